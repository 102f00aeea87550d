//! A server for playing in the browser: the browser client, a JSON interface and WebSockets on one
//! port, and an embedded SQLite database.
//!
//! [`AppState`] has everything that requests share. [`app`] returns the service as an
//! [`axum::Router`], which can be called without a port, as in tests. [`serve`] runs it on a port
//! until a shutdown signal. Another program that speaks the WebSocket protocol can follow a table
//! with [`apply_change`].
//!
//! ```no_run
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! use tabuleiro_server::{AppState, Settings, serve, shutdown_signal};
//!
//! let state = AppState::open(Settings::default(), "tables.sqlite".as_ref())?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! serve(state, listener, shutdown_signal()).await?;
//! # Ok(())
//! # }
//! ```

mod actions;
mod app_state;
mod change;
mod dto;
mod engine_pool;
mod error;
mod extract;
mod limits;
mod member_lines;
mod metrics;
mod middleware;
mod mutex;
mod rate_limit;
mod room;
mod routes;
mod selection;
mod serve;
mod settings;
mod socket;
mod store;
mod token;
mod view_cache;

pub use app_state::AppState;
pub use change::apply_change;
pub use routes::app;
pub use serve::{serve, shutdown_signal};
pub use settings::Settings;
pub use store::StoreError;

use tabuleiro_core::Bundle;

/// The messages of this crate.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("../messages/en.ftl"),
    portuguese: include_str!("../messages/pt.ftl"),
    includes: &[CLIENT_MESSAGES, tabuleiro_session::MESSAGES],
};

/// The messages of the browser client, whose ids begin with `web-`.
const CLIENT_MESSAGES: Bundle = Bundle {
    english: include_str!("../messages/web.en.ftl"),
    portuguese: include_str!("../messages/web.pt.ftl"),
    includes: &[],
};
