//! The menu of the line mode: the choice of a game, its options and its players.

use std::sync::Arc;

use tabuleiro_core::{LEVEL_COUNT, LocalizedError, Message, OptionSpec, ParseError, Seat, msg};
use tabuleiro_session::{
    DEFAULT_LEVEL, GameType, InterruptedGame, LocalGame, Player, Position, Table, Variant,
    interrupted_games, level_description, random_seed,
};

use super::commands::ask_saved_game;
use super::console::Console;
use super::line_game::{Exit, LineGame};
use super::settings;
use crate::MESSAGES;
use crate::error::Result;
use crate::record_input::load_table;

/// Runs the menu until the user quits.
pub(crate) fn run(console: &mut Console) -> Result<()> {
    let kinds = GameType::all();
    loop {
        console.print_line("\nTabuleiro")?;
        for (number, kind) in (1..).zip(&kinds) {
            let about = console.style.text(&kind.info.description());
            console.print_line(format!("{number}) {}: {about}", kind.info.name))?;
        }
        let interrupted = interrupted_games(&console.profile.folders.data).into_iter().next();
        if let Some(InterruptedGame { table, .. }) = &interrupted {
            let (game, moves) = (table.variant().spec(), table.moves().len());
            console.print_message(&msg!("menu-go-on", game = game, moves = moves))?;
            console.print_message(&msg!("menu-forget"))?;
        }
        for choice in [msg!("menu-load"), msg!("menu-settings"), msg!("menu-quit")] {
            console.print_message(&choice)?;
        }
        let Some(answer) = console.ask(&msg!("menu-which"))? else {
            return Ok(());
        };
        let game = match answer.to_lowercase().as_str() {
            "q" | "quit" | "exit" | "sair" | "0" => return Ok(()),
            "l" | "load" | "abrir" => load_game(console)?,
            "s" | "settings" => {
                settings::ask(console)?;
                None
            }
            "g" => interrupted.and_then(LocalGame::resume),
            "f" => {
                if let Some(interrupted) = interrupted {
                    interrupted.discard();
                }
                None
            }
            typed => match find(&kinds, typed) {
                Some(kind) => new_game(console, kind)?,
                None => {
                    console
                        .print_message(&ParseError::new(msg!("menu-expected"), answer).message())?;
                    None
                }
            },
        };
        let Some(game) = game else { continue };
        if let Exit::Quit = LineGame::new(game).play(console)? {
            return Ok(());
        }
    }
}

/// Finds a game by its number in the menu or the beginning of its id.
fn find<'a>(kinds: &'a [GameType], typed: &str) -> Option<&'a GameType> {
    match typed.parse::<usize>() {
        Ok(number) => kinds.get(number.checked_sub(1)?),
        Err(_) => kinds.iter().find(|kind| !typed.is_empty() && kind.info.id.starts_with(typed)),
    }
}

fn load_game(console: &mut Console) -> Result<Option<LocalGame>> {
    let Some(file) = ask_saved_game(console)? else {
        return Ok(None);
    };
    match load_table(&file, None) {
        Ok(table) => Ok(Some(LocalGame::loaded(table, file, &console.profile.folders))),
        Err(error) => {
            console.print_message(&error.message())?;
            Ok(None)
        }
    }
}

/// Asks for the options and the players; `None` at the end of the input.
fn new_game(console: &mut Console, kind: &GameType) -> Result<Option<LocalGame>> {
    let Some(variant) = ask_options(console, kind)? else {
        return Ok(None);
    };
    let seed = random_seed();
    let start = variant.start(seed);
    let mut players = Vec::new();
    for seat in Seat::all(start.players()) {
        match ask_player(console, kind, &*start, seat)? {
            Some(player) => players.push(player),
            None => return Ok(None),
        }
    }
    let table = Table::new(variant, players, seed)?;
    Ok(Some(LocalGame::new(table, &console.profile.folders)))
}

fn ask_options(console: &mut Console, kind: &GameType) -> Result<Option<Arc<dyn Variant>>> {
    loop {
        let mut chosen = Vec::new();
        for option in kind.options {
            match ask_option(console, kind, option)? {
                Some(value) => chosen.push(format!("{}={value}", option.name)),
                None => return Ok(None),
            }
        }
        match kind.with_options(&chosen.join(",")) {
            Ok(variant) => return Ok(Some(variant)),
            // Values that do not go together: ask for all of them again.
            Err(error) => console.print_message(&error.message())?,
        }
    }
}

