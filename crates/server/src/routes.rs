//! The routes of the server and their middleware.

mod assets;
mod games;
mod monitoring;
mod study;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::{MethodRouter, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::limits::MAX_BODY_BYTES;
use crate::middleware::{error_body, rate_limit, request_timeout, security_headers};
use crate::socket;

/// Returns the paths of all routes with their handlers, as `openapi.json` documents them.
fn routes() -> [(&'static str, MethodRouter<Arc<AppState>>); 17] {
    [
        ("/", get(assets::index)),
        ("/assets/{*file}", get(assets::asset)),
        ("/healthz", get(monitoring::health)),
        ("/metrics", get(monitoring::metrics)),
        ("/api/openapi.json", get(monitoring::openapi)),
        ("/api/words/{lang}", get(games::client_messages)),
        ("/api/games", get(games::list_games)),
        ("/api/games/{id}/rules", get(games::rules)),
        ("/api/variants", post(games::describe_variant)),
        ("/api/tables", post(tables::open_table)),
        ("/api/tables/{id}", get(tables::get_table)),
        ("/api/tables/{id}/plies/{ply}", get(tables::get_ply)),
        ("/api/tables/{id}/record", get(tables::get_record)),
        ("/api/tables/{id}/ws", get(socket::connect)),
        ("/api/study", post(study::study_position)),
        ("/api/study/think", post(study::analyze)),
        ("/api/study/judge", post(study::judge_move)),
    ]
}

/// Returns the service with all routes. It can be called without a port, as in tests.
pub fn app(state: Arc<AppState>) -> Router {
    let router = routes()
        .into_iter()
        .fold(Router::new(), |router, (path, handler)| router.route(path, handler));
    router
        .fallback(assets::fallback)
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn(request_timeout))
        .layer(from_fn_with_state(Arc::clone(&state), rate_limit))
        .layer(CatchPanicLayer::custom(|_| ApiError::Internal.into_response()))
        .layer(from_fn(error_body))
        .layer(CompressionLayer::new())
        .layer(from_fn(security_headers))
        .layer(TraceLayer::new_for_http())
        .with_state(state)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use serde_json::Value;

    #[test]
    fn the_paths_are_those_in_openapi_json() {
        let document: Value = serde_json::from_str(monitoring::OPENAPI).unwrap();
        let documented = document["paths"].as_object().unwrap().keys().cloned();
        // In the router a star marks a parameter that may contain slashes.
        let routed = routes().map(|(path, _)| path.replace('*', ""));
        assert_eq!(BTreeSet::from(routed), documented.collect());
    }
}
