//! The arguments as clap reads them.
//!
//! What a board or a number means is left to the notation of [`question`](crate::question); here it is words.

use anstream::ColorChoice;
use clap::builder::PossibleValue;
use clap::{Args, Parser, Subcommand, ValueEnum};

use super::completions::CompletionsArguments;
use super::grade::GradeArguments;
use super::man::ManArguments;
use super::notation::Explaining;
use super::play::PlayArguments;
use super::values::{
    parse_count, parse_depth, parse_max, parse_rows, parse_seed, parse_width, word,
};
use super::worksheet::WorksheetArguments;
use crate::document::Telling;
use crate::grade::ReportFormat;
use crate::question::{Names, Topic};

/// nimlab explains the game of Nim, step by step.
#[derive(Debug, Parser)]
#[command(
    name = "nimlab",
    version,
    about,
    max_term_width = 100,
    subcommand_value_name = "COMMAND"
)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub output: OutputArguments,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// How results are written; the same for every command.
#[derive(Args, Debug)]
#[command(next_help_heading = "How results are written")]
pub(super) struct OutputArguments {
    /// The form of the result
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "FORMAT"
    )]
    pub format: Format,
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "WHEN",
        help = "When to use colour; NO_COLOR and CLICOLOR_FORCE are honoured"
    )]
    pub color: When,
    /// Write nothing outside ASCII
    #[arg(long, global = true)]
    pub ascii: bool,
    /// Which letter of P and N comes first: the standard one or the lab sheet's
    #[arg(long, global = true, value_enum, default_value_t, value_name = "NAMES")]
    pub names: NamesArgument,
    /// Lay text out for so many columns, 40 or more [default: the terminal's, else 80]
    #[arg(long, global = true, value_name = "N", value_parser = parse_width)]
    pub width: Option<usize>,
    /// How many levels of nested steps to show; 0 shows the conclusion alone
    #[arg(long, global = true, value_name = "N", default_value_t = Telling::USUAL_DEPTH, value_parser = parse_depth)]
    pub depth: usize,
    /// On a terminal, wait for Enter between steps
    #[arg(long, global = true)]
    pub step: bool,
}

/// The form of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Format {
    /// For reading in a terminal.
    #[default]
    Text,
    /// For a handout.
    Markdown,
    /// For a browser: one page that needs nothing else.
    Html,
    /// For a program. All commands write JSON; the other forms are for graded hand-ins alone.
    Report(ReportFormat),
}

impl Format {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Markdown => "markdown",
            Self::Html => "html",
            Self::Report(report) => report.name(),
        }
    }

    /// Whether only `nimlab grade` writes it.
    pub fn is_for_grading(self) -> bool {
        matches!(self, Self::Report(report) if report != ReportFormat::Json)
    }
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        &[
            Self::Text,
            Self::Markdown,
            Self::Html,
            Self::Report(ReportFormat::Json),
            Self::Report(ReportFormat::Csv),
            Self::Report(ReportFormat::Junit),
            Self::Report(ReportFormat::Gradescope),
            Self::Report(ReportFormat::Classroom),
        ]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let value = PossibleValue::new(self.name());
        Some(value.hide(self.is_for_grading()).help(match self {
            Self::Text => "For reading in a terminal",
            Self::Markdown => "For a handout",
            Self::Html => "For a browser: to read, to present step by step, to print",
            Self::Report(_) => "For a program",
        }))
    }
}

/// When to use colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum When {
    /// On a terminal.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl From<When> for ColorChoice {
    fn from(when: When) -> Self {
        match when {
            When::Auto => Self::Auto,
            When::Always => Self::Always,
            When::Never => Self::Never,
        }
    }
}

/// Which letter of P and N comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum NamesArgument {
    /// N where the player to move wins.
    #[default]
    Standard,
    /// The other way round, as on the lab sheet.
    Lab,
}

