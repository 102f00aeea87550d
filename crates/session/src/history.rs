//! The history of a table: the moves that were played, and those that can be redone.

use tabuleiro_core::Comment;

use crate::PlayedMove;

/// The moves of a game. Moves that were undone stay behind those on the table until another is played.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    entries: Vec<HistoryEntry>,
    /// The number of moves on the table.
    played: usize,
}

/// A move and its comment.
#[derive(Clone, Debug)]
pub(crate) struct HistoryEntry {
    pub(crate) played: PlayedMove,
    pub(crate) comment: Comment,
}

impl History {
    /// Returns the moves on the table.
    pub(crate) fn played(&self) -> &[HistoryEntry] {
        &self.entries[..self.played]
    }

    /// Returns the number of moves on the table.
    pub(crate) fn len(&self) -> usize {
        self.played
    }

    /// Adds a move with its comment; moves that were undone can no longer be redone.
    pub(crate) fn push(&mut self, played: PlayedMove, comment: Comment) -> &PlayedMove {
        self.discard_undone();
        self.entries.push(HistoryEntry { played, comment });
        self.played += 1;
        &self.entries[self.played - 1].played
    }

    /// Discards the moves that were undone.
    pub(crate) fn discard_undone(&mut self) {
        self.entries.truncate(self.played);
    }

    /// Undoes the last move; returns false if there is none.
    pub(crate) fn undo(&mut self) -> bool {
        let is_possible = self.played > 0;
        self.played -= usize::from(is_possible);
        is_possible
    }

    /// Redoes the move that was undone last; returns false if there is none.
    pub(crate) fn redo(&mut self) -> bool {
        let is_possible = self.played < self.entries.len();
        self.played += usize::from(is_possible);
        is_possible
    }

    /// Undoes or redoes moves until so many are on the table.
    pub(crate) fn go_to(&mut self, ply: usize) {
        self.played = ply.min(self.entries.len());
    }
}
