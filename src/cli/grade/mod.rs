//! `nimlab grade`: Python lab files graded, one or a class of them, once or whenever they are saved.

mod grader;
mod reporter;
mod watch;

use super::args::GradeArguments;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use grader::Grader;
pub(super) use grader::report;
use reporter::Occasion;

/// Grades the files.
pub(super) fn run(arguments: &GradeArguments, output: &Output) -> Result<Outcome, Error> {
    let grader = Grader::new(arguments, output)?;
    if arguments.watch {
        match watch::run(&grader, arguments, output)? {}
    }
    let occasion = if arguments.rules.only.is_empty() && !output.is_in_steps() {
        Occasion::Asked
    } else {
        Occasion::AskedInFull
    };
    grader.grade(&arguments.files, &arguments.class, output, occasion)
}
