//! A state of the game: the table, the hands, whose turn it is.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use tabuleiro_core::{Key, PerSeat, Rng, Seat, Viewer, shuffle};

use super::ground::PlaceList;
use super::place::Place;
use super::rules::Standing;
use super::table::{Table, Way};
use super::tile::{TILES, Tile, Tiles};
use super::{Move, Options};

/// A state of Dominup.
///
/// Two states are equal when the same tiles were laid in the same order, because a position is
/// written with its plays in order and its canonical form must be unique. Who laid them does not
/// count: it makes no difference to what follows.
#[derive(Debug)]
pub struct Dominup {
    pub(super) options: Options,
    pub(super) players: usize,
    pub(super) table: Table,
    pub(super) hands: PerSeat<Tiles>,
    /// Who is next; when the game is over, the next seat that holds tiles.
    pub(super) to_move: Seat,
    /// In which place a seat went out, 0 while it holds tiles.
    pub(super) gone: PerSeat<u8>,
    /// Follows from the rest; kept because it is asked for more often than it changes.
    pub(super) standing: Standing,
}

/// Mostly the table is small, and then the room for a large one is not copied: that would be most of
/// what trying a move costs. Each way out makes the whole state; where they meet, a copy would be
/// made elsewhere first, and moved with all that room.
impl Clone for Dominup {
    #[inline]
    fn clone(&self) -> Dominup {
        if self.table.ground().is_near() {
            Dominup { table: self.table.near(), ..*self }
        } else {
            Dominup { ..*self }
        }
    }
}

impl PartialEq for Dominup {
    fn eq(&self, other: &Dominup) -> bool {
        self.facts() == other.facts()
    }
}

impl Eq for Dominup {}

impl Hash for Dominup {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.facts().hash(hasher);
    }
}

impl Dominup {
    /// A new game with these hands; whoever holds 7-7 begins.
    pub(super) fn dealt(options: Options, hands: PerSeat<Tiles>) -> Dominup {
        let players = usize::from(options.players);
        let first = Seat::all(players).find(|&seat| hands[seat].contains(Tile::DOUBLE_SEVEN));
        Dominup {
            options,
            players,
            table: Table::new(),
            hands,
            to_move: first.expect("every tile is dealt"),
            gone: PerSeat::default(),
            standing: Standing::Open,
        }
    }

    /// All tiles, dealt at random.
    pub(super) fn deal(options: Options, rng: &mut impl Rng) -> Dominup {
        let mut tiles: [Tile; TILES] = std::array::from_fn(|bit| Tile::from_bit(bit as u32));
        shuffle(rng, &mut tiles);
        let mut hands = PerSeat::default();
        let share = TILES / usize::from(options.players);
        for (hand, tiles) in hands.0.iter_mut().zip(tiles.chunks(share)) {
            *hand = tiles.iter().copied().collect();
        }
        Dominup::dealt(options, hands)
    }

    /// Any position whose plays fit, whose seat to move holds tiles and in which somebody can
    /// have won at most.
    pub(super) fn set_up(
        options: Options,
        table: &Table,
        hands: PerSeat<Tiles>,
        to_move: Seat,
    ) -> Dominup {
        let players = usize::from(options.players);
        let (gone, standing) = (PerSeat::default(), Standing::Open);
        let mut state = Dominup { options, players, table: *table, hands, to_move, gone, standing };
        state.gone = state.recall_places();
        state.settle(to_move);
        state
    }

    /// In which places the seats without tiles went out.
    ///
    /// A position does not tell, so where there are several the game is played once more from its
    /// deal, which the order of turns gives away. Where no such game can have been, those seats
    /// share first place.
    fn recall_places(&self) -> PerSeat<u8> {
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
        several.then(replayed).flatten().map_or(out, |end| end.gone)
    }

    /// The same plays by the seats whose turn it was if `first` began; `None` if they were not
    /// allowed.
    fn replay_from(&self, first: Seat) -> Option<Dominup> {
        let share = TILES / self.players;
        let mut dealt = self.hands;
        let mut left = PerSeat([share; 4]);
        let mut table = Table::new();
        let mut seat = first;
        for &m in self.table.plays() {
            let way = table.fit(m, self.options).unwrap_or(Way::Expand);
            table.lay(m, way, self.options);
            dealt[seat].insert(m.tile());
            left[seat] = left[seat].checked_sub(1)?;
            if way == Way::Expand || left[seat] == 0 {
                let next = seat.next(self.players);
                seat = self.seats_from(next).find(|&seat| left[seat] > 0)?;
            }
        }
        if Seat::all(self.players).any(|seat| dealt[seat].len() != share) {
            return None;
        }
        let mut state = Dominup::dealt(self.options, dealt);
        for &m in self.table.plays() {
            state.check_move(m).ok()?;
            state.make_move(m);
        }
        Some(state)
    }

    /// The tiles that a seat holds, for those who may know: the others are handed a redeal.
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hands[seat]
    }

    /// What was laid, in order.
    pub fn plays(&self) -> &[Move] {
        self.table.plays()
    }

    /// Where any tile could expand if no climb is left, in order, listed from both ends.
    pub fn places(&self) -> Vec<Place> {
        let mut places = PlaceList::new();
        self.table.ground().list_places(&mut places);
        places.to_vec()
    }

    /// What `viewer` sees of the hands: all tiles that it does not see are dealt anew.
    ///
    /// How many tiles everybody holds is known, and before the first play also who holds 7-7.
    pub(super) fn redealt(&self, viewer: Viewer, rng: &mut impl Rng) -> Dominup {
        let own = match viewer {
            Viewer::Seat(seat) => self.hands[seat],
            Viewer::Spectator => Tiles::EMPTY,
        };
        let mut state = self.clone();
        let mut unseen = !(self.table.placed() | own);
        let mut known = PerSeat::<Tiles>::default();
        if self.table.is_empty() && unseen.contains(Tile::DOUBLE_SEVEN) {
            unseen.remove(Tile::DOUBLE_SEVEN);
            known[self.to_move].insert(Tile::DOUBLE_SEVEN);
        }
        let mut unseen: ArrayVec<Tile, TILES> = unseen.iter().collect();
        shuffle(rng, &mut unseen);
        let mut unseen = unseen.into_iter();
        for seat in Seat::all(self.players).filter(|&seat| viewer != Viewer::Seat(seat)) {
            let hidden = self.hands[seat].len() - known[seat].len();
            state.hands[seat] = known[seat] | unseen.by_ref().take(hidden).collect();
        }
        state
    }

    /// All that makes a state what it is.
    fn facts(&self) -> (Options, &[Move], PerSeat<Tiles>, Seat, PerSeat<u8>) {
        (self.options, self.table.plays(), self.hands, self.to_move, self.gone)
    }

    pub(super) fn make_key(&self) -> u64 {
        let plays = self.table.plays().chunks(2);
        let words =
            plays.map(|two| two.iter().fold(0, |word, m| word << 32 | u64::from(m.number())));
        self.fold_rest(words.fold(Key::new(), Key::with)).value()
    }

    /// Adds to a key all that is not on the table.
    #[inline]
    pub(super) fn fold_rest(&self, key: Key) -> Key {
        let hands = self.hands.0.iter().map(|hand| hand.bits());
        let rest = [
            u64::from(u32::from_le_bytes(self.gone.0)) << 32 | self.to_move.index() as u64,
            u64::from(self.options.players) << 16
                | (self.options.expand as u64) << 8
                | (self.options.placings as u64),
            self.options.board.bits(),
        ];
        hands.chain(rest).fold(key, Key::with)
    }
}
