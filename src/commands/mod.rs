//! A file for each command: it takes what was asked for, has it solved, and prints the document.

mod check;
mod completions;
mod explain;
mod games;
mod grade;
mod lab;
mod lesson;
mod play;
mod practice;
mod verify;
mod worksheet;

use ::explain::document::welcome;

use crate::args::{Command, Deferred};
use crate::error::Error;
use crate::outcome::Outcome;
use crate::output::Output;

/// Carries out a command; without one, welcomes.
pub(crate) fn run(command: Option<Command>, output: &Output) -> Result<Outcome, Error> {
    match command {
        Some(Command::Check(Deferred(words))) => return check::run(&words, output),
        Some(Command::Explaining(request)) => return explain::run(&request, output),
        Some(Command::Grade(Deferred(arguments))) => return grade::run(&arguments, output),
        Some(Command::Lesson(Deferred(arguments))) => return lesson::run(&arguments, output),
        Some(Command::Practice(Deferred(arguments))) => return practice::run(&arguments, output),
        Some(Command::Verify(Deferred(size))) => return verify::run(&size, output),
        // The others judge nothing, so nothing is wrong once they are carried out.
        None => output.result(welcome, || "{}\n".to_owned())?,
        Some(Command::Games(Deferred(arguments))) => games::run(&arguments, output)?,
        Some(Command::Play(Deferred(arguments))) => play::run(&arguments, output)?,
        Some(Command::Lab(Deferred(arguments))) => lab::run(&arguments, output)?,
        Some(Command::Worksheet(Deferred(arguments))) => worksheet::run(&arguments, output)?,
        Some(Command::Completions(Deferred(arguments))) => completions::run(arguments)?,
    }
    Ok(Outcome::Right)
}
