//! `serve`: the real program on a real port, stopped and killed.

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tabuleiro_server::apply_change;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

use crate::common::{program, refused};

/// A server that is killed when it is dropped.
struct Server {
    child: Child,
    address: String,
    _out: BufReader<ChildStdout>,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = program()
            .args(["serve", "--addr", "127.0.0.1:0", "--data", data.to_str().unwrap()])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
        Server { child, address: address.expect("it says where it is").to_owned(), _out: out }
    }

    fn request(&self, method: &str, path: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    }

    /// Opens a table for two people at one page: its name and their token.
    fn open(&self) -> (String, String) {
        let seat = json!({ "player": "human", "here": true });
        let table = json!({ "spec": "shiftago", "seats": [seat, seat] });
        let opened = self.request("POST", "/api/tables", &table.to_string());
        let text = |name: &str| opened[name].as_str().unwrap().to_owned();
        (text("id"), text("token"))
    }

    fn history(&self, id: &str) -> Vec<String> {
        moves(&self.request("GET", &format!("/api/tables/{id}"), ""))
    }

    fn page(&self, id: &str, token: &str) -> Page {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let url = format!("ws://{}/api/tables/{id}/ws", self.address);
        let (socket, _) = client(url, stream).unwrap();
        let mut page = Page { socket, state: Value::Null };
        page.send(&json!({ "type": "hello", "token": token, "lang": "en" })).unwrap();
        page
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn moves(state: &Value) -> Vec<String> {
    let history = state["history"].as_array().unwrap();
    history.iter().map(|made| made["text"].as_str().unwrap().to_owned()).collect()
}

struct Page {
    socket: WebSocket<TcpStream>,
    /// The table as far as it was told.
    state: Value,
}

impl Page {
    fn send(&mut self, message: &Value) -> Option<()> {
        self.socket.send(Message::text(message.to_string())).ok()
    }

    /// The next message; `None` when the server is gone.
    fn next(&mut self) -> Option<Value> {
        let text = loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => break text,
                Ok(_) => {}
                Err(Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    panic!("a message did not come in time; the last state is {}", self.state)
                }
                Err(_) => return None,
            }
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "state" {
            self.state = message.clone();
        } else if message["type"] == "change" {
            apply_change(&mut self.state, message.clone()).expect("nothing is missing");
        }
        Some(message)
    }

    /// Plays moves of its own until the server is gone; returns what it was told to be on the table.
    fn play_on(mut self, salt: usize) -> Vec<String> {
        let mut told = Vec::new();
        while self.next().is_some() {
            told = moves(&self.state);
            if self.state["outcome"].is_object() {
                break;
            }
            let choices = self.state["choices"].as_array().unwrap();
            let text = choices[(salt + told.len() * 5) % choices.len()]["text"].clone();
            let play = json!({ "type": "play", "ply": told.len(), "move": text });
            if self.send(&play).is_none() {
                break;
            }
            // So that games last until the server is killed.
            thread::sleep(Duration::from_millis(10));
        }
        told
    }
}

#[test]
fn a_killed_server_loses_no_acknowledged_move() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let mut told_more_than_once = 0;
    for round in 1..=4 {
        let server = Server::start(&data);
        let tables: Vec<(String, String)> = (0..8).map(|_| server.open()).collect();
        let pages: Vec<_> = tables
            .iter()
            .enumerate()
            .map(|(number, (id, token))| {
                let page = server.page(id, token);
                thread::spawn(move || page.play_on(number))
            })
            .collect();
        thread::sleep(Duration::from_millis(70 * round));
        server.kill();
        let server = Server::start(&data);
        for ((id, token), page) in tables.iter().zip(pages) {
            let told = page.join().unwrap();
            let kept = server.history(id);
            assert!(kept.starts_with(&told), "told {told:?}, kept {kept:?}");
            assert!(kept.len() <= told.len() + 1, "told {told:?}, kept {kept:?}");
            told_more_than_once += usize::from(told.len() > 1);
            // The page comes back and says again what it does not know to be made.
            let Some(last) = kept.last() else { continue };
            let mut page = server.page(id, token);
            page.next().unwrap();
            page.send(&json!({ "type": "play", "ply": kept.len() - 1, "move": last })).unwrap();
            assert_eq!(moves(&page.next().unwrap()), kept);
        }
    }
    assert!(told_more_than_once > 0, "some games were under way");
}

#[cfg(unix)]
#[test]
fn a_signal_closes_the_connections_and_ends_with_success() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Server::start(&folder.path().join("tables.sqlite"));
        let (id, token) = server.open();
        let mut page = server.page(&id, &token);
        assert_eq!(page.next().unwrap()["type"], "state");
        let pid = server.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        assert_eq!(page.next().unwrap()["type"], "closing");
        assert_eq!(page.next(), None);
        assert!(server.child.wait().unwrap().success(), "{signal}");
    }
}

#[test]
fn an_unusable_address_or_database_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("tables.sqlite");
    let server = Server::start(&data);
    let file = data.to_str().unwrap();
    let words = refused(2, &["serve", "--addr", "127.0.0.1:0", "--data", file]);
    assert!(words.contains("in use by another server"), "{words}");
    let other = folder.path().join("other.sqlite");
    let words =
        refused(2, &["serve", "--addr", &server.address, "--data", other.to_str().unwrap()]);
    assert!(words.contains(&format!("cannot listen on {}", server.address)), "{words}");
    let missing = folder.path().join("no/such/folder/tables.sqlite");
    let words =
        refused(2, &["serve", "--addr", "127.0.0.1:0", "--data", missing.to_str().unwrap()]);
    assert!(words.contains("cannot open"), "{words}");
    let words = refused(2, &["serve", "--addr", "here"]);
    assert!(words.contains("\"here\""), "{words}");
    let garbage = folder.path().join("garbage.sqlite");
    fs::write(&garbage, "this is no database, and long enough to be looked at as one".repeat(9))
        .unwrap();
    let words =
        refused(2, &["serve", "--addr", "127.0.0.1:0", "--data", garbage.to_str().unwrap()]);
    assert!(words.contains("database error"), "{words}");
}
