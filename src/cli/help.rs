//! Help that groups the commands.
//!
//! clap parses the words first. Only when they ask for help are they parsed again with what is made here, so that no other
//! command has to wait for it. A new command is one line more in [`GROUPS`]; a test says so where it is forgotten.

use std::fmt::Write;

use clap::builder::{PossibleValue, PossibleValuesParser, Resettable};
use clap::error::ErrorKind;
use clap::{Arg, Args, Command, CommandFactory};

use super::args::{CommandLine, Format, GROUPS, Group, OutputArguments, names};
use super::output::width_of_terminal;
use crate::render::wrap;

/// Lines longer than this are hard to read.
const WIDEST: usize = 100;

/// The help that was asked for, with the commands in their groups; whatever else clap reports as it is.
pub(super) fn grouped(report: clap::Error) -> clap::Error {
    match report.kind() {
        ErrorKind::DisplayHelp => command().try_get_matches().err().unwrap_or(report),
        _ => report,
    }
}

/// The command line as the help shows it: grouped, and with the values of an option in one line.
fn command() -> Command {
    let width = width_of_terminal().min(WIDEST);
    let command = with_formats(CommandLine::command())
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
        .after_help("nimlab help COMMAND says more about one command, with examples.")
}

/// What a command does, in a line.
pub(super) fn about(command: &Command, name: &str) -> String {
    let about = command
        .find_subcommand(name)
        .and_then(Command::get_about)
        .map(ToString::to_string);
    // clap adds the command `help` only when it parses.
    about.unwrap_or_else(|| "Show help for nimlab, or for one command".to_owned())
}

/// The command line in which each command offers the formats that it writes, and no other.
pub(super) fn with_formats(all: Command) -> Command {
    let options = OutputArguments::augment_args(Command::default());
    let format = options
        .get_arguments()
        .find(|option| option.get_long() == Some("format"))
        .cloned();
    let written = names().filter(|name| *name != "help");
    written.fold(all, |all, name| {
        let formats = Format::all_of(Some(name)).map(Format::name);
        let format = format
            .clone()
            .map(|format| format.value_parser(PossibleValuesParser::new(formats)));
        all.mut_subcommand(name, |command| command.args(format))
    })
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

/// Whether a line of a help text is an example: indented, and a command.
pub(super) fn is_example(line: &str) -> bool {
    ["  nimlab ", "  printf "]
        .iter()
        .any(|start| line.starts_with(start))
}
