//! The board in a terminal, and what people point at.

use tabuleiro_core::{
    Ink, Language, Line, LocalizedError, Message, Notation, Scene, Seat, Spot, TextView, View,
    Viewer, msg,
};

use super::board::{Place, lines};
use super::notation::{LETTERS, is_pass};
use super::state::PLAYERS;
use super::{Illegal, MESSAGES, Move, Pair, Phase, QuantumLeap, Swap, scene};

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

    fn text(&self, _viewer: Viewer, language: Language) -> TextView {
        TextView { board: self.board_lines(), status: self.status_lines(language) }
    }

    fn scene(&self, _viewer: Viewer, _language: Language) -> Scene {
        scene::draw(self)
    }

    fn sort(&self, m: Move) -> Option<&'static str> {
        Some(match m {
            Move::Leap { .. } => "leap",
            Move::Swap(_) => "swap",
            Move::Pass => "pass",
        })
    }

    fn spots(&self, m: Move) -> Vec<Spot> {
        let cell = |place: Place| Spot::Cell(place.cell());
        match m {
            Move::Leap { from, to } => vec![cell(from), cell(to)],
            Move::Swap(pair) => vec![cell(pair.first()), cell(pair.second())],
            Move::Pass => vec![Spot::Button("pass")],
        }
    }

    fn is_unordered(&self, m: Move) -> bool {
        matches!(m, Move::Swap(_))
    }

    fn why_not(&self, picked: &[Spot]) -> Option<Illegal> {
        let place = |spot: &Spot| match *spot {
            Spot::Cell(cell) => self.places().iter().copied().find(|place| place.cell() == cell),
            _ => None,
        };
        match picked {
            [Spot::Button("pass"), ..] => self.check_move(Move::Pass).err(),
            [one] => self.check_pick(place(one)?).err(),
            [one, other, ..] => {
                let (one, other) = (place(one)?, place(other)?);
                let meant = match self.phase {
                    Phase::Play => Move::Leap { from: one, to: other },
                    Phase::Swap => Move::Swap(Pair::of(one, other)),
                };
                self.check_move(meant).err()
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
            [pass] if is_pass(pass) => {
                self.check_move(Move::Pass).map_err(|illegal| illegal.message())
            }
            [first] => {
                let place = self.read_place(first).map_err(|error| error.message())?;
                self.check_pick(place).map_err(|illegal| illegal.message())
            }
            _ => {
                let m = self.read_move(&answers.join(" ")).map_err(|error| error.message())?;
                self.check_move(m).map_err(|illegal| illegal.message())
            }
        }
    }
}

impl QuantumLeap {
    /// Every line of the board with the numbers of its positions under it.
    fn board_lines(&self) -> Vec<Line> {
        let by_line = self.places().chunk_by(|left, right| left.line() == right.line());
        by_line.flat_map(|places| [self.cells_line(places), self.numbers_line(places)]).collect()
    }

    /// How wide half a cell is: as wide as the greatest number, so that numbers keep apart.
    fn half_cell(&self) -> usize {
        lines(self.side()).to_string().len()
    }

    /// How many columns are left of the bracket: the number of the line and its indent.
    fn margin(&self, line: usize) -> usize {
        self.half_cell() * (1 + self.side().abs_diff(line))
    }

    fn cells_line(&self, places: &[Place]) -> Line {
        let (number, half) = (places[0].line(), self.half_cell());
        let margin = format!("{number:>half$}");
        let mut line =
            Line::default().with(format!("{margin:<0$}[ ", self.margin(number)), Ink::Faint);
        for &place in places {
            if place.position() > 1 {
                line = line.with(" ".repeat(2 * half - 1), Ink::Plain);
            }
            line = match self.owner(place) {
                Some(seat) => line.cell(place.cell(), LETTERS[seat.index()], Ink::Seat(seat)),
                None => line.cell(place.cell(), "_", Ink::Faint),
            };
        }
        line.with(" ]", Ink::Faint)
    }

    fn numbers_line(&self, places: &[Place]) -> Line {
        let width = 2 * self.half_cell();
        let margin = " ".repeat(self.margin(places[0].line()) + 2);
        let number = |place: &Place| format!("{:<width$}", place.position());
        let numbers = places.iter().map(number).collect::<Vec<_>>().concat();
        Line::default().with(format!("{margin}{}", numbers.trim_end()), Ink::Faint)
    }

    /// How many stones everybody has, and before play what Black may do.
    fn status_lines(&self, language: Language) -> Vec<Line> {
        let stones = |seat: Seat| {
            let stones = language.say(&msg!("quantum-leap-stones", stones = self.count(seat)));
            Line::default()
                .with(LETTERS[seat.index()], Ink::Seat(seat))
                .with(format!(": {stones}"), Ink::Plain)
        };
        let phase = match (self.phase, self.options.swap) {
            (Phase::Swap, Swap::Free) => msg!("quantum-leap-swaps-freely"),
            (Phase::Swap, _) => msg!("quantum-leap-swaps-once"),
            (Phase::Play, _) => msg!("quantum-leap-in-play"),
        };
        Seat::all(PLAYERS).map(stones).chain([Line::of(language.say(&phase))]).collect()
    }
}
