//! Why a move is not allowed, and how the game ends.

use tabuleiro_core::{
    IllegalMove, LocalizedError, Message, Outcome, Ranking, Reason, Seat, Spot, Turn, msg,
};

use super::place::Square;
use super::table::{Misfit, Way};
use super::tile::{Number, Tile};
use super::{Board, Dominup, Expand, MESSAGES, Move, Placings};

const OUT_OF_TILES: Reason = Reason { id: "out-of-tiles", message_id: "dominup-end-out-of-tiles" };
const BLOCKED: Reason = Reason { id: "blocked", message_id: "dominup-end-blocked" };

/// Why a move is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum Illegal {
    /// Nobody moves any more.
    Over,
    /// The table is empty.
    NotDoubleSeven,
    /// No tile with this number is left in the hand.
    NoTileWith(Number),
    /// The tile is not in the hand.
    NotHeld(Tile),
    /// A half would lie beyond the edge of the board.
    OutOfRange(Square),
    /// Nobody expands who can climb.
    ClimbPossible(Vec<Move>),
    /// Half of the tile would hang in the air.
    HeightsDiffer {
        /// Where.
        place: [Square; 2],
        /// How high they are.
        heights: (u8, u8),
    },
    /// A climbing tile covers its own numbers.
    NumbersDiffer {
        /// Where.
        place: [Square; 2],
        /// What lies there.
        numbers: (Number, Number),
    },
    /// An expanding tile lies beside another that is turned the other way.
    TouchesNoPerpendicular([Square; 2]),
    /// An expanding tile lies beside another.
    TouchesNone([Square; 2]),
    /// One half would lie on a tile, the other on empty ground.
    Taken(Square),
}

impl LocalizedError for Illegal {
    fn message(&self) -> Message {
        match self {
            Illegal::Over => msg!("game-over"),
            Illegal::NotDoubleSeven => {
                msg!("dominup-not-double-seven", first = Move::FIRST.to_string())
            }
            Illegal::NoTileWith(number) => {
                msg!("dominup-no-tile-with", number = number.to_string())
            }
            Illegal::NotHeld(tile) => {
                let (small, large) = tile.numbers();
                msg!("dominup-not-held", small = small.to_string(), large = large.to_string())
            }
            Illegal::OutOfRange(square) => msg!("dominup-out-of-range", cell = square.message()),
            Illegal::ClimbPossible(climbs) => {
                let climbs = Message::list(climbs.iter().map(ToString::to_string));
                msg!("dominup-climb-possible", climbs = climbs)
            }
            Illegal::HeightsDiffer { heights: (one, other), .. } => {
                msg!("dominup-heights-differ", one = *one, other = *other)
            }
            Illegal::NumbersDiffer { numbers: (one, other), .. } => {
                msg!("dominup-numbers-differ", one = one.to_string(), other = other.to_string())
            }
            Illegal::TouchesNoPerpendicular(_) => msg!("dominup-touches-no-perpendicular"),
            Illegal::TouchesNone(_) => msg!("dominup-touches-none"),
            Illegal::Taken(square) => msg!("dominup-taken", cell = square.message()),
        }
    }
}

impl IllegalMove for Illegal {
    fn id(&self) -> &'static str {
        match self {
            Illegal::Over => "game-over",
            Illegal::NotDoubleSeven => "not-double-seven",
            Illegal::NoTileWith(_) => "no-tile-with-number",
            Illegal::NotHeld(_) => "tile-not-held",
            Illegal::OutOfRange(_) => "out-of-range",
            Illegal::ClimbPossible(_) => "climb-possible",
            Illegal::HeightsDiffer { .. } => "heights-differ",
            Illegal::NumbersDiffer { .. } => "numbers-differ",
            Illegal::TouchesNoPerpendicular(_) => "touches-no-perpendicular",
            Illegal::TouchesNone(_) => "touches-none",
            Illegal::Taken(_) => "cell-taken",
        }
    }

    fn spots(&self) -> Vec<Spot> {
        let spot = |&square: &Square| Spot::Cell(square.cell());
        match self {
            Illegal::Over | Illegal::NoTileWith(_) | Illegal::NotHeld(_) => Vec::new(),
            Illegal::NotDoubleSeven => squares(Move::FIRST).iter().map(spot).collect(),
            Illegal::OutOfRange(square) | Illegal::Taken(square) => vec![spot(square)],
            Illegal::ClimbPossible(climbs) => {
                climbs.iter().flat_map(|&m| squares(m)).map(|square| spot(&square)).collect()
            }
            Illegal::HeightsDiffer { place, .. }
            | Illegal::NumbersDiffer { place, .. }
            | Illegal::TouchesNoPerpendicular(place)
            | Illegal::TouchesNone(place) => place.iter().map(spot).collect(),
        }
    }
}

/// Where a move lays the two halves.
pub(super) fn squares(m: Move) -> [Square; 2] {
    [m.place().square(), m.place().other_square()]
}

/// Where the game stands; it follows from the table and the hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Standing {
    /// The seat to move can lay a tile.
    Open,
    /// Enough seats are out of tiles.
    Out,
    /// Everybody would pass.
    Blocked,
}

