//! The WebSocket of a client at a table.

mod messages;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use tabuleiro_core::{Language, LocalizedError};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::actions::ActionResult;
use crate::app_state::AppState;
use crate::change::SentView;
use crate::dto::{AnalysisDto, Recipient};
use crate::error::ApiError;
use crate::limits::{
    HELLO_TIMEOUT, IDLE_TIMEOUT, MAX_MESSAGE_BYTES, MESSAGE_BURST, MESSAGES_PER_SECOND,
    PING_INTERVAL,
};
use crate::rate_limit::{ClientAddr, Permit, TokenBucket};
use crate::room::{Room, RoomState};
use crate::token::{PersonId, Token};
use messages::{ClientMessage, ServerMessage};

/// Upgrades a request to the WebSocket of a table.
pub(crate) async fn connect(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    client: ClientAddr,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let room = app.room_by_path(&id).await?;
    let permit = app.rate_limits.try_connect(client).ok_or(ApiError::RateLimited)?;
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
        .read_buffer_size(MAX_MESSAGE_BYTES);
    Ok(upgrade.on_upgrade(move |socket| serve_socket(socket, room, permit)))
}

/// Serves a WebSocket from its `hello` until it closes. Its permit is released at the end.
async fn serve_socket(mut socket: WebSocket, room: Arc<Room>, _permit: Permit) {
    let Ok(Some(hello)) = timeout(HELLO_TIMEOUT, receive_hello(&mut socket)).await else {
        return;
    };
    let (token, language) = hello;
    let person = token.as_ref().map(Token::person);
    let metrics = Arc::clone(&room.app.metrics);
    metrics.connections.inc();
    room.join(person);
    let (hint_sender, hints) = mpsc::channel(1);
    let mut connection = Connection {
        socket,
        room: Arc::clone(&room),
        changes: room.subscribe(),
        sent: None,
        token,
        person,
        language,
        hint_sender,
        is_hint_pending: false,
    };
    let Err(Disconnected) = connection.run(hints).await;
    room.leave(person);
    metrics.connections.dec();
}

/// Receives the first message, which has to be `hello`, and returns its token and language.
async fn receive_hello(socket: &mut WebSocket) -> Option<(Option<Token>, Language)> {
    loop {
        return match socket.recv().await?.ok()? {
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Text(text) => match serde_json::from_str(&text).ok()? {
                ClientMessage::Hello { token, lang } => {
                    let language =
                        lang.as_deref().and_then(Language::from_locale).unwrap_or_default();
                    Some((token.map(Token::from), language))
                }
                _ => None,
            },
            _ => None,
        };
    }
}

/// Completes when the server shuts down.
async fn shutdown(closing: &mut watch::Receiver<bool>) {
    // An error means that the sender was dropped, and thus the server.
    drop(closing.wait_for(|&is_closing| is_closing).await);
}

/// The end of a connection: closed, timed out or failed.
struct Disconnected;

/// A hint for a ply, or the reason why there is none.
type HintResult = (usize, Result<AnalysisDto, ApiError>);

/// A WebSocket that has said `hello`.
struct Connection {
    socket: WebSocket,
    room: Arc<Room>,
    changes: watch::Receiver<RoomState>,
    /// The view that the client has.
    sent: Option<SentView>,
    token: Option<Token>,
    person: Option<PersonId>,
    language: Language,
    hint_sender: mpsc::Sender<HintResult>,
    is_hint_pending: bool,
}

impl Connection {
    /// Sends the state, and then handles changes, messages, hints and pings until the connection
    /// ends.
    async fn run(
        &mut self,
        mut hints: mpsc::Receiver<HintResult>,
    ) -> Result<Infallible, Disconnected> {
        let mut closing = self.room.app.closing.subscribe();
        let mut bucket = TokenBucket::new(MESSAGE_BURST, MESSAGES_PER_SECOND);
        let mut pings = interval(PING_INTERVAL);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_received = Instant::now();
        self.send_state().await?;
        loop {
            tokio::select! {
                () = shutdown(&mut closing) => {
                    self.send(&ServerMessage::Closing).await?;
                    self.send_frame(Message::Close(None)).await?;
                    return Err(Disconnected);
                }
                changed = self.changes.changed() => {
                    changed.map_err(|_| Disconnected)?;
                    self.send_changes().await?;
                }
                Some((ply, hint)) = hints.recv() => {
                    self.is_hint_pending = false;
                    match hint {
                        Ok(analysis) => {
                            self.send(&ServerMessage::Hint { ply, analysis: &analysis }).await?;
                        }
                        Err(error) => self.send_error(ply, &error).await?,
                    }
                }
                message = self.socket.recv() => {
                    let message = message.ok_or(Disconnected)?.map_err(|_| Disconnected)?;
                    last_received = Instant::now();
                    let delay = bucket.reserve();
                    if !delay.is_zero() {
                        tokio::time::sleep(delay).await;
                    }
                    match message {
                        Message::Text(text) => self.handle_message(&text).await?,
                        Message::Ping(_) | Message::Pong(_) => {}
                        Message::Binary(_) | Message::Close(_) => return Err(Disconnected),
                    }
                }
                _ = pings.tick() => {
                    if last_received.elapsed() > IDLE_TIMEOUT {
                        return Err(Disconnected);
                    }
                    self.send_frame(Message::Ping(Bytes::default())).await?;
                }
            }
        }
    }

