//! Commands whose options are made when the command is used: clap would make those of all commands at each start.

use clap::builder::ValueParser;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};

use super::output::{Format, OutputArguments};

/// The arguments of a command, made when the command is used.
#[derive(Debug)]
pub struct Deferred<T>(pub T);

impl<T: Args> Args for Deferred<T> {
    fn augment_args(command: Command) -> Command {
        command.defer(|command| with_output(T::augment_args(command)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<T: FromArgMatches> FromArgMatches for Deferred<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        T::from_arg_matches(matches).map(Self)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0.update_from_arg_matches(matches)
    }
}

/// A command with the options for its output: it has only the formats that it writes, and shows how deep an explanation
/// goes only if it explains.
pub fn with_output(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let is_only_text = Format::all_of(Some(&name)).count() == 1;
    let explains = !["completions", "games", "lab", "verify", "worksheet"].contains(&&*name);
    OutputArguments::augment_args(command).mut_args(|option| {
        // What begins with a minus sign is refused by its name.
        let takes_values = option.get_action().takes_values();
        let option = option.allow_negative_numbers(takes_values);
        match option.get_id().as_str() {
            "format" => option
                .value_parser(ValueParser::new(Format::parser(&name)))
                .hide_possible_values(false)
                .hide(is_only_text),
            "depth" | "step" => option.hide(!explains),
            _ => option,
        }
    })
}
