//! Studies: positions, analyses and judged moves. The server stores nothing; a variation is a request
//! with other moves.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Deserializer};
use tabuleiro_core::{GameRng, LEVEL_COUNT, ParseError, Record, Seat, msg, seeded_rng};
use tabuleiro_session::{
    Budget, ComputerMove, Player, Position, Searcher, Table, judge, parse_spec,
};

use crate::MESSAGES;
use crate::app_state::AppState;
use crate::dto::{AnalysisDto, JudgementDto, StudyDto};
use crate::engine_pool::StopCondition;
use crate::error::ApiError;
use crate::extract::{JsonBody, RequestLanguage};
use crate::limits::MAX_ANALYSIS_TIME;
use crate::rate_limit::ClientAddr;
use crate::selection::SelectedSpot;

/// A seed: a number or, since JavaScript does not represent every number exactly, its digits.
pub(super) struct Seed(pub(super) u64);

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a number from 0 to 18446744073709551615 as seed")]
        enum NumberOrDigits {
            Number(u64),
            Digits(String),
        }
        match NumberOrDigits::deserialize(deserializer)? {
            NumberOrDigits::Number(seed) => Ok(Seed(seed)),
            NumberOrDigits::Digits(text) => text.parse().map(Seed).map_err(|_| {
                serde::de::Error::custom(format!("expected a number as seed, got {text:?}"))
            }),
        }
    }
}

/// A position: either a start and the moves from there, or the last position of a record.
#[derive(Deserialize)]
pub(super) struct StudyRequest {
    spec: Option<String>,
    seed: Option<Seed>,
    position: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    record: Option<String>,
    /// The number of the seat that views the position.
    seat: Option<usize>,
    /// Selected spots with which no legal move begins.
    why: Option<Vec<SelectedSpot>>,
}

impl StudyRequest {
    fn table(&self) -> Result<Table, ApiError> {
        match (&self.spec, &self.record) {
            (Some(spec), None) => self.replay(spec),
            (None, Some(record)) if self.moves.is_empty() => {
                Ok(Table::from_record(&record.parse::<Record>()?)?)
            }
            _ => Err(ApiError::Malformed(msg!("server-expected-study"))),
        }
    }

    fn replay(&self, spec: &str) -> Result<Table, ApiError> {
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

    fn viewer_seat(&self, table: &Table) -> Result<Option<Seat>, ApiError> {
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

/// Replays the moves of a request and applies a function to the table, on a blocking thread since
/// long games take some time.
async fn with_table<T: Send + 'static>(
    request: StudyRequest,
    apply: impl FnOnce(Table, &StudyRequest) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let result = tokio::task::spawn_blocking(move || apply(request.table()?, &request));
    result.await.unwrap_or(Err(ApiError::Internal))
}

pub(super) async fn study_position(
    RequestLanguage(language): RequestLanguage,
    JsonBody(request): JsonBody<StudyRequest>,
) -> Result<Json<StudyDto>, ApiError> {
    let study = with_table(request, move |table, request| {
        let seat = request.viewer_seat(&table)?;
        Ok(StudyDto::new(&table, seat, request.why.as_deref(), language))
    });
    Ok(Json(study.await?))
}

/// A position to analyze, with the time or the level.
#[derive(Deserialize)]
pub(super) struct AnalysisRequest {
    #[serde(flatten)]
    study: StudyRequest,
    time_ms: Option<u64>,
    level: Option<u8>,
    /// The only move to analyze.
    about: Option<String>,
}

pub(super) async fn analyze(
    State(app): State<Arc<AppState>>,
    client: ClientAddr,
    JsonBody(request): JsonBody<AnalysisRequest>,
) -> Result<Json<AnalysisDto>, ApiError> {
    if let Some(level) = request.level.filter(|&level| !(1..=LEVEL_COUNT as u8).contains(&level)) {
        let expected = msg!("expected-number", least = 1, most = LEVEL_COUNT);
        let error = ParseError::new(expected, level.to_string()).within("level");
        return Err(error.into());
    }
    let AnalysisRequest { study, time_ms, level, about } = request;
    let analysis = run_search(&app, client, study, time_ms, move |position, mut rng, time| {
        let stop = StopCondition::after(time);
        let budget = Budget { time: Some(time), ..Budget::default() };
        let mut searcher = Searcher::default();
        let analysis = match (about, level) {
            (Some(text), _) => {
                position.search_move(&text, &budget, &mut searcher, &mut rng, &stop)?
            }
            (None, Some(level)) => position.search_at_level(level, &mut rng, &stop),
            (None, None) => position.search(&budget, &mut searcher, &mut rng, &stop),
        };
        Ok(AnalysisDto::full(position, &ComputerMove::new(analysis)))
    });
    analysis.await.map(Json)
}

/// A position and a move to compare with the best one.
#[derive(Deserialize)]
pub(super) struct JudgementRequest {
    #[serde(flatten)]
    study: StudyRequest,
    /// The time for both searches together.
    time_ms: Option<u64>,
    #[serde(rename = "move")]
    text: String,
}

pub(super) async fn judge_move(
    State(app): State<Arc<AppState>>,
    client: ClientAddr,
    JsonBody(request): JsonBody<JudgementRequest>,
) -> Result<Json<JudgementDto>, ApiError> {
    let JudgementRequest { study, time_ms, text } = request;
    let judgement = run_search(&app, client, study, time_ms, move |position, rng, time| {
        let stop = StopCondition::after(time);
        let budget = Budget { time: Some(time / 2), ..Budget::default() };
        let mut searcher = Searcher::default();
        let judgement = judge(position, &text, &budget, &mut searcher, &rng, &stop)?;
        Ok(JudgementDto::new(position, judgement))
    });
    judgement.await.map(Json)
}

/// Runs a search for the seat to move on an engine thread, within the limits of the client.
async fn run_search<T: Send + 'static>(
    app: &AppState,
    client: ClientAddr,
    study: StudyRequest,
    time_ms: Option<u64>,
    search: impl FnOnce(&dyn Position, GameRng, Duration) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let time = time_ms.map_or(MAX_ANALYSIS_TIME, Duration::from_millis).min(MAX_ANALYSIS_TIME);
    let table = with_table(study, |table, _| Ok(table)).await?;
    if table.is_over() {
        return Err(ApiError::GameOver);
    }
    let _permit = app.rate_limits.try_analyze(client).ok_or(ApiError::EngineBusy)?;
    let result = app.engine.try_run(move || {
        let rng = seeded_rng(table.seed(), table.moves().len() as u64 + 1);
        search(&**table.position(), rng, time)
    });
    result.await?
}
