//! Random games on which laws are checked.

use tabuleiro_core::{Game, Playable, Turn, format_options, pick, seeded_rng, variants};

/// The number of games for each combination of options.
const GAMES: u64 = 4;
/// The maximum number of moves of a game. A longer game is considered endless.
const MAX_PLIES: usize = 20_000;
/// The maximum number of positions of a game that are checked, besides the last one.
const POSITIONS: usize = 24;

/// Random games with the same options.
pub(crate) struct Sample<G: Game> {
    /// The options.
    pub(crate) options: G::Options,
    /// The games, played to the end.
    pub(crate) games: Vec<RandomGame<G>>,
    /// The moves that are legal in any of the positions.
    pub(crate) known_moves: Vec<G::Move>,
}

/// A game of random moves.
pub(crate) struct RandomGame<G: Game> {
    /// The seed of the deal.
    pub(crate) seed: u64,
    /// The moves as text.
    pub(crate) moves: Vec<String>,
    /// Positions of the game in order, including the first and the last.
    pub(crate) positions: Vec<G>,
}

impl<G: Playable> Sample<G> {
    /// Returns all positions of all games.
    pub(crate) fn positions(&self) -> impl Iterator<Item = &G> {
        self.games.iter().flat_map(|game| &game.positions)
    }

    /// Returns the game, its options and a position, for the message of a failure.
    pub(crate) fn context(&self, state: &G) -> String {
        let options = format_options(&self.options);
        format!("{} {options} at {}", G::INFO.id, state.format_position())
    }
}

/// Returns random games for every combination of options that the game allows.
pub(crate) fn samples<G: Playable>() -> impl Iterator<Item = Sample<G>> {
    variants::<G::Options>().into_iter().map(|options| sample(options))
}

fn sample<G: Playable>(options: G::Options) -> Sample<G> {
    let games: Vec<RandomGame<G>> = (0..GAMES).map(|seed| random_game(&options, seed)).collect();
    let mut known_moves = Vec::new();
    for state in games.iter().flat_map(|game| &game.positions) {
        state.generate_moves(&mut known_moves);
    }
    known_moves.sort_unstable();
    known_moves.dedup();
    Sample { options, games, known_moves }
}

fn random_game<G: Playable>(options: &G::Options, seed: u64) -> RandomGame<G> {
    let mut state = G::new(*options, &mut seeded_rng(seed, 0));
    let mut rng = seeded_rng(seed, 1);
    let mut moves = Vec::new();
    let mut positions = vec![state.clone()];
    while let Turn::Of(_) = state.turn() {
        assert!(moves.len() < MAX_PLIES, "{} {options:?}: a random game does not end", G::INFO.id);
        let legal = state.legal_moves();
        let m = pick(&mut rng, &legal).expect("a game that is not over has a legal move");
        moves.push(state.format_move(m));
        state.play_unchecked(m);
        positions.push(state.clone());
    }
    // Positions at regular intervals, and the last one.
    let step = positions.len().div_ceil(POSITIONS);
    let last = positions.len() - 1;
    let kept = (0..=last).filter(|at| at % step == 0 || *at == last);
    let positions = kept.map(|at| positions[at].clone()).collect();
    RandomGame { seed, moves, positions }
}
