//! The languages, and the words of a message in each of them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use crate::{Argument, Message, source};

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Portuguese.
    Portuguese,
}

/// Reads the name of a language, such as `en`, `pt` or `pt_PT.UTF-8`; `None` for others.
///
/// ```
/// use tabuleiro_words::{Language, read_language};
/// assert_eq!(read_language("pt_BR.UTF-8"), Some(Language::Portuguese));
/// assert_eq!(read_language("fr"), None);
/// ```
pub fn read_language(text: &str) -> Option<Language> {
    let name = text.split(['_', '-', '.', '@']).next().unwrap_or(text).to_lowercase();
    Language::ALL.into_iter().find(|language| language.code() == name)
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Portuguese];

    /// Its short name, such as `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt",
        }
    }

    /// What it is called in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Portuguese => "Português",
        }
    }

    /// The words of a message. A message that is missing is told by its name.
    pub fn say(self, message: &Message) -> String {
        match message {
            Message::Verbatim(text) => text.to_string(),
            Message::Named { id, arguments } => self.fill(id, arguments),
            Message::Joined { parts, joints } => self.join(parts, joints),
        }
    }

    /// Whether there are words for this message and for everything that stands in it.
    pub fn knows(self, message: &Message) -> bool {
        match message {
            Message::Verbatim(_) => true,
            Message::Named { id, arguments } => {
                let known = |argument: &Argument| match argument {
                    Argument::Number(_) => true,
                    Argument::Message(message) => self.knows(message),
                };
                self.bundle().has_message(id) && arguments.iter().all(|(_, value)| known(value))
            }
            Message::Joined { parts, joints } => {
                joints.iter().all(|id| self.bundle().has_message(id))
                    && parts.iter().all(|part| self.knows(part))
            }
        }
    }

    /// The messages whose names begin with `prefix`, with their patterns as they are written: for
    /// an interface that fills them in by itself.
    pub fn patterns(self, prefix: &str) -> Vec<(String, String)> {
        let mut messages = source::patterns(self.source());
        messages.retain(|(id, _)| id.starts_with(prefix));
        messages
    }

    pub(crate) const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../messages/en.ftl"),
            Language::Portuguese => include_str!("../messages/pt.ftl"),
        }
    }

    const fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::Portuguese => langid!("pt-PT"),
        }
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 2]> =
            LazyLock::new(|| Language::ALL.map(read_messages));
        &BUNDLES[self as usize]
    }

    fn fill(self, id: &str, arguments: &[(&'static str, Argument)]) -> String {
        let Some(pattern) = self.bundle().get_message(id).and_then(|message| message.value())
        else {
            return id.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, argument) in arguments {
            match argument {
                Argument::Number(number) => values.set(*name, *number),
                Argument::Message(words) => values.set(*name, FluentValue::from(self.say(words))),
            }
        }
        let mut errors = Vec::new();
        let words = self.bundle().format_pattern(pattern, Some(&values), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        words.into_owned()
    }

    fn join(self, parts: &[Message], joints: &[&'static str; 2]) -> String {
        let mut said = parts.iter().map(|part| self.say(part)).enumerate();
        let first = said.next().map_or_else(String::new, |(_, words)| words);
        said.fold(first, |before, (number, words)| {
            let joint = joints[usize::from(number + 1 == parts.len())];
            self.say(&Message::named(joint).with("first", before).with("second", words))
        })
    }
}

fn read_messages(language: Language) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(language.source().to_owned())
        .map_err(|(_, errors)| errors)
        .expect("the message files are read by the tests");
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Marks around what stands in a message would get in the way of terminals and tests.
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("the tests see to it that no message is there twice");
    bundle
}
