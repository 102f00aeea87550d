//! Who sits where, what has been played, and what can be taken back.

use std::sync::Arc;

use tabuleiro_core::{
    Comment, GameRng, LEVEL_COUNT, LocalizedError, Message, Outcome, ParseError, Reason, Seat,
    Transition, Turn, Viewer, msg, seeded_rng,
};

use crate::{
    Analysis, Budget, IllegalMoveError, MESSAGES, MoveError, Observer, PlayedMove, Player,
    PositionRef, Searcher, Variant,
};

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) variant: Arc<dyn Variant>,
    pub(crate) players: Vec<Player>,
    pub(crate) seed: u64,
    pub(crate) start: PositionRef,
    /// Whether the start was set up by hand instead of dealt from the seed.
    pub(crate) is_set_up: bool,
    /// All that has been played, and behind that what has been taken back.
    pub(crate) plies: Vec<Ply>,
    /// How many plies are on the table.
    pub(crate) played: usize,
    /// Who gave up the game as it is on the table.
    pub(crate) resigned: Option<Seat>,
    /// The comment before the first move.
    pub(crate) comment: Comment,
    /// Tags of a record that say nothing to a table and are kept for whoever wrote them.
    pub(crate) other_tags: Vec<(String, String)>,
}

/// A move on the table and its comment.
#[derive(Clone, Debug)]
pub(crate) struct Ply {
    pub(crate) played: PlayedMove,
    pub(crate) comment: Comment,
}

/// What a computer wants to play.
#[derive(Clone, PartialEq, Debug)]
pub struct ComputerMove {
    /// The move.
    pub text: String,
    /// The analysis of the position, if it was searched.
    pub analysis: Option<Analysis<String>>,
}

impl ComputerMove {
    /// Returns the decision to play the best move.
    pub fn new(analysis: Analysis<String>) -> ComputerMove {
        ComputerMove { text: analysis.best_move(), analysis: Some(analysis) }
    }
}

/// The reason of a game's end that a player resigned.
pub(crate) const RESIGNATION: Reason =
    Reason { id: "resignation", message_id: "reason-resignation" };

/// Returns the outcome of a game that the player on this seat resigns.
pub(crate) fn resignation(seat: Seat, players: usize) -> Outcome {
    Outcome::loss(seat, players, RESIGNATION)
}

