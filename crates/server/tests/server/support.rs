//! Helpers of the tests: the service without a port, a server on a port, WebSocket clients, and the
//! schemas of `openapi.json`.

mod client;
mod schema;
mod server;
mod service;

use std::time::Duration;

use axum::body::Body;
use axum::http::{Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use tabuleiro_server::Settings;
use tokio::time::timeout;

pub(crate) use client::Client;
pub(crate) use schema::{assert_valid, is_valid, openapi};
pub(crate) use server::{Server, open_two_player_table};
pub(crate) use service::Service;

/// Longer than anything in a test takes, even on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The name of a test's database.
const DATABASE: &str = "tables.sqlite";

/// Returns settings with one engine thread and without pauses between the moves of computers.
pub(crate) fn test_settings() -> Settings {
    Settings { engine_threads: 1, pace: Duration::ZERO, ..Settings::default() }
}

/// Waits for a future. Panics with its description if it times out.
async fn with_timeout<T>(description: &str, future: impl Future<Output = T>) -> T {
    let result = timeout(TIMEOUT, future).await;
    result.unwrap_or_else(|_| panic!("timed out: {description}"))
}

/// Returns the status and the body of a response: as JSON, or a string if it is not JSON.
pub(crate) async fn read(response: Response<Body>) -> (StatusCode, Value) {
    let status = response.status();
    let body = with_timeout("response body", response.into_body().collect());
    let bytes = body.await.unwrap().to_bytes();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}
