//! The games, a folder each, and the registry that lists them.
//!
//! A new game is one folder and one line in [`visit_all`]: interfaces, servers, computer players
//! and tests go through the registry and name no game.
//!
//! ```
//! use tabuleiro_games::prelude::*;
//!
//! let mut game = Shiftago::new(shiftago::Options::default().with_players(3)?);
//! game.play_text("left 3")?;
//! assert_eq!(game.turn(), Turn::Of(Seat::new(1)));
//! println!("{game}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
