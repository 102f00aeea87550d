//! What a move was worth, and whether it was a mistake.

use tabuleiro_core::{Message, Seat, msg};
use tabuleiro_session::{Insight, Score};

use crate::MESSAGES;

/// A move and what would have been best instead.
#[derive(Clone, Debug)]
pub(super) struct Judgement {
    /// Who moved; all scores are theirs.
    pub(super) seat: Seat,
    pub(super) text: String,
    /// What the move is worth.
    pub(super) score: Score,
    /// What the best move is worth.
    pub(super) best: Score,
    /// The best move and what is expected to follow.
    pub(super) line: Vec<String>,
}

/// How bad a move was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Fine,
    Mistake,
    Blunder,
}

impl Mark {
    /// As it is written behind a move.
    pub(super) fn sign(self) -> &'static str {
        match self {
            Mark::Fine => "",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

/// How much of the chance to win a mistake loses.
const MISTAKE: f64 = 0.10;
/// How much a blunder loses.
const BLUNDER: f64 = 0.25;

impl Judgement {
    pub(super) fn new(seat: Seat, text: &str, score: Score, best: &Insight) -> Judgement {
        Judgement {
            seat,
            text: text.to_owned(),
            score,
            // What was played may turn out to be better than what was thought to be best.
            best: best.score().max(score),
            line: best.line().to_vec(),
        }
    }

    /// Whether something better was found.
    pub(super) fn is_worse(&self) -> bool {
        self.score < self.best
    }

    /// How much of the chance to win was lost, from 0 to 1.
    pub(super) fn loss(&self) -> f64 {
        chance(self.best) - chance(self.score)
    }

    /// A proven win that is given away, or a proven loss that could have been avoided, is never
    /// fine, however little it seemed to cost.
    pub(super) fn mark(&self) -> Mark {
        let gives_away = self.best.is_win() && !self.score.is_win();
        let walks_into = self.score.is_loss() && !self.best.is_loss();
        match self.loss() {
            loss if loss >= BLUNDER => Mark::Blunder,
            loss if loss >= MISTAKE || gives_away || walks_into => Mark::Mistake,
            _ => Mark::Fine,
        }
    }
}

/// How likely somebody is to win: certainly where it is proven.
pub(super) fn chance(score: Score) -> f64 {
    match score {
        score if score.is_win() => 1.0,
        score if score.is_loss() => 0.0,
        score => score.chance(),
    }
}

/// `62%`, or `win in 3` and `loss in 4` where that is proven.
pub(super) fn worth_words(score: Score) -> Message {
    match score.plies_to_end() {
        Some(moves) if score.is_win() => msg!("analyze-win", moves = moves),
        Some(moves) => msg!("analyze-loss", moves = moves),
        None => format!("{:.0}%", 100.0 * chance(score)).into(),
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Language, dice};
    use tabuleiro_session::{Effort, Memory, RankedMove, read_spec};

    use super::*;

    fn insight(score: Score) -> Insight {
        let ranked = vec![RankedMove { score, line: vec!["L1".into()] }];
        Insight { ranked, depth: 1, nodes: 1, time: std::time::Duration::ZERO }
    }

    fn mark(best: Score, played: Score) -> Mark {
        Judgement::new(Seat::FIRST, "L2", played, &insight(best)).mark()
    }

    /// The estimate of a chance in percent.
    fn percent(chance: f64) -> Score {
        let odds = chance / (100.0 - chance);
        Score::estimate((1000.0 * odds.ln()).round() as i32)
    }

    /// A proven win or loss: `position` is one for the player to move.
    fn proven(position: &str) -> Score {
        let position = read_spec("shiftago").unwrap().read_position(position).unwrap();
        let effort = Effort { depth: Some(2), ..Effort::default() };
        let mut memory = Memory::with_bytes(1 << 16);
        let score = position.think(&effort, &mut memory, &mut dice(0, 1), &()).score();
        assert!(score.is_proven());
        score
    }

    fn win() -> Score {
        proven("XXXX.../......./......./......./......./......./O.OO... 1 18,19")
    }

    #[test]
    fn marks_go_by_the_chance_that_was_lost() {
        assert_eq!(mark(percent(60.0), percent(60.0)), Mark::Fine);
        assert_eq!(mark(percent(60.0), percent(51.0)), Mark::Fine);
        assert_eq!(mark(percent(60.0), percent(49.0)), Mark::Mistake);
        assert_eq!(mark(percent(60.0), percent(36.0)), Mark::Mistake);
        assert_eq!(mark(percent(60.0), percent(34.0)), Mark::Blunder);
        // Where all is lost anyway nothing is lost any more.
        assert_eq!(mark(percent(3.0), percent(0.1)), Mark::Fine);
    }

    #[test]
    fn what_is_proven_weighs_more() {
        let (win, loss) = (win(), -win());
        assert_eq!(mark(win, win), Mark::Fine);
        assert_eq!(mark(win, percent(99.0)), Mark::Mistake);
        assert_eq!(mark(win, percent(50.0)), Mark::Blunder);
        assert_eq!(mark(percent(5.0), loss), Mark::Mistake);
        assert_eq!(mark(percent(50.0), loss), Mark::Blunder);
        assert_eq!(mark(loss, loss), Mark::Fine);
        assert_eq!(mark(win, loss), Mark::Blunder);
    }

    #[test]
    fn a_move_better_than_the_best_loses_nothing() {
        let judgement = Judgement::new(Seat::FIRST, "L2", percent(70.0), &insight(percent(60.0)));
        assert!(!judgement.is_worse());
        assert!(judgement.loss().abs() < 1e-9);
    }

    #[test]
    fn worth_is_told_in_percent_or_as_an_end() {
        assert_eq!(worth_words(percent(62.0)).to_string(), "62%");
        assert_eq!(worth_words(win()).to_string(), "win in 1");
        assert_eq!(Language::Portuguese.say(&worth_words(-win())), "derrota em 1");
    }
}
