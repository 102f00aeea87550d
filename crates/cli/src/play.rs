//! Games in the terminal, line by line, and the menu that starts them.

mod console;
mod game;
mod input;
mod menu;
mod obey;
mod pick;
mod window;

use tabuleiro_core::msg;
use tabuleiro_session::{Player, Table, USUAL_LEVEL, read_players};

use crate::args::PlayArgs;
use crate::loading::load_table;
use crate::manner::Manner;
use console::Console;
use game::{Game, Leaving};

/// Opens the menu.
pub(crate) fn menu(manner: Manner) -> anyhow::Result<()> {
    menu::run(&mut Console::open(manner)?)
}

/// Plays the game that the command line describes.
pub(crate) fn from_command_line(args: PlayArgs, manner: Manner) -> anyhow::Result<()> {
    // Line by line is the only way so far; asking for it is always right.
    let _ = args.plain;
    let mut console = Console::open(manner)?;
    let (table, file) = match args.load {
        Some(file) => (load_table(&file, args.spec.as_deref())?, Some(file)),
        None => (new_table(&args)?, None),
    };
    match Game::new(table, file, args.run, args.effort.effort()).play(&mut console)? {
        Leaving::ToMenu => menu::run(&mut console),
        Leaving::Program => Ok(()),
    }
}

fn new_table(args: &PlayArgs) -> anyhow::Result<Table> {
    let variant = args.spec.clone().ok_or_else(|| msg!("usage-game"))?;
    let kind = variant.kind();
    let seed = args.seed.unwrap_or_else(any_seed);
    let players = match &args.seats {
        Some(seats) => read_players(&kind, seats).map_err(|error| error.within("--seats"))?,
        None => {
            let mut players =
                vec![Player::Engine(Some(USUAL_LEVEL)); variant.start(seed).players()];
            players[0] = Player::human();
            players
        }
    };
    let mut table = Table::new(variant, players, seed)?;
    if let Some(position) = &args.position {
        table.set_up(position)?;
    }
    Ok(table)
}

/// A seed that nobody knows beforehand, short enough to be typed again.
fn any_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
