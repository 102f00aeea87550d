//! The options of games, as data for menus, the command line and records.

use std::fmt::Debug;
use std::hash::Hash;

use crate::message::MESSAGES;
use crate::{LocalizedError, Message, ParseError, msg};

/// The name and the values of an option.
///
/// Messages such as `option-shiftago-players` and `option-shiftago-players-2` describe options and
/// values.
///
/// ```
/// use tabuleiro_core::{Message, OptionSpec};
///
/// const PLAYERS: OptionSpec = OptionSpec { name: "players", values: &["2", "3"] };
/// assert_eq!(PLAYERS.description("nim"), Message::new("option-nim-players"));
/// assert_eq!(PLAYERS.value_description("nim", "3"), Message::new("option-nim-players-3"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name of the option, such as `players`.
    pub name: &'static str,
    /// The names of the values. The first is the default.
    pub values: &'static [&'static str],
}

impl OptionSpec {
    /// Returns the message with the values that are expected.
    fn expected(&self) -> Message {
        let values = Message::list_or(self.values.iter().copied());
        msg!("expected-option-value", name = self.name, values = values)
    }

    /// Returns the description of the option in the game with this id.
    pub fn description(&self, game: &str) -> Message {
        Message::new(format!("option-{game}-{}", self.name))
    }

    /// Returns the description of a value in the game with this id.
    pub fn value_description(&self, game: &str, value: &str) -> Message {
        Message::new(format!("option-{game}-{}-{value}", self.name))
    }
}

/// The options of a game, declared with [`options!`](crate::options).
///
/// Every value of this type is a combination that the game allows: constructors validate.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use nim::Options;
/// use tabuleiro_core::GameOptions;
///
/// assert_eq!(Options::SPECS[0].values, ["5", "6"]);
/// let options = Options::from_indices(&[1])?;
/// assert_eq!(options.matches(), 6);
/// assert_eq!(options.index_of(0), 1);
/// # Ok::<(), tabuleiro_core::InvalidOptions>(())
/// ```
pub trait GameOptions: Copy + Default + Eq + Hash + Debug + Send + Sync + 'static {
    /// The options in the order in which they are written.
    const SPECS: &'static [OptionSpec];

    /// Returns the options with these values, or an error if the game does not allow the
    /// combination.
    ///
    /// There is an index into [`OptionSpec::values`] for each of [`SPECS`](GameOptions::SPECS).
    ///
    /// # Panics
    /// If there are too few indices, or one of them is out of range.
    fn from_indices(indices: &[usize]) -> Result<Self, InvalidOptions>;

    /// Returns the index of the value that one of [`SPECS`](GameOptions::SPECS) has.
    fn index_of(&self, spec: usize) -> usize;
}

/// The error for options that a game does not allow: an unknown value or an impossible combination.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// # tabuleiro_i18n::init();
/// let error = nim::Options::default().with_matches(7).unwrap_err();
/// assert_eq!(error.to_string(), r#"expected matches to be 5 or 6, got "7""#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct InvalidOptions(Message);

impl InvalidOptions {
    /// Returns an error for an impossible combination of values.
    pub fn new(problem: Message) -> InvalidOptions {
        InvalidOptions(problem)
    }

    /// Returns the error for a value that is not one of those of `spec`.
    #[doc(hidden)]
    pub fn unknown_value(spec: &OptionSpec, value: &impl Debug) -> InvalidOptions {
        InvalidOptions(ParseError::new(spec.expected(), format!("{value:?}")).message())
    }
}

