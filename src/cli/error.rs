//! Why a request could not be carried out, in the words that are written to standard error.

use std::io;

use super::args::{Format, names};
use super::gradescope::NotForGradescope;
use crate::class::ClassError;
use crate::files::FileError;
use crate::game::{Game, TooManyPositions};
use crate::grade::LabError;
use crate::grade::python::PythonError;
use crate::legible::why;
use crate::lesson::LessonError;
use crate::play::{Match, NotAGame, NotAName};
use crate::question::{ParseError, Question};
use crate::worksheet::{BadLine, NoClassSlips, NotAGivenSheet};

/// Why a request could not be carried out.
#[derive(Debug, thiserror::Error)]
pub(super) enum Error {
    #[error(transparent)]
    Words(#[from] ParseError),
    #[error("{0}")]
    NoSuchCommand(String),
    #[error(transparent)]
    Search(#[from] TooManyPositions),
    #[error(
        "--each reads a board from each line of standard input: expected - in place of the board, as in nimlab explain --each -"
    )]
    EachOfWords,
    #[error("--each answers in one line each: expected --format text or json, not {0}")]
    FormatOfEach(&'static str),
    #[error(
        "there is no answer after the question '{0}': expected one, such as nimlab check \"sum 5 4 3 2\" 0"
    )]
    NoAnswer(Box<Question>),
    #[error("the question is not in quotation marks: expected {meant}")]
    NotQuoted { meant: String },
    #[error("{players} is a board, not a player: expected it after --board, such as {meant}")]
    BoardForPlayers { players: String, meant: String },
    #[error("'{extra}' is one lesson too many: expected one, such as nimlab lesson {first}")]
    OneLesson { first: String, extra: String },
    #[error(transparent)]
    Lesson(#[from] LessonError),
    #[error("there is no lesson '{name}':{closest} nimlab lesson lists them all")]
    NoSuchLesson { name: String, closest: String },
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Python(#[from] PythonError),
    #[error(
        "a layer of the sandbox is missing here: {0}; without --require-sandbox, nimlab grades anyway and says what is missing"
    )]
    NoSandbox(String),
    #[error("{file}, {why}")]
    Rules { file: String, why: LabError },
    #[error("{0}")]
    OwnCall(String),
    #[error("none of --only {only} is set: expected some of {set}")]
    NotSet { only: String, set: String },
    #[error("--format {format} reports on one hand-in, and {found} were found: expected one file")]
    NotOne { format: &'static str, found: usize },
    #[error("--format {format} is only for nimlab {writers}: expected {expected}")]
    FormatElsewhere {
        format: &'static str,
        writers: String,
        expected: String,
    },
    #[error(
        "--format {format} is not for nimlab {command}, whose file has a form of its own: expected text"
    )]
    FormOfItsOwn {
        format: &'static str,
        command: String,
    },
    #[error("--format {format} is for files of answers, not for one answer: expected {expected}")]
    FormatForFiles {
        format: &'static str,
        expected: String,
    },
    #[error(
        "{made_by} writes a zip file, which a terminal cannot show: expected it in a file, such as {example}"
    )]
    ZipToTerminal {
        made_by: &'static str,
        example: &'static str,
    },
    #[error(
        "'{file}' is {why}: expected the static nimlab for Linux, such as --program nimlab-linux/nimlab"
    )]
    ProgramForOther { file: String, why: NotForGradescope },
    #[error("--variants is for learning platforms: expected it with --format moodle, gift or qti")]
    VariantsOfSheet,
    #[error("--{0} is for sheets on paper: expected it without --format {1}")]
    NotForPlatform(&'static str, &'static str),
    #[error(
        "--format coq proves who wins Nim in normal play, and {0}: expected a board of Nim, with --move or without it, such as nimlab explain 5 4 3 --format coq"
    )]
    NotForCoq(String),
    #[error(
        "no period of the values of '{game}' is proved{}: expected --format text or json, or another game",
        game.rules().searched().map_or(String::new(), |heap| format!(" by those up to a heap of {heap}"))
    )]
    NoPeriod { game: Game },
    #[error(
        "--format {format} reports on one hand-in, which has no parts: expected it without --shard"
    )]
    NoParts { format: &'static str },
    #[error(
        "'{0}' does not tell when it was handed in, which [late] of the rules asks for: expected the folder that the zip file unpacks to"
    )]
    NoTime(String),
    #[error("'{file}' {why}")]
    NoClassSlips { file: String, why: NoClassSlips },
    #[error("--watch shows a lesson file whenever it is saved: expected one, such as my-lesson.md")]
    NothingToWatch,
    #[error("--count says how many boards a tournament has: expected it with --tournament")]
    CountOfAGame,
    #[error("{0}")]
    NoLabFile(String),
    #[error(
        "'{0}' is no folder with two or more lab files to play against each other: expected one, or all"
    )]
    NoLeague(String),
    #[error("there is no opponent {name}: expected {names}, or list")]
    NoOpponent { name: String, names: String },
    #[error("{name} {rule}: expected {names}")]
    OtherRule {
        name: &'static str,
        rule: &'static str,
        names: String,
    },
    #[error("--format csv is for --tournament: expected text, markdown, html or json")]
    CsvOfAGame,
    #[error("{0} plays Nim alone: expected a board such as 5 4 3")]
    OpponentOnNim(String),
    #[error(
        "--misere goes with games, and '{0}' is none: expected a game, such as nimlab practice kayles --misere"
    )]
    NotInMiserePlay(&'static str),
    #[error("--against {0} is one of two players: expected at most one other name")]
    TwoBesideAnOpponent(&'static str),
    #[error("{0} has no parts: expected files and folders with --shard")]
    TypedInParts(String),
    #[error(
        "'{0}' holds answers alone: expected --sheet FILE too, with the sheet that was answered"
    )]
    TableWithoutSheet(String),
    #[error("'{file}' {why}")]
    Table { file: String, why: String },
    #[error("'{file}': {why}")]
    Roster { file: String, why: ClassError },
    #[error(transparent)]
    Class(#[from] ClassError),
    #[error(
        "'{0}' is not a part: expected what nimlab grade or nimlab check has printed with --shard I/N --format json"
    )]
    NotAPart(String),
    #[error(
        "'{file}' comes from nimlab {command}, and '{first}' from nimlab {expected}: expected the parts of one run"
    )]
    PartOfOther {
        file: String,
        command: String,
        first: String,
        expected: String,
    },
    #[error("{}", bad_lines(file, lines))]
    List { file: String, lines: Vec<BadLine> },
    #[error("'{file}' {why}")]
    NoSheet { file: String, why: NotAGivenSheet },
    #[error("not read of standard input: {lines}; expected {expected}")]
    LinesNotRead {
        lines: String,
        expected: &'static str,
    },
    #[error("{file} cannot be read: {reason}")]
    Unreadable { file: String, reason: String },
    #[error(transparent)]
    NotAGame(#[from] NotAGame),
    #[error(transparent)]
    NotAName(#[from] NotAName),
    #[error(
        "the board has {rows} rows: expected at most {}, so that it can be drawn",
        Match::MOST_ROWS
    )]
    TooManyRows { rows: usize },
    #[error(
        "this nimlab was built without its page: expected one that was downloaded as a program or a wheel, or one built with the feature page (docs/install.md says how)"
    )]
    NoPage,
    #[error("the page cannot be written into '{file}': {why}")]
    PageNotWritten { file: String, why: String },
    #[error("there is nothing to check: expected the names of lesson files after --lint")]
    NothingToLint,
    #[error("{}", Self::unwritten(.0))]
    Write(#[from] io::Error),
}

