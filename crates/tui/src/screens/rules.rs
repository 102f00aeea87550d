//! The list of games whose rules can be read.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::msg;
use tabuleiro_session::GameType;

use crate::MESSAGES;
use crate::context::Context;
use crate::screen::{Navigation, Screen};
use crate::screens::pager::PagerScreen;
use crate::widgets::bars;
use crate::widgets::menu::{Menu, MenuAction, MenuItem};
use crate::widgets::menu_page::{MenuFooter, draw_menu_page};

/// The list of games whose rules can be read.
#[derive(Debug)]
pub(crate) struct RulesScreen {
    menu: Menu,
    games: Vec<GameType>,
}

impl RulesScreen {
    pub(crate) fn new(context: &Context) -> RulesScreen {
        let games = GameType::all();
        let item =
            |game: &GameType| MenuItem::new(game.info.name, context.text(&game.info.description()));
        let title = context.text(&msg!("screen-rules"));
        let menu = Menu::new(title, games.iter().map(item).collect());
        RulesScreen { menu, games }
    }

    fn apply(&self, action: MenuAction, context: &Context) -> Navigation {
        match action {
            MenuAction::Choose(index) => Navigation::open(rules_pager(&self.games[index], context)),
            MenuAction::Close => Navigation::Back,
            MenuAction::None => Navigation::Stay,
        }
    }
}

impl Screen for RulesScreen {
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
}

/// Returns the pager with the rules of a game.
pub(crate) fn rules_pager(game: &GameType, context: &Context) -> PagerScreen {
    PagerScreen::new(game.info.name, (game.info.rules)(context.language))
}