impl LocalizedError for InvalidOptions {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

/// Declares the options of a game as a struct with private fields.
///
/// For each option the declaration names the accessor and the setter, and lists its values with
/// their names; the first is the default. A setter fails for a value that is not listed. An
/// optional `validate` function rejects impossible combinations, whether they come from a setter or
/// from text.
///
/// ```
/// use tabuleiro_core::{InvalidOptions, Message, format_options, options, parse_options};
///
/// options! {
///     /// The options of a small game.
///     pub struct Options {
///         /// The number of players.
///         players, with_players: u8 = ["2" => 2, "3" => 3],
///         /// The size of the board.
///         small, with_small: bool = ["no" => false, "yes" => true],
///     }
///     validate = two_on_small_boards;
/// }
///
/// fn two_on_small_boards(options: Options) -> Result<(), InvalidOptions> {
///     match (options.players, options.small) {
///         (3, true) => Err(InvalidOptions::new(Message::from("the small board is for two"))),
///         _ => Ok(()),
///     }
/// }
///
/// let options: Options = parse_options("players=3")?;
/// assert_eq!(options.players(), 3);
/// assert_eq!(options, Options::default().with_players(3)?);
/// assert_eq!(format_options(&options), "players=3");
///
/// assert!(Options::default().with_players(7).is_err());
/// assert!(options.with_small(true).is_err());
/// assert!(parse_options::<Options>("small=yes,players=3").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        pub struct $Options:ident {
            $(
                #[doc = $description:literal]
                $field:ident, $setter:ident: $Type:ty = [$($name:literal => $value:expr),+ $(,)?]
            ),+ $(,)?
        }
        $(validate = $validate:path;)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(unreachable_pub, reason = "the macro does not know where it is used")]
        pub struct $Options {
            $($field: $Type,)+
        }

        #[allow(dead_code, unreachable_pub, reason = "the macro does not know where it is used")]
        impl $Options {
            $(
                #[doc = $description]
                #[inline]
                pub const fn $field(self) -> $Type {
                    self.$field
                }

                #[doc = concat!("Returns the options with another value of `", stringify!($field), "`.")]
                pub fn $setter(mut self, value: $Type) -> Result<Self, $crate::InvalidOptions> {
                    self.$field = value;
                    self.validated()
                }
            )+

            /// Returns these options if every value is listed and they can be combined.
            fn validated(self) -> Result<Self, $crate::InvalidOptions> {
                let mut specs = <Self as $crate::GameOptions>::SPECS.iter();
                $(
                    let spec = specs.next().expect("every field has a specification");
                    if ![$($value),+].contains(&self.$field) {
                        return Err($crate::InvalidOptions::unknown_value(spec, &self.$field));
                    }
                )+
                $($validate(self)?;)?
                Ok(self)
            }
        }

        impl Default for $Options {
            fn default() -> Self {
                Self { $($field: [$($value),+][0]),+ }
            }
        }

        impl $crate::GameOptions for $Options {
            const SPECS: &'static [$crate::OptionSpec] = &[$(
                $crate::OptionSpec {
                    name: stringify!($field),
                    values: &[$($name),+],
                }
            ),+];

            fn from_indices(indices: &[usize]) -> Result<Self, $crate::InvalidOptions> {
                let mut indices = indices.iter().copied();
                let mut next = || indices.next().expect("there is an index for every option");
                Self { $($field: [$($value),+][next()]),+ }.validated()
            }

            fn index_of(&self, spec: usize) -> usize {
                let indices =
                    [$([$($value),+].iter().position(|value| *value == self.$field)),+];
                indices[spec].expect("options have only values that are listed")
            }
        }
    };
}

/// Parses options such as `players=3,mode=expert`. Options that are not named have their default.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::parse_options;
///
/// let options: nim::Options = parse_options("matches=6")?;
/// assert_eq!(options.matches(), 6);
/// assert!(parse_options::<nim::Options>("matches=7").is_err());
/// # Ok::<(), tabuleiro_core::ParseError>(())
/// ```
pub fn parse_options<O: GameOptions>(text: &str) -> Result<O, ParseError> {
    let mut indices: Vec<Option<usize>> = vec![None; O::SPECS.len()];
    for part in text.split(',').map(str::trim).filter(|_| !text.trim().is_empty()) {
        let (name, value) =
            part.split_once('=').ok_or_else(|| ParseError::new(msg!("expected-option"), part))?;
        let named = O::SPECS.iter().zip(&mut indices).find(|(spec, _)| spec.name == name.trim());
        let Some((spec, index)) = named else {
            let names = Message::list_or(O::SPECS.iter().map(|spec| spec.name));
            let error = ParseError::new(msg!("expected-option-name", names = names), name);
            return Err(error.with_candidates(O::SPECS.iter().map(|spec| spec.name)));
        };
        if index.is_some() {
            return Err(ParseError::new(msg!("expected-option-once", name = spec.name), text));
        }
        *index = spec.values.iter().position(|known| *known == value.trim());
        if index.is_none() {
            let error = ParseError::new(spec.expected(), value);
            return Err(error.with_candidates(spec.values.iter().copied()));
        }
    }
    let indices: Vec<usize> = indices.into_iter().map(Option::unwrap_or_default).collect();
    O::from_indices(&indices).map_err(|error| ParseError::new(error.message(), text))
}

