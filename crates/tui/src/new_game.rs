//! A new game, step by step: every option, then who sits on every seat.

use std::sync::Arc;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::{LEVELS, LocalizedError, Message, OptionSpec, Seat, msg};
use tabuleiro_session::{
    DEFAULT_LEVEL, GameType, LocalGame, Player, PositionRef, Table, Variant, level_description,
    random_seed,
};

use crate::context::Context;
use crate::form::{Below, draw_menu};
use crate::input::Input;
use crate::menu::{Chosen, Menu, Row};
use crate::screen::{Go, Screen};
use crate::{MESSAGES, frame};

/// A game that is being put together.
#[derive(Debug)]
pub(crate) struct NewGame {
    kind: GameType,
    seed: u64,
    /// The numbers of the values that are chosen so far.
    options: Vec<usize>,
    /// The game once all options are chosen.
    chosen: Option<(Arc<dyn Variant>, PositionRef)>,
    players: Vec<Player>,
    menu: Menu,
    /// The name of the person for the next seat.
    naming: Option<Input>,
    /// Why the options have to be chosen again.
    problem: Option<Message>,
}

impl NewGame {
    pub(crate) fn new(kind: GameType, context: &Context) -> NewGame {
        let mut new_game = NewGame {
            kind,
            seed: random_seed(),
            options: Vec::new(),
            chosen: None,
            players: Vec::new(),
            menu: Menu::new("", Vec::new()),
            naming: None,
            problem: None,
        };
        new_game.ask(context);
        new_game
    }

    /// Asks for what is not chosen yet; the game, where nothing is left to ask.
    fn ask(&mut self, context: &Context) -> Option<Table> {
        if let Some(option) = self.kind.options.get(self.options.len()) {
            self.menu = self.option_menu(option, context);
            return None;
        }
        let (variant, start) = match self.chosen.clone().map_or_else(|| self.choose(), Ok) {
            Ok(chosen) => chosen,
            Err(problem) => {
                // Values that do not go together: all of them are asked for again.
                self.problem = Some(problem);
                self.options.clear();
                return self.ask(context);
            }
        };
        self.problem = None;
        self.chosen = Some((Arc::clone(&variant), Arc::clone(&start)));
        if self.players.len() < start.players() {
            self.menu = self.seat_menu(Seat::new(self.players.len()), &start, context);
            return None;
        }
        Table::new(variant, self.players.clone(), self.seed).ok()
    }

    fn choose(&self) -> Result<(Arc<dyn Variant>, PositionRef), Message> {
        let written = self.kind.options.iter().zip(&self.options);
        let written =
            written.map(|(option, &value)| format!("{}={}", option.name, option.values[value]));
        let written: Vec<String> = written.collect();
        let variant =
            self.kind.with_options(&written.join(",")).map_err(|error| error.message())?;
        let start = variant.start(self.seed);
        Ok((variant, start))
    }

    fn option_menu(&self, option: &OptionSpec, context: &Context) -> Menu {
        let game = self.kind.info.id;
        let row =
            |&value: &&'static str| Row::new(value, context.say(&option.value_about(game, value)));
        let title = format!("{}: {}", option.name, context.say(&option.about(game)));
        Menu::new(title, option.values.iter().map(row).collect())
    }

    fn seat_menu(&self, seat: Seat, start: &PositionRef, context: &Context) -> Menu {
        let pieces = start.seat_name(seat);
        let title = context.say(&msg!("menu-seat", seat = seat.number(), pieces = pieces));
        let person = context.say(&msg!("menu-person"));
        let mut rows = vec![Row::new(person, context.say(&msg!("menu-person-about")))];
        rows.extend(engines().map(|level| {
            let name = Player::Engine(level).to_string();
            Row::new(name, context.say(&level_description(level)))
        }));
        rows.extend(
            self.kind.bots.iter().map(|bot| Row::new(bot.name, context.say(&bot.description()))),
        );
        // Enter all the way is a game against a computer at the usual level.
        let level = context.settings.level.unwrap_or(DEFAULT_LEVEL);
        Menu::new(title, rows).on(if seat == Seat::FIRST { 0 } else { level.into() })
    }

    fn take(&mut self, chosen: Chosen, context: &Context) -> Go {
        match chosen {
            Chosen::Nothing => Go::Stay,
            Chosen::Back => self.back(context),
            Chosen::Row(row) if self.chosen.is_none() => {
                self.options.push(row);
                self.ask(context);
                Go::Stay
            }
            Chosen::Row(0) => {
                let nobody_yet = !self.players.iter().any(Player::is_human);
                let name = context.settings.name.clone().filter(|_| nobody_yet);
                self.naming = Some(Input::new(name.unwrap_or_default()));
                Go::Stay
            }
            Chosen::Row(row) => {
                let player = match engines().nth(row - 1) {
                    Some(level) => Player::Engine(level),
                    None => Player::bot(self.kind.bots[row - 1 - engines().count()].name),
                };
                self.seat(player, context)
            }
        }
    }

    /// Goes one question back.
    fn back(&mut self, context: &Context) -> Go {
        if self.players.pop().is_none() {
            self.chosen = None;
            if self.options.pop().is_none() {
                return Go::Back;
            }
        }
        self.ask(context);
        Go::Stay
    }

    fn seat(&mut self, player: Player, context: &Context) -> Go {
        self.players.push(player);
        match self.ask(context) {
            Some(table) => context.play(LocalGame::new(table, &context.folders)),
            None => Go::Stay,
        }
    }
}

impl Screen for NewGame {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        let below = match (&self.problem, &self.naming) {
            (Some(problem), _) => Below::Problem(problem),
            (None, Some(input)) => Below::Typing(msg!("screen-name"), input),
            (None, None) => Below::Nothing,
        };
        draw_menu(frame, context, self.kind.info.name, &self.menu, &below);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Go {
        let Some(mut name) = self.naming.take() else {
            let chosen = self.menu.key(key);
            return self.take(chosen, context);
        };
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => {
                let name = name.text().trim().to_owned();
                return self.seat(Player::Human((!name.is_empty()).then_some(name)), context);
            }
            _ => {
                name.key(key);
                self.naming = Some(name);
            }
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Go {
        if self.naming.is_some() {
            return Go::Stay;
        }
        let chosen = self.menu.mouse(mouse, frame::page(area));
        self.take(chosen, context)
    }

    fn paste(&mut self, text: &str) {
        if let Some(name) = &mut self.naming {
            name.insert(text);
        }
    }
}

/// The computers that think, the weakest first.
fn engines() -> impl Iterator<Item = Option<u8>> {
    (1..=LEVELS as u8).map(Some).chain([None])
}
