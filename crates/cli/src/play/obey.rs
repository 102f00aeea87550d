//! The commands that a person types during a game instead of a move.

use std::path::PathBuf;

use tabuleiro_session::{Table, save};

use super::console::Console;
use super::game::{Game, Leaving, Next};
use super::input::{Command, HELP};
use crate::loading::load_table;
use crate::thinking::Watched;

/// How wide a list is printed.
const WIDTH: usize = 78;

impl Game {
    pub(super) fn obey(&mut self, console: &mut Console, command: Command) -> anyhow::Result<Next> {
        match command {
            Command::Help => {
                for (typed, does) in HELP {
                    console.say(format!("{typed:12} {does}"))?;
                }
            }
            Command::Rules => console.say(self.table.variant().kind().info.rules)?,
            Command::Board => self.show(console)?,
            Command::Moves(sort) => self.list_moves(console, sort.as_deref())?,
            Command::Scroll(way) => {
                self.window.scroll(way);
                self.show(console)?;
            }
            Command::Position if self.position().has_secrets() => {
                console
                    .say("the position as text would show what is hidden; save the game instead")?;
            }
            Command::Hint => match self.table.hint(&Watched::new("the computer")?) {
                Some(hint) => console.say(format!("the computer would play {}", hint.text))?,
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

    /// Lists the legal moves by their sorts, or one sort of them.
    fn list_moves(&self, console: &mut Console, wanted: Option<&str>) -> anyhow::Result<()> {
        let choices = self.position().choices();
        let is_wanted = |sort: Option<&str>| {
            wanted.is_none_or(|wanted| {
                sort.is_some_and(|sort| sort.starts_with(wanted.trim_end_matches('s')))
            })
        };
        let by_sort: Vec<_> = choices
            .chunk_by(|one, next| one.sort == next.sort)
            .filter(|moves| is_wanted(moves[0].sort))
            .collect();
        if by_sort.is_empty() {
            console.say(wanted.map_or("none".to_owned(), |sort| format!("no legal {sort} now")))?;
        }
        for moves in by_sort {
            console.say(format!("{} {}", moves.len(), moves[0].sort.unwrap_or("legal")))?;
            let mut line = String::new();
            for choice in moves {
                if line.len() + 2 + choice.text.len() > WIDTH {
                    console.say(std::mem::take(&mut line))?;
                }
                line = format!("{line}  {}", choice.text);
            }
            console.say(line)?;
        }
        Ok(())
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
    pub(super) fn save(
        &mut self,
        console: &mut Console,
        file: Option<PathBuf>,
    ) -> anyhow::Result<bool> {
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
        match load_table(&file, None) {
            Ok(table) => {
                *self = Game::new(table, Some(file), self.run, self.effort);
                Ok(Next::Changed)
            }
            Err(error) => {
                console.say(error.to_string())?;
                Ok(Next::Again)
            }
        }
    }

    pub(super) fn quit(&mut self, console: &mut Console) -> anyhow::Result<Next> {
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
