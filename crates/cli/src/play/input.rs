//! The parser of lines typed during a game.

use std::path::PathBuf;

/// An input at a prompt of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// A command.
    Command(Command),
    /// Any other text: a move, a spot or an answer.
    Text(String),
    /// The end of the input.
    End,
}

impl Input {
    /// Parses a line; `None` is the end of the input.
    pub(crate) fn read(line: Option<String>) -> Input {
        match line {
            Some(line) => read_command(&line).map_or(Input::Text(line), Input::Command),
            None => Input::End,
        }
    }
}

/// A command that is typed instead of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Rules,
    Board,
    Moves(Option<String>),
    History,
    Highlights(usize),
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

/// The direction in which the viewport scrolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scroll {
    Left,
    Right,
}

/// The commands in the order of the help. The messages `play-help-NAME` and `play-help-NAME-does`
/// describe them.
pub(crate) const HELP: &[&str] = &[
    "move", "help", "rules", "board", "scroll", "moves", "history", "look", "hint", "undo", "save",
    "load", "position", "quit",
];

/// Parses a command in English or Portuguese; `None` for any other text.
fn read_command(line: &str) -> Option<Command> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let file = || Some(rest.trim()).filter(|name| !name.is_empty()).map(PathBuf::from);
    let command = match word.to_lowercase().as_str() {
        "" => Command::Ask,
        "moves" | "lances" => {
            let sort = rest.trim().to_lowercase();
            return Some(Command::Moves((!sort.is_empty()).then_some(sort)));
        }
        "scroll" | "deslocar" => {
            return Some(Command::Scroll(match rest.trim().to_lowercase().as_str() {
                "left" | "esquerda" => Scroll::Left,
                "right" | "direita" => Scroll::Right,
                _ => return None,
            }));
        }
        "look" | "ver" => return rest.trim().parse().ok().map(Command::Highlights),
        "save" | "guardar" => return Some(Command::Save(file())),
        "load" | "abrir" => return Some(Command::Load(file())),
        "help" | "?" | "h" | "ajuda" => Command::Help,
        "rules" | "regras" => Command::Rules,
        "board" | "tabuleiro" => Command::Board,
        "history" | "histórico" | "historico" | "jogadas" => Command::History,
        "hint" | "sugestão" | "sugestao" | "dica" => Command::Hint,
        "undo" | "desfazer" => Command::Undo,
        "redo" | "refazer" => Command::Redo,
        "position" | "posição" | "posicao" => Command::Position,
        "quit" | "exit" | "q" | "sair" => Command::Quit,
        _ => return None,
    };
    rest.trim().is_empty().then_some(command)
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Language, Message};

    use super::*;

    #[test]
    fn every_command_is_described_in_every_language() {
        tabuleiro_i18n::register(crate::MESSAGES);
        for name in HELP {
            for id in [format!("play-help-{name}"), format!("play-help-{name}-does")] {
                let message = Message::new(id);
                for language in Language::ALL {
                    assert!(
                        tabuleiro_i18n::is_translated(language, &message),
                        "{language:?}: {message:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_line_is_a_command_or_text_and_the_end_is_neither() {
        let read = |line: &str| Input::read(Some(line.to_owned()));
        assert_eq!(read("quit"), Input::Command(Command::Quit));
        assert_eq!(read("left 3"), Input::Text("left 3".to_owned()));
        assert_eq!(Input::read(None), Input::End);
    }

    #[test]
    fn no_command_is_the_name_of_a_spot() {
        let words = ["help", "?", "h", "q", "quit", "exit", "undo", "redo", "hint", "sair", ""];
        for kind in tabuleiro_session::GameType::all() {
            let start = kind.with_options("").unwrap().start(0);
            assert!(words.iter().all(|word| start.parse_spot(word).is_none()), "{}", kind.info.id);
        }
    }

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
        assert_eq!(read_command("look 3"), Some(Command::Highlights(3)));
        assert_eq!(read_command("look left"), None);
        assert_eq!(read_command("scroll left"), Some(Command::Scroll(Scroll::Left)));
        assert_eq!(read_command("guardar x"), Some(Command::Save(Some("x".into()))));
        assert_eq!(read_command("left 3"), None);
        assert_eq!(read_command("undo 3"), None);
    }
}
