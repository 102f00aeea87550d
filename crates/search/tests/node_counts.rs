//! Searches of fixed positions, compared with committed results (a bench signature).
//!
//! `node_counts.txt` has a line for each search: the number of nodes, the depth, the score and the
//! principal variation. A change of move ordering, pruning, tables or evaluation changes some of them.
//! After an intended change, this command writes the file anew; commit it with the change:
//!
//! ```sh
//! UPDATE_NODE_COUNTS=1 cargo test -p tabuleiro-search --test node_counts
//! ```
//!

use std::fmt::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

use tabuleiro_core::{Algorithm, Playable, Turn, parse_options, pick, seeded_rng};
use tabuleiro_games::{Visitor, visit_all};
use tabuleiro_search::{
    Analysis, Budget, Observer, Progress, SearchOptions, Searcher, search_at_level,
};

/// The searches of a variant, and the positions in which they are run.
struct Variant {
    game: &'static str,
    options: &'static str,
    /// The number of random moves from the start to each position.
    plies: &'static [u64],
    searches: &'static [Search],
}

/// A search of a position.
#[derive(Clone, Copy, Debug)]
enum Search {
    /// To a depth, with a table of this many bytes.
    Depth(u32, usize),
    /// To a depth without late move reductions.
    FullDepth(u32),
    /// To a depth, with an exact score for every move.
    RankAll(u32),
    /// To a depth, of the last legal move alone.
    LastMove(u32),
    /// A number of nodes with a table of this many bytes; then the next move with the same table.
    Nodes(u64, usize),
    /// A number of nodes, with equal moves ordered by a seed.
    Shuffled(u64, u64),
    /// To a depth by paranoid alpha-beta, with more than two players.
    Paranoid(u32),
    /// A number of nodes of determinizations.
    Decide(u64),
    /// To a depth, of determinizations.
    DecideToDepth(u32),
    /// At a level, counted from 1.
    Level(usize),
}

use Search::{
    Decide, DecideToDepth, Depth, FullDepth, LastMove, Level, Nodes, Paranoid, RankAll, Shuffled,
};

const KILOBYTE: usize = 1 << 10;
const MEGABYTE: usize = 1 << 20;

