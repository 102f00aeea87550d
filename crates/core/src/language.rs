//! The languages of the program.

/// A language that people can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// European Portuguese.
    Portuguese,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Portuguese];

    /// The language code, such as `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt",
        }
    }

    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Portuguese => "Português",
        }
    }
}

/// Parses the name of a language or of a locale, such as `en`, `pt` or `pt_PT.UTF-8`; returns
/// `None` for other languages.
///
/// ```
/// use tabuleiro_core::{Language, read_language};
/// assert_eq!(read_language("pt_BR.UTF-8"), Some(Language::Portuguese));
/// assert_eq!(read_language("fr"), None);
/// ```
pub fn read_language(text: &str) -> Option<Language> {
    let name = text.split(['_', '-', '.', '@']).next().unwrap_or(text).to_lowercase();
    Language::ALL.into_iter().find(|language| language.code() == name)
}
