//! Saving a game, and what is asked before one is left.

use std::path::{Path, PathBuf};

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::msg;

use super::Game;
use crate::MESSAGES;
use crate::context::Context;
use crate::input::Input;
use crate::loading::Loading;
use crate::menu::{Chosen, Menu, Row};
use crate::screen::Go;

/// Where to go when this game may be left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Then {
    /// Nowhere: it was only saved.
    Stay,
    Menu,
    Load,
    Quit,
}

/// Something to be answered before the game goes on.
#[derive(Debug)]
pub(super) enum Question {
    /// Save, leave or stay?
    Leave { menu: Menu, then: Then },
    /// In which file?
    Name { input: Input, then: Then },
    /// Replace this one?
    Replace { menu: Menu, file: PathBuf, then: Then },
    /// Which of the legal moves?
    Moves { menu: Menu },
}

impl Game {
    /// Leaves the game, after a question where something would be lost.
    pub(super) fn leave(&mut self, then: Then, context: &Context) -> Go {
        if !self.local.has_unsaved_moves() || self.local.table().is_over() {
            return Game::go(then, context);
        }
        let say = |message| context.say(&message);
        let rows = vec![
            Row::new(say(msg!("screen-save")), say(msg!("screen-save-about"))),
            Row::new(say(msg!("screen-leave")), say(msg!("screen-leave-about"))),
            Row::new(say(msg!("screen-stay")), say(msg!("screen-stay-about"))),
        ];
        let menu = Menu::new(say(msg!("screen-unsaved")), rows);
        self.question = Some(Question::Leave { menu, then });
        Go::Stay
    }

    fn go(then: Then, context: &Context) -> Go {
        match then {
            Then::Stay => Go::Stay,
            Then::Menu => Go::Menu,
            Then::Load => Go::to(Loading::new(context)),
            Then::Quit => Go::Quit,
        }
    }

    /// Asks for the name of a file to save in.
    pub(super) fn ask_name(&mut self, then: Then, context: &Context) {
        let file = self.local.default_file(&context.folders);
        let input = Input::new(file.display().to_string());
        self.question = Some(Question::Name { input, then });
    }

    fn save_as(&mut self, file: PathBuf, then: Then, context: &Context) -> Go {
        if self.local.would_overwrite(&file) {
            let say = |message| context.say(&message);
            let rows = vec![
                Row::new(say(msg!("answer-no")), say(msg!("screen-replace-no"))),
                Row::new(say(msg!("answer-yes")), say(msg!("screen-replace-yes"))),
            ];
            let shown = file.display().to_string();
            let menu = Menu::new(say(msg!("screen-replace", file = shown)), rows);
            self.question = Some(Question::Replace { menu, file, then });
            return Go::Stay;
        }
        if self.save_in(&file, context) { Game::go(then, context) } else { Go::Stay }
    }

    /// Writes the game; whether that went well.
    fn save_in(&mut self, file: &Path, context: &Context) -> bool {
        let saved = self.local.save(file, &context.folders);
        let is_saved = saved.is_ok();
        let (Ok(told) | Err(told)) = saved;
        self.say(told);
        is_saved
    }

    /// Lists the legal moves, from which one can be chosen.
    pub(super) fn list_moves(&mut self, context: &Context) {
        let row = |choice: &tabuleiro_session::LegalMove| {
            let sort = choice.kind.map(|sort| format!("sort-{sort}"));
            let sort = sort.map(|sort| context.say(&tabuleiro_core::Message::named(sort)));
            Row::new(choice.text.clone(), sort.unwrap_or_default())
        };
        let rows: Vec<Row> = self.choices.iter().map(row).collect();
        let title = context.say(&msg!("screen-legal-moves", number = rows.len()));
        self.question = Some(Question::Moves { menu: Menu::new(title, rows) });
    }

    /// A key while a question waits for its answer.
    pub(super) fn answer_key(&mut self, key: KeyEvent, context: &mut Context) -> Go {
        match self.question.take() {
            Some(Question::Name { mut input, then }) => match key.code {
                KeyCode::Esc => Go::Stay,
                KeyCode::Enter if !input.text().trim().is_empty() => {
                    let file = context.folders.game_file(input.text().trim());
                    self.save_as(file, then, context)
                }
                _ => {
                    input.key(key);
                    self.question = Some(Question::Name { input, then });
                    Go::Stay
                }
            },
            Some(mut question) => {
                let chosen = question.menu_mut().map_or(Chosen::Back, |menu| menu.key(key));
                self.take_answer(question, chosen, context)
            }
            None => Go::Stay,
        }
    }

    pub(super) fn answer_mouse(
        &mut self,
        mouse: MouseEvent,
        area: Rect,
        context: &mut Context,
    ) -> Go {
        match self.question.take() {
            Some(mut question) => {
                let chosen =
                    question.menu_mut().map_or(Chosen::Nothing, |menu| menu.mouse(mouse, area));
                self.take_answer(question, chosen, context)
            }
            None => Go::Stay,
        }
    }

    fn take_answer(&mut self, question: Question, chosen: Chosen, context: &mut Context) -> Go {
        let row = match chosen {
            Chosen::Nothing => {
                self.question = Some(question);
                return Go::Stay;
            }
            Chosen::Back => return Go::Stay,
            Chosen::Row(row) => row,
        };
        match (question, row) {
            (Question::Leave { then, .. }, 0) => match self.local.file().map(Path::to_owned) {
                Some(file) => self.save_as(file, then, context),
                None => {
                    self.ask_name(then, context);
                    Go::Stay
                }
            },
            (Question::Leave { then, .. }, 1) => Game::go(then, context),
            (Question::Replace { file, then, .. }, 1) => {
                if self.save_in(&file, context) {
                    Game::go(then, context)
                } else {
                    Go::Stay
                }
            }
            (Question::Moves { .. }, row) if self.can_point() => {
                if let Some(text) = self.choices.get(row).map(|choice| choice.text.clone()) {
                    self.play(&text, context);
                }
                Go::Stay
            }
            _ => Go::Stay,
        }
    }
}

impl Question {
    /// The menu, where one chooses.
    pub(super) fn menu(&self) -> Option<&Menu> {
        match self {
            Question::Leave { menu, .. }
            | Question::Replace { menu, .. }
            | Question::Moves { menu } => Some(menu),
            Question::Name { .. } => None,
        }
    }

    fn menu_mut(&mut self) -> Option<&mut Menu> {
        match self {
            Question::Leave { menu, .. }
            | Question::Replace { menu, .. }
            | Question::Moves { menu } => Some(menu),
            Question::Name { .. } => None,
        }
    }
}
