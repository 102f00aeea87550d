//! Benchmarks of the rules: random games, and perft from the initial position, for every game.
//!
//! `cargo bench -p tabuleiro-games`

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tabuleiro_core::{Playable, perft, playout, seeded_rng, sum_leaves};
use tabuleiro_games::{Visitor, visit_all};

/// The least number of leaves of a perft benchmark, so that its set-up is negligible.
const MIN_LEAVES: u64 = 100_000;

struct Speed<'a>(&'a mut Criterion);

impl Visitor for Speed<'_> {
    fn visit<G: Playable>(&mut self) {
        let mut group = self.0.benchmark_group(G::INFO.id);
        group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));

        let mut rng = seeded_rng(1, 0);
        let mut moves = Vec::new();
        group.throughput(Throughput::Elements(1));
        group.bench_function("random games, dealt and played", |bench| {
            bench.iter(|| {
                let mut state = G::new(G::Options::default(), &mut rng);
                playout(black_box(&mut state), &mut rng, &mut moves)
            });
        });

        let start = G::new(G::Options::default(), &mut seeded_rng(1, 0));
        let mut depth = 1;
        while perft(&start, depth) < MIN_LEAVES {
            depth += 1;
        }
        // A last ply of hundreds of moves overshoots by far. Fewer samples keep the time short.
        group.throughput(Throughput::Elements(perft(&start, depth))).sample_size(10);
        group.bench_function(format!("perft {depth}, last ply counted"), |bench| {
            bench.iter(|| perft(black_box(&start), depth));
        });
        // A leaf that is read must be played.
        let visit_leaf = |leaf: &G| {
            black_box(leaf);
            1
        };
        group.bench_function(format!("perft {depth}, last ply played"), |bench| {
            bench.iter(|| sum_leaves(black_box(&start), depth, &visit_leaf));
        });
        group.finish();
    }
}

fn speed(criterion: &mut Criterion) {
    visit_all(&mut Speed(criterion));
}

criterion_group!(benches, speed);
criterion_main!(benches);
