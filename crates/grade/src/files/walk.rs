//! Walks through given paths: folders and everything below them, and zip files as if they were folders.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::OWN_FILES;
use super::archive::{Archive, ZippedFile, is_set_aside};
use super::error::{FileError, MOST_VISITED};
use super::found::{FoundFile, FoundFiles};
use super::kind::FileKind;
use super::open::{bounded, open_itself};
use super::order::natural_order;

impl FileKind {
    /// The files that several paths refer to, each once: a path itself, or everything of the kind in the folder or zip
    /// file.
    pub fn find_all(self, paths: &[String]) -> FoundFiles {
        let mut found = FoundFiles::default();
        for path in paths.iter().map(Path::new) {
            self.find(path, &mut found);
        }
        let mut seen = BTreeSet::new();
        let place = |file: &FoundFile| {
            let on_disk = file.on_disk();
            let inside = file.path.strip_prefix(on_disk).ok().map(Path::to_owned);
            (one_name(on_disk), inside)
        };
        found.files.retain(|file| seen.insert(place(file)));
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
            Ok(seen) if seen.is_file() && self.may_be_zipped(path) => {
                let opened = open_zip(self, path, path, found);
                found.errors.extend(opened.err());
            }
            Ok(_) => found.files.push(FoundFile {
                path: path.to_owned(),
                folder: None,
                zip: None,
                packed: None,
                is_empty: is_empty(path),
            }),
            Err(error) => found.errors.push(FileError::not_opened(path, error, self)),
        }
    }

    /// Adds the files in a folder and below it, or none if that is more than anybody hands in.
    fn look_into(self, folder: &Path, found: &mut FoundFiles) {
        let before = [&found.files, &found.passed_over].map(Vec::len);
        let errors = found.errors.len();
        let mut walk = FolderWalk { kind: self, named: folder, left: MOST_VISITED, found };
        if walk.look_into(folder, 0).is_none() {
            found.files.truncate(before[0]);
            found.passed_over.truncate(before[1]);
            found.errors.truncate(errors);
            let error = FileError::TooMuchInFolder(folder.to_owned(), self);
            found.errors.push(error);
        }
    }
}

/// Adds the files of a kind in a zip file, which was found in the given folder. If it was given by itself, its other
/// files are reported like those of a folder.
fn open_zip(
    kind: FileKind,
    zip: &Path,
    named: &Path,
    found: &mut FoundFiles,
) -> Result<(), FileError> {
    let (files, others) = Archive::open(zip, kind)?.files()?;
    let packed = |file: ZippedFile| FoundFile {
        path: zip.join(file.path),
        folder: Some(named.to_owned()),
        zip: Some(zip.to_owned()),
        packed: file.at,
        is_empty: file.is_empty,
    };
    found.files.extend(files.into_iter().map(packed));
    if zip == named {
        found.passed_over.extend(others.into_iter().map(packed));
    }
    Ok(())
}

/// A walk through a given folder, and everything below it.
struct FolderWalk<'a> {
    kind: FileKind,
    named: &'a Path,
    /// How many more entries may be visited.
    left: usize,
    found: &'a mut FoundFiles,
}

impl FolderWalk<'_> {
    /// Adds the files in a folder and below it; `None` if that is too much. Links to folders are not followed, because
    /// they might form a cycle.
    fn look_into(&mut self, folder: &Path, depth: usize) -> Option<()> {
        const DEEPEST: usize = 32;
        let kind = self.kind;
        let unreadable = |reason| FileError::Unreadable { path: folder.to_owned(), reason };
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
                zip: None,
                packed: None,
                is_empty: is_empty(&path),
            };
            if is_set_aside(&name) {
                // macOS adds a `._lab.py` for each `lab.py`.
                if !is_folder && kind.has_name(&path) && !name.starts_with("._") {
                    self.found.passed_over.push(file());
                }
                continue;
            }
            if is_folder && is_own(&path, kind) {
                self.found.passed_over.push(file());
            } else if is_folder && depth < DEEPEST {
                self.look_into(&path, depth + 1)?;
            } else if !is_folder && kind.has_name(&path) {
                self.found.files.push(file());
            } else if !is_folder && kind.may_be_zipped(&path) {
                match open_zip(kind, &path, self.named, self.found) {
                    Ok(()) => {}
                    Err(why) if why.holds_none() => self.found.passed_over.push(file()),
                    // It counts as a hand-in, and the problem will be reported.
                    Err(_) => self.found.files.push(file()),
                }
            } else {
                self.found.passed_over.push(file());
            }
        }
        Some(())
    }
}

/// Whether nimlab wrote a folder: its list names every file in it, and none could be a hand-in. A student could have put
/// such a list in any other.
fn is_own(folder: &Path, kind: FileKind) -> bool {
    let list = open_itself(&folder.join(OWN_FILES)).and_then(|list| bounded(list, 1));
    let Ok(Some(list)) = list else { return false };
    let list = String::from_utf8_lossy(&list);
    let listed: BTreeSet<&str> = list.lines().collect();
    let is_listed = |file: fs::DirEntry| {
        let name = file.file_name().into_string().unwrap_or_default();
        let path = file.path();
        let could_count = kind.has_name(&path) || kind.may_be_zipped(&path);
        is_set_aside(&name) || !could_count && listed.contains(&*name)
    };
    fs::read_dir(folder).is_ok_and(|mut files| files.all(|file| file.is_ok_and(is_listed)))
}

/// The canonical name of a file, however it was reached. Links with another name are files of their own.
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

/// Whether a file is empty.
fn is_empty(path: &Path) -> bool {
    path.metadata().is_ok_and(|about| about.is_file() && about.len() == 0)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{FileKind, FolderWalk, FoundFiles};

    #[test]
    fn a_walk_through_a_folder_comes_to_an_end() {
        let kind =
            FileKind { name: "source", endings: &["rs"], in_folders: true, most_megabytes: 1 };
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let walk = |left| {
            let mut found = FoundFiles::default();
            let mut walk = FolderWalk { kind, named: &here, left, found: &mut found };
            let is_whole = walk.look_into(&here, 0).is_some();
            (is_whole, left - walk.left, found.files.len())
        };
        let (is_whole, visited, files) = walk(super::MOST_VISITED);
        assert!(is_whole && visited > files && files > 100, "{visited}, {files}");
        assert!(walk(visited).0 && !walk(visited - 1).0);
    }
}
