//! Why a move is not allowed, and how the game ends.

use tabuleiro_core::{
    IllegalMove, LocalizedError, Message, Outcome, Reason, Seat, Spot, Turn, msg,
};

use super::board::{Direction, Place};
use super::state::PLAYERS;
use super::{MESSAGES, Move, Pair, Phase, QuantumLeap, leaps};

const NO_CAPTURE: Reason = Reason { id: "no-capture", message_id: "quantum-leap-end-no-capture" };

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum Illegal {
    /// Nobody moves any more.
    Over,
    /// Before play there are no captures.
    SwapPhase,
    /// In play there are only captures.
    PlayPhase,
    /// The cell is one of another board.
    OtherBoard {
        /// The cell.
        place: Place,
    },
    /// There is no stone to take up.
    Empty {
        /// The empty cell.
        place: Place,
    },
    /// Everybody leaps with their own stones.
    NotYours {
        /// The other player's stone.
        place: Place,
    },
    /// A stone leaps as far as it has friends: this one has none.
    NoFriend {
        /// The lonely stone.
        place: Place,
    },
    /// The stone has friends, but no enemy where it could land.
    NoCapture {
        /// The stone.
        place: Place,
        /// How far it leaps.
        distance: usize,
    },
    /// The stone lands elsewhere.
    OutOfReach {
        /// The stone.
        from: Place,
        /// Where it cannot land.
        to: Place,
        /// How far it leaps.
        distance: usize,
    },
    /// Every leap captures.
    NothingToCapture {
        /// The empty cell.
        to: Place,
    },
    /// Nobody captures their own stones.
    OwnStone {
        /// The stone of the same colour.
        to: Place,
    },
    /// A swap needs two stones.
    SameStone {
        /// The stone named twice.
        place: Place,
    },
}

impl LocalizedError for Illegal {
    fn message(&self) -> Message {
        match *self {
            Illegal::Over => msg!("game-over"),
            Illegal::SwapPhase => msg!("quantum-leap-swap-phase"),
            Illegal::PlayPhase => msg!("quantum-leap-play-phase"),
            Illegal::OtherBoard { place } => {
                let side = place.side();
                msg!("quantum-leap-other-board", cell = place.to_string(), side = side)
            }
            Illegal::Empty { place } => msg!("quantum-leap-empty", cell = place.to_string()),
            Illegal::NotYours { place } => msg!("quantum-leap-not-yours", cell = place.to_string()),
            Illegal::NoFriend { place } => msg!("quantum-leap-no-friend", cell = place.to_string()),
            Illegal::NoCapture { place, distance } => {
                let cell = place.to_string();
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
            Illegal::SameStone { place } => {
                msg!("quantum-leap-same-stone", cell = place.to_string())
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
        let places = match *self {
            // What is not on this board cannot be marked on it.
            Illegal::Over
            | Illegal::SwapPhase
            | Illegal::PlayPhase
            | Illegal::OtherBoard { .. } => vec![],
            Illegal::Empty { place }
            | Illegal::NotYours { place }
            | Illegal::NoFriend { place }
            | Illegal::NoCapture { place, .. }
            | Illegal::NothingToCapture { to: place }
            | Illegal::OwnStone { to: place }
            | Illegal::SameStone { place } => vec![place],
            Illegal::OutOfReach { from, to, .. } => vec![from, to],
        };
        places.into_iter().map(|place| Spot::Cell(place.cell())).collect()
    }
}

impl QuantumLeap {
    pub(super) fn check_move(&self, m: Move) -> Result<(), Illegal> {
        match (self.phase, m) {
            (Phase::Swap, Move::Pass) => Ok(()),
            (Phase::Swap, Move::Swap(pair)) => self.check_swap(pair),
            (Phase::Swap, Move::Leap { .. }) => Err(Illegal::SwapPhase),
            (Phase::Play, _) if !leaps::any(self) => Err(Illegal::Over),
            (Phase::Play, Move::Leap { from, to }) => self.check_leap(from, to),
            (Phase::Play, Move::Swap(_) | Move::Pass) => Err(Illegal::PlayPhase),
        }
    }

    fn check_swap(&self, pair: Pair) -> Result<(), Illegal> {
        self.stone_on(pair.first())?;
        self.stone_on(pair.second())?;
        if pair.first() == pair.second() {
            return Err(Illegal::SameStone { place: pair.first() });
        }
        Ok(())
    }

    fn check_leap(&self, from: Place, to: Place) -> Result<(), Illegal> {
        let distance = self.check_leaper(from)?;
        self.check_board(to)?;
        let lands = |direction| from.leap(direction, distance) == Some(to);
        if !Direction::ALL.into_iter().any(lands) {
            return Err(Illegal::OutOfReach { from, to, distance });
        }
        match self.owner(to) {
            None => Err(Illegal::NothingToCapture { to }),
            Some(owner) if owner == self.to_move => Err(Illegal::OwnStone { to }),
            Some(_) => Ok(()),
        }
    }

    /// Why a stone can neither be swapped nor leap, whatever the rest of the move.
    pub(super) fn check_pick(&self, place: Place) -> Result<(), Illegal> {
        if self.phase == Phase::Swap {
            return self.stone_on(place).map(drop);
        }
        let distance = self.check_leaper(place)?;
        let captures = |direction| {
            let landed_on = place.leap(direction, distance).and_then(|to| self.owner(to));
            landed_on.is_some_and(|owner| owner != self.to_move)
        };
        if !Direction::ALL.into_iter().any(captures) {
            return Err(Illegal::NoCapture { place, distance });
        }
        Ok(())
    }

    /// How far the stone of the player to move leaps.
    fn check_leaper(&self, place: Place) -> Result<usize, Illegal> {
        if self.stone_on(place)? != self.to_move {
            return Err(Illegal::NotYours { place });
        }
        let is_friend = |direction: &Direction| {
            place.leap(*direction, 1).and_then(|beside| self.owner(beside)) == Some(self.to_move)
        };
        match Direction::ALL.iter().filter(|direction| is_friend(direction)).count() {
            0 => Err(Illegal::NoFriend { place }),
            friends => Ok(friends),
        }
    }

    fn stone_on(&self, place: Place) -> Result<Seat, Illegal> {
        self.check_board(place)?;
        self.owner(place).ok_or(Illegal::Empty { place })
    }

    fn check_board(&self, place: Place) -> Result<(), Illegal> {
        if place.side() == self.side() { Ok(()) } else { Err(Illegal::OtherBoard { place }) }
    }

    #[inline]
    pub(super) fn find_turn(&self) -> Turn {
        if self.phase == Phase::Swap || leaps::any(self) {
            Turn::Of(self.to_move)
        } else {
            Turn::Over(Outcome::loss(self.to_move, PLAYERS, NO_CAPTURE))
        }
    }
}
