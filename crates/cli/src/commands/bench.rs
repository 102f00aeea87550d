//! `bench`: the speed of the rules and of the search, and a node count that identifies the search.

mod samples;

use std::io::{self, Write};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tabuleiro_core::seeded_rng;
use tabuleiro_session::{Budget, GameType, Searcher, Variant};

use crate::args::BenchArgs;
use crate::error::Result;
use samples::{FEW, MANY, Sample, samples};

pub(crate) fn run(args: &BenchArgs) -> Result<()> {
    let variants = match &args.spec {
        Some(variant) => vec![variant.clone()],
        None => every_game()?,
    };
    let mut games = Vec::new();
    let mut total = 0;
    for variant in &variants {
        let game = variant.spec();
        let mut measured = json!({ "game": game });
        let mut tell = |measure: &str, key: &str, value: Value| {
            if !args.json {
                writeln!(io::stdout().lock(), "{game} {measure} {value}")?;
            }
            measured[key] = value;
            io::Result::Ok(())
        };
        let few = samples(&**variant, &FEW);
        if !args.nodes_only {
            tell("playouts/s", "playouts_per_second", rounded(playouts(&**variant)))?;
            tell("perft made/s", "perft_made_per_second", rounded(perft(&**variant, true)))?;
            tell("perft counted/s", "perft_counted_per_second", rounded(perft(&**variant, false)))?;
            tell("search nodes/s", "search_nodes_per_second", rounded(search(&few)))?;
        }
        if !args.nodes_only && args.threads > 1 {
            let measure = format!("speed-up of {} separate searches", args.threads);
            tell(&measure, "separate_speed_up", in_hundredths(separately(&few, args.threads)))?;
            if let Some(speed_up) = speed_up(&samples(&**variant, &MANY), args.threads) {
                let measure = format!("speed-up of {} threads", args.threads);
                tell(&measure, "speed_up", in_hundredths(speed_up))?;
            }
        }
        let nodes: u64 = few.iter().map(Sample::nodes_to_depth).sum();
        tell("nodes", "nodes", json!(nodes))?;
        total += nodes;
        games.push(measured);
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", json!({ "games": games, "threads": args.threads, "nodes": total }))?;
    } else {
        writeln!(out, "total nodes {total}")?;
    }
    Ok(())
}

/// Returns every game with its default options.
fn every_game() -> Result<Vec<Arc<dyn Variant>>> {
    GameType::all().iter().map(|kind| Ok(kind.with_options("")?)).collect()
}

/// The duration of a measurement.
const LONG_ENOUGH: Duration = Duration::from_millis(700);

/// Returns the rate of `work`, which returns the amount done.
fn per_second(mut work: impl FnMut() -> u64) -> f64 {
    let since = Instant::now();
    let mut done = 0;
    loop {
        done += work();
        let time = since.elapsed();
        if time >= LONG_ENOUGH {
            return done as f64 / time.as_secs_f64();
        }
    }
}

fn rounded(number: f64) -> Value {
    json!(number.round() as u64)
}

fn in_hundredths(number: f64) -> Value {
    json!((100.0 * number).round() / 100.0)
}

/// Returns random games per second.
fn playouts(variant: &dyn Variant) -> f64 {
    let mut rng = seeded_rng(1, 0);
    per_second(|| {
        let games = 100;
        variant.playouts(games, &mut rng);
        games.into()
    })
}

/// The least number of leaves of a measured perft.
const LEAVES: u64 = 100_000;

/// Returns perft nodes per second, with the moves of the last ply played or only counted.
fn perft(variant: &dyn Variant, is_made: bool) -> f64 {
    let start = variant.start(1);
    let mut depth = 1;
    // Small games end before that number.
    while start.perft(depth) < LEAVES && start.perft(depth + 1) > 0 {
        depth += 1;
    }
    per_second(
        || if is_made { start.perft_without_bulk_counting(depth) } else { start.perft(depth) },
    )
}

/// The number of nodes searched for one sample.
const NODES: u64 = 50_000;

/// Returns the nodes per second of one thread. Clearing the transposition table between samples is
/// not measured.
fn search(samples: &[Sample]) -> f64 {
    let budget = Budget { nodes: Some(NODES), ..samples::BUDGET };
    let mut searcher = Searcher::default();
    let since = Instant::now();
    let (mut nodes, mut time) = (0, Duration::ZERO);
    while since.elapsed() < LONG_ENOUGH {
        for sample in samples {
            searcher.alpha_beta.clear();
            let analysis = sample.think(&budget, &mut searcher);
            nodes += analysis.nodes;
            time += analysis.time;
        }
    }
    nodes as f64 / time.as_secs_f64().max(1e-6)
}

/// Returns the speed-up of separate searches on several threads, which is the limit of the
/// machine.
fn separately(samples: &[Sample], threads: usize) -> f64 {
    let alone = search(samples);
    let together: f64 = thread::scope(|scope| {
        let searches: Vec<_> = (0..threads).map(|_| scope.spawn(|| search(samples))).collect();
        let speeds = searches.into_iter().map(|search| search.join().expect("no search panics"));
        speeds.sum()
    });
    together / alone
}

/// Returns the speed-up of several threads in one search, as the geometric mean over the samples.
/// All samples are searched to the same depth: the depth that one thread reached in each would
/// favour that thread.
fn speed_up(samples: &[Sample], threads: usize) -> Option<f64> {
    let (samples, mut reached): (Vec<_>, Vec<_>) =
        samples.iter().filter_map(|sample| Some((sample, sample.reach()?))).unzip();
    reached.sort_unstable();
    let depth = *reached.get(reached.len().checked_sub(1)? / 2)?;
    let logs = samples.iter().map(|sample| sample.speed_up(threads, depth).ln());
    Some((logs.sum::<f64>() / samples.len() as f64).exp())
}