fn ask_option(
    console: &mut Console,
    kind: &GameType,
    option: &OptionSpec,
) -> Result<Option<&'static str>> {
    let game = kind.info.id;
    console.print_line(format!(
        "\n{}: {}",
        option.name,
        console.style.text(&option.description(game))
    ))?;
    let row = |&value: &&'static str| Row::new(value, option.value_description(game, value));
    let rows: Vec<Row> = option.values.iter().map(row).collect();
    let chosen = choose_row(console, &option.name.into(), &rows, 0)?;
    Ok(chosen.map(|number| option.values[number]))
}

fn ask_player(
    console: &mut Console,
    kind: &GameType,
    start: &dyn Position,
    seat: Seat,
) -> Result<Option<Player>> {
    console.print_line("")?;
    console.print_message(&msg!(
        "menu-seat",
        seat = seat.number(),
        pieces = start.seat_name(seat)
    ))?;
    // The engines, the weakest first.
    let engines: Vec<Option<u8>> = (1..=LEVEL_COUNT as u8).map(Some).chain([None]).collect();
    let person = console.style.text(&msg!("menu-person"));
    let mut rows = vec![Row::new(&person, msg!("menu-person-about"))];
    let written = |level: &Option<u8>| Player::Engine(*level).to_string();
    rows.extend(engines.iter().map(|level| Row::new(&written(level), level_description(*level))));
    rows.extend(kind.bots.iter().map(|bot| Row::new(bot.name, bot.description())));
    // The defaults are a game of a person against an engine.
    let settings = &console.profile.settings;
    let level = settings.level.unwrap_or(DEFAULT_LEVEL);
    let own_name = settings.name.clone().filter(|_| seat == Seat::FIRST);
    let usual = if seat == Seat::FIRST { 0 } else { usize::from(level) };
    Ok(match choose_row(console, &msg!("menu-who"), &rows, usual)? {
        None => None,
        Some(0) => {
            let question = match &own_name {
                Some(name) => {
                    msg!("menu-question", question = msg!("menu-name-of"), usual = name.clone())
                }
                None => msg!("menu-name"),
            };
            let name = console.ask(&question)?.filter(|name| !name.is_empty());
            Some(Player::Human(name.or(own_name)))
        }
        Some(number) => Some(match engines.get(number - 1) {
            Some(&level) => Player::Engine(level),
            None => Player::bot(kind.bots[number - 1 - engines.len()].name),
        }),
    })
}

/// An entry of a list to choose from.
pub(super) struct Row {
    name: String,
    about: Message,
}

impl Row {
    pub(super) fn new(name: &str, about: Message) -> Row {
        Row { name: name.to_owned(), about }
    }
}

/// Asks for a row by its number or name; an empty answer chooses the default.
pub(super) fn choose_row(
    console: &mut Console,
    question: &Message,
    rows: &[Row],
    usual: usize,
) -> Result<Option<usize>> {
    for (number, Row { name, about }) in (1..).zip(rows) {
        console.print_line(format!("{number}) {name}: {}", console.style.text(about)))?;
    }
    let usual_name = rows[usual].name.clone();
    let question = msg!("menu-question", question = question.clone(), usual = usual_name);
    loop {
        let Some(answer) = console.ask(&question)? else {
            return Ok(None);
        };
        if answer.is_empty() {
            return Ok(Some(usual));
        }
        // Names come first: the names of some values are numbers.
        let named = rows.iter().position(|row| row.name.eq_ignore_ascii_case(&answer));
        let numbered = || answer.parse::<usize>().ok()?.checked_sub(1).filter(|n| *n < rows.len());
        match named.or_else(numbered) {
            Some(row) => return Ok(Some(row)),
            None => {
                let names = Message::list(rows.iter().map(|row| row.name.clone()));
                let error = ParseError::new(msg!("menu-expected-row", names = names), answer);
                console.print_message(&error.message())?;
            }
        }
    }
}
