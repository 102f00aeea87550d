//! The pages, which are in the program itself.

use axum::extract::{Path, Request};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rust_embed::RustEmbed;

use crate::problem::Problem;

/// The browser client.
#[derive(RustEmbed)]
#[folder = "../../web"]
#[include = "index.html"]
#[include = "assets/*"]
struct Files;

pub(crate) async fn index(headers: HeaderMap) -> Response {
    file("index.html", &headers)
}

pub(crate) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    file(&format!("assets/{name}"), &headers)
}

/// Every other address is a page too, and the page knows what to show.
pub(crate) async fn other(request: Request) -> Response {
    if request.uri().path().starts_with("/api/") {
        Problem::NotFound.into_response()
    } else if matches!(*request.method(), Method::GET | Method::HEAD) {
        file("index.html", request.headers())
    } else {
        Problem::WrongMethod.into_response()
    }
}

/// A file, unless the browser has it already.
fn file(name: &str, headers: &HeaderMap) -> Response {
    let Some(file) = Files::get(name) else {
        return Problem::NotFound.into_response();
    };
    let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(file.metadata.sha256_hash()));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_known = known.is_some_and(|known| {
        known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)
    });
    // Asked for each time, sent only if it is another one.
    let cache = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if is_known {
        return (StatusCode::NOT_MODIFIED, cache).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    (cache, kind, file.data).into_response()
}
