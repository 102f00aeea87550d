//! One game, from its first move until somebody leaves.

use std::path::PathBuf;

use tabuleiro_core::{LocalizedError, Message, Seat, Turn, Unreadable, msg};
use tabuleiro_session::{Autosave, Effort, Position, Table, seat_words};

use super::console::{Console, Look};
use super::input::{Command, read_command};
use super::pick::{Pick, pick};
use super::window::Window;
use crate::MESSAGES;
use crate::failure::Result;
use crate::thinking::Watched;

/// Where to go when a game is left.
pub(crate) enum Leaving {
    ToMenu,
    Program,
}

/// A table with people at this terminal.
pub(crate) struct Game {
    pub(super) table: Table,
    /// Where it was loaded from or saved last.
    pub(super) file: Option<PathBuf>,
    /// What is in that file.
    pub(super) saved: Option<String>,
    /// Keeps the game in case that this terminal is killed.
    autosave: Autosave,
    /// Computers among themselves do not wait.
    pub(super) run: bool,
    /// How hard computers without a level think.
    pub(super) effort: Effort,
    /// The person whose secrets are on the screen.
    pub(super) seen_by: Option<Seat>,
    /// Where people look on a wide board.
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
    pub(crate) fn new(table: Table, file: Option<PathBuf>, autosave: Autosave) -> Game {
        let saved = file.is_some().then(|| table.record().to_string());
        Game {
            table,
            file,
            saved,
            autosave,
            run: false,
            effort: Effort::default(),
            seen_by: None,
            window: Window::default(),
        }
    }

    /// The same game, with computers that do or do not wait and think so hard.
    pub(crate) fn with_effort(self, run: bool, effort: Effort) -> Game {
        Game { run, effort, ..self }
    }

    /// Plays until somebody leaves.
    pub(crate) fn play(mut self, console: &mut Console) -> Result<Leaving> {
        self.tell_order(console)?;
        loop {
            let next = match self.table.turn() {
                Turn::Of(seat) if self.table.player(seat).is_human() => {
                    match self.cover_for(console, seat)? {
                        Next::Again => {
                            self.show(console)?;
                            self.ask_person(console, seat)?
                        }
                        other => other,
                    }
                }
                Turn::Of(_) => self.let_computer_play(console)?,
                Turn::Over(_) => {
                    self.show(console)?;
                    self.ask_after_the_end(console)?
                }
            };
            match next {
                Next::Again => {}
                Next::Changed => self.keep(console)?,
                Next::Leave(leaving) => {
                    // Whom the program has lost finds the game again; who left did so on purpose.
                    if !console.is_closed || self.is_saved() {
                        self.autosave.forget();
                    }
                    return Ok(leaving);
                }
            }
        }
    }

    /// Keeps the game as it is, so that a killed terminal loses nothing.
    fn keep(&mut self, console: &mut Console) -> Result<()> {
        if self.table.people().next().is_none() || self.table.moves().len() == 0 {
            return Ok(());
        }
        if let Err(error) = self.autosave.keep(&self.table) {
            console.tell(&msg!("play-not-kept", why = error.to_string()))?;
        }
        Ok(())
    }

    /// Lets go of what was kept: another game takes the place of this one.
    pub(super) fn forget(&mut self) {
        self.autosave.forget();
    }

    /// Whether the file of the game holds all of it.
    pub(super) fn is_saved(&self) -> bool {
        self.saved.as_deref() == Some(&self.table.record().to_string())
    }

    pub(super) fn position(&self) -> &dyn Position {
        &**self.table.position()
    }

    /// Who plays, in the order of turns from the one who begins.
    fn tell_order(&self, console: &mut Console) -> Result<()> {
        if let Turn::Of(first) = self.position().turn() {
            let seats = self.table.players().len();
            let order = std::iter::successors(Some(first), |seat| Some(seat.next(seats)));
            let words = |seat| seat_words(self.position(), self.table.players(), seat);
            let order = Message::in_turn(order.take(seats).map(words));
            let spec = self.table.variant().spec();
            console.say("")?;
            console.tell(&msg!("play-order", game = spec, order = order))?;
        }
        Ok(())
    }

    /// Between people at one screen, what is secret is covered until the next one is ready.
    fn cover_for(&mut self, console: &mut Console, seat: Seat) -> Result<Next> {
        if self.table.covered_for(self.seen_by) != Some(seat) {
            return Ok(Next::Again);
        }
        console.cover()?;
        let who = seat_words(self.position(), self.table.players(), seat);
        loop {
            let answer = console
                .ask(&msg!("play-cover", who = who.clone()))?
                .unwrap_or_else(|| "quit".to_owned());
            match read_command(&answer) {
                Some(Command::Save(file)) => drop(self.save(console, file)?),
                Some(Command::Quit) => {
                    if let leave @ Next::Leave(_) = self.quit(console)? {
                        return Ok(leave);
                    }
                }
                Some(Command::Ask) => break,
                // Anything else is no sign that nobody is looking.
                _ => {}
            }
        }
        self.seen_by = Some(seat);
        Ok(Next::Again)
    }

