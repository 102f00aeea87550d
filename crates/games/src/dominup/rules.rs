//! The rules: legality, turns and the end of the game.

use arrayvec::ArrayVec;
use tabuleiro_core::{
    Game, Key, Outcome, PerSeat, Ranking, Reason, Rng, Seat, Turn, Viewer, shuffle,
};

use super::layout::{PlacementError, PlayKind};
use super::tile::{Number, TILES, Tile, Tiles};
use super::{Board, Dominup, Illegal, Move, Options, Placings};

const OUT_OF_TILES: Reason = Reason { id: "out-of-tiles", message_id: "dominup-end-out-of-tiles" };
const BLOCKED: Reason = Reason { id: "blocked", message_id: "dominup-end-blocked" };

/// The way in which a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum GameEnd {
    /// Enough seats are out of tiles.
    OutOfTiles,
    /// No seat can play.
    Blocked,
}

impl Game for Dominup {
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;

    fn new(options: Options, rng: &mut impl Rng) -> Dominup {
        Dominup::deal(options, rng)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.ending {
            None => Turn::Of(self.to_move),
            Some(ending) => Turn::Over(self.outcome(ending)),
        }
    }

    fn generate_moves(&self, out: &mut Vec<Move>) {
        if self.ending.is_some() {
            return;
        }
        let hand = self.hands[self.to_move];
        if self.layout.is_empty() {
            out.push(Move::FIRST);
        } else if self.layout.has_climb(hand) {
            self.layout.generate_climbs(hand, out);
        } else {
            self.generate_expands(out);
        }
    }

