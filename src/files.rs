//! What people hand in, found on the disk and read, whatever the files turn out to hold.
//!
//! A folder stands for every file in it and below it that is named as such a hand-in is ([`FileKind`]), in the order of their
//! names (`lab2` before `lab10`); what begins with a dot is passed over, and so
//! is what Python keeps for itself, without a word unless it might be a hand-in. Reading text never fails over what a file holds: UTF-16 with its mark
//! is decoded, and bytes that are no text are replaced.
//!
//! Whoever hands in a link to a file of passwords, or to a classmate's lab, must not have it read with the rights of whoever
//! grades: what is handed in is read only where it is a file itself ([`FileKind::read`]), and that is seen as it is opened.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::legible::{name, why};

/// What is handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileKind {
    /// What one is called: "worksheet".
    pub name: &'static str,
    /// The endings of their names in a folder, without the dot, in lower case.
    pub endings: &'static [&'static str],
    /// Whether a folder may stand for those in it.
    pub in_folders: bool,
    /// No file of the kind is larger.
    pub most_megabytes: u64,
}

/// What nimlab puts into a folder that it writes to: the list of its own files there. Nothing in such a folder was handed in.
pub const OWN_FILES: &str = ".nimlab";

/// How much is looked at in a folder and below it. A class of thousands has no more; `/` has.
const MOST_VISITED: usize = 200_000;

/// A file that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFile {
    /// Where it lies.
    pub path: PathBuf,
    /// The folder that was named and in which it was found; none where the file was named itself.
    pub folder: Option<PathBuf>,
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

/// Why a path gives nothing to judge.
#[derive(Debug, Error)]
#[allow(missing_docs)] // The fields say what they are by their names.
pub enum FileError {
    /// There is nothing of that name.
    #[error("{} does not exist: {}", quoted(.0), .1.expected())]
    Missing(PathBuf, FileKind),
    /// A link, wherever it leads.
    #[error("{} is a link, and links are not read: expected the {} itself", quoted(.0), .1.name)]
    Link(PathBuf, FileKind),
    /// Something that is not kept on the disk, such as a pipe, or a folder.
    #[error("{} is not a file: expected a {}", quoted(.0), .1.name)]
    NotAFile(PathBuf, FileKind),
    /// A link that leads nowhere.
    #[error("{} is a link to something that does not exist: {}", quoted(.0), .1.expected())]
    BrokenLink(PathBuf, FileKind),
    /// The system does not let it be read.
    #[error("{} cannot be read: {}", quoted(.path), why(.reason))]
    Unreadable { path: PathBuf, reason: io::Error },
    /// No file of the kind is so large.
    #[error("{} is larger than {} MB, the most that a {} may have: {}", quoted(.0), .1.most_megabytes, .1.name, .1.expected())]
    TooLarge(PathBuf, FileKind),
    /// It is named as no file of the kind is.
    #[error("{} is not a {}: expected a file whose name ends in {}", quoted(.0), .1.name, .1.endings())]
    OtherKind(PathBuf, FileKind),
    /// There is more in the folder than anybody hands in.
    #[error("the folder {} holds more than {} files and folders, and nothing of it was read: expected the folder with the {}s", quoted(.0), MOST_VISITED, .1.name)]
    TooMuchInFolder(PathBuf, FileKind),
    /// Nothing in the folder is of the kind.
    #[error("the folder {} holds no {}s: expected files whose names end in {}", quoted(.0), .1.name, .1.endings())]
    NoneInFolder(PathBuf, FileKind),
}

impl FileError {
    /// The path that it is about.
    #[must_use]
    pub fn path(&self) -> &Path {
        let (Self::Missing(path, _)
        | Self::Link(path, _)
        | Self::NotAFile(path, _)
        | Self::BrokenLink(path, _)
        | Self::Unreadable { path, .. }
        | Self::TooLarge(path, _)
        | Self::OtherKind(path, _)
        | Self::TooMuchInFolder(path, _)
        | Self::NoneInFolder(path, _)) = self;
        path
    }

    /// Whether it says that there is none in the folder in which this file was found, which is of another kind.
    #[must_use]
    pub fn is_none_beside(&self, file: &FoundFile) -> bool {
        let folder = file.folder.as_deref();
        matches!(self, Self::NoneInFolder(..)) && folder == Some(self.path())
    }
}

impl FileKind {
    fn expected(self) -> String {
        if self.in_folders {
            format!("expected a {0}, or a folder of {0}s", self.name)
        } else {
            format!("expected a {}", self.name)
        }
    }