impl From<NamesArgument> for Names {
    fn from(names: NamesArgument) -> Self {
        match names {
            NamesArgument::Standard => Self::Standard,
            NamesArgument::Lab => Self::Lab,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    #[command(flatten)]
    Explaining(Explaining),
    /// Judge an answer or worksheets, and say why something is wrong
    #[command(after_help = super::sheets::HELP)]
    Check(CheckWords),
    /// Grade Python lab files, function by function, and explain what is not right
    #[command(after_help = super::grade::help())]
    Grade(GradeArguments),
    /// List the lessons, or walk through one
    #[command(
        after_help = "Examples:\n  nimlab lesson\n  nimlab lesson xor-gate\n  nimlab lesson --lint my-lesson.md"
    )]
    Lesson(LessonArguments),
    /// Play a game with a coach, or review one that was played
    #[command(after_help = super::play::HELP)]
    Play(PlayArguments),
    /// Practise: nimlab asks, judges and explains
    #[command(
        after_help = "At the prompt: hint (or h, ?) helps step by step, skip (or s) goes on, quit (or q) ends.\n\nExamples:\n  nimlab practice\n  nimlab practice binary decimal --count 5"
    )]
    Practice(PracticeArguments),
    /// Print a worksheet, or its key
    #[command(after_help = super::worksheet::HELP)]
    Worksheet(WorksheetArguments),
    /// Check Bouton's theorem against a search of every position
    #[command(after_help = "Examples:\n  nimlab verify --rows 3 --max 5")]
    Verify(SearchSize),
    /// Print what a shell needs to complete commands by Tab
    #[command(after_help = super::completions::HELP)]
    Completions(CompletionsArguments),
    /// Print the manual page of nimlab, or of one command
    #[command(after_help = super::man::HELP)]
    Man(ManArguments),
}

/// Which lesson, or which files.
#[derive(Args, Debug)]
pub(super) struct LessonArguments {
    /// A lesson by its name or number, or a lesson file; none lists the lessons
    #[arg(value_name = "NAME|FILE", value_parser = word())]
    pub lessons: Vec<String>,
    /// Check lesson files: every fence, every answer, every link
    #[arg(long)]
    pub lint: bool,
    /// Print the whole lesson, with the answers to its exercises at the end
    #[arg(long, conflicts_with = "lint")]
    pub key: bool,
    /// Forget how far the lessons have been read
    #[arg(long, conflicts_with = "lint")]
    pub reset: bool,
}

/// A question and an answer, or worksheets.
#[derive(Args, Debug)]
pub(super) struct CheckWords {
    /// The question in quotation marks, and the answer after it; or files and folders of worksheets
    #[arg(
        value_name = "QUESTION ANSWER | FILE",
        allow_negative_numbers = true, value_parser = word(),
        required = true
    )]
    pub words: Vec<String>,
}

/// What to practise.
#[derive(Args, Debug)]
pub(super) struct PracticeArguments {
    /// What the questions are about; everything of the lab if no topic is named
    #[arg(value_enum, value_name = "TOPIC")]
    pub topics: Vec<TopicArgument>,
    /// How many questions
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = parse_count)]
    pub count: usize,
    /// Make up the same questions again
    #[arg(long, value_name = "S", value_parser = parse_seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
}

/// A topic as it is typed: the first word of its questions.
#[derive(Clone, Copy, Debug)]
pub(super) struct TopicArgument(Topic);

impl From<TopicArgument> for Topic {
    fn from(TopicArgument(topic): TopicArgument) -> Self {
        topic
    }
}

impl ValueEnum for TopicArgument {
    fn value_variants<'a>() -> &'a [Self] {
        const VARIANTS: [TopicArgument; Topic::ALL.len()] = {
            let mut variants = [TopicArgument(Topic::Gate); Topic::ALL.len()];
            let mut index = 0;
            while index < variants.len() {
                variants[index] = TopicArgument(Topic::ALL[index]);
                index += 1;
            }
            variants
        };
        &VARIANTS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.word()))
    }
}

/// The boards that a search covers.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct SearchSize {
    /// How many rows the boards have, 1 to 29
    #[arg(long, default_value_t = 4, value_name = "R", value_parser = parse_rows)]
    pub rows: u32,
    /// How many objects a row holds at most, at least 1
    #[arg(long, default_value_t = 7, value_name = "M", value_parser = parse_max)]
    pub max: u64,
    /// Whoever takes the last object loses
    #[arg(long)]
    pub misere: bool,
}
