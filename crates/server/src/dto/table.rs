//! A table with its seats, and the actions that its viewer may take.

use serde::Serialize;
use tabuleiro_core::{Language, Scene, Seat, Status, Viewer};
use tabuleiro_session::PickTree;

use super::position::{ChoiceDto, LastMoveDto, MoveDto, OutcomeDto};
use super::position::{history, last_move, turn_and_outcome};
use super::seat::SeatDto;
use crate::actions::ProposalKind;
use crate::room::RoomState;
use crate::token::{TableId, Token};

/// The client that a table is sent to.
pub(crate) struct Recipient<'a> {
    /// The token of the person, if they hold a seat.
    pub(crate) token: Option<&'a Token>,
    pub(crate) language: Language,
}

/// A table as one viewer sees it.
#[derive(Serialize)]
pub(crate) struct TableDto {
    ply: usize,
    scene: Scene<String>,
    history: Vec<MoveDto>,
    #[serde(flatten)]
    shared: SharedFields,
    #[serde(flatten)]
    own: ViewerFields,
}

/// The fields that are the same for all viewers of the same scene in the same language.
#[derive(Serialize)]
pub(crate) struct SharedFields {
    id: TableId,
    spec: String,
    game: &'static str,
    name: &'static str,
    turn: Option<Seat>,
    outcome: Option<OutcomeDto>,
    status: Status<String>,
    prompt: String,
    last: Option<LastMoveDto>,
    thinking: Option<Seat>,
    proposal: Option<ProposalDto>,
    alone: bool,
    secrets: bool,
}

/// The fields that depend on the person.
#[derive(Serialize)]
pub(crate) struct ViewerFields {
    seats: Vec<TableSeatDto>,
    your_turn: bool,
    choices: Vec<ChoiceDto>,
    picks: PickTree,
    rematch: Option<RematchDto>,
    #[serde(rename = "may")]
    permissions: Permissions,
}

/// A seat of a table.
#[derive(Serialize)]
struct TableSeatDto {
    #[serde(flatten)]
    seat: SeatDto,
    yours: bool,
    online: bool,
}

/// A proposal that waits for the agreement of some seats.
#[derive(Serialize)]
struct ProposalDto {
    kind: ProposalKind,
    by: Seat,
    waiting_for: Vec<Seat>,
}

/// The table of the rematch, with the token of the viewer there.
#[derive(Serialize)]
struct RematchDto {
    id: TableId,
    token: Option<Token>,
}

/// The actions that the viewer may take now.
#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is the state of one button")]
struct Permissions {
    undo: bool,
    hint: bool,
    resign: bool,
    rematch: bool,
    record: bool,
}

impl TableDto {
    pub(crate) fn new(id: &TableId, state: &RoomState, recipient: &Recipient) -> TableDto {
        let viewer = state.viewer(recipient.token.map(Token::person));
        let scene = state.table().position().scene(viewer);
        TableDto {
            ply: state.ply(),
            scene: scene.localized(|label| recipient.language.render(label)),
            history: history(state.table(), 0),
            shared: SharedFields::new(id, state, viewer, recipient.language),
            own: ViewerFields::new(state, recipient),
        }
    }
}

impl SharedFields {
    pub(crate) fn new(
        id: &TableId,
        state: &RoomState,
        viewer: Viewer,
        language: Language,
    ) -> SharedFields {
        let table = state.table();
        let position = &**table.position();
        let (turn, outcome) = turn_and_outcome(table, language);
        let is_over = turn.is_none();
        SharedFields {
            id: id.clone(),
            spec: table.variant().spec(),
            game: table.variant().game_type().info.id,
            name: table.variant().game_type().info.name,
            turn,
            outcome,
            status: position.status(viewer).localized(|text| language.render(text)),
            prompt: if is_over { String::new() } else { language.render(&position.prompt()) },
            last: last_move(table, state.ply(), viewer, language),
            thinking: state.searching_seat(),
            proposal: state.proposal.as_ref().map(|proposal| ProposalDto {
                kind: proposal.kind,
                by: proposal.by,
                waiting_for: state.waiting_for(proposal),
            }),
            alone: state.has_one_person(),
            secrets: position.has_hidden_information(),
        }
    }
}

impl ViewerFields {
    pub(crate) fn new(state: &RoomState, recipient: &Recipient) -> ViewerFields {
        let (table, language) = (state.table(), recipient.language);
        let person = recipient.token.map(Token::person);
        let own: Vec<Seat> = state.seats_of(person).collect();
        let your_turn = state.is_turn_of(person);
        let choices = if your_turn { table.position().legal_moves() } else { Vec::new() };
        let is_over = table.is_over();
        let is_seated = !own.is_empty();
        let seat = |seat: Seat| TableSeatDto {
            seat: SeatDto::new(table, seat, language),
            yours: own.contains(&seat),
            online: state.is_online(seat),
        };
        ViewerFields {
            seats: Seat::all(table.players().len()).map(seat).collect(),
            your_turn,
            picks: PickTree::new(&choices),
            choices: choices.into_iter().map(ChoiceDto::from).collect(),
            rematch: state.stored.rematch.as_ref().map(|id| RematchDto {
                id: id.clone(),
                // People keep their tokens.
                token: recipient.token.filter(|_| is_seated).cloned(),
            }),
            permissions: Permissions {
                undo: is_seated && state.ply_after_undo(person).is_some(),
                hint: state.has_one_person() && your_turn,
                resign: is_seated && !is_over,
                rematch: is_seated && is_over && state.stored.rematch.is_none(),
                record: state.is_record_public(),
            },
        }
    }
}
