//! Help that groups the commands, and what was probably meant where a command is mistyped.
//!
//! clap parses the words first. Only when they ask for help are they parsed again with what is made here, so that no other
//! command has to wait for it. A new command is one line more in [`GROUPS`]; a test says so where it is forgotten.

use std::fmt::Write;

use clap::builder::{PossibleValue, PossibleValuesParser, Resettable};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};

use super::args::{CommandLine, GROUPS, Group, names};
use super::output::width_of_terminal;
use crate::render::wrap;

/// Lines longer than this are hard to read.
const WIDEST: usize = 100;

/// The help that was asked for, with the commands in their groups; other errors as they are, with a guess at the command
/// that was meant.
pub(super) fn improved(report: clap::Error) -> clap::Error {
    match report.kind() {
        ErrorKind::DisplayHelp => command().try_get_matches().err().unwrap_or(report),
        ErrorKind::InvalidSubcommand => with_a_guess(report),
        _ => report,
    }
}

/// The command line as the help shows it: grouped, and with the values of an option in one line.
fn command() -> Command {
    let width = width_of_terminal().min(WIDEST);
    let command = CommandLine::command()
        .mut_args(in_one_line)
        .term_width(width);
    let style = command.get_styles().clone();
    let (header, literal) = (style.get_header(), style.get_literal());
    let widest = names().map(str::len).max().unwrap_or(0);
    let mut groups = String::new();
    for Group {
        heading,
        example,
        commands,
    } in GROUPS
    {
        let _ = writeln!(
            groups,
            "{header}{heading}:{header:#} for example {literal}{example}{literal:#}"
        );
        for name in *commands {
            let room = width.saturating_sub(widest + 4).max(20);
            let about = about(&command, name);
            let about = wrap(&about, room).join(&format!("\n{:1$}", "", widest + 4));
            let _ = writeln!(groups, "  {literal}{name:<widest$}{literal:#}  {about}");
        }
        groups.push('\n');
    }
    let template = format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}{{all-args}}{{after-help}}"
    );
    command
        .override_usage("nimlab [COMMAND] [OPTIONS]")
        .help_template(template)
        .mut_subcommands(|command| command.hide(true))
        .after_help("nimlab help COMMAND tells more about one command, with examples.")
}

/// What a command does, in a line.
pub(super) fn about(command: &Command, name: &str) -> String {
    let about = command
        .find_subcommand(name)
        .and_then(Command::get_about)
        .map(ToString::to_string);
    // clap adds the command `help` only when it parses.
    about.unwrap_or_else(|| "Tell about nimlab, or about one command".to_owned())
}

/// Values listed behind the option; what each is good for stands in the manual page.
fn in_one_line(arg: Arg) -> Arg {
    let values: Vec<PossibleValue> = arg
        .get_possible_values()
        .into_iter()
        .map(|value| value.help(Resettable::Reset))
        .collect();
    if values.is_empty() || !arg.get_action().takes_values() {
        arg
    } else {
        arg.value_parser(PossibleValuesParser::new(values))
    }
}

/// clap guesses at a mistyped command, but not after `help`.
fn with_a_guess(mut report: clap::Error) -> clap::Error {
    if report.get(ContextKind::SuggestedSubcommand).is_some() {
        return report;
    }
    let Some(ContextValue::String(typed)) = report.get(ContextKind::InvalidSubcommand) else {
        return report;
    };
    if let Some(meant) = closest(typed) {
        let meant = ContextValue::Strings(vec![meant.to_owned()]);
        report.insert(ContextKind::SuggestedSubcommand, meant);
    }
    report
}

/// The command that is spelt most like a word, if one is nearly so.
fn closest(typed: &str) -> Option<&'static str> {
    let distance = |name: &str| strsim::damerau_levenshtein(name, typed);
    let closest = names().min_by_key(|name| distance(name))?;
    (distance(closest) <= closest.len() / 3).then_some(closest)
}

/// Whether a line of a help text is an example: indented, and a command.
pub(super) fn is_example(line: &str) -> bool {
    ["  nimlab ", "  printf "]
        .iter()
        .any(|start| line.starts_with(start))
}
