//! Positions that somebody studies: nothing is kept, a variation is another list of moves.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Deserializer};
use tabuleiro_core::{Dice, LEVELS, ParseError, Record, Seat, dice, msg};
use tabuleiro_session::{Budget, ComputerMove, Player, Position, Searcher, Table, parse_spec};

use super::asking::{Body, Speaks};
use crate::MESSAGES;
use crate::app_state::AppState;
use crate::engine::Patience;
use crate::pointing::Pointed;
use crate::problem::Problem;
use crate::rate_limit::Origin;
use crate::settings::STUDY_TIME;
use crate::view::{JudgementView, StudyView, ThoughtView};

/// A seed: a number, or its digits as text, since a browser cannot keep every number.
pub(super) struct Seed(pub(super) u64);

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a number from 0 to 18446744073709551615 as seed")]
        enum Written {
            Number(u64),
            Text(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(seed) => Ok(Seed(seed)),
            Written::Text(text) => text.parse().map(Seed).map_err(|_| {
                serde::de::Error::custom(format!("expected a number as seed, got {text:?}"))
            }),
        }
    }
}

/// A position: where it began, and what was played since; or the end of a record.
#[derive(Deserialize)]
pub(super) struct Studied {
    spec: Option<String>,
    seed: Option<Seed>,
    position: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    record: Option<String>,
    /// Who looks.
    seat: Option<usize>,
    /// What is pointed at in vain.
    why: Option<Vec<Pointed>>,
}

impl Studied {
    fn table(&self) -> Result<Table, Problem> {
        match (&self.spec, &self.record) {
            (Some(spec), None) => self.played(spec),
            (None, Some(record)) if self.moves.is_empty() => {
                Ok(Table::from_record(&record.parse::<Record>()?)?)
            }
            _ => Err(Problem::Malformed(msg!("server-expected-study"))),
        }
    }

    fn played(&self, spec: &str) -> Result<Table, Problem> {
        let variant = parse_spec(spec)?;
        let seed = self.seed.as_ref().map_or(0, |seed| seed.0);
        let players = vec![Player::human(); variant.start(seed).players()];
        let mut table = Table::new(variant, players, seed)?;
        if let Some(position) = &self.position {
            table.set_up(position)?;
        }
        for text in &self.moves {
            table.play(text)?;
        }
        Ok(table)
    }

    fn looker(&self, table: &Table) -> Result<Option<Seat>, Problem> {
        let seats = table.players().len();
        match self.seat {
            None => Ok(None),
            Some(number) if (1..=seats).contains(&number) => Ok(Some(Seat::new(number - 1))),
            Some(number) => {
                let expected = msg!("server-expected-seat", seats = seats);
                Err(ParseError::new(expected, number.to_string()).into())
            }
        }
    }
}

/// Long games take a while to replay, so that happens apart from what serves everybody.
async fn replay<T: Send + 'static>(
    studied: Studied,
    see: impl FnOnce(Table, &Studied) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let replaying = tokio::task::spawn_blocking(move || see(studied.table()?, &studied));
    replaying.await.unwrap_or(Err(Problem::Broken))
}

pub(super) async fn look(
    Speaks(language): Speaks,
    Body(studied): Body<Studied>,
) -> Result<Json<StudyView>, Problem> {
    let view = replay(studied, move |table, studied| {
        let looker = studied.looker(&table)?;
        Ok(StudyView::new(&table, looker, studied.why.as_deref(), language))
    });
    Ok(Json(view.await?))
}

/// A position to think about, and how long.
#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(flatten)]
    studied: Studied,
    time_ms: Option<u64>,
    level: Option<u8>,
    /// The one move to think about.
    about: Option<String>,
}

pub(super) async fn think(
    State(app): State<Arc<AppState>>,
    origin: Origin,
    Body(asked): Body<Asked>,
) -> Result<Json<ThoughtView>, Problem> {
    if let Some(level) = asked.level.filter(|&level| !(1..=LEVELS as u8).contains(&level)) {
        let expected = msg!("expected-number", least = 1, most = LEVELS);
        let error = ParseError::new(expected, level.to_string()).within("level");
        return Err(error.into());
    }
    let Asked { studied, time_ms, level, about } = asked;
    let view = on_engine(&app, origin, studied, time_ms, move |position, mut dice, time| {
        let patience = Patience::new(time, Arc::new(AtomicBool::new(false)));
        let budget = Budget { time: Some(time), ..Budget::default() };
        let mut searcher = Searcher::default();
        let analysis = match (about, level) {
            (Some(text), _) => {
                position.search_move(&text, &budget, &mut searcher, &mut dice, &patience)?
            }
            (None, Some(level)) => position.search_at_level(level, &mut dice, &patience),
            (None, None) => position.search(&budget, &mut searcher, &mut dice, &patience),
        };
        Ok(ThoughtView::open(position, &ComputerMove::new(analysis)))
    });
    view.await.map(Json)
}

/// A position and a move that was played there.
#[derive(Deserialize)]
pub(super) struct Judged {
    #[serde(flatten)]
    studied: Studied,
    /// The time for both searches together.
    time_ms: Option<u64>,
    #[serde(rename = "move")]
    text: String,
}

pub(super) async fn judge(
    State(app): State<Arc<AppState>>,
    origin: Origin,
    Body(judged): Body<Judged>,
) -> Result<Json<JudgementView>, Problem> {
    let Judged { studied, time_ms, text } = judged;
    let view = on_engine(&app, origin, studied, time_ms, move |position, dice, time| {
        let patience = Patience::new(time, Arc::new(AtomicBool::new(false)));
        let budget = Budget { time: Some(time / 2), ..Budget::default() };
        let mut searcher = Searcher::default();
        let judgement =
            tabuleiro_session::judge(position, &text, &budget, &mut searcher, &dice, &patience)?;
        Ok(JudgementView::new(position, judgement))
    });
    view.await.map(Json)
}

/// Runs a search for the seat to move on one of the threads that think.
async fn on_engine<T: Send + 'static>(
    app: &AppState,
    origin: Origin,
    studied: Studied,
    time_ms: Option<u64>,
    search: impl FnOnce(&dyn Position, Dice, Duration) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let time = time_ms.map_or(STUDY_TIME, Duration::from_millis).min(STUDY_TIME);
    let table = replay(studied, |table, _| Ok(table)).await?;
    if table.is_over() {
        return Err(Problem::Over);
    }
    let _counted = app.gate.think(origin).ok_or(Problem::Busy)?;
    let searched = app.engine.think_unless_busy(move || {
        let dice = dice(table.seed(), table.moves().len() as u64 + 1);
        search(&**table.position(), dice, time)
    });
    searched.await?
}
