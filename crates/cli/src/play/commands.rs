//! The commands that a person types during a game instead of a move.

use std::path::{Path, PathBuf};

use tabuleiro_core::{LocalizedError, Message, ParseError, Turn, msg};
use tabuleiro_session::{LocalGame, turn_words};

use super::answer::Answer;
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
                console.say((self.local.table().variant().kind().info.rules)(
                    console.manner.language,
                ))?;
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
                let hint = self.local.table().hint(&watched);
                drop(watched);
                console.tell(&match hint {
                    Some(hint) => msg!("play-hint", text = hint.text),
                    None => msg!("game-over"),
                })?;
            }
            Command::Position => console.say(self.position().write())?,
            Command::Undo => {
                return self.step(console, LocalGame::undo, &msg!("play-nothing-to-undo"));
            }
            Command::Redo => {
                return self.step(console, LocalGame::redo, &msg!("play-nothing-to-redo"));
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
        for (number, played) in (1..).zip(self.local.table().moves()) {
            let before = self.local.table().position_at(number - 1).map(|position| position.turn());
            if let Some(Turn::Of(seat)) = before {
                let who = self.position().seat_name(seat);
                console.say(format!("{number}. {} {}", console.manner.say(&who), played.text))?;
            }
        }
        if self.local.table().moves().len() == 0 {
            console.tell(&msg!("play-no-moves"))?;
        }
        Ok(())
    }

    /// Shows the board as it was after so many moves; the game stays where it is.
    fn look_back(&self, console: &mut Console, ply: usize) -> Result<()> {
        match self.local.table().position_at(ply) {
            Some(position) => {
                let look = Look { window: self.window, ..Look::default() };
                console.show(&**position, self.local.table().viewer(), &look)?;
                console.tell(&turn_words(&**position, self.local.table().players()))?;
            }
            None => {
                let expected =
                    msg!("expected-number", least = 0, most = self.local.table().moves().len());
                console.tell(&ParseError::new(expected, ply.to_string()).message())?;
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
        step: fn(&mut LocalGame) -> Option<Vec<Message>>,
        if_nothing: &Message,
    ) -> Result<Next> {
        let Some(told) = step(&mut self.local) else {
            console.tell(if_nothing)?;
            return Ok(Next::Again);
        };
        for message in &told {
            console.tell(message)?;
        }
        Ok(Next::Changed)
    }

    /// Saves the game; whether it is saved now.
    pub(super) fn save(&mut self, console: &mut Console, file: Option<PathBuf>) -> Result<bool> {
        let named = file.map(|file| console.home.folders.game_file(&file.to_string_lossy()));
        let asked = match named.or_else(|| self.local.file().map(Path::to_owned)) {
            Some(file) => Some(file),
            None => ask_file(console)?,
        };
        let Some(file) = asked else {
            return Ok(false);
        };
        let question = msg!("play-ask-replace", file = file.display().to_string());
        if self.local.would_replace(&file)
            && console.choose(&question, &[Answer::Yes, Answer::No])? != Some(Answer::Yes)
        {
            return Ok(false);
        }
        let saved = self.local.save(&file, &console.home.folders);
        let (Ok(told) | Err(told)) = &saved;
        console.tell(told)?;
        Ok(saved.is_ok())
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
                let mut loaded = LocalGame::loaded(table, file, &console.home.folders);
                (loaded.run, loaded.budget) = (self.local.run, self.local.budget);
                self.local.forget();
                *self = Game::new(loaded);
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
        if !self.local.has_unsaved_moves() {
            return Ok(true);
        }
        let answers = [Answer::Save, Answer::Leave, Answer::Stay];
        match console.choose(&msg!("play-ask-unsaved"), &answers)? {
            Some(Answer::Save) => self.save(console, None),
            Some(Answer::Leave) | None => Ok(true),
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
