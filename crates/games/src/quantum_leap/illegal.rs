//! Reasons why a move is illegal.

use tabuleiro_core::{IllegalMove, LocalizedError, Message, Spot, msg};

use super::MESSAGES;
use super::hex::Hex;

/// A reason why a move is illegal.
///
/// ```
/// use tabuleiro_games::prelude::*;
/// use tabuleiro_games::quantum_leap::Illegal;
///
/// let options = quantum_leap::Options::default().with_side(2)?;
/// let game = QuantumLeap::parse_position(options, "XO/_O_/__ O play")?;
/// let illegal = game.check(game.parse_move("1-1x2-1")?).unwrap_err();
/// assert!(matches!(illegal, Illegal::NotYours { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The move is a capture, but play has not begun.
    SwapPhase,
    /// The move is a swap or a pass, but play has begun.
    PlayPhase,
    /// The cell belongs to a board with another side.
    OtherBoard {
        /// The cell.
        hex: Hex,
    },
    /// The cell has no stone to move.
    Empty {
        /// The empty cell.
        hex: Hex,
    },
    /// The stone belongs to the other player.
    NotYours {
        /// The cell of the stone.
        hex: Hex,
    },
    /// The stone has no friend and cannot leap.
    NoFriend {
        /// The cell of the stone.
        hex: Hex,
    },
    /// The stone has friends, but no enemy stone where it can land.
    NoCapture {
        /// The cell of the stone.
        hex: Hex,
        /// The distance that the stone leaps.
        distance: usize,
    },
    /// The stone cannot land on the target.
    OutOfReach {
        /// The cell of the stone.
        from: Hex,
        /// The target.
        to: Hex,
        /// The distance that the stone leaps.
        distance: usize,
    },
    /// The target is empty, and every leap must capture.
    NothingToCapture {
        /// The empty cell.
        to: Hex,
    },
    /// The target is a stone of the mover.
    OwnStone {
        /// The cell of the target.
        to: Hex,
    },
    /// A swap of a stone with itself.
    SameStone {
        /// The cell that is named twice.
        hex: Hex,
    },
}

impl LocalizedError for Illegal {
    fn message(&self) -> Message {
        match *self {
            Illegal::Over => msg!("game-over"),
            Illegal::SwapPhase => msg!("quantum-leap-swap-phase"),
            Illegal::PlayPhase => msg!("quantum-leap-play-phase"),
            Illegal::OtherBoard { hex } => {
                let side = hex.side();
                msg!("quantum-leap-other-board", cell = hex.to_string(), side = side)
            }
            Illegal::Empty { hex } => msg!("quantum-leap-empty", cell = hex.to_string()),
            Illegal::NotYours { hex } => msg!("quantum-leap-not-yours", cell = hex.to_string()),
            Illegal::NoFriend { hex } => msg!("quantum-leap-no-friend", cell = hex.to_string()),
            Illegal::NoCapture { hex, distance } => {
                let cell = hex.to_string();
                msg!("quantum-leap-no-capture", cell = cell, distance = distance)
            }
            Illegal::OutOfReach { from, to, distance } => {
                let (from, to) = (from.to_string(), to.to_string());
                msg!("quantum-leap-out-of-reach", from = from, to = to, distance = distance)
            }
            Illegal::NothingToCapture { to } => {
                msg!("quantum-leap-nothing-to-capture", cell = to.to_string())
            }
            Illegal::OwnStone { to } => msg!("quantum-leap-own-stone", cell = to.to_string()),
            Illegal::SameStone { hex } => {
                msg!("quantum-leap-same-stone", cell = hex.to_string())
            }
        }
    }
}

impl IllegalMove for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Illegal::Over => "game-over",
            Illegal::SwapPhase => "swap-phase",
            Illegal::PlayPhase => "play-phase",
            Illegal::OtherBoard { .. } => "other-board",
            Illegal::Empty { .. } => "empty-cell",
            Illegal::NotYours { .. } => "not-your-stone",
            Illegal::NoFriend { .. } => "no-friend",
            Illegal::NoCapture { .. } => "no-capture",
            Illegal::OutOfReach { .. } => "out-of-reach",
            Illegal::NothingToCapture { .. } => "nothing-to-capture",
            Illegal::OwnStone { .. } => "own-stone",
            Illegal::SameStone { .. } => "same-stone",
        }
    }

    fn spots(&self) -> Vec<Spot> {
        let hexes = match *self {
            // A cell of another board cannot be marked on this one.
            Illegal::Over
            | Illegal::SwapPhase
            | Illegal::PlayPhase
            | Illegal::OtherBoard { .. } => vec![],
            Illegal::Empty { hex }
            | Illegal::NotYours { hex }
            | Illegal::NoFriend { hex }
            | Illegal::NoCapture { hex, .. }
            | Illegal::NothingToCapture { to: hex }
            | Illegal::OwnStone { to: hex }
            | Illegal::SameStone { hex } => vec![hex],
            Illegal::OutOfReach { from, to, .. } => vec![from, to],
        };
        hexes.into_iter().map(|hex| Spot::Cell(hex.cell())).collect()
    }
}
