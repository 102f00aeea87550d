//! Plays a match between two search strategies.
//!
//! ```sh
//! cargo run --release -p tabuleiro-search --example match_strategies -- shiftago:players=3 mcts:8000 alpha-beta:8000 20
//! ```
//!
//! gives each strategy 8,000 nodes per move and plays 20 rounds. A round is one deal and one random
//! opening, played once for every way to share the seats between the two strategies. It prints the score
//! of the first strategy with its error, where 50 % means equal strength, and the mean time per move of
//! each. For a fair match, change the nodes until the times are equal.

use std::time::{Duration, Instant};

use tabuleiro_core::{Algorithm, Playable, Rng, Seat, Turn, parse_options, pick, seeded_rng};
use tabuleiro_games::{Visitor, visit_all};
use tabuleiro_search::{Budget, SearchOptions, Searcher};

/// The number of random moves that a game begins with.
const OPENING: usize = 4;

/// A strategy, with the time that it has used.
struct Contender {
    algorithm: Algorithm,
    nodes: u64,
    time: Duration,
    moves: u32,
}

struct StrategyMatch {
    game: String,
    options: String,
    contenders: [Contender; 2],
    rounds: u64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(mut strategy_match) = StrategyMatch::parse(&args) else {
        eprintln!(
            "expected GAME:OPTIONS ALGORITHM:NODES ALGORITHM:NODES ROUNDS, with alpha-beta, mcts \
             or rollouts as ALGORITHM, got {args:?}"
        );
        std::process::exit(2);
    };
    visit_all(&mut strategy_match);
}

impl Contender {
    fn parse(text: &str) -> Option<Contender> {
        let (algorithm, nodes) = text.split_once(':')?;
        let algorithm = match algorithm {
            "alpha-beta" => Algorithm::AlphaBeta,
            "mcts" => Algorithm::Mcts,
            "rollouts" => Algorithm::Rollouts,
            _ => return None,
        };
        Some(Contender { algorithm, nodes: nodes.parse().ok()?, time: Duration::ZERO, moves: 0 })
    }
}

impl StrategyMatch {
    fn parse(args: &[String]) -> Option<StrategyMatch> {
        let [spec, one, other, rounds] = args else {
            return None;
        };
        let (game, options) = spec.split_once(':')?;
        Some(StrategyMatch {
            game: game.to_owned(),
            options: options.to_owned(),
            contenders: [Contender::parse(one)?, Contender::parse(other)?],
            rounds: rounds.parse().ok()?,
        })
    }

    /// Returns the score of the first strategy in a game in which the other one has the seats of `mask`.
    fn play<G: Playable>(&mut self, options: &G::Options, seed: u64, mask: u32) -> f64 {
        let mut state = G::new(*options, &mut seeded_rng(seed, 0));
        let mut rng = seeded_rng(seed, 1);
        let mut moves = Vec::new();
        for _ in 0..OPENING {
            moves.clear();
            state.generate_moves(&mut moves);
            if let Some(m) = pick(&mut rng, &moves) {
                state.play_unchecked(m);
            }
        }
        let contender_of = |seat: Seat| (mask >> seat.index() & 1) as usize;
        let algorithms = self.contenders.each_ref().map(|contender| contender.algorithm);
        let mut searchers = algorithms.map(Searcher::with_algorithm);
        let mut rng = seeded_rng(seed, 2 + u64::from(mask));
        let outcome = loop {
            let seat = match state.turn() {
                Turn::Of(seat) => seat,
                Turn::Over(outcome) => break outcome,
            };
            let contender = &mut self.contenders[contender_of(seat)];
            let budget = Budget::nodes(contender.nodes).with_memory(1 << 22);
            let options = SearchOptions { seed: Some(rng.next_u64()), ..SearchOptions::default() };
            let since = Instant::now();
            let analysis = searchers[contender_of(seat)].search_determinized(
                &state,
                &options,
                &budget,
                &mut rng,
                &(),
            );
            contender.time += since.elapsed();
            contender.moves += 1;
            state.play_unchecked(analysis.best_move());
        };
        let mean = |contender: usize| {
            let seats = Seat::all(state.players()).filter(|&seat| contender_of(seat) == contender);
            let points: Vec<f64> = seats.map(|seat| outcome.ranking.points(seat)).collect();
            points.iter().sum::<f64>() / points.len() as f64
        };
        f64::midpoint(1.0, mean(0) - mean(1))
    }
}

impl Visitor for StrategyMatch {
    fn visit<G: Playable>(&mut self) {
        if G::INFO.id != self.game {
            return;
        }
        let options = match parse_options::<G::Options>(&self.options) {
            Ok(options) => options,
            Err(error) => {
                eprintln!("{error}");
                std::process::exit(2);
            }
        };
        let players = G::new(options, &mut seeded_rng(0, 0)).players();
        // Four players play two against two only, which limits the length of a round.
        let is_shared = |mask: &u32| players != 4 || mask.count_ones() == 2;
        let masks: Vec<u32> = (1..(1 << players) - 1).filter(is_shared).collect();
        let mut shares = Vec::new();
        for seed in 0..self.rounds {
            let games = masks.iter().map(|&mask| self.play::<G>(&options, seed, mask));
            shares.push(games.sum::<f64>() / masks.len() as f64);
        }
        let rounds = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / rounds;
        let spread =
            shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (rounds - 1.0);
        let error = 1.96 * (spread / rounds).sqrt();
        let [one, other] = self.contenders.each_ref().map(|c| c.time / c.moves.max(1));
        println!(
            "{:.1} % ± {:.1}, {one:.1?} and {other:.1?} per move",
            100.0 * mean,
            100.0 * error
        );
    }
}
