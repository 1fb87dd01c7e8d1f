//! `--watch`: grades again whenever a file is saved.

use std::collections::BTreeMap;
use std::convert::Infallible;

use super::grader::Grader;
use super::reporter::Occasion;
use crate::cli::args::GradeArguments;
use crate::cli::error::Error;
use crate::cli::output::Output;
use crate::cli::saves::Saves;
use crate::grade::FILES;

/// Grades, and again whenever something is saved. It ends when it is interrupted, or when nobody can be told any more.
pub(super) fn run(
    grader: &Grader,
    arguments: &GradeArguments,
    output: &Output,
) -> Result<Infallible, Error> {
    let mut before = BTreeMap::new();
    // What is saved while it is graded is graded again, so the look comes first.
    let mut saves = Saves::of(&arguments.files, FILES);
    // What is not there at first is a mistake of whoever typed it, and told as such.
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
