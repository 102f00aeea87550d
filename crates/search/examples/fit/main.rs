//! Fits the weights of the features of a game to games of self-play.
//!
//! ```sh
//! cargo run --release -p tabuleiro-search --example fit -- shiftago:players=3 EXPRESS_3
//! ```
//!
//! prints the weights as a constant for the file `weights.rs` of the game, which `scripts/fit` writes. The
//! games are played with the compiled weights, so a second run after a rebuild improves the result.

mod regression;

use std::io::Write;

use regression::{Regression, Sample};
use tabuleiro_core::{
    Evaluate, Level, Playable, Seat, Turn, below, format_options, parse_options, pick, seeded_rng,
};
use tabuleiro_games::{Visitor, visit_all};
use tabuleiro_search::search_at_level;

/// A fit: the game, the name of the constant, and the games to play.
struct Fit {
    game: String,
    options: String,
    constant: String,
    games: u64,
    level: Level,
    is_done: bool,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).map_or(Some(usual), |text| text.parse().ok());
    let (Some(spec), Some(constant), Some(games), Some(nodes)) =
        (args.first(), args.get(1), number(2, 10_000), number(3, 300))
    else {
        eprintln!("expected GAME[:OPTIONS] CONSTANT [GAMES [NODES]], got {args:?}");
        std::process::exit(2);
    };
    let (game, options) = spec.split_once(':').unwrap_or((spec, ""));
    let mut fit = Fit {
        game: game.to_owned(),
        options: options.to_owned(),
        constant: constant.clone(),
        games,
        level: Level { nodes, noise: 0 },
        is_done: false,
    };
    visit_all(&mut fit);
    if !fit.is_done {
        eprintln!("expected a game, got {game:?}");
        std::process::exit(2);
    }
}

impl Visitor for Fit {
    fn visit<G: Playable>(&mut self) {
        if G::INFO.id != self.game {
            return;
        }
        match parse_options::<G::Options>(&self.options) {
            Ok(options) => self.fit::<G>(&options),
            Err(error) => {
                eprintln!("{error}");
                std::process::exit(2);
            }
        }
        self.is_done = true;
    }
}

impl Fit {
    fn fit<G: Playable>(&self, options: &G::Options) {
        let halves: [Vec<Sample>; 2] = std::thread::scope(|scope| {
            let threads = [0, 1].map(|first| {
                scope.spawn(move || {
                    let games = (first..self.games).step_by(2);
                    games.flat_map(|seed| play::<G>(options, seed, self.level)).collect()
                })
            });
            threads.map(|thread| thread.join().expect("a game does not panic"))
        });
        let samples: Vec<Sample> = halves.into_iter().flatten().collect();
        let fitted = Regression::fit(&samples, G::FEATURES.len());
        let before = tabuleiro_core::Game::new(*options, &mut seeded_rng(0, 0));
        let before: Vec<f64> = G::weights(&before).iter().map(|&w| f64::from(w) / 1000.0).collect();
        eprintln!(
            "{} {}: {} positions of {} games, loss {:.4} (with the weights before: {:.4})",
            self.game,
            format_options(options),
            samples.len(),
            self.games,
            fitted.loss,
            regression::loss(&samples, &before),
        );
        self.print::<G>(&fitted).expect("standard output is open");
    }

    fn print<G: Playable>(&self, fitted: &Regression) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        let count = G::FEATURES.len();
        writeln!(out, "pub(super) const {}: [i32; {count}] = [", self.constant)?;
        for (name, weight) in G::FEATURES.iter().zip(&fitted.weights) {
            writeln!(out, "    {}, // {name}", (weight * 1000.0).round())?;
        }
        writeln!(out, "];")
    }
}

/// Plays a game with a random opening, and returns a sample of each position for each seat.
fn play<G: Playable>(options: &G::Options, seed: u64, level: Level) -> Vec<Sample> {
    let mut state = G::new(*options, &mut seeded_rng(seed, 0));
    let mut rng = seeded_rng(seed, 1);
    let opening = below(&mut rng, 9);
    let mut samples = Vec::new();
    let mut moves = Vec::new();
    for ply in 0.. {
        let Turn::Of(_) = state.turn() else {
            break;
        };
        let m = if ply < opening {
            moves.clear();
            state.generate_moves(&mut moves);
            pick(&mut rng, &moves).expect("a game that is not over has a legal move")
        } else {
            search_at_level(&state, level, &mut rng, &()).best_move()
        };
        state.play_unchecked(m);
        let is_quiet = !state.is_unsettled() && matches!(state.turn(), Turn::Of(_));
        if ply >= opening && is_quiet {
            samples.extend(Seat::all(state.players()).map(|seat| (seat, features(&state, seat))));
        }
    }
    let Turn::Over(outcome) = state.turn() else {
        unreachable!("the game was played to its end");
    };
    let label = |(seat, features)| Sample { features, result: outcome.ranking.points(seat) as f32 };
    samples.into_iter().map(label).collect()
}

/// Returns the features of a seat minus the mean of the others.
fn features<G: Evaluate>(state: &G, seat: Seat) -> Vec<f32> {
    let mut sums = vec![0.0; G::FEATURES.len()];
    let others = state.players() as f32 - 1.0;
    for other in Seat::all(state.players()) {
        let share = if other == seat { 1.0 } else { -1.0 / others };
        state.features(other, |feature, amount| sums[feature] += share * amount as f32);
    }
    sums
}
