//! The messages about a command line that cannot be parsed.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use tabuleiro_core::{LocalizedError, Message, ParseError, msg};

use crate::MESSAGES;
use crate::suggestion::suggestion_for;

/// Returns the message that describes an error of clap.
pub(crate) fn describe(error: &clap::Error) -> Message {
    let text = |kind| context(error, kind).join(", ");
    let quoted = |kind| Message::quote(&text(kind));
    let arg = text(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument if arg.starts_with('-') => {
            msg!("usage-unknown-option", got = arg)
        }
        ErrorKind::UnknownArgument => {
            msg!("usage-unexpected-argument", got = quoted(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidSubcommand => {
            msg!("usage-unknown-command", got = quoted(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => msg!("usage-missing", arguments = arg),
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg);
            if other == arg {
                msg!("usage-twice", argument = arg)
            } else {
                msg!("usage-conflict", argument = arg, other = other)
            }
        }
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            msg!("usage-missing-value", argument = arg)
        }
        ErrorKind::InvalidValue => {
            let expected = match context(error, ContextKind::ValidValue) {
                values if values.is_empty() => msg!("usage-value"),
                values => Message::list_or(values),
            };
            ParseError::new(expected, text(ContextKind::InvalidValue)).within(arg).message()
        }
        ErrorKind::ValueValidation => match parse_error(error) {
            Some(error) => error.clone().within(arg).message(),
            None => msg!("usage-invalid-argument", got = quoted(ContextKind::InvalidValue)),
        },
        _ => msg!("usage-invalid-argument", got = quoted(ContextKind::InvalidArg)),
    }
}

/// Returns the closest text that would have been accepted.
pub(crate) fn suggestion(error: &clap::Error) -> Option<String> {
    let suggested =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let by_clap = suggested.into_iter().flat_map(|kind| context(error, kind)).next();
    by_clap.or_else(|| suggestion_for(parse_error(error)?))
}

fn context(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// Returns the error of one of our own value parsers.
fn parse_error(error: &clap::Error) -> Option<&ParseError> {
    error.source()?.downcast_ref()
}
