//! `--watch`: grades again whenever a file is saved.
//!
//! The files are looked at a few times a second: when each was written last, and how long it is. That sees a file written
//! in place and one moved into its place alike, on every system.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use super::grader::Grader;
use super::reporter::Occasion;
use crate::cli::args::GradeArguments;
use crate::cli::error::Error;
use crate::cli::output::Output;
use crate::files::shown;
use crate::grade::FILES;

/// How long between two looks. An editor saves in several steps: a save is over when two looks see the same.
const BETWEEN_LOOKS: Duration = Duration::from_millis(150);

/// Grades, and again whenever something is saved. It ends when it is interrupted, or when nobody can be told any more.
pub(super) fn run(
    grader: &Grader,
    arguments: &GradeArguments,
    output: &Output,
) -> Result<Infallible, Error> {
    let paths = &arguments.files[..];
    let mut is_first = true;
    let mut before = BTreeMap::new();
    // What is saved while it is graded is graded again, so the look comes first.
    let mut seen = look(paths);
    loop {
        let is_gone = |path: &&String| !is_first && !Path::new(path).exists();
        let (gone, there): (Vec<&String>, Vec<&String>) = paths.iter().partition(is_gone);
        for path in &gone {
            let name = shown(Path::new(path));
            output.note(&format!("{name} is gone; waiting for it to come back"))?;
        }
        if !there.is_empty() {
            let there: Vec<String> = there.into_iter().cloned().collect();
            output.clear()?;
            let occasion = Occasion::Saved(&mut before);
            grader.grade(&there, &arguments.class, output, occasion)?;
            is_first = false;
            output.note("watching for changes; Ctrl-C ends")?;
        }
        seen = next_save(paths, &seen);
    }
}

/// A file, when it was written last, and how many bytes it holds.
type Seen = (PathBuf, Option<SystemTime>, u64);

/// The files as they are now; what cannot be looked at is left out.
fn look(paths: &[String]) -> Vec<Seen> {
    let files = FILES.find_all(paths).files.into_iter();
    files
        .filter_map(|file| {
            let on_disk = file.on_disk().to_owned();
            let found = on_disk.symlink_metadata().ok()?;
            Some((on_disk, found.modified().ok(), found.len()))
        })
        .collect()
}

/// Waits until the files are other than they were, and have stopped changing.
fn next_save(paths: &[String], before: &[Seen]) -> Vec<Seen> {
    let mut last = before.to_vec();
    loop {
        sleep(BETWEEN_LOOKS);
        let now = look(paths);
        if now == last && now != before {
            return now;
        }
        last = now;
    }
}
