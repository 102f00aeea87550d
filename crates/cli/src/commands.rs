//! The commands other than `play`.

pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod games;
pub(crate) mod man;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod think;
pub(crate) mod tournament;
pub(crate) mod ugi;
