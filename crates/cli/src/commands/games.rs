//! `games`: what there is to play.

use std::io::{self, Write};

use tabuleiro_core::{LEVELS, msg};
use tabuleiro_session::{GameType, Player, level_about, write_player};

use crate::MESSAGES;
use crate::args::GamesArgs;
use crate::failure::Result;
use crate::theme::Theme;

pub(crate) fn run(args: &GamesArgs, manner: Theme) -> Result<()> {
    let mut out = io::stdout().lock();
    match &args.spec {
        Some(variant) => write!(out, "{}", (variant.kind().info.rules)(manner.language))?,
        None => {
            for kind in GameType::all() {
                list(&mut out, &kind, manner)?;
            }
        }
    }
    Ok(())
}

fn list(out: &mut impl Write, kind: &GameType, manner: Theme) -> io::Result<()> {
    let game = kind.info.id;
    writeln!(out, "{game}  {}: {}", kind.info.name, manner.say(&kind.info.about()))?;
    for option in kind.options {
        writeln!(out, "  {}: {}", option.name, manner.say(&option.about(game)))?;
        for (number, value) in option.values.iter().enumerate() {
            let mut about = option.value_about(game, value);
            if number == 0 {
                about = msg!("games-default", about = about);
            }
            writeln!(out, "    {}={value}  {}", option.name, manner.say(&about))?;
        }
    }
    writeln!(out, "  {}", manner.say(&msg!("games-computers")))?;
    for bot in &kind.bots {
        writeln!(out, "    bot:{}  {}", bot.name, manner.say(&bot.about()))?;
    }
    for level in (1..=LEVELS as u8).map(Some).chain([None]) {
        let written = write_player(&Player::Engine(level));
        writeln!(out, "    {written}  {}", manner.say(&level_about(level)))?;
    }
    Ok(())
}