    /// ".md, .markdown or .txt".
    fn endings(self) -> String {
        let endings: Vec<String> = self
            .endings
            .iter()
            .map(|ending| format!(".{ending}"))
            .collect();
        match &endings[..] {
            [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
            _ => endings.concat(),
        }
    }

    /// Whether a file of this kind is named so.
    #[must_use]
    pub fn has_name(self, path: &Path) -> bool {
        path.extension().is_some_and(|extension| {
            self.endings
                .iter()
                .any(|ending| extension.eq_ignore_ascii_case(ending))
        })
    }

    /// Whether a path stands for what is in a folder. A link to a folder is as good as the folder for whoever names it, but
    /// not where it is named as a hand-in is.
    #[must_use]
    pub fn is_folder(self, path: &Path) -> bool {
        path.is_dir() && !(self.has_name(path) && path.is_symlink())
    }

    /// The files that several paths stand for, each once: a path itself, or everything in the folder that is named as the
    /// kind is.
    #[must_use]
    pub fn find_all(self, paths: &[String]) -> FoundFiles {
        let mut found = FoundFiles::default();
        for path in paths.iter().map(Path::new) {
            self.find(path, &mut found);
        }
        let mut seen = BTreeSet::new();
        found.files.retain(|file| seen.insert(one_name(&file.path)));
        found
    }

    fn find(self, path: &Path, found: &mut FoundFiles) {
        if self.is_folder(path) {
            let before = (found.files.len(), found.errors.len());
            self.look_into(path, found);
            if before == (found.files.len(), found.errors.len()) {
                let none = FileError::NoneInFolder(path.to_owned(), self);
                found.errors.push(none);
            }
            return;
        }
        match fs::symlink_metadata(path) {
            Ok(_) => found.files.push(FoundFile {
                path: path.to_owned(),
                folder: None,
            }),
            Err(error) => found.errors.push(self.not_found(path, error)),
        }
    }

    fn not_found(self, path: &Path, reason: io::Error) -> FileError {
        let path = path.to_owned();
        match reason.kind() {
            ErrorKind::NotFound if fs::symlink_metadata(&path).is_ok() => {
                FileError::BrokenLink(path, self)
            }
            ErrorKind::NotFound => FileError::Missing(path, self),
            _ => FileError::Unreadable { path, reason },
        }
    }

    /// Adds the files in a folder and below it, or none where that is more than anybody hands in.
    fn look_into(self, folder: &Path, found: &mut FoundFiles) {
        let before = [&found.files, &found.passed_over].map(Vec::len);
        let errors = found.errors.len();
        let mut walk = FolderWalk {
            kind: self,
            named: folder,
            left: MOST_VISITED,
            found,
        };
        if walk.look_into(folder, 0).is_none() {
            found.files.truncate(before[0]);
            found.passed_over.truncate(before[1]);
            found.errors.truncate(errors);
            let error = FileError::TooMuchInFolder(folder.to_owned(), self);
            found.errors.push(error);
        }
    }

    /// The bytes of a file that somebody has handed in.
    ///
    /// # Errors
    /// When it cannot be read, is larger than any of the kind, or is a link or anything else that is no file itself.
    pub fn read(self, path: &Path) -> Result<Vec<u8>, FileError> {
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
            Err(error) => Err(self.not_found(path, error)),
        }
    }

    /// The bytes of what whoever runs the program has named, be it a link or a pipe.
    ///
    /// # Errors
    /// When it cannot be read, or is larger than any of the kind.
    pub fn read_as_named(self, path: &Path) -> Result<Vec<u8>, FileError> {
        match File::open(path) {
            Ok(file) => self.bytes(path, file),
            Err(error) => Err(self.not_found(path, error)),
        }
    }

    /// The bytes of an input that is called so.
    ///
    /// # Errors
    /// When it cannot be read, or is larger than any of the kind.
    pub fn bytes(self, path: &Path, input: impl Read) -> Result<Vec<u8>, FileError> {
        let most = self.most_megabytes * 1_000_000;
        let mut bytes = Vec::new();
        match input.take(most + 1).read_to_end(&mut bytes) {
            Err(error) => Err(self.not_found(path, error)),
            Ok(_) if bytes.len() as u64 > most => Err(FileError::TooLarge(path.to_owned(), self)),
            Ok(_) => Ok(bytes),
        }
    }
}

/// A walk through a folder that was named, and all below it.
struct FolderWalk<'a> {
    kind: FileKind,
    named: &'a Path,
    /// How much may still be looked at.
    left: usize,
    found: &'a mut FoundFiles,
}

