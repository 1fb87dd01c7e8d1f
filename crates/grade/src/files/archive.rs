//! Looks into a zip file as into a folder: which files it contains, and their contents.
//!
//! `Anna/lab.zip/lab.py` is a path in one. Nothing is unpacked to disk, so no path in it can lead anywhere; and
//! whatever the file claims, memory is bounded by the maximum sizes of a zip file and of a file of the kind.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use zip::ZipArchive;
use zip::read::ZipFile;
use zip::result::ZipError;

use super::error::{FileError, MOST_ZIPPED_MEGABYTES, ZipRefused};
use super::kind::FileKind;
use super::open::{bounded, open_itself};
use super::order::natural_order;
use explain::legible::cut;

/// A zip file in which files of a kind are looked for.
pub(super) struct Archive<'a> {
    path: &'a Path,
    kind: FileKind,
    zip: ZipArchive<Cursor<Vec<u8>>>,
}

/// A file in a zip file.
pub(super) struct ZippedFile {
    /// Its path inside.
    pub path: PathBuf,
    /// When it was packed, if known: a date and a time, as increasing numbers.
    pub at: Option<(u16, u16)>,
    /// Whether it is empty.
    pub is_empty: bool,
}

/// Whether tools keep or hide such files: they were not handed in.
pub(super) fn is_set_aside(name: &str) -> bool {
    name.starts_with('.') || ["__pycache__", "__MACOSX"].contains(&name)
}

/// The zip file on a path, and the rest of the path inside it.
pub(super) fn through_zip(path: &Path, kind: FileKind) -> Option<(&Path, &Path)> {
    let mut outer = path.ancestors().skip(1);
    let zip = outer.find(|outer| kind.may_be_zipped(outer) && outer.is_file())?;
    Some((zip, path.strip_prefix(zip).ok()?))
}

