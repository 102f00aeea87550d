//! Games in the terminal: full-screen on a terminal, otherwise line by line.

mod answer;
mod commands;
mod console;
mod input;
mod line_game;
mod menu;
mod move_picker;
mod settings;
mod viewport;

use std::io::{self, IsTerminal};

use tabuleiro_session::{
    DEFAULT_LEVEL, LocalGame, Player, Settings, Table, parse_players, random_seed,
};
use tabuleiro_tui::{Config, InitialScreen};

use crate::args::PlayArgs;
use crate::error::Result;
use crate::profile::{OutputStyle, Profile};
use crate::record_input::{is_stdin, load_table};
use console::Console;
use line_game::{Exit, LineGame};

/// Opens the menu.
pub(crate) fn menu(is_plain: bool, style: OutputStyle, profile: Profile) -> Result<()> {
    if uses_full_screen(is_plain) {
        return run_full_screen(InitialScreen::MainMenu, style, profile);
    }
    menu::run(&mut Console::open(style, profile)?)
}

/// Plays the game given on the command line.
pub(crate) fn from_command_line(
    args: &PlayArgs,
    style: OutputStyle,
    profile: Profile,
) -> Result<()> {
    let profile = profile.with_data_folder(&args.data);
    let mut game = match &args.load {
        Some(file) if is_stdin(file) => {
            LocalGame::new(load_table(file, args.spec.as_deref())?, &profile.folders)
        }
        Some(file) => {
            let file = profile.record_path(file);
            LocalGame::loaded(load_table(&file, args.spec.as_deref())?, file, &profile.folders)
        }
        None => LocalGame::new(new_table(args, &profile.settings)?, &profile.folders),
    };
    (game.autoplay, game.budget) = (args.run, args.limits.budget());
    if uses_full_screen(args.plain) {
        return run_full_screen(InitialScreen::Game(Box::new(game)), style, profile);
    }
    let mut console = Console::open(style, profile)?;
    let line_game = LineGame { ends_with_game: args.run, ..LineGame::new(game) };
    match line_game.play(&mut console)? {
        Exit::ToMenu => menu::run(&mut console),
        Exit::Quit => Ok(()),
    }
}

/// Returns true if the full-screen interface can run and is wanted.
fn uses_full_screen(is_plain: bool) -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !is_plain && !is_dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

fn run_full_screen(initial: InitialScreen, style: OutputStyle, profile: Profile) -> Result<()> {
    let Profile { settings, folders } = profile;
    let colours = style.painter.is_colored();
    let config = Config { settings, folders, language: style.language, colours };
    Ok(tabuleiro_tui::run(initial, config)?)
}

fn new_table(args: &PlayArgs, settings: &Settings) -> Result<Table> {
    let variant = args.spec.clone().expect("clap requires a game where none is loaded");
    let game_type = variant.game_type();
    let seed = args.seed.unwrap_or_else(random_seed);
    let players = match &args.seats {
        Some(seats) => parse_players(&game_type, seats).map_err(|error| error.within("--seats"))?,
        None => {
            let level = settings.level.unwrap_or(DEFAULT_LEVEL);
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
