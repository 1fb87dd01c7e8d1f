//! The program `nimlab`: clap's types, and one small file per command that joins the other modules.
//!
//! Results go to standard output, everything else to standard error. The exit code is 0 if everything is done and
//! right, 1 if something judged is not right, 2 if the request cannot be carried out, and 130 after Ctrl-C.

mod args;
mod class;
mod commands;
mod error;
mod interruptible;
mod lab_file;
mod lab_program;
mod line;
mod outcome;
mod output;
mod progress;
pub mod progress_file;
mod prompter;
mod reporter;
mod saves;
mod screen;
mod sheets;
mod step;
mod streams;
mod usage;

use std::env;
use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use args::{CommandLine, OutputArguments};
use error::Error;
use grade::python::jail;
use interruptible::InterruptibleLines;
use outcome::{INTERRUPTED_CODE, Outcome};
use output::Output;

/// Runs the program with the words of the command line.
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
    ended(commands::run(arguments.command, &output), &output)
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
