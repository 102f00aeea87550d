//! The real program, called as people and programs call it.

#![allow(clippy::unwrap_used)]

mod analysis;
mod bench;
mod commands;
mod common;
mod contests;
mod engine;
mod games;
mod playing;
mod portuguese;
mod serving;
mod terminal;
