//! What can be chosen about a game, as data: menus, the command line and records share it.

use std::fmt::Debug;
use std::hash::Hash;

use crate::message::MESSAGES;
use crate::{Message, ParseError, msg};

/// One thing that can be chosen. What it decides, and what each value means, is told by messages
/// such as `option-shiftago-players` and `option-shiftago-players-2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name, such as `players`.
    pub name: &'static str,
    /// The names of what it can be; the first is the default.
    pub values: &'static [&'static str],
}

impl OptionSpec {
    /// What it decides in the game with this id.
    pub fn about(&self, game: &str) -> Message {
        Message::named(format!("option-{game}-{}", self.name))
    }

    /// What one of its values means in the game with this id.
    pub fn value_about(&self, game: &str, value: &str) -> Message {
        Message::named(format!("option-{game}-{}-{value}", self.name))
    }
}

/// The options of a game; made by [`options!`](crate::options).
pub trait GameOptions: Copy + Default + Eq + Hash + Debug + Send + Sync + 'static {
    /// All that can be chosen, in the order in which it is written.
    const SPECS: &'static [OptionSpec];

    /// Gives the option with this name its value with this number.
    fn choose(&mut self, name: &str, value: usize);

    /// The number of the value that the option with this name has.
    fn chosen(&self, name: &str) -> usize;
}

/// Declares the options of a game: a struct with a field for each, whose default is the first value.
///
/// ```
/// use tabuleiro_core::{GameOptions, options, read_options, write_options};
///
/// options! {
///     /// How the game is set up.
///     pub struct Options {
///         /// How many play.
///         players: u8 = ["2" => 2, "3" => 3],
///     }
/// }
///
/// let options: Options = read_options("players=3")?;
/// assert_eq!(options.players, 3);
/// assert_eq!(write_options(&options), "players=3");
/// # Ok::<(), tabuleiro_core::ParseError>(())
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        pub struct $Options:ident {
            $(
                #[doc = $about:literal]
                $field:ident: $Type:ty = [$($name:literal => $value:expr),+ $(,)?]
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(unreachable_pub, reason = "the macro does not know where it is used")]
        pub struct $Options {
            $(
                #[doc = $about]
                pub $field: $Type,
            )+
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

            fn choose(&mut self, name: &str, value: usize) {
                match name {
                    $(stringify!($field) => self.$field = [$($value),+][value],)+
                    _ => unreachable!("{name} is not an option of this game"),
                }
            }

            fn chosen(&self, name: &str) -> usize {
                let value = match name {
                    $(stringify!($field) => [$($value),+].iter().position(|v| *v == self.$field),)+
                    _ => None,
                };
                value.expect("an option has one of its values")
            }
        }
    };
}

/// Reads options such as `players=3,mode=expert`; what is not named keeps its default.
pub fn read_options<O: GameOptions>(text: &str) -> Result<O, ParseError> {
    let mut options = O::default();
    let mut named: Vec<&str> = Vec::new();
    for part in text.split(',').map(str::trim).filter(|_| !text.trim().is_empty()) {
        let (name, value) =
            part.split_once('=').ok_or_else(|| ParseError::new(msg!("expected-option"), part))?;
        let spec = O::SPECS.iter().find(|spec| spec.name == name.trim()).ok_or_else(|| {
            let names = Message::one_of(O::SPECS.iter().map(|spec| spec.name));
            ParseError::new(msg!("expected-option-name", names = names), name)
                .with_candidates(O::SPECS.iter().map(|spec| spec.name))
        })?;
        if named.contains(&spec.name) {
            return Err(ParseError::new(msg!("expected-option-once", name = spec.name), text));
        }
        let chosen =
            spec.values.iter().position(|name| *name == value.trim()).ok_or_else(|| {
                let values = Message::one_of(spec.values.iter().copied());
                let expected = msg!("expected-option-value", name = spec.name, values = values);
                ParseError::new(expected, value).with_candidates(spec.values.iter().copied())
            })?;
        options.choose(spec.name, chosen);
        named.push(spec.name);
    }
    Ok(options)
}

/// Writes the options that differ from the default, in their order.
pub fn write_options<O: GameOptions>(options: &O) -> String {
    let written: Vec<String> = O::SPECS
        .iter()
        .filter_map(|spec| match options.chosen(spec.name) {
            0 => None,
            value => Some(format!("{}={}", spec.name, spec.values[value])),
        })
        .collect();
    written.join(",")
}

/// Every combination of values, the default first; whether a game allows it is not asked.
pub fn variants<O: GameOptions>() -> Vec<O> {
    let mut variants = vec![O::default()];
    for spec in O::SPECS {
        variants = variants
            .into_iter()
            .flat_map(|options| {
                (0..spec.values.len()).map(move |value| {
                    let mut options = options;
                    options.choose(spec.name, value);
                    options
                })
            })
            .collect();
    }
    variants
}

#[cfg(test)]
mod tests {
    use super::*;

    options! {
        /// Made for these tests.
        pub struct Options {
            /// How many play.
            players: u8 = ["2" => 2, "3" => 3, "4" => 4],
            /// How it ends.
            short: bool = ["no" => false, "yes" => true],
        }
    }

    #[test]
    fn only_what_differs_is_written() {
        assert_eq!(write_options(&Options::default()), "");
        assert_eq!(write_options(&Options { players: 2, short: true }), "short=yes");
        assert_eq!(write_options(&Options { players: 4, short: true }), "players=4,short=yes");
    }

    #[test]
    fn every_variant_round_trips() {
        let all = variants::<Options>();
        assert_eq!(all.len(), 6);
        for options in all {
            assert_eq!(read_options::<Options>(&write_options(&options)), Ok(options));
        }
    }

    #[test]
    fn spaces_and_defaults_are_read() {
        let read = read_options::<Options>(" short = yes , players=2 ");
        assert_eq!(read, Ok(Options { players: 2, short: true }));
    }
}
