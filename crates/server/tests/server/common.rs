//! A server on a port of its own, and pages that speak to it.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tabuleiro_server::{AppState, Settings, app, apply_change, serve};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

/// Longer than anything here takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits for something that must happen; whatever does not happen in time is named.
async fn within<T>(what: &str, happens: impl Future<Output = T>) -> T {
    timeout(PATIENCE, happens).await.unwrap_or_else(|_| panic!("{what} did not happen in time"))
}

/// The name of a server's file.
const DATA: &str = "tables.sqlite";

/// Computers that do not wait for people to follow.
pub(crate) fn settings() -> Settings {
    Settings { engine_threads: 1, pace: Duration::ZERO, ..Settings::default() }
}

/// The service alone, without a port.
pub(crate) struct Service {
    pub(crate) app: Router,
    _folder: TempDir,
}

impl Service {
    pub(crate) fn new() -> Service {
        Service::with(settings())
    }

    pub(crate) fn with(settings: Settings) -> Service {
        let folder = tempfile::tempdir().unwrap();
        let state = AppState::open(settings, &folder.path().join(DATA)).unwrap();
        Service { app: app(state), _folder: folder }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Response<Body> {
        let what = format!("an answer to {} {}", request.method(), request.uri());
        within(&what, self.app.clone().oneshot(request)).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        read(self.send(Request::get(path).body(Body::empty()).unwrap()).await).await
    }

    pub(crate) async fn get_as(&self, path: &str, token: &Value) -> (StatusCode, Value) {
        let bearer = format!("Bearer {}", token.as_str().unwrap());
        let request = Request::get(path).header(header::AUTHORIZATION, bearer);
        read(self.send(request.body(Body::empty()).unwrap()).await).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
        read(self.send(request.body(body.to_string().into()).unwrap()).await).await
    }
}

/// The answer as JSON, or as text in it.
pub(crate) async fn read(response: Response<Body>) -> (StatusCode, Value) {
    let status = response.status();
    let body = within("the end of an answer", response.into_body().collect());
    let bytes = body.await.unwrap().to_bytes();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// A server on a port.
pub(crate) struct Server {
    address: SocketAddr,
    folder: TempDir,
    settings: Settings,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(settings()).await
    }

    pub(crate) async fn with(settings: Settings) -> Server {
        Server::in_folder(settings, tempfile::tempdir().unwrap()).await
    }

    /// A server that has the tables of a copy of this file, as if they were in use today.
    pub(crate) async fn with_tables(file: &Path) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join(DATA);
        std::fs::copy(file, &copy).unwrap();
        let tables = rusqlite::Connection::open(copy).unwrap();
        tables.execute("UPDATE tables SET changed = unixepoch()", []).unwrap();
        drop(tables);
        Server::in_folder(settings(), folder).await
    }

    async fn in_folder(settings: Settings, folder: TempDir) -> Server {
        let address = "127.0.0.1:0".parse().unwrap();
        let mut server = Server { address, folder, settings, stop: None, running: None };
        server.run().await;
        server
    }

    pub(crate) async fn run(&mut self) {
        let app = AppState::open(self.settings.clone(), &self.data()).unwrap();
        let listener = TcpListener::bind(self.address).await.unwrap();
        self.address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let stopped = async move { drop(stopped.await) };
        self.running = Some(tokio::spawn(async { serve(app, listener, stopped).await.unwrap() }));
        self.stop = Some(stop);
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join(DATA)
    }

