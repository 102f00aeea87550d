//! A game with rules alone, without an evaluation, search hints and levels: it is searched by playouts.

use tabuleiro_core::{
    Algorithm, Evaluate, Game, IllegalMove, Key, Levels, LocalizedError, Message, Outcome, Reason,
    Rng, SearchHints, Seat, Turn, options, seeded_rng,
};
use tabuleiro_search::{Analysis, Budget, SearchOptions, Searcher, search_at_level};

options! {
    /// The options of noughts and crosses.
    pub struct Options {
        /// The length of a line.
        line, with_line: u8 = ["3" => 3],
    }
}

/// Noughts and crosses, with the cells of each seat as bits, row by row.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Noughts {
    cells: [u16; 2],
    to_move: Seat,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{}", self.message())]
struct Taken;

impl LocalizedError for Taken {
    fn message(&self) -> Message {
        Message::literal("the cell is taken")
    }
}

impl IllegalMove for Taken {
    fn id(&self) -> &'static str {
        "taken"
    }
}

const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl Game for Noughts {
    type Options = Options;
    type Move = u8;
    type Illegal = Taken;

    fn new(_options: Options, _rng: &mut impl Rng) -> Noughts {
        Noughts { cells: [0; 2], to_move: Seat::FIRST }
    }

    fn players(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        let has_line = |cells: u16| LINES.iter().any(|line| cells & line == *line);
        let reason = |id| Reason { id, message_id: id };
        for seat in Seat::all(2) {
            if has_line(self.cells[seat.index()]) {
                return Turn::Over(Outcome::win(seat, 2, reason("line")));
            }
        }
        if self.cells[0] | self.cells[1] == 0o777 {
            return Turn::Over(Outcome::draw(2, reason("full")));
        }
        Turn::Of(self.to_move)
    }

    fn generate_moves(&self, out: &mut Vec<u8>) {
        if let Turn::Of(_) = self.turn() {
            out.extend((0..9).filter(|&cell| self.check(cell).is_ok()));
        }
    }

    fn check(&self, m: u8) -> Result<(), Taken> {
        if (self.cells[0] | self.cells[1]) >> m & 1 == 0 { Ok(()) } else { Err(Taken) }
    }

    fn play_unchecked(&mut self, m: u8) {
        self.cells[self.to_move.index()] |= 1 << m;
        self.to_move = self.to_move.next(2);
    }

    fn key(&self) -> u64 {
        Key::new().with(self.cells[0].into()).with(self.cells[1].into()).value()
    }
}

impl Evaluate for Noughts {}
impl SearchHints for Noughts {}
impl Levels for Noughts {}

/// Returns the position after these moves.
fn after(moves: &[u8]) -> Noughts {
    let mut state = Noughts::new(Options::default(), &mut seeded_rng(0, 0));
    for &m in moves {
        state.play(m).expect("the cell is empty");
    }
    state
}

fn search(state: &Noughts, algorithm: Option<Algorithm>, seed: u64) -> Analysis<u8> {
    let options = SearchOptions { seed: Some(seed), ..SearchOptions::default() };
    let budget = Budget::nodes(3_000);
    Searcher { algorithm, ..Searcher::default() }.search(state, &options, &budget, &())
}

const PLAYOUTS: [Option<Algorithm>; 2] = [None, Some(Algorithm::Rollouts)];

#[test]
fn a_game_without_an_evaluation_is_searched_by_playouts() {
    assert_eq!(after(&[]).algorithm(), Algorithm::Mcts);
}

#[test]
fn playouts_find_a_win_in_one_move_and_prove_it() {
    for algorithm in PLAYOUTS {
        let analysis = search(&after(&[0, 3, 1, 4]), algorithm, 1);
        assert_eq!(analysis.best_move(), 2, "{algorithm:?}");
        assert_eq!(analysis.score().plies_to_end(), Some(1), "{algorithm:?}");
    }
}

#[test]
fn playouts_block_the_opponents_win() {
    for algorithm in PLAYOUTS {
        for seed in 0..5 {
            // The second seat has to block the top row, then the first the second row.
            for (moves, block) in [(&[0, 4, 1][..], 2), (&[0, 3, 8, 4], 5)] {
                let analysis = search(&after(moves), algorithm, seed);
                assert_eq!(analysis.best_move(), block, "{algorithm:?} {moves:?} {seed}");
            }
        }
    }
}

#[test]
fn the_strongest_level_does_not_lose_and_the_weakest_plays_legal_moves() {
    for seed in 0..4 {
        let mut rng = seeded_rng(seed, 1);
        let mut state = after(&[]);
        let outcome = loop {
            let level = match state.turn() {
                Turn::Of(Seat::FIRST) => state.levels()[0],
                Turn::Of(_) => state.levels()[5],
                Turn::Over(outcome) => break outcome,
            };
            let analysis = search_at_level(&state, level, &mut rng, &());
            state.play(analysis.best_move()).unwrap();
        };
        assert_ne!(outcome.ranking.winner(), Some(Seat::FIRST), "seed {seed}");
    }
}

#[test]
fn alpha_beta_solves_a_game_without_an_evaluation() {
    let budget = Budget::depth(9);
    let mut searcher = Searcher::with_algorithm(Algorithm::AlphaBeta);
    let analysis = searcher.search(&after(&[0, 4]), &SearchOptions::default(), &budget, &());
    assert_eq!(analysis.score().value(), 0);
    let analysis = searcher.search(&after(&[0, 1]), &SearchOptions::default(), &budget, &());
    assert_eq!(analysis.score().plies_to_end(), Some(5));
}
