//! Whole games by keys, by the mouse and by typing, and what is seen meanwhile.

use std::collections::HashSet;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use tabuleiro_core::{Cell, Dice, Language, dice, pick};
use tabuleiro_session::{Folders, GameType, Player, Settings, Variant, parse_players, parse_spec};

use super::*;
use crate::Config;
use crate::geometry::Way;
use crate::picture::middle_of;
use crate::screen::Screen;
use crate::worker::think;

const SMALL: Rect = Rect::new(0, 0, 80, 24);
const LARGE: Rect = Rect::new(0, 0, 120, 40);

/// A game at a screen that nobody looks at.
struct Trial {
    game: Game,
    context: Context,
    area: Rect,
    data: tempfile::TempDir,
}

impl Trial {
    fn new(variant: &Arc<dyn Variant>, seats: Option<&str>, area: Rect) -> Trial {
        let players = match seats {
            Some(seats) => parse_players(&variant.game_type(), seats).unwrap(),
            None => vec![Player::human(); variant.start(1).players()],
        };
        let table = tabuleiro_session::Table::new(Arc::clone(variant), players, 1).unwrap();
        let data = tempfile::tempdir().unwrap();
        let folders =
            Folders::new(Some(data.path().join("settings.conf")), Some(data.path().to_owned()));
        let config = Config {
            settings: Settings::default(),
            folders,
            language: Language::English,
            colours: true,
        };
        let mut context = Context::new(config);
        let local = LocalGame::new(table, &context.folders);
        let game = Game::new(local, &mut context);
        Trial { game, context, area, data }
    }

    fn of(spec: &str, seats: &str) -> Trial {
        Trial::new(&parse_spec(spec).unwrap(), Some(seats), SMALL)
    }

    fn press(&mut self, code: KeyCode) {
        self.game.key(KeyEvent::from(code), &mut self.context, self.area);
    }

    fn type_text(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }

    fn click(&mut self, at: Point) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = KeyModifiers::NONE;
        let mouse = MouseEvent { kind, column: at.x, row: at.y, modifiers };
        self.game.mouse(mouse, &mut self.context, self.area);
    }

    /// Lets computers think until a person has to decide; how often one did.
    fn let_computers_play(&mut self) -> usize {
        let mut decided = 0;
        while let Some(request) = self.context.requests.pop() {
            let reports = std::sync::Mutex::new(Vec::new());
            think(&request, &|report| reports.lock().unwrap().push(report));
            for report in reports.into_inner().unwrap() {
                self.game.hear(&report, &mut self.context, self.area);
            }
            decided += 1;
        }
        decided
    }

    /// What is drawn, line by line.
    fn seen(&self) -> String {
        let (width, height) = (self.area.width, self.area.height);
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.game.draw(frame, &self.context)).unwrap();
        terminal.backend().to_string()
    }

    /// Some legal move; passing as soon as that is possible, so that every game ends.
    fn some_move(&self, dice: &mut Dice) -> LegalMove {
        let passes = |choice: &&LegalMove| matches!(choice.spots[..], [Spot::Button(_)]);
        let pass = self.game.choices.iter().find(passes).cloned();
        pass.unwrap_or_else(|| {
            let numbers: Vec<usize> = (0..self.game.choices.len()).collect();
            self.game.choices[pick(dice, &numbers).unwrap()].clone()
        })
    }

    fn play_to_the_end(&mut self, make: fn(&mut Trial, &LegalMove)) {
        let mut dice = dice(5, 1);
        while !self.game.local.table().is_over() {
            if self.game.local.handover_to().is_some() {
                self.press(KeyCode::Enter);
            }
            let choice = self.some_move(&mut dice);
            let before = self.game.local.table().moves().len();
            make(self, &choice);
            let played =
                self.game.local.table().moves().next_back().map(|played| played.text.clone());
            let place = format!("{} {}", self.game.name(), self.game.position().format_position());
            assert_eq!(played.as_ref(), Some(&choice.text), "{place}");
            assert_eq!(self.game.local.table().moves().len(), before + 1, "{place}");
            if before.is_multiple_of(16) {
                self.seen();
            }
        }
        let kept = tabuleiro_session::interrupted_games(self.data.path());
        assert!(kept.is_empty(), "nobody else may take it while it runs");
        assert!(self.seen().contains("n menu"), "{}", self.seen());
        self.game.abandon();
    }
}