    pub(crate) async fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        within("the end of the server", self.running.take().unwrap()).await.unwrap();
    }

    /// Stops it and starts it again on the same port with the same tables.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.run().await;
    }

    /// Opens a table; `seats` as in a record, people at other places with a `>` before them.
    pub(crate) async fn open(&self, spec: &str, seats: &[&str]) -> Opened {
        let seat = |text: &&str| match text.strip_prefix('>') {
            Some(player) => json!({ "player": player }),
            None => json!({ "player": text, "here": text.starts_with("human") }),
        };
        let seats: Vec<Value> = seats.iter().map(seat).collect();
        self.open_with(json!({ "spec": spec, "seats": seats })).await
    }

    pub(crate) async fn open_with(&self, body: Value) -> Opened {
        let (status, opened) = self.request("POST", "/api/tables", Some(body)).await;
        assert_eq!(status, 201, "{opened}");
        let links = opened["links"].as_array().unwrap();
        let mut tokens = vec![opened["token"].as_str().unwrap().to_owned()];
        tokens.extend(links.iter().map(|link| link["token"].as_str().unwrap().to_owned()));
        Opened { id: opened["id"].as_str().unwrap().to_owned(), tokens }
    }

    /// A request over a connection of its own.
    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let body = body.map_or_else(String::new, |body| body.to_string());
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let mut answer = String::new();
        let exchange = async {
            let mut stream = TcpStream::connect(self.address).await?;
            stream.write_all(request.as_bytes()).await?;
            stream.read_to_string(&mut answer).await
        };
        within(&format!("an answer to {method} {path}"), exchange).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or(Value::String(body.to_owned())))
    }

    /// A page that has said hello and been shown the table.
    pub(crate) async fn page(&self, id: &str, token: Option<&str>) -> Page {
        self.page_in(id, token, "en").await
    }

    pub(crate) async fn page_in(&self, id: &str, token: Option<&str>, lang: &str) -> Page {
        let mut page = self.silent_page(id).await.unwrap();
        page.send(json!({ "type": "hello", "token": token, "lang": lang })).await;
        page.state().await;
        page
    }

    /// A page that has said nothing yet, or why it was not let in.
    pub(crate) async fn silent_page(&self, id: &str) -> Result<Page, String> {
        let url = format!("ws://{}/api/tables/{id}/ws", self.address);
        match within("a WebSocket", connect_async(url)).await {
            Ok((socket, _)) => Ok(Page { socket, seen: Vec::new(), latest: Value::Null }),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// A table that was opened: the token of whoever did, then those of the people elsewhere.
pub(crate) struct Opened {
    pub(crate) id: String,
    pub(crate) tokens: Vec<String>,
}

/// A page at a table. Everything that it is told is checked against the document.
pub(crate) struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text it was ever sent.
    pub(crate) seen: Vec<String>,
    /// The state it was shown last.
    pub(crate) latest: Value,
}

impl Page {
    pub(crate) async fn send(&mut self, message: Value) {
        check("ClientMessage", &message);
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        within("the end of a message", self.socket.send(Message::text(text))).await.unwrap();
    }

    /// Asks for something that answers the state it has.
    pub(crate) async fn ask(&mut self, what: &str) {
        let ply = self.ply();
        self.send(json!({ "type": what, "ply": ply })).await;
    }

    pub(crate) async fn play(&mut self, ply: u64, text: &str) {
        self.send(json!({ "type": "play", "ply": ply, "move": text })).await;
    }

    /// The next message; `None` when the connection is closed.
    pub(crate) async fn next_or_end(&mut self) -> Option<Value> {
        within("a message", self.receive()).await
    }

    /// Waits for a message, and keeps the state up to date with it.
    async fn receive(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    check("ServerMessage", &message);
                    self.seen.push(text.to_string());
                    if message["type"] == "state" {
                        self.latest = message.clone();
                    } else if message["type"] == "change" {
                        apply_change(&mut self.latest, message.clone())
                            .expect("nothing is missing");
                        check("ServerMessage", &self.latest);
                    }
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("unexpected {other:?}"),
            }
        }
    }

    pub(crate) async fn next(&mut self) -> Value {
        self.next_or_end().await.expect("the connection is open")
    }

    /// The next message of this type.
    pub(crate) async fn told(&mut self, kind: &str) -> Value {
        let told = async {
            loop {
                let message = self.receive().await.expect("the connection is open");
                if message["type"] == kind {
                    return message;
                }
            }
        };
        within(&format!("a message {kind:?}"), told).await
    }

    /// The next message that has the whole state.
    pub(crate) async fn state(&mut self) -> Value {
        self.told("state").await
    }

    /// The first state for which this holds, which may be the one it has.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        let reached = async {
            while !holds(&self.latest) {
                self.receive().await.expect("the connection is open");
            }
        };
        let is_reached = timeout(PATIENCE, reached).await.is_ok();
        assert!(is_reached, "the awaited state did not come; the last one is {}", self.latest);
        self.latest.clone()
    }

    /// The state with so many moves.
    pub(crate) async fn at_ply(&mut self, ply: u64) -> Value {
        self.until(|state| state["ply"] == ply).await
    }

    pub(crate) fn ply(&self) -> u64 {
        self.latest["ply"].as_u64().unwrap()
    }

    /// Plays one of the moves it was offered, and waits until it is on the table.
    pub(crate) async fn play_any(&mut self, which: usize) -> u64 {
        let state = self.until(|state| state["your_turn"] == true).await;
        let choices = state["choices"].as_array().unwrap();
        let text = choices[which % choices.len()]["text"].as_str().unwrap().to_owned();
        let ply = self.ply();
        self.play(ply, &text).await;
        self.until(|state| state["ply"].as_u64().unwrap() > ply).await;
        self.ply()
    }

    pub(crate) async fn close(mut self) {
        within("the end of a connection", self.socket.close(None)).await.unwrap();
        while self.next_or_end().await.is_some() {}
    }
}

static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../openapi.json")).unwrap());

pub(crate) fn document() -> &'static Value {
    &DOCUMENT
}

/// Makes sure that a value is what the document says under this name.
pub(crate) fn check(schema: &str, value: &Value) {
    if let Err(error) = VALIDATORS[schema].validate(value) {
        panic!("not a {schema}: {error} in {value}");
    }
}

/// Whether a value is what the document says under this name.
pub(crate) fn is_valid(schema: &str, value: &Value) -> bool {
    VALIDATORS[schema].is_valid(value)
}

static VALIDATORS: LazyLock<HashMap<String, jsonschema::Validator>> = LazyLock::new(|| {
    let schemas = document()["components"]["schemas"].as_object().unwrap();
    let validator = |name: &String| {
        let schema = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$ref": format!("#/components/schemas/{name}"),
            "components": document()["components"],
        });
        (name.clone(), jsonschema::validator_for(&schema).unwrap())
    };
    schemas.keys().map(validator).collect()
});
