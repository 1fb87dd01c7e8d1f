//! `nimlab help`, and what `-h` and `--help` show: nimlab as a whole, one command, or the questions.
//!
//! `-h` is short, `--help` long. Options of every command are in the help on nimlab as a whole; a command's help has
//! only its own options. The texts are those given to clap, so that help and completions cannot differ.

use std::fmt::Write;

use clap::builder::{PossibleValue, PossibleValuesParser, Resettable};
use clap::{Arg, Command};

use super::args::{CommandLine, Format, GROUPS, HelpArguments, QUESTIONS};
use super::output::Output;
use crate::question::Topic;
use crate::render::wrap;

/// Lines longer than this are hard to read.
const WIDEST: usize = 100;

/// The descriptions of the two help options.
const ABOUT_HELP: &str = "Print help: -h in short, --help at length";

/// Shows the requested help.
pub(super) fn run(arguments: &HelpArguments, output: &Output) -> std::io::Result<()> {
    show(arguments.subject.as_deref(), true, output)
}

/// Shows help, long or short: on nimlab, on the questions, or on a command.
pub(super) fn show(subject: Option<&str>, is_long: bool, output: &Output) -> std::io::Result<()> {
    let page =
        Page { all: CommandLine::built(), width: output.terminal().width.min(WIDEST), is_long };
    output.help(&match subject {
        None => page.of_nimlab(),
        Some(QUESTIONS) => page.of_questions(),
        Some(name) => page.of_command(name),
    })
}

struct Page {
    /// The command line with all its arguments.
    all: Command,
    width: usize,
    is_long: bool,
}

impl Page {
    /// The everyday commands, and the names of the others.
    fn of_nimlab(&self) -> String {
        let about = self.all.get_about().map(ToString::to_string);
        let about = wrap(&about.unwrap_or_default(), self.width).join("\n");
        let mut page = format!("{about}\n\n{}\n\n", self.all.clone().render_usage().ansi());
        let [every_day, others @ ..] = GROUPS;
        self.list(&mut page, every_day.heading, &every_day.commands());
        if self.is_long {
            let _ = writeln!(page, "\n{}", self.heading("Other commands:"));
            for group in others {
                let names = group.commands().join(", ");
                self.entry(&mut page, group.heading, 11, &names);
            }
            let _ = writeln!(page, "\n{}", self.heading("Options of every command:"));
            page += &self.common_options();
        }
        let more = if self.is_long {
            "nimlab help COMMAND says more about one command, nimlab help questions about the questions; nimlab games lists \
             the games."
        } else {
            "nimlab --help names the other commands and the options; nimlab help COMMAND says more about one."
        };
        let _ = writeln!(page, "\n{}", wrap(more, self.width).join("\n"));
        page
    }

    /// The commands that ask, with an example of each.
    fn of_questions(&self) -> String {
        let lines = |text: &str| wrap(text, self.width).join("\n");
        let mut page = lines(
            "What can be asked, and is judged. A question is written in the same words everywhere:",
        );
        page += "\n\n";
        let questions: Vec<&str> = Topic::all()
            .map(Topic::word)
            .filter(|word| self.all.find_subcommand(word).is_some())
            .collect();
        self.list(&mut page, "Questions", &questions);
        let _ = write!(
            page,
            "\n{}\n",
            lines(
                "As a command, a question is answered with its working. nimlab practice sum asks such questions, nimlab worksheet \
                 sum prints them, and nimlab check \"sum 5 4 3 2\" 0 judges an answer. A board may be of any game: nimlab games \
                 lists them."
            )
        );
        page
    }

