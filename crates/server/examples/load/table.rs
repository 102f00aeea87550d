//! Two clients at a table that play random legal moves, one per second.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tabuleiro_core::{GameRng, below, seeded_rng};
use tabuleiro_server::apply_change;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Error;

/// The games that the tables are opened for, in turn.
const SPECS: [&str; 4] = ["shiftago", "pivit", "quantum-leap", "dominup"];
/// The longest time that a client waits for a message.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The address of the server and the time of play.
pub(super) struct Schedule {
    pub(super) address: String,
    pub(super) start: Instant,
    pub(super) end: Instant,
}

/// The acknowledged moves of two clients and their latencies.
#[derive(Default)]
pub(super) struct PlayResult {
    /// The id and the acknowledged moves of each table.
    pub(super) tables: Vec<(String, Vec<String>)>,
    /// The times from sending a move to its acknowledgement.
    pub(super) own_latencies: Vec<Duration>,
    /// The times from sending a move until the other client received it.
    pub(super) other_latencies: Vec<Duration>,
    /// The number of moves that were more than half a second late, since the previous one took too
    /// long.
    pub(super) late_moves: usize,
}

/// Plays one game after the other until the end of the schedule.
pub(super) async fn play(number: usize, schedule: &Schedule) -> Result<PlayResult, Error> {
    let spec = SPECS[number % SPECS.len()];
    let mut rng = seeded_rng(number as u64, 1);
    let mut result = PlayResult::default();
    let mut table = Table::open(schedule, spec).await?;
    // Tables move at different times within the second.
    let offset = Duration::from_millis(below(&mut rng, 1000) as u64);
    let mut clock = interval_at(schedule.start + offset, Duration::from_secs(1));
    clock.set_missed_tick_behavior(MissedTickBehavior::Skip);
    loop {
        let due = clock.tick().await;
        if Instant::now() >= schedule.end {
            break;
        }
        result.late_moves += usize::from(due.elapsed() > Duration::from_millis(500));
        if table.clients[0].state["outcome"].is_object() {
            result.tables.push(table.id_and_moves());
            table = Table::open(schedule, spec).await?;
        }
        let (own, other) = table.play_random_move(&mut rng).await?;
        result.own_latencies.push(own);
        result.other_latencies.push(other);
    }
    result.tables.push(table.id_and_moves());
    Ok(result)
}

struct Table {
    id: String,
    clients: [Client; 2],
}

impl Table {
    async fn open(schedule: &Schedule, spec: &str) -> Result<Table, Error> {
        let seats = json!([{ "player": "human", "here": true }, { "player": "human" }]);
        let body = json!({ "spec": spec, "seats": seats }).to_string();
        let opened = post(&schedule.address, "/api/tables", &body).await?;
        let text = |value: &Value| value.as_str().map(str::to_owned).ok_or("expected a string");
        let id = text(&opened["id"])?;
        let tokens = [text(&opened["token"])?, text(&opened["links"][0]["token"])?];
        let client = |token| Client::connect(&schedule.address, &id, token);
        let clients = [client(&tokens[0]).await?, client(&tokens[1]).await?];
        Ok(Table { id, clients })
    }

    /// Plays a random move. Returns the times until the acknowledgement and until the other client
    /// received the move.
    async fn play_random_move(&mut self, rng: &mut GameRng) -> Result<(Duration, Duration), Error> {
        let [first, second] = &mut self.clients;
        let is_first = first.state["your_turn"] == true;
        let (mover, other) = if is_first { (first, second) } else { (second, first) };
        let choices = mover.state["choices"].as_array().ok_or("expected choices")?;
        let text = choices[below(rng, choices.len())]["text"].clone();
        let ply = mover.ply();
        let since = Instant::now();
        mover.send(&json!({ "type": "play", "ply": ply, "move": text })).await?;
        let acknowledged = async {
            mover.wait_for_ply(ply + 1).await?;
            Ok::<_, Error>(since.elapsed())
        };
        let received = async {
            other.wait_for_ply(ply + 1).await?;
            Ok::<_, Error>(since.elapsed())
        };
        tokio::try_join!(acknowledged, received)
    }

    fn id_and_moves(&self) -> (String, Vec<String>) {
        let history = self.clients[0].state["history"].as_array();
        let text = |played: &Value| played["text"].as_str().unwrap_or_default().to_owned();
        (self.id.clone(), history.into_iter().flatten().map(text).collect())
    }
}

/// A WebSocket client with its current state.
struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    state: Value,
}

impl Client {
    async fn connect(address: &str, id: &str, token: &str) -> Result<Client, Error> {
        let (socket, _) = connect_async(format!("ws://{address}/api/tables/{id}/ws")).await?;
        let mut client = Client { socket, state: Value::Null };
        client.send(&json!({ "type": "hello", "token": token, "lang": "en" })).await?;
        client.wait_for_ply(0).await?;
        Ok(client)
    }

    async fn send(&mut self, message: &Value) -> Result<(), Error> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    fn ply(&self) -> u64 {
        self.state["ply"].as_u64().unwrap_or(0)
    }

    /// Receives messages until the state has this ply.
    async fn wait_for_ply(&mut self, ply: u64) -> Result<(), Error> {
        while self.state.is_null() || self.ply() < ply {
            let message = timeout(TIMEOUT, self.socket.next())
                .await?
                .ok_or("the connection was closed")??;
            if let Message::Text(text) = message {
                let message: Value = serde_json::from_str(&text)?;
                match message["type"].as_str() {
                    Some("state") => self.state = message,
                    Some("change") => apply_change(&mut self.state, message)
                        .ok_or_else(|| format!("the change does not continue the state: {text}"))?,
                    other => return Err(format!("expected a state, got {other:?}: {text}").into()),
                }
            }
        }
        Ok(())
    }
}

/// Sends a POST request over a new connection and returns the body of the response.
async fn post(address: &str, path: &str, body: &str) -> Result<Value, Error> {
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    let (_, body) = response.split_once("\r\n\r\n").ok_or("expected a response")?;
    Ok(serde_json::from_str(body)?)
}