    fn count_legal_moves(&self) -> usize {
        if self.ending.is_some() {
            return 0;
        }
        let hand = self.hands[self.to_move];
        if self.layout.is_empty() {
            1
        } else if self.layout.has_climb(hand) {
            self.layout.count_climbs(hand)
        } else {
            self.count_expands()
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::Over);
        }
        if self.layout.is_empty() {
            return if m == Move::FIRST { Ok(()) } else { Err(Illegal::NotDoubleSeven) };
        }
        self.check_held(m.tile())?;
        let kind = self.layout.check_placement(m, self.options);
        let expands = matches!(kind, Ok(PlayKind::Expand) | Err(PlacementError::TouchesNothing));
        if expands && let Some(obstacle) = self.expand_obstacle() {
            return Err(obstacle);
        }
        kind.map(drop).map_err(|error| self.illegal_placement(m, error))
    }

    /// Plays a legal move. The turn continues after a climb, and ends after an expand, after the
    /// first tile and after the last tile of a hand.
    fn play_unchecked(&mut self, m: Move) {
        let mover = self.to_move;
        let climbs = self.layout.has_climb(self.hands[mover]);
        let kind = if climbs { PlayKind::Climb } else { PlayKind::Expand };
        self.layout.play(m, kind, self.options);
        self.hands[mover].remove(m.tile());
        if self.hands[mover].is_empty() {
            let earlier = self.finished.0.iter().filter(|&&rank| rank > 0).count();
            self.finished[mover] = 1 + earlier as u8;
        }
        self.advance(if climbs { mover } else { mover.next(self.players) });
    }

    fn key(&self) -> u64 {
        let plays = self.layout.plays().chunks(2);
        let words =
            plays.map(|two| two.iter().fold(0, |word, m| word << 32 | u64::from(m.key_number())));
        self.extend_key(words.fold(Key::new(), Key::with)).value()
    }

    fn has_hidden_information(&self) -> bool {
        true
    }

    /// Returns the state with all tiles that `viewer` does not see dealt anew.
    ///
    /// The sizes of hands are known, and before the first play also the seat that holds 7-7.
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Dominup {
        let own = match viewer {
            Viewer::Seat(seat) => self.hands[seat],
            Viewer::Spectator => Tiles::EMPTY,
        };
        let mut state = self.clone();
        let mut unseen = !(self.layout.tiles() | own);
        let mut known = PerSeat::<Tiles>::default();
        if self.layout.is_empty() && unseen.contains(Tile::DOUBLE_SEVEN) {
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
}

impl Dominup {
    /// Returns the reason why the seat to move may not expand, if there is one.
    pub(super) fn expand_obstacle(&self) -> Option<Illegal> {
        if self.ending.is_some() {
            return Some(Illegal::Over);
        }
        if self.layout.is_empty() {
            return Some(Illegal::NotDoubleSeven);
        }
        let mut climbs = Vec::new();
        self.layout.generate_climbs(self.hands[self.to_move], &mut climbs);
        (!climbs.is_empty()).then_some(Illegal::ClimbPossible(climbs))
    }

    /// Returns the seats with tiles that passed between `before` and this state, one move later.
    pub(super) fn passed(&self, before: &Dominup) -> impl Iterator<Item = Seat> {
        let mover = before.to_move;
        let from = if before.layout.has_climb(before.hands[mover]) {
            mover
        } else {
            mover.next(self.players)
        };
        let until = (self.ending != Some(GameEnd::Blocked)).then_some(self.to_move);
        self.seats_from(from)
            .take_while(move |&seat| Some(seat) != until)
            .filter(|&seat| !self.hands[seat].is_empty())
    }

    /// Returns all seats in the order of turns, beginning with this one.
    pub(super) fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = self.players;
        std::iter::successors(Some(seat), move |seat| Some(seat.next(players))).take(players)
    }

    /// Checks that the seat to move holds a tile with this number.
    pub(super) fn check_number(&self, number: Number) -> Result<(), Illegal> {
        let held = self.hands[self.to_move].has_number(number);
        if held { Ok(()) } else { Err(Illegal::NoTileWith(number)) }
    }

    /// Checks that the seat to move holds this tile.
    pub(super) fn check_held(&self, tile: Tile) -> Result<(), Illegal> {
        if self.hands[self.to_move].contains(tile) {
            return Ok(());
        }
        let (small, large) = tile.numbers();
        self.check_number(small).and(self.check_number(large)).and(Err(Illegal::NotHeld(tile)))
    }

    /// Passes the turn to the first seat from `from` on that can play, and decides whether the game
    /// ends.
    ///
    /// A seat that can neither climb nor expand passes. On the open table and on a board of 18 x 18
    /// an expand is always possible, so that only smaller boards are ever blocked.
    #[inline]
    pub(super) fn advance(&mut self, from: Seat) {
        let mut holding = self.seats_from(from).filter(|&seat| !self.hands[seat].is_empty());
        let next = holding.clone().next().expect("the game ends while somebody holds tiles");
        let needed = match self.options.placings {
            Placings::First => self.players,
            Placings::All => 2,
        };
        (self.to_move, self.ending) = if holding.clone().count() < needed {
            (next, Some(GameEnd::OutOfTiles))
        } else {
            match holding.find(|&seat| self.can_play(seat)) {
                Some(able) => (able, None),
                None => (next, Some(GameEnd::Blocked)),
            }
        };
    }

    /// Returns true if a seat with tiles can play one.
    #[inline]
    fn can_play(&self, seat: Seat) -> bool {
        self.options.board == Board::Open
            || self.layout.has_climb(self.hands[seat])
            || self.layout.is_empty()
            || self.layout.ground().is_open()
    }

    /// Returns the outcome of a game that has ended this way.
    ///
    /// Seats without tiles rank first, in the order in which they finished. The others share a
    /// rank, except when the board is blocked: then fewer tiles rank higher.
    fn outcome(&self, ending: GameEnd) -> Outcome {
        let standing = |seat: Seat| match (self.finished[seat], ending) {
            (0, GameEnd::Blocked) => -4 - self.hands[seat].len() as i32,
            (0, GameEnd::OutOfTiles) => -5,
            (rank, _) => -i32::from(rank),
        };
        let reason = match ending {
            GameEnd::OutOfTiles => OUT_OF_TILES,
            GameEnd::Blocked => BLOCKED,
        };
        Outcome { ranking: Ranking::by(self.players, standing), reason }
    }
}
