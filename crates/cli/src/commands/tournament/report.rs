//! The result of a match as text and as JSON.

use std::io::{self, Write};

use serde_json::{Value, json};
use tabuleiro_session::Player;

use super::results::Results;
use super::schedule::Schedule;
use super::sprt::{Sprt, Verdict};

/// Writes a line for each contender and one for the test.
pub(super) fn write_text(
    out: &mut impl Write,
    schedule: &Schedule,
    results: &Results,
) -> io::Result<()> {
    let scores = results.scores();
    for (player, score) in schedule.contenders.iter().zip(&scores).filter(|(_, s)| s.games() > 0) {
        let (points, games, elo) = (score.points, score.games(), score.words());
        let (wins, draws, losses) = (score.wins, score.draws, score.losses);
        let player = player.to_string();
        write!(out, "{player} {points:.2}/{games} +{wins} ={draws} -{losses} elo {elo}")?;
        if scores.len() == 2 {
            write!(out, " los {:.1}%", 100.0 * score.likelihood_of_superiority())?;
        }
        writeln!(out)?;
    }
    if let Some(sprt) = results.sprt() {
        let (lower, upper) = Sprt::bounds();
        let (ratio, answer) = (sprt.log_likelihood_ratio(), words(sprt.verdict()));
        writeln!(out, "sprt llr {ratio:.2} bounds {lower:.2} {upper:.2} {answer}")?;
    }
    Ok(())
}

/// Writes the result as one JSON object.
pub(super) fn write_json(
    out: &mut impl Write,
    schedule: &Schedule,
    results: &Results,
) -> io::Result<()> {
    let scores = results.scores();
    let player = |(player, score): (&Player, &super::score::Score)| {
        let (low, high) = score.interval();
        let likelihood_of_superiority =
            (scores.len() == 2).then(|| number(score.likelihood_of_superiority()));
        json!({
            "player": player.to_string(),
            "games": score.games(),
            "score": {
                "wins": score.wins,
                "draws": score.draws,
                "losses": score.losses,
                "points": number(score.points),
            },
            "elo": number(score.elo()),
            "interval": [number(low), number(high)],
            "los": likelihood_of_superiority,
        })
    };
    let sprt = results.sprt().map(|sprt| {
        let (lower, upper) = Sprt::bounds();
        json!({
            "elo0": sprt.hypotheses.elo0,
            "elo1": sprt.hypotheses.elo1,
            "llr": number(sprt.log_likelihood_ratio()),
            "bounds": [number(lower), number(upper)],
            "answer": id(sprt.verdict()),
        })
    });
    let answer = json!({
        "game": schedule.variant.spec(),
        "seed": schedule.seed,
        "opening": schedule.opening,
        "round": schedule.round_length(),
        "players": schedule.contenders.iter().zip(&scores).map(player).collect::<Vec<_>>(),
        "sprt": sprt,
    });
    writeln!(out, "{answer}")
}

/// Rounds to four digits, which are the same on every machine; null for a number that is not
/// finite.
fn number(number: f64) -> Value {
    // Adding 0 makes 0 of -0.
    json!(number.is_finite().then_some((number * 1e4).round() / 1e4 + 0.0))
}

fn id(answer: Verdict) -> &'static str {
    match answer {
        Verdict::H0 => "H0",
        Verdict::H1 => "H1",
        Verdict::Undecided => "undecided",
    }
}

fn words(answer: Verdict) -> String {
    match answer {
        Verdict::H0 | Verdict::H1 => format!("{} accepted", id(answer)),
        Verdict::Undecided => id(answer).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::sprt::Hypotheses;
    use super::*;
    use tabuleiro_core::Ranking;
    use tabuleiro_session::{Player, parse_spec};

    fn schedule() -> Schedule {
        let players = [Player::bot("guard"), Player::bot("random")];
        Schedule::new(parse_spec("shiftago").unwrap(), &players, 4, 2, 9).unwrap()
    }

    fn written(results: &Results, schedule: &Schedule, write: Writer) -> String {
        let mut out = Vec::new();
        write(&mut out, schedule, results).unwrap();
        String::from_utf8(out).unwrap()
    }

    type Writer = fn(&mut Vec<u8>, &Schedule, &Results) -> io::Result<()>;

    #[test]
    fn a_result_is_written_as_text_and_as_json() {
        let schedule = schedule();
        let mut results = Results::new(&schedule, Some(Hypotheses { elo0: 0.0, elo1: 100.0 }));
        // The first seat wins the first game and loses the others; the seats change each game.
        for (game, winner) in [(0, 0), (1, 1), (2, 1), (3, 1)] {
            results.add(game, Ranking::by(2, |seat| seat.index() == winner));
        }
        assert_eq!(
            written(&results, &schedule, write_text),
            "bot:guard 3.00/4 +3 =0 -1 elo +191 ±411 los 84.1%\n\
             bot:random 1.00/4 +1 =0 -3 elo -191 ±411 los 15.9%\n\
             sprt llr 0.32 bounds -2.94 2.94 undecided\n"
        );
        let json: Value = serde_json::from_str(&written(&results, &schedule, write_json)).unwrap();
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
        let schedule = schedule();
        let results = Results::new(&schedule, None);
        assert_eq!(written(&results, &schedule, write_text), "");
        let json: Value = serde_json::from_str(&written(&results, &schedule, write_json)).unwrap();
        assert_eq!(json["players"][0]["games"], 0);
        assert_eq!(json["players"][0]["elo"], Value::Null);
        assert_eq!(json["sprt"], Value::Null);
    }
}
