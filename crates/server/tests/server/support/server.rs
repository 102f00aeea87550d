//! A server on a port.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tabuleiro_server::{AppState, Settings, serve};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::{Client, DATABASE, test_settings, with_timeout};

/// A server on a port of its own, which can be stopped and started again.
pub(crate) struct Server {
    address: SocketAddr,
    folder: TempDir,
    settings: Settings,
    shutdown: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with_settings(test_settings()).await
    }

    pub(crate) async fn with_settings(settings: Settings) -> Server {
        Server::start_in(settings, tempfile::tempdir().unwrap()).await
    }

    /// Starts a server on a copy of a database, with all tables active today.
    pub(crate) async fn with_database(file: &Path) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join(DATABASE);
        std::fs::copy(file, &copy).unwrap();
        let database = rusqlite::Connection::open(copy).unwrap();
        database.execute("UPDATE tables SET changed = unixepoch()", []).unwrap();
        drop(database);
        Server::start_in(test_settings(), folder).await
    }

    async fn start_in(settings: Settings, folder: TempDir) -> Server {
        let address = "127.0.0.1:0".parse().unwrap();
        let mut server = Server { address, folder, settings, shutdown: None, task: None };
        server.run().await;
        server
    }

    /// Starts a server that was stopped, on the same port and database.
    pub(crate) async fn run(&mut self) {
        let state = AppState::open(self.settings.clone(), &self.database()).unwrap();
        let listener = TcpListener::bind(self.address).await.unwrap();
        self.address = listener.local_addr().unwrap();
        let (shutdown, receiver) = oneshot::channel();
        let is_shut_down = async move { drop(receiver.await) };
        let task = async { serve(state, listener, is_shut_down).await.unwrap() };
        self.task = Some(tokio::spawn(task));
        self.shutdown = Some(shutdown);
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join(DATABASE)
    }

    pub(crate) async fn stop(&mut self) {
        self.shutdown.take().unwrap().send(()).unwrap();
        with_timeout("shutdown of the server", self.task.take().unwrap()).await.unwrap();
    }

    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.run().await;
    }

    /// Opens a table. A person with `>` before the player gets a link, the others are here.
    pub(crate) async fn open_table(&self, spec: &str, seats: &[&str]) -> OpenedTable {
        let seat = |text: &&str| match text.strip_prefix('>') {
            Some(player) => json!({ "player": player }),
            None => json!({ "player": text, "here": text.starts_with("human") }),
        };
        let seats: Vec<Value> = seats.iter().map(seat).collect();
        self.open_table_with(json!({ "spec": spec, "seats": seats })).await
    }

    /// Opens a table with a request body.
    pub(crate) async fn open_table_with(&self, body: Value) -> OpenedTable {
        let (status, opened) = self.request("POST", "/api/tables", Some(body)).await;
        assert_eq!(status, 201, "{opened}");
        let links = opened["links"].as_array().unwrap();
        let mut tokens = vec![opened["token"].as_str().unwrap().to_owned()];
        tokens.extend(links.iter().map(|link| link["token"].as_str().unwrap().to_owned()));
        OpenedTable { id: opened["id"].as_str().unwrap().to_owned(), tokens }
    }

    /// Sends a request over a new connection and returns the status and the body.
    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let body = body.map_or_else(String::new, |body| body.to_string());
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let mut response = String::new();
        let exchange = async {
            let mut stream = TcpStream::connect(self.address).await?;
            stream.write_all(request.as_bytes()).await?;
            stream.read_to_string(&mut response).await
        };
        with_timeout(&format!("{method} {path}"), exchange).await.unwrap();
        let (head, body) = response.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or(Value::String(body.to_owned())))
    }

    /// Connects a client, which has received the state.
    pub(crate) async fn connect(&self, id: &str, token: Option<&str>) -> Client {
        self.connect_in(id, token, "en").await
    }

    pub(crate) async fn connect_in(&self, id: &str, token: Option<&str>, lang: &str) -> Client {
        let mut client = self.connect_without_hello(id).await.unwrap();
        client.send(json!({ "type": "hello", "token": token, "lang": lang })).await;
        client.receive_state().await;
        client
    }

    /// Opens the WebSocket of a table. Returns the error if the server refuses it.
    pub(crate) async fn connect_without_hello(&self, id: &str) -> Result<Client, String> {
        Client::connect(&format!("ws://{}/api/tables/{id}/ws", self.address)).await
    }
}

/// A table with the token of whoever opened it, followed by those of the links.
pub(crate) struct OpenedTable {
    pub(crate) id: String,
    pub(crate) tokens: Vec<String>,
}

/// Opens a table for two people who are connected, Ana and Rui. Returns its id, their clients and
/// their tokens.
pub(crate) async fn open_two_player_table(
    server: &Server,
    spec: &str,
) -> (String, [Client; 2], [String; 2]) {
    let opened = server.open_table(spec, &["human:Ana", ">human:Rui"]).await;
    let tokens = [opened.tokens[0].clone(), opened.tokens[1].clone()];
    let ana = server.connect(&opened.id, Some(&tokens[0])).await;
    let rui = server.connect(&opened.id, Some(&tokens[1])).await;
    (opened.id, [ana, rui], tokens)
}
