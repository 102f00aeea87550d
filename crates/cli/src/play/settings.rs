//! The dialog that asks for every setting, in line mode.

use tabuleiro_core::{LEVEL_COUNT, Language, Message, msg};
use tabuleiro_session::{ColourMode, DEFAULT_LEVEL, Settings, level_description};

use super::console::Console;
use super::menu::{Row, choose_row};
use crate::MESSAGES;
use crate::board::Painter;
use crate::error::Result;

/// Asks for every setting and saves them. At the end of the input nothing changes.
pub(super) fn ask(console: &mut Console) -> Result<()> {
    let Some(settings) = ask_all(console)? else {
        return Ok(());
    };
    let file = console.profile.folders.settings.clone();
    if let Err(error) = settings.save(&file) {
        let (file, why) = (file.display().to_string(), error.to_string());
        console.print_message(&msg!("play-not-saved", file = file, why = why))?;
    }
    console.style.language = settings.language.unwrap_or(console.style.language);
    console.style.painter = Painter::new(settings.colours);
    console.profile.settings = settings;
    Ok(())
}

fn ask_all(console: &mut Console) -> Result<Option<Settings>> {
    let mut settings = console.profile.settings.clone();
    let usual = settings.name.clone().map_or(msg!("settings-no-name"), Message::from);
    let question = msg!("menu-question", question = msg!("menu-name-of"), usual = usual);
    let Some(name) = console.ask(&question)? else {
        return Ok(None);
    };
    if !name.is_empty() {
        settings.name = Some(name);
    }

    let languages = Language::ALL.map(|language| Row::new(language.code(), language.name().into()));
    let spoken = console.style.language;
    let usual = Language::ALL.iter().position(|&language| language == spoken).unwrap_or(0);
    let Some(language) = choose_row(console, &msg!("settings-language"), &languages, usual)? else {
        return Ok(None);
    };
    settings.language = Some(Language::ALL[language]);

    let levels: Vec<Row> = (1..=LEVEL_COUNT as u8)
        .map(|level| Row::new(&level.to_string(), level_description(Some(level))))
        .collect();
    let usual = usize::from(settings.level.unwrap_or(DEFAULT_LEVEL)) - 1;
    let Some(level) = choose_row(console, &msg!("settings-level"), &levels, usual)? else {
        return Ok(None);
    };
    settings.level = Some(level as u8 + 1);

    let rows = ColourMode::ALL.map(|colours| Row::new(colours.name(), colours.description()));
    let usual = ColourMode::ALL.iter().position(|&known| known == settings.colours).unwrap_or(0);
    let Some(colours) = choose_row(console, &msg!("settings-colours"), &rows, usual)? else {
        return Ok(None);
    };
    settings.colours = ColourMode::ALL[colours];
    Ok(Some(settings))
}
