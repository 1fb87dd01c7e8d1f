//! Stores progress in a file of the user's.
//!
//! The file is written next to the old one and then renamed, so that a crash or a full disk leaves the old one intact.
//! Before writing it is read anew, with the folder locked: two lessons open at once both keep their changes. A file
//! with other contents is set aside; one that cannot be read stays as it is, and nothing is stored. A link stays a
//! link.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use course::lesson::Progress;
use explain::legible::why;
use grade::files::{FileError, FileKind};

/// What was found when loading progress.
#[derive(Debug, Default)]
pub struct Loaded {
    /// The progress, empty if there was none.
    pub progress: Progress,
    /// Where a damaged file was set aside, if there was one.
    pub set_aside: Option<PathBuf>,
}

const PROGRESS: FileKind = FileKind::new("file with your progress", &["json"], 1);

/// The file for this user's progress: in the state folder (XDG), or the system's equivalent.
pub fn place() -> Option<PathBuf> {
    let folder = dirs::state_dir().or_else(dirs::data_local_dir)?;
    Some(folder.join("nimlab").join("progress.json"))
}

/// Loads the progress; a file with other contents is set aside under another name.
///
/// # Errors
/// If a file cannot be read.
pub fn load(file: &Path) -> Result<Loaded, FileError> {
    let file = where_it_lies(file);
    let text = match PROGRESS.read(&file) {
        Ok(text) => text,
        Err(FileError::Missing(..)) => return Ok(Loaded::default()),
        // A part of the path is a file: nothing was stored there, and nothing can be.
        Err(_) if fs::symlink_metadata(&file).is_err_and(|error| is_no_folder(&error)) => {
            return Ok(Loaded::default());
        }
        Err(error) => return Err(error),
    };
    if let Ok(progress) = serde_json::from_slice(&text) {
        return Ok(Loaded { progress, ..Loaded::default() });
    }
    let set_aside =
        set_aside(&file).map_err(|reason| FileError::Unreadable { path: file, reason })?;
    Ok(Loaded { set_aside: Some(set_aside), ..Loaded::default() })
}

/// Changes the stored progress, keeping changes that others have made meanwhile.
///
/// # Errors
/// Why the file cannot be read or written; what was there before is intact.
pub fn change(file: &Path, change: impl FnOnce(&mut Progress)) -> Result<Loaded, String> {
    let file = where_it_lies(file);
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|reason| why(&reason))?;
    let _locked = locked(folder);
    let mut loaded = load(&file).map_err(|error| error.to_string())?;
    change(&mut loaded.progress);
    write(&loaded.progress, &file).map_err(|reason| why(&reason))?;
    Ok(loaded)
}

fn write(progress: &Progress, file: &Path) -> io::Result<()> {
    let fresh = file.with_extension(format!("{}.tmp", std::process::id()));
    let written = write_to_disk(&fresh, &serde_json::to_vec_pretty(progress)?)
        .and_then(|()| fs::rename(&fresh, file));
    if written.is_err() {
        // An unfinished file is useless.
        let _ = fs::remove_file(&fresh);
    }
    written
}

/// The final target of a link, whether it exists or not.
fn where_it_lies(file: &Path) -> PathBuf {
    const MOST_LINKS: usize = 40;
    let mut file = file.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(target) = fs::read_link(&file) else {
            break;
        };
        file = file.parent().unwrap_or(Path::new("")).join(target);
    }
    file
}

/// Locks the folder until this is dropped. On systems without locks the last writer wins.
#[cfg(unix)]
fn locked(folder: &Path) -> Option<impl Drop> {
    use nix::fcntl::{Flock, FlockArg};

    Flock::lock(File::open(folder).ok()?, FlockArg::LockExclusive).ok()
}

#[cfg(not(unix))]
fn locked(_: &Path) {}

fn is_no_folder(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::NotADirectory
}

fn write_to_disk(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(file)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Renames a damaged file to a free name.
fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let aside = file.with_extension(format!("damaged-{number}.json"));
        if !aside.exists() {
            fs::rename(file, &aside)?;
            return Ok(aside);
        }
        number += 1;
    }
}
