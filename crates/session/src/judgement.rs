//! Judgement of played moves: mistakes and blunders.

use tabuleiro_core::{Annotation, Comment, GameRng, Mark, RecordedScore, Seat, Turn};

use crate::{Analysis, Budget, MoveError, Observer, Position, Score, Searcher};

/// A played move in comparison with the best move. All scores are for the seat that moved.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The seat that moved.
    pub seat: Seat,
    /// The text of the move.
    pub text: String,
    /// The score of the move.
    pub score: Score,
    /// The analysis of the position before the move.
    pub analysis: Analysis<String>,
}

/// The least loss of win probability of a mistake.
const MISTAKE: f64 = 0.10;
/// The least loss of win probability of a blunder.
const BLUNDER: f64 = 0.25;

impl Judgement {
    /// Returns the score of the best move. That is the played move if it turned out to be better than the
    /// one that the analysis preferred.
    pub fn best_score(&self) -> Score {
        self.analysis.score().max(self.score)
    }

    /// Returns true if there is a better move.
    pub fn has_better_move(&self) -> bool {
        self.score < self.best_score()
    }

    /// Returns the loss of win probability by the move, from 0 to 1.
    pub fn loss(&self) -> f64 {
        self.best_score().win_probability() - self.score.win_probability()
    }

    /// Returns the mark of a mistake or blunder. A move that gives away a proven win or allows a proven
    /// loss is at least a mistake, however small its loss of win probability.
    pub fn mark(&self) -> Option<Mark> {
        let gives_away = self.best_score().is_win() && !self.score.is_win();
        let allows_loss = self.score.is_loss() && !self.best_score().is_loss();
        match self.loss() {
            loss if loss >= BLUNDER => Some(Mark::Blunder),
            loss if loss >= MISTAKE || gives_away || allows_loss => Some(Mark::Mistake),
            _ => None,
        }
    }

    /// Adds the judgement to the comment of the move and replaces an earlier one.
    pub fn annotate(&self, comment: &mut Comment) {
        comment.annotations.retain(|annotation| matches!(annotation, Annotation::Other(_)));
        comment.annotations.extend(self.mark().map(Annotation::Mark));
        comment.annotations.push(Annotation::Eval(recorded_score(self.score)));
        if self.has_better_move() {
            let (score, pv) = (recorded_score(self.best_score()), self.analysis.pv().to_vec());
            comment.annotations.push(Annotation::Best { score, pv });
        }
    }
}

/// Judges a move of the seat to move.
///
/// The position is searched, and then the move alone, to the same depth and with the same random numbers,
/// so that both searches have the same determinizations.
///
/// ```
/// use tabuleiro_core::seeded_rng;
/// use tabuleiro_session::{Budget, Searcher, judge, parse_spec};
///
/// let position = parse_spec("shiftago")?.start(0);
/// let (budget, searcher) = (Budget::nodes(1_000), &mut Searcher::default());
/// let judgement = judge(&*position, "left 3", &budget, searcher, &seeded_rng(0, 1), &())?;
/// assert_eq!(judgement.mark(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn judge(
    position: &dyn Position,
    played: &str,
    budget: &Budget,
    searcher: &mut Searcher,
    rng: &GameRng,
    observer: &dyn Observer<String>,
) -> Result<Judgement, MoveError> {
    let text = position.play(played)?.text;
    let Turn::Of(seat) = position.turn() else { unreachable!("a move was played") };
    let search_played = |depth: Option<u32>, searcher: &mut Searcher| {
        let budget = Budget { depth, ..*budget };
        position.search_move(&text, &budget, searcher, &mut rng.clone(), observer)
    };
    let analysis = if position.legal_moves().len() == 1 {
        search_played(budget.depth, searcher)?
    } else {
        position.search(budget, searcher, &mut rng.clone(), observer)
    };
    let score = if analysis.best_move() == text {
        analysis.score()
    } else {
        // The same depth is a fair comparison, except that another way to win may be longer.
        let is_win = analysis.score().is_win();
        let depth = if is_win { budget.depth } else { Some(analysis.depth.max(1)) };
        search_played(depth, searcher)?.score()
    };
    Ok(Judgement { seat, text, score, analysis })
}

