//! Saving the game and leaving it.

use std::path::{Path, PathBuf};

use tabuleiro_core::msg;

use super::GameScreen;
use super::dialog::Dialog;
use crate::MESSAGES;
use crate::context::Context;
use crate::screen::Navigation;
use crate::screens::load_game::LoadGameScreen;
use crate::widgets::menu::{Menu, MenuItem};
use crate::widgets::text_input::TextInput;

/// The destination after a dialog about saving the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Destination {
    /// The game goes on.
    Game,
    MainMenu,
    LoadGame,
    Quit,
}

impl Destination {
    /// Returns the navigation to the destination.
    pub(super) fn navigation(self, context: &Context) -> Navigation {
        match self {
            Destination::Game => Navigation::Stay,
            Destination::MainMenu => Navigation::MainMenu,
            Destination::LoadGame => Navigation::open(LoadGameScreen::new(context)),
            Destination::Quit => Navigation::Quit,
        }
    }
}

impl GameScreen {
    /// Leaves the game, after a dialog if moves of an unfinished game would be lost.
    pub(super) fn leave(&mut self, destination: Destination, context: &Context) -> Navigation {
        if !self.game.has_unsaved_moves() || self.game.table().is_over() {
            return destination.navigation(context);
        }
        let text = |message| context.text(&message);
        let items = vec![
            MenuItem::new(text(msg!("screen-save")), text(msg!("screen-save-about"))),
            MenuItem::new(text(msg!("screen-leave")), text(msg!("screen-leave-about"))),
            MenuItem::new(text(msg!("screen-stay")), text(msg!("screen-stay-about"))),
        ];
        let menu = Menu::new(text(msg!("screen-unsaved")), items);
        self.dialog = Some(Dialog::LeaveGame { menu, destination });
        Navigation::Stay
    }

    /// Opens the dialog for the name of the file.
    pub(super) fn open_save_dialog(&mut self, destination: Destination, context: &Context) {
        let file = self.game.default_file(&context.folders);
        let input = TextInput::new(file.display().to_string());
        self.dialog = Some(Dialog::SaveAs { input, destination });
    }

    /// Saves the game to the file it was loaded from or saved to, or asks for a file.
    pub(super) fn save(&mut self, destination: Destination, context: &Context) -> Navigation {
        match self.game.file().map(Path::to_owned) {
            Some(file) => self.save_as(file, destination, context),
            None => {
                self.open_save_dialog(destination, context);
                Navigation::Stay
            }
        }
    }

    /// Saves the game, after a dialog if the file exists and belongs to something else.
    pub(super) fn save_as(
        &mut self,
        file: PathBuf,
        destination: Destination,
        context: &Context,
    ) -> Navigation {
        if !self.game.would_overwrite(&file) {
            return self.write_to(&file, destination, context);
        }
        let text = |message| context.text(&message);
        let items = vec![
            MenuItem::new(text(msg!("answer-no")), text(msg!("screen-replace-no"))),
            MenuItem::new(text(msg!("answer-yes")), text(msg!("screen-replace-yes"))),
        ];
        let title = msg!("screen-replace", file = file.display().to_string());
        let menu = Menu::new(text(title), items);
        self.dialog = Some(Dialog::ConfirmReplace { menu, file, destination });
        Navigation::Stay
    }

    /// Writes the game to a file. Stays in the game and shows the error if that fails.
    pub(super) fn write_to(
        &mut self,
        file: &Path,
        destination: Destination,
        context: &Context,
    ) -> Navigation {
        match self.game.save(file, &context.folders) {
            Ok(message) => {
                self.show_message(message);
                destination.navigation(context)
            }
            Err(error) => {
                self.show_message(error);
                Navigation::Stay
            }
        }
    }
}