impl Error {
    /// That standard output does not take what is written to it.
    pub(super) fn unwritten(reason: &io::Error) -> String {
        format!("the result cannot be written: {}", why(reason))
    }

    /// That standard input cannot be read to its end.
    pub(super) fn stdin_unreadable(reason: &io::Error) -> Self {
        Self::Unreadable {
            file: "standard input".to_owned(),
            reason: why(reason),
        }
    }

    /// That other commands write this format.
    pub(super) fn format_elsewhere(format: Format, command: Option<&str>) -> Self {
        match command {
            Some(command) if Format::all_of(Some(command)).count() == 1 => {
                Self::form_of_its_own(format, command)
            }
            _ => {
                let writers = names().filter(|name| format.is_of(Some(name)));
                Self::FormatElsewhere {
                    format: format.name(),
                    writers: in_a_row(&writers.collect::<Vec<_>>(), "and"),
                    expected: expected(Format::all_of(command)),
                }
            }
        }
    }

    /// That what a command prints is a file for another program.
    pub(super) fn form_of_its_own(format: Format, command: &str) -> Self {
        Self::FormOfItsOwn {
            format: format.name(),
            command: command.to_owned(),
        }
    }

    /// That an answer alone is not written in this format.
    pub(super) fn format_for_files(format: Format) -> Self {
        let alone = Format::all_of(Some("check")).filter(|format| !format.is_for_files());
        Self::FormatForFiles {
            format: format.name(),
            expected: expected(alone),
        }
    }
}

fn expected(formats: impl Iterator<Item = Format>) -> String {
    in_a_row(&formats.map(Format::name).collect::<Vec<_>>(), "or")
}

/// "text, markdown or html".
pub(super) fn in_a_row(words: &[&str], before_last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} {before_last} {last}", first.join(", ")),
    }
}

/// A line for each of the first that cannot be read, and how many more there are.
fn bad_lines(file: &str, lines: &[BadLine]) -> String {
    const MOST_TOLD: usize = 10;
    let told = lines.iter().take(MOST_TOLD);
    let mut told: Vec<String> = told.map(|bad| format!("{file}, {bad}")).collect();
    if let Some(more @ 1..) = lines.len().checked_sub(MOST_TOLD) {
        told.push(format!("{file} has {more} more such lines"));
    }
    told.join("\n")
}
