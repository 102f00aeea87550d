//! Wins and losses that are not proven because candidates were left out, or because the end depends on
//! history.

use tabuleiro_core::{
    Algorithm, Evaluate, Game, IllegalMove, Key, LocalizedError, Message, Outcome, Reason, Rng,
    SearchHints, Seat, Turn, options,
};
use tabuleiro_search::{Analysis, Budget, SearchOptions, Searcher};

options! {
    /// The options of the pile.
    pub struct Options {
        /// The number of counters.
        pile, with_pile: u8 = ["3" => 3],
    }
}

/// Nim with one pile: a move takes one to three counters, and the player who takes the last one wins. The
/// only candidate is to take one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Pile {
    counters: u8,
    to_move: Seat,
    ends_by_history: bool,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{}", self.message())]
struct TooMany;

impl LocalizedError for TooMany {
    fn message(&self) -> Message {
        Message::literal("there are not so many counters")
    }
}

impl IllegalMove for TooMany {
    fn id(&self) -> &'static str {
        "too-many"
    }
}

impl Game for Pile {
    type Options = Options;
    type Move = u8;
    type Illegal = TooMany;

    fn new(options: Options, _rng: &mut impl Rng) -> Pile {
        Pile { counters: options.pile, to_move: Seat::FIRST, ends_by_history: false }
    }

    fn players(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.counters > 0 {
            return Turn::Of(self.to_move);
        }
        let reason = Reason { id: "last-counter", message_id: "last-counter" };
        Turn::Over(Outcome::loss(self.to_move, 2, reason))
    }

    fn generate_moves(&self, out: &mut Vec<u8>) {
        out.extend(1..=self.counters.min(3));
    }

    fn check(&self, m: u8) -> Result<(), TooMany> {
        if (1..=self.counters.min(3)).contains(&m) { Ok(()) } else { Err(TooMany) }
    }

    fn play_unchecked(&mut self, m: u8) {
        self.counters -= m;
        self.to_move = self.to_move.next(2);
    }

    fn key(&self) -> u64 {
        Key::new().with(self.counters.into()).with(self.to_move.index() as u64).value()
    }

    fn ends_by_history(&self) -> bool {
        self.ends_by_history
    }
}

impl Evaluate for Pile {}

impl SearchHints for Pile {
    fn candidates(&self, out: &mut Vec<u8>) -> bool {
        out.extend((self.counters > 0).then_some(1));
        self.counters <= 1
    }
}

fn search(pile: &Pile, algorithm: Algorithm) -> Analysis<u8> {
    let budget = Budget { depth: Some(6), nodes: Some(1_000), ..Budget::default() };
    let mut searcher = Searcher::with_algorithm(algorithm);
    searcher.search(pile, &SearchOptions::default(), &budget, &())
}

fn pile(counters: u8) -> Pile {
    Pile { counters, to_move: Seat::FIRST, ends_by_history: false }
}

#[test]
fn a_loss_is_not_proven_if_candidates_were_left_out() {
    // Taking one counter loses, but taking both wins.
    let score = search(&pile(2), Algorithm::AlphaBeta).score();
    assert!(!score.is_proven() && score.value() < -20_000, "{score}");
    assert!(!search(&pile(2), Algorithm::Mcts).score().is_proven());
}

#[test]
fn a_win_is_not_proven_if_replies_were_left_out() {
    // Taking one wins only if the opponent does not take both.
    for algorithm in [Algorithm::AlphaBeta, Algorithm::Mcts] {
        let score = search(&pile(3), algorithm).score();
        assert!(!score.is_proven(), "{algorithm:?} {score}");
    }
    assert!(search(&pile(3), Algorithm::AlphaBeta).score().value() > 20_000);
}

#[test]
fn a_win_is_proven_unless_it_depends_on_history() {
    for algorithm in [Algorithm::AlphaBeta, Algorithm::Mcts, Algorithm::Rollouts] {
        let score = search(&pile(1), algorithm).score();
        assert_eq!(score.plies_to_end(), Some(1), "{algorithm:?}");
        let by_history = Pile { ends_by_history: true, ..pile(1) };
        let score = search(&by_history, algorithm).score();
        assert!(!score.is_proven() && score.value() > 0, "{algorithm:?} {score}");
    }
}

#[test]
fn the_score_of_a_given_move_is_proven() {
    let options = SearchOptions { search_moves: vec![1], ..SearchOptions::default() };
    let budget = Budget::depth(6);
    let mut searcher = Searcher::with_algorithm(Algorithm::AlphaBeta);
    let analysis = searcher.search(&pile(2), &options, &budget, &());
    assert_eq!(analysis.score().plies_to_end(), Some(2));
    assert!(analysis.score().is_loss());
}