/// There are not as many players as the game has seats.
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
    /// A new game, dealt from the seed.
    pub fn new(
        variant: Arc<dyn Variant>,
        players: Vec<Player>,
        seed: u64,
    ) -> Result<Table, PlayerCountError> {
        let start = variant.start(seed);
        if start.players() != players.len() {
            let written: Vec<String> = players.iter().map(ToString::to_string).collect();
            return Err(PlayerCountError {
                seats: start.players(),
                given: players.len(),
                players: written.join(","),
            });
        }
        Ok(Table {
            variant,
            players,
            seed,
            start,
            is_set_up: false,
            plies: Vec::new(),
            played: 0,
            resigned: None,
            comment: Comment::default(),
            other_tags: Vec::new(),
        })
    }

    /// Replaces the start by a position that was set up by hand; what was played is forgotten.
    pub fn set_up(&mut self, position: &str) -> Result<(), ParseError> {
        self.start = self.variant.parse_position(position)?;
        self.is_set_up = true;
        self.plies.clear();
        self.played = 0;
        self.resigned = None;
        Ok(())
    }

    /// The position that was set up by hand, as text, if one was.
    pub fn set_up_position(&self) -> Option<String> {
        self.is_set_up.then(|| self.start.format_position())
    }

    /// The game and its options.
    pub fn variant(&self) -> &Arc<dyn Variant> {
        &self.variant
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who sits on this seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Lets somebody else play on for a seat.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    /// What the deal and the computer players draw from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The position on the table.
    pub fn position(&self) -> &PositionRef {
        self.position_at(self.played).expect("what is played has positions")
    }

    /// The position after so many moves.
    pub fn position_at(&self, ply: usize) -> Option<&PositionRef> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.plies[..self.played].get(last).map(|ply| &ply.played.after),
        }
    }

    /// Returns the move that was played after `ply` others.
    pub fn move_at(&self, ply: usize) -> Option<&PlayedMove> {
        self.plies[..self.played].get(ply).map(|ply| &ply.played)
    }

    /// Returns the changes to the scene by the move that was played after `ply` others.
    pub fn transition_at(&self, ply: usize, viewer: Viewer) -> Option<Transition> {
        let played = self.move_at(ply)?;
        let transition = self.position_at(ply)?.transition(&played.text, viewer);
        Some(transition.expect("a move that was played is legal"))
    }

    /// The moves on the table, in order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = &PlayedMove> + ExactSizeIterator {
        self.plies[..self.played].iter().map(|ply| &ply.played)
    }

    /// Who has to move, or how the game ended: by its rules, or because somebody resigned.
    pub fn turn(&self) -> Turn {
        match self.resigned {
            Some(seat) => Turn::Over(resignation(seat, self.players.len())),
            None => self.position().turn(),
        }
    }

    /// Gives up the game for a seat, so that the other one wins; `false` where there are more than
    /// two, or the game is over.
    pub fn resign(&mut self, seat: Seat) -> bool {
        let can = self.players.len() == 2 && !self.is_over();
        if can {
            self.resigned = Some(seat);
            self.plies.truncate(self.played);
        }
        can
    }

    /// Returns what a move of the seat to move leads to, without playing it.
    pub fn preview(&self, text: &str) -> Result<PlayedMove, MoveError> {
        if self.resigned.is_some() {
            let message = msg!("game-over");
            return Err(IllegalMoveError { id: "game-over", spots: Vec::new(), message }.into());
        }
        self.position().play(text)
    }

    /// Plays a move that [`preview`](Table::preview) returned for the position on the table.
    pub fn append(&mut self, played: PlayedMove) -> &PlayedMove {
        self.plies.truncate(self.played);
        self.plies.push(Ply { played, comment: Comment::default() });
        self.played += 1;
        &self.plies[self.played - 1].played
    }

    /// Plays a move for the seat whose turn it is.
    pub fn play(&mut self, text: &str) -> Result<&PlayedMove, MoveError> {
        let played = self.preview(text)?;
        Ok(self.append(played))
    }

    /// Plays for the computer whose turn it is; `None` where a person's turn it is, or nobody's.
    pub fn play_computer_move(
        &mut self,
        budget: &Budget,
        observer: &dyn Observer<String>,
    ) -> Option<&PlayedMove> {
        let text = self.computer_move(budget, observer)?.text;
        Some(self.play(&text).expect("computer players choose legal moves"))
    }

    /// What the computer whose turn it is wants to play; `None` where a person's turn it is, or
    /// nobody's. The budget is for engines without a level; its memory follows from its nodes.
    pub fn computer_move(
        &self,
        budget: &Budget,
        observer: &dyn Observer<String>,
    ) -> Option<ComputerMove> {
        let Turn::Of(seat) = self.turn() else {
            return None;
        };
        let (position, rng) = (self.position(), &mut self.rng());
        Some(match self.player(seat) {
            Player::Human(_) => return None,
            Player::Bot(name) => {
                ComputerMove { text: position.bot_move(name, rng), analysis: None }
            }
            Player::Engine(Some(level)) => {
                ComputerMove::new(position.search_at_level(*level, rng, observer))
            }
            Player::Engine(None) => {
                let budget = budget.or_default_time().with_memory_for_nodes();
                ComputerMove::new(position.search(&budget, &mut Searcher::default(), rng, observer))
            }
        })
    }

    /// What the strongest level would do; `None` when the game is over.
    pub fn hint(&self, observer: &dyn Observer<String>) -> Option<ComputerMove> {
        match self.turn() {
            Turn::Of(_) => {
                let strongest = LEVEL_COUNT as u8;
                let rng = &mut self.rng();
                Some(ComputerMove::new(self.position().search_at_level(strongest, rng, observer)))
            }
            Turn::Over(_) => None,
        }
    }

    /// What the decision of this ply draws from: the same after an undo, or in a loaded game.
    fn rng(&self) -> GameRng {
        seeded_rng(self.seed, self.played as u64 + 1)
    }

    /// Takes back a resignation, or the last move.
    pub fn undo(&mut self) -> bool {
        if self.resigned.take().is_some() {
            return true;
        }
        let can = self.played > 0;
        self.played -= usize::from(can);
        can
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> bool {
        let can = self.played < self.plies.len();
        self.played += usize::from(can);
        can
    }

    /// Takes back moves until a person has to decide again; with computers alone, one move.
    pub fn undo_to_human(&mut self) -> bool {
        self.step_to_human(Table::undo)
    }

    /// Plays again what [`undo_to_human`](Table::undo_to_human) took back.
    pub fn redo_to_human(&mut self) -> bool {
        self.step_to_human(Table::redo)
    }

    fn step_to_human(&mut self, step: fn(&mut Table) -> bool) -> bool {
        let before = (self.played, self.resigned);
        let moved = step(self);
        let any_person = self.players.iter().any(Player::is_human);
        while moved && any_person && !self.is_human_turn() {
            if !step(self) {
                break;
            }
        }
        // Going back to where only computers have moved would play them forward again.
        if any_person && !self.is_human_turn() && !self.is_over() {
            (self.played, self.resigned) = before;
            return false;
        }
        moved
    }

    /// Whether a person has to decide now.
    pub fn is_human_turn(&self) -> bool {
        match self.turn() {
            Turn::Of(seat) => self.player(seat).is_human(),
            Turn::Over(_) => false,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }
}

/// A seed that nobody knows beforehand, short enough to be typed again.
pub fn random_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse_players, parse_spec};

    fn table(seats: &str) -> Table {
        let variant = parse_spec("shiftago").unwrap();
        let players = parse_players(&variant.game_type(), seats).unwrap();
        Table::new(variant, players, 11).unwrap()
    }

    #[test]
    fn undo_and_redo_walk_through_what_was_played() {
        let mut table = table("human,human");
        let start = table.position().key();
        assert!(!table.undo());
        table.play("L1").unwrap();
        table.play("L2").unwrap();
        let end = table.position().key();
        assert!(table.undo() && table.undo());
        assert_eq!(table.position().key(), start);
        assert!(table.redo() && table.redo() && !table.redo());
        assert_eq!(table.position().key(), end);
    }

    #[test]
    fn playing_after_an_undo_forgets_what_was_taken_back() {
        let mut table = table("human,human");
        table.play("L1").unwrap();
        table.undo();
        table.play("L2").unwrap();
        assert!(!table.redo());
        assert_eq!(table.moves().map(|m| m.text.as_str()).collect::<Vec<_>>(), ["L2"]);
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut table = table("human,human");
        table.play("L1").unwrap();
        table.undo();
        assert!(table.play("L9").is_err());
        assert!(table.redo(), "what was taken back is still there");
    }

    #[test]
    fn a_previewed_move_is_played_when_it_is_appended() {
        let mut table = table("human,human");
        table.play("L1").unwrap();
        let played = table.preview("left 2").unwrap();
        assert!(table.preview("L9").is_err());
        assert_eq!((table.moves().len(), table.move_at(1).is_none()), (1, true));
        let after = played.after.key();
        assert_eq!(table.append(played).text, "L2");
        assert_eq!(table.position().key(), after);
        assert_eq!(table.move_at(1).map(|played| played.text.as_str()), Some("L2"));
        table.undo();
        assert!(table.move_at(1).is_none(), "it is not on the table any more");
        table.resign(Seat::FIRST);
        assert!(table.preview("L2").is_err(), "the game is over");
    }

    #[test]
    fn a_transition_is_that_of_the_move_after_its_ply() {
        let mut table = table("human,human");
        table.play("L1").unwrap();
        table.play("L1").unwrap();
        let steps = |ply| table.transition_at(ply, Viewer::Spectator).map(|all| all.steps.len());
        assert_eq!([steps(0), steps(1), steps(2)], [Some(1), Some(2), None]);
    }

    #[test]
    fn a_person_takes_back_the_computers_reply_too() {
        let mut table = table("human,bot:guard");
        table.play("L1").unwrap();
        table.play_computer_move(&Budget::STANDARD, &()).unwrap();
        assert!(table.undo_to_human());
        assert_eq!(table.moves().len(), 0);
        assert!(table.redo_to_human());
        assert_eq!(table.moves().len(), 2);
    }

    #[test]
    fn the_computers_first_move_is_not_taken_back_alone() {
        let mut table = table("bot:guard,human");
        table.play_computer_move(&Budget::STANDARD, &()).unwrap();
        assert!(!table.undo_to_human());
        assert_eq!(table.moves().len(), 1);
    }

    #[test]
    fn a_computer_plays_the_same_again_after_an_undo() {
        let mut table = table("bot:random,bot:random");
        let first = table.play_computer_move(&Budget::STANDARD, &()).unwrap().text.clone();
        table.play_computer_move(&Budget::STANDARD, &()).unwrap();
        assert!(table.undo() && table.undo());
        assert_eq!(table.play_computer_move(&Budget::STANDARD, &()).unwrap().text, first);
    }

    #[test]
    fn nobody_plays_for_a_person_or_after_the_end() {
        let mut table = table("human,bot:random");
        assert!(table.play_computer_move(&Budget::STANDARD, &()).is_none());
        table.set_up("XXXXX../......./......./......./......./......./....... 2 17,22").unwrap();
        assert!(
            table.is_over()
                && table.play_computer_move(&Budget::STANDARD, &()).is_none()
                && table.hint(&()).is_none()
        );
    }

    #[test]
    fn who_resigns_loses_until_it_is_taken_back() {
        let mut table = table("human,human");
        table.play("L1").unwrap();
        assert!(table.resign(Seat::FIRST));
        assert!(!table.resign(Seat::new(1)), "it is over already");
        let Turn::Over(outcome) = table.turn() else { panic!("somebody resigned") };
        assert_eq!(outcome.ranking.winner(), Some(Seat::new(1)));
        assert!(table.play("L2").is_err() && table.hint(&()).is_none());
        assert!(table.undo() && !table.is_over());
        assert_eq!(table.moves().len(), 1);
    }

    #[test]
    fn nobody_can_resign_to_several_others() {
        let variant = parse_spec("shiftago:players=3").unwrap();
        let mut table = Table::new(variant, vec![Player::human(); 3], 0).unwrap();
        assert!(!table.resign(Seat::FIRST));
    }

    #[test]
    fn every_seat_needs_a_player() {
        let variant = parse_spec("shiftago").unwrap();
        let error = Table::new(variant, vec![Player::human()], 0).unwrap_err();
        assert_eq!(error.to_string(), "expected 2 seats, got 1: \"human\"");
    }
}
