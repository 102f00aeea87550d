//! Tables in the browser: pages, a JSON interface and WebSockets on one port.
//!
//! The [`AppState`] holds what everybody shares: the store, the threads that think, the tables that
//! somebody looks at. [`app`] makes it a service that can be tested without a port, and [`serve`]
//! runs that until it is told to stop.
//!
//! ```no_run
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! use tabuleiro_server::{AppState, Settings, serve};
//!
//! let app = AppState::open(Settings::default(), "tables.sqlite".as_ref())?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! serve(app, listener, std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```

mod actions;
mod api;
mod app_state;
mod change;
mod engine;
mod metrics;
mod pages;
mod pointing;
mod problem;
mod rate_limit;
mod room;
mod serve;
mod settings;
mod socket;
mod store;
mod texts;
mod token;
mod view;

pub use api::{Route, app, routes};
pub use app_state::AppState;
pub use change::apply_change;
pub use serve::{serve, shutdown_signal};
pub use settings::Settings;
pub use store::StoreError;

use tabuleiro_core::Bundle;

/// The messages of this crate.
pub const MESSAGES: Bundle = Bundle {
    english: include_str!("../messages/en.ftl"),
    portuguese: include_str!("../messages/pt.ftl"),
    includes: &[WEB, tabuleiro_session::MESSAGES],
};

/// The texts of the pages; their ids begin with `web-`.
const WEB: Bundle = Bundle {
    english: include_str!("../messages/web.en.ftl"),
    portuguese: include_str!("../messages/web.pt.ftl"),
    includes: &[],
};
