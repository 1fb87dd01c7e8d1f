//! The command line: clap's types, and one small file per command that joins the other modules.
//!
//! Results go to standard output, everything else to standard error. The exit code is 0 if everything is done and
//! right, 1 if something judged is not right, 2 if the request cannot be carried out, and 130 after Ctrl-C.

mod args;
mod check;
mod class;
mod completions;
mod error;
mod explain;
mod games;
mod grade;
mod interruptible;
mod lab;
mod lab_file;
mod lab_program;
mod lesson;
mod line;
mod outcome;
mod output;
mod play;
mod practice;
mod progress;
mod prompter;
mod reporter;
mod saves;
mod screen;
mod sheets;
mod step;
mod streams;
mod usage;
mod verify;
mod worksheet;

use std::env;
use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use crate::document::welcome;
use crate::grade::python::jail;
use args::{Command, CommandLine, OutputArguments};
use error::Error;
use interruptible::InterruptibleLines;
use outcome::{INTERRUPTED_CODE, Outcome};
use output::Output;

/// Runs the program with the words of the command line.
#[must_use]
pub fn run() -> ExitCode {
    jail::enter_if_asked();
    let words: Vec<OsString> = env::args_os().collect();
    let arguments = match CommandLine::read(&words) {
        Ok(arguments) => arguments,
        Err(report) => {
            let words: Vec<String> =
                words.iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
            let output = Output::new(OutputArguments::of_refused(&words));
            return ended(report_on(&report, &words, &output), &output);
        }
    };
    let output = Output::new(arguments.output);
    ended(carry_out(arguments.command, &output), &output)
}

fn ended(carried_out: Result<Outcome, Error>, output: &Output) -> ExitCode {
    match carried_out {
        Ok(_) if InterruptibleLines::was_interrupted() => ExitCode::from(INTERRUPTED_CODE),
        Ok(outcome) => outcome.into(),
        Err(error) if error.downcast_ref().is_some_and(is_closed_pipe) => ExitCode::SUCCESS,
        Err(error) => match output.error(&error::message(&error)) {
            Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
            _ => ExitCode::from(2),
        },
    }
}

fn carry_out(command: Option<Command>, output: &Output) -> Result<Outcome, Error> {
    match command {
        Some(Command::Check(words)) => return check::run(&words, output),
        Some(Command::Explaining(request)) => return explain::run(&request, output),
        Some(Command::Grade(arguments)) => return grade::run(&arguments, output),
        Some(Command::Lesson(arguments)) => return lesson::run(&arguments, output),
        Some(Command::Practice(arguments)) => return practice::run(&arguments, output),
        Some(Command::Verify(size)) => return verify::run(&size, output),
        // The others judge nothing, so nothing is wrong once they are carried out.
        None => output.result(welcome, || "{}\n".to_owned())?,
        Some(Command::Games(arguments)) => games::run(&arguments, output)?,
        Some(Command::Play(arguments)) => play::run(&arguments, output)?,
        Some(Command::Lab(arguments)) => lab::run(&arguments, output)?,
        Some(Command::Worksheet(arguments)) => worksheet::run(&arguments, output)?,
        Some(Command::Completions(arguments)) => completions::run(arguments)?,
    }
    Ok(Outcome::Right)
}

/// Prints what clap reports: help and the version to standard output, errors to standard error.
fn report_on(report: &clap::Error, words: &[String], output: &Output) -> Result<Outcome, Error> {
    if report.use_stderr() {
        output.error(&usage::message(report, words))?;
        return Ok(Outcome::Unread);
    }
    output.help(&report.render())?;
    Ok(Outcome::Right)
}

/// Whether the reader has closed the pipe. It has seen enough, so this is no error.
fn is_closed_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}
