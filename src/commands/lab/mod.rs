//! `nimlab lab`: the lab sheet, a file to start from, the rules for grading, or an autograder.

mod gradescope;

use crate::args::LabArguments;
use crate::error::Error;
use crate::lab_file;
use crate::output::Output;
use crate::streams::plain;
use grade::{lab_sheet, sheet_to_json, starter};

/// Prints what is asked for.
pub(crate) fn run(arguments: &LabArguments, output: &Output) -> Result<(), Error> {
    let lab = lab_file::read(arguments.lab.as_deref())?;
    let file = match arguments {
        LabArguments { starter: true, .. } => Some(("lab --starter", starter(&lab))),
        LabArguments { config: true, .. } => Some(("lab --config", lab.to_toml())),
        LabArguments { gradescope: Some(file), .. } => {
            return gradescope::write(file, &lab, output);
        }
        _ => None,
    };
    match file {
        Some((command, _)) if !output.is_text() => {
            let format = output.format().name();
            let fault = "whose file has a form of its own: expected text";
            return Err(format!("--format {format} is not for nimlab {command}, {fault}").into());
        }
        Some((_, file)) => output.file(&file)?,
        None => {
            let format = output.sheet_format(false);
            plain(&output.sheets(format, &[lab_sheet(&lab)], || sheet_to_json(&lab)))?;
        }
    }
    Ok(())
}
