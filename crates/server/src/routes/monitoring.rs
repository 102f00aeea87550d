//! Health check, metrics and the description of the interface.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::app_state::AppState;

pub(super) async fn health() -> &'static str {
    "ok"
}

pub(super) async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    let content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, content_type)], app.metrics.encode())
}

/// The description of all routes and WebSocket messages.
pub(super) const OPENAPI: &str = include_str!("../../openapi.json");

pub(super) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}
