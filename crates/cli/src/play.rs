//! Games in the terminal: on the full screen where there is one, else line by line.

mod answer;
mod commands;
mod console;
mod game;
mod input;
mod menu;
mod pick;
mod preferences;
mod window;

use std::io::{self, IsTerminal};

use tabuleiro_core::msg;
use tabuleiro_session::{LocalGame, Player, Settings, Table, USUAL_LEVEL, any_seed, read_players};
use tabuleiro_tui::{Config, InitialScreen};

use crate::MESSAGES;
use crate::args::PlayArgs;
use crate::failure::Result;
use crate::loading::load_table;
use crate::theme::{Home, Theme};
use console::Console;
use game::{Game, Leaving};

/// Opens the menu.
pub(crate) fn menu(is_plain: bool, manner: Theme, home: Home) -> Result<()> {
    if is_full_screen(is_plain) {
        return on_screen(InitialScreen::MainMenu, manner, home);
    }
    menu::run(&mut Console::open(manner, home)?)
}

/// Plays the game that the command line describes.
pub(crate) fn from_command_line(args: &PlayArgs, manner: Theme, home: Home) -> Result<()> {
    let home = home.at(&args.data);
    let mut game = match &args.load {
        Some(file) => {
            let file = home.existing(file);
            LocalGame::loaded(load_table(&file, args.spec.as_deref())?, file, &home.folders)
        }
        None => LocalGame::new(new_table(args, &home.settings)?, &home.folders),
    };
    (game.run, game.budget) = (args.run, args.effort.budget());
    if is_full_screen(args.plain) {
        return on_screen(InitialScreen::Game(Box::new(game)), manner, home);
    }
    let mut console = Console::open(manner, home)?;
    match Game::new(game).play(&mut console)? {
        Leaving::ToMenu => menu::run(&mut console),
        Leaving::Program => Ok(()),
    }
}

/// Whether there is a terminal that can be drawn on, and nobody wants lines.
fn is_full_screen(is_plain: bool) -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !is_plain && !is_dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

fn on_screen(initial: InitialScreen, manner: Theme, home: Home) -> Result<()> {
    let Home { settings, folders } = home;
    let colours = manner.paint.is_colored();
    let config = Config { settings, folders, language: manner.language, colours };
    Ok(tabuleiro_tui::run(initial, config)?)
}

fn new_table(args: &PlayArgs, settings: &Settings) -> Result<Table> {
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
