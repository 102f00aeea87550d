//! A conversation with a person: lines with editing and history at a terminal, plain lines in a
//! pipe.

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

/// A longer question gets a line of its own, so that there is room for the answer.
const MAX_INLINE_PROMPT: usize = 40;

/// Where a person reads and answers.
pub(crate) struct Console {
    source: Source,
    output: io::Stdout,
    pub(crate) style: OutputStyle,
    pub(crate) profile: Profile,
    /// Whether nobody answers any more.
    pub(crate) is_closed: bool,
}

/// How a table is looked at.
#[derive(Default)]
pub(crate) struct Highlights<'a> {
    /// What is drawn as picked.
    pub(crate) picked: &'a [Spot],
    /// What is drawn as where it can go.
    pub(crate) targets: &'a [Spot],
    /// What should be on the screen in any case.
    pub(crate) focus: &'a [Spot],
    /// Where to look on a wide board.
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

    /// Tells something in the person's language.
    pub(crate) fn print_message(&mut self, message: &Message) -> io::Result<()> {
        self.print_line(self.style.text(message))
    }

    /// Says what is the same in every language.
    pub(crate) fn print_line(&mut self, words: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", words.as_ref())
    }

    /// Shows the table: of a board that is wider than the screen, what can be seen in the viewport.
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

    /// Asks, and returns the answer without spaces around it; `None` when there is nobody any more.
    pub(crate) fn ask(&mut self, question: &Message) -> Result<Option<String>> {
        let answer = self.read_answer(question)?;
        self.is_closed = answer.is_none();
        Ok(answer)
    }

    /// Asks at a prompt of a game.
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

    /// Asks until the answer is one of these; `None` when there is nobody any more.
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

    /// How wide the screen is; a pipe has no end.
    fn columns(&self) -> Option<usize> {
        match self.source {
            Source::Terminal(_) => {
                let (_, columns) = console::Term::stdout().size_checked()?;
                Some(columns.into())
            }
            Source::Lines => None,
        }
    }

    /// Hides what is on the screen from the next person.
    pub(crate) fn cover(&mut self) -> io::Result<()> {
        match self.source {
            // Also what has scrolled away.
            Source::Terminal(_) => write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?,
            Source::Lines => self.print_line("\n".repeat(40))?,
        }
        self.output.flush()
    }
}
