//! The rules: set-up, legal moves, play and results.

use tabuleiro_core::{
    Game, IllegalMove as IllegalMoveReason, LocalizedError, Message, Outcome, Reason, Rng, Seat,
    Spot, Turn, msg,
};

use crate::board::{Board, SIDE, Square};
use crate::{Line, MESSAGES, Options};

/// The number of players.
pub(crate) const PLAYERS: usize = 2;

const LINE: Reason = Reason { id: "line", message_id: "tic-tac-toe-end-line" };
const BOARD_FULL: Reason = Reason { id: "board-full", message_id: "tic-tac-toe-end-full" };

/// A state of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TicTacToe {
    pub(crate) options: Options,
    /// The squares of each seat.
    pub(crate) boards: [Board; PLAYERS],
    pub(crate) to_move: Seat,
}

impl TicTacToe {
    /// Sets up a new game.
    pub fn new(options: Options) -> TicTacToe {
        TicTacToe { options, boards: [Board::default(); PLAYERS], to_move: Seat::FIRST }
    }

    /// Returns the seat whose mark is on a square.
    pub fn owner(&self, square: Square) -> Option<Seat> {
        Seat::all(PLAYERS).find(|seat| self.boards[seat.index()].contains(square))
    }

    fn occupied(&self) -> Board {
        self.boards[0] | self.boards[1]
    }
}

impl Game for TicTacToe {
    type Options = Options;
    type Move = Square;
    type Illegal = IllegalMove;

    fn new(options: Options, _rng: &mut impl Rng) -> TicTacToe {
        TicTacToe::new(options)
    }

    fn players(&self) -> usize {
        PLAYERS
    }

    fn turn(&self) -> Turn {
        let moved = self.to_move.previous(PLAYERS);
        if self.boards[moved.index()].has_line() {
            Turn::Over(match self.options.line() {
                Line::Wins => Outcome::win(moved, PLAYERS, LINE),
                Line::Loses => Outcome::loss(moved, PLAYERS, LINE),
            })
        } else if self.occupied().len() == u32::from(SIDE * SIDE) {
            Turn::Over(Outcome::draw(PLAYERS, BOARD_FULL))
        } else {
            Turn::Of(self.to_move)
        }
    }

    fn generate_moves(&self, out: &mut Vec<Square>) {
        if matches!(self.turn(), Turn::Of(_)) {
            out.extend(Square::all().filter(|&square| !self.occupied().contains(square)));
        }
    }

    fn check(&self, m: Square) -> Result<(), IllegalMove> {
        if matches!(self.turn(), Turn::Over(_)) {
            Err(IllegalMove::GameOver)
        } else if self.occupied().contains(m) {
            Err(IllegalMove::Occupied(m))
        } else {
            Ok(())
        }
    }

    fn play_unchecked(&mut self, m: Square) {
        let board = &mut self.boards[self.to_move.index()];
        *board = board.with(m);
        self.to_move = self.to_move.next(PLAYERS);
    }

    fn key(&self) -> u64 {
        let [first, second] = self.boards.map(|board| u64::from(board.bits()));
        first
            | second << 9
            | (self.to_move.index() as u64) << 18
            | (self.options.line() as u64) << 19
    }
}

/// The reason why a move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// There is a mark on the square.
    Occupied(Square),
}

impl LocalizedError for IllegalMove {
    fn message(&self) -> Message {
        match self {
            IllegalMove::GameOver => msg!("game-over"),
            IllegalMove::Occupied(square) => {
                msg!("tic-tac-toe-occupied", square = square.to_string())
            }
        }
    }
}

impl IllegalMoveReason for IllegalMove {
    fn id(&self) -> &'static str {
        match self {
            IllegalMove::GameOver => "game-over",
            IllegalMove::Occupied(_) => "occupied",
        }
    }

    fn spots(&self) -> Vec<Spot> {
        match self {
            IllegalMove::GameOver => Vec::new(),
            IllegalMove::Occupied(square) => vec![Spot::Cell(square.cell())],
        }
    }
}
