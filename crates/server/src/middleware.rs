//! Middleware: rate limit, timeout, error responses and security headers.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tabuleiro_core::LocalizedError;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::extract::{RequestLanguage, client_addr};
use crate::limits::REQUEST_TIMEOUT;

/// Refuses API requests of clients that are over the rate limit.
pub(crate) async fn rate_limit(
    State(app): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    let client = client_addr(&app, request.headers(), request.extensions());
    if is_api(&request) && !app.rate_limits.allow_request(client) {
        return ApiError::RateLimited.into_response();
    }
    next.run(request).await
}

/// Ends requests that take longer than [`REQUEST_TIMEOUT`].
pub(crate) async fn request_timeout(request: Request, next: Next) -> Response {
    match tokio::time::timeout(REQUEST_TIMEOUT, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::TimedOut.into_response(),
    }
}

/// Converts an error to a response without a body. [`error_body`] adds the body, since only there
/// the language of the request is known.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Adds the body of an error response, in the language of the request.
pub(crate) async fn error_body(
    RequestLanguage(language): RequestLanguage,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let Some(error) = response.extensions_mut().remove::<Arc<ApiError>>() else {
        return response;
    };
    let mut body = json!({ "id": error.id(), "words": language.render(&error.message()) });
    if !error.spots().is_empty() {
        body["spots"] = json!(error.spots());
    }
    (error.status(), Json(json!({ "error": body }))).into_response()
}

/// The headers of every response: only our own files are loaded and run, nothing is framed, and no
/// referrer is sent.
const SECURITY_HEADERS: [(HeaderName, &str); 7] = [
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

/// Adds [`SECURITY_HEADERS`] to every response, and forbids caches to store API responses.
pub(crate) async fn security_headers(request: Request, next: Next) -> Response {
    let is_api = is_api(&request);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in SECURITY_HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn is_api(request: &Request) -> bool {
    request.uri().path().starts_with("/api/")
}