/// Every game with its default options, and with each other value of each option.
fn kinds_of_games() -> Vec<Arc<dyn Variant>> {
    let mut variants = Vec::new();
    for kind in GameType::all() {
        variants.push(kind.with_options("").unwrap());
        for option in kind.options {
            for value in &option.values[1..] {
                // Some values need another beside them, and are played with it elsewhere.
                variants.extend(kind.with_options(&format!("{}={value}", option.name)).ok());
            }
        }
    }
    variants
}

#[test]
fn every_kind_of_game_can_be_played_by_keys_to_its_end() {
    for variant in kinds_of_games() {
        Trial::new(&variant, None, SMALL).play_to_the_end(|table, choice| {
            for &spot in &choice.spots {
                for _ in 0..500 {
                    if table.game.cursor == Some(spot) {
                        break;
                    }
                    table.press(KeyCode::Tab);
                }
                assert_eq!(table.game.cursor, Some(spot), "Tab goes wherever one can point");
                table.press(KeyCode::Enter);
            }
        });
    }
}

#[test]
fn every_game_can_be_played_by_the_mouse_to_its_end() {
    for kind in GameType::all() {
        let variant = kind.with_options("").unwrap();
        // Large enough for everything to be seen.
        let area = Rect::new(0, 0, 260, 120);
        Trial::new(&variant, None, area).play_to_the_end(|table, choice| {
            for &spot in &choice.spots {
                let at = table.place_on_screen(spot);
                table.click(at);
            }
        });
    }
}

#[test]
fn every_game_can_be_played_by_typing_to_its_end() {
    for kind in GameType::all() {
        let variant = kind.with_options("").unwrap();
        Trial::new(&variant, None, LARGE).play_to_the_end(|table, choice| {
            table.press(KeyCode::Char(':'));
            table.type_text(&choice.text);
            table.press(KeyCode::Enter);
        });
    }
}

impl Trial {
    fn place_on_screen(&self, spot: Spot) -> Point {
        let shown = self.game.shown(&self.context, self.area);
        let window = shown.board_window(self.game.first_seen);
        let strip = shown.strip_window(self.game.cursor);
        let on_board = shown.board.area_of(spot).and_then(|at| window.on_screen(middle_of(at)));
        let on_strip = || shown.strip.area_of(spot).and_then(|at| strip.on_screen(middle_of(at)));
        on_board.or_else(on_strip).unwrap()
    }
}

#[test]
fn everything_one_points_at_is_drawn_and_reached_by_arrow_keys() {
    for variant in kinds_of_games() {
        let mut table = Trial::new(&variant, None, SMALL);
        table.press(KeyCode::Enter);
        table.press(KeyCode::Tab);
        let wanted: HashSet<Spot> =
            table.game.choices.iter().flat_map(|choice| choice.spots.clone()).collect();
        let places = table.game.shown(&table.context, SMALL).places();
        let start = table.game.cursor.unwrap();
        let (mut reached, mut frontier) = (HashSet::from([start]), vec![start]);
        while let Some(spot) = frontier.pop() {
            let here = places.iter().find(|place| place.spot == spot).unwrap().area;
            for way in [Way::Left, Way::Right, Way::Up, Way::Down] {
                frontier.extend(
                    crate::geometry::next(&places, here, way).filter(|&next| reached.insert(next)),
                );
            }
        }
        assert!(wanted.is_subset(&reached), "{}", table.game.name());
    }
}

#[test]
fn the_cursor_is_always_seen_however_large_the_board_is() {
    for spec in ["pivit", "quantum-leap:side=6", "dominup:board=18"] {
        let variant = parse_spec(spec).unwrap();
        let mut table = Trial::new(&variant, None, SMALL);
        table.press(KeyCode::Enter);
        for code in [KeyCode::Down, KeyCode::Right, KeyCode::Up, KeyCode::Left] {
            for _ in 0..40 {
                table.press(code);
                let Some(spot) = table.game.cursor else { continue };
                assert!(SMALL.contains(table.place_on_screen(spot)), "{spec} {spot:?}");
            }
        }
        // And on a screen that becomes smaller while one looks.
        table.area = Rect::new(0, 0, 50, 16);
        table.game.resize(&table.context, table.area);
        assert!(table.area.contains(table.place_on_screen(table.game.cursor.unwrap())));
        table.seen();
    }
}

