//! `nimlab grade`: marks worksheets, and grades Python lab files, one or a class of them, once or whenever they are saved.

mod grader;
mod occasion;

use std::collections::BTreeMap;

use crate::args::{Format, GradeArguments};
use crate::error::Error;
use crate::outcome::Outcome;
use crate::output::Output;
use crate::saves::watch;
use crate::sheets;
use grade::FILES;
use grade::class::ReportFormat;
use grader::Grader;
use occasion::Occasion;

/// Grades the files.
pub(crate) fn run(arguments: &GradeArguments, output: &Output) -> Result<Outcome, Error> {
    let is_for_labs = output.format() == Format::Report(ReportFormat::Gradescope);
    if !arguments.sheet.is_empty() || !is_for_labs && sheets::are_sheets(&arguments.files) {
        return sheets::run(arguments, output);
    }
    let grader = Grader::new(arguments)?;
    if arguments.watch {
        let mut before = BTreeMap::new();
        match watch(&arguments.files, FILES, output, |there| {
            let occasion = Occasion::Saved(&mut before);
            grader.grade(there, &arguments.class, output, occasion)?;
            Ok(())
        })? {}
    }
    let occasion = if arguments.rules.only.is_empty() && !output.is_in_steps() {
        Occasion::Asked
    } else {
        Occasion::AskedInFull
    };
    grader.grade(&arguments.files, &arguments.class, output, occasion)
}
