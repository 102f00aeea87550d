//! Tests of the server, through its router without a port and through real WebSockets.

#![allow(clippy::unwrap_used)]

mod changes;
mod client_messages;
mod computer_players;
mod durability;
mod hidden_information;
mod old_database;
mod openapi;
mod playing;
mod proposals;
mod rate_limits;
mod routes;
mod study;
mod support;
