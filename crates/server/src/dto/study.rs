//! A position to study. Its viewer sees all of it.

use serde::Serialize;
use tabuleiro_core::{Language, LocalizedError, Seat, Spot, Viewer};
use tabuleiro_session::{PickTree, Table};

use super::position::{ChoiceDto, LastMoveDto, MoveDto, OutcomeDto, PositionDto};
use super::position::{history, last_move, turn_and_outcome};
use super::seat::SeatDto;
use crate::selection::{SelectedSpot, explain_selection};

/// A position to study.
#[derive(Serialize)]
pub(crate) struct StudyDto {
    start: StartDto,
    game: &'static str,
    name: &'static str,
    ply: usize,
    seats: Vec<SeatDto>,
    #[serde(flatten)]
    position: PositionDto,
    choices: Vec<ChoiceDto>,
    picks: PickTree,
    turn: Option<Seat>,
    outcome: Option<OutcomeDto>,
    history: Vec<MoveDto>,
    last: Option<LastMoveDto>,
    prompt: String,
    secrets: bool,
    refused: Option<RefusalDto>,
}

/// The start of a game. Together with moves it is a request for another position of that game.
#[derive(Serialize)]
struct StartDto {
    spec: String,
    /// The digits of the seed, since JavaScript does not represent every number exactly.
    seed: String,
    position: Option<String>,
}

/// The reason why no legal move begins with the selected spots.
#[derive(Serialize)]
struct RefusalDto {
    id: &'static str,
    words: String,
    spots: Vec<Spot>,
}

impl StudyDto {
    /// Returns the position of a table as `seat` sees it, or else the seat to move. If spots are
    /// selected, the result explains why no legal move begins with them.
    pub(crate) fn new(
        table: &Table,
        seat: Option<Seat>,
        selected: Option<&[SelectedSpot]>,
        language: Language,
    ) -> StudyDto {
        let position = &**table.position();
        let (turn, outcome) = turn_and_outcome(table, language);
        let viewer = seat.or(turn).map_or(Viewer::Spectator, Viewer::Seat);
        let seats = Seat::all(table.players().len());
        let choices = position.legal_moves();
        let refused = selected.map(|selected| {
            let error = explain_selection(position, selected);
            let words = language.render(&error.message());
            RefusalDto { id: error.id(), words, spots: error.spots().to_vec() }
        });
        StudyDto {
            start: StartDto {
                spec: table.variant().spec(),
                seed: table.seed().to_string(),
                position: table.set_up_position(),
            },
            game: table.variant().game_type().info.id,
            name: table.variant().game_type().info.name,
            ply: table.moves().len(),
            seats: seats.map(|seat| SeatDto::new(table, seat, language)).collect(),
            position: PositionDto::new(position, viewer, language),
            picks: PickTree::new(&choices),
            choices: choices.into_iter().map(ChoiceDto::from).collect(),
            turn,
            outcome,
            history: history(table, 0),
            last: last_move(table, table.moves().len(), viewer, language),
            prompt: turn.map_or_else(String::new, |_| language.render(&position.prompt())),
            secrets: position.has_hidden_information(),
            refused,
        }
    }
}
