//! The commands that a person types during a game instead of a move.

use std::path::{Path, PathBuf};

use tabuleiro_core::{LocalizedError, Message, Turn, Unreadable, msg};
use tabuleiro_session::{Autosave, Table, save, turn_words};

use super::console::{Console, Look};
use super::game::{Game, Leaving, Next};
use super::input::{Command, HELP};
use crate::MESSAGES;
use crate::failure::Result;
use crate::loading::load_table;
use crate::thinking::Watched;

/// How wide a list is printed.
const WIDTH: usize = 78;
/// How many saved games are listed.
const LISTED: usize = 20;

impl Game {
    pub(super) fn obey(&mut self, console: &mut Console, command: Command) -> Result<Next> {
        match command {
            Command::Help => {
                for name in HELP {
                    let typed = console.manner.say(&Message::named(format!("play-help-{name}")));
                    let does = Message::named(format!("play-help-{name}-does"));
                    console.say(format!("{typed:12} {}", console.manner.say(&does)))?;
                }
            }
            Command::Rules => {
                console.say((self.table.variant().kind().info.rules)(console.manner.language))?;
            }
            Command::Board => self.show(console)?,
            Command::Moves(sort) => self.list_moves(console, sort.as_deref())?,
            Command::History => self.list_history(console)?,
            Command::Look(ply) => self.look_back(console, ply)?,
            Command::Scroll(way) => {
                self.window.scroll(way);
                self.show(console)?;
            }
            Command::Position if self.position().has_secrets() => {
                console.tell(&msg!("play-position-secret"))?;
            }
            Command::Hint => {
                let watched = Watched::new(msg!("the-computer"), console.manner.language)?;
                let hint = self.table.hint(&watched);
                drop(watched);
                console.tell(&match hint {
                    Some(hint) => msg!("play-hint", text = hint.text),
                    None => msg!("game-over"),
                })?;
            }
            Command::Position => console.say(self.position().write())?,
            Command::Undo => {
                return self.step(console, Table::undo_to_person, &msg!("play-nothing-to-undo"));
            }
            Command::Redo => {
                return self.step(console, Table::redo_to_person, &msg!("play-nothing-to-redo"));
            }
            Command::Save(file) => {
                self.save(console, file)?;
            }
            Command::Load(file) => return self.load(console, file),
            Command::Quit => return self.quit(console),
            Command::Ask => {}
        }
        Ok(Next::Again)
    }

    /// Lists the moves so far, with who made them.
    fn list_history(&self, console: &mut Console) -> Result<()> {
        for (number, played) in (1..).zip(self.table.moves()) {
            let before = self.table.position_at(number - 1).map(|position| position.turn());
            if let Some(Turn::Of(seat)) = before {
                let who = self.position().seat_name(seat);
                console.say(format!("{number}. {} {}", console.manner.say(&who), played.text))?;
            }
        }
        if self.table.moves().len() == 0 {
            console.tell(&msg!("play-no-moves"))?;
        }
        Ok(())
    }

    /// Shows the board as it was after so many moves; the game stays where it is.
    fn look_back(&self, console: &mut Console, ply: usize) -> Result<()> {
        match self.table.position_at(ply) {
            Some(position) => {
                let view = position.text(self.table.viewer(), console.manner.language);
                console.show(&view, &Look { window: self.window, ..Look::default() })?;
                console.tell(&turn_words(&**position, self.table.players()))?;
            }
            None => {
                let expected = msg!("expected-number", least = 0, most = self.table.moves().len());
                console.tell(&Unreadable::new(expected, ply.to_string()).message())?;
            }
        }
        Ok(())
    }

