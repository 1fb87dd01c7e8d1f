//! `nimlab check FILE…`: filled-in worksheets marked, one in full, several in brief with what came of the class.

use std::ffi::OsStr;
use std::path::{MAIN_SEPARATOR, Path};
use std::{fs, io};

use super::args::CheckWords;
use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use crate::files::{FileKind, decoded, shown};
use crate::question::Names;
use crate::worksheet::{
    FILES, GivenSheet, Item, MarkedSheet, NotAGivenSheet, NotCounted, WhyNotCounted, class_to_json,
    sheet_to_json, tell_class, tell_sheet,
};

/// Whether there is something of this name, if only a link that leads nowhere.
pub(super) fn is_path(word: &str) -> bool {
    fs::symlink_metadata(word).is_ok()
}

/// Whether a word that is no question was meant to name a file: `hand-ins/anna`, `anna.md`.
pub(super) fn looks_like_a_path(word: &str) -> bool {
    let has_ending = Path::new(word)
        .extension()
        .and_then(OsStr::to_str)
        .is_some_and(|ending| ending.starts_with(|c: char| c.is_ascii_alphabetic()));
    has_ending || word.contains(MAIN_SEPARATOR)
}

/// The word that stands for standard input.
pub(super) const STANDARD_INPUT: &str = "-";

/// Marks the sheets that the words stand for.
pub(super) fn run(arguments: &CheckWords, output: &Output) -> Result<Outcome, Error> {
    let CheckWords {
        words: paths,
        sheet,
    } = arguments;
    let names = output.names;
    let given = sheet.as_deref().map(|file| given(Path::new(file)));
    let given = given.transpose()?;
    let mut sheets = Vec::new();
    let mut errors = Vec::new();
    for path in paths {
        if path == STANDARD_INPUT {
            match typed(given.as_ref(), names) {
                Ok(sheet) => {
                    errors.extend(not_read(&sheet).map(|error| error.to_string()));
                    sheets.push(sheet);
                }
                Err(error) => errors.push(error.to_string()),
            }
            continue;
        }
        let path = Path::new(path);
        // Only what is named outright may be a link or a pipe, such as /dev/stdin.
        let read = if FILES.is_folder(path) {
            FileKind::read
        } else {
            FileKind::read_as_named
        };
        for file in FILES.find(path) {
            let marked = file.map_err(Error::from).and_then(|file| {
                let text = decoded(&read(FILES, &file)?);
                let name = shown(&file);
                with_questions(match &given {
                    Some(given) => given.mark(&name, &text, names),
                    None => MarkedSheet::of(&name, &text, names),
                })
            });
            match marked {
                Ok(sheet) => sheets.push(sheet),
                Err(error) => errors.push(error.to_string()),
            }
        }
    }
    let is_one = matches!(&paths[..], [path] if !FILES.is_folder(Path::new(path)));
    match &sheets[..] {
        [] => {}
        [sheet] if is_one => {
            output.result(|| tell_sheet(sheet, output.style), || sheet_to_json(sheet))?;
        }
        _ => output.result(
            || tell_class(&sheets, output.style),
            || class_to_json(&sheets, &errors),
        )?,
    }
    for error in &errors {
        output.error(error)?;
    }
    Ok(if !errors.is_empty() {
        Outcome::Unread
    } else if sheets.iter().all(MarkedSheet::is_all_right) {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}

/// The sheet that was given out.
fn given(file: &Path) -> Result<GivenSheet, Error> {
    let text = decoded(&FILES.read_as_named(file)?);
    GivenSheet::of(&text).map_err(|why| Error::NoSheet {
        file: shown(file),
        why,
    })
}

/// What comes on standard input, marked: lines that ask and answer, or a sheet.
fn typed(given: Option<&GivenSheet>, names: Option<Names>) -> Result<MarkedSheet, Error> {
    let name = "standard input";
    let text = decoded(&FILES.bytes(Path::new(name), io::stdin().lock())?);
    with_questions(match given {
        Some(given) => given.mark(name, &text, names),
        None => MarkedSheet::of_bare_lines(name, &text, names),
    })
}

fn with_questions(sheet: MarkedSheet) -> Result<MarkedSheet, Error> {
    let asks = |told: &NotCounted| told.why == WhyNotCounted::NotAsked;
    let is_missing = |item: &Item| item.line.is_none();
    if sheet.items.iter().all(is_missing) && !sheet.not_counted.iter().any(asks) {
        return Err(Error::NoSheet {
            file: sheet.file,
            why: NotAGivenSheet::NoQuestions,
        });
    }
    Ok(sheet)
}

/// Lines of standard input that are no questions and no answers.
fn not_read(sheet: &MarkedSheet) -> Option<Error> {
    const MOST_NAMED: usize = 10;
    let is_unread = |told: &&NotCounted| told.why == WhyNotCounted::NotRead;
    let lines = sheet.not_counted.iter().filter(is_unread);
    let lines: Vec<String> = lines.map(|told| told.line.to_string()).collect();
    let named = lines[..lines.len().min(MOST_NAMED)].join(", ");
    match lines.len() {
        0 => None,
        1 => Some(Error::LinesNotRead(format!("line {named}"))),
        count if count > MOST_NAMED => Some(Error::LinesNotRead(format!("lines {named}, …"))),
        _ => Some(Error::LinesNotRead(format!("lines {named}"))),
    }
}
