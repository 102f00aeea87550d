//! The service without a port.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use serde_json::Value;
use tabuleiro_server::{AppState, Settings, app};
use tempfile::TempDir;
use tower::ServiceExt;

use super::{DATABASE, read, test_settings, with_timeout};

/// The service without a port.
pub(crate) struct Service {
    app: Router,
    _folder: TempDir,
}

impl Service {
    pub(crate) fn new() -> Service {
        Service::with_settings(test_settings())
    }

    pub(crate) fn with_settings(settings: Settings) -> Service {
        let folder = tempfile::tempdir().unwrap();
        let state = AppState::open(settings, &folder.path().join(DATABASE)).unwrap();
        Service { app: app(state), _folder: folder }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Response<Body> {
        let description = format!("{} {}", request.method(), request.uri());
        with_timeout(&description, self.app.clone().oneshot(request)).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        read(self.send(Request::get(path).body(Body::empty()).unwrap()).await).await
    }

    pub(crate) async fn get_with_token(&self, path: &str, token: &Value) -> (StatusCode, Value) {
        let bearer = format!("Bearer {}", token.as_str().unwrap());
        let request = Request::get(path).header(header::AUTHORIZATION, bearer);
        read(self.send(request.body(Body::empty()).unwrap()).await).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
        read(self.send(request.body(body.to_string().into()).unwrap()).await).await
    }
}
