//! The whole server, through its router and through real WebSockets.

#![allow(clippy::unwrap_used)]

mod changes;
mod common;
mod computers;
mod durability;
mod fixtures;
mod limits;
mod messages;
mod openapi;
mod people;
mod playing;
mod router;
mod secrets;
