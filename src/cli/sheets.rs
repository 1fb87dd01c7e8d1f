//! `nimlab check FILE…`: marks filled-in worksheets, one in full, several in brief with the results of the class.

use std::ffi::OsStr;
use std::path::{MAIN_SEPARATOR, Path};
use std::{fs, io};

use super::args::CheckWords;
use super::class;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use super::reporter::Reporter;
use crate::class::{Student, StudentFiles};
use crate::document::wording::plural;
use crate::files::{decoded, shown};
use crate::worksheet::{
    FILES, GivenSheet, MarkedSheet, NotCounted, NotCountedReason, SheetText, sheet_class,
    sheet_report,
};

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
    let is_typed = arguments.words.iter().any(|word| word == STANDARD_INPUT);
    // Problems with it are reported before anything is marked.
    let given = match &arguments.sheet {
        Some(file) => {
            let file = Path::new(file);
            let text = decoded(&FILES.read_as_named(file)?);
            Some(GivenSheet::of(&text).map_err(|why| format!("'{}' {why}", shown(file)))?)
        }
        None => None,
    };
    let paths = arguments.words.iter().filter(|word| *word != STANDARD_INPUT);
    let paths: Vec<String> = paths.cloned().collect();
    let mut list = class::list(FILES, &paths, of_class.roster.as_deref(), true)?;
    list.notes.is_one = match (&paths[..], is_typed) {
        ([], _) => true,
        (_, true) => false,
        _ => list.notes.is_one,
    };
    if paths.len() == arguments.words.len() && list.is_nowhere() {
        return class::report_notes(&list.notes, output);
    }
    let mut texts: Vec<SheetText> = is_typed.then(typed).into_iter().collect();
    texts.extend(list.hand_ins.into_iter().map(read));
    let (class, students) = (sheet_class(&list.notes), texts.iter());
    let students = students.map(|sheet| &sheet.of.student);
    let show_alone = |sheet: &MarkedSheet| Ok(output.document(sheet_report(sheet, output.style))?);
    let folder = of_class.output.as_deref();
    let mut reporter = Reporter::new(output, class, students, folder, Box::new(show_alone))?;
    for text in &texts {
        let sheet = text.mark(given.as_ref(), output.style.names);
        reporter.add(&sheet)?;
        if let Some(why) = not_read_of(&sheet, given.as_ref()).filter(|_| text.is_bare) {
            reporter.fail(why)?;
        }
    }
    reporter.end()
}

/// The text of a file. Only a file given by itself may be a link or a pipe, such as /dev/stdin.
fn read(of: StudentFiles) -> SheetText {
    let bytes = match FILES.why_other(&of.path) {
        Some(why) if of.in_folder => Err(why),
        _ if of.in_folder => FILES.read(&of.path),
        _ => FILES.read_as_named(&of.path),
    };
    let bytes = bytes.map_err(|error| error.to_string());
    SheetText { text: bytes.map(|bytes| decoded(&bytes)), of, is_bare: false }
}

/// Standard input: lines with questions and answers, or a sheet.
fn typed() -> SheetText {
    let name = "standard input";
    let bytes = FILES.bytes(Path::new(name), io::stdin().lock());
    SheetText {
        of: StudentFiles {
            student: Student { name: name.to_owned(), ..Student::default() },
            file: name.to_owned(),
            ..StudentFiles::default()
        },
        text: bytes.map(|bytes| decoded(&bytes)).map_err(|error| error.to_string()),
        is_bare: true,
    }
}

/// Lines of standard input that are neither questions nor answers.
fn not_read_of(sheet: &MarkedSheet, given: Option<&GivenSheet>) -> Option<String> {
    const MOST_NAMED: usize = 10;
    const QUESTIONS: &str = "a question and its answer on each line, such as sum 5 4 3 2 = 0";
    let is_unread = |told: &&NotCounted| told.why == NotCountedReason::NotRead;
    let lines = sheet.not_counted.iter().filter(is_unread);
    let lines: Vec<String> = lines.map(|told| told.line.to_string()).collect();
    let noun = plural(lines.len() as u128, "line");
    let named = lines[..lines.len().min(MOST_NAMED)].join(", ");
    let more = if lines.len() > MOST_NAMED { ", …" } else { "" };
    let expected = given.map_or(QUESTIONS, |_| GivenSheet::EXPECTED);
    let told = format!("not read of standard input: {noun} {named}{more}; expected {expected}");
    (!lines.is_empty()).then_some(told)
}
