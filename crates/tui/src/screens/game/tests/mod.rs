//! Tests of the game screen without the rest of the interface.

mod computer;
mod cursor;
mod history;
mod moves;
mod whole_games;

use std::sync::Arc;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position as Point, Rect};
use tabuleiro_core::{Message, Spot};
use tabuleiro_session::{GameType, LocalGame, Player, Table, Variant, parse_players, parse_spec};

use super::GameScreen;
use crate::context::Context;
use crate::screen::Screen;
use crate::tests::{config, updates_of};
use crate::widgets::spot_text::centre_of;

const SMALL: Rect = Rect::new(0, 0, 80, 24);
const LARGE: Rect = Rect::new(0, 0, 120, 40);

/// A game screen with its own context and folder.
struct TestScreen {
    screen: GameScreen,
    context: Context,
    area: Rect,
    data: tempfile::TempDir,
}

impl TestScreen {
    /// Opens a game on a small terminal.
    fn new(spec: &str, players: &str) -> TestScreen {
        let variant = parse_spec(spec).unwrap();
        let players = parse_players(&variant.game_type(), players).unwrap();
        TestScreen::with_players(&variant, players, SMALL)
    }

    /// Opens a game between people.
    fn with_people(variant: &Arc<dyn Variant>, area: Rect) -> TestScreen {
        let players = vec![Player::human(); variant.start(1).players()];
        TestScreen::with_players(variant, players, area)
    }

    fn with_players(variant: &Arc<dyn Variant>, players: Vec<Player>, area: Rect) -> TestScreen {
        let table = Table::new(Arc::clone(variant), players, 1).unwrap();
        let data = tempfile::tempdir().unwrap();
        let mut context = Context::new(config(data.path()));
        let game = LocalGame::new(table, &context.folders);
        let screen = GameScreen::new(game, &mut context);
        TestScreen { screen, context, area, data }
    }

    fn press(&mut self, code: KeyCode) {
        self.screen.handle_key(KeyEvent::from(code), &mut self.context, self.area);
    }

    fn type_text(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }

    /// Types a move and presses Enter.
    fn play(&mut self, text: &str) {
        self.type_text(&format!(":{text}"));
        self.press(KeyCode::Enter);
    }

    fn mouse(&mut self, kind: MouseEventKind, point: Point) {
        let modifiers = KeyModifiers::NONE;
        let mouse = MouseEvent { kind, column: point.x, row: point.y, modifiers };
        self.screen.handle_mouse(mouse, &mut self.context, self.area);
    }

    fn click(&mut self, point: Point) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), point);
    }

    /// Runs background jobs until no new ones are started, and returns their number.
    fn run_jobs(&mut self) -> usize {
        let mut count = 0;
        while let Some(job) = self.context.jobs.pop() {
            for update in updates_of(&job) {
                self.screen.handle_update(&update, &mut self.context, self.area);
            }
            count += 1;
        }
        count
    }

    /// Returns the drawn screen.
    fn drawn(&self) -> String {
        let (width, height) = (self.area.width, self.area.height);
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.screen.draw(frame, &self.context)).unwrap();
        terminal.backend().to_string()
    }

    #[track_caller]
    fn assert_shows_text(&self, text: &str) {
        let drawn = self.drawn();
        assert!(drawn.contains(text), "{text:?} is not on the screen\n{drawn}");
    }

    #[track_caller]
    fn assert_shows(&self, message: &Message) {
        self.assert_shows_text(&self.context.text(message));
    }

    fn pick(&mut self, spot: Spot) {
        self.screen.pick(spot, &mut self.context);
    }

    fn move_count(&self) -> usize {
        self.screen.game.table().moves().len()
    }

    fn last_move(&self) -> Option<String> {
        self.screen.game.table().moves().next_back().map(|played| played.text.clone())
    }

    /// Returns the point of the screen at the centre of a spot.
    fn point_of(&self, spot: Spot) -> Point {
        let layout = self.screen.layout(&self.context, self.area);
        let board = layout.board_viewport(self.screen.board_offset);
        let hand = layout.hand_viewport(self.screen.cursor);
        let on_board = layout.board.area_of(spot).map(centre_of);
        let in_hand = layout.hand.area_of(spot).map(centre_of);
        on_board
            .and_then(|point| board.to_screen(point))
            .or_else(|| in_hand.and_then(|point| hand.to_screen(point)))
            .unwrap()
    }
}

/// Returns every game with its default options, and with each other value of each option.
fn variants() -> Vec<Arc<dyn Variant>> {
    let mut variants = Vec::new();
    for game in GameType::all() {
        variants.push(game.with_options("").unwrap());
        for option in game.options {
            for value in &option.values[1..] {
                // Values that need another option beside them are left out.
                variants.extend(game.with_options(&format!("{}={value}", option.name)).ok());
            }
        }
    }
    variants
}
