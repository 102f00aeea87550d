//! Parsers of option values.

use std::ffi::OsStr;
use std::fmt::Display;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use clap::builder::{PossibleValue, TypedValueParser};
use tabuleiro_core::{Language, Message, ParseError, msg};
use tabuleiro_session::{ColourMode, GameType, Variant, parse_spec};

use crate::MESSAGES;

/// The numbers of threads that can be asked for.
pub(crate) const THREADS: RangeInclusive<usize> = 1..=256;

/// The sizes of a transposition table in megabytes: from 1 MB to 64 GB.
pub(crate) const MEGABYTES: RangeInclusive<usize> = 1..=1 << 16;

/// The numbers of games that a match can have.
const GAMES: RangeInclusive<u32> = 1..=1_000_000;

/// The numbers of games that can be played at the same time.
const CONCURRENCY: RangeInclusive<u16> = 1..=1024;

/// A value parser that also tells clap the usual values, for help and completions.
#[derive(Clone, Copy)]
pub(crate) struct Listed<T> {
    parse: fn(&str) -> Result<T, ParseError>,
    values: fn() -> Vec<&'static str>,
}

/// Parses a game and its options; the names of the games are listed.
pub(crate) const SPEC: Listed<Arc<dyn Variant>> = Listed {
    parse: parse_spec,
    values: || GameType::all().iter().map(|game| game.info.id).collect(),
};

/// Parses a language.
pub(crate) const LANGUAGE: Listed<Language> =
    Listed { parse: language, values: || Language::ALL.map(Language::code).to_vec() };

/// Parses when to use colours.
pub(crate) const COLOURS: Listed<ColourMode> =
    Listed { parse: colours, values: || ColourMode::ALL.map(ColourMode::name).to_vec() };

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Listed<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        self.parse.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.values)().into_iter().map(PossibleValue::new)))
    }
}

fn language(text: &str) -> Result<Language, ParseError> {
    let codes = Language::ALL.map(Language::code);
    let error = || ParseError::new(Message::list_or(codes), text).with_candidates(codes);
    Language::from_locale(text).ok_or_else(error)
}

fn colours(text: &str) -> Result<ColourMode, ParseError> {
    let names = ColourMode::ALL.map(ColourMode::name);
    let error = || ParseError::new(Message::list_or(names), text).with_candidates(names);
    ColourMode::ALL.into_iter().find(|colours| colours.name() == text).ok_or_else(error)
}

/// Parses a number of threads.
pub(crate) fn threads(text: &str) -> Result<usize, ParseError> {
    number_in(text, &THREADS)
}

/// Parses an amount of memory in megabytes.
pub(crate) fn megabytes(text: &str) -> Result<usize, ParseError> {
    number_in(text, &MEGABYTES)
}

/// Parses the number of games of a match.
pub(crate) fn games(text: &str) -> Result<u32, ParseError> {
    number_in(text, &GAMES)
}

/// Parses the number of games that are played at the same time.
pub(crate) fn concurrency(text: &str) -> Result<u16, ParseError> {
    number_in(text, &CONCURRENCY)
}

fn number_in<N: FromStr + PartialOrd + Display>(
    text: &str,
    range: &RangeInclusive<N>,
) -> Result<N, ParseError> {
    text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (least, most) = (range.start().to_string(), range.end().to_string());
        ParseError::new(msg!("expected-number", least = least, most = most), text)
    })
}

/// Parses a number that is at least 1.
pub(crate) fn positive<N: FromStr + Default + PartialEq>(text: &str) -> Result<N, ParseError> {
    let number = text.parse().ok().filter(|number| *number != N::default());
    number.ok_or_else(|| ParseError::new(msg!("expected-positive"), text))
}

/// Parses a number that is at least 0.
pub(crate) fn number<N: FromStr>(text: &str) -> Result<N, ParseError> {
    text.parse().map_err(|_| ParseError::new(msg!("expected-natural"), text))
}

/// Parses an address to listen on.
pub(crate) fn address(text: &str) -> Result<SocketAddr, ParseError> {
    text.parse().map_err(|_| ParseError::new(msg!("server-expected-address"), text))
}
