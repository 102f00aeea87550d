//! Tables: opening them, and looking at them without a WebSocket.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use tabuleiro_core::{ParseError, Record, Seat, msg};
use tabuleiro_session::{GameType, Player, Table, parse_player, parse_spec};

use super::asking::{Bearer, Body, Speaks};
use super::study::Seed;
use crate::MESSAGES;
use crate::app_state::AppState;
use crate::problem::Problem;
use crate::rate_limit::Origin;
use crate::room::Room;
use crate::settings::NAME_LENGTH;
use crate::store::Kept;
use crate::token::{TableId, Token, random_seed};
use crate::view::{Looker, PlyView, TableView, may_be_recorded};

/// A table to be opened: a game and who plays it, or a record to go on with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    spec: Option<String>,
    seats: Option<Vec<WantedSeat>>,
    seed: Option<Seed>,
    position: Option<String>,
    record: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WantedSeat {
    player: String,
    /// Whether a person sits where the table is opened, and gets no link.
    #[serde(default)]
    here: bool,
}

#[derive(Serialize)]
pub(super) struct Opened {
    id: TableId,
    token: Token,
    links: Vec<Link>,
}

/// What lets a person elsewhere play.
#[derive(Serialize)]
struct Link {
    seat: Seat,
    token: Token,
}

pub(super) async fn open(
    State(app): State<Arc<AppState>>,
    origin: Origin,
    Body(wanted): Body<Wanted>,
) -> Result<impl IntoResponse, Problem> {
    let (table, here) = set_table(&wanted)?;
    if !app.gate.may_open_table(origin) {
        return Err(Problem::TooMany);
    }
    let token = Token::random();
    let (mut holders, mut links) = (Vec::new(), Vec::new());
    for seat in Seat::all(table.players().len()) {
        holders.push(match (table.player(seat).is_human(), here[seat.index()]) {
            (false, _) => None,
            (true, true) => Some(token.person()),
            (true, false) => {
                let token = Token::random();
                let person = token.person();
                links.push(Link { seat, token });
                Some(person)
            }
        });
    }
    let id = app.open_table(Kept { table: Arc::new(table), holders, next: None }).await?;
    tracing::info!(table = %id, "opened");
    Ok((StatusCode::CREATED, Json(Opened { id, token, links })))
}

/// The table that is wanted, and who of it is here.
fn set_table(wanted: &Wanted) -> Result<(Table, Vec<bool>), Problem> {
    match wanted {
        Wanted { record: Some(text), seats, spec: None, seed: None, position: None } => {
            let mut table = Table::from_record(&text.parse::<Record>()?)?;
            let mut here = vec![true; table.players().len()];
            if let Some(seats) = seats {
                let (players, are_here) = read_seats(&table.variant().game_type(), seats)?;
                // Counts the players.
                Table::new(Arc::clone(table.variant()), players.clone(), table.seed())?;
                here = are_here;
                for (seat, player) in Seat::all(players.len()).zip(players) {
                    table.set_player(seat, player);
                }
            }
            table.players().iter().try_for_each(check_name)?;
            Ok((table, here))
        }
        Wanted { spec: Some(spec), seats: Some(seats), seed, position, record: None } => {
            let variant = parse_spec(spec)?;
            let (players, here) = read_seats(&variant.game_type(), seats)?;
            let seed = seed.as_ref().map_or_else(random_seed, |seed| seed.0);
            let mut table = Table::new(variant, players, seed)?;
            if let Some(position) = position {
                table.set_up(position)?;
            }
            Ok((table, here))
        }
        _ => Err(Problem::Malformed(msg!("server-expected-table"))),
    }
}

fn read_seats(kind: &GameType, seats: &[WantedSeat]) -> Result<(Vec<Player>, Vec<bool>), Problem> {
    let read = |(number, seat): (usize, &WantedSeat)| -> Result<Player, Problem> {
        let player = parse_player(kind, &seat.player);
        let player = player.map_err(|error| error.within(format!("Seat{number}")))?;
        check_name(&player)?;
        Ok(player)
    };
    let players = (1..).zip(seats).map(read).collect::<Result<_, _>>()?;
    Ok((players, seats.iter().map(|seat| seat.here).collect()))
}

fn check_name(player: &Player) -> Result<(), Problem> {
    let Player::Human(Some(name)) = player else { return Ok(()) };
    if name.chars().count() <= NAME_LENGTH && !name.chars().any(char::is_control) {
        return Ok(());
    }
    let expected = msg!("server-expected-name", most = NAME_LENGTH);
    Err(ParseError::new(expected, name.as_str()).into())
}

/// The table with this name.
pub(crate) async fn find_room(app: &Arc<AppState>, id: &str) -> Result<Arc<Room>, Problem> {
    app.room(&TableId::read(id).ok_or(Problem::NotFound)?).await
}

pub(super) async fn show(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    Speaks(language): Speaks,
    Bearer(token): Bearer,
) -> Result<Json<TableView>, Problem> {
    let room = find_room(&app, &id).await?;
    let state = room.state();
    Ok(Json(TableView::new(&room.id, &state, &Looker { token: token.as_ref(), language })))
}

pub(super) async fn show_ply(
    State(app): State<Arc<AppState>>,
    Path((id, ply)): Path<(String, String)>,
    Speaks(language): Speaks,
    Bearer(token): Bearer,
) -> Result<Json<PlyView>, Problem> {
    let ply = ply.parse().map_err(|_| Problem::NotFound)?;
    let room = find_room(&app, &id).await?;
    let state = room.state();
    let view = PlyView::new(&state, ply, &Looker { token: token.as_ref(), language });
    Ok(Json(view.ok_or(Problem::NotFound)?))
}

pub(super) async fn record(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let room = find_room(&app, &id).await?;
    let state = room.state();
    if !may_be_recorded(state.table()) {
        return Err(Problem::Secret);
    }
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    Ok(([kind], state.table().record().to_string()))
}
