#![doc = include_str!("../README.md")]

mod bit_set;
pub mod dominup;
pub mod pivit;
pub mod quantum_leap;
pub mod shiftago;

use tabuleiro_core::Playable;

/// The games, their options and the traits to play them with.
pub mod prelude {
    pub use tabuleiro_core::{
        Game, GameOptions, Notation, Outcome, Playable, Seat, Turn, View, Viewer, seeded_rng,
    };

    pub use crate::dominup::{self, Dominup};
    pub use crate::pivit::{self, Pivit};
    pub use crate::quantum_leap::{self, QuantumLeap};
    pub use crate::shiftago::{self, Shiftago};
}

/// An operation on every game. The type of a game is a parameter, so that the operation can be
/// compiled for each.
///
/// ```
/// use tabuleiro_games::{Visitor, prelude::Playable, visit_all};
///
/// struct Names(Vec<&'static str>);
///
/// impl Visitor for Names {
///     fn visit<G: Playable>(&mut self) {
///         self.0.push(G::INFO.name);
///     }
/// }
///
/// let mut names = Names(Vec::new());
/// visit_all(&mut names);
/// assert_eq!(names.0, ["Shiftago", "Pivit", "Quantum Leap", "Dominup"]);
/// ```
pub trait Visitor {
    /// Called once for each game.
    fn visit<G: Playable>(&mut self);
}

/// The registry: visits every game in the order in which interfaces list them.
///
/// A new game needs a line here. Interfaces, servers, bots and tests use the registry and do not
/// name games.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<shiftago::Shiftago>();
    visitor.visit::<pivit::Pivit>();
    visitor.visit::<quantum_leap::QuantumLeap>();
    visitor.visit::<dominup::Dominup>();
}
