//! `nimlab gradescope`: all that Gradescope needs to grade with nimlab, in one zip file.

mod autograder;

use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

use crate::cli::args::GradescopeArguments;
use crate::cli::error::Error;
use crate::cli::lab_file;
use crate::cli::outcome::Outcome;
use crate::cli::output::Output;
use crate::cli::streams::file;
use crate::files::{FileKind, shown};
use crate::legible::why;
pub(super) use autograder::NotForGradescope;
use autograder::{GradingProgram, autograder};

/// What nimlab itself is.
const PROGRAMS: FileKind = FileKind {
    name: "program",
    endings: &[],
    in_folders: false,
    most_megabytes: 1000,
};

/// Writes the zip file.
pub(super) fn run(arguments: &GradescopeArguments, output: &Output) -> Result<Outcome, Error> {
    if io::stdout().is_terminal() {
        return Err(Error::ZipToTerminal {
            made_by: "nimlab gradescope",
            example: "nimlab gradescope > autograder.zip",
        });
    }
    let lab = lab_file::rules(&arguments.rules, output)?;
    let program = program(arguments)?;
    file(&autograder(&lab, &program)?)?;
    if !program.is_static {
        output.note(
            "this nimlab needs the C library of the machine that it was built on, so it may not run in Gradescope's image; \
             a static one runs in any: give it with --program",
        )?;
    }
    let points = lab.max_points();
    output.note(&format!(
        "upload the file under Configure Autograder, and let the autograder be worth {points} points"
    ))?;
    Ok(Outcome::Right)
}

/// The program that is named, or the running one.
fn program(arguments: &GradescopeArguments) -> Result<GradingProgram, Error> {
    let path = match &arguments.program {
        Some(program) => PathBuf::from(program),
        None => env::current_exe().map_err(|error| Error::Unreadable {
            file: "the running nimlab".to_owned(),
            reason: why(&error),
        })?,
    };
    let bytes = PROGRAMS.read_as_named(&path)?;
    GradingProgram::try_from(bytes).map_err(|why| Error::ProgramForOther {
        file: shown(&path),
        why,
    })
}
