//! Messages between a WebSocket client and the server.

use serde::{Deserialize, Serialize};
use tabuleiro_core::Spot;

use crate::dto::AnalysisDto;
use crate::selection::SelectedSpot;

/// A message from a client. `ply` is the number of moves on the table that the client shows.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum ClientMessage {
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
    /// Asks why no legal move begins with these spots. The answer is `refused`.
    Why {
        ply: usize,
        spots: Vec<SelectedSpot>,
    },
    Lang {
        lang: String,
    },
    Ping,
}

/// A message to a client. The messages `state` and `change` are in [`crate::change`].
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum ServerMessage<'a> {
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
        analysis: &'a AnalysisDto,
    },
    Pong,
    Closing,
}
