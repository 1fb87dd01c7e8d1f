//! `nimlab check FILE…`: filled-in worksheets marked, one in full, several in brief with what came of the class.

use std::ffi::OsStr;
use std::fs;
use std::path::{MAIN_SEPARATOR, Path};

use super::error::Error;
use super::outcome::Outcome;
use super::output::Output;
use crate::files::{FileKind, decoded, shown};
use crate::question::Names;
use crate::worksheet::{FILES, MarkedSheet, class_to_json, sheet_to_json, tell_class, tell_sheet};

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

/// Marks the sheets that these paths stand for.
pub(super) fn run(paths: &[String], output: &Output) -> Result<Outcome, Error> {
    let mut sheets = Vec::new();
    let mut errors = Vec::new();
    for path in paths.iter().map(Path::new) {
        // Only what is named outright may be a link or a pipe, such as /dev/stdin.
        let read = if FILES.is_folder(path) {
            FileKind::read
        } else {
            FileKind::read_as_named
        };
        for file in FILES.find(path) {
            let marked = file.map_err(Error::from).and_then(|file| {
                let text = decoded(&read(FILES, &file)?);
                marked(&file, &text, output.names)
            });
            match marked {
                Ok(sheet) => sheets.push(sheet),
                Err(error) => errors.push(error.to_string()),
            }
        }
    }
    let is_one = matches!(paths, [path] if !FILES.is_folder(Path::new(path)));
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

fn marked(file: &Path, text: &str, names: Option<Names>) -> Result<MarkedSheet, Error> {
    let sheet = MarkedSheet::of(&shown(file), text, names);
    if sheet.items.is_empty() {
        return Err(Error::NoQuestions(shown(file)));
    }
    Ok(sheet)
}
