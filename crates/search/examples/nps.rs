use tabuleiro_core::*;
use tabuleiro_games::{Visitor, visit_all};
use tabuleiro_search::*;
struct V;
impl Visitor for V {
    fn visit<G: Playable>(&mut self) {
        for threads in [1, 2] {
            let mut state = G::start(&G::Options::default(), &mut dice(1, 0));
            let mut moves = Vec::new();
            for _ in 0..6 {
                moves.clear();
                state.legal_moves(&mut moves);
                state.play_unchecked(moves[moves.len() / 3]);
            }
            struct W(std::time::Instant);
            impl<M: Copy> Watch<M> for W {
                fn after_depth(&self, t: &Thought<M>) {
                    println!(
                        "  depth {} nodes {} score {} {:?}",
                        t.depth,
                        t.nodes,
                        t.score(),
                        self.0.elapsed()
                    );
                }
            }
            let nodes = std::env::args().nth(1).map_or(3_000_000, |n| n.parse().unwrap());
            let limits = Limits { nodes: Some(nodes), threads, ..Limits::default() };
            let t = std::time::Instant::now();
            println!("{} threads {threads}", G::INFO.id);
            let thought = think(&state, &limits, &mut Table::with_bytes(64 << 20), &W(t));
            println!(
                "{} nodes {:.2}M/s",
                thought.nodes,
                thought.nodes as f64 / t.elapsed().as_secs_f64() / 1e6
            );
        }
    }
}
fn main() {
    visit_all(&mut V);
}
