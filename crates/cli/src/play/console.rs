//! The console of the line mode: a line editor with history on a terminal, plain lines in a pipe.

use std::io::{self, BufRead, IsTerminal, Write};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use tabuleiro_core::{LocalizedError, Message, ParseError, Spot, Viewer};
use tabuleiro_session::{Position, status_lines};

use super::answer::Answer;
use super::input::Input;
use super::viewport::Viewport;
use crate::error::{ExternalError, Result};
use crate::profile::{OutputStyle, Profile};

/// The longest question that is used as the prompt; a longer one is printed on a line of its own.
const MAX_INLINE_PROMPT: usize = 40;

/// The input and output of the line mode.
pub(crate) struct Console {
    source: Source,
    output: io::Stdout,
    pub(crate) style: OutputStyle,
    pub(crate) profile: Profile,
    /// Set at the end of the input.
    pub(crate) is_closed: bool,
}

/// The spots of a board that are highlighted, and the visible part.
#[derive(Default)]
pub(crate) struct Highlights<'a> {
    /// The picked spots, drawn as `*`.
    pub(crate) picked: &'a [Spot],
    /// The possible targets, drawn as `+`.
    pub(crate) targets: &'a [Spot],
    /// The spots that the viewport keeps visible.
    pub(crate) focus: &'a [Spot],
    /// The visible part of a wide board.
    pub(crate) viewport: Viewport,
}

enum Source {
    Terminal(Box<DefaultEditor>),
    Lines,
}

impl Console {
    pub(crate) fn open(style: OutputStyle, profile: Profile) -> Result<Console> {
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let source = if is_terminal {
            Source::Terminal(Box::new(DefaultEditor::new().map_err(ExternalError::new)?))
        } else {
            Source::Lines
        };
        Ok(Console { source, output: io::stdout(), style, profile, is_closed: false })
    }

    /// Prints a message in the language of the user.
    pub(crate) fn print_message(&mut self, message: &Message) -> io::Result<()> {
        self.print_line(self.style.text(message))
    }

    /// Prints a line of untranslated text.
    pub(crate) fn print_line(&mut self, words: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", words.as_ref())
    }

    /// Prints the board, the status and the hand. A board wider than the terminal is cut to the
    /// viewport.
    pub(crate) fn show(
        &mut self,
        position: &dyn Position,
        viewer: Viewer,
        look: &Highlights<'_>,
    ) -> io::Result<()> {
        let view = position.text(viewer);
        let status = status_lines(&position.status(viewer), self.style.language);
        let board = match self.columns() {
            Some(columns) => look.viewport.visible(&view.board, look.focus, columns),
            None => view.board,
        };
        for line in board.iter().chain(&status).chain(&view.hand) {
            self.print_line(self.style.painter.line(line, look.picked, look.targets))?;
        }
        Ok(())
    }

    /// Asks a question and returns the trimmed answer; `None` at the end of the input.
    pub(crate) fn ask(&mut self, question: &Message) -> Result<Option<String>> {
        let answer = self.read_answer(question)?;
        self.is_closed = answer.is_none();
        Ok(answer)
    }

    /// Asks a question and parses the answer as input of a game.
    pub(crate) fn read(&mut self, question: &Message) -> Result<Input> {
        Ok(Input::read(self.ask(question)?))
    }

    fn read_answer(&mut self, question: &Message) -> Result<Option<String>> {
        let question = self.style.text(question);
        let is_long = question.chars().count() > MAX_INLINE_PROMPT;
        if is_long && matches!(self.source, Source::Terminal(_)) {
            self.print_line(&question)?;
        }
        let prompt = if is_long { "> ".to_owned() } else { format!("{question} ") };
        match &mut self.source {
            Source::Terminal(editor) => match editor.readline(&prompt) {
                Ok(line) => {
                    let line = line.trim();
                    if !line.is_empty() {
                        editor.add_history_entry(line).map_err(ExternalError::new)?;
                    }
                    Ok(Some(line.to_owned()))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(error) => Err(ExternalError::new(error).into()),
            },
            Source::Lines => {
                self.print_line(&question)?;
                let mut bytes = Vec::new();
                if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
                    return Ok(None);
                }
                Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
            }
        }
    }

    /// Asks until the answer is one of those that are possible; `None` at the end of the input.
    pub(crate) fn choose(
        &mut self,
        question: &Message,
        possible: &[Answer],
    ) -> Result<Option<Answer>> {
        loop {
            let Some(typed) = self.ask(question)? else {
                return Ok(None);
            };
            if let Some(answer) = Answer::read(&typed, possible) {
                return Ok(Some(answer));
            }
            let expected = Message::list(possible.iter().map(|answer| answer.message()));
            self.print_message(&ParseError::new(expected, typed.to_lowercase()).message())?;
        }
    }

    /// Returns the width of the terminal; `None` for a pipe.
    fn columns(&self) -> Option<usize> {
        match self.source {
            Source::Terminal(_) => {
                let (_, columns) = console::Term::stdout().size_checked()?;
                Some(columns.into())
            }
            Source::Lines => None,
        }
    }

    /// Clears the screen before the next player takes over.
    pub(crate) fn cover(&mut self) -> io::Result<()> {
        match self.source {
            // Clears the scrollback as well.
            Source::Terminal(_) => write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?,
            Source::Lines => self.print_line("\n".repeat(40))?,
        }
        self.output.flush()
    }
}
