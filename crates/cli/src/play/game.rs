//! One game, from its first move until somebody leaves.

use std::path::PathBuf;

use tabuleiro_core::{Seat, Turn, Viewer};
use tabuleiro_session::{Position, Table, load, save};

use super::console::Console;
use super::input::{Command, HELP, read_command};
use super::pick::{Pick, pick};
use crate::commands::board::{lines, seat_words, turn_words};

/// Where to go when a game is left.
pub(crate) enum Leaving {
    ToMenu,
    Program,
}

/// A table with people at this terminal.
pub(crate) struct Game {
    table: Table,
    /// Where it was loaded from or saved last.
    file: Option<PathBuf>,
    /// What is in that file.
    saved: Option<String>,
    /// Computers among themselves do not wait.
    run: bool,
    /// The person whose secrets are on the screen.
    seen_by: Option<Seat>,
}

/// What to do after a command.
enum Next {
    /// Ask the same person again.
    Again,
    /// The position is another one.
    Changed,
    Leave(Leaving),
}

impl Game {
    pub(crate) fn new(table: Table, file: Option<PathBuf>, run: bool) -> Game {
        let saved = file.is_some().then(|| table.record().to_string());
        Game { table, file, saved, run, seen_by: None }
    }

    /// Plays until somebody leaves.
    pub(crate) fn play(mut self, console: &mut Console) -> anyhow::Result<Leaving> {
        loop {
            let next = match self.table.position().turn() {
                Turn::Of(seat) if self.table.player(seat).is_human() => {
                    self.cover_for(console, seat)?;
                    self.show(console)?;
                    self.ask_person(console, seat)?
                }
                Turn::Of(_) => self.let_computer_play(console)?,
                Turn::Over(_) => {
                    self.show(console)?;
                    self.ask_after_the_end(console)?
                }
            };
            if let Next::Leave(leaving) = next {
                return Ok(leaving);
            }
        }
    }

