//! `nimlab grade` of worksheets: one in full, several in brief with the results of the class.

use std::path::Path;

use crate::args::GradeArguments;
use crate::class;
use crate::error::Error;
use crate::outcome::Outcome;
use crate::output::Output;
use crate::reporter::Reporter;
use grade::class::StudentFiles;
use grade::files::{FoundFile, decoded, shown};
use grade::worksheets::{FILES, GivenSheet, MarkedSheet, sheet_class, sheet_report};

/// Stands for standard input.
pub(super) const STANDARD_INPUT: &str = "-";

/// Whether these paths lead to worksheets, and to no lab file.
pub(super) fn are_sheets(paths: &[String]) -> bool {
    let is_sheet = |file: &FoundFile| FILES.has_name(&file.path);
    let mut labs = grade::FILES.find_all(paths).files.into_iter();
    FILES.find_all(paths).files.iter().any(is_sheet)
        && labs.all(|file| file.folder.is_none() && is_sheet(&file))
}

/// Marks the sheets that the paths refer to.
pub(super) fn run(arguments: &GradeArguments, output: &Output) -> Result<Outcome, Error> {
    let of_class = &arguments.class;
    // Problems with it are reported before anything is marked.
    let given = arguments.sheet.iter().map(|file| given(Path::new(file)));
    let given: Vec<GivenSheet> = given.collect::<Result<_, _>>()?;
    let list = class::list(FILES, &arguments.files, of_class.roster.as_deref(), true)?;
    if list.is_nowhere() {
        return class::report_notes(&list.notes, output);
    }
    let (class, students) = (sheet_class(&list.notes), list.hand_ins.iter());
    let students = students.map(|of| &of.student);
    let show_alone = |sheet: &MarkedSheet| Ok(output.document(sheet_report(sheet, output.style))?);
    let folder = of_class.output.as_deref();
    let mut reporter = Reporter::new(output, class, students, folder, Box::new(show_alone))?;
    for of in list.hand_ins {
        let text = read(&of);
        let text = text.as_deref().map_err(Clone::clone);
        reporter.add(&MarkedSheet::read(of, text, &given))?;
    }
    reporter.end()
}

/// The questions of a sheet that was given out.
fn given(file: &Path) -> Result<GivenSheet, Error> {
    let text = decoded(&FILES.read_as_named(file)?);
    GivenSheet::read(&text).map_err(|why| format!("'{}' {why}", shown(file)).into())
}

/// The text of a file. Only a file given by itself may be a link or a pipe, such as /dev/stdin.
fn read(of: &StudentFiles) -> Result<String, String> {
    let bytes = match FILES.why_other(&of.path) {
        Some(why) if of.in_folder => Err(why),
        _ if of.in_folder => FILES.read(&of.path),
        _ => FILES.read_as_named(&of.path),
    };
    bytes.map(|bytes| decoded(&bytes)).map_err(|error| error.to_string())
}
