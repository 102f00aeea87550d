//! What is told about the moves: on the screen, as JSON, and as comments in the record.

use std::io::{self, Write};

use serde_json::json;
use tabuleiro_core::{Language, Message, Record, Seat, Turn, msg};
use tabuleiro_session::{Table, seat_words};

use super::graph::{Point, draw};
use super::judgement::{Judgement, Mark, chance, worth_words};
use crate::MESSAGES;
use crate::commands::study::score_json;

pub(super) fn print(table: &Table, judgements: &[Judgement], language: Language) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", table.variant().spec())?;
    for (number, judgement) in (1..).zip(judgements) {
        let who = language.say(&name(table, judgement.seat));
        let sign = judgement.mark().sign();
        let verdict = language.say(&verdict(judgement));
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
        writeln!(out, "{}", language.say(&played))?;
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
            "mark": judgement.mark().sign(),
            "score": score_json(judgement.score),
            "best": { "score": score_json(judgement.best), "line": judgement.line },
            "loss": judgement.loss(),
        })
    });
    let players = Seat::all(table.players().len()).map(|seat| {
        let Summary { moves, mistakes, blunders, mean_loss } = Summary::of(seat, judgements);
        json!({
            "seat": seat,
            "name": language.say(&name(table, seat)),
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

/// The record with what was found about each move; what people have said about it stays.
pub(super) fn annotated(table: &Table, judgements: &[Judgement], language: Language) -> Record {
    let mut record = table.record();
    for (recorded, judgement) in record.moves.iter_mut().zip(judgements) {
        let theirs = without_analysis(recorded.comment.as_deref().unwrap_or_default());
        let sign = match judgement.mark().sign() {
            "" => String::new(),
            sign => format!("{sign} "),
        };
        let ours = format!("{}{sign}{}]", opening(language), language.say(&verdict(judgement)));
        recorded.comment = Some(format!("{theirs} {ours}").trim_start().to_owned());
    }
    record
}

/// How the part of a comment begins that is replaced when a record is analysed again.
fn opening(language: Language) -> String {
    format!("[{}: ", language.say(&msg!("analyze-comment")))
}

/// What people have said; an analysis may be in any language.
fn without_analysis(comment: &str) -> String {
    let mut openings = Language::ALL.into_iter().map(opening);
    let Some((before, rest)) = openings.find_map(|opening| comment.split_once(&opening)) else {
        return comment.to_owned();
    };
    let after = rest.split_once(']').map_or("", |(_, after)| after);
    format!("{} {}", before.trim(), after.trim()).trim().to_owned()
}

/// `62%` for a move that was best, `31%, best 62%: U4, L3` for another.
fn verdict(judgement: &Judgement) -> Message {
    let score = worth_words(judgement.score);
    if !judgement.is_worse() {
        return score;
    }
    let (best, line) = (worth_words(judgement.best), Message::list(judgement.line.clone()));
    msg!("analyze-better", score = score, best = best, line = line)
}

fn name(table: &Table, seat: Seat) -> Message {
    seat_words(&**table.position(), table.players(), seat)
}

/// The chances before each move and at the end: with two players those of the first, with more
/// those of whoever moves, since what one of them loses is not what another one wins.
fn points(table: &Table, judgements: &[Judgement], language: Language) -> Vec<Point> {
    let players = table.players().len();
    // The last letter: what tells `player 1` from `player 2`.
    let letter =
        |seat| language.say(&table.position().seat_name(seat)).chars().last().unwrap_or('*');
    let point = |ply, seat: Seat, chance: f64| match players {
        2 if seat != Seat::FIRST => {
            Point { ply, chance: 1.0 - chance, letter: letter(Seat::FIRST) }
        }
        _ => Point { ply, chance, letter: letter(seat) },
    };
    let before =
        |(ply, judgement): (usize, &Judgement)| point(ply, judgement.seat, chance(judgement.best));
    let mut points: Vec<Point> = judgements.iter().enumerate().map(before).collect();
    let end = judgements.len();
    match table.position_at(end).map(|position| position.turn()) {
        Some(Turn::Over(outcome)) => points
            .extend(Seat::all(players).map(|seat| point(end, seat, outcome.places.points(seat)))),
        _ => points.extend(judgements.last().map(|last| point(end, last.seat, chance(last.score)))),
    }
    points
}

/// How well somebody played.
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
        let marked = |mark| theirs.iter().filter(|j| j.mark() == mark).count();
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
    fn what_people_said_stays_and_an_older_analysis_goes() {
        for (comment, left) in [
            ("", ""),
            ("why?", "why?"),
            ("[analysis: ? 31%, best 62%: U4]", ""),
            ("why? [analysis: 50%]", "why?"),
            ("why? [analysis: 50%] indeed", "why? indeed"),
            ("porquê? [análise: vitória em 3]", "porquê?"),
            ("[analysis: cut off", ""),
        ] {
            assert_eq!(without_analysis(comment), left, "{comment}");
        }
    }
}
