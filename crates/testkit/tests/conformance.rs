//! The conformance of every registered game.

use std::thread;

use tabuleiro_core::Playable;
use tabuleiro_games::{Visitor, visit_all};
use tabuleiro_testkit::conformance;

/// A thread for each game. Its name is the id of the game, which a failure shows.
struct Suite(Vec<(&'static str, thread::JoinHandle<()>)>);

impl Visitor for Suite {
    fn visit<G: Playable>(&mut self) {
        let thread = thread::Builder::new().name(G::INFO.id.to_owned()).spawn(conformance::<G>);
        self.0.push((G::INFO.id, thread.expect("a thread can be started")));
    }
}

#[test]
fn every_game_passes_the_conformance_suite() {
    let mut suite = Suite(Vec::new());
    visit_all(&mut suite);
    assert!(!suite.0.is_empty(), "no game is registered");
    let failed: Vec<&str> = suite
        .0
        .into_iter()
        .filter_map(|(game, thread)| thread.join().is_err().then_some(game))
        .collect();
    assert!(failed.is_empty(), "{failed:?} failed; the messages are above");
}
