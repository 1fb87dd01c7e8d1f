//! The command line: clap's types, and one small file a command that joins the rooms.
//!
//! Results go to standard output, everything else to standard error. The exit code is 0 when all is done and right,
//! 1 when something judged is not right, and 2 when the request cannot be carried out.

mod args;
mod at_prompt;
mod check;
mod class;
mod completions;
mod each;
mod error;
mod explain;
mod grade;
mod gradescope;
mod help;
mod in_place;
mod interruptible;
mod lab;
mod lab_file;
mod lesson;
mod line;
mod man;
mod merge;
mod misuse;
mod outcome;
mod output;
mod page;
mod play;
mod practice;
mod progress_bar;
mod sheets;
mod step;
mod streams;
mod synopsis;
mod unquoted;
mod verify;
mod welcome;
mod worksheet;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use clap::ValueEnum;
use owo_colors::OwoColorize;

use crate::grade::python::jail;
use crate::render::to_ascii;
use args::{Command, CommandLine, When};
use error::Error;
use outcome::Outcome;
use output::{NARROWEST, Output, chosen, in_lines};
use streams::aside;

/// Runs the program on the words of the command line.
#[must_use]
pub fn run() -> ExitCode {
    jail::enter_if_asked();
    let words: Vec<OsString> = env::args_os().collect();
    let arguments = match CommandLine::read(&words) {
        Ok(arguments) => arguments,
        Err(report) => {
            let words: Vec<_> = words
                .iter()
                .map(|word| word.to_string_lossy().into_owned())
                .collect();
            let report = help::grouped(report);
            let code = u8::try_from(report.exit_code()).unwrap_or(2);
            let written = write_report(&report, &words);
            if let Err(error) = &written
                && !is_closed_pipe(error)
            {
                // Where this cannot be told either, the exit code says it.
                let _ = aside(&format!("error: {}\n", Error::unwritten(error)));
            }
            return exit_code(written.map(|()| ExitCode::from(code)));
        }
    };
    let output = Output::new(&arguments.output);
    let format = output.format();
    let command = arguments.command.as_ref().map(Command::name);
    if !format.is_of(command) {
        let error = Error::format_elsewhere(format, command);
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
        Some(Command::Check(words)) => check::run(&words, output),
        Some(Command::Grade(arguments)) => grade::run(&arguments, output),
        Some(Command::Gradescope(arguments)) => gradescope::run(&arguments, output),
        Some(Command::Merge(arguments)) => merge::run(&arguments, output),
        Some(Command::Lesson(arguments)) => lesson::run(&arguments, output),
        Some(Command::Page(arguments)) => page::run(&arguments, output),
        Some(Command::Play(arguments)) => play::run(&arguments, output),
        Some(Command::Practice(arguments)) => practice::run(&arguments, output),
        Some(Command::Lab(arguments)) => lab::run(&arguments, output),
        Some(Command::Worksheet(arguments)) => worksheet::run(&arguments, output),
        Some(Command::Completions(arguments)) => completions::run(arguments),
        Some(Command::Man(arguments)) => man::run(&arguments),
        Some(Command::Verify(size)) => verify::run(&size, output),
        Some(Command::Explaining(request)) => explain::run(&request, output),
    }
}

/// Writes what clap has to say: help and the version to standard output, errors to standard error. The options that say
/// how to write are looked up in the raw words, because nothing has been understood yet.
fn write_report(report: &clap::Error, words: &[String]) -> io::Result<()> {
    let asked = |option: &str| {
        let mut pairs = words.windows(2).rev();
        pairs.find_map(|pair| match pair[1].split_once('=') {
            Some((word, value)) if word == option => Some(value),
            _ => (pair[0] == option).then_some(&pair[1][..]),
        })
    };
    let when = asked("--color").and_then(|when| When::from_str(when, false).ok());
    let when = when.unwrap_or_default().into();
    let text = if report.use_stderr() {
        let width = asked("--width").and_then(|width| width.parse().ok());
        let width = width.filter(|width| *width >= NARROWEST);
        let message = in_lines(&misuse::message(report, words), width);
        format!("{} {message}\n", "error:".red().bold())
    } else {
        report.render().ansi().to_string()
    };
    let text = if words.iter().any(|word| word == "--ascii") {
        to_ascii(&text)
    } else {
        text
    };
    if report.use_stderr() {
        let choice = chosen(&io::stderr(), when);
        AutoStream::new(io::stderr(), choice).write_all(text.as_bytes())
    } else {
        let choice = chosen(&io::stdout(), when);
        let mut stdout = AutoStream::new(io::stdout(), choice);
        stdout.write_all(text.as_bytes())?;
        stdout.flush()
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
