//! `games`: the games with their options and computer players, and their rules.

use std::io::{self, Write};

use serde_json::{Value, json};
use tabuleiro_core::{LEVEL_COUNT, Message, msg};
use tabuleiro_session::{GameType, Player, level_description};

use crate::MESSAGES;
use crate::args::GamesArgs;
use crate::error::Result;
use crate::profile::OutputStyle;

pub(crate) fn run(args: &GamesArgs, style: OutputStyle) -> Result<()> {
    let mut out = io::stdout().lock();
    match &args.spec {
        Some(variant) if args.json => {
            let game_type = variant.game_type();
            let mut game = game_json(&game_type, style);
            game["rules"] = (game_type.info.rules)(style.language).into();
            writeln!(out, "{}", json!({ "games": [game] }))?;
        }
        Some(variant) => write!(out, "{}", (variant.game_type().info.rules)(style.language))?,
        None if args.json => {
            let games: Vec<Value> =
                GameType::all().iter().map(|game_type| game_json(game_type, style)).collect();
            writeln!(out, "{}", json!({ "games": games }))?;
        }
        None => {
            for game_type in GameType::all() {
                list(&mut out, &game_type, style)?;
            }
        }
    }
    Ok(())
}

/// Returns the computer players of a game, the weakest first, with their descriptions.
fn computer_players(game_type: &GameType) -> Vec<(Player, Message)> {
    let bots = game_type.bots.iter().map(|bot| (Player::bot(bot.name), bot.description()));
    let levels = (1..=LEVEL_COUNT as u8).map(Some).chain([None]);
    let engines = levels.map(|level| (Player::Engine(level), level_description(level)));
    bots.chain(engines).collect()
}

fn game_json(game_type: &GameType, style: OutputStyle) -> Value {
    let game = game_type.info.id;
    let options = game_type.options.iter().map(|option| {
        let values = option.values.iter().map(
            |value| json!({ "value": value, "about": style.text(&option.value_description(game, value)) }),
        );
        json!({
            "name": option.name,
            "about": style.text(&option.description(game)),
            "default": option.values[0],
            "values": values.collect::<Vec<_>>(),
        })
    });
    let players = computer_players(game_type).into_iter().map(
        |(player, about)| json!({ "player": player.to_string(), "about": style.text(&about) }),
    );
    json!({
        "id": game,
        "name": game_type.info.name,
        "about": style.text(&game_type.info.description()),
        "options": options.collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
    })
}

fn list(out: &mut impl Write, game_type: &GameType, style: OutputStyle) -> io::Result<()> {
    let game = game_type.info.id;
    writeln!(
        out,
        "{game}  {}: {}",
        game_type.info.name,
        style.text(&game_type.info.description())
    )?;
    for option in game_type.options {
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
    for (player, about) in computer_players(game_type) {
        writeln!(out, "    {player}  {}", style.text(&about))?;
    }
    Ok(())
}
