//! The laws, by what they are about.

pub(crate) mod bots;
pub(crate) mod rules;
pub(crate) mod texts;
pub(crate) mod transitions;
pub(crate) mod views;
