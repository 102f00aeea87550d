//! Games in the terminal, line by line, and the menu that starts them.

mod console;
mod game;
mod input;
mod menu;
mod obey;
mod pick;
mod preferences;
mod window;

use tabuleiro_core::msg;
use tabuleiro_session::{Autosave, Player, Settings, Table, USUAL_LEVEL, read_players};

use crate::args::PlayArgs;
use crate::loading::load_table;
use crate::manner::{Home, Manner};
use console::Console;
use game::{Game, Leaving};

/// Opens the menu.
pub(crate) fn menu(manner: Manner, home: Home) -> anyhow::Result<()> {
    menu::run(&mut Console::open(manner, home)?)
}

/// Plays the game that the command line describes.
pub(crate) fn from_command_line(args: PlayArgs, manner: Manner, home: Home) -> anyhow::Result<()> {
    // Line by line is the only way so far; asking for it is always right.
    let _ = args.plain;
    let mut console = Console::open(manner, home.at(&args.data))?;
    let (table, file) = match &args.load {
        Some(file) => {
            let file = console.home.existing(file);
            (load_table(&file, args.spec.as_deref())?, Some(file))
        }
        None => (new_table(&args, &console.home.settings)?, None),
    };
    let autosave = Autosave::new(&console.home.folders.data);
    let game = Game::new(table, file, autosave).with_effort(args.run, args.effort.effort());
    match game.play(&mut console)? {
        Leaving::ToMenu => menu::run(&mut console),
        Leaving::Program => Ok(()),
    }
}

fn new_table(args: &PlayArgs, settings: &Settings) -> anyhow::Result<Table> {
    let variant = args.spec.clone().ok_or_else(|| msg!("usage-game"))?;
    let kind = variant.kind();
    let seed = args.seed.unwrap_or_else(any_seed);
    let players = match &args.seats {
        Some(seats) => read_players(&kind, seats).map_err(|error| error.within("--seats"))?,
        None => {
            let level = settings.level.unwrap_or(USUAL_LEVEL);
            let mut players = vec![Player::Engine(Some(level)); variant.start(seed).players()];
            players[0] = Player::Human(settings.name.clone());
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
