//! Finds the hand-ins of a class, and reports about that on standard error.

use std::fs;
use std::path::Path;

use crate::error::Error;
use crate::outcome::Outcome;
use crate::output::Output;
use explain::document::wording::plural;
use grade::class::{ClassList, ClassNotes, Roster};
use grade::files::{FileKind, FoundFile, decoded, shown};

/// The hand-ins that paths refer to, with their owners; `outright`: whether a file with any name may be given by
/// itself.
pub(super) fn list(
    kind: FileKind,
    paths: &[String],
    roster: Option<&str>,
    outright: bool,
) -> Result<ClassList, Error> {
    let of_roster = |why: String| {
        let file = shown(Path::new(roster.unwrap_or_default()));
        format!("'{file}': {why}")
    };
    let read = match roster {
        Some(file) => {
            let path = Path::new(file);
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            Some(Roster::read(&name, &read_roster(path)?).map_err(of_roster)?)
        }
        None => None,
    };
    let mut found = kind.find_all(paths);
    let is_other =
        |file: &mut FoundFile| !outright && file.folder.is_none() && !kind.has_name(&file.path);
    let others = found.files.extract_if(.., is_other);
    let why = others.filter_map(|file| kind.why_other(&file.path));
    found.errors.extend(why);
    if let Some(roster) = roster.and_then(|roster| fs::canonicalize(roster).ok()) {
        let is_roster = |path: &Path| fs::canonicalize(path).is_ok_and(|path| path == roster);
        found.passed_over.retain(|file| !is_roster(&file.path));
        found.files.retain(|file| file.folder.is_none() || !is_roster(&file.path));
    }
    let mut list = ClassList::of(found, read.as_ref()).map_err(of_roster)?;
    let is_folder = |path: &String| kind.is_folder(Path::new(path));
    list.notes.is_one = matches!(paths, [path] if !is_folder(path)) && list.hand_ins.len() < 2;
    Ok(list)
}

fn read_roster(file: &Path) -> Result<String, Error> {
    const KIND: FileKind = FileKind::new("roster", &["csv"], 16);
    Ok(decoded(&KIND.read_as_named(file)?))
}

/// Reports what does not exist, what was skipped, and what is not on the roster.
pub(super) fn report_notes(notes: &ClassNotes, output: &Output) -> Result<Outcome, Error> {
    for error in &notes.errors {
        output.error(&error.why)?;
    }
    for (what, files) in [
        ("passed over", &notes.passed_over),
        ("no line of the roster matches", &notes.not_on_roster),
    ] {
        if !files.is_empty() {
            output.note(&format!("{what}: {}", counted(files)))?;
        }
    }
    Ok(if notes.errors.is_empty() { Outcome::Right } else { Outcome::Unread })
}

/// "3 files (notes.docx, plan.pdf and 1 more)".
fn counted(files: &[String]) -> String {
    const MOST: usize = 5;
    let named = files[..files.len().min(MOST)].join(", ");
    let more = match files.len().saturating_sub(MOST) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let noun = plural(files.len() as u128, "file");
    format!("{} {noun} ({named}{more})", files.len())
}