#[test]
fn targets_are_shown_as_soon_as_a_piece_is_picked() {
    let mut table = Trial::of("pivit", "human,human");
    assert!(table.game.shown_targets().is_empty());
    table.press(KeyCode::Tab);
    table.press(KeyCode::Enter);
    let picked = table.game.picked.clone();
    assert_eq!(picked.len(), 1);
    let targets = table.game.shown_targets();
    assert!(!targets.is_empty() && table.seen().contains('+'));
    // Another piece may be picked instead, and Esc picks none.
    table.press(KeyCode::Up);
    table.press(KeyCode::Esc);
    assert!(table.game.picked.is_empty() && table.game.shown_targets().is_empty());
}

#[test]
fn pointing_at_another_piece_picks_that_one_and_at_the_same_piece_none() {
    let mut table = Trial::of("pivit", "human,human");
    let [first, second] = [0, 1].map(|nth| table.game.targets()[nth]);
    table.game.point(first, &mut table.context);
    assert_eq!(table.game.picked, [first]);
    table.game.point(second, &mut table.context);
    assert_eq!(table.game.picked, [second]);
    table.game.point(second, &mut table.context);
    assert!(table.game.picked.is_empty());
    assert_eq!(table.game.local.table().moves().len(), 0);
}

#[test]
fn the_targets_are_the_spots_that_go_on_and_the_marked_ones_those_that_end_a_move() {
    let mut table = Trial::of("dominup", "human,bot:random");
    table.let_computers_play();
    let tile = table.game.targets()[0];
    assert!(matches!(tile, Spot::Tray(_)));
    assert!(table.game.shown_targets().is_empty(), "no move is a tile alone");
    table.game.point(tile, &mut table.context);
    let expected: std::collections::BTreeSet<Spot> =
        table.game.choices.iter().filter(|c| c.spots[0] == tile).map(|c| c.spots[1]).collect();
    assert_eq!(table.game.shown_targets(), expected.into_iter().collect::<Vec<_>>());
    let table = Trial::of("shiftago", "human,human");
    assert_eq!(table.game.shown_targets().len(), 28, "each entry is a move");
}

#[test]
fn pointing_where_nothing_begins_says_why() {
    let mut table = Trial::of("pivit", "human,human");
    let middle = Spot::Cell(Cell::new(3, 3));
    table.game.point(middle, &mut table.context);
    assert!(table.game.picked.is_empty());
    assert!(!table.game.said.is_empty());
}

#[test]
fn a_computer_answers_and_both_are_taken_back_and_played_again() {
    let mut table = Trial::of("shiftago", "human:Ana,bot:guard");
    table.type_text(":left 3");
    table.press(KeyCode::Enter);
    assert_eq!(table.let_computers_play(), 1);
    assert_eq!(table.game.local.table().moves().len(), 2);
    assert!(table.seen().contains("guard (O) plays"), "{}", table.seen());
    table.press(KeyCode::Char('u'));
    assert_eq!(table.game.local.table().moves().len(), 0);
    table.press(KeyCode::Char('r'));
    assert_eq!(table.game.local.table().moves().len(), 2);
    table.press(KeyCode::Char('h'));
    assert_eq!(table.let_computers_play(), 1);
    assert!(table.seen().contains("hint: "));
    assert_eq!(table.game.local.table().moves().len(), 2, "a hint plays nothing");
}

#[test]
fn an_answer_to_an_older_question_is_not_played() {
    let mut table = Trial::of("shiftago", "human,bot:guard");
    table.type_text(":L3");
    table.press(KeyCode::Enter);
    let request = table.context.requests.pop().unwrap();
    table.press(KeyCode::Char('u'));
    assert!(request.stop.load(Ordering::Relaxed), "nobody waits for it");
    let reports = std::sync::Mutex::new(Vec::new());
    think(&request, &|report| reports.lock().unwrap().push(report));
    for report in reports.into_inner().unwrap() {
        table.game.hear(&report, &mut table.context, SMALL);
    }
    assert_eq!(table.game.local.table().moves().len(), 0);
}

#[test]
fn enter_makes_a_computer_that_thinks_move_at_once() {
    let mut table = Trial::of("shiftago", "engine,human");
    let stop = Arc::clone(&table.context.requests[0].stop);
    assert!(table.seen().contains("thinking"));
    table.press(KeyCode::Enter);
    assert!(stop.load(Ordering::Relaxed));
    table.let_computers_play();
    assert_eq!(table.game.local.table().moves().len(), 1);
}