    async fn handle_message(&mut self, text: &Utf8Bytes) -> Result<(), Disconnected> {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                let ply = self.room.state().ply();
                return self.send_error(ply, &ApiError::Malformed(error.to_string().into())).await;
            }
        };
        let (room, person) = (Arc::clone(&self.room), self.person);
        let (ply, result) = match message {
            ClientMessage::Play { ply, text } => (ply, room.play(person, ply, &text).await),
            ClientMessage::Undo { ply } => (ply, room.undo(person, ply).await),
            ClientMessage::Agree { ply } => (ply, room.agree(person, ply).await),
            ClientMessage::Decline { ply } => (ply, room.decline(person, ply).await),
            ClientMessage::Resign { ply } => (ply, room.resign(person, ply).await),
            ClientMessage::Rematch => {
                let ply = room.state().ply();
                (ply, room.rematch(person).await)
            }
            ClientMessage::Hint { ply } => return self.start_hint(ply).await,
            ClientMessage::Why { ply, spots } => {
                return self.send_error(ply, &room.explain_selection(person, &spots)).await;
            }
            ClientMessage::Lang { lang } => {
                self.language = Language::from_locale(&lang).unwrap_or_default();
                return self.send_state().await;
            }
            ClientMessage::Ping => return self.send(&ServerMessage::Pong).await,
            ClientMessage::Hello { .. } => return self.send_state().await,
        };
        match result {
            // The change is announced to all connections, including this one.
            Ok(ActionResult::Done) => Ok(()),
            Ok(ActionResult::AlreadyDone) => self.send_state().await,
            Err(error) => self.send_error(ply, &error).await,
        }
    }

    /// Spawns the search of a hint, which is sent when it is found.
    async fn start_hint(&mut self, ply: usize) -> Result<(), Disconnected> {
        if self.is_hint_pending {
            return self.send_error(ply, &ApiError::EngineBusy).await;
        }
        self.is_hint_pending = true;
        let (room, person, sender) =
            (Arc::clone(&self.room), self.person, self.hint_sender.clone());
        tokio::spawn(async move {
            let hint = room.hint(person, ply).await;
            let analysis = hint.map(|(table, computer_move)| {
                AnalysisDto::hint(&**table.position(), &computer_move)
            });
            // The connection may be closed by now.
            let _ = sender.send((ply, analysis)).await;
        });
        Ok(())
    }

    /// Sends the whole state.
    async fn send_state(&mut self) -> Result<(), Disconnected> {
        self.sent = None;
        self.send_changes().await
    }

    /// Sends the differences from the view that the client has, if there are any.
    async fn send_changes(&mut self) -> Result<(), Disconnected> {
        let recipient = Recipient { token: self.token.as_ref(), language: self.language };
        let rendered = {
            let state = self.changes.borrow_and_update();
            SentView::render(self.sent.as_ref(), &self.room.id, &state, &recipient)
        };
        let (sent, message) = rendered.map_err(|_| Disconnected)?;
        self.sent = Some(sent);
        match message {
            Some(message) => self.send_frame(Message::Text(message.into())).await,
            None => Ok(()),
        }
    }

    /// Refuses a message. A client that is out of date also gets the whole state.
    async fn send_error(&mut self, ply: usize, error: &ApiError) -> Result<(), Disconnected> {
        if matches!(error, ApiError::Stale) {
            self.send(&ServerMessage::Stale { ply }).await?;
            return self.send_state().await;
        }
        let words = self.language.render(&error.message());
        let (id, spots) = (error.id(), error.spots());
        self.send(&ServerMessage::Refused { ply, id, words, spots }).await
    }

    async fn send(&mut self, message: &ServerMessage<'_>) -> Result<(), Disconnected> {
        let text = serde_json::to_string(message).map_err(|_| Disconnected)?;
        self.send_frame(Message::Text(text.into())).await
    }

    /// Sends a frame, unless the client blocks it for longer than [`IDLE_TIMEOUT`].
    async fn send_frame(&mut self, frame: Message) -> Result<(), Disconnected> {
        let sent = timeout(IDLE_TIMEOUT, self.socket.send(frame)).await;
        sent.map_err(|_| Disconnected)?.map_err(|_| Disconnected)
    }
}
