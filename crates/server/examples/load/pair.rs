//! Two pages at a table that play legal moves by chance, one a second.

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

use super::Failure;

/// One after the other, so that all games are played.
const SPECS: [&str; 4] = ["shiftago", "pivit", "quantum-leap", "dominup"];
/// Longer than anything takes unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where and when to play.
pub(super) struct Plan {
    pub(super) address: String,
    pub(super) begin: Instant,
    pub(super) end: Instant,
}

/// What a pair was told.
#[derive(Default)]
pub(super) struct Told {
    /// Every table with the moves that are on it as far as anybody was told.
    pub(super) tables: Vec<(String, Vec<String>)>,
    /// How long it took from a move until whoever made it was told that it is durable.
    pub(super) own: Vec<Duration>,
    /// How long it took until the other one was shown it.
    pub(super) other: Vec<Duration>,
    /// Moves that could not be made when it was time, because the one before took too long.
    pub(super) late: usize,
}

/// Plays at one table after the other until the time is over.
pub(super) async fn play(number: usize, plan: &Plan) -> Result<Told, Failure> {
    let spec = SPECS[number % SPECS.len()];
    let mut rng = seeded_rng(number as u64, 1);
    let mut told = Told::default();
    let mut table = Table::open(plan, spec).await?;
    // Not all in the same instant.
    let offset = Duration::from_millis(below(&mut rng, 1000) as u64);
    let mut clock = interval_at(plan.begin + offset, Duration::from_secs(1));
    clock.set_missed_tick_behavior(MissedTickBehavior::Skip);
    loop {
        let due = clock.tick().await;
        if Instant::now() >= plan.end {
            break;
        }
        told.late += usize::from(due.elapsed() > Duration::from_millis(500));
        if table.pages[0].state["outcome"].is_object() {
            told.tables.push(table.told());
            table = Table::open(plan, spec).await?;
        }
        let (own, other) = table.make_move(&mut rng).await?;
        told.own.push(own);
        told.other.push(other);
    }
    told.tables.push(table.told());
    Ok(told)
}

struct Table {
    id: String,
    pages: [Page; 2],
}

impl Table {
    async fn open(plan: &Plan, spec: &str) -> Result<Table, Failure> {
        let seats = json!([{ "player": "human", "here": true }, { "player": "human" }]);
        let body = json!({ "spec": spec, "seats": seats }).to_string();
        let opened = post(&plan.address, "/api/tables", &body).await?;
        let text = |value: &Value| value.as_str().map(str::to_owned).ok_or("expected a text");
        let id = text(&opened["id"])?;
        let tokens = [text(&opened["token"])?, text(&opened["links"][0]["token"])?];
        let page = |token| Page::open(&plan.address, &id, token);
        let pages = [page(&tokens[0]).await?, page(&tokens[1]).await?];
        Ok(Table { id, pages })
    }

    /// Whoever has to moves; how long until they are told, and until the other one is.
    async fn make_move(&mut self, rng: &mut GameRng) -> Result<(Duration, Duration), Failure> {
        let [first, second] = &mut self.pages;
        let is_first = first.state["your_turn"] == true;
        let (mover, other) = if is_first { (first, second) } else { (second, first) };
        let choices = mover.state["choices"].as_array().ok_or("expected choices")?;
        let text = choices[below(rng, choices.len())]["text"].clone();
        let ply = mover.ply();
        let since = Instant::now();
        mover.send(&json!({ "type": "play", "ply": ply, "move": text })).await?;
        let told = async {
            mover.wait_for(ply + 1).await?;
            Ok::<_, Failure>(since.elapsed())
        };
        let shown = async {
            other.wait_for(ply + 1).await?;
            Ok::<_, Failure>(since.elapsed())
        };
        tokio::try_join!(told, shown)
    }

    fn told(&self) -> (String, Vec<String>) {
        let history = self.pages[0].state["history"].as_array();
        let text = |made: &Value| made["text"].as_str().unwrap_or_default().to_owned();
        (self.id.clone(), history.into_iter().flatten().map(text).collect())
    }
}

struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    state: Value,
}

impl Page {
    async fn open(address: &str, id: &str, token: &str) -> Result<Page, Failure> {
        let (socket, _) = connect_async(format!("ws://{address}/api/tables/{id}/ws")).await?;
        let mut page = Page { socket, state: Value::Null };
        page.send(&json!({ "type": "hello", "token": token, "lang": "en" })).await?;
        page.wait_for(0).await?;
        Ok(page)
    }

    async fn send(&mut self, message: &Value) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    fn ply(&self) -> u64 {
        self.state["ply"].as_u64().unwrap_or(0)
    }

    /// Waits for a state with so many moves.
    async fn wait_for(&mut self, ply: u64) -> Result<(), Failure> {
        while self.state.is_null() || self.ply() < ply {
            let message = timeout(PATIENCE, self.socket.next()).await?.ok_or("it was closed")??;
            if let Message::Text(text) = message {
                let message: Value = serde_json::from_str(&text)?;
                match message["type"].as_str() {
                    Some("state") => self.state = message,
                    Some("change") => apply_change(&mut self.state, message)
                        .ok_or_else(|| format!("something is missing before {text}"))?,
                    other => return Err(format!("expected a state, got {other:?}: {text}").into()),
                }
            }
        }
        Ok(())
    }
}

/// A request over a connection of its own.
async fn post(address: &str, path: &str, body: &str) -> Result<Value, Failure> {
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("expected an answer")?;
    Ok(serde_json::from_str(body)?)
}