#[test]
fn computers_among_themselves_wait_for_a_key_or_play_on() {
    let mut table = Trial::of("shiftago", "bot:guard,bot:random");
    assert_eq!(table.let_computers_play(), 0);
    table.press(KeyCode::Enter);
    assert_eq!(table.let_computers_play(), 1);
    table.press(KeyCode::Char('a'));
    table.let_computers_play();
    assert!(table.game.local.table().is_over());
}

#[test]
fn one_can_look_back_and_return_but_not_play_in_the_past() {
    let mut table = Trial::of("shiftago", "human,human");
    for text in ["L1", "L2", "L3"] {
        table.press(KeyCode::Char(':'));
        table.type_text(text);
        table.press(KeyCode::Enter);
    }
    let now = table.seen();
    table.press(KeyCode::PageUp);
    table.press(KeyCode::PageUp);
    assert_eq!(table.game.ply(), 1);
    assert!(table.seen().contains("after move 1 of 3"));
    assert!(table.game.targets().is_empty());
    table.press(KeyCode::Char(':'));
    assert!(table.game.typing.is_none());
    table.press(KeyCode::Tab);
    table.press(KeyCode::Enter);
    assert_eq!((table.game.ply(), table.game.local.table().moves().len()), (3, 3), "Enter returns");
    table.press(KeyCode::Home);
    assert_eq!(table.game.ply(), 0);
    table.press(KeyCode::End);
    table.game.said.clear();
    assert_eq!(table.game.ply(), 3);
    let board = |seen: &str| seen.lines().skip(1).take(14).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(board(&table.seen()), board(&now));
}

#[test]
fn hands_are_covered_between_people() {
    let mut table = Trial::of("dominup", "human:Ana,human:Rui");
    let seat = table.game.local.handover_to().unwrap();
    let covered = table.seen();
    assert!(covered.contains("press Enter when nobody else can see the screen"), "{covered}");
    assert!(!covered.contains("│7│7│"), "{covered}");
    for key in ['m', 'p', 'h', ':', 'u', 'i'] {
        table.press(KeyCode::Char(key));
        assert_eq!(table.seen(), covered, "{key} uncovers nothing");
    }
    table.press(KeyCode::Enter);
    assert_eq!(table.game.local.handover_to(), None);
    assert!(table.seen().contains("│7│7│"));
    let choice = table.game.choices[0].text.clone();
    table.type_text(&format!(":{choice}"));
    table.press(KeyCode::Enter);
    assert_eq!(table.game.local.handover_to(), Some(seat.next(2)), "now the other one");
}

#[test]
fn typing_completes_moves_and_keeps_what_is_wrong() {
    let mut table = Trial::of("shiftago", "human,human");
    table.type_text(":r");
    table.press(KeyCode::Tab);
    table.press(KeyCode::Tab);
    assert_eq!(table.game.typing.as_ref().unwrap().input.text(), "R2");
    table.press(KeyCode::BackTab);
    assert_eq!(table.game.typing.as_ref().unwrap().input.text(), "R1");
    table.type_text("9");
    table.press(KeyCode::Enter);
    assert!(table.seen().contains("expected a lane from 1 to 7"), "{}", table.seen());
    table.press(KeyCode::Backspace);
    table.press(KeyCode::Enter);
    assert_eq!(table.game.local.table().moves().next_back().unwrap().text, "R1");
}

#[test]
fn legal_moves_are_listed_and_chosen() {
    let mut table = Trial::of("quantum-leap:side=3,swap=off", "human,human");
    table.press(KeyCode::Char('m'));
    assert!(table.seen().contains("legal moves"), "{}", table.seen());
    table.press(KeyCode::Enter);
    assert_eq!(table.game.local.table().moves().len(), 1);
}

#[test]
fn a_turned_board_is_played_on_as_before() {
    let mut table = Trial::of("pivit:board=6", "human,human");
    let before = table.game.shown(&table.context, SMALL).board;
    table.press(KeyCode::Char('f'));
    let after = table.game.shown(&table.context, SMALL).board;
    let corner = |picture: &crate::picture::Picture| picture.places()[0].spot;
    assert_ne!(corner(&before), corner(&after));
    assert_eq!(before.size(), after.size());
    assert_eq!(before.places().len(), after.places().len());
}
