//! Computer players and hints.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ratatui::crossterm::event::KeyCode;
use tabuleiro_core::{Seat, msg};

use super::{SMALL, TestScreen};
use crate::MESSAGES;
use crate::screen::Screen;
use crate::tests::updates_of;

#[test]
fn a_computer_answers_and_undo_takes_both_moves_back() {
    let mut test = TestScreen::new("shiftago", "human:Ana,bot:guard");
    test.play("left 3");
    assert_eq!(test.run_jobs(), 1);
    assert_eq!(test.move_count(), 2);
    let who = test.screen.game.table().seat_label(Seat::new(1));
    let text = test.last_move().unwrap();
    let played = msg!("play-plays", who = who, text = text);
    test.assert_shows_text(&test.context.sentence(&played));
    test.press(KeyCode::Char('u'));
    assert_eq!(test.move_count(), 0);
    test.press(KeyCode::Char('r'));
    assert_eq!(test.move_count(), 2);
}

#[test]
fn a_hint_is_shown_and_not_played() {
    let mut test = TestScreen::new("shiftago", "human,human");
    test.press(KeyCode::Char('h'));
    assert_eq!(test.run_jobs(), 1);
    let shown = test.screen.messages.iter().map(|message| test.context.text(message));
    let shown: Vec<String> = shown.collect();
    let cursor = test.screen.cursor.unwrap();
    let hinted = test.screen.legal_moves.iter().find(|legal| legal.spots[0] == cursor).unwrap();
    assert!(shown.iter().any(|text| text.contains(&hinted.text)), "{shown:?}");
    assert_eq!(test.move_count(), 0);
}

#[test]
fn the_result_of_a_cancelled_job_is_not_played() {
    let mut test = TestScreen::new("shiftago", "human,bot:guard");
    test.play("L3");
    let job = test.context.jobs.pop().unwrap();
    test.press(KeyCode::Char('u'));
    assert!(job.stop.load(Ordering::Relaxed));
    for update in updates_of(&job) {
        test.screen.handle_update(&update, &mut test.context, SMALL);
    }
    assert_eq!(test.move_count(), 0);
}

#[test]
fn enter_makes_a_thinking_computer_move_at_once() {
    let mut test = TestScreen::new("shiftago", "engine,human");
    let stop = Arc::clone(&test.context.jobs[0].stop);
    assert!(!stop.load(Ordering::Relaxed));
    let who = test.screen.game.table().seat_label(Seat::FIRST);
    test.assert_shows(&msg!("screen-thinks", who = who));
    test.press(KeyCode::Enter);
    assert!(stop.load(Ordering::Relaxed));
    test.run_jobs();
    assert_eq!(test.move_count(), 1);
}

#[test]
fn computers_play_move_by_move_or_to_the_end() {
    let mut test = TestScreen::new("shiftago", "bot:guard,bot:random");
    assert_eq!(test.run_jobs(), 0);
    test.press(KeyCode::Enter);
    assert_eq!(test.run_jobs(), 1);
    test.press(KeyCode::Char('a'));
    test.run_jobs();
    assert!(test.screen.game.table().is_over());
}
