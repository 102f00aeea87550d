//! Results of searches.

use serde::Serialize;
use tabuleiro_core::{Mark, Spot};
use tabuleiro_session::{ComputerMove, Judgement, Position, Score};

/// The best move of a position with the principal variation and its score.
#[derive(Serialize)]
pub(crate) struct AnalysisDto {
    #[serde(rename = "move")]
    best_move: String,
    #[serde(rename = "line")]
    pv: Vec<String>,
    /// The spots that select each move of the principal variation.
    spots: Vec<Vec<Spot>>,
    score: Option<ScoreDto>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

/// A score: an estimate, or a proven win or loss with the number of moves to the end.
#[derive(Serialize)]
struct ScoreDto {
    kind: &'static str,
    #[serde(rename = "chance")]
    win_probability: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<usize>,
}

impl AnalysisDto {
    /// Returns the whole principal variation, for a viewer who may see everything.
    pub(crate) fn full(position: &dyn Position, computer_move: &ComputerMove) -> AnalysisDto {
        AnalysisDto::with_pv_len(position, computer_move, usize::MAX)
    }

    /// Returns a hint for a player. In a game with hidden information it has the best move alone:
    /// the rest of the principal variation would show which moves are possible for the others.
    pub(crate) fn hint(position: &dyn Position, computer_move: &ComputerMove) -> AnalysisDto {
        let pv_len = if position.has_hidden_information() { 1 } else { usize::MAX };
        AnalysisDto::with_pv_len(position, computer_move, pv_len)
    }

    fn with_pv_len(
        position: &dyn Position,
        computer_move: &ComputerMove,
        pv_len: usize,
    ) -> AnalysisDto {
        let analysis = computer_move.analysis.as_ref();
        let pv = match analysis {
            Some(analysis) => analysis.pv().iter().take(pv_len).cloned().collect(),
            None => vec![computer_move.text.clone()],
        };
        AnalysisDto {
            best_move: computer_move.text.clone(),
            spots: spots_of_moves(position, &pv),
            pv,
            score: analysis.map(|analysis| ScoreDto::new(analysis.score())),
            depth: analysis.map(|analysis| analysis.depth),
            nodes: analysis.map(|analysis| analysis.nodes),
        }
    }
}

/// Returns the spots of each of the moves that are played from a position, up to the first that is
/// illegal.
fn spots_of_moves(position: &dyn Position, moves: &[String]) -> Vec<Vec<Spot>> {
    let mut spots = Vec::new();
    let mut reached = None;
    for text in moves {
        let before = reached.as_deref().unwrap_or(position);
        let Ok(played) = before.play(text) else { break };
        spots.push(played.spots);
        reached = Some(played.after);
    }
    spots
}

impl ScoreDto {
    fn new(score: Score) -> ScoreDto {
        let moves = score.plies_to_end();
        let kind = match moves {
            Some(_) if score.is_win() => "win",
            Some(_) => "loss",
            None => "estimate",
        };
        ScoreDto { kind, win_probability: score.win_probability(), moves }
    }
}

/// A move compared with the best one, for a viewer who may see everything.
#[derive(Serialize)]
pub(crate) struct JudgementDto {
    best: AnalysisDto,
    score: ScoreDto,
    loss: f64,
    mark: Option<&'static str>,
}

impl JudgementDto {
    pub(crate) fn new(position: &dyn Position, judgement: Judgement) -> JudgementDto {
        let mark = judgement.mark().map(|mark| match mark {
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        });
        JudgementDto {
            score: ScoreDto::new(judgement.score),
            loss: judgement.loss(),
            mark,
            best: AnalysisDto::full(position, &ComputerMove::new(judgement.analysis)),
        }
    }
}
