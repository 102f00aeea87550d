//! The alpha-beta window.

use crate::score::Score;

/// The scores that matter: below `alpha` and above `beta` only a bound is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: Score::LOWEST, beta: Score::HIGHEST };

    /// A null window: it tells only whether the score is above `alpha`.
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
