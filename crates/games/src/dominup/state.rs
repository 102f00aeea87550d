//! The state of a game: the layout, the hands and the seat to move.

use std::hash::{Hash, Hasher};

use tabuleiro_core::{Game, Key, PerSeat, Rng, Seat, shuffle};

use super::ground::PlacementList;
use super::layout::{Layout, PlayKind};
use super::placement::Placement;
use super::rules::GameEnd;
use super::tile::{TILES, Tile, Tiles};
use super::{Move, Options};

/// A state of Dominup.
///
/// Two states are equal if the same tiles were played in the same order, because a position as text
/// has the plays in order and its canonical form must be unique. The seats that played them do not
/// matter.
///
/// ```
/// use tabuleiro_games::prelude::*;
///
/// let mut game = Dominup::new(dominup::Options::default(), &mut seeded_rng(0, 0));
/// let Turn::Of(first) = game.turn() else { unreachable!() };
/// assert!(game.hand(first).contains(dominup::Tile::DOUBLE_SEVEN));
/// game.play(dominup::Move::FIRST)?;
/// assert_eq!((game.hand(first).len(), game.plays().len()), (17, 1));
/// # Ok::<(), dominup::Illegal>(())
/// ```
#[derive(Debug)]
pub struct Dominup {
    pub(super) options: Options,
    pub(super) players: usize,
    pub(super) layout: Layout,
    pub(super) hands: PerSeat<Tiles>,
    /// The seat to move. When the game is over, the next seat with tiles.
    pub(super) to_move: Seat,
    /// The rank in which a seat played its last tile, or 0 while it has tiles.
    pub(super) finished: PerSeat<u8>,
    /// The way in which the game ended, or `None`. It follows from the other fields, and is stored
    /// because it is read more often than it changes.
    pub(super) ending: Option<GameEnd>,
}

// In most states no line of the ground has overflowed, and the space for the overflow is not
// copied, which would be most of the cost of a copy. Each branch builds the whole state, because
// the compiler would otherwise build it elsewhere first and copy it with all its space.
impl Clone for Dominup {
    #[inline]
    fn clone(&self) -> Dominup {
        if self.layout.ground().is_inline() {
            Dominup { layout: self.layout.without_overflow(), ..*self }
        } else {
            Dominup { ..*self }
        }
    }
}

impl PartialEq for Dominup {
    fn eq(&self, other: &Dominup) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for Dominup {}

impl Hash for Dominup {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.identity().hash(hasher);
    }
}

impl Dominup {
    /// Returns a new game with these hands, in which the seat with 7-7 begins.
    pub(super) fn with_hands(options: Options, hands: PerSeat<Tiles>) -> Dominup {
        let players = usize::from(options.players);
        let first = Seat::all(players).find(|&seat| hands[seat].contains(Tile::DOUBLE_SEVEN));
        Dominup {
            options,
            players,
            layout: Layout::new(),
            hands,
            to_move: first.expect("every tile is dealt"),
            finished: PerSeat::default(),
            ending: None,
        }
    }

    /// Returns a new game with hands dealt by `rng`.
    pub(super) fn deal(options: Options, rng: &mut impl Rng) -> Dominup {
        let mut tiles: [Tile; TILES] = std::array::from_fn(|bit| Tile::from_bit(bit as u32));
        shuffle(rng, &mut tiles);
        let mut hands = PerSeat::default();
        let share = TILES / usize::from(options.players);
        for (hand, tiles) in hands.0.iter_mut().zip(tiles.chunks(share)) {
            *hand = tiles.iter().copied().collect();
        }
        Dominup::with_hands(options, hands)
    }

    /// Returns a position from a valid layout. The seat to move must have tiles.
    pub(super) fn from_layout(
        options: Options,
        layout: &Layout,
        hands: PerSeat<Tiles>,
        to_move: Seat,
    ) -> Dominup {
        let players = usize::from(options.players);
        let finished = PerSeat::default();
        let layout = *layout;
        let mut state =
            Dominup { options, players, layout, hands, to_move, finished, ending: None };
        state.finished = state.infer_finish_order();
        state.advance(to_move);
        state
    }

    /// Returns the order in which the seats without tiles finished.
    ///
    /// A position as text does not contain the order. If there are several such seats, the game is
    /// replayed from its deal, which follows from the order of turns. If no legal game leads to the
    /// position, they share the first rank.
    fn infer_finish_order(&self) -> PerSeat<u8> {
        let mut out = PerSeat::default();
        for seat in Seat::all(self.players).filter(|&seat| self.hands[seat].is_empty()) {
            out[seat] = 1;
        }
        let several = out.0.iter().sum::<u8>() > 1;
        let replayed = || {
            Seat::all(self.players)
                .filter_map(|first| self.replay_from(first))
                .find(|end| (end.hands, end.to_move) == (self.hands, self.to_move))
        };
        several.then(replayed).flatten().map_or(out, |end| end.finished)
    }

    /// Replays the game with `first` as the first seat, or returns `None` if a play is illegal.
    fn replay_from(&self, first: Seat) -> Option<Dominup> {
        let share = TILES / self.players;
        let mut dealt = self.hands;
        let mut left = PerSeat([share; 4]);
        let mut layout = Layout::new();
        let mut seat = first;
        for &m in self.layout.plays() {
            let kind = layout.check_placement(m, self.options).unwrap_or(PlayKind::Expand);
            layout.play(m, kind, self.options);
            dealt[seat].insert(m.tile());
            left[seat] = left[seat].checked_sub(1)?;
            if kind == PlayKind::Expand || left[seat] == 0 {
                let next = seat.next(self.players);
                seat = self.seats_from(next).find(|&seat| left[seat] > 0)?;
            }
        }
        if Seat::all(self.players).any(|seat| dealt[seat].len() != share) {
            return None;
        }
        let mut state = Dominup::with_hands(self.options, dealt);
        for &m in self.layout.plays() {
            state.check(m).ok()?;
            state.play_unchecked(m);
        }
        Some(state)
    }

    /// Returns the tiles of a seat. A program that may not see them gets a state from
    /// [`Game::redeal`].
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hands[seat]
    }

    /// Returns the moves in the order in which they were played.
    pub fn plays(&self) -> &[Move] {
        self.layout.plays()
    }

    /// Returns the placements where a tile can expand if there is no climb, in canonical order.
    /// Each is listed from both ends.
    pub fn placements(&self) -> Vec<Placement> {
        let mut placements = PlacementList::new();
        self.layout.ground().collect_placements(&mut placements);
        placements.to_vec()
    }

    /// Returns the identity of the state.
    fn identity(&self) -> (Options, &[Move], PerSeat<Tiles>, Seat, PerSeat<u8>) {
        (self.options, self.layout.plays(), self.hands, self.to_move, self.finished)
    }

    /// Extends a key with everything but the layout.
    #[inline]
    pub(super) fn extend_key(&self, key: Key) -> Key {
        let hands = self.hands.0.iter().map(|hand| hand.bits());
        let rest = [
            u64::from(u32::from_le_bytes(self.finished.0)) << 32 | self.to_move.index() as u64,
            u64::from(self.options.players) << 16
                | (self.options.expand as u64) << 8
                | (self.options.placings as u64),
            self.options.board.bits(),
        ];
        hands.chain(rest).fold(key, Key::with)
    }
}
