//! Random games to check laws on.

use tabuleiro_core::{Game, Playable, Turn, format_options, pick, seeded_rng, variants};

/// How many games are played for each combination of options.
const GAMES: u64 = 4;
/// How many moves a game may last; one that lasts longer is taken never to end.
const LONGEST: usize = 20_000;
/// How many positions of a game are looked at.
const POSITIONS: usize = 24;

/// Random games with the same options.
pub(crate) struct Sample<G: Game> {
    /// The options.
    pub(crate) options: G::Options,
    /// The games, each to its end.
    pub(crate) games: Vec<RandomGame<G>>,
    /// Moves that were legal somewhere in these games, and so are worth trying elsewhere.
    pub(crate) known_moves: Vec<G::Move>,
}

/// A game of random moves.
pub(crate) struct RandomGame<G: Game> {
    /// What it was dealt from.
    pub(crate) seed: u64,
    /// Its moves as text.
    pub(crate) moves: Vec<String>,
    /// Positions from its start to its end, the first and the last among them.
    pub(crate) positions: Vec<G>,
}

impl<G: Playable> Sample<G> {
    /// All positions of all games.
    pub(crate) fn positions(&self) -> impl Iterator<Item = &G> {
        self.games.iter().flat_map(|game| &game.positions)
    }

    /// Where a law was broken, for its message.
    pub(crate) fn place(&self, state: &G) -> String {
        let options = format_options(&self.options);
        format!("{} {options} at {}", G::INFO.id, state.format_position())
    }
}

/// Games for every combination of options that the game allows.
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
        assert!(moves.len() < LONGEST, "{} {options:?}: a random game does not end", G::INFO.id);
        let legal = state.legal_moves();
        let m = pick(&mut rng, &legal).expect("a game that is not over has a legal move");
        moves.push(state.format_move(m));
        state.play_unchecked(m);
        positions.push(state.clone());
    }
    // Every so many positions, and always the last.
    let step = positions.len().div_ceil(POSITIONS);
    let last = positions.len() - 1;
    let kept = (0..=last).filter(|at| at % step == 0 || *at == last);
    let positions = kept.map(|at| positions[at].clone()).collect();
    RandomGame { seed, moves, positions }
}
