//! What paths refer to: files, and others that are not of the kind.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::error::FileError;

/// A file that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFile {
    /// Its path.
    pub path: PathBuf,
    /// The given folder that contains it; `None` if the file was given by itself.
    pub folder: Option<PathBuf>,
    /// The zip file that contains it.
    pub zip: Option<PathBuf>,
    /// When it was packed there, if known: a date and a time, as increasing numbers.
    pub packed: Option<(u16, u16)>,
    /// Whether it is empty.
    pub is_empty: bool,
}

impl FoundFile {
    /// The file on disk: this one, or the zip file that contains it.
    pub fn on_disk(&self) -> &Path {
        self.zip.as_deref().unwrap_or(&self.path)
    }

    /// The sort key for the files of a student, of which the last one counts: when the file, or its zip file, was
    /// changed; within one zip file, when it was packed.
    pub fn last_changed(&self) -> (Option<SystemTime>, Option<(u16, u16)>) {
        (self.changed(), self.packed)
    }

    fn changed(&self) -> Option<SystemTime> {
        self.on_disk().symlink_metadata().ok()?.modified().ok()
    }

    /// What was handed in: the file, or a zip file with it; a zip file that was given counts as a folder of them.
    pub fn handed_in(&self) -> &Path {
        if self.zip == self.folder { &self.path } else { self.on_disk() }
    }
}

/// Of the path of what was handed in, the names that may say whose it is: down to the first below the given folder. The
/// names below that are the student's.
pub fn place<'a>(path: &'a Path, folder: Option<&Path>) -> &'a Path {
    let depth = folder.map_or(usize::MAX, |folder| folder.iter().count() + 1);
    path.ancestors().find(|place| place.iter().count() <= depth).unwrap_or(path)
}

/// What paths refer to.
#[derive(Debug, Default)]
pub struct FoundFiles {
    /// The files of the kind, each once, and those of any kind that were named one by one.
    pub files: Vec<FoundFile>,
    /// What cannot be looked into, or does not exist.
    pub errors: Vec<FileError>,
    /// The other files in the folders.
    pub passed_over: Vec<FoundFile>,
}

impl FileError {
    /// Whether the error is that the folder of this file, which is of another kind, contains none.
    pub fn is_none_with(&self, file: &FoundFile) -> bool {
        let folder = file.folder.as_deref();
        matches!(self, Self::NoneInFolder(..)) && folder == Some(self.path())
    }
}
