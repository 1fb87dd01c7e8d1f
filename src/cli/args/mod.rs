//! The arguments as clap reads them.
//!
//! What a board or a number means is left to the notation of [`question`](crate::question); here it is words.
#![expect(clippy::struct_excessive_bools, reason = "each is an option that is given or is not")]

mod asked;
mod class;
mod explaining;
mod grade;
mod groups;
mod help;
mod installing;
mod lab;
mod output;
mod play;
mod rules;
mod topic;
mod values;

use std::ffi::OsString;

use clap::builder::TypedValueParser;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};

pub(super) use asked::{
    CheckWords, LessonArguments, PracticeArguments, SearchSize, WorksheetArguments,
};
pub(super) use class::ClassArguments;
pub(super) use explaining::Explaining;
pub(super) use grade::GradeArguments;
pub(super) use groups::{GROUPS, names};
pub(super) use help::{HelpArguments, QUESTIONS};
pub(super) use installing::CompletionsArguments;
pub(super) use lab::LabArguments;
pub(super) use output::{Format, OutputArguments};
pub(super) use play::PlayArguments;
pub(super) use rules::RulesArguments;
pub(super) use values::is_number;

/// nimlab explains the game of Nim, from an XOR gate to a perfect game, with the working behind every number; it asks,
/// judges answers and worksheets, says why something is wrong, and plays.
///
/// By itself it greets you and names three things to try first. With a board, such as nimlab 5 4 3, it explains that
/// board, as nimlab explain 5 4 3 does. Boards are numbers separated by spaces or commas, in decimal or as 0b101; -
/// reads one from standard input. Rows count from 1.
#[derive(Debug, Parser)]
#[command(
    name = "nimlab",
    bin_name = "nimlab",
    version,
    about,
    max_term_width = 100,
    subcommand_value_name = "COMMAND",
    subcommand_help_heading = "COMMANDS",
    override_usage = "nimlab COMMAND [OPTIONS]\n       nimlab BOARD [OPTIONS]",
    disable_help_subcommand = true,
    args_override_self = true
)]
pub(super) struct CommandLine {
    #[command(flatten)]
    pub output: OutputArguments,
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl CommandLine {
    /// Reads the words of the command line, of which the first is the name of the program.
    ///
    /// Before clap looks at any word, it gives every command all that it can have, which takes longer than to explain a
    /// board. So where the first word is a command, that is tried by itself. What it does not understand is for the whole
    /// command line, which knows everything that may have been meant, and has the help.
    pub fn read(words: &[OsString]) -> Result<Self, clap::Error> {
        if let Some(read) = Self::of_one_command(words) {
            return Ok(read);
        }
        let mut all = Self::built();
        let matches = all.try_get_matches_from_mut(words)?;
        let name = matches.subcommand_name();
        let read = Self::from_arg_matches(&matches)?;
        // In front of its command, a format is taken for one of any command.
        let format = read.output.format.unwrap_or_default().name();
        let parser = Format::parser(name);
        parser.parse_ref(&all, Self::format_of(&all), format.as_ref())?;
        Ok(read)
    }

    /// The command line with all its arguments, in which each command takes only the formats that it writes.
    pub fn built() -> clap::Command {
        let all = Self::command();
        let format = Self::format_of(&all).cloned();
        let mut all = all.mut_subcommands(|command| {
            let formats = Format::parser(Some(command.get_name()));
            let format = format.clone().map(|format| format.value_parser(formats));
            command.args(format)
        });
        all.build();
        all
    }

    fn format_of(all: &clap::Command) -> Option<&clap::Arg> {
        let mut options = all.get_arguments();
        options.find(|option| option.get_id() == "format")
    }

    fn of_one_command(words: &[OsString]) -> Option<Self> {
        let all = Command::augment_subcommands(clap::Command::default());
        let command = all.find_subcommand(words.get(1)?)?.clone();
        // They are its own options here: nothing has to be handed on to it.
        let formats = Format::parser(Some(command.get_name()));
        let command = OutputArguments::augment_args(command)
            .mut_args(|option| option.global(false))
            .mut_arg("format", |format| format.value_parser(formats));
        let alone = clap::Command::default()
            .args_override_self(true)
            .disable_help_subcommand(true)
            .subcommand(command);
        let mut matches = alone.try_get_matches_from(words).ok()?;
        let (_, of_command) = matches.subcommand()?;
        let output = OutputArguments::from_arg_matches(of_command).ok()?;
        let command = Command::from_arg_matches_mut(&mut matches).ok()?;
        Some(Self { output, command: Some(command) })
    }
}

#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum Command {
    #[command(flatten)]
    Explaining(Explaining),
    /// Judge an answer or worksheets, and say why
    #[command(after_help = asked::CHECK_HELP)]
    Check(CheckWords),
    /// List the games that nimlab knows, with their rules
    #[command(after_help = "Examples:\n  nimlab games")]
    Games,
    /// Grade Python lab files, function by function
    Grade(GradeArguments),
    /// Print the lab sheet, a Python file to begin with, or the rules for grading; write an autograder
    #[command(after_help = lab::LAB_HELP)]
    Lab(LabArguments),
    /// Show help on nimlab, on one command, or on the questions
    #[command(after_help = help::HELP)]
    Help(HelpArguments),
    /// List the lessons, or walk through one
    #[command(
        after_help = "Examples:\n  nimlab lesson\n  nimlab lesson xor-gate\n  nimlab lesson --lint my-lesson.md"
    )]
    Lesson(LessonArguments),
    /// Play a game, or review one
    #[command(after_help = play::HELP)]
    Play(PlayArguments),
    /// Practise: nimlab asks, judges and explains
    #[command(
        after_help = "At the prompt: hint (or h, ?) helps step by step, skip (or s) goes on, quit (or q) ends.\n\nExamples:\n  nimlab practice\n  nimlab practice binary decimal --count 5\n  nimlab practice lasker --count 5\n  nimlab practice lasker --misere"
    )]
    Practice(PracticeArguments),
    /// Print a worksheet, or its key
    #[command(after_help = asked::WORKSHEET_HELP)]
    Worksheet(WorksheetArguments),
    /// Check Bouton's theorem against a search of every position
    #[command(
        after_help = "Examples:\n  nimlab verify --rows 3 --max 5\n  nimlab verify --game lasker --rows 3 --max 6"
    )]
    Verify(SearchSize),
    /// Print what a shell needs to complete commands with Tab
    #[command(after_help = installing::COMPLETIONS_HELP)]
    Completions(CompletionsArguments),
}
