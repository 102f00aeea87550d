//! Tests of the real program through its command line.

#![allow(clippy::unwrap_used)]

mod analysis;
mod bench;
mod commands;
mod common;
mod engine;
mod games;
mod json;
mod play;
mod portuguese;
mod server;
mod terminal;
mod tournaments;
