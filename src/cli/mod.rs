//! The command line: clap's types, and one small file a command that joins the rooms.
//!
//! Results go to standard output, everything else to standard error. The exit code is 0 when all is done and right,
//! 1 when something judged is not right, and 2 when the request cannot be carried out.

mod args;
mod check;
mod completions;
mod converse;
mod explain;
mod explaining;
mod grade;
mod help;
mod lesson;
mod line;
mod man;
mod output;
mod play;
mod practice;
mod progress_bar;
mod sheets;
mod step;
mod values;
mod verify;
mod welcome;
mod worksheet;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use clap::ValueEnum;
use thiserror::Error;

use crate::files::FileError;
use crate::game::TooManyPositions;
use crate::grade::jail;
use crate::grade::python::PythonError;
use crate::lesson::LessonError;
use crate::play::{Match, NotAGame, NotAName};
use crate::question::{ParseError, Question};
use crate::render::to_ascii;
use args::{Command, CommandLine, When};
use output::Output;

/// Why a request could not be carried out.
#[derive(Debug, Error)]
enum Error {
    #[error(transparent)]
    Words(#[from] ParseError),
    #[error(transparent)]
    Search(#[from] TooManyPositions),
    #[error(
        "there is no answer after the question '{0}': expected one, such as nimlab check \"sum 5 4 3 2\" 0"
    )]
    NoAnswer(Question),
    #[error(transparent)]
    Lesson(#[from] LessonError),
    #[error("there is no lesson '{name}':{closest} nimlab lesson lists them all")]
    NoSuchLesson { name: String, closest: String },
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Python(#[from] PythonError),
    #[error(
        "a layer of the sandbox is not to be had here: {0}; without --require-sandbox, nimlab grades all the same and tells what was missing"
    )]
    NoSandbox(String),
    #[error("--format {format} reports on one hand-in, and {found} were found: expected one file")]
    NotOne { format: &'static str, found: usize },
    #[error("--format {0} is for nimlab grade alone: expected text, markdown, html or json")]
    FormatForGrade(&'static str),
    #[error(
        "'{0}' holds no questions: expected a worksheet with lines such as 1. `sum 5 4 3 2` = 0"
    )]
    NoQuestions(String),
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
    #[error("there is nothing to check: expected the names of lesson files after --lint")]
    NothingToLint,
    #[error("the result cannot be written: {0}")]
    Write(#[from] io::Error),
}

/// Whether everything that was judged is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Right,
    NotRight,
    /// Something could not be judged at all; the reason has been told.
    Unread,
}

impl Outcome {
    /// What is to be told of two together: the worse of them.
    fn and(self, other: Self) -> Self {
        self.max(other)
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Right => Self::SUCCESS,
            Outcome::NotRight => Self::FAILURE,
            Outcome::Unread => Self::from(2),
        }
    }
}

/// Runs the program on the words of the command line.
#[must_use]
pub fn run() -> ExitCode {
    jail::enter_if_asked();
    let words: Vec<OsString> = env::args_os().collect();
    let arguments = match CommandLine::read(&words) {
        Ok(arguments) => arguments,
        Err(told) => {
            let told = help::improved(told);
            let code = u8::try_from(told.exit_code()).unwrap_or(2);
            return exit_code(tell_of_arguments(&told, &words).map(|()| ExitCode::from(code)));
        }
    };
    let output = Output::new(&arguments.output);
    let format = output.format();
    if format.is_for_grading() && !matches!(arguments.command, Some(Command::Grade(_))) {
        let error = Error::FormatForGrade(format.name());
        return exit_code(output.error(&error.to_string()).map(|()| ExitCode::from(2)));
    }
    match carry_out(arguments.command, &output) {
        Ok(outcome) => outcome.into(),
        Err(Error::Write(error)) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => exit_code(output.error(&error.to_string()).map(|()| ExitCode::from(2))),
    }
}

fn carry_out(command: Option<Command>, output: &Output) -> Result<Outcome, Error> {
    match command {
        None => welcome::run(output),
        Some(Command::Check(words)) => check::run(&words.words, output),
        Some(Command::Grade(arguments)) => grade::run(&arguments, output),
        Some(Command::Lesson(arguments)) => lesson::run(&arguments, output),
        Some(Command::Play(arguments)) => play::run(&arguments, output),
        Some(Command::Practice(arguments)) => practice::run(&arguments, output),
        Some(Command::Worksheet(arguments)) => worksheet::run(&arguments, output),
        Some(Command::Completions(arguments)) => completions::run(arguments),
        Some(Command::Man(arguments)) => man::run(&arguments),
        Some(Command::Verify(size)) => verify::run(size, output),
        Some(Command::Explaining(request)) => explain::run(&request, output),
    }
}

/// Writes what clap has to say: help and the version to standard output, errors to standard error. The options that say
/// how to write are looked up in the raw words, because nothing has been understood yet.
fn tell_of_arguments(told: &clap::Error, words: &[OsString]) -> io::Result<()> {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let asked = words
        .windows(2)
        .rev()
        .find_map(|pair| match pair[1].split_once('=') {
            Some(("--color", when)) => Some(when),
            _ => (pair[0] == "--color").then_some(&*pair[1]),
        });
    let when = asked
        .and_then(|when| When::from_str(when, false).ok())
        .unwrap_or_default();
    let text = told.render().ansi().to_string();
    let text = if words.iter().any(|word| word == "--ascii") {
        to_ascii(&text)
    } else {
        text
    };
    if told.use_stderr() {
        AutoStream::new(io::stderr(), when.into()).write_all(text.as_bytes())
    } else {
        AutoStream::new(io::stdout(), when.into()).write_all(text.as_bytes())
    }
}

/// A reader that has closed the pipe has seen enough; nothing is wrong.
fn is_closed_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}

fn exit_code(printed: io::Result<ExitCode>) -> ExitCode {
    match printed {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(2),
    }
}
