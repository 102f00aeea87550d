//! Tables: opening them, and reading them without a WebSocket.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use tabuleiro_core::{ParseError, Record, Seat, msg};
use tabuleiro_session::{GameType, Player, Table, parse_player, parse_spec};

use super::study::Seed;
use crate::MESSAGES;
use crate::app_state::AppState;
use crate::dto::{PlyDto, Recipient, TableDto};
use crate::error::ApiError;
use crate::extract::{BearerToken, JsonBody, RequestLanguage};
use crate::limits::MAX_NAME_CHARS;
use crate::rate_limit::ClientAddr;
use crate::store::StoredTable;
use crate::token::{TableId, Token, random_seed};

/// A table to open: either a game with its players, or a record to continue.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenTableRequest {
    spec: Option<String>,
    seats: Option<Vec<SeatRequest>>,
    seed: Option<Seed>,
    position: Option<String>,
    record: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatRequest {
    player: String,
    /// The person shares the screen and the token of whoever opens the table.
    #[serde(default)]
    here: bool,
}

#[derive(Serialize)]
pub(super) struct OpenTableResponse {
    id: TableId,
    token: Token,
    links: Vec<SeatLink>,
}

/// The token of a person elsewhere, which goes into the link for them.
#[derive(Serialize)]
struct SeatLink {
    seat: Seat,
    token: Token,
}

pub(super) async fn open_table(
    State(app): State<Arc<AppState>>,
    client: ClientAddr,
    JsonBody(request): JsonBody<OpenTableRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let (table, is_here) = set_up_table(&request)?;
    if !app.rate_limits.allow_table(client) {
        return Err(ApiError::RateLimited);
    }
    let token = Token::random();
    let (mut holders, mut links) = (Vec::new(), Vec::new());
    for seat in Seat::all(table.players().len()) {
        holders.push(match (table.player(seat).is_human(), is_here[seat.index()]) {
            (false, _) => None,
            (true, true) => Some(token.person()),
            (true, false) => {
                let token = Token::random();
                let person = token.person();
                links.push(SeatLink { seat, token });
                Some(person)
            }
        });
    }
    let stored = StoredTable { table: Arc::new(table), holders, rematch: None };
    let id = app.open_table(stored).await?;
    tracing::info!(table = %id, "table opened");
    Ok((StatusCode::CREATED, Json(OpenTableResponse { id, token, links })))
}

/// Returns the requested table and, for each seat, whether its person is here.
fn set_up_table(request: &OpenTableRequest) -> Result<(Table, Vec<bool>), ApiError> {
    match request {
        OpenTableRequest { record: Some(text), seats, spec: None, seed: None, position: None } => {
            let mut table = Table::from_record(&text.parse::<Record>()?)?;
            let mut is_here = vec![true; table.players().len()];
            if let Some(seats) = seats {
                let players;
                (players, is_here) = parse_seats(&table.variant().game_type(), seats)?;
                // Checks the number of players.
                Table::new(Arc::clone(table.variant()), players.clone(), table.seed())?;
                for (seat, player) in Seat::all(players.len()).zip(players) {
                    table.set_player(seat, player);
                }
            }
            table.players().iter().try_for_each(check_name)?;
            Ok((table, is_here))
        }
        OpenTableRequest { spec: Some(spec), seats: Some(seats), seed, position, record: None } => {
            let variant = parse_spec(spec)?;
            let (players, is_here) = parse_seats(&variant.game_type(), seats)?;
            let seed = seed.as_ref().map_or_else(random_seed, |seed| seed.0);
            let mut table = Table::new(variant, players, seed)?;
            if let Some(position) = position {
                table.set_up(position)?;
            }
            Ok((table, is_here))
        }
        _ => Err(ApiError::Malformed(msg!("server-expected-table"))),
    }
}

/// Returns the player of each seat, and whether that person is here.
fn parse_seats(
    game_type: &GameType,
    seats: &[SeatRequest],
) -> Result<(Vec<Player>, Vec<bool>), ApiError> {
    let parse = |(number, seat): (usize, &SeatRequest)| -> Result<Player, ApiError> {
        let player = parse_player(game_type, &seat.player);
        let player = player.map_err(|error| error.within(format!("Seat{number}")))?;
        check_name(&player)?;
        Ok(player)
    };
    let players = (1..).zip(seats).map(parse).collect::<Result<_, _>>()?;
    Ok((players, seats.iter().map(|seat| seat.here).collect()))
}

fn check_name(player: &Player) -> Result<(), ApiError> {
    let Player::Human(Some(name)) = player else { return Ok(()) };
    if name.chars().count() <= MAX_NAME_CHARS && !name.chars().any(char::is_control) {
        return Ok(());
    }
    let expected = msg!("server-expected-name", most = MAX_NAME_CHARS);
    Err(ParseError::new(expected, name.as_str()).into())
}

pub(super) async fn get_table(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    RequestLanguage(language): RequestLanguage,
    BearerToken(token): BearerToken,
) -> Result<Json<TableDto>, ApiError> {
    let room = app.room_by_path(&id).await?;
    let state = room.state();
    let recipient = Recipient { token: token.as_ref(), language };
    Ok(Json(TableDto::new(&room.id, &state, &recipient)))
}

pub(super) async fn get_ply(
    State(app): State<Arc<AppState>>,
    Path((id, ply)): Path<(String, String)>,
    RequestLanguage(language): RequestLanguage,
    BearerToken(token): BearerToken,
) -> Result<Json<PlyDto>, ApiError> {
    let ply = ply.parse().map_err(|_| ApiError::NotFound)?;
    let room = app.room_by_path(&id).await?;
    let state = room.state();
    let recipient = Recipient { token: token.as_ref(), language };
    PlyDto::new(&state, ply, &recipient).map(Json).ok_or(ApiError::NotFound)
}

pub(super) async fn get_record(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let room = app.room_by_path(&id).await?;
    let state = room.state();
    if !state.is_record_public() {
        return Err(ApiError::HiddenInformation);
    }
    let content_type = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    Ok(([content_type], state.table().record().to_string()))
}
