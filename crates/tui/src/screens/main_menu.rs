//! The main menu.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::{Message, Seat, msg};
use tabuleiro_session::{GameType, InterruptedGame, LocalGame, Table, interrupted_games};

use crate::MESSAGES;
use crate::context::Context;
use crate::screen::{Navigation, Screen};
use crate::screens::load_game::LoadGameScreen;
use crate::screens::new_game::NewGameScreen;
use crate::screens::rules::RulesScreen;
use crate::screens::settings::SettingsScreen;
use crate::widgets::bars;
use crate::widgets::menu::{Menu, MenuAction, MenuItem};
use crate::widgets::menu_page::{MenuFooter, draw_menu_page};

/// The main menu: interrupted games, new games, saved games, rules and settings.
#[derive(Debug)]
pub(crate) struct MainMenuScreen {
    menu: Menu,
    /// The entry behind each item of the menu.
    entries: Vec<Entry>,
    interrupted: Vec<InterruptedGame>,
}

#[derive(Clone, Debug)]
enum Entry {
    /// Continue the interrupted game with this index.
    Continue(usize),
    NewGame(GameType),
    LoadGame,
    Rules,
    Settings,
    Quit,
}

impl MainMenuScreen {
    pub(crate) fn new(context: &Context) -> MainMenuScreen {
        let text = |message: Message| context.text(&message);
        let interrupted = interrupted_games(&context.folders.data);
        let mut entries = Vec::new();
        let mut items = Vec::new();
        for (index, game) in interrupted.iter().enumerate() {
            let label = msg!("screen-go-on", game = game.table.variant().game_type().info.name);
            entries.push(Entry::Continue(index));
            items.push(MenuItem::new(text(label), text(table_summary(&game.table))));
        }
        for game in GameType::all() {
            items.push(MenuItem::new(game.info.name, text(game.info.description())));
            entries.push(Entry::NewGame(game));
        }
        entries.extend([Entry::LoadGame, Entry::Rules, Entry::Settings, Entry::Quit]);
        items.extend([
            MenuItem::new(text(msg!("screen-load")), text(msg!("screen-load-about"))),
            MenuItem::new(text(msg!("screen-rules")), text(msg!("screen-rules-about"))),
            MenuItem::new(text(msg!("screen-settings")), text(msg!("screen-settings-about"))),
            MenuItem::new(text(msg!("screen-quit")), String::new()),
        ]);
        let menu = Menu::new(text(msg!("screen-what")), items);
        MainMenuScreen { menu, entries, interrupted }
    }

    fn apply(&mut self, action: MenuAction, context: &Context) -> Navigation {
        let MenuAction::Choose(index) = action else { return Navigation::Stay };
        match &self.entries[index] {
            &Entry::Continue(index) => {
                match LocalGame::resume(self.interrupted.remove(index)) {
                    Some(game) => context.play(game),
                    // Another program has resumed the game in the meantime.
                    None => Navigation::MainMenu,
                }
            }
            Entry::NewGame(game) => Navigation::open(NewGameScreen::new(game.clone(), context)),
            Entry::LoadGame => Navigation::open(LoadGameScreen::new(context)),
            Entry::Rules => Navigation::open(RulesScreen::new(context)),
            Entry::Settings => Navigation::open(SettingsScreen::new(context)),
            Entry::Quit => Navigation::Quit,
        }
    }
}

impl Screen for MainMenuScreen {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        draw_menu_page(frame, context, "Tabuleiro", &self.menu, &MenuFooter::Empty);
    }

    fn handle_key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Navigation {
        let action = self.menu.handle_key(key);
        self.apply(action, context)
    }

    fn handle_mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Navigation {
        let action = self.menu.handle_mouse(mouse, bars::content(area));
        self.apply(action, context)
    }

    /// Rebuilds the menu: the language and the interrupted games may have changed.
    fn resume(&mut self, context: &Context) {
        *self = MainMenuScreen::new(context);
    }
}

/// Returns the players of a table and the number of its moves.
fn table_summary(table: &Table) -> Message {
    let names = Seat::all(table.players().len()).map(|seat| table.seat_label(seat));
    msg!("screen-table", players = Message::list(names), moves = table.moves().len())
}
