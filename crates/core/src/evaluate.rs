//! What a computer that thinks knows about a game beyond its rules.

use crate::{Game, Seat, Turn};

/// What positions are worth, and which moves deserve a look.
///
/// A position is judged by counting features of each seat and weighing them. A worth is in
/// thousandths of a logit: where a seat is 1,000 ahead of its opponent it is expected to win with
/// odds of e to 1. The weights are fitted to games that the computer played against itself.
pub trait Evaluate: Game {
    /// What is counted, by name.
    const FEATURES: &'static [&'static str];

    /// How much each feature is worth in this variant of the game.
    fn weights(&self) -> &'static [i32];

    /// Tells `count` the features that a seat has, and how much of each.
    fn features(&self, seat: Seat, count: impl FnMut(usize, i32));

    /// What a seat has, whatever the others have.
    #[inline]
    fn worth(&self, seat: Seat) -> i32 {
        let weights = self.weights();
        let mut worth = 0;
        self.features(seat, |feature, amount| worth += weights[feature] * amount);
        worth
    }

    /// How the computer players of each level think about this variant, the weakest first.
    fn levels(&self) -> &'static [Level; LEVELS];

    /// How three or four players are searched: whichever measured stronger.
    #[inline]
    fn many_players(&self) -> ManyPlayers {
        ManyPlayers::Paranoid
    }

    /// A key under which equal positions are found again, in whichever order they were reached.
    #[inline]
    fn table_key(&self) -> u64 {
        self.key()
    }

    /// Whether the seat to move has to finish something before the position can be judged, such as
    /// climbing while there are climbs. Its moves are not counted as depth.
    #[inline]
    fn is_unsettled(&self) -> bool {
        false
    }

    /// Appends the moves that are looked at even where nothing else is any more, such as captures.
    #[inline]
    fn forcing_moves(&self, out: &mut Vec<Self::Move>) {
        let _ = out;
    }

    /// Appends the moves worth a search and says whether these are all legal ones.
    #[inline]
    fn candidates(&self, out: &mut Vec<Self::Move>) -> bool {
        self.legal_moves(out);
        true
    }

    /// What somebody does who hardly thinks and sees only what the seat to move may see: how others
    /// are taken to play where there is no time to think for them.
    ///
    /// # Panics
    /// If the game is over.
    fn quick_move(&self) -> Self::Move {
        let Turn::Of(mover) = self.turn() else {
            panic!("nobody moves when the game is over");
        };
        let mut moves = Vec::new();
        self.candidates(&mut moves);
        let worth = |&m: &Self::Move| {
            let mut after = self.clone();
            after.play_unchecked(m);
            after.worth(mover)
        };
        moves.into_iter().max_by_key(worth).expect("a game that is not over has a move")
    }

    /// How good a move looks before anything is known about it: greater is searched earlier.
    #[inline]
    fn promise(&self, m: Self::Move) -> i32 {
        let _ = m;
        0
    }
}

/// How three or four players are searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ManyPlayers {
    /// As deep as two, because all others are taken for allies against the player who thinks.
    Paranoid,
    /// A tree that grows where it promises most to whoever moves there.
    MonteCarlo,
    /// Every move again and again, followed by quick moves, with other hands each time.
    Rollouts,
}

/// How many levels of strength there are.
pub const LEVELS: usize = 8;

/// How a computer player of some level thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many positions it looks at for a move.
    pub nodes: u64,
    /// How wrong it is about what a move is worth, at most: the source of its mistakes.
    pub error: i32,
}