const VARIANTS: &[Variant] = &[
    Variant {
        game: "shiftago",
        options: "",
        plies: &[0, 7, 15, 23],
        searches: &[
            Depth(6, MEGABYTE),
            Depth(5, KILOBYTE),
            FullDepth(4),
            RankAll(3),
            LastMove(4),
            Nodes(8_000, 64 * KILOBYTE),
            Shuffled(3_000, 7),
            Level(1),
            Level(3),
            Level(4),
        ],
    },
    Variant {
        game: "shiftago",
        options: "mode=expert",
        plies: &[6, 18],
        searches: &[Depth(4, MEGABYTE), Depth(4, KILOBYTE), RankAll(2), Level(2), Level(4)],
    },
    Variant {
        game: "shiftago",
        options: "mode=extreme,exhausted=draws",
        plies: &[14],
        searches: &[Depth(4, MEGABYTE), Nodes(5_000, KILOBYTE)],
    },
    Variant {
        game: "pivit",
        options: "",
        plies: &[0, 9, 20, 35],
        searches: &[
            Depth(4, MEGABYTE),
            Depth(4, KILOBYTE),
            FullDepth(3),
            RankAll(3),
            LastMove(3),
            Nodes(6_000, 64 * KILOBYTE),
            Shuffled(2_000, 7),
            Level(2),
            Level(5),
        ],
    },
    Variant {
        game: "pivit",
        options: "board=6",
        plies: &[8, 24],
        searches: &[Depth(6, MEGABYTE), FullDepth(4), Level(4), Level(5)],
    },
    Variant {
        game: "quantum-leap",
        options: "",
        plies: &[0, 2, 9, 18],
        searches: &[
            Depth(3, MEGABYTE),
            Depth(4, KILOBYTE),
            FullDepth(3),
            RankAll(2),
            LastMove(3),
            Nodes(6_000, 64 * KILOBYTE),
            Shuffled(2_000, 7),
            Level(1),
            Level(5),
        ],
    },
    Variant {
        game: "quantum-leap",
        options: "side=3",
        plies: &[0, 3],
        searches: &[Depth(7, MEGABYTE), Depth(6, KILOBYTE), FullDepth(5), RankAll(4)],
    },
    Variant {
        game: "dominup",
        options: "",
        plies: &[0, 6, 14, 25],
        searches: &[
            Depth(3, MEGABYTE),
            Depth(2, KILOBYTE),
            FullDepth(2),
            RankAll(2),
            LastMove(2),
            Decide(4_000),
            Level(2),
            Level(5),
        ],
    },
    Variant {
        game: "shiftago",
        options: "players=3",
        plies: &[0, 8, 20],
        searches: &[
            Nodes(6_000, MEGABYTE),
            Nodes(12_000, KILOBYTE),
            Depth(5, MEGABYTE),
            LastMove(4),
            Shuffled(2_000, 7),
            Paranoid(4),
            Level(2),
            Level(5),
        ],
    },
    Variant {
        game: "shiftago",
        options: "players=4,mode=expert",
        plies: &[6, 30],
        searches: &[Nodes(4_000, MEGABYTE), RankAll(3), Paranoid(3), Level(3)],
    },
    Variant {
        game: "pivit",
        options: "players=3",
        plies: &[0, 12, 40],
        searches: &[
            Nodes(6_000, MEGABYTE),
            Nodes(12_000, KILOBYTE),
            Depth(4, MEGABYTE),
            LastMove(3),
            Shuffled(2_000, 7),
            Paranoid(3),
            Level(3),
            Level(5),
        ],
    },
    Variant {
        game: "pivit",
        options: "players=4",
        plies: &[10, 60],
        searches: &[Nodes(5_000, MEGABYTE), Paranoid(3), Level(1), Level(4)],
    },
    Variant {
        game: "dominup",
        options: "players=3",
        plies: &[0, 5, 18],
        searches: &[
            Decide(6_000),
            DecideToDepth(2),
            Shuffled(3_000, 7),
            LastMove(2),
            RankAll(1),
            Paranoid(2),
            Level(2),
            Level(7),
        ],
    },
    Variant {
        game: "dominup",
        options: "players=4,placings=all",
        plies: &[6, 20],
        searches: &[Decide(4_000), DecideToDepth(1), Paranoid(2), Level(1), Level(6)],
    },
];

/// Counts reports.
#[derive(Default)]
struct Reports(AtomicU32);

