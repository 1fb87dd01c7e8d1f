//! Watches files until they are saved again.
//!
//! They are polled a few times a second: modification time and length. This notices both a file written in place and
//! one moved into its place, on every system.

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use super::error::Error;
use super::output::Output;
use crate::files::{FileKind, shown};

/// The time between two polls. An editor saves in several steps: a save is over when two polls see the same.
const BETWEEN_LOOKS: Duration = Duration::from_millis(150);

/// The files that some paths refer to, as of the last poll.
pub(super) struct Saves<'a> {
    paths: &'a [String],
    kind: FileKind,
    seen: Vec<FileState>,
}

/// A file, its modification time, and its length in bytes.
type FileState = (PathBuf, Option<SystemTime>, u64);

impl<'a> Saves<'a> {
    /// Starts watching.
    pub fn of(paths: &'a [String], kind: FileKind) -> Self {
        let seen = look(paths, kind);
        Self { paths, kind, seen }
    }

    /// Reports which paths are gone, and returns the others.
    pub fn there(&self, output: &Output) -> Result<Vec<String>, Error> {
        let (there, gone): (Vec<&String>, Vec<&String>) =
            self.paths.iter().partition(|path| Path::new(path).exists());
        for path in &gone {
            let name = shown(Path::new(path));
            output.note(&format!("{name} is gone; waiting for it to come back"))?;
        }
        Ok(there.into_iter().cloned().collect())
    }

    /// Waits until the files have changed, and stopped changing. Changes since the last poll count.
    pub fn wait(&mut self) {
        let mut last = self.seen.clone();
        loop {
            sleep(BETWEEN_LOOKS);
            let now = look(self.paths, self.kind);
            if now == last && now != self.seen {
                self.seen = now;
                return;
            }
            last = now;
        }
    }
}

/// The current files; those that cannot be examined are left out.
fn look(paths: &[String], kind: FileKind) -> Vec<FileState> {
    let files = kind.find_all(paths).files.into_iter();
    files
        .filter_map(|file| {
            let on_disk = file.on_disk().to_owned();
            let found = on_disk.symlink_metadata().ok()?;
            Some((on_disk, found.modified().ok(), found.len()))
        })
        .collect()
}
