//! The view of the game for people: status, prompts, spots and answers.

use std::fmt;

use tabuleiro_core::{
    Count, Game, LocalizedError, Message, Notation, Scene, Seat, SeatStatus, Spot, Status,
    TextView, Transition, View, Viewer, msg,
};

use super::hex::Hex;
use super::notation::{LETTERS, is_pass};
use super::state::PLAYERS;
use super::{Illegal, MESSAGES, Move, Pair, Phase, QuantumLeap, Swap, scene, text};

/// Draws the board.
impl fmt::Display for QuantumLeap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(Viewer::Spectator).fmt(f)
    }
}

impl View for QuantumLeap {
    fn seat_name(seat: Seat) -> Message {
        LETTERS[seat.index()].into()
    }

    fn prompt(&self) -> Message {
        match self.phase {
            Phase::Swap => msg!("quantum-leap-prompt-swap"),
            Phase::Play => msg!("quantum-leap-prompt-capture"),
        }
    }

    fn status(&self, _viewer: Viewer) -> Status {
        let seat_status = |seat: Seat| {
            let stones = self.stone_count(seat);
            let words = msg!("quantum-leap-stones", stones = stones);
            let counts = vec![Count::new("stones", stones, words)];
            SeatStatus::new(seat, QuantumLeap::seat_name(seat), counts)
        };
        let (phase, facts) = match (self.phase, self.options.swap) {
            (Phase::Swap, Swap::Free) => ("swap", vec![msg!("quantum-leap-swaps-freely")]),
            (Phase::Swap, _) => ("swap", vec![msg!("quantum-leap-swaps-once")]),
            (Phase::Play, _) => ("play", Vec::new()),
        };
        let seats = Seat::all(PLAYERS).map(seat_status);
        Status { phase: Some(phase), facts, ..Status::new(seats) }
    }

    fn text(&self, _viewer: Viewer) -> TextView {
        TextView { board: text::draw_board(self), hand: Vec::new() }
    }

    fn scene(&self, _viewer: Viewer) -> Scene {
        scene::draw(self)
    }

    fn transition(_: &QuantumLeap, m: Move, _: &QuantumLeap, _viewer: Viewer) -> Transition {
        scene::transition(m)
    }

    fn move_kind(&self, m: Move) -> Option<&'static str> {
        Some(match m {
            Move::Leap { .. } => "leap",
            Move::Swap(_) => "swap",
            Move::Pass => "pass",
        })
    }

    fn spots(&self, m: Move) -> Vec<Spot> {
        let cell = |hex: Hex| Spot::Cell(hex.cell());
        match m {
            Move::Leap { from, to } => vec![cell(from), cell(to)],
            Move::Swap(pair) => vec![cell(pair.first()), cell(pair.second())],
            Move::Pass => vec![Spot::Button("pass")],
        }
    }

    fn is_unordered(&self, m: Move) -> bool {
        matches!(m, Move::Swap(_))
    }

    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<Illegal> {
        let hex = |spot: &Spot| match *spot {
            Spot::Cell(cell) => self.hexes().iter().copied().find(|hex| hex.cell() == cell),
            _ => None,
        };
        match picked {
            [Spot::Button("pass"), ..] => self.check(Move::Pass).err(),
            [one] => self.check_first_cell(hex(one)?).err(),
            [one, other, ..] => {
                let (one, other) = (hex(one)?, hex(other)?);
                let meant = match self.phase {
                    Phase::Play => Move::Leap { from: one, to: other },
                    Phase::Swap => Move::Swap(Pair::new(one, other)),
                };
                self.check(meant).err()
            }
            [] => None,
        }
    }

    fn questions(&self) -> Vec<Message> {
        match self.phase {
            Phase::Swap => vec![msg!("quantum-leap-ask-swap"), msg!("quantum-leap-ask-second")],
            Phase::Play => vec![msg!("quantum-leap-ask-stone"), msg!("quantum-leap-ask-target")],
        }
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        match answers {
            [pass] if is_pass(pass) => self.check(Move::Pass).map_err(|illegal| illegal.message()),
            [first] => {
                let hex = self.parse_hex(first).map_err(|error| error.message())?;
                self.check_first_cell(hex).map_err(|illegal| illegal.message())
            }
            _ => {
                let m = self.parse_move(&answers.join(" ")).map_err(|error| error.message())?;
                self.check(m).map_err(|illegal| illegal.message())
            }
        }
    }
}