    pub(super) fn show(&self, console: &mut Console) -> Result<()> {
        console.say("")?;
        let focus = self.table.moves().next_back().map_or(&[][..], |last| &last.spots);
        let look = Look { focus, window: self.window, ..Look::default() };
        let view = self.position().text(self.table.viewer(), console.manner.language);
        console.show(&view, &look)?;
        console.tell(&self.table.turn_words())?;
        Ok(())
    }

    fn ask_person(&mut self, console: &mut Console, seat: Seat) -> Result<Next> {
        loop {
            let (who, prompt) = (self.position().seat_name(seat), self.position().prompt());
            let question = msg!("play-ask-move", who = who, prompt = prompt);
            let mut line = console.ask(&question)?.unwrap_or_else(|| "quit".to_owned());
            let viewer = self.table.viewer();
            match pick(console, self.position(), viewer, &line)? {
                Some(Pick::Nothing) => continue,
                Some(Pick::Move(text) | Pick::Typed(text)) => line = text,
                None => {}
            }
            if read_command(&line) == Some(Command::Ask) {
                match self.ask_step_by_step(console)? {
                    Some(answer) => line = answer,
                    None => continue,
                }
            }
            let next = match read_command(&line) {
                Some(command) => self.obey(console, command)?,
                None => self.try_move(console, &line)?,
            };
            if !matches!(next, Next::Again) {
                return Ok(next);
            }
        }
    }

    /// The move that the answers to the game's questions make, or a command typed instead of one.
    fn ask_step_by_step(&self, console: &mut Console) -> Result<Option<String>> {
        let mut answers: Vec<String> = Vec::new();
        for question in self.position().questions() {
            if !answers.is_empty() && self.position().play(&answers.join(" ")).is_ok() {
                // Such as a pass, which says all at once.
                break;
            }
            loop {
                let answer = console.ask(&msg!("play-question", question = question.clone()))?;
                let answer = answer.unwrap_or_else(|| "quit".to_owned());
                match read_command(&answer) {
                    Some(Command::Ask) => return Ok(None),
                    Some(_) => return Ok(Some(answer)),
                    None => answers.push(answer),
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
        Ok((!answers.is_empty()).then(|| answers.join(" ")))
    }

    fn try_move(&mut self, console: &mut Console, line: &str) -> Result<Next> {
        match self.table.play(line) {
            Ok(played) => {
                for news in &played.news {
                    console.tell(news)?;
                }
                self.window = Window::default();
                Ok(Next::Changed)
            }
            Err(error) => {
                console.tell(&error.message())?;
                Ok(Next::Again)
            }
        }
    }

    fn let_computer_play(&mut self, console: &mut Console) -> Result<Next> {
        if !self.run && self.table.people().next().is_none() {
            self.show(console)?;
            let line = console.ask(&msg!("play-ask-next"))?;
            let line = line.unwrap_or_else(|| "quit".to_owned());
            match read_command(&line) {
                Some(Command::Ask) => {}
                Some(command) => return self.obey(console, command),
                None if line.to_lowercase() == console.manner.say(&msg!("answer-run")) => {
                    self.run = true;
                }
                None => {
                    let error = Unreadable::new(msg!("play-expected-next"), line);
                    console.tell(&error.message())?;
                    return Ok(Next::Again);
                }
            }
        }
        let Turn::Of(seat) = self.table.turn() else {
            return Ok(Next::Changed);
        };
        let who = seat_words(self.position(), self.table.players(), seat);
        let watched = Watched::new(who.clone(), console.manner.language)?;
        let decision = self.table.decide(&self.effort, &watched);
        drop(watched);
        if let Some(decision) = decision {
            let played = self.table.play(&decision.text)?;
            console.tell(&msg!("play-plays", who = who, text = played.text.clone()))?;
            for news in &played.news {
                console.tell(news)?;
            }
            self.window = Window::default();
        }
        Ok(Next::Changed)
    }

    fn ask_after_the_end(&mut self, console: &mut Console) -> Result<Next> {
        let (yes, no) = (msg!("answer-yes"), msg!("answer-no"));
        let begins = |console: &Console, answer: &str, word: &Message| {
            !answer.is_empty() && console.manner.say(word).starts_with(&answer.to_lowercase())
        };
        loop {
            let Some(answer) = console.ask(&msg!("play-ask-menu"))? else {
                return Ok(Next::Leave(Leaving::Program));
            };
            let next = match read_command(&answer) {
                _ if begins(console, &answer, &yes) => Next::Leave(Leaving::ToMenu),
                _ if begins(console, &answer, &no) => Next::Leave(Leaving::Program),
                Some(Command::Quit) => Next::Leave(Leaving::Program),
                Some(Command::Ask) | None => {
                    let expected = Message::one_of([yes.clone(), no.clone()]);
                    console.tell(&Unreadable::new(expected, answer).message())?;
                    Next::Again
                }
                Some(command) => self.obey(console, command)?,
            };
            if !matches!(next, Next::Again) {
                return Ok(next);
            }
        }
    }
}
