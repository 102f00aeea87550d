//! `games`: what there is to play.

use std::io::{self, Write};

use tabuleiro_core::{LEVELS, msg};
use tabuleiro_session::{GameType, Player, level_description};

use crate::MESSAGES;
use crate::args::GamesArgs;
use crate::error::Result;
use crate::profile::OutputStyle;

pub(crate) fn run(args: &GamesArgs, style: OutputStyle) -> Result<()> {
    let mut out = io::stdout().lock();
    match &args.spec {
        Some(variant) => write!(out, "{}", (variant.game_type().info.rules)(style.language))?,
        None => {
            for kind in GameType::all() {
                list(&mut out, &kind, style)?;
            }
        }
    }
    Ok(())
}

fn list(out: &mut impl Write, kind: &GameType, style: OutputStyle) -> io::Result<()> {
    let game = kind.info.id;
    writeln!(out, "{game}  {}: {}", kind.info.name, style.text(&kind.info.description()))?;
    for option in kind.options {
        writeln!(out, "  {}: {}", option.name, style.text(&option.description(game)))?;
        for (number, value) in option.values.iter().enumerate() {
            let mut about = option.value_description(game, value);
            if number == 0 {
                about = msg!("games-default", about = about);
            }
            writeln!(out, "    {}={value}  {}", option.name, style.text(&about))?;
        }
    }
    writeln!(out, "  {}", style.text(&msg!("games-computers")))?;
    for bot in &kind.bots {
        writeln!(out, "    bot:{}  {}", bot.name, style.text(&bot.description()))?;
    }
    for level in (1..=LEVELS as u8).map(Some).chain([None]) {
        let written = Player::Engine(level).to_string();
        writeln!(out, "    {written}  {}", style.text(&level_description(level)))?;
    }
    Ok(())
}
