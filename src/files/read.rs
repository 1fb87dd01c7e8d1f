//! Files read, whatever they turn out to hold.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::archive::{Archive, through_zip};
use super::error::{FileError, ZipRefused};
use super::kind::FileKind;
use super::open::{bounded, open_itself};

impl FileKind {
    /// The bytes of a file that somebody has handed in, perhaps in a zip file.
    ///
    /// # Errors
    /// When it cannot be read, is larger than any of the kind, or is a link or anything else that is no file itself.
    pub fn read(self, path: &Path) -> Result<Vec<u8>, FileError> {
        if let Some((zip, inside)) = through_zip(path, self) {
            return Archive::open(zip, self)?.read(inside);
        }
        // A zip file that could not be looked into holds nothing of the kind, and is none itself.
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

    /// Why a zip file stands for no file of the kind, where it is one that could.
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

    /// Why a file that was handed in is none of the kind, by its name and by what a zip file holds.
    #[must_use]
    pub fn why_other(self, path: &Path) -> Option<FileError> {
        let is_other = !self.has_name(path);
        let other = || FileError::OtherKind(path.to_owned(), self);
        is_other.then(|| self.why_none(path).unwrap_or_else(other))
    }

    /// The bytes of what whoever runs the program has named, be it a link or a pipe.
    ///
    /// # Errors
    /// When it cannot be read, or is larger than any of the kind.
    pub fn read_as_named(self, path: &Path) -> Result<Vec<u8>, FileError> {
        match File::open(path) {
            Ok(file) => self.bytes(path, file),
            Err(error) => Err(FileError::not_opened(path, error, self)),
        }
    }

    /// The bytes of an input that is called so.
    ///
    /// # Errors
    /// When it cannot be read, or is larger than any of the kind.
    pub fn bytes(self, path: &Path, input: impl Read) -> Result<Vec<u8>, FileError> {
        match bounded(input, self.most_megabytes) {
            Err(error) => Err(FileError::not_opened(path, error, self)),
            Ok(None) => Err(FileError::TooLarge(path.to_owned(), self)),
            Ok(Some(bytes)) => Ok(bytes),
        }
    }
}
