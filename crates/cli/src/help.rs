//! The command line in a person's language: help, and what is wrong with a call.
//!
//! A command's words are the message `cmd-NAME`, an option's `arg-COMMAND-NAME` or, where it means
//! the same everywhere, `arg-NAME`; `-more` behind a name is what `--help` tells and `-h` does not.

use std::error::Error;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use tabuleiro_core::{Language, LocalizedError, Message, ParseError, msg};
use tabuleiro_i18n::knows;

use crate::MESSAGES;
use crate::args::Args;

/// Reads the command line; what is not a call is what to tell instead.
pub(crate) fn read_args(given: &[OsString], language: Language) -> Result<Args, clap::Error> {
    let matches = command(language).try_get_matches_from(given)?;
    Args::from_arg_matches(&matches)
}

/// What a call says about an option such as `--lang`, before anything else in it is understood.
pub(crate) fn named<'a>(given: &'a [OsString], option: &str) -> Option<&'a str> {
    let words: Vec<&str> = given.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let pair = words.windows(2).find(|pair| pair[0] == option).map(|pair| pair[1]);
    let joined = |word: &&'a str| word.strip_prefix(option)?.strip_prefix('=');
    pair.or_else(|| words.iter().find_map(joined))
}

/// The command line with its help in a language.
pub(crate) fn command(language: Language) -> Command {
    told(Args::command(), "tabuleiro", language)
}

fn told(command: Command, name: &str, language: Language) -> Command {
    let say = |id: &str| language.say(&Message::named(id.to_owned()));
    let more = |id: &str| {
        let more = Message::named(format!("{id}-more"));
        let is_known = knows(language, &more);
        is_known.then(|| format!("{}\n\n{}", say(id), language.say(&more)))
    };
    let about = format!("cmd-{name}");
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let usage = say("help-usage");
    let mut command = command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(help)
        .about(say(&about))
        .subcommand_help_heading(say("help-commands"))
        .help_template(format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}"));
    if name == "tabuleiro" {
        command = command.arg(version);
    }
    if let Some(more) = more(&about) {
        command = command.long_about(more);
    }
    let command = command.mut_args(|arg| {
        let own = format!("arg-{name}-{}", arg.get_id());
        let shared = format!("arg-{}", arg.get_id());
        let id = if knows(language, &Message::named(own.clone())) { own } else { shared };
        let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
        let has_value = arg.get_action().takes_values();
        let arg = arg
            .hide_default_value(has_value)
            .hide_possible_values(has_value)
            .help_heading(say(heading))
            .help(say(&id));
        match more(&id) {
            Some(more) => arg.long_help(more),
            None => arg,
        }
    });
    command.mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        told(sub, &name, language)
    })
}

/// What is wrong with a call.
pub(crate) fn what_is_wrong(error: &clap::Error) -> Message {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        _ => None,
    };
    let quoted = |kind| Message::quoted(&context(kind).unwrap_or_default());
    let arg = context(ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument => {
            msg!("usage-unknown-argument", got = quoted(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidSubcommand => {
            let command = Args::command();
            let names = command.get_subcommands().map(|sub| sub.get_name().to_owned());
            let expected = msg!("usage-command", names = Message::list(names));
            let got = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            ParseError::new(expected, got).message()
        }
        ErrorKind::MissingRequiredArgument => msg!("usage-missing", arguments = arg),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg).unwrap_or_default();
            if other == arg {
                msg!("usage-twice", argument = arg)
            } else {
                msg!("usage-conflict", argument = arg, other = other)
            }
        }
        ErrorKind::InvalidValue => {
            let value = context(ContextKind::InvalidValue).unwrap_or_default();
            let expected = match error.get(ContextKind::ValidValue) {
                Some(ContextValue::Strings(values)) if !values.is_empty() => {
                    Message::one_of(values.iter().cloned())
                }
                _ => msg!("usage-value"),
            };
            ParseError::new(expected, value).within(arg).message()
        }
        ErrorKind::ValueValidation => match error.source().and_then(unreadable) {
            Some(error) => error.clone().within(arg).message(),
            None => msg!("usage-wrong", got = quoted(ContextKind::InvalidValue)),
        },
        _ => msg!("usage-wrong", got = quoted(ContextKind::InvalidArg)),
    }
}

fn unreadable<'a>(error: &'a (dyn Error + 'static)) -> Option<&'a ParseError> {
    error.downcast_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of a command and of those below it, with their options.
    fn names(command: &Command) -> Vec<(String, Vec<String>)> {
        let args = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
        let below = command.get_subcommands().flat_map(names);
        std::iter::once((command.get_name().to_owned(), args)).chain(below).collect()
    }

    #[test]
    fn every_command_and_option_is_told_in_every_language() {
        tabuleiro_i18n::register(MESSAGES);
        for language in Language::ALL {
            command(language).debug_assert();
            let knows = |id: String| knows(language, &Message::named(id));
            for (name, args) in names(&command(language)) {
                assert!(knows(format!("cmd-{name}")), "{language:?}: cmd-{name}");
                for arg in args {
                    let is_known =
                        knows(format!("arg-{name}-{arg}")) || knows(format!("arg-{arg}"));
                    assert!(is_known, "{language:?}: arg-{name}-{arg}");
                }
            }
        }
    }

    #[test]
    fn nothing_is_told_about_what_is_not_there() {
        tabuleiro_i18n::register(MESSAGES);
        let known: Vec<(String, Vec<String>)> = names(&command(Language::English));
        let is_there = |id: &str| {
            let id = id.strip_suffix("-more").unwrap_or(id);
            known.iter().any(|(name, args)| {
                let is_arg =
                    |arg: &String| id == format!("arg-{arg}") || id == format!("arg-{name}-{arg}");
                id == format!("cmd-{name}") || args.iter().any(is_arg)
            })
        };
        for prefix in ["cmd-", "arg-"] {
            for id in tabuleiro_i18n::patterns(Language::English, prefix).keys() {
                assert!(is_there(id), "{id}");
            }
        }
    }

    #[test]
    fn an_option_is_found_in_any_call() {
        let given = |words: &str| words.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(named(&given("t play --lang pt x"), "--lang"), Some("pt"));
        assert_eq!(named(&given("t --lang=pt"), "--lang"), Some("pt"));
        assert_eq!(named(&given("t --language=pt"), "--lang"), None);
        assert_eq!(named(&given("t play"), "--lang"), None);
    }
}
