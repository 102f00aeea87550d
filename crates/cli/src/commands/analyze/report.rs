//! The analysis of a game as text, as JSON and as annotations of the record.

use std::io::{self, Write};

use serde_json::json;
use tabuleiro_core::{Language, Mark, Message, Record, RecordedScore, Seat, Turn, msg};
use tabuleiro_session::{Judgement, Score, Table, recorded_score, seat_label};

use super::graph::{Point, draw};
use crate::MESSAGES;
use crate::json::score as score_json;

pub(super) fn print(table: &Table, judgements: &[Judgement], language: Language) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", table.variant().spec())?;
    for (number, judgement) in (1..).zip(judgements) {
        let who = language.render(&name(table, judgement.seat));
        let sign = sign(judgement);
        let verdict = language.render(&verdict(judgement));
        writeln!(out, "{number}. {}{sign} {who} {verdict}", judgement.text)?;
    }
    writeln!(out)?;
    let graph = draw(&points(table, judgements, language));
    for line in &graph {
        writeln!(out, "{line}")?;
    }
    if !graph.is_empty() {
        writeln!(out)?;
    }
    for seat in Seat::all(table.players().len()) {
        let Summary { moves, mistakes, blunders, mean_loss } = Summary::of(seat, judgements);
        let played = msg!(
            "analyze-summary",
            who = name(table, seat),
            moves = msg!("analyze-moves", number = moves),
            mistakes = msg!("analyze-mistakes", number = mistakes),
            blunders = msg!("analyze-blunders", number = blunders),
            loss = format!("{:.1}%", 100.0 * mean_loss),
        );
        writeln!(out, "{}", language.render(&played))?;
    }
    Ok(())
}

pub(super) fn print_json(
    table: &Table,
    judgements: &[Judgement],
    language: Language,
) -> io::Result<()> {
    let moves = (1..).zip(judgements).map(|(number, judgement)| {
        json!({
            "number": number,
            "seat": judgement.seat,
            "move": judgement.text,
            "mark": sign(judgement),
            "score": score_json(judgement.score),
            "best": { "score": score_json(judgement.best_score()), "line": judgement.analysis.pv() },
            "loss": judgement.loss(),
        })
    });
    let players = Seat::all(table.players().len()).map(|seat| {
        let Summary { moves, mistakes, blunders, mean_loss } = Summary::of(seat, judgements);
        json!({
            "seat": seat,
            "name": language.render(&name(table, seat)),
            "moves": moves,
            "mistakes": mistakes,
            "blunders": blunders,
            "mean_loss": mean_loss,
        })
    });
    let answer = json!({
        "game": table.variant().spec(),
        "complete": judgements.len() == table.moves().len(),
        "moves": moves.collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
    });
    writeln!(io::stdout().lock(), "{answer}")
}

/// Returns the record with the judgements as annotations; other comments are kept.
pub(super) fn annotated(table: &Table, judgements: &[Judgement]) -> Record {
    let mut record = table.record();
    for (recorded, judgement) in record.moves.iter_mut().zip(judgements) {
        judgement.annotate(&mut recorded.comment);
    }
    record
}

/// Returns `62%` for the best move and `31%, best 62%: U4, L3` for another.
fn verdict(judgement: &Judgement) -> Message {
    let score = score_words(judgement.score);
    if !judgement.has_better_move() {
        return score;
    }
    let best = score_words(judgement.best_score());
    let line = Message::list(judgement.analysis.pv().to_vec());
    msg!("analyze-better", score = score, best = best, line = line)
}

/// Returns `62%`, or `win in 3` or `loss in 4` for a proven score.
fn score_words(score: Score) -> Message {
    match recorded_score(score) {
        RecordedScore::Win(moves) => msg!("analyze-win", moves = moves),
        RecordedScore::Loss(moves) => msg!("analyze-loss", moves = moves),
        RecordedScore::Percent(percent) => format!("{percent}%").into(),
    }
}

/// Returns the annotation sign of a move, which is empty for a good move.
fn sign(judgement: &Judgement) -> &'static str {
    judgement.mark().map_or("", Mark::symbol)
}

fn name(table: &Table, seat: Seat) -> Message {
    seat_label(&**table.position(), table.players(), seat)
}

/// Returns the points of the graph. With two players they show the win probability of the first;
/// with more, that of the player to move, since the losses of one are not the gains of another.
fn points(table: &Table, judgements: &[Judgement], language: Language) -> Vec<Point> {
    let players = table.players().len();
    // The last character distinguishes `player 1` from `player 2`.
    let letter =
        |seat| language.render(&table.position().seat_name(seat)).chars().last().unwrap_or('*');
    let point = |ply, seat: Seat, chance: f64| match players {
        2 if seat != Seat::FIRST => {
            Point { ply, chance: 1.0 - chance, letter: letter(Seat::FIRST) }
        }
        _ => Point { ply, chance, letter: letter(seat) },
    };
    let before = |(ply, judged): (usize, &Judgement)| {
        point(ply, judged.seat, judged.best_score().win_probability())
    };
    let mut points: Vec<Point> = judgements.iter().enumerate().map(before).collect();
    let end = judgements.len();
    match table.position_at(end).map(|position| position.turn()) {
        Some(Turn::Over(outcome)) => points
            .extend(Seat::all(players).map(|seat| point(end, seat, outcome.ranking.points(seat)))),
        _ => points.extend(
            judgements.last().map(|last| point(end, last.seat, last.score.win_probability())),
        ),
    }
    points
}

/// The mistakes of a player.
#[derive(Debug, PartialEq)]
struct Summary {
    moves: usize,
    mistakes: usize,
    blunders: usize,
    mean_loss: f64,
}

impl Summary {
    fn of(seat: Seat, judgements: &[Judgement]) -> Summary {
        let theirs: Vec<&Judgement> = judgements.iter().filter(|j| j.seat == seat).collect();
        let marked = |mark| theirs.iter().filter(|j| j.mark() == Some(mark)).count();
        let loss = theirs.iter().fold(0.0, |sum, j| sum + j.loss());
        Summary {
            moves: theirs.len(),
            mistakes: marked(Mark::Mistake),
            blunders: marked(Mark::Blunder),
            mean_loss: loss / theirs.len().max(1) as f64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_formatted_in_percent() {
        assert_eq!(score_words(Score::EVEN).to_string(), "50%");
        assert_eq!(Language::Portuguese.render(&score_words(Score::estimate(-20_000))), "0%");
    }
}
