//! A game in line mode, from its first move until it is left.

use tabuleiro_core::{LocalizedError, Message, ParseError, Seat, Turn, msg};
use tabuleiro_session::{LocalGame, Position};

use super::answer::Answer;
use super::console::{Console, Highlights};
use super::input::{Command, Input};
use super::move_picker::pick_move;
use super::viewport::Viewport;
use crate::MESSAGES;
use crate::error::Result;
use crate::interrupt::ThinkingSpinner;

/// The destination after a game.
pub(crate) enum Exit {
    ToMenu,
    Quit,
}

/// A game that is played line by line.
pub(crate) struct LineGame {
    pub(super) local: LocalGame,
    /// The visible part of a wide board.
    pub(super) viewport: Viewport,
    /// Set by `--run`: the program ends with the game, without a question.
    pub(super) ends_with_game: bool,
}

/// The next step after a command.
pub(super) enum Next {
    /// The same player is asked again.
    Prompt,
    /// The position has changed.
    PositionChanged,
    Leave(Exit),
}

impl LineGame {
    pub(crate) fn new(local: LocalGame) -> LineGame {
        LineGame { local, viewport: Viewport::default(), ends_with_game: false }
    }

    /// Plays until the game is left.
    pub(crate) fn play(mut self, console: &mut Console) -> Result<Exit> {
        if let Some(order) = self.local.turn_order() {
            let game = self.local.table().variant().spec();
            console.print_line("")?;
            console.print_message(&msg!("play-order", game = game, order = order))?;
        }
        loop {
            let next = match self.local.table().turn() {
                Turn::Of(seat) if self.local.table().player(seat).is_human() => {
                    match self.reveal_secrets(console)? {
                        Next::Prompt => {
                            self.show(console)?;
                            self.prompt_for_turn(console, seat)?
                        }
                        other => other,
                    }
                }
                Turn::Of(seat) => self.play_computer_turn(console, seat)?,
                Turn::Over(_) => {
                    self.show(console)?;
                    if self.ends_with_game {
                        Next::Leave(Exit::Quit)
                    } else {
                        self.prompt_after_game(console)?
                    }
                }
            };
            if let Next::Leave(exit) = next {
                // After an unexpected end of the input the autosave stays, and the menu offers the
                // game again.
                if !console.is_closed || self.local.is_saved() {
                    self.local.discard_autosave();
                }
                return Ok(exit);
            }
        }
    }

    pub(super) fn position(&self) -> &dyn Position {
        self.local.position()
    }

    /// Hides secret hands between players at one screen until the next player confirms.
    fn reveal_secrets(&mut self, console: &mut Console) -> Result<Next> {
        let Some(seat) = self.local.handover_to() else {
            return Ok(Next::Prompt);
        };
        console.cover()?;
        let question = msg!("play-cover", who = self.local.table().seat_label(seat));
        loop {
            match console.read(&question)? {
                Input::Command(Command::Save(file)) => drop(self.save(console, file)?),
                Input::Command(Command::Quit) | Input::End => {
                    if let leave @ Next::Leave(_) = self.quit(console)? {
                        return Ok(leave);
                    }
                }
                Input::Command(Command::Ask) => break,
                // Only an empty line confirms.
                Input::Command(_) | Input::Text(_) => {}
            }
        }
        self.local.confirm_handover();
        Ok(Next::Prompt)
    }

    pub(super) fn show(&self, console: &mut Console) -> Result<()> {
        console.print_line("")?;
        let focus = self.local.table().moves().next_back().map_or(&[][..], |last| &last.spots);
        let look = Highlights { focus, viewport: self.viewport, ..Highlights::default() };
        console.show(self.position(), self.local.table().viewer(), &look)?;
        console.print_message(&self.local.table().turn_message())?;
        Ok(())
    }

    fn prompt_for_turn(&mut self, console: &mut Console, seat: Seat) -> Result<Next> {
        loop {
            let (who, prompt) = (self.position().seat_name(seat), self.position().prompt());
            let typed = console.read(&msg!("play-ask-move", who = who, prompt = prompt))?;
            let next = match self.complete_move(console, typed)? {
                Some(Input::Command(command)) => self.run_command(console, command)?,
                Some(Input::Text(text)) => self.play_move(console, &text)?,
                Some(Input::End) => self.quit(console)?,
                None => Next::Prompt,
            };
            if !matches!(next, Next::Prompt) {
                return Ok(next);
            }
        }
    }

