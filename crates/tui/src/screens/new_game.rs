//! The set-up of a new game: its options, then the player of each seat.

use std::sync::Arc;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::{LEVEL_COUNT, LocalizedError, Message, OptionSpec, Seat, msg};
use tabuleiro_session::{
    DEFAULT_LEVEL, GameType, LocalGame, Player, PositionRef, Table, Variant, level_description,
    random_seed,
};

use crate::MESSAGES;
use crate::context::Context;
use crate::screen::{Navigation, Screen};
use crate::text::capitalize;
use crate::widgets::bars;
use crate::widgets::menu::{Menu, MenuAction, MenuItem};
use crate::widgets::menu_page::{MenuFooter, draw_menu_page};
use crate::widgets::text_input::TextInput;

/// The set-up of a new game: a menu for each option and each seat.
#[derive(Debug)]
pub(crate) struct NewGameScreen {
    game: GameType,
    seed: u64,
    /// The index of the chosen value for each option answered so far.
    chosen_values: Vec<usize>,
    /// The variant and its start position, once all options are chosen.
    variant: Option<(Arc<dyn Variant>, PositionRef)>,
    players: Vec<Player>,
    menu: Menu,
    /// The name of the person on the next seat, while it is typed.
    name_input: Option<TextInput>,
    /// The reason why the options have to be chosen again.
    error: Option<Message>,
}

impl NewGameScreen {
    pub(crate) fn new(game: GameType, context: &Context) -> NewGameScreen {
        let mut screen = NewGameScreen {
            game,
            seed: random_seed(),
            chosen_values: Vec::new(),
            variant: None,
            players: Vec::new(),
            menu: Menu::new("", Vec::new()),
            name_input: None,
            error: None,
        };
        screen.next_step(context);
        screen
    }

    /// Shows the menu of the next option or seat. Returns the table when all are chosen.
    fn next_step(&mut self, context: &Context) -> Option<Table> {
        if let Some(option) = self.game.options.get(self.chosen_values.len()) {
            self.menu = self.option_menu(option, context);
            return None;
        }
        let (variant, start) = match self.variant.clone().map_or_else(|| self.build_variant(), Ok) {
            Ok(variant) => variant,
            Err(error) => {
                // The values are valid one by one but not together.
                self.error = Some(error);
                self.chosen_values.clear();
                return self.next_step(context);
            }
        };
        self.error = None;
        self.variant = Some((Arc::clone(&variant), Arc::clone(&start)));
        if self.players.len() < start.players() {
            self.menu = self.seat_menu(Seat::new(self.players.len()), &start, context);
            return None;
        }
        Table::new(variant, self.players.clone(), self.seed).ok()
    }

    fn build_variant(&self) -> Result<(Arc<dyn Variant>, PositionRef), Message> {
        let options = self.game.options.iter().zip(&self.chosen_values);
        let options =
            options.map(|(option, &value)| format!("{}={}", option.name, option.values[value]));
        let options: Vec<String> = options.collect();
        let variant =
            self.game.with_options(&options.join(",")).map_err(|error| error.message())?;
        let start = variant.start(self.seed);
        Ok((variant, start))
    }

    fn option_menu(&self, option: &OptionSpec, context: &Context) -> Menu {
        let game = self.game.info.id;
        let item = |&value: &&'static str| {
            MenuItem::new(value, context.text(&option.value_description(game, value)))
        };
        let title = format!("{}: {}", option.name, context.text(&option.description(game)));
        let title = capitalize(&title);
        Menu::new(title, option.values.iter().map(item).collect())
    }

    fn seat_menu(&self, seat: Seat, start: &PositionRef, context: &Context) -> Menu {
        let pieces = start.seat_name(seat);
        let title = context.text(&msg!("menu-seat", seat = seat.number(), pieces = pieces));
        let person = context.text(&msg!("menu-person"));
        let mut items = vec![MenuItem::new(person, context.text(&msg!("menu-person-about")))];
        items.extend(engine_levels().map(|level| {
            let name = Player::Engine(level).name().map(|name| context.text(&name));
            MenuItem::new(name.unwrap_or_default(), context.text(&level_description(level)))
        }));
        let bots = self.game.bots.iter();
        items.extend(bots.map(|bot| MenuItem::new(bot.name, context.text(&bot.description()))));
        // The preselected players are a person against engines of the configured level.
        let level = context.settings.level.unwrap_or(DEFAULT_LEVEL);
        Menu::new(title, items).with_selected(if seat == Seat::FIRST { 0 } else { level.into() })
    }

    fn apply(&mut self, action: MenuAction, context: &Context) -> Navigation {
        match action {
            MenuAction::None => Navigation::Stay,
            MenuAction::Close => self.previous_step(context),
            MenuAction::Choose(value) if self.variant.is_none() => {
                self.chosen_values.push(value);
                self.next_step(context);
                Navigation::Stay
            }
            MenuAction::Choose(0) => {
                // The configured name is that of the first person.
                let is_first_person = !self.players.iter().any(Player::is_human);
                let name = context.settings.name.clone().filter(|_| is_first_person);
                self.name_input = Some(TextInput::new(name.unwrap_or_default()));
                Navigation::Stay
            }
            MenuAction::Choose(index) => {
                let player = match engine_levels().nth(index - 1) {
                    Some(level) => Player::Engine(level),
                    None => Player::bot(self.game.bots[index - 1 - engine_levels().count()].name),
                };
                self.add_player(player, context)
            }
        }
    }

    fn previous_step(&mut self, context: &Context) -> Navigation {
        if self.players.pop().is_none() {
            self.variant = None;
            if self.chosen_values.pop().is_none() {
                return Navigation::Back;
            }
        }
        self.next_step(context);
        Navigation::Stay
    }

    fn add_player(&mut self, player: Player, context: &Context) -> Navigation {
        self.players.push(player);
        match self.next_step(context) {
            Some(table) => context.play(LocalGame::new(table, &context.folders)),
            None => Navigation::Stay,
        }
    }
}

impl Screen for NewGameScreen {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        let footer = match (&self.error, &self.name_input) {
            (Some(error), _) => MenuFooter::Error(error),
            (None, Some(input)) => MenuFooter::Input(msg!("screen-name"), input),
            (None, None) => MenuFooter::Empty,
        };
        draw_menu_page(frame, context, self.game.info.name, &self.menu, &footer);
    }

    fn handle_key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Navigation {
        let Some(mut name) = self.name_input.take() else {
            let action = self.menu.handle_key(key);
            return self.apply(action, context);
        };
        match key.code {
            KeyCode::Esc => {}
            KeyCode::Enter => {
                let name = name.text().trim().to_owned();
                return self.add_player(Player::Human((!name.is_empty()).then_some(name)), context);
            }
            _ => {
                name.handle_key(key);
                self.name_input = Some(name);
            }
        }
        Navigation::Stay
    }

    fn handle_mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Navigation {
        if self.name_input.is_some() {
            return Navigation::Stay;
        }
        let action = self.menu.handle_mouse(mouse, bars::content(area));
        self.apply(action, context)
    }

    fn handle_paste(&mut self, text: &str) {
        if let Some(name) = &mut self.name_input {
            name.insert(text);
        }
    }
}

/// Returns the levels of the engine, the weakest first; `None` is the engine without a level.
fn engine_levels() -> impl Iterator<Item = Option<u8>> {
    (1..=LEVEL_COUNT as u8).map(Some).chain([None])
}