    /// Lists the legal moves by their sorts, or one sort of them.
    fn list_moves(&self, console: &mut Console, wanted: Option<&str>) -> Result<()> {
        let choices = self.position().choices();
        let sort_words = |sort: &str| Message::named(format!("sort-{sort}"));
        let is_wanted = |sort: Option<&str>| {
            wanted.is_none_or(|wanted| {
                let wanted = wanted.trim_end_matches('s');
                let named = |sort: &str| console.manner.say(&sort_words(sort)).starts_with(wanted);
                sort.is_some_and(|sort| sort.starts_with(wanted) || named(sort))
            })
        };
        let by_sort: Vec<_> = choices
            .chunk_by(|one, next| one.sort == next.sort)
            .filter(|moves| is_wanted(moves[0].sort))
            .collect();
        if by_sort.is_empty() {
            console.tell(&match wanted {
                Some(sort) => msg!("play-no-moves-of-sort", sort = sort.to_owned()),
                None => msg!("play-no-moves"),
            })?;
        }
        for moves in by_sort {
            let sort = moves[0].sort.map_or(msg!("sort-legal"), sort_words);
            console.tell(&msg!("play-moves", number = moves.len(), sort = sort))?;
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
        if_nothing: &Message,
    ) -> Result<Next> {
        if step(&mut self.table) {
            Ok(Next::Changed)
        } else {
            console.tell(if_nothing)?;
            Ok(Next::Again)
        }
    }

    /// Saves the game; whether it is saved now.
    pub(super) fn save(&mut self, console: &mut Console, file: Option<PathBuf>) -> Result<bool> {
        let named = file.map(|file| console.home.folders.game_file(&file.to_string_lossy()));
        let asked = match named.or_else(|| self.file.clone()) {
            Some(file) => Some(file),
            None => ask_file(console)?,
        };
        let Some(file) = asked else {
            return Ok(false);
        };
        let is_other = self.file.as_ref() != Some(&file) && file.exists();
        let name = file.display().to_string();
        let question = msg!("play-ask-replace", file = name.clone());
        let answers = [msg!("answer-yes"), msg!("answer-no")];
        if is_other && console.choose(&question, &answers)? != Some(0) {
            return Ok(false);
        }
        self.table.set_other_tag("Date", jiff::Zoned::now().strftime("%Y.%m.%d").to_string());
        let record = self.table.record();
        match console.home.make_folder_for(&file).and_then(|()| save(&file, &record)) {
            Ok(()) => {
                console.tell(&msg!("play-saved", file = name))?;
                self.saved = Some(record.to_string());
                self.file = Some(file);
                Ok(true)
            }
            Err(error) => {
                console.tell(&msg!("play-not-saved", file = name, why = error.to_string()))?;
                Ok(false)
            }
        }
    }

    fn load(&mut self, console: &mut Console, file: Option<PathBuf>) -> Result<Next> {
        if !self.may_be_lost(console)? {
            return Ok(Next::Again);
        }
        let asked = match file {
            Some(file) => Some(console.home.existing(&file)),
            None => ask_saved(console)?,
        };
        let Some(file) = asked else {
            return Ok(Next::Again);
        };
        match load_table(&file, None) {
            Ok(table) => {
                let autosave = Autosave::new(&console.home.folders.data);
                self.forget();
                *self = Game::new(table, Some(file), autosave).with_effort(self.run, self.effort);
                Ok(Next::Changed)
            }
            Err(error) => {
                console.tell(&error.message())?;
                Ok(Next::Again)
            }
        }
    }

    pub(super) fn quit(&mut self, console: &mut Console) -> Result<Next> {
        Ok(if self.may_be_lost(console)? { Next::Leave(Leaving::Program) } else { Next::Again })
    }

    /// Whether this game can go: it is saved, or nobody wants it saved.
    fn may_be_lost(&mut self, console: &mut Console) -> Result<bool> {
        let is_new = self.table.moves().len() == 0;
        if is_new || self.is_saved() {
            return Ok(true);
        }
        let answers = [msg!("answer-save"), msg!("answer-leave"), msg!("answer-stay")];
        match console.choose(&msg!("play-ask-unsaved"), &answers)? {
            Some(0) => self.save(console, None),
            Some(1) | None => Ok(true),
            Some(_) => Ok(false),
        }
    }
}

/// Asks for the name of a file to be written; Enter alone means none.
fn ask_file(console: &mut Console) -> Result<Option<PathBuf>> {
    let name = console.ask(&msg!("play-ask-file"))?.filter(|name| !name.is_empty());
    Ok(name.map(|name| console.home.folders.game_file(&name)))
}

/// Asks for a saved game by its number in a list, its name or its path; Enter alone means none.
pub(super) fn ask_saved(console: &mut Console) -> Result<Option<PathBuf>> {
    let saved = console.home.folders.saved_games();
    for (number, file) in (1..).zip(saved.iter().take(LISTED)) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        console.say(format!("{number}) {name}"))?;
    }
    let name = console.ask(&msg!("play-ask-file"))?.filter(|name| !name.is_empty());
    Ok(name.map(|name| {
        let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let listed = number.and_then(|number| saved.get(number)).cloned();
        listed.unwrap_or_else(|| console.home.existing(Path::new(&name)))
    }))
}
