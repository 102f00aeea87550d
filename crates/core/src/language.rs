//! The languages of messages.

/// A language of messages.
///
/// ```
/// use tabuleiro_core::Language;
/// assert_eq!(Language::Portuguese.code(), "pt");
/// assert_eq!(Language::Portuguese.name(), "Português");
/// ```
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

    /// Returns the language code, such as `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt",
        }
    }

    /// Returns the name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Portuguese => "Português",
        }
    }

    /// Returns the language of a language code or a POSIX locale, such as `en`, `pt` or
    /// `pt_PT.UTF-8`.
    ///
    /// ```
    /// use tabuleiro_core::Language;
    /// assert_eq!(Language::from_locale("pt_BR.UTF-8"), Some(Language::Portuguese));
    /// assert_eq!(Language::from_locale("fr"), None);
    /// ```
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or(locale).to_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}
