//! The functions that work for every game, on a game that has rules and nothing else.

use tabuleiro_core::{
    Bot, Bundle, Game, IllegalMove, LocalizedError, Message, Outcome, Reason, Rng, Seat, Turn,
    Viewer, greedy_move, msg, options, perft, playout, seeded_rng, sum_leaves,
};

const MESSAGES: Bundle = Bundle { english: "", portuguese: "", includes: &[] };

options! {
    /// The size of the heap.
    pub struct Options {
        /// The number of matches at the start.
        matches, with_matches: u8 = ["5" => 5, "6" => 6],
    }
}

/// A heap of matches: two players take one, two or three in turn, and who takes the last one wins.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Heap {
    matches: u8,
    to_move: Seat,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{}", self.message())]
struct NotSoMany;

impl LocalizedError for NotSoMany {
    fn message(&self) -> Message {
        msg!("game-over")
    }
}

impl IllegalMove for NotSoMany {
    fn id(&self) -> &'static str {
        "not-so-many"
    }
}

impl Game for Heap {
    type Options = Options;
    type Move = u8;
    type Illegal = NotSoMany;

    fn new(options: Options, _rng: &mut impl Rng) -> Heap {
        Heap { matches: options.matches, to_move: Seat::FIRST }
    }

    fn players(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        let reason = Reason { id: "last-match", message_id: "game-over" };
        match self.matches {
            0 => Turn::Over(Outcome::loss(self.to_move, 2, reason)),
            _ => Turn::Of(self.to_move),
        }
    }

    fn generate_moves(&self, out: &mut Vec<u8>) {
        out.extend(1..=self.matches.min(3));
    }

    fn check(&self, m: u8) -> Result<(), NotSoMany> {
        if (1..=self.matches.min(3)).contains(&m) { Ok(()) } else { Err(NotSoMany) }
    }

    fn play_unchecked(&mut self, m: u8) {
        self.matches -= m;
        self.to_move = self.to_move.next(2);
    }

    fn key(&self) -> u64 {
        u64::from(self.matches) << 1 | self.to_move.index() as u64
    }
}

fn heap(matches: u8) -> Heap {
    Heap { matches, to_move: Seat::FIRST }
}

#[test]
fn moves_are_counted_by_listing_them() {
    assert_eq!([0, 1, 2, 3, 4].map(|matches| heap(matches).count_legal_moves()), [0, 1, 2, 3, 3]);
}

#[test]
fn an_illegal_move_is_refused_and_changes_nothing() {
    let mut state = heap(2);
    assert_eq!(state.play(3), Err(NotSoMany));
    assert_eq!(state, heap(2));
    assert_eq!(NotSoMany.spots(), [], "a game need not name places");
    assert_eq!(state.play(2), Ok(()));
    assert_eq!(state, Heap { matches: 0, to_move: Seat::new(1) });
}

#[test]
fn without_more_than_rules_nothing_is_hidden_and_no_history_counts() {
    let state = Heap::new(Options { matches: 6 }, &mut seeded_rng(1, 0));
    assert_eq!(state, heap(6));
    assert!(!state.has_hidden_information() && !state.ends_by_history());
    assert_eq!(state.redeal(Viewer::Spectator, &mut seeded_rng(1, 1)), state);
}

#[test]
fn ways_to_play_are_counted_to_their_depth() {
    // The compositions of 5 into parts of at most 3, cut after so many parts.
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|depth| perft(&heap(5), depth)), [1, 3, 8, 10, 5, 1, 0]);
    let matches = |state: &Heap| u64::from(state.matches);
    assert_eq!([0, 1, 2].map(|plies| sum_leaves(&heap(5), plies, &matches)), [5, 9, 10]);
}

#[test]
fn the_best_move_is_the_first_after_which_the_score_is_greatest() {
    assert_eq!(greedy_move(&heap(6), |after| after.matches), 1);
    assert_eq!(greedy_move(&heap(6), |after| after.matches == 4), 2);
    assert_eq!(greedy_move(&heap(6), |_| 0), 1, "of equals the first");
    assert_eq!(greedy_move(&heap(6), |after| std::cmp::Reverse(after.matches)), 3);
}

#[test]
fn the_random_bot_takes_every_legal_move_and_no_other() {
    let mut rng = seeded_rng(4, 1);
    let mut taken: Vec<u8> = (0..100).map(|_| (Bot::RANDOM.choose)(&heap(2), &mut rng)).collect();
    taken.sort_unstable();
    taken.dedup();
    assert_eq!(taken, [1, 2]);
}

#[test]
fn a_playout_ends_the_game_and_counts_its_moves() {
    for seed in 0..20 {
        let mut state = heap(6);
        let (outcome, plies) = playout(&mut state, &mut seeded_rng(seed, 1), &mut Vec::new());
        assert_eq!(state.matches, 0);
        assert!((2..=6).contains(&plies));
        assert_eq!(outcome.ranking.winner(), Some(Seat::new((plies + 1) % 2)), "{plies} moves");
    }
}
