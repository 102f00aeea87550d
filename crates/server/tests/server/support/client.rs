//! A WebSocket client at a table.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tabuleiro_server::apply_change;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{TIMEOUT, assert_valid, with_timeout};

/// A WebSocket client at a table. It validates all messages in both directions.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The text of every message received.
    pub(crate) received: Vec<String>,
    /// The last state, with all changes applied.
    pub(crate) state: Value,
}

impl Client {
    pub(crate) async fn connect(url: &str) -> Result<Client, String> {
        match with_timeout("WebSocket handshake", connect_async(url)).await {
            Ok((socket, _)) => Ok(Client { socket, received: Vec::new(), state: Value::Null }),
            Err(error) => Err(error.to_string()),
        }
    }

    pub(crate) async fn send(&mut self, message: Value) {
        assert_valid("ClientMessage", &message);
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        with_timeout("sending", self.socket.send(Message::text(text))).await.unwrap();
    }

    /// Sends a message that has only a type and the current ply.
    pub(crate) async fn send_action(&mut self, kind: &str) {
        let ply = self.ply();
        self.send(json!({ "type": kind, "ply": ply })).await;
    }

    pub(crate) async fn play(&mut self, ply: u64, text: &str) {
        self.send(json!({ "type": "play", "ply": ply, "move": text })).await;
    }

    /// Receives a message, or `None` if the connection is closed.
    pub(crate) async fn receive_or_end(&mut self) -> Option<Value> {
        with_timeout("a message", self.next_message()).await
    }

    pub(crate) async fn receive(&mut self) -> Value {
        self.receive_or_end().await.expect("the connection is open")
    }

    /// Receives messages up to the next one of a type, and returns that one.
    pub(crate) async fn receive_type(&mut self, kind: &str) -> Value {
        let received = async {
            loop {
                let message = self.next_message().await.expect("the connection is open");
                if message["type"] == kind {
                    return message;
                }
            }
        };
        with_timeout(&format!("a message of type {kind}"), received).await
    }

    pub(crate) async fn receive_state(&mut self) -> Value {
        self.receive_type("state").await
    }

    /// Receives messages until the state meets a condition, which the current one may do, and returns
    /// it.
    pub(crate) async fn wait_until(&mut self, condition: impl Fn(&Value) -> bool) -> Value {
        let reached = async {
            while !condition(&self.state) {
                self.next_message().await.expect("the connection is open");
            }
        };
        let is_reached = timeout(TIMEOUT, reached).await.is_ok();
        assert!(is_reached, "timed out: the condition does not hold for {}", self.state);
        self.state.clone()
    }

    /// Receives messages until the state has this ply.
    pub(crate) async fn wait_for_ply(&mut self, ply: u64) -> Value {
        self.wait_until(|state| state["ply"] == ply).await
    }

    pub(crate) fn ply(&self) -> u64 {
        self.state["ply"].as_u64().unwrap()
    }

    /// Waits for its turn, plays the choice with this index modulo the number of choices, and returns
    /// the ply after the move.
    pub(crate) async fn play_choice(&mut self, index: usize) -> u64 {
        let state = self.wait_until(|state| state["your_turn"] == true).await;
        let choices = state["choices"].as_array().unwrap();
        let text = choices[index % choices.len()]["text"].as_str().unwrap().to_owned();
        let ply = self.ply();
        self.play(ply, &text).await;
        self.wait_until(|state| state["ply"].as_u64().unwrap() > ply).await;
        self.ply()
    }

    pub(crate) async fn close(mut self) {
        with_timeout("closing", self.socket.close(None)).await.unwrap();
        while self.receive_or_end().await.is_some() {}
    }

    /// Receives a message and updates the state with it.
    async fn next_message(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    assert_valid("ServerMessage", &message);
                    self.received.push(text.to_string());
                    if message["type"] == "state" {
                        self.state = message.clone();
                    } else if message["type"] == "change" {
                        apply_change(&mut self.state, message.clone())
                            .expect("the change continues the state");
                        assert_valid("ServerMessage", &self.state);
                    }
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("unexpected {other:?}"),
            }
        }
    }
}
