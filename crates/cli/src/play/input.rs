//! What a person types during a game: a command, or a move.

use std::path::PathBuf;

/// Something other than a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Rules,
    Board,
    Moves(Option<String>),
    Hint,
    Ask,
    Undo,
    Redo,
    Save(Option<PathBuf>),
    Load(Option<PathBuf>),
    Scroll(Scroll),
    Position,
    Quit,
}

/// Where to look on a board that is wider than the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scroll {
    Left,
    Right,
}

/// How a command is typed, and what it does.
pub(crate) const HELP: &[(&str, &str)] = &[
    ("a move", "plays it; Enter alone asks for it step by step"),
    ("help", "this list"),
    ("rules", "the rules of the game"),
    ("board", "shows the board again"),
    ("scroll WAY", "looks left or right on a board wider than the screen"),
    ("moves [SORT]", "lists the legal moves, or those of one sort"),
    ("hint", "tells what the computer would play"),
    ("undo, redo", "takes back to your last decision, and plays it again"),
    ("save [FILE]", "saves the game"),
    ("load FILE", "goes on with a saved game"),
    ("position", "writes the position as text"),
    ("quit", "leaves the game"),
];

/// The command that a line is; `None` for a move.
pub(crate) fn read_command(line: &str) -> Option<Command> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let file = || Some(rest.trim()).filter(|name| !name.is_empty()).map(PathBuf::from);
    let command = match word.to_lowercase().as_str() {
        "" => Command::Ask,
        "moves" => {
            let sort = rest.trim().to_lowercase();
            return Some(Command::Moves((!sort.is_empty()).then_some(sort)));
        }
        "scroll" => {
            return Some(Command::Scroll(match rest.trim().to_lowercase().as_str() {
                "left" => Scroll::Left,
                "right" => Scroll::Right,
                _ => return None,
            }));
        }
        "save" => return Some(Command::Save(file())),
        "load" => return Some(Command::Load(file())),
        "help" | "?" | "h" => Command::Help,
        "rules" => Command::Rules,
        "board" => Command::Board,
        "hint" => Command::Hint,
        "undo" => Command::Undo,
        "redo" => Command::Redo,
        "position" => Command::Position,
        "quit" | "exit" | "q" => Command::Quit,
        _ => return None,
    };
    rest.trim().is_empty().then_some(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_any_case_and_moves_are_left_alone() {
        assert_eq!(read_command("HELP"), Some(Command::Help));
        assert_eq!(read_command(""), Some(Command::Ask));
        assert_eq!(read_command("q"), Some(Command::Quit));
        assert_eq!(read_command("save"), Some(Command::Save(None)));
        assert_eq!(
            read_command("save  my game.txt "),
            Some(Command::Save(Some("my game.txt".into())))
        );
        assert_eq!(read_command("moves"), Some(Command::Moves(None)));
        assert_eq!(read_command("moves Climb"), Some(Command::Moves(Some("climb".into()))));
        assert_eq!(read_command("scroll left"), Some(Command::Scroll(Scroll::Left)));
        assert_eq!(read_command("left 3"), None);
        assert_eq!(read_command("undo 3"), None);
    }
}
