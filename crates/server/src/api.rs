//! The service: which address leads where, and what holds for every answer.

mod asking;
mod games;
mod study;
mod tables;
pub(crate) use tables::find_room;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{self, MethodRouter};
use axum::{Json, Router};
use serde_json::json;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::app_state::AppState;
use crate::problem::Problem;
use crate::settings::{BODY_BYTES, REQUEST_TIME};
use crate::{pages, socket, texts};
use asking::{Speaks, origin_of};

/// What a method at an address does.
pub struct Route {
    /// Such as `GET`.
    pub method: &'static str,
    /// Such as `/api/tables/{id}`.
    pub path: &'static str,
    handler: MethodRouter<Arc<AppState>>,
}

/// Every address but those of the pages, which all are the same page.
pub fn routes() -> Vec<Route> {
    let get = |path, handler| Route { method: "GET", path, handler };
    let post = |path, handler| Route { method: "POST", path, handler };
    vec![
        get("/", routing::get(pages::index)),
        get("/assets/{*file}", routing::get(pages::asset)),
        get("/healthz", routing::get(healthy)),
        get("/metrics", routing::get(metrics)),
        get("/api/openapi.json", routing::get(openapi)),
        get("/api/words/{lang}", routing::get(games::words)),
        get("/api/games", routing::get(games::list)),
        get("/api/games/{id}/rules", routing::get(games::rules)),
        post("/api/variants", routing::post(games::variant)),
        post("/api/tables", routing::post(tables::open)),
        get("/api/tables/{id}", routing::get(tables::show)),
        get("/api/tables/{id}/plies/{ply}", routing::get(tables::show_ply)),
        get("/api/tables/{id}/record", routing::get(tables::record)),
        get("/api/tables/{id}/ws", routing::get(socket::upgrade)),
        post("/api/study", routing::post(study::look)),
        post("/api/study/think", routing::post(study::think)),
        post("/api/study/judge", routing::post(study::judge)),
    ]
}

/// The whole service, which needs no port to be tested.
pub fn app(app: Arc<AppState>) -> Router {
    let routed = routes()
        .into_iter()
        .fold(Router::new(), |router, route| router.route(route.path, route.handler));
    routed
        .fallback(pages::other)
        .method_not_allowed_fallback(async || Problem::WrongMethod)
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(from_fn(in_time))
        .layer(from_fn_with_state(Arc::clone(&app), admit))
        .layer(CatchPanicLayer::custom(|_| Problem::Broken.into_response()))
        .layer(from_fn(tell_problems))
        .layer(CompressionLayer::new())
        .layer(from_fn(secure))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

async fn healthy() -> &'static str {
    "ok"
}

async fn metrics(State(app): State<Arc<AppState>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.write())
}

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../openapi.json"))
}

/// Refuses whoever asks more often than anybody needs to.
async fn admit(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let is_free = !request.uri().path().starts_with("/api/");
    if is_free || app.gate.may_ask(origin_of(&app, request.headers(), request.extensions())) {
        next.run(request).await
    } else {
        Problem::TooMany.into_response()
    }
}

async fn in_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(REQUEST_TIME, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Problem::TimedOut.into_response(),
    }
}

/// A problem on its way out: its words are added where the language is known.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

async fn tell_problems(Speaks(language): Speaks, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Arc<Problem>>() else {
        return response;
    };
    let mut error = json!({ "id": problem.id(), "words": language.say(&texts::problem(&problem)) });
    if !problem.spots().is_empty() {
        error["spots"] = json!(problem.spots());
    }
    (problem.status(), Json(json!({ "error": error }))).into_response()
}

/// What every answer says to a browser: run nothing but our own files, tell nobody where one comes
/// from, and show this in no frame.
const SECURITY: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

async fn secure(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