/// Formats the options that differ from the default, such as `players=3,mode=expert`.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::format_options;
///
/// let options = nim::Options::default();
/// assert_eq!(format_options(&options), "");
/// assert_eq!(format_options(&options.with_matches(6)?), "matches=6");
/// # Ok::<(), tabuleiro_core::InvalidOptions>(())
/// ```
pub fn format_options<O: GameOptions>(options: &O) -> String {
    let changed =
        O::SPECS.iter().enumerate().filter_map(|(number, spec)| match options.index_of(number) {
            0 => None,
            index => Some(format!("{}={}", spec.name, spec.values[index])),
        });
    changed.collect::<Vec<_>>().join(",")
}

/// Returns every combination of values that the game allows, the default first.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/nim.rs")); }
/// # use nim::Nim;
/// use tabuleiro_core::variants;
///
/// let variants = variants::<nim::Options>();
/// assert_eq!(variants.iter().map(|options| options.matches()).collect::<Vec<_>>(), [5, 6]);
/// ```
pub fn variants<O: GameOptions>() -> Vec<O> {
    let mut combinations = vec![Vec::new()];
    for spec in O::SPECS {
        let extended = combinations.iter().flat_map(|indices: &Vec<usize>| {
            (0..spec.values.len()).map(|index| indices.iter().copied().chain([index]).collect())
        });
        combinations = extended.collect();
    }
    combinations.iter().filter_map(|indices| O::from_indices(indices).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    options! {
        /// Options of a game that does not exist.
        pub struct Options {
            /// The number of players.
            players, with_players: u8 = ["2" => 2, "3" => 3, "4" => 4],
            /// The length of the game.
            short, with_short: bool = ["no" => false, "yes" => true],
        }
        validate = short_games_are_not_for_four;
    }

    const NOT_FOR_FOUR: &str = "a short game is not for four";

    fn short_games_are_not_for_four(options: Options) -> Result<(), InvalidOptions> {
        match options {
            Options { players: 4, short: true } => Err(InvalidOptions::new(NOT_FOR_FOUR.into())),
            _ => Ok(()),
        }
    }

    #[test]
    fn only_options_that_differ_from_the_default_are_written() {
        assert_eq!(format_options(&Options::default()), "");
        assert_eq!(format_options(&Options { players: 2, short: true }), "short=yes");
        assert_eq!(format_options(&Options { players: 3, short: true }), "players=3,short=yes");
    }

    #[test]
    fn every_allowed_variant_round_trips() {
        let all = variants::<Options>();
        assert_eq!(all.len(), 5, "all combinations but one");
        assert_eq!(all[0], Options::default());
        for options in all {
            assert_eq!(parse_options::<Options>(&format_options(&options)), Ok(options));
        }
    }

    #[test]
    fn spaces_and_default_values_are_accepted() {
        let parsed = parse_options::<Options>(" short = yes , players=2 ");
        assert_eq!(parsed, Ok(Options { players: 2, short: true }));
    }

    #[test]
    fn setters_reject_unknown_values_and_impossible_combinations() {
        let not_for_four = Err(InvalidOptions::new(NOT_FOR_FOUR.into()));
        let options = Options::default();
        let four = options.with_players(4).expect("a game for four is allowed");
        assert_eq!(four, Options { players: 4, short: false });
        assert_eq!(four.with_short(true), not_for_four);
        let short = options.with_short(true).expect("a short game for two is allowed");
        assert_eq!(short.with_players(4), not_for_four);
        let error = options.with_players(5).expect_err("a game for five does not exist");
        let expected = OptionSpec { name: "players", values: &["2", "3", "4"] }.expected();
        assert_eq!(error.message(), ParseError::new(expected, "5").message());
    }

    #[test]
    fn text_with_an_impossible_combination_is_rejected_in_any_order() {
        for text in ["players=4,short=yes", "short=yes,players=4"] {
            let error = ParseError::new(NOT_FOR_FOUR.into(), text);
            assert_eq!(parse_options::<Options>(text), Err(error));
        }
    }
}
