//! `nimlab check FILE…`: marks filled-in worksheets, one in full, several in brief with the results of the class.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{MAIN_SEPARATOR, Path};
use std::{fs, io};

use super::args::{CheckWords, Format, NAMES};
use super::class;
use super::class_pages::ClassPages;
use super::error::Error;
use super::gradebook::Gradebook;
use super::outcome::Outcome;
use super::output::Output;
use super::streams::plain;
use crate::class::{ClassNotes, Part, Points, Shard, Student, StudentFiles};
use crate::document::wording::plural;
use crate::files::{decoded, shown};
use crate::grade::ReportFormat;
use crate::question::Names;
use crate::worksheet::{
    FILES, GivenSheet, MarkedSheet, NotCounted, NotCountedReason, SheetText, TABLES, class_page,
    class_report, class_rows, class_to_csv, class_to_json, sheet_page,
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
/// The command recorded in a part.
pub(super) const COMMAND: &str = "check";
/// The rules of a part: the sheet that was given out, and the naming of positions.
const SHEET: &str = "sheet that was given out";
const NAMING: &str = "naming of positions";

/// Marks the sheets that the words refer to.
pub(super) fn run(arguments: &CheckWords, output: &Output) -> Result<Outcome, Error> {
    let of_class = &arguments.class;
    let is_typed = arguments.words.iter().any(|word| word == STANDARD_INPUT);
    let (tables, words): (Vec<&String>, Vec<&String>) = arguments
        .words
        .iter()
        .partition(|word| TABLES.has_name(Path::new(word)));
    if of_class.shard.is_some() {
        let table = tables.first().map(|table| format!("'{table}'"));
        let typed = is_typed.then(|| "standard input".to_owned());
        if let Some(whole) = typed.or(table) {
            return Err(
                format!("{whole} has no parts: expected files and folders with --shard").into(),
            );
        }
    }
    // Problems with it are reported before anything is marked.
    let (given, asked) = match &arguments.sheet {
        Some(file) => {
            let file = Path::new(file);
            let text = decoded(&FILES.read_as_named(file)?);
            let asked = GivenSheet::of(&text).map_err(|why| format!("'{}' {why}", shown(file)))?;
            (Some(text), Some(asked))
        }
        None => (None, None),
    };
    let on_paper = tables.iter().map(|table| on_paper(table, asked.as_ref()));
    let on_paper: Vec<Vec<SheetText>> = on_paper.collect::<Result<_, _>>()?;
    let on_paper = on_paper.concat();
    let words = words.into_iter();
    let paths: Vec<String> = words
        .filter(|word| *word != STANDARD_INPUT)
        .cloned()
        .collect();
    let mut list = class::list(FILES, &paths, of_class.roster.as_deref(), true)?;
    list.notes.is_one = match (&paths[..], is_typed) {
        _ if !tables.is_empty() => false,
        ([], _) => true,
        (_, true) => false,
        _ => list.notes.is_one,
    };
    // Ids in a teacher's table count like those of a roster.
    let has_ids = on_paper.iter().any(|sheet| sheet.of.student.id.is_some());
    list.notes.has_ids |= has_ids;
    list.notes.has_roster |= has_ids;
    let rules = rules(given, output.style.names);
    let shard = of_class.shard.unwrap_or(Shard::WHOLE);
    let mut part = Part::of(shard, COMMAND, rules, &list);
    let hand_ins = shard.take(list.hand_ins);
    if is_typed {
        part.results.push(typed());
    }
    part.results.extend(hand_ins.into_iter().map(read));
    part.results.extend(on_paper);
    let is_part = of_class.shard.is_some();
    report(&part, is_part, of_class.output.as_deref(), output)
}

fn rules(given: Option<String>, names: Option<Names>) -> BTreeMap<String, String> {
    let one = NAMES.iter().find(|(_, one, _)| names == Some(*one));
    let names = one.map_or("either", |(word, ..)| word);
    let given = given.map(|text| (SHEET.to_owned(), text));
    let names = (NAMING.to_owned(), names.to_owned());
    std::iter::once(names).chain(given).collect()
}

/// The sheets in a table of answers that were given on paper.
fn on_paper(table: &str, asked: Option<&GivenSheet>) -> Result<Vec<SheetText>, Error> {
    let file = Path::new(table);
    let asked = asked.ok_or_else(|| {
        let file = shown(file);
        format!("'{file}' holds answers alone: expected --sheet FILE too, with the sheet that was answered")
    })?;
    let text = decoded(&TABLES.read_as_named(file)?);
    let sheets = asked.sheets_on_paper(&shown(file), &text);
    sheets.map_err(|why| format!("'{}' {why}", shown(file)).into())
}

/// The text of a file. Only a file given by itself may be a link or a pipe, such as /dev/stdin.
fn read(of: StudentFiles) -> SheetText {
    let bytes = match FILES.why_other(&of.path) {
        Some(why) if of.in_folder => Err(why),
        _ if of.in_folder => FILES.read(&of.path),
        _ => FILES.read_as_named(&of.path),
    };
    let bytes = bytes.map_err(|error| error.to_string());
    SheetText {
        text: bytes.map(|bytes| decoded(&bytes)),
        of,
        is_bare: false,
    }
}

/// Standard input: lines with questions and answers, or a sheet.
fn typed() -> SheetText {
    let name = "standard input";
    let bytes = FILES.bytes(Path::new(name), io::stdin().lock());
    SheetText {
        of: StudentFiles {
            student: Student {
                name: name.to_owned(),
                ..Student::default()
            },
            file: name.to_owned(),
            ..StudentFiles::default()
        },
        text: bytes
            .map(|bytes| decoded(&bytes))
            .map_err(|error| error.to_string()),
        is_bare: true,
    }
}

/// Marks what was handed in, all of it or a part that is to be merged with others, and reports the results.
pub(super) fn report(
    part: &Part<SheetText>,
    is_part: bool,
    folder: Option<&str>,
    output: &Output,
) -> Result<Outcome, Error> {
    let notes = &part.notes;
    let rule = |name| part.rules.get(name).map(String::as_str);
    let one = NAMES.iter().find(|(word, ..)| rule(NAMING) == Some(word));
    let names = one.map(|&(_, names, _)| names);
    let given = rule(SHEET).and_then(|text| GivenSheet::of(text).ok());
    let results = part.results.iter();
    let hand_ins = results.map(|sheet| sheet.mark(given.as_ref(), names));
    let hand_ins: Vec<MarkedSheet> = hand_ins.collect();
    // A single sheet with nothing to mark is a failed request; in a class it is one more that is not right.
    let no_marks = hand_ins.iter().filter_map(|it| it.not_marked.as_ref());
    let no_marks = no_marks.filter(|why| !why.is_handed_in() || notes.is_one);
    let no_marks: Vec<String> = no_marks.map(ToString::to_string).collect();
    let bare = part.results.iter().zip(&hand_ins);
    let bare = bare.filter(|(sheet, _)| sheet.is_bare);
    let not_read = bare.filter_map(|(_, sheet)| not_read_of(sheet, given.as_ref()));
    let is_told = no_marks.len() < hand_ins.len() || is_part || !notes.absent.is_empty();
    let not_there = notes.errors.iter().map(|error| error.why.clone());
    let errors: Vec<String> = not_there.chain(no_marks).chain(not_read).collect();
    let students = || part.results.iter().map(|sheet| &sheet.of.student);
    let pages = folder.map(|folder| ClassPages::open(folder, students(), output));
    let pages = pages.transpose()?;
    let json = || class_to_json(&hand_ins, &errors, notes, is_part.then_some(part));
    if let Some(pages) = pages {
        write_pages(pages, &hand_ins, notes, &json(), output)?;
    }
    match output.format() {
        Format::Report(ReportFormat::Csv) if hand_ins.is_empty() && !errors.is_empty() => {}
        Format::Report(ReportFormat::Csv) => {
            plain(&output.readable(&class_to_csv(&hand_ins, notes)))?;
        }
        _ if is_told => output.result(|| class_report(&hand_ins, notes, output.style), json)?,
        _ => {}
    }
    let quiet = ClassNotes {
        errors: Vec::new(),
        ..notes.clone()
    };
    class::report_notes(&quiet, output)?;
    for error in &errors {
        output.error(error)?;
    }
    if !errors.is_empty() {
        return Ok(Outcome::Unread);
    }
    Ok(Outcome::of(hand_ins.iter().all(MarkedSheet::is_all_right)))
}

/// Writes the pages to hand back.
fn write_pages(
    mut pages: ClassPages,
    hand_ins: &[MarkedSheet],
    notes: &ClassNotes,
    json: &str,
    output: &Output,
) -> Result<(), Error> {
    let names = hand_ins
        .iter()
        .map(|sheet| pages.add(&sheet.of.file, sheet_page(sheet, output.style)));
    let names: Vec<Option<String>> = names.collect::<Result<_, _>>()?;
    let rows = class_rows(hand_ins, &names);
    let gradebook = Gradebook {
        title: "Worksheet",
        most: Points::whole(100),
        rows: &rows,
        notes,
    };
    let table = output.readable(&class_to_csv(hand_ins, notes));
    let files = [("grades.csv", &*table), ("results.json", json)];
    pages.end(files, &gradebook, class_page(hand_ins, &rows, notes))
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
    let more = if lines.len() > MOST_NAMED {
        ", …"
    } else {
        ""
    };
    let expected = given.map_or(QUESTIONS, |_| GivenSheet::EXPECTED);
    let told = format!("not read of standard input: {noun} {named}{more}; expected {expected}");
    (!lines.is_empty()).then_some(told)
}
