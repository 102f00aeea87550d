//! The registered bundles, and the renderer of their messages.

use std::sync::{LazyLock, PoisonError, RwLock, RwLockReadGuard};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabuleiro_core::{Argument, Bundle, Language, Message, set_renderer};
use unic_langid::LanguageIdentifier;

/// The bundle of the shared messages of `tabuleiro-core`.
pub(crate) const SHARED: Bundle = Bundle {
    english: include_str!("../messages/en.ftl"),
    portuguese: include_str!("../messages/pt.ftl"),
    includes: &[],
};

static REGISTRY: LazyLock<RwLock<Registry>> = LazyLock::new(|| RwLock::new(Registry::new()));

struct Registry {
    bundles: Vec<Bundle>,
    /// The messages of all bundles in each language.
    messages: [FluentBundle<FluentResource>; Language::ALL.len()],
}

/// Installs the renderer, so that [`Language::render`] and `Display` return texts.
///
/// [`register`] calls this as well. Without bundles only the shared messages have texts.
pub fn init() {
    set_renderer(|language, message| registry().render(language, message));
}

/// Registers a bundle and the bundles that it includes. Registering a bundle again has no effect.
///
/// # Panics
/// If a message file has a syntax error, or defines an id that another bundle defines.
pub fn register(bundle: Bundle) {
    init();
    for included in bundle.includes {
        register(*included);
    }
    if !registry().bundles.contains(&bundle) {
        REGISTRY.write().unwrap_or_else(PoisonError::into_inner).add(bundle);
    }
}

/// Returns all registered bundles, the shared one first.
///
/// ```
/// use tabuleiro_i18n::{check_bundle, registered_bundles};
///
/// for bundle in registered_bundles() {
///     assert!(check_bundle(bundle).is_empty());
/// }
/// ```
pub fn registered_bundles() -> Vec<Bundle> {
    registry().bundles.clone()
}

/// Returns true if a message and all messages in its arguments have texts in a language.
///
/// ```
/// use tabuleiro_core::{Language, Message};
/// use tabuleiro_i18n::is_translated;
///
/// assert!(is_translated(Language::Portuguese, &Message::new("game-over")));
/// assert!(!is_translated(Language::Portuguese, &Message::new("no-such-message")));
/// ```
pub fn is_translated(language: Language, message: &Message) -> bool {
    registry().is_translated(language, message)
}

fn registry() -> RwLockReadGuard<'static, Registry> {
    REGISTRY.read().unwrap_or_else(PoisonError::into_inner)
}

impl Registry {
    /// Creates a registry with the shared messages.
    fn new() -> Registry {
        let empty = |language| {
            let mut bundle = FluentBundle::new_concurrent(vec![identifier(language)]);
            // Terminals and tests do not expect Unicode isolation marks around arguments.
            bundle.set_use_isolating(false);
            bundle
        };
        let mut registry = Registry { bundles: Vec::new(), messages: Language::ALL.map(empty) };
        registry.add(SHARED);
        registry
    }

    fn add(&mut self, bundle: Bundle) {
        // Another thread may have added it in the meantime.
        if self.bundles.contains(&bundle) {
            return;
        }
        for (language, messages) in Language::ALL.into_iter().zip(&mut self.messages) {
            let resource = FluentResource::try_new(source(bundle, language).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{language:?} messages: {errors:?}"));
            messages
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{language:?} messages: {errors:?}"));
        }
        self.bundles.push(bundle);
    }

    fn messages(&self, language: Language) -> &FluentBundle<FluentResource> {
        &self.messages[language as usize]
    }

    fn render(&self, language: Language, message: &Message) -> String {
        match message {
            Message::Literal(text) => text.to_string(),
            Message::Localized { id, arguments } => self.format(language, id, arguments),
            Message::List { items, joiners } => self.join(language, items, joiners),
        }
    }

    /// Returns the text of a message, or its id if it is unknown.
    fn format(
        &self,
        language: Language,
        id: &str,
        arguments: &[(&'static str, Argument)],
    ) -> String {
        let messages = self.messages(language);
        let Some(pattern) = messages.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, argument) in arguments {
            match argument {
                Argument::Number(number) => values.set(*name, *number),
                Argument::Message(message) => {
                    values.set(*name, FluentValue::from(self.render(language, message)));
                }
            }
        }
        let mut errors = Vec::new();
        let text = messages.format_pattern(pattern, Some(&values), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text.into_owned()
    }

    fn join(&self, language: Language, items: &[Message], joiners: &[&'static str; 2]) -> String {
        let mut texts = items.iter().map(|item| self.render(language, item)).enumerate();
        let first = texts.next().map_or_else(String::new, |(_, text)| text);
        texts.fold(first, |before, (number, text)| {
            let joiner = joiners[usize::from(number + 1 == items.len())];
            let pair = Message::new(joiner).with("first", before).with("second", text);
            self.render(language, &pair)
        })
    }

    fn is_translated(&self, language: Language, message: &Message) -> bool {
        let has_text = |id: &str| self.messages(language).has_message(id);
        match message {
            Message::Literal(_) => true,
            Message::Localized { id, arguments } => {
                let is_known = |argument: &Argument| match argument {
                    Argument::Number(_) => true,
                    Argument::Message(message) => self.is_translated(language, message),
                };
                has_text(id) && arguments.iter().all(|(_, value)| is_known(value))
            }
            Message::List { items, joiners } => {
                joiners.iter().all(|id| has_text(id))
                    && items.iter().all(|item| self.is_translated(language, item))
            }
        }
    }
}

/// Returns the message file of a bundle in a language.
pub(crate) fn source(bundle: Bundle, language: Language) -> &'static str {
    match language {
        Language::English => bundle.english,
        Language::Portuguese => bundle.portuguese,
    }
}

fn identifier(language: Language) -> LanguageIdentifier {
    let code = match language {
        Language::English => "en",
        Language::Portuguese => "pt-PT",
    };
    code.parse().expect("these are language codes")
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: Bundle = Bundle {
        english: "cups = { $cups ->\n    [one] 1 cup\n   *[other] { $cups } cups\n}",
        portuguese: "cups = { $cups ->\n    [one] 1 copo\n   *[other] { $cups } copos\n}",
        includes: &[],
    };

    fn cups(number: u8) -> Message {
        Message::new("cups").with("cups", number)
    }

    #[test]
    fn registered_messages_have_a_text_in_every_language() {
        register(Bundle {
            english: "a-game = a game",
            portuguese: "a-game = um jogo",
            includes: &[GAME],
        });
        register(GAME);
        assert!(registered_bundles().contains(&GAME));
        let all = Message::list_and([cups(1), cups(2), Message::new("a-game")]);
        assert_eq!(all.to_string(), "1 cup, 2 cups and a game");
        assert_eq!(Language::Portuguese.render(&all), "1 copo, 2 copos e um jogo");
        assert!(is_translated(Language::Portuguese, &all));
    }

    #[test]
    fn an_unknown_message_is_shown_as_its_id() {
        init();
        let unknown = Message::new("no-such-message").with("number", 1);
        assert_eq!(unknown.to_string(), "no-such-message");
        assert!(!is_translated(Language::English, &unknown));
        assert!(!is_translated(Language::English, &Message::list([unknown.clone()])));
        let outer = Message::new("place-row").with("row", unknown);
        assert!(!is_translated(Language::English, &outer));
    }

    #[test]
    #[should_panic(expected = "Overriding")]
    fn an_id_that_is_defined_twice_is_rejected() {
        register(Bundle { english: "game-over = over", portuguese: "", includes: &[] });
    }
}
