//! The command line with its help in a language.
//!
//! The help of a command is the message `cmd-NAME`, that of an argument `arg-COMMAND-NAME` or, where
//! several commands share it, `arg-NAME`. A message with `-more` behind that id is shown by `--help`
//! only. Defaults, possible values and examples are added from the definitions of the arguments.

use std::ffi::OsString;

use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use tabuleiro_core::{Language, Message, msg};
use tabuleiro_i18n::is_translated;

use crate::MESSAGES;
use crate::args::{self, Args};
use crate::examples::examples_of;

/// Parses the command line. As with `--help`, the help of a command is returned as an error.
pub(crate) fn parse_args(given: &[OsString], language: Language) -> Result<Args, clap::Error> {
    let parse = |given: Vec<OsString>| localized_command(language).try_get_matches_from(given);
    let args = Args::from_arg_matches(&parse(given.to_vec())?)?;
    if let Some(args::Command::Help(help)) = args.command {
        let call = ["tabuleiro".into()].into_iter().chain(help.command).chain(["--help".into()]);
        return Args::from_arg_matches(&parse(call.map(OsString::from).collect())?);
    }
    Ok(args)
}

/// Returns the value of an option such as `--lang`, before the command line is parsed.
pub(crate) fn find_option<'a>(given: &'a [OsString], option: &str) -> Option<&'a str> {
    let words: Vec<&str> = given.iter().map(|word| word.to_str().unwrap_or_default()).collect();
    let pair = words.windows(2).find(|pair| pair[0] == option).map(|pair| pair[1]);
    let joined = |word: &&'a str| word.strip_prefix(option)?.strip_prefix('=');
    pair.or_else(|| words.iter().find_map(joined))
}

/// Returns the command line with its help in a language.
pub(crate) fn localized_command(language: Language) -> Command {
    Localizer { language }.command(accept_negative_numbers(Args::command()), "tabuleiro")
}

/// Lets every option take a negative number as its value. The value parser then rejects it and names
/// the valid range; without this, clap reports it as an unknown option.
fn accept_negative_numbers(command: Command) -> Command {
    let accept = |arg: Arg| {
        let is_option = !arg.is_positional() && arg.get_action().takes_values();
        if is_option && !arg.is_allow_hyphen_values_set() {
            arg.allow_negative_numbers(true)
        } else {
            arg
        }
    };
    command.mut_args(accept).mut_subcommands(accept_negative_numbers)
}

/// Adds the help texts of a language to commands and arguments.
struct Localizer {
    language: Language,
}

impl Localizer {
    fn text(&self, id: &str) -> String {
        self.language.render(&Message::new(id.to_owned()))
    }

    fn has(&self, id: &str) -> bool {
        is_translated(self.language, &Message::new(id.to_owned()))
    }

    /// Returns the long form of a help text, if there is one.
    fn more(&self, id: &str, short: &str) -> Option<String> {
        let more = format!("{id}-more");
        self.has(&more).then(|| format!("{short}\n\n{}", self.text(&more)))
    }

    fn command(&self, command: Command, name: &str) -> Command {
        let id = format!("cmd-{name}");
        let about = self.text(&id);
        let usage = self.text("help-usage");
        let mut command = command
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .disable_version_flag(true)
            .arg(self.help_arg())
            .subcommand_help_heading(self.text("help-commands"))
            .subcommand_value_name(self.text("help-command-name"))
            .help_template(format!(
                "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"
            ));
        if let Some(more) = self.more(&id, &about) {
            command = command.long_about(more);
        }
        if let Some(examples) = self.examples(name) {
            command = command.after_long_help(examples);
        }
        if name == "tabuleiro" {
            let version = Arg::new("version").short('V').long("version");
            command = command.arg(version.action(ArgAction::Version));
        }
        // Below a heading of their own clap sorts positional arguments by name.
        let mut positions = 0..;
        let localize = |arg: Arg| match self.arg(arg, name) {
            arg if arg.is_positional() => arg.display_order(positions.next().unwrap_or_default()),
            arg => arg,
        };
        command.about(about).mut_args(localize).mut_subcommands(|sub| {
            let name = sub.get_name().to_owned();
            self.command(sub, &name)
        })
    }

    fn help_arg(&self) -> Arg {
        let arg = Arg::new("help").short('h').long("help").action(ArgAction::Help);
        arg.long_help(self.text("arg-help-long"))
    }

    fn arg(&self, arg: Arg, command: &str) -> Arg {
        let own = format!("arg-{command}-{}", arg.get_id());
        let shared = format!("arg-{}", arg.get_id());
        let id = if self.has(&own) { own } else { shared };
        let heading = match &arg {
            arg if arg.is_positional() => "help-arguments",
            arg if arg.is_global_set() => "help-global-options",
            _ => "help-options",
        };
        let help = self.text(&id) + &self.value_hints(&arg);
        let has_value = arg.get_action().takes_values();
        let more = self.more(&id, &help);
        let arg = arg
            .hide_default_value(has_value)
            .hide_possible_values(has_value)
            .help_heading(self.text(heading))
            .help(help);
        match more {
            Some(more) => arg.long_help(more),
            None => arg,
        }
    }

