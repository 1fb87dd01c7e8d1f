//! What paths stand for: files, and what is no file of the kind.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::error::FileError;

/// A file that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFile {
    /// Where it lies.
    pub path: PathBuf,
    /// The folder that was named and in which it was found; none where the file was named itself.
    pub folder: Option<PathBuf>,
    /// The zip file that it is packed in.
    pub zip: Option<PathBuf>,
    /// When it was packed there, where that is told: a day and a time, as numbers that grow.
    pub packed: Option<(u16, u16)>,
    /// Whether it holds nothing.
    pub is_empty: bool,
}

impl FoundFile {
    /// What lies on the disk: the file, or the zip file that it is packed in.
    #[must_use]
    pub fn on_disk(&self) -> &Path {
        self.zip.as_deref().unwrap_or(&self.path)
    }

    /// What the files of a student are ordered by, the one that counts last: when the file was changed, or the zip file that
    /// it is packed in; of those in one zip file, when it was packed.
    #[must_use]
    pub fn last_changed(&self) -> (Option<SystemTime>, Option<(u16, u16)>) {
        (self.changed(), self.packed)
    }

    fn changed(&self) -> Option<SystemTime> {
        self.on_disk().symlink_metadata().ok()?.modified().ok()
    }

    /// When it was handed in, as far as the system tells. A zip file that was named was made of what others handed in.
    #[must_use]
    pub fn handed_in_at(&self) -> Option<SystemTime> {
        let is_of_class = self.zip.is_some() && self.zip == self.folder;
        self.changed().filter(|_| !is_of_class)
    }

    /// What somebody handed in: the file, or a zip file with it; a zip file that was named is a folder of such.
    #[must_use]
    pub fn handed_in(&self) -> &Path {
        if self.zip == self.folder {
            &self.path
        } else {
            self.on_disk()
        }
    }
}

/// What paths stand for.
#[derive(Debug, Default)]
pub struct FoundFiles {
    /// The files of the kind, each once, and those that were named outright, whatever they are.
    pub files: Vec<FoundFile>,
    /// What cannot be looked into, or is not there.
    pub errors: Vec<FileError>,
    /// The other files of the folders.
    pub passed_over: Vec<FoundFile>,
}

impl FileError {
    /// Whether it says that there is none in the folder in which this file was found, which is of another kind.
    #[must_use]
    pub fn is_none_beside(&self, file: &FoundFile) -> bool {
        let folder = file.folder.as_deref();
        matches!(self, Self::NoneInFolder(..)) && folder == Some(self.path())
    }
}
