//! The alpha-beta window.

use crate::score::Score;

/// An alpha-beta window. A score outside it is only a bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: Score::LOWEST, beta: Score::HIGHEST };

    /// Returns a null window, which tests whether the score is above `alpha`.
    pub(crate) fn null(alpha: Score) -> Window {
        Window { alpha, beta: alpha.next_up() }
    }

    pub(crate) fn is_null(self) -> bool {
        self.alpha.next_up() == self.beta
    }

    /// Returns the window of the other side.
    pub(crate) fn flipped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}