impl Dominup {
    pub(super) fn check_move(&self, m: Move) -> Result<(), Illegal> {
        if self.standing != Standing::Open {
            return Err(Illegal::Over);
        }
        if self.table.is_empty() {
            return if m == Move::FIRST { Ok(()) } else { Err(Illegal::NotDoubleSeven) };
        }
        self.check_held(m.tile())?;
        let fit = self.table.fit(m, self.options);
        let expands = matches!(fit, Ok(Way::Expand) | Err(Misfit::TouchesNothing));
        if expands && let Some(first) = self.must_first() {
            return Err(first);
        }
        fit.map(drop).map_err(|misfit| self.explain(m, misfit))
    }

    /// What the seat to move must do before it may expand.
    pub(super) fn must_first(&self) -> Option<Illegal> {
        if self.standing != Standing::Open {
            return Some(Illegal::Over);
        }
        if self.table.is_empty() {
            return Some(Illegal::NotDoubleSeven);
        }
        let mut climbs = Vec::new();
        self.table.list_climbs(self.hands[self.to_move], &mut climbs);
        (!climbs.is_empty()).then_some(Illegal::ClimbPossible(climbs))
    }

    /// The seats that held tiles and passed when `m` led from `before` to this state.
    pub(super) fn passed(&self, before: &Dominup) -> impl Iterator<Item = Seat> {
        let mover = before.to_move;
        let from = if before.table.has_climb(before.hands[mover]) {
            mover
        } else {
            mover.next(self.players)
        };
        let until = (self.standing != Standing::Blocked).then_some(self.to_move);
        self.seats_from(from)
            .take_while(move |&seat| Some(seat) != until)
            .filter(|&seat| !self.hands[seat].is_empty())
    }

    /// All seats in the order of turns, beginning with this one.
    pub(super) fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = self.players;
        std::iter::successors(Some(seat), move |seat| Some(seat.next(players))).take(players)
    }

    /// Whether the seat to move holds a tile with this number.
    pub(super) fn check_number(&self, number: Number) -> Result<(), Illegal> {
        let held = self.hands[self.to_move].has_number(number);
        if held { Ok(()) } else { Err(Illegal::NoTileWith(number)) }
    }

    /// Whether the seat to move holds this tile.
    pub(super) fn check_held(&self, tile: Tile) -> Result<(), Illegal> {
        if self.hands[self.to_move].contains(tile) {
            return Ok(());
        }
        let (small, large) = tile.numbers();
        self.check_number(small).and(self.check_number(large)).and(Err(Illegal::NotHeld(tile)))
    }

    /// What a person is told about a tile that does not fit.
    pub(super) fn explain(&self, m: Move, misfit: Misfit) -> Illegal {
        let place = squares(m);
        match (misfit, self.options.expand) {
            (Misfit::OutOfRange(square), _) => Illegal::OutOfRange(square),
            (Misfit::Taken(square), _) => Illegal::Taken(square),
            (Misfit::Heights(one, other), _) => {
                Illegal::HeightsDiffer { place, heights: (one, other) }
            }
            (Misfit::Numbers(one, other), _) => {
                Illegal::NumbersDiffer { place, numbers: (one, other) }
            }
            (Misfit::TouchesNothing, Expand::Perpendicular) => {
                Illegal::TouchesNoPerpendicular(place)
            }
            (Misfit::TouchesNothing, Expand::Adjacent) => Illegal::TouchesNone(place),
        }
    }

    /// Finds who is next, from this seat on, and whether anybody is.
    ///
    /// Who can neither climb nor expand passes. On the open table, and as the tiles are few also on
    /// a board of 18 x 18, there is always a place to expand: only smaller boards are ever full.
    #[inline]
    pub(super) fn settle(&mut self, from: Seat) {
        let mut holding = self.seats_from(from).filter(|&seat| !self.hands[seat].is_empty());
        let next = holding.clone().next().expect("the game ends while somebody holds tiles");
        let needed = match self.options.placings {
            Placings::First => self.players,
            Placings::All => 2,
        };
        (self.to_move, self.standing) = if holding.clone().count() < needed {
            (next, Standing::Out)
        } else {
            match holding.find(|&seat| self.can_act(seat)) {
                Some(able) => (able, Standing::Open),
                None => (next, Standing::Blocked),
            }
        };
    }

    #[inline]
    fn can_act(&self, seat: Seat) -> bool {
        self.options.board == Board::Open
            || self.table.has_climb(self.hands[seat])
            || self.table.is_empty()
            || self.table.ground().has_places()
    }

    #[inline]
    pub(super) fn find_turn(&self) -> Turn {
        let reason = match self.standing {
            Standing::Open => return Turn::Of(self.to_move),
            Standing::Out => OUT_OF_TILES,
            Standing::Blocked => BLOCKED,
        };
        // Who is out comes before who is not; the rest share a place unless the table is full.
        let merit = |seat: Seat| match (self.gone[seat], self.standing) {
            (0, Standing::Blocked) => -4 - self.hands[seat].len() as i32,
            (0, _) => -5,
            (place, _) => -i32::from(place),
        };
        Turn::Over(Outcome { ranking: Ranking::by(self.players, merit), reason })
    }
}
