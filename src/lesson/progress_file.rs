//! Progress in a file of its owner's.
//!
//! The file is written beside its old self and then put in its place, so that a crash or a full disk leaves the old one
//! as it was. A file that cannot be read is set aside, never overwritten.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::progress::Progress;

/// What was found where the progress is kept.
#[derive(Debug)]
pub struct Loaded {
    /// The progress, empty where there was none.
    pub progress: Progress,
    /// Where a damaged file has been set aside, if there was one.
    pub set_aside: Option<PathBuf>,
}

impl Progress {
    /// Where the progress of this user is kept: in the state folder (XDG), or what the system has in its place.
    #[must_use]
    pub fn file() -> Option<PathBuf> {
        let folder = dirs::state_dir().or_else(dirs::data_local_dir)?;
        Some(folder.join("nimlab").join("progress.json"))
    }

    /// Reads the progress; a file that is no progress is set aside under another name.
    #[must_use]
    pub fn load(file: &Path) -> Loaded {
        let Ok(text) = fs::read(file) else {
            return Loaded {
                progress: Self::default(),
                set_aside: None,
            };
        };
        match serde_json::from_slice(&text) {
            Ok(progress) => Loaded {
                progress,
                set_aside: None,
            },
            Err(_) => Loaded {
                progress: Self::default(),
                set_aside: set_aside(file).ok(),
            },
        }
    }

    /// Writes the progress.
    ///
    /// # Errors
    /// When the file cannot be written; what was there before is then still there.
    pub fn save(&self, file: &Path) -> io::Result<()> {
        let folder = file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let fresh = folder.join(format!("progress.{}.tmp", std::process::id()));
        let written = write_to_disk(&fresh, &serde_json::to_vec_pretty(self)?)
            .and_then(|()| fs::rename(&fresh, file));
        if written.is_err() {
            // What could not be finished is of no use to anybody.
            let _ = fs::remove_file(&fresh);
        }
        written
    }
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