    /// Returns the default and the possible values of an argument in brackets, as clap shows them.
    fn value_hints(&self, arg: &Arg) -> String {
        if !arg.get_action().takes_values() {
            return String::new();
        }
        let mut hints = Vec::new();
        let defaults: Vec<_> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if !defaults.is_empty() {
            hints.push(msg!("help-default", value = defaults.join(",")));
        }
        let values: Vec<String> =
            arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        if !values.is_empty() && !arg.is_hide_possible_values_set() {
            hints.push(msg!("help-possible-values", values = Message::list(values)));
        }
        hints.iter().fold(String::new(), |text, hint| text + " " + &self.language.render(hint))
    }

    fn examples(&self, command: &str) -> Option<String> {
        let calls = examples_of(command);
        let example = |(number, call): (usize, &&str)| {
            format!("\n  {}:\n    $ {call}\n", self.text(&format!("example-{command}-{number}")))
        };
        let listed: String = (1..).zip(calls).map(example).collect();
        let heading = self.text("help-examples");
        (!calls.is_empty()).then(|| format!("{heading}:{}", listed.trim_end()))
    }
}

#[cfg(test)]
mod tests {
    use clap::error::ErrorKind;

    use super::*;
    use crate::examples::EXAMPLES;

    /// A command with the ids of its arguments, and its subcommands likewise.
    fn commands(command: &Command) -> Vec<(String, Vec<String>)> {
        let args = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
        let below = command.get_subcommands().flat_map(commands);
        std::iter::once((command.get_name().to_owned(), args)).chain(below).collect()
    }

    #[test]
    fn every_command_and_argument_has_help_in_every_language() {
        tabuleiro_i18n::register(MESSAGES);
        for language in Language::ALL {
            localized_command(language).debug_assert();
            let localizer = Localizer { language };
            for (name, args) in commands(&localized_command(language)) {
                assert!(localizer.has(&format!("cmd-{name}")), "{language:?}: cmd-{name}");
                for arg in args {
                    let has_help = localizer.has(&format!("arg-{name}-{arg}"))
                        || localizer.has(&format!("arg-{arg}"));
                    assert!(has_help, "{language:?}: arg-{name}-{arg}");
                }
            }
        }
    }

    #[test]
    fn every_help_message_belongs_to_a_command_an_argument_or_an_example() {
        tabuleiro_i18n::register(MESSAGES);
        let commands = commands(&localized_command(Language::English));
        let is_used = |id: &str| {
            let id = id.strip_suffix("-more").unwrap_or(id);
            let is_arg = |(name, args): &(String, Vec<String>)| {
                args.iter()
                    .any(|arg| id == format!("arg-{arg}") || id == format!("arg-{name}-{arg}"))
                    || id == format!("cmd-{name}")
            };
            let is_example = |(name, calls): &(&str, &[&str])| {
                (1..=calls.len()).any(|number| id == format!("example-{name}-{number}"))
            };
            id == "arg-help-long" || commands.iter().any(is_arg) || EXAMPLES.iter().any(is_example)
        };
        for prefix in ["cmd-", "arg-", "example-"] {
            for id in tabuleiro_i18n::patterns(Language::English, prefix).keys() {
                assert!(is_used(id), "{id}");
            }
        }
    }

    #[test]
    fn every_command_has_examples_that_parse() {
        tabuleiro_i18n::register(MESSAGES);
        for (name, _) in commands(&localized_command(Language::English)) {
            let calls = examples_of(&name);
            assert!(!calls.is_empty(), "{name}");
            for (number, call) in (1..).zip(calls) {
                let id = format!("example-{name}-{number}");
                assert!(Language::ALL.iter().all(|&language| Localizer { language }.has(&id)));
                // The call itself, without pipes and redirections.
                let words = call.split(' ').skip_while(|word| *word != "tabuleiro");
                let words = words.take_while(|word| !word.starts_with(['<', '>', '|', '&']));
                let words: Vec<OsString> = words.map(OsString::from).collect();
                assert!(words.len() > usize::from(name != "tabuleiro"), "{call}");
                match parse_args(&words, Language::English) {
                    Ok(_) => {}
                    Err(error) => assert_eq!(error.kind(), ErrorKind::DisplayHelp, "{call}"),
                }
            }
        }
    }

    #[test]
    fn an_option_is_found_anywhere_in_a_call() {
        let given = |words: &str| words.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(find_option(&given("t play --lang pt x"), "--lang"), Some("pt"));
        assert_eq!(find_option(&given("t --lang=pt"), "--lang"), Some("pt"));
        assert_eq!(find_option(&given("t --language=pt"), "--lang"), None);
        assert_eq!(find_option(&given("t play"), "--lang"), None);
    }
}
