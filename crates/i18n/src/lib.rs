#![doc = include_str!("../README.md")]

mod check;
mod pattern;
mod registry;

pub use check::check_bundle;
pub use pattern::{Part, patterns};
pub use registry::{init, is_translated, register, registered_bundles};
