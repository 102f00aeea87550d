//! Texts in records of version 0.1.0.
//!
//! They are data of old files, independent of the messages of the program.

/// The English texts of the tag `Reason`, with the ids of the reasons.
const REASONS: [(&str, &str); 16] = [
    ("five marbles in a row", "line"),
    ("four marbles in a row", "line"),
    ("ten points", "ten-points"),
    ("no marbles left and no line", "out-of-marbles"),
    ("no marbles left, so points count", "out-of-marbles"),
    ("the board is full and nobody has a line", "board-full"),
    ("the board is full, so points count", "board-full"),
    ("2000 marbles were inserted, so points count", "too-long"),
    ("no minion is left", "no-minions"),
    ("only one player has pieces", "last-player"),
    ("the same position for the third time", "repetition"),
    ("50 rounds without a capture or a promotion", "no-progress"),
    ("nobody can move", "all-pass"),
    ("the player to move cannot capture", "no-capture"),
    ("out of tiles", "out-of-tiles"),
    ("nobody can place a tile", "blocked"),
];

/// Returns the id of a reason by its old English text.
pub(crate) fn reason_id(text: &str) -> Option<&'static str> {
    REASONS.iter().find(|(known, _)| *known == text).map(|&(_, id)| id)
}

/// The ids of reasons by which version 0.1.0 ended some games that go on by the present rules:
/// Shiftago was drawn as soon as one player had no marble, although the next one had.
const RELAXED_REASONS: [&str; 1] = ["out-of-marbles"];

/// Returns true if a game that a record calls over for this reason may be in progress.
pub(crate) fn may_be_in_progress(reason: &str) -> bool {
    RELAXED_REASONS.contains(&reason)
}
