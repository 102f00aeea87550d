//! The menu: which game, with which options, and who plays.

use std::sync::Arc;

use tabuleiro_core::{OptionSpec, Seat};
use tabuleiro_session::{Effort, Kind, LEVEL_WORDS, Player, Position, Table, USUAL_LEVEL, Variant};

use super::any_seed;
use super::console::Console;
use super::game::{Game, Leaving};
use super::obey::ask_file;
use crate::loading::load_table;

/// Offers games until somebody leaves.
pub(crate) fn run(console: &mut Console) -> anyhow::Result<()> {
    let kinds = Kind::all();
    loop {
        console.say("\nTabuleiro")?;
        for (number, kind) in (1..).zip(&kinds) {
            console.say(format!("{number}) {}: {}", kind.info.name, kind.info.about))?;
        }
        console.say("l) load a saved game\nq) quit")?;
        let Some(answer) = console.ask("which?")? else {
            return Ok(());
        };
        let game = match answer.to_lowercase().as_str() {
            "q" | "quit" | "exit" | "0" => return Ok(()),
            "l" | "load" => load_game(console)?,
            typed => match find(&kinds, typed) {
                Some(kind) => new_game(console, kind)?,
                None => {
                    console.say(format!("expected a number, a name, l or q, got {answer:?}"))?;
                    None
                }
            },
        };
        let Some(game) = game else { continue };
        if let Leaving::Program = game.play(console)? {
            return Ok(());
        }
    }
}

/// A game by its number in the menu or the beginning of its name.
fn find<'a>(kinds: &'a [Kind], typed: &str) -> Option<&'a Kind> {
    match typed.parse::<usize>() {
        Ok(number) => kinds.get(number.checked_sub(1)?),
        Err(_) => kinds.iter().find(|kind| !typed.is_empty() && kind.info.id.starts_with(typed)),
    }
}

fn load_game(console: &mut Console) -> anyhow::Result<Option<Game>> {
    let Some(file) = ask_file(console)? else {
        return Ok(None);
    };
    match load_table(&file, None) {
        Ok(table) => Ok(Some(Game::new(table, Some(file), false, Effort::default()))),
        Err(error) => {
            console.say(error.to_string())?;
            Ok(None)
        }
    }
}

/// Asks for the options and for every seat; `None` when there is nobody to answer.
fn new_game(console: &mut Console, kind: &Kind) -> anyhow::Result<Option<Game>> {
    let Some(variant) = ask_options(console, kind)? else {
        return Ok(None);
    };
    let seed = any_seed();
    let start = variant.start(seed);
    let mut players = Vec::new();
    for seat in Seat::all(start.players()) {
        match ask_player(console, kind, &*start, seat)? {
            Some(player) => players.push(player),
            None => return Ok(None),
        }
    }
    Ok(Some(Game::new(Table::new(variant, players, seed)?, None, false, Effort::default())))
}

fn ask_options(console: &mut Console, kind: &Kind) -> anyhow::Result<Option<Arc<dyn Variant>>> {
    loop {
        let mut chosen = Vec::new();
        for option in kind.options {
            match ask_option(console, option)? {
                Some(value) => chosen.push(format!("{}={value}", option.name)),
                None => return Ok(None),
            }
        }
        match kind.with_options(&chosen.join(",")) {
            Ok(variant) => return Ok(Some(variant)),
            // Values that do not go together: ask for all of them again.
            Err(error) => console.say(error.to_string())?,
        }
    }
}

fn ask_option(console: &mut Console, option: &OptionSpec) -> anyhow::Result<Option<&'static str>> {
    console.say(format!("\n{}: {}", option.name, option.about))?;
    let rows = option.values.iter().map(|value| (value.name, value.about));
    let chosen = ask_row(console, option.name, &rows.collect::<Vec<_>>(), 0)?;
    Ok(chosen.map(|number| option.values[number].name))
}

fn ask_player(
    console: &mut Console,
    kind: &Kind,
    start: &dyn Position,
    seat: Seat,
) -> anyhow::Result<Option<Player>> {
    console.say(format!("\nseat {seat}, {}", start.seat_name(seat)))?;
    let engines = engines();
    let mut rows = vec![("person", "somebody at this keyboard")];
    rows.extend(engines.iter().map(|(name, about, _)| (name.as_str(), *about)));
    rows.extend(kind.bots.iter().map(|bot| (bot.name, bot.about)));
    // Enter all the way is a game against a computer that does not overlook much.
    let usual = if seat == Seat::FIRST { 0 } else { usize::from(USUAL_LEVEL) };
    Ok(match ask_row(console, "who?", &rows, usual)? {
        None => None,
        Some(0) => {
            let name = console.ask("name? (Enter for none)")?;
            Some(Player::Human(name.filter(|name| !name.is_empty())))
        }
        Some(number) => Some(match engines.get(number - 1) {
            Some((_, _, level)) => Player::Engine(*level),
            None => Player::bot(kind.bots[number - 1 - engines.len()].name),
        }),
    })
}

/// The computers that think, the weakest first: what they are called, how they play, their level.
fn engines() -> Vec<(String, &'static str, Option<u8>)> {
    let levels = (1..).zip(LEVEL_WORDS);
    let levels = levels.map(|(level, about)| (format!("engine:{level}"), about, Some(level)));
    let full = ("engine".to_owned(), "as well as it can in the time it is given", None);
    levels.chain([full]).collect()
}

/// Asks for one of the rows by its number or name; Enter alone takes the usual one.
fn ask_row(
    console: &mut Console,
    question: &str,
    rows: &[(&str, &str)],
    usual: usize,
) -> anyhow::Result<Option<usize>> {
    for (number, (name, about)) in (1..).zip(rows) {
        console.say(format!("{number}) {name}: {about}"))?;
    }
    let question = format!("{question} (Enter for {})", rows[usual].0);
    loop {
        let Some(answer) = console.ask(&question)? else {
            return Ok(None);
        };
        if answer.is_empty() {
            return Ok(Some(usual));
        }
        // A name is looked for first: the names of some values are numbers.
        let named = rows.iter().position(|(name, _)| name.eq_ignore_ascii_case(&answer));
        let numbered = || answer.parse::<usize>().ok()?.checked_sub(1).filter(|n| *n < rows.len());
        match named.or_else(numbered) {
            Some(row) => return Ok(Some(row)),
            None => {
                let names: Vec<&str> = rows.iter().map(|(name, _)| *name).collect();
                console
                    .say(format!("expected {} or a number, got {answer:?}", names.join(", ")))?;
            }
        }
    }
}
