//! What a position is worth to a computer that thinks.
//!
//! Lines begin as windows: places for a line in which a seat has some marbles and nobody else has
//! any. They are counted for all places at once, a bit for each.

use tabuleiro_core::{Evaluate, LEVELS, Level, ManyPlayers, Seat};

use super::board::{DIRECTIONS, Marbles};
use super::lanes::{Edge, Lane, OpenLanes};
use super::rules::Standing;
use super::{Mode, Move, Shiftago, levels, weights};

/// The middle three by three cells, and the ring around them.
const CENTRE: u64 = 0x0000_001C_1C1C_0000;
const RING: u64 = 0x0000_3E22_2222_3E00;

impl Evaluate for Shiftago {
    const FEATURES: &'static [&'static str] = &[
        "windows with one marble",
        "windows with two marbles",
        "windows with three marbles",
        "windows with four marbles",
        "windows with one marble, to move",
        "windows with two marbles, to move",
        "windows with three marbles, to move",
        "windows with four marbles, to move",
        "two together",
        "three together",
        "four together",
        "two together, to move",
        "three together, to move",
        "four together, to move",
        "marbles in the centre",
        "marbles around the centre",
        "points",
        "marbles to place",
    ];

    fn weights(&self) -> &'static [i32] {
        match (self.options.mode, self.options.players) {
            (Mode::Express, 2) => &weights::EXPRESS_2,
            (Mode::Express, 3) => &weights::EXPRESS_3,
            (Mode::Express, _) => &weights::EXPRESS_4,
            (Mode::Expert, 2) => &weights::EXPERT_2,
            (Mode::Expert, _) => &weights::EXPERT_MANY,
            (Mode::Extreme, 2) => &weights::EXTREME_2,
            (Mode::Extreme, _) => &weights::EXTREME_MANY,
        }
    }

    #[inline]
    fn features(&self, seat: Seat, mut count: impl FnMut(usize, i32)) {
        let own = self.marbles(seat).bits();
        let others = self.occupied().bits() & !own;
        let first = if seat == self.to_move { 4 } else { 0 };
        for (windows, start) in windows(own, others, self.options.line()) {
            for (feature, windows) in (first..).zip(windows) {
                count(feature, (windows & start).count_ones() as i32);
            }
        }
        let first = if seat == self.to_move { 11 } else { 8 };
        for step in DIRECTIONS {
            let two = own & (own >> step);
            let three = two & (own >> (2 * step));
            let four = two & (two >> (2 * step));
            for (feature, together) in (first..).zip([two, three, four]) {
                count(feature, together.count_ones() as i32);
            }
        }
        count(14, (own & CENTRE).count_ones() as i32);
        count(15, (own & RING).count_ones() as i32);
        if self.options.mode != Mode::Express {
            count(16, self.score(seat).into());
            count(17, self.supply(seat).into());
        }
    }

    fn levels(&self) -> &'static [Level; LEVELS] {
        levels::of(self)
    }

    fn many_players(&self) -> ManyPlayers {
        match self.options.mode {
            Mode::Express => ManyPlayers::MaxN,
            Mode::Expert => ManyPlayers::Paranoid,
            Mode::Extreme => ManyPlayers::MonteCarlo,
        }
    }

    fn is_unsettled(&self) -> bool {
        self.standing == Standing::Score
    }

    /// Insertions that make a line.
    fn forcing_moves(&self, out: &mut Vec<Move>) {
        let line = self.options.shortest_scoring_run();
        if self.standing != Standing::Insert || self.marbles(self.to_move).count() + 1 < line as u32
        {
            return;
        }
        let open = OpenLanes::of(self.occupied());
        for edge in Edge::ALL {
            for lane in Lane::all().filter(|&lane| open.contains(edge, lane)) {
                let after = self.marbles_after(self.to_move, edge, lane);
                if after[self.to_move].has_run(line) {
                    out.push(Move::Insert { edge, lane });
                }
            }
        }
    }
}

/// For each direction, the windows in which there are one to four of `own` and none of `others`,
/// by where they begin, and where windows can begin.
#[inline]
fn windows(own: u64, others: u64, line: usize) -> impl Iterator<Item = ([u64; 4], u64)> {
    DIRECTIONS.into_iter().map(move |step| {
        let seen = |cells: u64, at: u32| cells >> (at * step);
        let (ones, twos) = sum(own, seen(own, 1), seen(own, 2));
        let fourth = seen(own, 3);
        let fifth = if line == 5 { seen(own, 4) } else { 0 };
        let (ones, more_twos) = sum(ones, fourth, fifth);
        let (twos, fours) = (twos ^ more_twos, twos & more_twos);
        let two = others | seen(others, 1);
        let four = two | seen(two, 2);
        let taken = if line == 5 { four | seen(others, 4) } else { four };
        let start = Marbles::window_starts(line, step) & !taken;
        ([ones & !twos & !fours, twos & !ones, ones & twos, fours & !ones], start)
    })
}

/// The sum of three words at every bit, in binary.
#[inline]
const fn sum(a: u64, b: u64, c: u64) -> (u64, u64) {
    (a ^ b ^ c, a & b | (a ^ b) & c)
}
