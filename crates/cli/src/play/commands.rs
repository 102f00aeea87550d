//! The commands of a game that is played line by line.

use std::path::{Path, PathBuf};

use tabuleiro_core::{LocalizedError, Message, ParseError, Turn, msg};
use tabuleiro_session::{LocalGame, turn_message};

use super::answer::Answer;
use super::console::{Console, Highlights};
use super::input::{Command, HELP};
use super::line_game::{Exit, LineGame, Next};
use crate::MESSAGES;
use crate::error::Result;
use crate::interrupt::ThinkingSpinner;
use crate::record_input::load_table;

/// The width of printed lists in columns.
const WIDTH: usize = 78;
/// The greatest number of saved games that are listed.
const MAX_LISTED: usize = 20;

impl LineGame {
    pub(super) fn run_command(&mut self, console: &mut Console, command: Command) -> Result<Next> {
        match command {
            Command::Help => {
                for name in HELP {
                    let typed = console.style.text(&Message::new(format!("play-help-{name}")));
                    let does = Message::new(format!("play-help-{name}-does"));
                    console.print_line(format!("{typed:12} {}", console.style.text(&does)))?;
                }
            }
            Command::Rules => {
                console.print_line((self.local.table().variant().game_type().info.rules)(
                    console.style.language,
                ))?;
            }
            Command::Board => self.show(console)?,
            Command::Moves(sort) => self.list_moves(console, sort.as_deref())?,
            Command::History => self.list_history(console)?,
            Command::Highlights(ply) => self.show_past_position(console, ply)?,
            Command::Scroll(way) => {
                self.viewport.scroll(way);
                self.show(console)?;
            }
            Command::Position if self.position().has_hidden_information() => {
                console.print_message(&msg!("play-position-secret"))?;
            }
            Command::Hint => {
                let spinner = ThinkingSpinner::new(msg!("the-computer"), console.style.language)?;
                let hint = self.local.table().hint(&spinner);
                drop(spinner);
                console.print_message(&match hint {
                    Some(hint) => msg!("play-hint", text = hint.text),
                    None => msg!("game-over"),
                })?;
            }
            Command::Position => console.print_line(self.position().format_position())?,
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
        Ok(Next::Prompt)
    }

    /// Lists the moves played so far with their players.
    fn list_history(&self, console: &mut Console) -> Result<()> {
        for (number, played) in (1..).zip(self.local.table().moves()) {
            let before = self.local.table().position_at(number - 1).map(|position| position.turn());
            if let Some(Turn::Of(seat)) = before {
                let who = self.position().seat_name(seat);
                console.print_line(format!(
                    "{number}. {} {}",
                    console.style.text(&who),
                    played.text
                ))?;
            }
        }
        if self.local.table().moves().len() == 0 {
            console.print_message(&msg!("play-no-moves"))?;
        }
        Ok(())
    }

    /// Shows the board after a number of plies, without changing the game.
    fn show_past_position(&self, console: &mut Console, ply: usize) -> Result<()> {
        match self.local.table().position_at(ply) {
            Some(position) => {
                let look = Highlights { viewport: self.viewport, ..Highlights::default() };
                console.show(&**position, self.local.table().viewer(), &look)?;
                console.print_message(&turn_message(&**position, self.local.table().players()))?;
            }
            None => {
                let expected =
                    msg!("expected-number", least = 0, most = self.local.table().moves().len());
                console.print_message(&ParseError::new(expected, ply.to_string()).message())?;
            }
        }
        Ok(())
    }

    /// Lists the legal moves by kind, or those of one kind.
    fn list_moves(&self, console: &mut Console, wanted: Option<&str>) -> Result<()> {
        let choices = self.position().legal_moves();
        let sort_words = |sort: &str| Message::new(format!("sort-{sort}"));
        let is_wanted = |sort: Option<&str>| {
            wanted.is_none_or(|wanted| {
                let wanted = wanted.trim_end_matches('s');
                let named = |sort: &str| console.style.text(&sort_words(sort)).starts_with(wanted);
                sort.is_some_and(|sort| sort.starts_with(wanted) || named(sort))
            })
        };
        let by_sort: Vec<_> = choices
            .chunk_by(|one, next| one.kind == next.kind)
            .filter(|moves| is_wanted(moves[0].kind))
            .collect();
        if by_sort.is_empty() {
            console.print_message(&match wanted {
                Some(sort) => msg!("play-no-moves-of-sort", sort = sort.to_owned()),
                None => msg!("play-no-moves"),
            })?;
        }
        for moves in by_sort {
            let sort = moves[0].kind.map_or(msg!("sort-legal"), sort_words);
            console.print_message(&msg!("play-moves", number = moves.len(), sort = sort))?;
            let mut line = String::new();
            for choice in moves {
                if line.len() + 2 + choice.text.len() > WIDTH {
                    console.print_line(std::mem::take(&mut line))?;
                }
                line = format!("{line}  {}", choice.text);
            }
            console.print_line(line)?;
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
            console.print_message(if_nothing)?;
            return Ok(Next::Prompt);
        };
        for message in &told {
            console.print_message(message)?;
        }
        Ok(Next::PositionChanged)
    }

    /// Saves the game. Returns true if it is saved now.
    pub(super) fn save(&mut self, console: &mut Console, file: Option<PathBuf>) -> Result<bool> {
        let named = file.map(|file| console.profile.folders.game_file(&file.to_string_lossy()));
        let asked = match named.or_else(|| self.local.file().map(Path::to_owned)) {
            Some(file) => Some(file),
            None => ask_save_path(console)?,
        };
        let Some(file) = asked else {
            return Ok(false);
        };
        let question = msg!("play-ask-replace", file = file.display().to_string());
        if self.local.would_overwrite(&file)
            && console.choose(&question, &[Answer::Yes, Answer::No])? != Some(Answer::Yes)
        {
            return Ok(false);
        }
        let saved = self.local.save(&file, &console.profile.folders);
        let (Ok(told) | Err(told)) = &saved;
        console.print_message(told)?;
        Ok(saved.is_ok())
    }

    fn load(&mut self, console: &mut Console, file: Option<PathBuf>) -> Result<Next> {
        if !self.confirm_discard(console)? {
            return Ok(Next::Prompt);
        }
        let asked = match file {
            Some(file) => Some(console.profile.record_path(&file)),
            None => ask_saved_game(console)?,
        };
        let Some(file) = asked else {
            return Ok(Next::Prompt);
        };
        match load_table(&file, None) {
            Ok(table) => {
                let mut loaded = LocalGame::loaded(table, file, &console.profile.folders);
                (loaded.autoplay, loaded.budget) = (self.local.autoplay, self.local.budget);
                self.local.discard_autosave();
                *self = LineGame::new(loaded);
                Ok(Next::PositionChanged)
            }
            Err(error) => {
                console.print_message(&error.message())?;
                Ok(Next::Prompt)
            }
        }
    }

    pub(super) fn quit(&mut self, console: &mut Console) -> Result<Next> {
        Ok(if self.confirm_discard(console)? { Next::Leave(Exit::Quit) } else { Next::Prompt })
    }

    /// Returns true if the game can be discarded: it is saved, or the player agrees.
    fn confirm_discard(&mut self, console: &mut Console) -> Result<bool> {
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

/// Asks for a file to save to; an empty answer means none.
fn ask_save_path(console: &mut Console) -> Result<Option<PathBuf>> {
    let name = console.ask(&msg!("play-ask-file"))?.filter(|name| !name.is_empty());
    Ok(name.map(|name| console.profile.folders.game_file(&name)))
}

/// Asks for a saved game by its number in a list, its name or its path; an empty answer means
/// none.
pub(super) fn ask_saved_game(console: &mut Console) -> Result<Option<PathBuf>> {
    let saved = console.profile.folders.saved_games();
    for (number, file) in (1..).zip(saved.iter().take(MAX_LISTED)) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        console.print_line(format!("{number}) {name}"))?;
    }
    let name = console.ask(&msg!("play-ask-file"))?.filter(|name| !name.is_empty());
    Ok(name.map(|name| {
        let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let listed = number.and_then(|number| saved.get(number)).cloned();
        listed.unwrap_or_else(|| console.profile.record_path(Path::new(&name)))
    }))
}