impl<M> Observer<M> for Reports {
    fn on_progress(&self, _: &Progress<M>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Returns a position after so many random moves; fewer if they would end the game.
fn position<G: Playable>(options: &G::Options, plies: u64) -> G {
    let mut state = G::new(*options, &mut seeded_rng(plies, 0));
    let mut rng = seeded_rng(plies, 1);
    for _ in 0..plies {
        let mut after = state.clone();
        after.play_unchecked(pick(&mut rng, &state.legal_moves()).expect("the game goes on"));
        if let Turn::Over(_) = after.turn() {
            break;
        }
        state = after;
    }
    state
}

impl Search {
    fn budget(self) -> Budget {
        let budget = match self {
            Depth(depth, memory) => Budget::depth(depth).with_memory(memory),
            Nodes(nodes, memory) => Budget::nodes(nodes).with_memory(memory),
            _ => Budget { memory: MEGABYTE, ..Budget::default() },
        };
        match self {
            FullDepth(depth) | RankAll(depth) | LastMove(depth) | Paranoid(depth)
            | DecideToDepth(depth) => Budget { depth: Some(depth), ..budget },
            Shuffled(nodes, _) | Decide(nodes) => Budget { nodes: Some(nodes), ..budget },
            Depth(..) | Nodes(..) | Level(_) => budget,
        }
    }

    fn options<G: Playable>(self, state: &G) -> SearchOptions<G::Move> {
        match self {
            RankAll(_) => SearchOptions { multi_pv: true, ..SearchOptions::default() },
            LastMove(_) => SearchOptions {
                search_moves: state.legal_moves().pop().into_iter().collect(),
                ..SearchOptions::default()
            },
            Shuffled(_, seed) => SearchOptions { seed: Some(seed), ..SearchOptions::default() },
            _ => SearchOptions::default(),
        }
    }

    /// Runs the search and returns a line for each result.
    fn run<G: Playable>(self, state: &G) -> Vec<String> {
        let reports = Reports::default();
        let mut searcher = Searcher::default();
        match self {
            FullDepth(_) => searcher.alpha_beta.is_selective = false,
            Paranoid(_) => searcher.algorithm = Some(Algorithm::AlphaBeta),
            _ => {}
        }
        let (budget, options) = (self.budget(), self.options(state));
        let mut rng = seeded_rng(1, 1);
        let analysis = match self {
            Level(level) => search_at_level(state, state.levels()[level - 1], &mut rng, &reports),
            Decide(_) | DecideToDepth(_) => {
                searcher.search_determinized(state, &options, &budget, &mut rng, &reports)
            }
            _ => searcher.search(state, &options, &budget, &reports),
        };
        let mut lines = vec![line(state, &analysis, reports)];
        let mut after = state.clone();
        after.play_unchecked(analysis.best_move());
        if let (Nodes(..), Turn::Of(_)) = (self, after.turn()) {
            let analysis = searcher.search(&after, &options, &budget, &());
            lines.push(line(&after, &analysis, Reports::default()));
        }
        lines
    }
}

fn line<G: Playable>(state: &G, analysis: &Analysis<G::Move>, reports: Reports) -> String {
    let mut after = state.clone();
    let pv = analysis.pv().iter().map_while(|&m| {
        let text = after.format_move(m);
        after.play(m).ok().map(|()| text)
    });
    let pv: Vec<String> = pv.collect();
    let scores: i32 = analysis.moves.iter().map(|scored| scored.score.value()).sum();
    format!(
        "nodes {} depth {} reports {} score {} of {} moves {}: {}",
        analysis.nodes,
        analysis.depth,
        reports.0.into_inner(),
        analysis.score().value(),
        analysis.moves.len(),
        scores,
        pv.join(", "),
    )
}

/// Runs the searches of one variant when its game is visited.
struct Searches<'a> {
    variant: &'a Variant,
    found: String,
}

impl Visitor for Searches<'_> {
    fn visit<G: Playable>(&mut self) {
        let Variant { game, options, plies, searches } = self.variant;
        if G::INFO.id != *game {
            return;
        }
        let options = parse_options(options).expect("the options are valid");
        for &plies in *plies {
            let state = position::<G>(&options, plies);
            writeln!(self.found, "{game}:{} {}", self.variant.options, state.format_position())
                .expect("writing to a string cannot fail");
            for search in *searches {
                for line in search.run(&state) {
                    writeln!(self.found, "  {search:?} {line}")
                        .expect("writing to a string cannot fail");
                }
            }
        }
    }
}

#[test]
fn every_search_has_its_committed_node_count_and_result() {
    let mut found = String::new();
    for variant in VARIANTS {
        let mut searches = Searches { variant, found: String::new() };
        visit_all(&mut searches);
        assert!(!searches.found.is_empty(), "there is no game {}", variant.game);
        found += &searches.found;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/node_counts.txt");
    if env::var_os("UPDATE_NODE_COUNTS").is_some() {
        fs::write(&path, &found).expect("the file can be written");
    }
    let committed = fs::read_to_string(&path).expect("the file is committed");
    for (found, committed) in found.lines().zip(committed.lines()) {
        assert_eq!(found, committed);
    }
    assert_eq!(found.lines().count(), committed.lines().count());
}
