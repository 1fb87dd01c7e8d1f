//! `nimlab grade`: grades Python lab files, one or a class of them, once or whenever they are saved.

mod grader;
mod occasion;

use std::collections::BTreeMap;
use std::convert::Infallible;

use super::args::GradeArguments;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::saves::Saves;
use crate::grade::FILES;
use grader::Grader;
pub(super) use grader::report;
use occasion::Occasion;

/// Grades the files.
pub(super) fn run(arguments: &GradeArguments, output: &Output) -> Result<Outcome, Error> {
    let grader = Grader::new(arguments, output)?;
    if arguments.watch {
        match watch(&grader, arguments, output)? {}
    }
    let occasion = if arguments.rules.only.is_empty() && !output.is_in_steps() {
        Occasion::Asked
    } else {
        Occasion::AskedInFull
    };
    grader.grade(&arguments.files, &arguments.class, output, occasion)
}

/// Grades, and again whenever something is saved. Ends when interrupted, or when the output is closed.
fn watch(
    grader: &Grader,
    arguments: &GradeArguments,
    output: &Output,
) -> Result<Infallible, Error> {
    let mut before = BTreeMap::new();
    // A file saved during grading is graded again, so look first.
    let mut saves = Saves::of(&arguments.files, FILES);
    // A file that is missing at the start is a mistake by the user, and reported as such.
    let mut there = arguments.files.clone();
    loop {
        if !there.is_empty() {
            output.clear()?;
            let occasion = Occasion::Saved(&mut before);
            grader.grade(&there, &arguments.class, output, occasion)?;
            output.note("watching for changes; Ctrl-C ends")?;
        }
        saves.wait();
        there = saves.there(output)?;
    }
}
