//! The result of a match, for people and for programs.

use std::io::{self, Write};

use serde_json::{Value, json};
use tabuleiro_session::write_player;

use super::course::Course;
use super::plan::Plan;
use super::sprt::{Answer, Sprt};

/// A line for each contender, and one for the test.
pub(super) fn write_text(out: &mut impl Write, plan: &Plan, course: &Course) -> io::Result<()> {
    let scores = course.scores();
    for (player, score) in plan.contenders.iter().zip(&scores).filter(|(_, s)| s.games() > 0) {
        let (points, games, elo) = (score.points, score.games(), score.words());
        let (wins, draws, losses) = (score.wins, score.draws, score.losses);
        let player = write_player(player);
        write!(out, "{player} {points:.2}/{games} +{wins} ={draws} -{losses} elo {elo}")?;
        if scores.len() == 2 {
            write!(out, " los {:.1}%", 100.0 * score.superiority())?;
        }
        writeln!(out)?;
    }
    if let Some(sprt) = course.sprt() {
        let (lower, upper) = Sprt::bounds();
        let (ratio, answer) = (sprt.ratio(), words(sprt.answer()));
        writeln!(out, "sprt llr {ratio:.2} bounds {lower:.2} {upper:.2} {answer}")?;
    }
    Ok(())
}

/// One object; its fields are told in the help of `--json`.
pub(super) fn write_json(out: &mut impl Write, plan: &Plan, course: &Course) -> io::Result<()> {
    let scores = course.scores();
    let player = |(player, score): (_, &super::tally::Score)| {
        let (low, high) = score.interval();
        let superiority = (scores.len() == 2).then(|| number(score.superiority()));
        json!({
            "player": write_player(player),
            "games": score.games(),
            "score": {
                "wins": score.wins,
                "draws": score.draws,
                "losses": score.losses,
                "points": number(score.points),
            },
            "elo": number(score.elo()),
            "interval": [number(low), number(high)],
            "los": superiority,
        })
    };
    let sprt = course.sprt().map(|sprt| {
        let (lower, upper) = Sprt::bounds();
        json!({
            "elo0": sprt.question.elo0,
            "elo1": sprt.question.elo1,
            "llr": number(sprt.ratio()),
            "bounds": [number(lower), number(upper)],
            "answer": id(sprt.answer()),
        })
    });
    let answer = json!({
        "game": plan.variant.spec(),
        "seed": plan.seed,
        "opening": plan.opening,
        "round": plan.round_length(),
        "players": plan.contenders.iter().zip(&scores).map(player).collect::<Vec<_>>(),
        "sprt": sprt,
    });
    writeln!(out, "{answer}")
}

/// Four digits, which do not depend on how a machine computes logarithms; null for the infinite.
fn number(number: f64) -> Value {
    // Adding 0 makes 0 of -0.
    json!(number.is_finite().then_some((number * 1e4).round() / 1e4 + 0.0))
}

fn id(answer: Answer) -> &'static str {
    match answer {
        Answer::H0 => "H0",
        Answer::H1 => "H1",
        Answer::Undecided => "undecided",
    }
}

fn words(answer: Answer) -> String {
    match answer {
        Answer::H0 | Answer::H1 => format!("{} accepted", id(answer)),
        Answer::Undecided => id(answer).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::sprt::Question;
    use super::*;
    use tabuleiro_core::Places;
    use tabuleiro_session::{Player, read_spec};

    fn plan() -> Plan {
        let players = [Player::bot("guard"), Player::bot("random")];
        Plan::new(read_spec("shiftago").unwrap(), &players, 4, 2, 9).unwrap()
    }

    fn written(course: &Course, plan: &Plan, write: Writer) -> String {
        let mut out = Vec::new();
        write(&mut out, plan, course).unwrap();
        String::from_utf8(out).unwrap()
    }

    type Writer = fn(&mut Vec<u8>, &Plan, &Course) -> io::Result<()>;

    #[test]
    fn a_result_is_told_in_lines_and_in_json() {
        let plan = plan();
        let mut course = Course::new(&plan, Some(Question { elo0: 0.0, elo1: 100.0 }));
        // The first seat wins the first game and loses the others; the seats change each game.
        for (game, winner) in [(0, 0), (1, 1), (2, 1), (3, 1)] {
            course.add(game, Places::ranked(2, |seat| seat.index() == winner));
        }
        assert_eq!(
            written(&course, &plan, write_text),
            "bot:guard 3.00/4 +3 =0 -1 elo +191 ±411 los 84.1%\n\
             bot:random 1.00/4 +1 =0 -3 elo -191 ±411 los 15.9%\n\
             sprt llr 0.32 bounds -2.94 2.94 undecided\n"
        );
        let json: Value = serde_json::from_str(&written(&course, &plan, write_json)).unwrap();
        assert_eq!(json["game"], "shiftago");
        assert_eq!(json["round"], 2);
        assert_eq!(json["players"][1]["elo"], -190.8485);
        assert_eq!(json["players"][1]["score"]["losses"], 3);
        assert_eq!(json["players"][0]["los"], 0.8413);
        assert_eq!(json["sprt"]["answer"], "undecided");
        assert_eq!(json["sprt"]["bounds"], json!([-2.9444, 2.9444]));
    }

    #[test]
    fn nothing_played_is_no_result() {
        let plan = plan();
        let course = Course::new(&plan, None);
        assert_eq!(written(&course, &plan, write_text), "");
        let json: Value = serde_json::from_str(&written(&course, &plan, write_json)).unwrap();
        assert_eq!(json["players"][0]["games"], 0);
        assert_eq!(json["players"][0]["elo"], Value::Null);
        assert_eq!(json["sprt"], Value::Null);
    }
}
