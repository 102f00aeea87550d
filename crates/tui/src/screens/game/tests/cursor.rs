//! The cursor and the part of the board that is visible.

use std::collections::HashSet;

use ratatui::crossterm::event::{KeyCode, MouseEventKind};
use ratatui::layout::Rect;
use tabuleiro_core::Spot;
use tabuleiro_session::parse_spec;

use super::{SMALL, TestScreen, variants};
use crate::geometry::{Direction, nearest_spot};
use crate::screen::Screen;
use crate::widgets::spot_text::SpotText;
use crate::worker::{JobStatus, JobUpdate};

#[test]
fn arrow_keys_reach_every_spot_of_every_legal_move() {
    for variant in variants() {
        let mut test = TestScreen::with_people(&variant, SMALL);
        test.press(KeyCode::Enter);
        test.press(KeyCode::Tab);
        let wanted: HashSet<Spot> =
            test.screen.legal_moves.iter().flat_map(|legal| legal.spots.clone()).collect();
        let spots = test.screen.layout(&test.context, SMALL).spot_areas();
        let start = test.screen.cursor.unwrap();
        let (mut reached, mut frontier) = (HashSet::from([start]), vec![start]);
        while let Some(spot) = frontier.pop() {
            let here = spots.iter().find(|other| other.spot == spot).unwrap().area;
            for direction in [Direction::Left, Direction::Right, Direction::Up, Direction::Down] {
                let next = nearest_spot(&spots, here, direction);
                frontier.extend(next.filter(|&next| reached.insert(next)));
            }
        }
        assert!(wanted.is_subset(&reached), "{}", test.screen.title());
    }
}

#[test]
fn the_board_scrolls_with_the_cursor() {
    for spec in ["pivit", "quantum-leap:side=6", "dominup:board=18"] {
        let mut test = TestScreen::with_people(&parse_spec(spec).unwrap(), SMALL);
        test.press(KeyCode::Enter);
        for code in [KeyCode::Down, KeyCode::Right, KeyCode::Up, KeyCode::Left] {
            for _ in 0..40 {
                test.press(code);
                let Some(spot) = test.screen.cursor else { continue };
                assert!(SMALL.contains(test.point_of(spot)), "{spec} {spot:?}");
            }
        }
        // The cursor stays visible when the terminal shrinks.
        test.area = Rect::new(0, 0, 50, 16);
        test.screen.handle_resize(&test.context, test.area);
        assert!(test.area.contains(test.point_of(test.screen.cursor.unwrap())));
        test.drawn();
    }
}

#[test]
fn the_wheel_scrolls_the_board_away_from_the_cursor_even_during_a_search() {
    let mut test = TestScreen::new("pivit", "human,human");
    test.press(KeyCode::Tab);
    test.press(KeyCode::Char('h'));
    let cursor = test.screen.cursor.unwrap();
    let board = test.screen.layout(&test.context, SMALL).panes.board;
    for _ in 0..5 {
        test.mouse(MouseEventKind::ScrollDown, board.as_position());
    }
    let scrolled = test.screen.board_offset;
    test.screen.scroll_to_cursor(&test.context, SMALL);
    assert_ne!(test.screen.board_offset, scrolled, "the cursor {cursor:?} is out of view");
    test.screen.board_offset = scrolled;
    let job_id = test.context.jobs[0].id;
    let update = JobUpdate { job_id, status: JobStatus::Depth(1) };
    test.screen.handle_update(&update, &mut test.context, SMALL);
    assert_eq!(test.screen.board_offset, scrolled);
}

#[test]
fn a_flipped_board_has_the_same_spots_in_other_places() {
    let mut test = TestScreen::new("pivit:board=6", "human,human");
    let before = test.screen.layout(&test.context, SMALL).board;
    test.press(KeyCode::Char('f'));
    let after = test.screen.layout(&test.context, SMALL).board;
    let corner = |board: &SpotText| board.spot_areas()[0].spot;
    assert_ne!(corner(&before), corner(&after));
    assert_eq!(before.size(), after.size());
    let spots = |board: &SpotText| -> HashSet<Spot> {
        board.spot_areas().iter().map(|spot| spot.spot).collect()
    };
    assert_eq!(spots(&before), spots(&after));
}