impl<'a> Archive<'a> {
    /// Opens one.
    ///
    /// # Errors
    /// If it is not one, or is too large.
    pub fn open(path: &'a Path, kind: FileKind) -> Result<Self, FileError> {
        let refused = |why| FileError::zip(path, why, kind);
        let bytes = match open_itself(path).map(|file| bounded(file, MOST_ZIPPED_MEGABYTES)) {
            _ if path.is_symlink() => return Err(FileError::Link(path.to_owned(), kind)),
            Err(reason) | Ok(Err(reason)) => return Err(FileError::not_opened(path, reason, kind)),
            Ok(Ok(bytes)) => bytes.ok_or_else(|| refused(ZipRefused::TooLarge))?,
        };
        // Memory is allocated for as many files as it claims, and here it would claim a 64-bit number.
        if bytes.windows(4).any(|part| part == b"PK\x06\x06") {
            return Err(refused(ZipRefused::TooMany));
        }
        let zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| refused(ZipRefused::Damaged))?;
        Ok(Self { path, kind, zip })
    }

    /// Its files in the order of their names: those of the kind, and the others.
    ///
    /// # Errors
    /// If there are none of the kind, or a path would lead out of it.
    pub fn files(&mut self) -> Result<(Vec<ZippedFile>, Vec<ZippedFile>), FileError> {
        const MOST_SHOWN: usize = 60;
        let (path, kind) = (self.path, self.kind);
        let refused = |why| Err(FileError::zip(path, why, kind));
        let mut files = Vec::new();
        for place in 0..self.zip.len() {
            let Ok(file) = self.zip.by_index_raw(place) else {
                return refused(ZipRefused::Damaged);
            };
            let name = file.name();
            let Some(inside) = safe_path(name) else {
                return refused(ZipRefused::LeadsOut(cut(name, MOST_SHOWN)));
            };
            let mut parts = inside.iter().map(|part| part.to_string_lossy());
            if !name.ends_with(['/', '\\']) && !parts.any(|part| is_set_aside(&part)) {
                let at = file.last_modified();
                let at = at.map(|at| (at.datepart(), at.timepart()));
                let is_empty = file.size() == 0;
                files.push(ZippedFile { path: inside, at, is_empty });
            }
        }
        files.sort_by_cached_key(|file| natural_order(&file.path));
        let is_of_kind = |file: &ZippedFile| kind.has_name(&file.path);
        let (files, others): (Vec<_>, Vec<_>) = files.into_iter().partition(is_of_kind);
        let mut zips = others.iter().filter(|file| kind.may_be_zipped(&file.path));
        match zips.next() {
            _ if !files.is_empty() => Ok((files, others)),
            Some(nested) => {
                let name = nested.path.to_string_lossy();
                refused(ZipRefused::HoldsZip(cut(&name, MOST_SHOWN)))
            }
            None => refused(ZipRefused::HoldsNone),
        }
    }

    /// The contents of a file in it.
    ///
    /// # Errors
    /// If there is none at this path, or it cannot be unpacked.
    pub fn read(&mut self, path: &Path) -> Result<Vec<u8>, FileError> {
        let (whole, kind) = (self.path.join(path), self.kind);
        let file = self.file(path)?;
        if file.is_symlink() {
            return Err(FileError::Link(whole, kind));
        }
        match bounded(file, kind.most_megabytes) {
            Ok(Some(bytes)) => Ok(bytes),
            Ok(None) => Err(FileError::TooLarge(whole, kind)),
            Err(_) => Err(FileError::zip(self.path, ZipRefused::Damaged, kind)),
        }
    }

    fn file(&mut self, path: &Path) -> Result<ZipFile<'_, Cursor<Vec<u8>>>, FileError> {
        let (zip, kind) = (self.path, self.kind);
        let is_it = |name: &str| safe_path(name).is_some_and(|inside| inside == path);
        let place = self.zip.file_names().position(is_it);
        let missing = || FileError::Missing(zip.join(path), kind);
        let file = self.zip.by_index(place.ok_or_else(missing)?);
        file.map_err(|error| {
            let why = match error {
                ZipError::UnsupportedArchive(why) if why == ZipError::PASSWORD_REQUIRED => {
                    ZipRefused::Locked
                }
                ZipError::UnsupportedArchive(_) | ZipError::CompressionMethodNotSupported(_) => {
                    ZipRefused::OtherMethod
                }
                _ => ZipRefused::Damaged,
            };
            FileError::zip(zip, why, kind)
        })
    }
}

/// The path of a file in a zip file; `None` if it leads out of it. Some programs separate folders by `\`.
fn safe_path(name: &str) -> Option<PathBuf> {
    let parts = name.split(['/', '\\']);
    let parts: Vec<&str> = parts.filter(|part| *part != ".").collect();
    let (last, folders) = parts.split_last()?;
    let is_plain = |part: &&str| !part.is_empty() && *part != ".." && !part.contains([':', '\0']);
    let is_folder = last.is_empty() && !folders.is_empty();
    let is_inside = folders.iter().all(is_plain) && (is_folder || is_plain(last));
    is_inside.then(|| parts.iter().collect())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::safe_path;

    #[test]
    fn a_path_that_leads_out_is_seen_however_it_is_written() {
        for out in [
            "../lab.py",
            "a/../../lab.py",
            "a/../lab.py",
            "/lab.py",
            "\\lab.py",
            "C:\\lab.py",
            "C:lab.py",
            "a//lab.py",
            "..",
            "",
            "/",
            "a\\..\\lab.py",
            "lab.py\0.txt",
        ] {
            assert_eq!(safe_path(out), None, "{out:?}");
        }
        for (name, path) in [
            ("lab.py", "lab.py"),
            ("./lab.py", "lab.py"),
            ("week 3\\lab.py", "week 3/lab.py"),
            ("week 3/", "week 3/"),
            ("..lab.py", "..lab.py"),
        ] {
            assert_eq!(safe_path(name), Some(PathBuf::from(path)), "{name}");
        }
    }
}
