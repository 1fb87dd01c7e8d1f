//! Sheets found on the disk and read, whatever the files turn out to hold.
//!
//! A folder stands for every `.md`, `.markdown` and `.txt` file in it and below it, in the order of their names; what begins
//! with a dot is passed over. Reading never fails over what a file holds: UTF-16 with its mark is decoded, and bytes that
//! are no text are replaced.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a path gives no sheet to mark.
#[derive(Debug, Error)]
pub enum FileError {
    /// There is nothing of that name.
    #[error("{} does not exist: {EXPECTED}", quoted(.0))]
    Missing(PathBuf),
    /// A link that leads nowhere.
    #[error("{} is a link to something that does not exist: {EXPECTED}", quoted(.0))]
    BrokenLink(PathBuf),
    /// The system does not let it be read.
    #[error("{} cannot be read: {reason}", quoted(.path))]
    Unreadable {
        /// The path.
        path: PathBuf,
        /// What the system said.
        reason: io::Error,
    },
    /// No sheet is so large.
    #[error("{} is larger than {MOST_MEGABYTES} MB, as no worksheet is: {EXPECTED}", quoted(.0))]
    TooLarge(PathBuf),
    /// Nothing in the file asks anything.
    #[error(
        "{} holds no questions: expected a worksheet with lines such as 1. `sum 5 4 3 2` = 0",
        quoted(.0)
    )]
    NoQuestions(PathBuf),
    /// Nothing in the folder is a sheet.
    #[error("the folder {} holds no worksheets: expected files whose names end in .md, .markdown or .txt", quoted(.0))]
    NoSheets(PathBuf),
}

const EXPECTED: &str = "expected a worksheet, or a folder of worksheets";
const MOST_MEGABYTES: u64 = 4;

/// The name of a path, with control characters made visible.
#[must_use]
pub fn shown(path: &Path) -> String {
    let mut shown = String::new();
    for character in path.to_string_lossy().chars() {
        if character.is_control() {
            shown.extend(character.escape_default());
        } else {
            shown.push(character);
        }
    }
    shown
}

fn quoted(path: &Path) -> String {
    format!("'{}'", shown(path))
}

/// The files that a path stands for: itself, or every sheet in the folder; what cannot be looked into is an error of its own.
#[must_use]
pub fn find_files(path: &Path) -> Vec<Result<PathBuf, FileError>> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {
            let mut files = Vec::new();
            look_into(path, 0, &mut files);
            if files.is_empty() {
                files.push(Err(FileError::NoSheets(path.to_owned())));
            }
            files
        }
        Ok(_) => vec![Ok(path.to_owned())],
        Err(error) => vec![Err(not_found(path, error))],
    }
}

fn not_found(path: &Path, reason: io::Error) -> FileError {
    let path = path.to_owned();
    match reason.kind() {
        ErrorKind::NotFound if fs::symlink_metadata(&path).is_ok() => FileError::BrokenLink(path),
        ErrorKind::NotFound => FileError::Missing(path),
        _ => FileError::Unreadable { path, reason },
    }
}

/// Adds the sheets in a folder and below it. Links to folders are not followed, for they might lead round in a circle.
fn look_into(folder: &Path, depth: usize, files: &mut Vec<Result<PathBuf, FileError>>) {
    const DEEPEST: usize = 32;
    let unreadable = |reason| FileError::Unreadable {
        path: folder.to_owned(),
        reason,
    };
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(reason) => return files.push(Err(unreadable(reason))),
    };
    let mut paths = Vec::new();
    for entry in entries {
        match entry {
            Ok(entry) => paths.push(entry.path()),
            Err(reason) => files.push(Err(unreadable(reason))),
        }
    }
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') {
            continue;
        }
        let is_folder = fs::symlink_metadata(&path).is_ok_and(|found| found.is_dir());
        if is_folder && depth < DEEPEST {
            look_into(&path, depth + 1, files);
        } else if !is_folder && is_named_like_a_sheet(&path) {
            match fs::metadata(&path) {
                Ok(found) if found.is_file() => files.push(Ok(path)),
                Ok(_) => {}
                Err(error) => files.push(Err(not_found(&path, error))),
            }
        }
    }
}

fn is_named_like_a_sheet(path: &Path) -> bool {
    path.extension().is_some_and(|extension| {
        ["md", "markdown", "txt"]
            .iter()
            .any(|ending| extension.eq_ignore_ascii_case(ending))
    })
}

/// The text of a file.
///
/// # Errors
/// When it cannot be read, or is larger than any sheet.
pub fn read_file(path: &Path) -> Result<String, FileError> {
    const MOST_BYTES: u64 = MOST_MEGABYTES * 1_000_000;
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes));
    match read {
        Err(error) => Err(not_found(path, error)),
        Ok(_) if bytes.len() as u64 > MOST_BYTES => Err(FileError::TooLarge(path.to_owned())),
        Ok(_) => Ok(decoded(&bytes)),
    }
}

/// Bytes as text: UTF-16 where they begin with its mark, else UTF-8.
#[must_use]
pub fn decoded(bytes: &[u8]) -> String {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes
            .chunks_exact(2)
            .map(|pair| unit([pair[0], pair[1]]))
            .collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}
