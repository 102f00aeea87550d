//! A WebSocket at a table: what a page asks, and what it is told.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use tabuleiro_core::{Language, Spot};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::actions::ActionResult;
use crate::api::find_room;
use crate::app_state::AppState;
use crate::change::Sent;
use crate::pointing::Pointed;
use crate::problem::Problem;
use crate::rate_limit::{Bucket, Counted, Origin};
use crate::room::{Room, State};
use crate::settings::{
    HELLO_TIME, MESSAGE_BYTES, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, PING_EVERY, SILENCE,
};
use crate::texts;
use crate::token::{Person, Token};
use crate::view::{Looker, ThoughtView};

pub(crate) async fn upgrade(
    extract::State(app): extract::State<Arc<AppState>>,
    extract::Path(id): extract::Path<String>,
    origin: Origin,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let room = find_room(&app, &id).await?;
    let counted = app.gate.connect(origin).ok_or(Problem::TooMany)?;
    let upgrade = upgrade
        .max_message_size(MESSAGE_BYTES)
        .max_frame_size(MESSAGE_BYTES)
        .read_buffer_size(MESSAGE_BYTES);
    Ok(upgrade.on_upgrade(move |socket| run(socket, room, counted)))
}

/// What a page asks.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Ask {
    Hello {
        token: Option<String>,
        lang: Option<String>,
    },
    Play {
        ply: usize,
        #[serde(rename = "move")]
        text: String,
    },
    Undo {
        ply: usize,
    },
    Agree {
        ply: usize,
    },
    Decline {
        ply: usize,
    },
    Hint {
        ply: usize,
    },
    Resign {
        ply: usize,
    },
    Rematch,
    /// Why no move begins with pointing at these.
    Why {
        ply: usize,
        spots: Vec<Pointed>,
    },
    Lang {
        lang: String,
    },
    Ping,
}

/// A message to a page, other than the table, which [`Sent`] draws.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Tell<'a> {
    Refused {
        ply: usize,
        id: &'a str,
        words: String,
        spots: &'a [Spot],
    },
    Stale {
        ply: usize,
    },
    Hint {
        ply: usize,
        #[serde(flatten)]
        thought: &'a ThoughtView,
    },
    Pong,
    Closing,
}

/// A hint that was asked for, when it is there.
type Hinted = (usize, Result<ThoughtView, Problem>);

/// The other end does not take part any more.
struct Gone;

struct Connection {
    socket: WebSocket,
    room: Arc<Room>,
    changes: watch::Receiver<State>,
    /// The view that the page has.
    sent: Option<Sent>,
    token: Option<Token>,
    person: Option<Person>,
    language: Language,
    hints: mpsc::Sender<Hinted>,
    is_hint_asked: bool,
}

async fn run(mut socket: WebSocket, room: Arc<Room>, _counted: Counted) {
    let Ok(Some(hello)) = timeout(HELLO_TIME, read_hello(&mut socket)).await else {
        return;
    };
    let (token, language) = hello;
    let person = token.as_ref().map(Token::person);
    let metrics = Arc::clone(&room.app.metrics);
    metrics.connections.inc();
    room.enter(person);
    let (hints, hinted) = mpsc::channel(1);
    let mut connection = Connection {
        socket,
        room: Arc::clone(&room),
        changes: room.subscribe(),
        sent: None,
        token,
        person,
        language,
        hints,
        is_hint_asked: false,
    };
    // Whatever happens there, it ends here.
    let _ = connection.converse(hinted).await;
    room.leave(person);
    metrics.connections.dec();
}

/// The first message says who is there; `None` where it does not.
async fn read_hello(socket: &mut WebSocket) -> Option<(Option<Token>, Language)> {
    loop {
        return match socket.recv().await?.ok()? {
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Text(text) => match serde_json::from_str(&text).ok()? {
                Ask::Hello { token, lang } => {
                    let language =
                        lang.as_deref().and_then(Language::from_locale).unwrap_or_default();
                    Some((token.map(Token::shown), language))
                }
                _ => None,
            },
            _ => None,
        };
    }
}

async fn server_closes(closing: &mut watch::Receiver<bool>) {
    // An error means that the server is gone already.
    drop(closing.wait_for(|&is_closing| is_closing).await);
}

