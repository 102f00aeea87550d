//! Lengths of lines and the points for them, as they follow from the options.

use super::board::SIDE;
use super::state::MARBLES_PER_SEAT;
use super::{Exhausted, Mode, Options};

/// The points for a run of each length with two players.
const POINTS_FOR_TWO: [u8; SIDE + 1] = [0, 0, 0, 0, 0, 2, 5, 10];
/// The points for a run of each length with three or four players.
const POINTS_FOR_MORE: [u8; SIDE + 1] = [0, 0, 0, 0, 2, 5, 8, 10];

impl Options {
    /// Returns the number of marbles side by side that win in Express and earn points otherwise.
    ///
    /// ```
    /// use tabuleiro_games::shiftago::Options;
    ///
    /// let options = Options::default();
    /// assert_eq!(options.line_length(), 5);
    /// assert_eq!(options.with_players(3)?.line_length(), 4);
    /// # Ok::<(), tabuleiro_core::InvalidOptions>(())
    /// ```
    #[inline]
    pub const fn line_length(self) -> usize {
        if self.players == 2 { 5 } else { 4 }
    }

    /// Returns the length of the shortest run that must be scored in Expert or Extreme.
    #[inline]
    pub const fn min_run_length(self) -> usize {
        self.line_length() - matches!(self.mode, Mode::Extreme) as usize
    }

    /// Returns the points for a run of this length, which is at most 7.
    pub const fn points(self, length: usize) -> u8 {
        let points = if self.players == 2 { POINTS_FOR_TWO } else { POINTS_FOR_MORE };
        points[length]
    }

    /// Returns true if a seat with this supply has placed enough marbles for a line.
    #[inline]
    pub(super) const fn has_marbles_for_line(self, supply: u8) -> bool {
        supply as usize + self.line_length() <= MARBLES_PER_SEAT as usize
    }

    /// Returns true if a player who places the last marble without a line loses at once.
    #[inline]
    pub(super) const fn last_marble_loses(self) -> bool {
        self.is_express_for_two() && matches!(self.exhausted, Exhausted::Loses)
    }

    /// Returns true for the default mode and number of players.
    #[inline]
    pub(super) const fn is_express_for_two(self) -> bool {
        matches!(self.mode, Mode::Express) && self.players == 2
    }
}
