//! Positions, moves and outcomes.

use serde::Serialize;
use tabuleiro_core::{Language, Scene, Seat, Spot, Status, Transition, Turn, Viewer};
use tabuleiro_session::{LegalMove, Position, Table};

use super::Recipient;
use crate::room::RoomState;
use crate::token::Token;

/// A position as one viewer sees it.
#[derive(Serialize)]
pub(super) struct PositionDto {
    scene: Scene<String>,
    status: Status<String>,
}

impl PositionDto {
    pub(super) fn new(position: &dyn Position, viewer: Viewer, language: Language) -> PositionDto {
        PositionDto {
            scene: position.scene(viewer).localized(|label| language.render(label)),
            status: position.status(viewer).localized(|text| language.render(text)),
        }
    }
}

/// The position at one ply of a table.
#[derive(Serialize)]
pub(crate) struct PlyDto {
    ply: usize,
    #[serde(flatten)]
    position: PositionDto,
    last: Option<LastMoveDto>,
    turn: Option<Seat>,
}

impl PlyDto {
    /// Returns `None` if the table has fewer moves.
    pub(crate) fn new(state: &RoomState, ply: usize, recipient: &Recipient) -> Option<PlyDto> {
        let (table, language) = (state.table(), recipient.language);
        let position = &**table.position_at(ply)?;
        // The viewer is the current one, so that people at the same screen do not see earlier hands
        // of each other.
        let viewer = state.viewer(recipient.token.map(Token::person));
        Some(PlyDto {
            ply,
            position: PositionDto::new(position, viewer, language),
            last: last_move(table, ply, viewer, language),
            turn: seat_to_move(table, ply),
        })
    }
}

/// A legal move. The spots that select it are in the tree of picks.
#[derive(Serialize)]
pub(super) struct ChoiceDto {
    text: String,
    sort: Option<&'static str>,
}

impl From<LegalMove> for ChoiceDto {
    fn from(LegalMove { text, kind, .. }: LegalMove) -> ChoiceDto {
        ChoiceDto { text, sort: kind }
    }
}

/// A move that was played.
#[derive(Serialize)]
pub(crate) struct MoveDto {
    text: String,
    seat: Seat,
}

/// Returns the moves of a table from `first_ply` on.
pub(crate) fn history(table: &Table, first_ply: usize) -> Vec<MoveDto> {
    let played_at = |ply| {
        let played = table.move_at(ply)?;
        Some(MoveDto { text: played.text.clone(), seat: seat_to_move(table, ply)? })
    };
    (first_ply..).map_while(played_at).collect()
}

/// Returns the seat to move after `ply` moves, which is the seat that played the next one.
fn seat_to_move(table: &Table, ply: usize) -> Option<Seat> {
    match table.position_at(ply)?.turn() {
        Turn::Of(seat) => Some(seat),
        Turn::Over(_) => None,
    }
}

/// The move that led to a position.
#[derive(Serialize)]
pub(super) struct LastMoveDto {
    text: String,
    seat: Seat,
    spots: Vec<Spot>,
    news: Vec<String>,
    transition: Transition<String>,
}

/// Returns the move that led to the position after `ply` moves, as one viewer sees it.
pub(super) fn last_move(
    table: &Table,
    ply: usize,
    viewer: Viewer,
    language: Language,
) -> Option<LastMoveDto> {
    let before = ply.checked_sub(1)?;
    let played = table.move_at(before)?;
    let transition = table.transition_at(before, viewer)?;
    Some(LastMoveDto {
        text: played.text.clone(),
        seat: seat_to_move(table, before)?,
        spots: without_trays(&played.spots),
        news: played.events.iter().map(|news| language.render(news)).collect(),
        transition: transition.localized(|label| language.render(label)),
    })
}

/// Returns the spots that are not on a tray: the index of an item in a sorted hand gives hints about
/// the items beside it.
fn without_trays(spots: &[Spot]) -> Vec<Spot> {
    spots.iter().filter(|spot| !matches!(spot, Spot::Tray(_))).copied().collect()
}

/// The outcome of a game.
#[derive(Serialize)]
pub(super) struct OutcomeDto {
    places: Vec<u8>,
    reason: &'static str,
    words: String,
    winner: Option<Seat>,
}

/// Returns the seat to move or, if the game is over, its outcome.
pub(super) fn turn_and_outcome(
    table: &Table,
    language: Language,
) -> (Option<Seat>, Option<OutcomeDto>) {
    let outcome = match table.turn() {
        Turn::Of(seat) => return (Some(seat), None),
        Turn::Over(outcome) => outcome,
    };
    let places = &outcome.ranking;
    let outcome = OutcomeDto {
        places: Seat::all(places.players()).map(|seat| places.rank(seat)).collect(),
        reason: outcome.reason.id,
        words: language.render(&table.turn_message()),
        winner: places.winner(),
    };
    (None, Some(outcome))
}