impl FolderWalk<'_> {
    /// Adds the files in a folder and below it; `None` where that is too much. Links to folders are not followed, for they
    /// might lead round in a circle.
    fn look_into(&mut self, folder: &Path, depth: usize) -> Option<()> {
        const DEEPEST: usize = 32;
        let kind = self.kind;
        let unreadable = |reason| FileError::Unreadable {
            path: folder.to_owned(),
            reason,
        };
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(reason) => {
                self.found.errors.push(unreadable(reason));
                return Some(());
            }
        };
        let mut paths = Vec::new();
        for entry in entries {
            self.left = self.left.checked_sub(1)?;
            match entry {
                Ok(entry) => paths.push(entry.path()),
                Err(reason) => self.found.errors.push(unreadable(reason)),
            }
        }
        paths.sort_by_cached_key(|path| natural_order(path));
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let is_folder = fs::symlink_metadata(&path).is_ok_and(|found| found.is_dir());
            let file = || FoundFile {
                path: path.clone(),
                folder: Some(self.named.to_owned()),
            };
            if name.starts_with('.') || name == "__pycache__" {
                // Macs put a `._lab.py` beside each `lab.py`.
                if !is_folder && kind.has_name(&path) && !name.starts_with("._") {
                    self.found.passed_over.push(file());
                }
                continue;
            }
            if is_folder && path.join(OWN_FILES).is_file() {
                continue;
            }
            if is_folder && depth < DEEPEST {
                self.look_into(&path, depth + 1)?;
            } else if !is_folder && kind.has_name(&path) {
                self.found.files.push(file());
            } else {
                self.found.passed_over.push(file());
            }
        }
        Some(())
    }
}

/// Opens what has this very name and not what it may be a link to, without waiting for the other end of a pipe. To look
/// first and open then would leave time to put a link there.
fn open_itself(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true);
    #[cfg(unix)]
    {
        use nix::fcntl::OFlag;
        use std::os::unix::fs::OpenOptionsExt;

        let itself = OFlag::O_NOFOLLOW | OFlag::O_NONBLOCK | OFlag::O_NOCTTY;
        options.custom_flags(itself.bits());
    }
    #[cfg(windows)]
    {
        use std::os::windows::fs::OpenOptionsExt;

        const FILE_FLAG_OPEN_REPARSE_POINT: u32 = 0x0020_0000;
        options.custom_flags(FILE_FLAG_OPEN_REPARSE_POINT);
    }
    options.open(path)
}

/// The same name for a file, whichever way it was come to. Links of another name are files of their own.
fn one_name(path: &Path) -> PathBuf {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    match (fs::canonicalize(folder), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}

/// What names are ordered by: their numbers count as numbers, so that `lab2` stands before `lab10`. What is the same but
/// for zeros in front is ordered as it is written.
#[must_use]
pub fn natural_order(path: &Path) -> impl Ord + use<> {
    let part = |part: Option<&OsStr>| pieces(&part.unwrap_or_default().to_string_lossy());
    (
        part(path.file_stem()),
        part(path.extension()),
        path.to_owned(),
    )
}

/// Part of a name: words, and the number after them by its length and its digits. Of two numbers the one with more
/// digits is larger.
type NamePiece = (String, usize, String);

fn pieces(name: &str) -> Vec<NamePiece> {
    let mut rest = name;
    let mut pieces = Vec::new();
    while !rest.is_empty() {
        let words = rest.find(|c: char| c.is_ascii_digit());
        let (words, after) = rest.split_at(words.unwrap_or(rest.len()));
        let digits = after.find(|c: char| !c.is_ascii_digit());
        let (number, after) = after.split_at(digits.unwrap_or(after.len()));
        let number = number.trim_start_matches('0');
        pieces.push((words.to_owned(), number.len(), number.to_owned()));
        rest = after;
    }
    pieces
}

/// The name of a path, fit to be read.
#[must_use]
pub fn shown(path: &Path) -> String {
    name(&path.to_string_lossy()).into_owned()
}

fn quoted(path: &Path) -> String {
    format!("'{}'", shown(path))
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{FileKind, FolderWalk, FoundFiles, natural_order};

    #[test]
    fn a_walk_through_a_folder_comes_to_an_end() {
        let kind = FileKind {
            name: "source",
            endings: &["rs"],
            in_folders: true,
            most_megabytes: 1,
        };
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let walk = |left| {
            let mut found = FoundFiles::default();
            let mut walk = FolderWalk {
                kind,
                named: &here,
                left,
                found: &mut found,
            };
            let is_whole = walk.look_into(&here, 0).is_some();
            (is_whole, left - walk.left, found.files.len())
        };
        let (is_whole, visited, files) = walk(super::MOST_VISITED);
        assert!(
            is_whole && visited > files && files > 100,
            "{visited}, {files}"
        );
        assert!(walk(visited).0 && !walk(visited - 1).0);
    }

    #[test]
    fn numbers_in_names_count_as_numbers() {
        let mut names = [
            "lab10.py", "lab2.py", "lab.py", "lab02.py", "Zoe.py", "lab2b.py", "9.py",
        ];
        names.sort_by_key(|name| natural_order(Path::new(name)));
        assert_eq!(
            names,
            [
                "9.py", "Zoe.py", "lab.py", "lab02.py", "lab2.py", "lab2b.py", "lab10.py"
            ]
        );
    }
}
