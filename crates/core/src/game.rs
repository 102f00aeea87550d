//! The rules of a game.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{GameOptions, LocalizedError, Rng, Spot, Turn, Viewer};

/// The rules of a game, implemented by its state.
///
/// A state is small and is copied to try a move; there is no undo. [`play`](Game::play) rejects
/// illegal moves, [`play_unchecked`](Game::play_unchecked) trusts the caller.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{Game, Seat, Turn};
///
/// let mut game = Nim::heap(5);
/// assert_eq!(game.legal_moves(), [1, 2, 3]);
/// game.play(2)?;
/// assert_eq!(game.turn(), Turn::Of(Seat::new(1)));
/// # Ok::<(), nim::TooMany>(())
/// ```
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The options of the game, declared with [`options!`](crate::options).
    type Options: GameOptions;
    /// A move. The order of this type is the canonical order of moves.
    type Move: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// The reason why a move is illegal.
    type Illegal: IllegalMove;

    /// Sets up a new game. Games in which something is dealt draw it from `rng`.
    fn new(options: Self::Options, rng: &mut impl Rng) -> Self;

    /// Returns the number of players.
    fn players(&self) -> usize;

    /// Returns the seat to move, or the outcome if the game is over.
    fn turn(&self) -> Turn;

    /// Appends the legal moves to `out` in canonical order. A finished game has none.
    ///
    /// Code that generates moves in a loop reuses one buffer; other code calls
    /// [`legal_moves`](Game::legal_moves).
    ///
    /// ```
    /// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
    /// # use nim::Nim;
    /// use tabuleiro_core::Game;
    ///
    /// let mut moves = Vec::new();
    /// Nim::heap(2).generate_moves(&mut moves);
    /// assert_eq!(moves, [1, 2]);
    /// ```
    fn generate_moves(&self, out: &mut Vec<Self::Move>);

    /// Returns the legal moves in canonical order. A finished game has none.
    #[inline]
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.generate_moves(&mut moves);
        moves
    }

    /// Returns the number of legal moves. Games that can count without a list override this.
    fn count_legal_moves(&self) -> usize {
        self.legal_moves().len()
    }

    /// Returns an error if a move is illegal. It is `Ok` exactly for the legal moves.
    ///
    /// ```
    /// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
    /// # use nim::Nim;
    /// use tabuleiro_core::Game;
    ///
    /// assert!(Nim::heap(2).check(2).is_ok());
    /// assert!(Nim::heap(2).check(3).is_err());
    /// ```
    fn check(&self, m: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a legal move. The result for an illegal move is unspecified.
    fn play_unchecked(&mut self, m: Self::Move);

    /// Plays a move if it is legal, and changes nothing otherwise.
    fn play(&mut self, m: Self::Move) -> Result<(), Self::Illegal> {
        self.check(m)?;
        self.play_unchecked(m);
        Ok(())
    }

    /// Returns a 64-bit hash of the state, the same on every machine. See [`Key`](crate::Key).
    fn key(&self) -> u64;

    /// Returns true if the game is over because of its history, such as a repetition. The same
    /// position, set up anew, is then not over.
    fn ends_by_history(&self) -> bool {
        false
    }

    /// Returns true if the players see different things, such as their own hands.
    fn has_hidden_information(&self) -> bool {
        false
    }

    /// Returns a random determinization: a state that looks the same to `viewer`, with everything
    /// dealt anew that is hidden from it.
    ///
    /// Computer players get a determinization and never the real state.
    #[must_use]
    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Self {
        let _ = (viewer, rng);
        self.clone()
    }
}

/// The reason why a move is illegal.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::{Game, IllegalMove};
///
/// let error = Nim::heap(2).check(3).unwrap_err();
/// assert_eq!(error.id(), "too-many");
/// ```
pub trait IllegalMove: LocalizedError + Clone + PartialEq + Send + Sync + 'static {
    /// Returns a stable id for programs, such as `lane-closed`.
    fn id(&self) -> &'static str;

    /// Returns the spots that interfaces mark, such as those of the pieces in the way.
    fn spots(&self) -> Vec<Spot> {
        Vec::new()
    }
}