    /// What one command does and takes.
    fn of_command(&self, name: &str) -> String {
        let Some(command) = self.all.find_subcommand(name) else {
            return String::new();
        };
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let of_all = "The options of every command stand in nimlab --help.";
        let after = if self.is_long {
            format!("{of_all}\n\n{after}")
        } else {
            format!("{of_all} nimlab {name} --help says more, with examples.")
        };
        let command = command
            .clone()
            .mut_args(|option| of_its_own(option, name))
            .mut_args(in_one_line)
            .mut_arg("help", |help| help.help(ABOUT_HELP))
            .term_width(self.width)
            .after_help(after)
            .render_help();
        command.ansi().to_string()
    }

    /// An example of each command, and what it does.
    fn list(&self, page: &mut String, heading: &str, commands: &[&str]) {
        let entries: Vec<(String, String)> = commands
            .iter()
            .map(|name| {
                let about = self.all.find_subcommand(name).and_then(Command::get_about);
                let about = about.map(ToString::to_string).unwrap_or_default();
                (example_of(&self.all, name), about)
            })
            .collect();
        let widest = entries.iter().map(|(example, _)| example.len()).max();
        let _ = writeln!(page, "{}", self.heading(&format!("{heading}:")));
        for (example, about) in &entries {
            self.entry(page, example, widest.unwrap_or(0) + 2, about);
        }
    }

    /// An entry: a word or an example, and its description in a column; on a narrow page that goes below.
    fn entry(&self, page: &mut String, word: &str, column: usize, what: &str) {
        const INDENT: usize = 2;
        const LEAST_ROOM: usize = 30;
        let literal = self.all.get_styles().get_literal();
        let start = INDENT + column;
        if self.width < start + LEAST_ROOM {
            let _ = writeln!(page, "  {literal}{word}{literal:#}");
            for line in wrap(what, self.width.saturating_sub(2 * INDENT)) {
                let _ = writeln!(page, "    {line}");
            }
        } else {
            let what = wrap(what, self.width - start).join(&format!("\n{:start$}", ""));
            let _ = writeln!(page, "  {literal}{word:<column$}{literal:#}{what}");
        }
    }

    fn heading(&self, text: &str) -> String {
        let header = self.all.get_styles().get_header();
        format!("{header}{text}{header:#}")
    }

    /// The options of every command, a line each.
    fn common_options(&self) -> String {
        let in_brief = |option: Arg| {
            let takes_value = option.get_action().takes_values();
            let option = option.help_heading(Resettable::Reset);
            option.hide_default_value(takes_value).hide_possible_values(takes_value)
        };
        let all = self.all.clone().mut_args(in_brief);
        let all = all.mut_arg("help", |help| help.help(ABOUT_HELP));
        let mut options = all.help_template("{options}").term_width(self.width);
        options.render_help().ansi().to_string()
    }
}

/// An option in a command's own help; hidden if every command has it and it is not special here.
fn of_its_own(option: Arg, command: &str) -> Arg {
    let is_special = option.get_long() == Some("format")
        && Format::all_of(Some(command)).ne(Format::all_of(None));
    if option.is_global_set() && !is_special {
        option.hide(true)
    } else {
        option.help_heading(Resettable::Reset)
    }
}

/// The first example in the help of a command.
pub(super) fn example_of(all: &Command, name: &str) -> String {
    let help = all.find_subcommand(name).and_then(Command::get_after_help);
    let help = help.map(ToString::to_string).unwrap_or_default();
    let example = help.lines().find(|line| is_example(line));
    example.map_or_else(|| format!("nimlab {name}"), |line| line.trim().to_owned())
}

/// Lists values after the option.
fn in_one_line(arg: Arg) -> Arg {
    let values: Vec<PossibleValue> =
        arg.get_possible_values().into_iter().map(|value| value.help(Resettable::Reset)).collect();
    if values.is_empty() || !arg.get_action().takes_values() {
        arg
    } else {
        arg.value_parser(PossibleValuesParser::new(values))
    }
}

/// Whether a line of a help text is an example: indented, and a command.
pub(super) fn is_example(line: &str) -> bool {
    ["  nimlab ", "  printf "].iter().any(|start| line.starts_with(start))
}
