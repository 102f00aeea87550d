//! The commands that are not a game in the terminal.

pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod games;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod study;
pub(crate) mod tournament;
pub(crate) mod ugi;
