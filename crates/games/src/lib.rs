//! The games, a folder each, and the registry that lists them.
//!
//! A new game is one folder and one line in [`visit_all`]: interfaces, servers, computer players
//! and tests go through the registry and name no game.

mod bit_set;
pub mod dominup;
pub mod pivit;
pub mod quantum_leap;
pub mod shiftago;

use tabuleiro_core::Playable;

/// Something to be done with every game.
pub trait Visitor {
    /// Called once for each game, in the order in which people see them.
    fn visit<G: Playable>(&mut self);
}

/// The registry: shows every game to `visitor`.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<shiftago::Shiftago>();
    visitor.visit::<pivit::Pivit>();
    visitor.visit::<quantum_leap::QuantumLeap>();
    visitor.visit::<dominup::Dominup>();
}
