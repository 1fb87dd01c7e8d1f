//! `nimlab check FILE…`: marks filled-in worksheets, one in full, several in brief with the results of the class.

use std::ffi::OsStr;
use std::fs;
use std::path::{MAIN_SEPARATOR, Path};

use super::args::CheckWords;
use super::class;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::reporter::Reporter;
use crate::class::StudentFiles;
use crate::files::{decoded, shown};
use crate::worksheet::{FILES, GivenSheet, MarkedSheet, sheet_class, sheet_report};

/// Whether a path exists, even as a dangling link.
pub(super) fn is_path(word: &str) -> bool {
    fs::symlink_metadata(word).is_ok()
}

/// Whether a word that is not a question was meant as a file name: `hand-ins/anna`, `anna.md`.
pub(super) fn looks_like_a_path(word: &str) -> bool {
    let has_ending = Path::new(word)
        .extension()
        .and_then(OsStr::to_str)
        .is_some_and(|ending| ending.starts_with(|c: char| c.is_ascii_alphabetic()));
    has_ending || word.contains(MAIN_SEPARATOR)
}

/// Stands for standard input.
pub(super) const STANDARD_INPUT: &str = "-";

/// Marks the sheets that the words refer to.
pub(super) fn run(arguments: &CheckWords, output: &Output) -> Result<Outcome, Error> {
    let of_class = &arguments.class;
    // Problems with it are reported before anything is marked.
    let given = arguments.sheet.iter().map(|file| given(Path::new(file)));
    let given: Vec<GivenSheet> = given.collect::<Result<_, _>>()?;
    let list = class::list(FILES, &arguments.words, of_class.roster.as_deref(), true)?;
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
