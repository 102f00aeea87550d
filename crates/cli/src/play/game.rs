//! One game, from its first move until somebody leaves.

use tabuleiro_core::{LocalizedError, Message, ParseError, Seat, Turn, msg};
use tabuleiro_session::{LocalGame, Position};

use super::answer::Answer;
use super::console::{Console, Look};
use super::input::{Command, Input};
use super::pick::pick;
use super::window::Window;
use crate::MESSAGES;
use crate::failure::Result;
use crate::thinking::Watched;

/// Where to go when a game is left.
pub(crate) enum Leaving {
    ToMenu,
    Program,
}

/// A game that is played line by line.
pub(crate) struct Game {
    pub(super) local: LocalGame,
    /// The part of a wide board that is shown.
    pub(super) window: Window,
}

/// What to do after a command.
pub(super) enum Next {
    /// Ask the same person again.
    Again,
    /// The position is another one.
    Changed,
    Leave(Leaving),
}

impl Game {
    pub(crate) fn new(local: LocalGame) -> Game {
        Game { local, window: Window::default() }
    }

    /// Plays until somebody leaves.
    pub(crate) fn play(mut self, console: &mut Console) -> Result<Leaving> {
        if let Some(order) = self.local.order_of_turns() {
            let game = self.local.table().variant().spec();
            console.say("")?;
            console.tell(&msg!("play-order", game = game, order = order))?;
        }
        loop {
            let next = match self.local.table().turn() {
                Turn::Of(seat) if self.local.table().player(seat).is_human() => {
                    match self.uncover(console)? {
                        Next::Again => {
                            self.show(console)?;
                            self.ask_person(console, seat)?
                        }
                        other => other,
                    }
                }
                Turn::Of(seat) => self.let_computer_play(console, seat)?,
                Turn::Over(_) => {
                    self.show(console)?;
                    self.ask_after_the_end(console)?
                }
            };
            if let Next::Leave(leaving) = next {
                // A person whom the program has lost finds the game again.
                if !console.is_closed || self.local.is_saved() {
                    self.local.forget();
                }
                return Ok(leaving);
            }
        }
    }

    pub(super) fn position(&self) -> &dyn Position {
        self.local.position()
    }

    /// Between people at one screen, covers what is secret until the next one is ready.
    fn uncover(&mut self, console: &mut Console) -> Result<Next> {
        let Some(seat) = self.local.covered_for() else {
            return Ok(Next::Again);
        };
        console.cover()?;
        let question = msg!("play-cover", who = self.local.table().seat_words(seat));
        loop {
            match console.read(&question)? {
                Input::Command(Command::Save(file)) => drop(self.save(console, file)?),
                Input::Command(Command::Quit) | Input::End => {
                    if let leave @ Next::Leave(_) = self.quit(console)? {
                        return Ok(leave);
                    }
                }
                Input::Command(Command::Ask) => break,
                // Anything else is no sign that nobody is looking.
                Input::Command(_) | Input::Text(_) => {}
            }
        }
        self.local.uncover();
        Ok(Next::Again)
    }

    pub(super) fn show(&self, console: &mut Console) -> Result<()> {
        console.say("")?;
        let focus = self.local.table().moves().next_back().map_or(&[][..], |last| &last.spots);
        let look = Look { focus, window: self.window, ..Look::default() };
        console.show(self.position(), self.local.table().viewer(), &look)?;
        console.tell(&self.local.table().turn_words())?;
        Ok(())
    }

    fn ask_person(&mut self, console: &mut Console, seat: Seat) -> Result<Next> {
        loop {
            let (who, prompt) = (self.position().seat_name(seat), self.position().prompt());
            let typed = console.read(&msg!("play-ask-move", who = who, prompt = prompt))?;
            let next = match self.complete(console, typed)? {
                Some(Input::Command(command)) => self.obey(console, command)?,
                Some(Input::Text(text)) => self.try_move(console, &text)?,
                Some(Input::End) => self.quit(console)?,
                None => Next::Again,
            };
            if !matches!(next, Next::Again) {
                return Ok(next);
            }
        }
    }

    /// Asks for the rest of a move where a line is only its beginning; `None` where nothing came
    /// of it.
    fn complete(&self, console: &mut Console, typed: Input) -> Result<Option<Input>> {
        match typed {
            Input::Command(Command::Ask) => self.ask_step_by_step(console),
            Input::Text(text) => match self.position().read_spot(&text) {
                Some(spot) => pick(console, self.position(), self.local.table().viewer(), spot),
                None => Ok(Some(Input::Text(text))),
            },
            other => Ok(Some(other)),
        }
    }

    /// Returns the move that the answers to the game's questions make, or what was typed instead
    /// of an answer; `None` where an empty answer ends the questions.
    fn ask_step_by_step(&self, console: &mut Console) -> Result<Option<Input>> {
        let mut answers: Vec<String> = Vec::new();
        for question in self.position().questions() {
            if !answers.is_empty() && self.position().play(&answers.join(" ")).is_ok() {
                // Such as a pass, which says all at once.
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
                        console.tell(&message)?;
                        answers.pop();
                    }
                }
            }
        }
        Ok((!answers.is_empty()).then(|| Input::Text(answers.join(" "))))
    }

    fn try_move(&mut self, console: &mut Console, text: &str) -> Result<Next> {
        match self.local.play(text) {
            Ok(told) => self.tell_played(console, &told),
            Err(error) => {
                console.tell(&error.message())?;
                Ok(Next::Again)
            }
        }
    }

    fn tell_played(&mut self, console: &mut Console, told: &[Message]) -> Result<Next> {
        for message in told {
            console.tell(message)?;
        }
        self.window = Window::default();
        Ok(Next::Changed)
    }

    fn let_computer_play(&mut self, console: &mut Console, seat: Seat) -> Result<Next> {
        if !self.local.plays_on() {
            self.show(console)?;
            match console.read(&msg!("play-ask-next"))? {
                Input::Command(Command::Ask) => {}
                Input::Command(command) => return self.obey(console, command),
                Input::Text(text) if Answer::Run.is(&text) => self.local.run = true,
                Input::Text(text) => {
                    let error = ParseError::new(msg!("play-expected-next"), text);
                    console.tell(&error.message())?;
                    return Ok(Next::Again);
                }
                Input::End => return self.quit(console),
            }
        }
        let table = self.local.table();
        let watched = Watched::new(table.seat_words(seat), console.manner.language)?;
        let decision = table.decide(&self.local.budget, &watched);
        drop(watched);
        match decision {
            Some(decision) => {
                let told = self.local.play_decision(&decision)?;
                self.tell_played(console, &told)
            }
            None => Ok(Next::Changed),
        }
    }

    fn ask_after_the_end(&mut self, console: &mut Console) -> Result<Next> {
        let answers = [Answer::Yes, Answer::No];
        loop {
            let typed = match console.read(&msg!("play-ask-menu"))? {
                Input::End | Input::Command(Command::Quit) => {
                    return Ok(Next::Leave(Leaving::Program));
                }
                Input::Command(Command::Ask) => String::new(),
                Input::Command(command) => match self.obey(console, command)? {
                    Next::Again => continue,
                    next => return Ok(next),
                },
                Input::Text(text) => text,
            };
            match Answer::read(&typed, &answers) {
                Some(Answer::Yes) => return Ok(Next::Leave(Leaving::ToMenu)),
                Some(_) => return Ok(Next::Leave(Leaving::Program)),
                None => {
                    let expected = Message::one_of(answers.map(Answer::message));
                    console.tell(&ParseError::new(expected, typed).message())?;
                }
            }
        }
    }
}
