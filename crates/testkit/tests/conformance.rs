//! Every registered game is held to every law.

use std::thread;

use tabuleiro_core::Playable;
use tabuleiro_games::{Visitor, visit_all};
use tabuleiro_testkit::conformance;

/// Starts a thread for each game; its name is the game's, so that a failure says which it is.
struct Suite(Vec<(&'static str, thread::JoinHandle<()>)>);

impl Visitor for Suite {
    fn visit<G: Playable>(&mut self) {
        let checked = thread::Builder::new().name(G::INFO.id.to_owned()).spawn(conformance::<G>);
        self.0.push((G::INFO.id, checked.expect("a thread can be started")));
    }
}

#[test]
fn every_game_keeps_every_law() {
    let mut suite = Suite(Vec::new());
    visit_all(&mut suite);
    assert!(!suite.0.is_empty(), "no game is registered");
    let broken: Vec<&str> = suite
        .0
        .into_iter()
        .filter_map(|(game, checked)| checked.join().is_err().then_some(game))
        .collect();
    assert!(broken.is_empty(), "laws are broken by {broken:?}; their messages are above");
}
