//! The browser client, embedded in the binary.

use axum::extract::{Path, Request};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rust_embed::RustEmbed;

use crate::error::ApiError;

/// The files of the browser client.
#[derive(RustEmbed)]
#[folder = "web"]
#[include = "index.html"]
#[include = "assets/*"]
struct Assets;

pub(super) async fn index(headers: HeaderMap) -> Response {
    file_response("index.html", &headers)
}

pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    file_response(&format!("assets/{name}"), &headers)
}

/// Serves `index.html` at every other path outside `/api/`: the client routes by the path.
pub(super) async fn fallback(request: Request) -> Response {
    if request.uri().path().starts_with("/api/") {
        ApiError::NotFound.into_response()
    } else if matches!(*request.method(), Method::GET | Method::HEAD) {
        file_response("index.html", request.headers())
    } else {
        ApiError::MethodNotAllowed.into_response()
    }
}

/// Returns a file, or 304 if the browser has its current version.
fn file_response(name: &str, headers: &HeaderMap) -> Response {
    let Some(file) = Assets::get(name) else {
        return ApiError::NotFound.into_response();
    };
    let etag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(file.metadata.sha256_hash()));
    let if_none_match = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_current = if_none_match
        .is_some_and(|tags| tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag));
    // The browser revalidates with each request.
    let cache_headers = [(header::ETAG, etag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if is_current {
        return (StatusCode::NOT_MODIFIED, cache_headers).into_response();
    }
    let content_type = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    (cache_headers, content_type, file.data).into_response()
}
