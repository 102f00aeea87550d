#![doc = include_str!("../README.md")]

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