    /// Asks for the rest of a move of which only the first spot was typed; `None` if it is
    /// cancelled.
    fn complete_move(&self, console: &mut Console, typed: Input) -> Result<Option<Input>> {
        match typed {
            Input::Command(Command::Ask) => self.ask_move_step_by_step(console),
            Input::Text(text) => match self.position().parse_spot(&text) {
                Some(spot) => {
                    pick_move(console, self.position(), self.local.table().viewer(), spot)
                }
                None => Ok(Some(Input::Text(text))),
            },
            other => Ok(Some(other)),
        }
    }

    /// Asks the questions of the game one by one. Returns the move, or the input that was typed
    /// instead of an answer; `None` after an empty answer.
    fn ask_move_step_by_step(&self, console: &mut Console) -> Result<Option<Input>> {
        let mut answers: Vec<String> = Vec::new();
        for question in self.position().questions() {
            if !answers.is_empty() && self.position().play(&answers.join(" ")).is_ok() {
                // The answers are a complete move already, such as a pass.
                break;
            }
            loop {
                match console.read(&msg!("play-question", question = question.clone()))? {
                    Input::Command(Command::Ask) => return Ok(None),
                    Input::Text(answer) => answers.push(answer),
                    other => return Ok(Some(other)),
                }
                let so_far: Vec<&str> = answers.iter().map(String::as_str).collect();
                match self.position().check_answer(&so_far) {
                    Ok(()) => break,
                    Err(message) => {
                        console.print_message(&message)?;
                        answers.pop();
                    }
                }
            }
        }
        Ok((!answers.is_empty()).then(|| Input::Text(answers.join(" "))))
    }

    fn play_move(&mut self, console: &mut Console, text: &str) -> Result<Next> {
        match self.local.play(text) {
            Ok(told) => self.report_move(console, &told),
            Err(error) => {
                console.print_message(&error.message())?;
                Ok(Next::Prompt)
            }
        }
    }

    fn report_move(&mut self, console: &mut Console, told: &[Message]) -> Result<Next> {
        for message in told {
            console.print_message(message)?;
        }
        self.viewport = Viewport::default();
        Ok(Next::PositionChanged)
    }

    fn play_computer_turn(&mut self, console: &mut Console, seat: Seat) -> Result<Next> {
        if !self.local.autoplays() {
            self.show(console)?;
            match console.read(&msg!("play-ask-next"))? {
                Input::Command(Command::Ask) => {}
                Input::Command(command) => return self.run_command(console, command),
                Input::Text(text) if Answer::Run.is(&text) => self.local.autoplay = true,
                Input::Text(text) => {
                    let error = ParseError::new(msg!("play-expected-next"), text);
                    console.print_message(&error.message())?;
                    return Ok(Next::Prompt);
                }
                Input::End => return self.quit(console),
            }
        }
        let table = self.local.table();
        let spinner = ThinkingSpinner::new(table.seat_label(seat), console.style.language)?;
        let decision = table.computer_move(&self.local.budget, &spinner);
        drop(spinner);
        match decision {
            Some(decision) => {
                let told = self.local.play_computer_move(&decision)?;
                self.report_move(console, &told)
            }
            None => Ok(Next::PositionChanged),
        }
    }

    fn prompt_after_game(&mut self, console: &mut Console) -> Result<Next> {
        let answers = [Answer::Yes, Answer::No];
        loop {
            let typed = match console.read(&msg!("play-ask-menu"))? {
                Input::End | Input::Command(Command::Quit) => {
                    return Ok(Next::Leave(Exit::Quit));
                }
                Input::Command(Command::Ask) => String::new(),
                Input::Command(command) => match self.run_command(console, command)? {
                    Next::Prompt => continue,
                    next => return Ok(next),
                },
                Input::Text(text) => text,
            };
            match Answer::read(&typed, &answers) {
                Some(Answer::Yes) => return Ok(Next::Leave(Exit::ToMenu)),
                Some(_) => return Ok(Next::Leave(Exit::Quit)),
                None => {
                    let expected = Message::list_or(answers.map(Answer::message));
                    console.print_message(&ParseError::new(expected, typed).message())?;
                }
            }
        }
    }
}
