//! Reads files with any contents.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::archive::{Archive, through_zip};
use super::error::{FileError, ZipRefused};
use super::kind::FileKind;
use super::open::{bounded, open_itself};

impl FileKind {
    /// The bytes of a file that was handed in, perhaps in a zip file.
    ///
    /// # Errors
    /// If it cannot be read, is larger than any of the kind, or is a link or otherwise not a regular file.
    pub fn read(self, path: &Path) -> Result<Vec<u8>, FileError> {
        if let Some((zip, inside)) = through_zip(path, self) {
            return Archive::open(zip, self)?.read(inside);
        }
        // A zip file that could not be looked into has nothing of the kind, and is not of the kind itself.
        if let Some(why) = self.why_none(path) {
            return Err(why);
        }
        let no_file = |path: &Path| {
            if path.is_symlink() {
                FileError::Link(path.to_owned(), self)
            } else {
                FileError::NotAFile(path.to_owned(), self)
            }
        };
        match open_itself(path).and_then(|file| Ok((file.metadata()?.is_file(), file))) {
            Ok((true, file)) => self.bytes(path, file),
            Ok((false, _)) => Err(no_file(path)),
            Err(_) if path.is_symlink() => Err(no_file(path)),
            Err(error) => Err(FileError::not_opened(path, error, self)),
        }
    }

    /// Why a zip file has nothing of the kind, if it could have.
    fn why_none(self, path: &Path) -> Option<FileError> {
        if !self.may_be_zipped(path) {
            return None;
        }
        if through_zip(path, self).is_some() {
            return Some(FileError::zip(path, ZipRefused::Nested, self));
        }
        let files = path.is_file().then(|| Archive::open(path, self)?.files());
        files?.err()
    }

    /// Why a file that was handed in is not of the kind, by its name and by the contents of a zip file.
    pub fn why_other(self, path: &Path) -> Option<FileError> {
        let is_other = !self.has_name(path);
        let other = || FileError::OtherKind(path.to_owned(), self);
        is_other.then(|| self.why_none(path).unwrap_or_else(other))
    }

    /// The bytes of a path that the user has given, even if it is a link or a pipe.
    ///
    /// # Errors
    /// If it cannot be read, or is larger than any of the kind.
    pub fn read_as_named(self, path: &Path) -> Result<Vec<u8>, FileError> {
        match File::open(path) {
            Ok(file) => self.bytes(path, file),
            Err(error) => Err(FileError::not_opened(path, error, self)),
        }
    }

    /// The bytes of an input with this name.
    ///
    /// # Errors
    /// If it cannot be read, or is larger than any of the kind.
    pub fn bytes(self, path: &Path, input: impl Read) -> Result<Vec<u8>, FileError> {
        match bounded(input, self.most_megabytes) {
            Err(error) => Err(FileError::not_opened(path, error, self)),
            Ok(None) => Err(FileError::TooLarge(path.to_owned(), self)),
            Ok(Some(bytes)) => Ok(bytes),
        }
    }
}
