//! Who sits on a seat: `human`, `human:Ana`, `bot:guard`.

use tabuleiro_core::Unreadable;

use crate::Kind;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person, with a name if one was given.
    Human(Option<String>),
    /// A simple computer player of the game.
    Bot(String),
}

impl Player {
    /// A person without a name.
    pub fn human() -> Player {
        Player::Human(None)
    }

    /// The simple computer player with this name.
    pub fn bot(name: &str) -> Player {
        Player::Bot(name.to_owned())
    }

    /// Whether a person decides.
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }
}

/// Writes a player as it is read.
pub fn write_player(player: &Player) -> String {
    match player {
        Player::Human(None) => "human".to_owned(),
        Player::Human(Some(name)) => format!("human:{name}"),
        Player::Bot(name) => format!("bot:{name}"),
    }
}

/// Reads who sits on a seat of this game.
pub fn read_player(kind: &Kind, text: &str) -> Result<Player, Unreadable> {
    let (role, name) = match text.split_once(':') {
        Some((role, name)) => (role.trim(), Some(name.trim())),
        None => (text.trim(), None),
    };
    match (role, name) {
        ("human", None | Some("")) => Ok(Player::human()),
        ("human", Some(name)) => Ok(Player::Human(Some(name.to_owned()))),
        ("bot", Some(name)) if kind.bots.iter().any(|bot| bot.name == name) => {
            Ok(Player::bot(name))
        }
        _ => {
            let bots: Vec<String> =
                kind.bots.iter().map(|bot| format!("bot:{}", bot.name)).collect();
            Err(Unreadable::new(format!("human, human:NAME, {}", bots.join(", ")), text))
        }
    }
}

/// Reads who sits on every seat, such as `human:Ana,bot:guard`.
pub fn read_players(kind: &Kind, text: &str) -> Result<Vec<Player>, Unreadable> {
    text.split(',').map(|seat| read_player(kind, seat)).collect()
}
