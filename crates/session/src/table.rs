//! A table: a game that is being played, with its players.

use std::sync::Arc;

use tabuleiro_core::{
    Comment, LocalizedError, Message, ParseError, Seat, Transition, Turn, Viewer, msg,
};

use crate::history::History;
use crate::resignation::resignation;
use crate::{IllegalMoveError, MESSAGES, MoveError, PlayedMove, Player, PositionRef, Variant};

/// A game that is being played: its players, its history and its comments.
///
/// ```
/// use tabuleiro_session::{Budget, Player, Table, parse_spec};
///
/// let players = vec![Player::human(), Player::bot("guard")];
/// let mut table = Table::new(parse_spec("shiftago")?, players, 7)?;
/// table.play("left 3")?;
/// table.play_computer_move(&Budget::STANDARD, &());
/// assert_eq!(table.moves().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) variant: Arc<dyn Variant>,
    pub(crate) players: Vec<Player>,
    pub(crate) seed: u64,
    pub(crate) start: PositionRef,
    /// True if the start was set up by hand, not dealt from the seed.
    pub(crate) is_set_up: bool,
    pub(crate) history: History,
    /// The seat that resigned the game.
    pub(crate) resigned: Option<Seat>,
    /// The comment before the first move.
    pub(crate) comment: Comment,
    /// Tags of a record that the table does not use, such as the date.
    pub(crate) extra_tags: Vec<(String, String)>,
}

/// The number of players is not the number of seats of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub struct PlayerCountError {
    seats: usize,
    given: usize,
    players: String,
}

impl LocalizedError for PlayerCountError {
    fn message(&self) -> Message {
        let players = Message::quote(&self.players);
        msg!("seats-differ", seats = self.seats, given = self.given, players = players)
    }
}

impl Table {
    /// Starts a new game, dealt from the seed.
    pub fn new(
        variant: Arc<dyn Variant>,
        players: Vec<Player>,
        seed: u64,
    ) -> Result<Table, PlayerCountError> {
        let start = variant.start(seed);
        if start.players() != players.len() {
            let texts: Vec<String> = players.iter().map(ToString::to_string).collect();
            return Err(PlayerCountError {
                seats: start.players(),
                given: players.len(),
                players: texts.join(","),
            });
        }
        Ok(Table {
            variant,
            players,
            seed,
            start,
            is_set_up: false,
            history: History::default(),
            resigned: None,
            comment: Comment::default(),
            extra_tags: Vec::new(),
        })
    }

    /// Replaces the game by a position that was set up by hand.
    pub fn set_up(&mut self, position: &str) -> Result<(), ParseError> {
        self.start = self.variant.parse_position(position)?;
        self.is_set_up = true;
        self.history = History::default();
        self.resigned = None;
        Ok(())
    }

    /// Returns the position that was set up by hand, as text; `None` if the game was dealt.
    pub fn set_up_position(&self) -> Option<String> {
        self.is_set_up.then(|| self.start.format_position())
    }

    /// Returns the game and its options.
    pub fn variant(&self) -> &Arc<dyn Variant> {
        &self.variant
    }

    /// Returns the players of all seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the player of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Replaces the player of a seat.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    /// Returns the seed of the deal and of the computer players.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the position on the table.
    pub fn position(&self) -> &PositionRef {
        self.position_at(self.history.len()).expect("there is a position after every move")
    }

    /// Returns the position after so many moves.
    pub fn position_at(&self, ply: usize) -> Option<&PositionRef> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.move_at(last).map(|played| &played.after),
        }
    }

    /// Returns the move that was played after `ply` others.
    pub fn move_at(&self, ply: usize) -> Option<&PlayedMove> {
        self.history.played().get(ply).map(|entry| &entry.played)
    }

    /// Returns the changes to the scene by the move that was played after `ply` others.
    pub fn transition_at(&self, ply: usize, viewer: Viewer) -> Option<Transition> {
        let played = self.move_at(ply)?;
        let transition = self.position_at(ply)?.transition(&played.text, viewer);
        Some(transition.expect("a move that was played is legal"))
    }

    /// Returns the moves on the table, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = &PlayedMove> + ExactSizeIterator {
        self.history.played().iter().map(|entry| &entry.played)
    }

    /// Returns the seat to move, or the outcome of the game, by its rules or by resignation.
    pub fn turn(&self) -> Turn {
        match self.resigned {
            Some(seat) => Turn::Over(resignation(seat, self.players.len())),
            None => self.position().turn(),
        }
    }

    /// Returns the result of a move of the seat to move, without playing it.
    pub fn preview(&self, text: &str) -> Result<PlayedMove, MoveError> {
        if self.resigned.is_some() {
            let message = msg!("game-over");
            return Err(IllegalMoveError { id: "game-over", spots: Vec::new(), message }.into());
        }
        self.position().play(text)
    }

    /// Plays a move that [`preview`](Table::preview) returned for the position on the table.
    pub fn append(&mut self, played: PlayedMove) -> &PlayedMove {
        self.history.push(played, Comment::default())
    }

    /// Plays a move, in any spelling, for the seat to move.
    pub fn play(&mut self, text: &str) -> Result<&PlayedMove, MoveError> {
        let played = self.preview(text)?;
        Ok(self.append(played))
    }

    /// Returns true if it is a person's turn.
    pub fn is_human_turn(&self) -> bool {
        match self.turn() {
            Turn::Of(seat) => self.player(seat).is_human(),
            Turn::Over(_) => false,
        }
    }

    /// Returns true if the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }
}

/// Returns a random seed that is short enough to be typed.
///
/// ```
/// assert!(tabuleiro_session::random_seed() < 1_000_000_000);
/// ```
pub fn random_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_spec;

    fn table() -> Table {
        Table::new(parse_spec("shiftago").unwrap(), vec![Player::human(); 2], 11).unwrap()
    }

    #[test]
    fn a_previewed_move_is_played_when_it_is_appended() {
        let mut table = table();
        table.play("L1").unwrap();
        let played = table.preview("left 2").unwrap();
        assert!(table.preview("L9").is_err());
        assert_eq!((table.moves().len(), table.move_at(1).is_none()), (1, true));
        let after = played.after.key();
        assert_eq!(table.append(played).text, "L2");
        assert_eq!(table.position().key(), after);
        assert_eq!(table.move_at(1).map(|played| played.text.as_str()), Some("L2"));
        table.undo();
        assert!(table.move_at(1).is_none(), "the move was undone");
        table.resign(Seat::FIRST);
        assert!(table.preview("L2").is_err(), "the game is over");
    }

    #[test]
    fn a_transition_belongs_to_the_move_after_its_ply() {
        let mut table = table();
        table.play("L1").unwrap();
        table.play("L1").unwrap();
        let steps = |ply| table.transition_at(ply, Viewer::Spectator).map(|all| all.steps.len());
        assert_eq!([steps(0), steps(1), steps(2)], [Some(1), Some(2), None]);
    }

    #[test]
    fn every_seat_needs_a_player() {
        let variant = parse_spec("shiftago").unwrap();
        let error = Table::new(variant, vec![Player::human()], 0).unwrap_err();
        assert_eq!(error.to_string(), "expected 2 seats, got 1: \"human\"");
    }
}