    fn position(&self) -> &dyn Position {
        &**self.table.position()
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.players().len()).filter(|&seat| self.table.player(seat).is_human())
    }

    /// Who is looking at the screen.
    fn viewer(&self) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next(), self.position().turn()) {
            (Some(only), None, _) => Viewer::Seat(only),
            (Some(_), Some(_), Turn::Of(seat)) if self.table.player(seat).is_human() => {
                Viewer::Seat(seat)
            }
            _ => Viewer::Watcher,
        }
    }

    /// Between people at one screen, what is secret is covered until the next one is ready.
    fn cover_for(&mut self, console: &mut Console, seat: Seat) -> anyhow::Result<()> {
        let several = self.people().count() > 1;
        if self.position().has_secrets() && several && self.seen_by != Some(seat) {
            console.cover()?;
            let who = seat_words(self.position(), self.table.players(), seat);
            console.ask(&format!("{who}, press Enter when only you can see the screen"))?;
            self.seen_by = Some(seat);
        }
        Ok(())
    }

    fn show(&self, console: &mut Console) -> anyhow::Result<()> {
        console.say("")?;
        for line in lines(self.position(), self.viewer(), console.paint, &[], &[]) {
            console.say(line)?;
        }
        console.say(turn_words(self.position(), self.table.players()))?;
        Ok(())
    }

    fn ask_person(&mut self, console: &mut Console, seat: Seat) -> anyhow::Result<Next> {
        let letter = self.position().seat_name(seat);
        loop {
            let question = format!("{letter}: {} (help for more)", self.position().prompt());
            let mut line = console.ask(&question)?.unwrap_or_else(|| "quit".to_owned());
            let viewer = self.viewer();
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
    fn ask_step_by_step(&self, console: &mut Console) -> anyhow::Result<Option<String>> {
        let mut answers: Vec<String> = Vec::new();
        for question in self.position().questions() {
            if !answers.is_empty() && self.position().play(&answers.join(" ")).is_ok() {
                // Such as a pass, which says all at once.
                break;
            }
            loop {
                let answer = console.ask(&format!("{question}?"))?;
                let answer = answer.unwrap_or_else(|| "quit".to_owned());
                match read_command(&answer) {
                    Some(Command::Ask) => return Ok(None),
                    Some(_) => return Ok(Some(answer)),
                    None => answers.push(answer),
                }
                let so_far: Vec<&str> = answers.iter().map(String::as_str).collect();
                match self.position().check_answer(&so_far) {
                    Ok(()) => break,
                    Err(words) => {
                        console.say(words)?;
                        answers.pop();
                    }
                }
            }
        }
        Ok((!answers.is_empty()).then(|| answers.join(" ")))
    }

    fn try_move(&mut self, console: &mut Console, line: &str) -> anyhow::Result<Next> {
        match self.table.play(line) {
            Ok(played) => {
                for news in played.news.clone() {
                    console.say(news)?;
                }
                Ok(Next::Changed)
            }
            Err(error) => {
                console.say(error.to_string())?;
                Ok(Next::Again)
            }
        }
    }

    fn let_computer_play(&mut self, console: &mut Console) -> anyhow::Result<Next> {
        if !self.run && self.people().next().is_none() {
            self.show(console)?;
            let line =
                console.ask("Enter for the next move, run for all of them (help for more)")?;
            let line = line.unwrap_or_else(|| "quit".to_owned());
            match read_command(&line) {
                Some(Command::Ask) => {}
                Some(command) => return self.obey(console, command),
                None if line.eq_ignore_ascii_case("run") => self.run = true,
                None => {
                    console.say(format!("expected Enter, run or a command, got {line:?}"))?;
                    return Ok(Next::Again);
                }
            }
        }
        let Turn::Of(seat) = self.position().turn() else {
            return Ok(Next::Changed);
        };
        let who = seat_words(self.position(), self.table.players(), seat);
        if let Some(played) = self.table.play_bot() {
            let told = [format!("{who} plays {}", played.text)];
            for words in told.into_iter().chain(played.news.clone()) {
                console.say(words)?;
            }
        }
        Ok(Next::Changed)
    }

    fn ask_after_the_end(&mut self, console: &mut Console) -> anyhow::Result<Next> {
        loop {
            let answer =
                console.ask("Back to the menu? (yes or no; undo and save FILE also work)")?;
            let answer = answer.unwrap_or_else(|| "no".to_owned());
            let next = match (answer.to_lowercase().as_str(), read_command(&answer)) {
                ("y" | "yes", _) => Next::Leave(Leaving::ToMenu),
                ("n" | "no", _) | (_, Some(Command::Quit)) => Next::Leave(Leaving::Program),
                (_, Some(Command::Ask) | None) => {
                    console.say(format!("expected yes or no, got {answer:?}"))?;
                    Next::Again
                }
                (_, Some(command)) => self.obey(console, command)?,
            };
            if !matches!(next, Next::Again) {
                return Ok(next);
            }
        }
    }

    fn obey(&mut self, console: &mut Console, command: Command) -> anyhow::Result<Next> {
        match command {
            Command::Help => {
                for (typed, does) in HELP {
                    console.say(format!("{typed:12} {does}"))?;
                }
            }
            Command::Rules => console.say(self.table.variant().kind().info.rules)?,
            Command::Board => self.show(console)?,
            Command::Moves => {
                let moves: Vec<String> =
                    self.position().choices().into_iter().map(|choice| choice.text).collect();
                console.say(format!("{}: {}", moves.len(), moves.join("  ")))?;
            }
            Command::Hint => match self.table.hint() {
                Some(text) => console.say(format!("the computer would play {text}"))?,
                None => console.say("the game is over")?,
            },
            Command::Position => console.say(self.position().write())?,
            Command::Undo => return self.step(console, Table::undo_to_person, "take back"),
            Command::Redo => return self.step(console, Table::redo_to_person, "play again"),
            Command::Save(file) => {
                self.save(console, file)?;
            }
            Command::Load(file) => return self.load(console, file),
            Command::Quit => return self.quit(console),
            Command::Ask => {}
        }
        Ok(Next::Again)
    }

    fn step(
        &mut self,
        console: &mut Console,
        step: fn(&mut Table) -> bool,
        what: &str,
    ) -> anyhow::Result<Next> {
        if step(&mut self.table) {
            Ok(Next::Changed)
        } else {
            console.say(format!("there is nothing to {what}"))?;
            Ok(Next::Again)
        }
    }

    /// Saves the game; whether it is saved now.
    fn save(&mut self, console: &mut Console, file: Option<PathBuf>) -> anyhow::Result<bool> {
        let Some(file) = file
            .or_else(|| self.file.clone())
            .map_or_else(|| ask_file(console), |file| Ok(Some(file)))?
        else {
            return Ok(false);
        };
        let is_other = self.file.as_ref() != Some(&file) && file.exists();
        let question = format!("replace {}? (yes or no)", file.display());
        if is_other && console.choose(&question, &["yes", "no"])? != Some(0) {
            return Ok(false);
        }
        self.table.set_other_tag("Date", jiff::Zoned::now().strftime("%Y.%m.%d").to_string());
        let record = self.table.record();
        match save(&file, &record) {
            Ok(()) => {
                console.say(format!("saved in {}", file.display()))?;
                self.saved = Some(record.to_string());
                self.file = Some(file);
                Ok(true)
            }
            Err(error) => {
                console.say(format!("cannot save in {}: {error}", file.display()))?;
                Ok(false)
            }
        }
    }

    fn load(&mut self, console: &mut Console, file: Option<PathBuf>) -> anyhow::Result<Next> {
        if !self.may_be_lost(console)? {
            return Ok(Next::Again);
        }
        let Some(file) = file.map_or_else(|| ask_file(console), |file| Ok(Some(file)))? else {
            return Ok(Next::Again);
        };
        match load_table(&file) {
            Ok(table) => {
                *self = Game::new(table, Some(file), self.run);
                Ok(Next::Changed)
            }
            Err(words) => {
                console.say(words)?;
                Ok(Next::Again)
            }
        }
    }

    fn quit(&mut self, console: &mut Console) -> anyhow::Result<Next> {
        Ok(if self.may_be_lost(console)? { Next::Leave(Leaving::Program) } else { Next::Again })
    }

    /// Whether this game can go: it is saved, or nobody wants it saved.
    fn may_be_lost(&mut self, console: &mut Console) -> anyhow::Result<bool> {
        let is_new = self.table.moves().len() == 0;
        if is_new || self.saved.as_deref() == Some(&self.table.record().to_string()) {
            return Ok(true);
        }
        let question = "this game is not saved: save it, leave it, or stay? (save, leave or stay)";
        match console.choose(question, &["save", "leave", "stay"])? {
            Some(0) => self.save(console, None),
            Some(1) | None => Ok(true),
            Some(_) => Ok(false),
        }
    }
}

/// Asks for the name of a file; Enter alone means none.
pub(super) fn ask_file(console: &mut Console) -> anyhow::Result<Option<PathBuf>> {
    let name = console.ask("file? (Enter for none)")?;
    Ok(name.filter(|name| !name.is_empty()).map(PathBuf::from))
}

/// The game in a file, or words that say why there is none.
pub(super) fn load_table(file: &std::path::Path) -> Result<Table, String> {
    let record = load(file).map_err(|error| error.to_string())?;
    Table::from_record(&record).map_err(|error| format!("{}: {error}", file.display()))
}
