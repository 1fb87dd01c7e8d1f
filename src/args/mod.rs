//! The arguments as clap reads them.
//!
//! What a board or a number means is left to the notation of [`question`](explain::question); here it is words.
#![expect(clippy::struct_excessive_bools, reason = "each is an option that is given or is not")]

mod asked;
mod class;
mod deferred;
mod explaining;
mod grade;
mod installing;
mod lab;
mod output;
mod overview;
mod play;
mod rules;
mod topic;
mod values;

use std::ffi::OsString;

use clap::builder::TypedValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use explain::question::{Kind, begins_with_game};

pub(super) use asked::{
    CheckWords, GameArguments, LessonArguments, PracticeArguments, SearchSize, WorksheetArguments,
};
pub(super) use class::ClassArguments;
pub(super) use deferred::Deferred;
pub(super) use explaining::Explaining;
pub(super) use grade::GradeArguments;
pub(super) use installing::CompletionsArguments;
pub(super) use lab::LabArguments;
pub(super) use output::{Format, OutputArguments};
pub(super) use play::PlayArguments;
pub(super) use rules::RulesArguments;
pub(super) use values::is_number;

/// Explain the game of Nim, from an XOR gate to a perfect game, with all the working
#[derive(Debug, Parser)]
#[command(
    name = "nimlab",
    bin_name = "nimlab",
    version,
    max_term_width = 90,
    override_usage = "nimlab COMMAND [OPTIONS]\n       nimlab BOARD [OPTIONS]   the same as nimlab explain BOARD\n       nimlab help COMMAND      the options of a command, and examples",
    args_override_self = true
)]
pub(super) struct CommandLine {
    #[command(flatten)]
    pub output: OutputArguments,
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl CommandLine {
    /// Reads the words of the command line, of which the first is the name of the program. A board without a command is
    /// explained.
    pub fn read(words: &[OsString]) -> Result<Self, clap::Error> {
        match Self::with_command(words) {
            Err(error) if is_board(&error, words.get(1..).unwrap_or_default()) => {
                let (program, board) = words.split_at(1);
                Self::with_command(&[program, &["explain".into()], board].concat())
            }
            read => read,
        }
    }

    fn with_command(words: &[OsString]) -> Result<Self, clap::Error> {
        let mut all = Self::built();
        let matches = all.try_get_matches_from_mut(words)?;
        let mut read = Self::from_arg_matches(&matches)?;
        if let Some((command, matches)) = matches.subcommand() {
            // A format given before the command has to be one that the command writes.
            if let Some(format) = read.output.format {
                let option = all.get_arguments().find(|option| option.get_id() == "format");
                Format::parser(command).parse_ref(&all, option, format.name().as_ref())?;
            }
            read.output = OutputArguments::from_arg_matches(matches)?.or(&read.output);
        }
        Ok(read)
    }

    /// The command line with its help.
    pub fn built() -> clap::Command {
        let all = Self::command();
        let template = overview::template(&all);
        all.help_template(template)
    }

    /// The names of all commands.
    pub fn commands() -> Vec<String> {
        let all = Self::command();
        all.get_subcommands().map(|command| command.get_name().to_owned()).collect()
    }

    /// Whether a word is the name of a command.
    pub fn has_command(word: &str) -> bool {
        Self::command().find_subcommand(word).is_some()
    }
}

/// Whether words that clap refuses are a board without a command, perhaps with options of `explain` before it.
fn is_board(error: &clap::Error, words: &[OsString]) -> bool {
    let words: Vec<String> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    let board = words.iter().position(|word| begins_board(word)).unwrap_or(words.len());
    let (before, board) = words.split_at(board);
    let has_command = before.iter().any(|word| word == "help" || CommandLine::has_command(word));
    // "13 in binary" asks for something else.
    let asks = board.iter().any(|word| Kind::of_word(word).is_some());
    let is_refused = match (error.kind(), error.get(ContextKind::InvalidSubcommand)) {
        (_, Some(ContextValue::String(first))) => begins_board(first),
        (kind, _) => kind == ErrorKind::UnknownArgument && !board.is_empty(),
    };
    is_refused && !has_command && !asks
}

/// Whether a word begins like a board: `5`, `[5,`, `*3`, `c(3,`, `-3`, `-`, `kayles`.
fn begins_board(word: &str) -> bool {
    let word = word.trim_start();
    word == "-"
        || word.starts_with(['[', '(', '{'])
        || word.starts_with("c(")
        || word.trim_start_matches(['-', '−', '+', '*']).starts_with(char::is_numeric)
        || begins_with_game(word)
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    #[command(flatten)]
    Explaining(Explaining),
    /// Judge an answer, or working, and say why
    #[command(after_help = asked::CHECK_HELP)]
    Check(Deferred<CheckWords>),
    /// List the games, or show the values of one
    #[command(
        after_help = "Examples:\n  nimlab games\n  nimlab games kayles\n  nimlab games subtract:2,3,7"
    )]
    Games(Deferred<GameArguments>),
    /// Grade Python lab files, function by function
    Grade(Deferred<GradeArguments>),
    /// Print the lab sheet, a starter file or the settings; make an autograder
    #[command(after_help = lab::LAB_HELP)]
    Lab(Deferred<LabArguments>),
    /// List the lessons, or walk through one
    #[command(
        after_help = "Examples:\n  nimlab lesson\n  nimlab lesson xor-gate\n  nimlab lesson --lint my-lesson.md"
    )]
    Lesson(Deferred<LessonArguments>),
    /// Play a game, or review one
    #[command(after_help = play::HELP)]
    Play(Deferred<PlayArguments>),
    /// Practise: nimlab asks, judges and explains
    #[command(
        after_help = "At the prompt: hint (or h, ?) helps step by step, skip (or s) goes on, quit (or q) ends.\n\nExamples:\n  nimlab practice\n  nimlab practice binary decimal --count 5\n  nimlab practice kayles --count 5"
    )]
    Practice(Deferred<PracticeArguments>),
    /// Print a worksheet, or its key
    #[command(after_help = asked::WORKSHEET_HELP)]
    Worksheet(Deferred<WorksheetArguments>),
    /// Check Bouton's theorem against a search of every position
    #[command(after_help = "Examples:\n  nimlab verify --rows 3 --max 5")]
    Verify(Deferred<SearchSize>),
    /// Print what a shell needs to complete commands with Tab
    #[command(after_help = installing::COMPLETIONS_HELP)]
    Completions(Deferred<CompletionsArguments>),
}