impl Connection {
    async fn converse(&mut self, mut hinted: mpsc::Receiver<Hinted>) -> Result<(), Gone> {
        let mut closing = self.room.app.closing.subscribe();
        let mut bucket = Bucket::new(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND);
        let mut pings = interval(PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        self.tell_state().await?;
        loop {
            tokio::select! {
                () = server_closes(&mut closing) => {
                    self.tell(&Tell::Closing).await?;
                    return self.send(Message::Close(None)).await;
                }
                changed = self.changes.changed() => {
                    changed.map_err(|_| Gone)?;
                    self.tell_change().await?;
                }
                Some((ply, hint)) = hinted.recv() => {
                    self.is_hint_asked = false;
                    match hint {
                        Ok(thought) => self.tell(&Tell::Hint { ply, thought: &thought }).await?,
                        Err(problem) => self.refuse(ply, &problem).await?,
                    }
                }
                message = self.socket.recv() => {
                    let message = message.ok_or(Gone)?.map_err(|_| Gone)?;
                    heard = Instant::now();
                    if let Some(wait) = bucket.take() {
                        tokio::time::sleep(wait).await;
                    }
                    match message {
                        Message::Text(text) => self.hear(&text).await?,
                        Message::Ping(_) | Message::Pong(_) => {}
                        Message::Binary(_) | Message::Close(_) => return Err(Gone),
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Err(Gone);
                    }
                    self.send(Message::Ping(Bytes::default())).await?;
                }
            }
        }
    }

    async fn hear(&mut self, text: &Utf8Bytes) -> Result<(), Gone> {
        let ask = match serde_json::from_str(text) {
            Ok(ask) => ask,
            Err(error) => {
                let ply = self.room.state().ply();
                return self.refuse(ply, &Problem::Malformed(error.to_string().into())).await;
            }
        };
        let (room, person) = (Arc::clone(&self.room), self.person);
        let (ply, answer) = match ask {
            Ask::Play { ply, text } => (ply, room.play(person, ply, &text).await),
            Ask::Undo { ply } => (ply, room.undo(person, ply).await),
            Ask::Agree { ply } => (ply, room.agree(person, ply).await),
            Ask::Decline { ply } => (ply, room.decline(person, ply).await),
            Ask::Resign { ply } => (ply, room.resign(person, ply).await),
            Ask::Rematch => {
                let ply = room.state().ply();
                (ply, room.rematch(person).await)
            }
            Ask::Hint { ply } => return self.ask_hint(ply).await,
            Ask::Why { ply, spots } => {
                return self.refuse(ply, &room.why_not(person, &spots)).await;
            }
            Ask::Lang { lang } => {
                self.language = Language::from_locale(&lang).unwrap_or_default();
                return self.tell_state().await;
            }
            Ask::Ping => return self.tell(&Tell::Pong).await,
            Ask::Hello { .. } => return self.tell_state().await,
        };
        match answer {
            // Everybody is shown it, this page too.
            Ok(ActionResult::Done) => Ok(()),
            Ok(ActionResult::AlreadyDone) => self.tell_state().await,
            Err(Problem::Stale) => self.tell_stale(ply).await,
            Err(problem) => self.refuse(ply, &problem).await,
        }
    }

    /// Has a hint thought about while the conversation goes on.
    async fn ask_hint(&mut self, ply: usize) -> Result<(), Gone> {
        if self.is_hint_asked {
            return self.refuse(ply, &Problem::Busy).await;
        }
        self.is_hint_asked = true;
        let (room, person, hints) = (Arc::clone(&self.room), self.person, self.hints.clone());
        tokio::spawn(async move {
            let hint = room.hint(person, ply).await;
            let view = hint
                .map(|(table, decision)| ThoughtView::for_player(&**table.position(), &decision));
            // The page may be gone by now.
            let _ = hints.send((ply, view)).await;
        });
        Ok(())
    }

    /// Tells the whole state.
    async fn tell_state(&mut self) -> Result<(), Gone> {
        self.sent = None;
        self.tell_change().await
    }

    /// Tells what differs from what the page was told last.
    async fn tell_change(&mut self) -> Result<(), Gone> {
        let looker = Looker { token: self.token.as_ref(), language: self.language };
        let drawn = {
            let state = self.changes.borrow_and_update();
            Sent::draw(self.sent.as_ref(), &self.room.id, &state, &looker)
        };
        let (sent, message) = drawn.map_err(|_| Gone)?;
        self.sent = Some(sent);
        match message {
            Some(message) => self.send(Message::Text(message.into())).await,
            None => Ok(()),
        }
    }

    async fn tell_stale(&mut self, ply: usize) -> Result<(), Gone> {
        self.tell(&Tell::Stale { ply }).await?;
        self.tell_state().await
    }

    async fn refuse(&mut self, ply: usize, problem: &Problem) -> Result<(), Gone> {
        if matches!(problem, Problem::Stale) {
            return self.tell_stale(ply).await;
        }
        let words = self.language.say(&texts::problem(problem));
        self.tell(&Tell::Refused { ply, id: problem.id(), words, spots: problem.spots() }).await
    }

    async fn tell(&mut self, tell: &Tell<'_>) -> Result<(), Gone> {
        let text = serde_json::to_string(tell).map_err(|_| Gone)?;
        self.send(Message::Text(text.into())).await
    }

    /// Sends, unless the other end has stopped taking anything.
    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        timeout(SILENCE, self.socket.send(message)).await.map_err(|_| Gone)?.map_err(|_| Gone)
    }
}
