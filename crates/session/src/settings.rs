//! What a person has set once and for all: a file with a line for each, such as `name = Ana`.

use std::env;
use std::fs;
use std::io;
use std::path::Path;

use tabuleiro_core::{LEVEL_COUNT, Language, LocalizedError, Message, ParseError, msg};

use crate::MESSAGES;
use crate::file::replace;

/// What a person has set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// What they are called.
    pub name: Option<String>,
    /// Which language they read.
    pub language: Option<Language>,
    /// At which level computers play that nothing else was said about.
    pub level: Option<u8>,
    /// Whether they want colours.
    pub colours: ColourMode,
}

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ColourMode {
    /// Where the terminal can show them and `NO_COLOR` is not set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl ColourMode {
    /// All of them.
    pub const ALL: [ColourMode; 3] = [ColourMode::Auto, ColourMode::Always, ColourMode::Never];

    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            ColourMode::Auto => "auto",
            ColourMode::Always => "always",
            ColourMode::Never => "never",
        }
    }

    /// Returns the message that describes it.
    pub fn description(self) -> Message {
        match self {
            ColourMode::Auto => msg!("settings-colours-auto"),
            ColourMode::Always => msg!("settings-colours-always"),
            ColourMode::Never => msg!("settings-colours-never"),
        }
    }

    /// Whether to use them on a terminal.
    pub fn is_enabled(self) -> bool {
        match self {
            ColourMode::Always => true,
            ColourMode::Never => false,
            ColourMode::Auto => {
                let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                let able = env::var_os("TERM").is_none_or(|term| term != "dumb");
                able && !refused
            }
        }
    }
}

/// The names of what can be set.
const NAMES: [&str; 4] = ["name", "language", "level", "colours"];

impl Settings {
    /// The settings in a file; where there is none, nothing is set.
    pub fn load(file: &Path) -> Result<Settings, Message> {
        let quoted = || Message::quote(&file.display().to_string());
        match fs::read_to_string(file) {
            Ok(text) => Settings::parse(&text)
                .map_err(|error| msg!("file-broken", file = quoted(), problem = error.message())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Settings::default()),
            Err(error) => Err(msg!("file-unreadable", file = quoted(), why = error.to_string())),
        }
    }

    /// Writes the settings to a file, whose folder is made where it is missing.
    pub fn save(&self, file: &Path) -> io::Result<()> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        replace(file, &self.write())
    }

    /// Reads lines such as `name = Ana`; empty ones and those with `#` in front say nothing.
    ///
    /// ```
    /// use tabuleiro_session::Settings;
    /// let settings = Settings::parse("# mine\nname = Ana\nlevel = 5\n")?;
    /// assert_eq!((settings.name.as_deref(), settings.level), (Some("Ana"), Some(5)));
    /// # Ok::<(), tabuleiro_core::ParseError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Settings, ParseError> {
        let mut settings = Settings::default();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let within = |error: ParseError| error.within(msg!("place-line", line = number));
                settings.parse_line(line).map_err(within)?;
            }
        }
        Ok(settings)
    }

    fn parse_line(&mut self, line: &str) -> Result<(), ParseError> {
        let Some((name, value)) = line.split_once('=') else {
            return Err(ParseError::new(msg!("expected-setting"), line));
        };
        let (name, value) = (name.trim(), value.trim());
        let one_of = |values: Message| {
            ParseError::new(
                msg!("expected-option-value", name = name.to_owned(), values = values),
                value,
            )
        };
        if !NAMES.contains(&name) {
            let names = Message::list_or(NAMES);
            return Err(ParseError::new(msg!("expected-setting-name", names = names), name));
        }
        if value.is_empty() {
            // As if the line were not there.
            return Ok(());
        }
        match name {
            "language" => {
                let codes = || Message::list_or(Language::ALL.map(Language::code));
                self.language = Some(Language::from_locale(value).ok_or_else(|| one_of(codes()))?);
            }
            "level" => {
                let levels = 1..=LEVEL_COUNT as u8;
                let read = value.parse().ok().filter(|level| levels.contains(level));
                let expected = || msg!("expected-number", least = 1, most = LEVEL_COUNT);
                self.level = Some(read.ok_or_else(|| one_of(expected()))?);
            }
            "colours" => {
                let read = ColourMode::ALL.into_iter().find(|colours| colours.name() == value);
                let names = || Message::list_or(ColourMode::ALL.map(ColourMode::name));
                self.colours = read.ok_or_else(|| one_of(names()))?;
            }
            _ => self.name = Some(value.to_owned()),
        }
        Ok(())
    }

    /// Writes the settings as they are read.
    pub fn write(&self) -> String {
        let colours = (self.colours != ColourMode::Auto).then(|| self.colours.name().to_owned());
        let values = [
            self.name.as_deref().map(one_line),
            self.language.map(|language| language.code().to_owned()),
            self.level.map(|level| level.to_string()),
            colours,
        ];
        let lines = NAMES.iter().zip(values).filter_map(|(name, value)| Some((name, value?)));
        lines.fold(String::new(), |text, (name, value)| format!("{text}{name} = {value}\n"))
    }
}

/// A name as it can be read again.
fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_were_written() {
        let set = Settings {
            name: Some("Ana = Maria".to_owned()),
            language: Some(Language::Portuguese),
            level: Some(7),
            colours: ColourMode::Never,
        };
        assert_eq!(Settings::parse(&set.write()), Ok(set));
        assert_eq!(Settings::default().write(), "");
        assert_eq!(Settings::parse("name =\n"), Ok(Settings::default()));
    }

    #[test]
    fn what_cannot_be_read_is_quoted_with_its_line() {
        tabuleiro_i18n::register(MESSAGES);
        let error = |text: &str| Settings::parse(text).unwrap_err().to_string();
        assert_eq!(error("x"), r#"line 1: expected a setting as name = value, got "x""#);
        assert_eq!(
            error("\nsize = 3"),
            r#"line 2: expected a setting: name, language, level or colours, got "size""#
        );
        assert_eq!(
            error("level = 9"),
            r#"line 1: expected level to be a number from 1 to 8, got "9""#
        );
        assert_eq!(error("language = fr"), r#"line 1: expected language to be en or pt, got "fr""#);
        assert!(error("colours = red").ends_with(r#"auto, always or never, got "red""#));
    }

    #[test]
    fn a_file_that_is_not_there_sets_nothing() {
        tabuleiro_i18n::register(MESSAGES);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/settings.conf");
        assert_eq!(Settings::load(&file), Ok(Settings::default()));
        let set = Settings { level: Some(2), ..Settings::default() };
        set.save(&file).unwrap();
        assert_eq!(Settings::load(&file), Ok(set));
        fs::write(&file, "nonsense").unwrap();
        assert!(Settings::load(&file).unwrap_err().to_string().contains("settings.conf"));
    }
}
