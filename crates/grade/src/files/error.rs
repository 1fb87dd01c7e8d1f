//! Why a path has nothing to judge: `'anna.doc' is not a worksheet: expected a file whose name ends in .md`.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::kind::FileKind;
use explain::legible::{name, why};

/// The most entries visited in a folder and below it. A class of thousands has no more; `/` has.
pub(super) const MOST_VISITED: usize = 200_000;

/// The maximum size of a zip file.
pub(super) const MOST_ZIPPED_MEGABYTES: u64 = 32;

/// Why a path has nothing to judge.
#[derive(Debug, Error)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum FileError {
    /// It does not exist.
    #[error("{} does not exist: {}", quoted(.0), .1.expected())]
    Missing(PathBuf, FileKind),
    /// A link, to anything.
    #[error("{} is a link, and links are not read: expected the {} itself", quoted(.0), .1.name)]
    Link(PathBuf, FileKind),
    /// Something that is not a file on disk, such as a pipe or a folder.
    #[error("{} is not a file: expected a {}", quoted(.0), .1.name)]
    NotAFile(PathBuf, FileKind),
    /// A link whose target does not exist.
    #[error("{} is a link to something that does not exist: {}", quoted(.0), .1.expected())]
    BrokenLink(PathBuf, FileKind),
    /// The system refuses to read it.
    #[error("{} cannot be read: {}", quoted(.path), why(.reason))]
    Unreadable { path: PathBuf, reason: io::Error },
    /// It is larger than any file of the kind.
    #[error("{} is larger than {} MB, the most that a {} may have: {}", quoted(.0), .1.most_megabytes, .1.name, .1.expected())]
    TooLarge(PathBuf, FileKind),
    /// Its name does not fit the kind.
    #[error("{} is not a {}: expected a file whose name ends in {}", quoted(.0), .1.name, .1.endings())]
    OtherKind(PathBuf, FileKind),
    /// The folder contains more than anybody hands in.
    #[error("the folder {} holds more than {} files and folders, and nothing of it was read: expected the folder with the {}s", quoted(.0), MOST_VISITED, .1.name)]
    TooMuchInFolder(PathBuf, FileKind),
    /// The folder contains nothing of the kind.
    #[error("the folder {} holds no {}s: expected files whose names end in {}", quoted(.0), .1.name, .1.endings())]
    NoneInFolder(PathBuf, FileKind),
    /// A zip file that is not read.
    #[error("{} {}: expected a zip file with a {} in it, whose name ends in {}", quoted(.path), .why, .kind.name, .kind.endings())]
    Zip { path: PathBuf, why: ZipRefused, kind: FileKind },
}

/// Why a zip file, or a file in it, is not read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ZipRefused {
    /// It is not a zip file, or incomplete.
    #[error("is no zip file, or it is damaged")]
    Damaged,
    /// It is too large.
    #[error("is larger than {MOST_ZIPPED_MEGABYTES} MB, the most that a zip file may have")]
    TooLarge,
    /// It contains too many files.
    #[error("holds more than 65,535 files")]
    TooMany,
    /// It contains a path that would lead elsewhere if unpacked.
    #[error("holds a file with a path that leads out of it ('{0}')")]
    LeadsOut(String),
    /// Its contents are encrypted.
    #[error("is locked with a password")]
    Locked,
    /// It was packed by an uncommon method.
    #[error("is packed in a way that is not read here; an ordinary zip file is")]
    OtherMethod,
    /// It contains nothing of the kind.
    #[error("holds nothing to read")]
    HoldsNone,
    /// It contains nothing of the kind, except perhaps in another zip file.
    #[error("holds another zip file ('{0}'), which is not opened")]
    HoldsZip(String),
    /// It is inside another one.
    #[error(
        "is a zip file in a zip file, which is not opened: expected the folder that the outer one unpacks to"
    )]
    Nested,
}

impl FileError {
    /// The path in question.
    pub fn path(&self) -> &Path {
        let (Self::Missing(path, _)
        | Self::Link(path, _)
        | Self::NotAFile(path, _)
        | Self::BrokenLink(path, _)
        | Self::Unreadable { path, .. }
        | Self::TooLarge(path, _)
        | Self::OtherKind(path, _)
        | Self::TooMuchInFolder(path, _)
        | Self::NoneInFolder(path, _)
        | Self::Zip { path, .. }) = self;
        path
    }

    /// Whether the problem is that a zip file contains nothing of the kind.
    pub(super) fn holds_none(&self) -> bool {
        let holds_none = ZipRefused::HoldsNone;
        matches!(self, Self::Zip { why, .. } if *why == holds_none)
    }

    /// The error for a zip file that is not read.
    pub(super) fn zip(path: &Path, why: ZipRefused, kind: FileKind) -> Self {
        let path = path.to_owned();
        Self::Zip { path, why, kind }
    }

    /// The error for a file that the system does not open.
    pub(super) fn not_opened(path: &Path, reason: io::Error, kind: FileKind) -> Self {
        let path = path.to_owned();
        match reason.kind() {
            ErrorKind::NotFound if path.symlink_metadata().is_ok() => Self::BrokenLink(path, kind),
            ErrorKind::NotFound => Self::Missing(path, kind),
            _ => Self::Unreadable { path, reason },
        }
    }
}

/// A path as text: what is not UTF-8 is written by its bytes (`M\xfcller.py`), so that two names stay two.
pub fn path_text(path: &Path) -> String {
    let parts = path.as_os_str().as_encoded_bytes().utf8_chunks();
    let parts =
        parts.flat_map(|part| [part.valid().into(), part.invalid().escape_ascii().to_string()]);
    parts.collect()
}

/// The name of a path, made readable.
pub fn shown(path: &Path) -> String {
    name(&path_text(path)).into_owned()
}

fn quoted(path: &Path) -> String {
    format!("'{}'", shown(path))
}
