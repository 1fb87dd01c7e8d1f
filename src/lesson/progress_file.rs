//! Progress in a file of its owner's.
//!
//! The file is written beside its old self and then put in its place, so that a crash or a full disk leaves the old one
//! as it was. Whoever writes reads it anew first, with the folder locked: two lessons that are open at once both keep what is
//! theirs. A file that holds something else is set aside; one that cannot be read stays as it is, and nothing is kept. A link
//! stays a link.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::progress::Progress;
use crate::files::{FileError, FileKind};
use crate::legible::why;

/// What was found where the progress is kept.
#[derive(Debug, Default)]
pub struct Loaded {
    /// The progress, empty where there was none.
    pub progress: Progress,
    /// Where a damaged file has been set aside, if there was one.
    pub set_aside: Option<PathBuf>,
}

/// Why progress is not kept; what was there before is still there.
#[derive(Debug, Error)]
pub enum ProgressError {
    /// There is a file, and it cannot be read.
    #[error(transparent)]
    Unread(#[from] FileError),
    /// The file cannot be written.
    #[error("{}", why(.0))]
    Unwritten(#[from] io::Error),
}

const PROGRESS: FileKind = FileKind::new("file with your progress", &["json"], 1);

impl Progress {
    /// Where the progress of this user is kept: in the state folder (XDG), or what the system has in its place.
    #[must_use]
    pub fn file() -> Option<PathBuf> {
        let folder = dirs::state_dir().or_else(dirs::data_local_dir)?;
        Some(folder.join("nimlab").join("progress.json"))
    }

    /// Reads the progress; a file that is no progress is set aside under another name.
    ///
    /// # Errors
    /// When there is something that cannot be read.
    pub fn load(file: &Path) -> Result<Loaded, FileError> {
        let file = where_it_lies(file);
        let text = match PROGRESS.read(&file) {
            Ok(text) => text,
            Err(FileError::Missing(..)) => return Ok(Loaded::default()),
            // A part of the path is a file: nothing was kept there, and nothing can be.
            Err(_) if fs::symlink_metadata(&file).is_err_and(|error| is_no_folder(&error)) => {
                return Ok(Loaded::default());
            }
            Err(error) => return Err(error),
        };
        if let Ok(progress) = serde_json::from_slice(&text) {
            return Ok(Loaded {
                progress,
                ..Loaded::default()
            });
        }
        let set_aside =
            set_aside(&file).map_err(|reason| FileError::Unreadable { path: file, reason })?;
        Ok(Loaded {
            set_aside: Some(set_aside),
            ..Loaded::default()
        })
    }

    /// Changes what is kept in the file, whoever else has changed it meanwhile.
    ///
    /// # Errors
    /// When the file cannot be read or written; what was there before is then still there.
    pub fn change(file: &Path, change: impl FnOnce(&mut Self)) -> Result<Loaded, ProgressError> {
        let file = where_it_lies(file);
        let folder = file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let _locked = locked(folder);
        let mut loaded = Self::load(&file)?;
        change(&mut loaded.progress);
        loaded.progress.write(&file)?;
        Ok(loaded)
    }

    fn write(&self, file: &Path) -> io::Result<()> {
        let fresh = file.with_extension(format!("{}.tmp", std::process::id()));
        let written = write_to_disk(&fresh, &serde_json::to_vec_pretty(self)?)
            .and_then(|()| fs::rename(&fresh, file));
        if written.is_err() {
            // What could not be finished is of no use to anybody.
            let _ = fs::remove_file(&fresh);
        }
        written
    }
}

/// Where a link leads in the end, whether there is anything or not.
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

/// Keeps others out of the folder until this is dropped. Where the system has no locks, the last who writes is in the right.
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

/// Gives a damaged file another name, one that is free.
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
