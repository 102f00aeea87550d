//! The rules: legality, turns and the end of the game.

use tabuleiro_core::{Game, Key, Outcome, Reason, Rng, Seat, Turn};

use super::hex::{Direction, Hex};
use super::moves::{Move, Pair};
use super::state::{HasSwapped, PLAYERS};
use super::{Illegal, Options, Phase, QuantumLeap, Swap, movegen, swaps};

const NO_CAPTURE: Reason = Reason { id: "no-capture", message_id: "quantum-leap-end-no-capture" };

impl Game for QuantumLeap {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: Options, rng: &mut impl Rng) -> QuantumLeap {
        QuantumLeap::deal(options, rng)
    }

    #[inline]
    fn players(&self) -> usize {
        PLAYERS
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.phase == Phase::Swap || movegen::has_capture(self) {
            Turn::Of(self.to_move)
        } else {
            Turn::Over(Outcome::loss(self.to_move, PLAYERS, NO_CAPTURE))
        }
    }

    #[inline]
    fn generate_moves(&self, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Swap => {
                swaps::generate_swaps(self, out);
                out.push(Move::Pass);
            }
            Phase::Play => movegen::generate_captures(self, out),
        }
    }

    #[inline]
    fn count_legal_moves(&self) -> usize {
        match self.phase {
            Phase::Swap => {
                let stones: usize = Seat::all(PLAYERS).map(|seat| self.stone_count(seat)).sum();
                stones * stones.saturating_sub(1) / 2 + 1
            }
            Phase::Play => movegen::count_captures(self),
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        match (self.phase, m) {
            (Phase::Swap, Move::Pass) => Ok(()),
            (Phase::Swap, Move::Swap(pair)) => self.check_swap(pair),
            (Phase::Swap, Move::Leap { .. }) => Err(Illegal::SwapPhase),
            (Phase::Play, _) if !movegen::has_capture(self) => Err(Illegal::Over),
            (Phase::Play, Move::Leap { from, to }) => self.check_leap(from, to),
            (Phase::Play, Move::Swap(_) | Move::Pass) => Err(Illegal::PlayPhase),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Leap { from, to } => {
                let (from, to) = (from.point(), to.point());
                let mover = self.to_move.index();
                self.stones[mover] ^= from | to;
                self.stones[1 - mover] ^= to;
                self.to_move = self.to_move.next(PLAYERS);
            }
            Move::Swap(Pair { first, second }) => {
                let both = first.point() | second.point();
                for stones in &mut self.stones {
                    // A seat with one of the two cells gets the other. With both nothing changes.
                    if (*stones & both).len() == 1 {
                        *stones ^= both;
                    }
                }
                self.has_swapped = HasSwapped(true);
                if self.options.swap != Swap::Free {
                    self.begin_play();
                }
            }
            Move::Pass => self.begin_play(),
        }
    }

    fn key(&self) -> u64 {
        let Options { side, edition, hole, swap } = self.options;
        let rest = [side, edition as u8, hole as u8, swap as u8, self.phase as u8]
            .iter()
            .fold(self.to_move.index() as u64, |rest, &byte| rest << 8 | u64::from(byte));
        let words = self.stones.iter().flat_map(|stones| {
            let bits = stones.bits();
            [bits as u64, (bits >> 64) as u64]
        });
        words.fold(Key::new(), Key::with).with(rest).value()
    }
}

impl QuantumLeap {
    fn begin_play(&mut self) {
        self.phase = Phase::Play;
        self.to_move = Seat::FIRST;
    }

    fn check_swap(&self, pair: Pair) -> Result<(), Illegal> {
        self.stone_on(pair.first())?;
        self.stone_on(pair.second())?;
        if pair.first() == pair.second() {
            return Err(Illegal::SameStone { hex: pair.first() });
        }
        Ok(())
    }

    fn check_leap(&self, from: Hex, to: Hex) -> Result<(), Illegal> {
        let distance = self.leap_distance(from)?;
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

    /// Checks that a move can begin with the stone on this cell.
    pub(super) fn check_first_cell(&self, hex: Hex) -> Result<(), Illegal> {
        if self.phase == Phase::Swap {
            return self.stone_on(hex).map(drop);
        }
        let distance = self.leap_distance(hex)?;
        let captures = |direction| {
            let target = hex.leap(direction, distance).and_then(|to| self.owner(to));
            target.is_some_and(|owner| owner != self.to_move)
        };
        if !Direction::ALL.into_iter().any(captures) {
            return Err(Illegal::NoCapture { hex, distance });
        }
        Ok(())
    }

    /// Returns the distance that a stone of the seat to move leaps.
    fn leap_distance(&self, hex: Hex) -> Result<usize, Illegal> {
        if self.stone_on(hex)? != self.to_move {
            return Err(Illegal::NotYours { hex });
        }
        let is_friend = |direction: &Direction| {
            hex.leap(*direction, 1).and_then(|adjacent| self.owner(adjacent)) == Some(self.to_move)
        };
        match Direction::ALL.iter().filter(|direction| is_friend(direction)).count() {
            0 => Err(Illegal::NoFriend { hex }),
            friends => Ok(friends),
        }
    }

    fn stone_on(&self, hex: Hex) -> Result<Seat, Illegal> {
        self.check_board(hex)?;
        self.owner(hex).ok_or(Illegal::Empty { hex })
    }

    fn check_board(&self, hex: Hex) -> Result<(), Illegal> {
        if hex.side() == self.side() { Ok(()) } else { Err(Illegal::OtherBoard { hex }) }
    }
}
