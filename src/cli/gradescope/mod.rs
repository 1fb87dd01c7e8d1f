//! `nimlab gradescope`: all that Gradescope needs to grade with nimlab, in one zip file.

mod autograder;

use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

use crate::cli::args::GradescopeArguments;
use crate::cli::error::{Error, unreadable, zip_to_terminal};
use crate::cli::lab_file;
use crate::cli::outcome::Outcome;
use crate::cli::output::Output;
use crate::cli::streams::file;
use crate::files::{FileKind, shown};
use autograder::{GradingProgram, autograder};

/// What nimlab itself is.
const PROGRAMS: FileKind = FileKind::new("program", &[], 1000);

/// Writes the zip file.
pub(super) fn run(arguments: &GradescopeArguments, output: &Output) -> Result<Outcome, Error> {
    if io::stdout().is_terminal() {
        let example = "nimlab gradescope > autograder.zip";
        return Err(zip_to_terminal("nimlab gradescope", example));
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
        None => env::current_exe().map_err(|reason| unreadable("the running nimlab", &reason))?,
    };
    let bytes = PROGRAMS.read_as_named(&path)?;
    GradingProgram::try_from(bytes).map_err(|why| {
        let file = shown(&path);
        format!("'{file}' is {why}: expected the static nimlab for Linux, such as --program nimlab-linux/nimlab").into()
    })
}
