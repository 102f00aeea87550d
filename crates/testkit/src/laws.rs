//! The laws of the conformance suite, by subject.

pub(crate) mod bots;
pub(crate) mod rules;
pub(crate) mod texts;
pub(crate) mod transitions;
pub(crate) mod views;
