//! The evaluation of new leaves: a win probability of each seat.

use tabuleiro_core::{GameRng, SearchHints, Seat, Turn, playout};

use super::tree::Points;
use crate::score::logistic;

/// The evaluation of new leaves, with its random numbers and a buffer.
pub(super) struct LeafEvaluation<M> {
    rng: GameRng,
    moves: Vec<M>,
}

impl<M> LeafEvaluation<M> {
    pub(super) fn new(rng: GameRng) -> LeafEvaluation<M> {
        LeafEvaluation { rng, moves: Vec::new() }
    }

    /// Returns the expected points of each seat, and the seat that has won the position. Without an
    /// evaluation the points are those of one random playout.
    pub(super) fn points<G: SearchHints<Move = M>>(
        &mut self,
        mut state: G,
    ) -> (Points, Option<Seat>) {
        let players = state.players();
        let mut points = Points::default();
        let (outcome, winner) = match state.turn() {
            Turn::Over(outcome) => {
                let winner = outcome.ranking.winner().filter(|_| !state.ends_by_history());
                (outcome, winner)
            }
            Turn::Of(_) if G::FEATURES.is_empty() => {
                (playout(&mut state, &mut self.rng, &mut self.moves).0, None)
            }
            Turn::Of(_) => return (win_probabilities(&state), None),
        };
        for seat in Seat::all(players) {
            points[seat] = outcome.ranking.points(seat) as f32;
        }
        (points, winner)
    }
}

/// Returns the win probability of each seat by its lead over the mean of the others.
fn win_probabilities<G: SearchHints>(state: &G) -> Points {
    let players = state.players();
    let mut points = Points::default();
    for seat in Seat::all(players) {
        points[seat] = state.evaluate(seat) as f32 / 1000.0;
    }
    let all: f32 = points.0.iter().sum();
    for points in &mut points.0[..players] {
        let lead = *points - (all - *points) / (players as f32 - 1.0);
        *points = logistic(lead);
    }
    points
}
