//! Settings: a file with a line for each, such as `name = Ana`.

use std::env;
use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use tabuleiro_core::{LEVEL_COUNT, Language, LocalizedError, Message, ParseError, msg};

use crate::MESSAGES;
use crate::record_file::replace;

/// The settings of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The name at the table.
    pub name: Option<String>,
    /// The language of all texts.
    pub language: Option<Language>,
    /// The level of computers that get no other level.
    pub level: Option<u8>,
    /// The use of colours.
    pub colours: ColourMode,
}

/// The use of colours on a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ColourMode {
    /// Colours if the terminal can show them and `NO_COLOR` is not set.
    #[default]
    Auto,
    /// Always colours.
    Always,
    /// Never colours.
    Never,
}

impl ColourMode {
    /// All modes.
    pub const ALL: [ColourMode; 3] = [ColourMode::Auto, ColourMode::Always, ColourMode::Never];

    /// Returns the name of the mode in the settings file.
    pub const fn name(self) -> &'static str {
        match self {
            ColourMode::Auto => "auto",
            ColourMode::Always => "always",
            ColourMode::Never => "never",
        }
    }

    /// Returns a description of the mode.
    pub fn description(self) -> Message {
        match self {
            ColourMode::Auto => msg!("settings-colours-auto"),
            ColourMode::Always => msg!("settings-colours-always"),
            ColourMode::Never => msg!("settings-colours-never"),
        }
    }

    /// Returns true if colours are used on a terminal, by the mode and the environment.
    pub fn is_enabled(self) -> bool {
        match self {
            ColourMode::Always => true,
            ColourMode::Never => false,
            ColourMode::Auto => {
                let is_refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                let is_able = env::var_os("TERM").is_none_or(|term| term != "dumb");
                is_able && !is_refused
            }
        }
    }
}

/// The names of the settings.
const NAMES: [&str; 4] = ["name", "language", "level", "colours"];

impl Settings {
    /// Loads the settings from a file; a missing file has none.
    pub fn load(file: &Path) -> Result<Settings, Message> {
        let quoted = || Message::quote(&file.display().to_string());
        match fs::read_to_string(file) {
            Ok(text) => Settings::parse(&text)
                .map_err(|error| msg!("file-broken", file = quoted(), problem = error.message())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Settings::default()),
            Err(error) => Err(msg!("file-unreadable", file = quoted(), why = error.to_string())),
        }
    }

    /// Saves the settings in a file, and creates its folder if it is missing.
    pub fn save(&self, file: &Path) -> io::Result<()> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        replace(file, &self.to_string())
    }

    /// Parses lines such as `name = Ana`. Empty lines and lines that begin with `#` are ignored.
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
            // An empty value is the default.
            return Ok(());
        }
        match name {
            "language" => {
                let codes = || Message::list_or(Language::ALL.map(Language::code));
                self.language = Some(Language::from_locale(value).ok_or_else(|| one_of(codes()))?);
            }
            "level" => {
                let levels = 1..=LEVEL_COUNT as u8;
                let level = value.parse().ok().filter(|level| levels.contains(level));
                let expected = || msg!("expected-number", least = 1, most = LEVEL_COUNT);
                self.level = Some(level.ok_or_else(|| one_of(expected()))?);
            }
            "colours" => {
                let mode = ColourMode::ALL.into_iter().find(|mode| mode.name() == value);
                let names = || Message::list_or(ColourMode::ALL.map(ColourMode::name));
                self.colours = mode.ok_or_else(|| one_of(names()))?;
            }
            _ => self.name = Some(value.to_owned()),
        }
        Ok(())
    }
}

/// Formats the settings as [`Settings::parse`] expects them.
impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colours = (self.colours != ColourMode::Auto).then(|| self.colours.name().to_owned());
        let values = [
            self.name.as_deref().map(one_line),
            self.language.map(|language| language.code().to_owned()),
            self.level.map(|level| level.to_string()),
            colours,
        ];
        let mut lines = NAMES.iter().zip(values).filter_map(|(name, value)| Some((name, value?)));
        lines.try_for_each(|(name, value)| writeln!(f, "{name} = {value}"))
    }
}

/// Returns a name on one line, so that it can be parsed again.
fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_round_trip() {
        let set = Settings {
            name: Some("Ana = Maria".to_owned()),
            language: Some(Language::Portuguese),
            level: Some(7),
            colours: ColourMode::Never,
        };
        assert_eq!(Settings::parse(&set.to_string()), Ok(set));
        assert_eq!(Settings::default().to_string(), "");
        assert_eq!(Settings::parse("name =\n"), Ok(Settings::default()));
    }

    #[test]
    fn an_error_quotes_the_text_with_its_line() {
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
    fn a_missing_file_has_no_settings() {
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