/// Returns a score with the precision of a record.
pub fn recorded_score(score: Score) -> RecordedScore {
    match score.plies_to_end() {
        Some(moves) if score.is_win() => RecordedScore::Win(moves),
        Some(moves) => RecordedScore::Loss(moves),
        None => RecordedScore::Percent((100.0 * score.win_probability()).round() as u8),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use tabuleiro_core::seeded_rng;

    use super::*;
    use crate::{Progress, ScoredMove, parse_spec};

    fn judgement(best: Score, played: Score) -> Judgement {
        let moves = vec![ScoredMove { score: best, pv: vec!["L1".into(), "U4".into()] }];
        let analysis = Analysis { moves, depth: 1, nodes: 1, time: std::time::Duration::ZERO };
        Judgement { seat: Seat::FIRST, text: "L2".into(), score: played, analysis }
    }

    fn mark(best: Score, played: Score) -> Option<Mark> {
        judgement(best, played).mark()
    }

    /// Returns the estimate with a win probability in percent.
    fn percent(probability: f64) -> Score {
        let odds = probability / (100.0 - probability);
        Score::estimate((1000.0 * odds.ln()).round() as i32)
    }

    /// Returns the proven score of a position for the player to move.
    fn proven(position: &str) -> Score {
        let position = parse_spec("shiftago").unwrap().parse_position(position).unwrap();
        let budget = Budget::depth(2);
        let mut searcher = Searcher::default();
        let score = position.search(&budget, &mut searcher, &mut seeded_rng(0, 1), &()).score();
        assert!(score.is_proven());
        score
    }

    fn win() -> Score {
        proven("XXXX.../......./......./......./......./......./O.OO... 1 18,19")
    }

    #[test]
    fn marks_depend_on_the_loss_of_win_probability() {
        assert_eq!(mark(percent(60.0), percent(60.0)), None);
        assert_eq!(mark(percent(60.0), percent(51.0)), None);
        assert_eq!(mark(percent(60.0), percent(49.0)), Some(Mark::Mistake));
        assert_eq!(mark(percent(60.0), percent(36.0)), Some(Mark::Mistake));
        assert_eq!(mark(percent(60.0), percent(34.0)), Some(Mark::Blunder));
        // A lost position cannot lose much win probability.
        assert_eq!(mark(percent(3.0), percent(0.1)), None);
    }

    #[test]
    fn giving_away_a_proven_win_is_at_least_a_mistake() {
        let (win, loss) = (win(), -win());
        assert_eq!(mark(win, win), None);
        assert_eq!(mark(win, percent(99.0)), Some(Mark::Mistake));
        assert_eq!(mark(win, percent(50.0)), Some(Mark::Blunder));
        assert_eq!(mark(percent(5.0), loss), Some(Mark::Mistake));
        assert_eq!(mark(percent(50.0), loss), Some(Mark::Blunder));
        assert_eq!(mark(loss, loss), None);
        assert_eq!(mark(win, loss), Some(Mark::Blunder));
    }

    #[test]
    fn a_move_better_than_that_of_the_analysis_loses_nothing() {
        let judgement = judgement(percent(60.0), percent(70.0));
        assert_eq!(judgement.best_score(), percent(70.0));
        assert!(!judgement.has_better_move());
        assert!(judgement.loss().abs() < 1e-9);
    }

    #[test]
    fn annotations_replace_those_of_an_earlier_judgement() {
        let mut comment = Comment::parse("why? [analysis: 50%] [%clk 0:05]");
        judgement(percent(62.0), percent(31.0)).annotate(&mut comment);
        let expected = "why? [%clk 0:05] [%mark ??] [%eval 31%] [%best 62% L1; U4]";
        assert_eq!(comment.to_string(), expected);
        judgement(win(), win()).annotate(&mut comment);
        assert_eq!(comment.to_string(), "why? [%clk 0:05] [%eval #1]");
        judgement(percent(1.0), -win()).annotate(&mut comment);
        assert_eq!(comment.to_string(), "why? [%clk 0:05] [%mark ?] [%eval #-1] [%best 1% L1; U4]");
    }

    /// Only `L1` wins for X; other moves let O win.
    const ONLY_MOVE: &str = "XXXX.../......./......./......./......./......./OOOO... 1 18,18";

    fn judged(position: &str, played: &str) -> Result<Judgement, MoveError> {
        let position = parse_spec("shiftago").unwrap().parse_position(position).unwrap();
        let budget = Budget::depth(3);
        judge(&*position, played, &budget, &mut Searcher::default(), &seeded_rng(0, 1), &())
    }

    #[test]
    fn a_missed_win_is_a_blunder_and_the_best_move_has_no_mark() {
        let missed = judged(ONLY_MOVE, "up 7").unwrap();
        assert_eq!((missed.seat, missed.text.as_str()), (Seat::FIRST, "U7"));
        assert!(missed.best_score().is_win() && missed.score.is_loss());
        assert_eq!(
            (missed.mark(), missed.analysis.best_move().as_str()),
            (Some(Mark::Blunder), "L1")
        );
        let found = judged(ONLY_MOVE, "L1").unwrap();
        assert!(found.score.is_win() && found.mark().is_none());
    }

    /// Collects the depths of all searches.
    #[derive(Default)]
    struct Depths(Mutex<Vec<u32>>);

    impl Observer<String> for Depths {
        fn on_progress(&self, progress: &Progress<String>) {
            self.0.lock().unwrap().push(progress.depth);
        }
    }

    #[test]
    fn the_played_move_is_searched_to_the_depth_of_the_position() {
        let position = parse_spec("shiftago").unwrap().start(0);
        let budget = Budget::nodes(3000);
        let (mut searcher, depths) = (Searcher::default(), Depths::default());
        let judgement =
            judge(&*position, "D1", &budget, &mut searcher, &seeded_rng(0, 1), &depths).unwrap();
        assert_ne!(judgement.analysis.best_move(), "D1");
        let depths = depths.0.into_inner().unwrap();
        let (deepest, last) = (depths.iter().max(), depths.last());
        assert_eq!((deepest, last), (Some(&judgement.analysis.depth), deepest));
    }

    #[test]
    fn an_illegal_move_is_not_judged() {
        const OVER: &str = "XXXXX../......./......./......./......./......./....... 2 17,22";
        assert!(judged(ONLY_MOVE, "L9").is_err());
        assert!(judged(OVER, "L2").is_err(), "the game is over");
    }
}
