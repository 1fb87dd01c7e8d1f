//! Watches files, and does something again whenever they are saved.
//!
//! They are polled a few times a second: modification time and length. This notices both a file written in place and
//! one moved into its place, on every system.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, SystemTime};

use crate::error::Error;
use crate::output::Output;
use grade::files::{FileKind, shown};

/// The time between two polls. An editor saves in several steps: a save is over when two polls see the same.
const BETWEEN_LOOKS: Duration = Duration::from_millis(150);

/// A file, its modification time, and its length in bytes.
type FileState = (PathBuf, Option<SystemTime>, u64);

/// Shows something about files on a screen of its own, and again whenever something in them is saved; those that are
/// gone are reported and left out. Ends when interrupted, or when the output is closed.
pub(super) fn watch(
    paths: &[String],
    kind: FileKind,
    output: &Output,
    mut show: impl FnMut(&[String]) -> Result<(), Error>,
) -> Result<Infallible, Error> {
    // A file saved while it is shown is shown again, so look first.
    let mut seen = look(paths, kind);
    // A file that is missing at the start is a mistake by the user, and reported as such.
    let mut there = paths.to_vec();
    loop {
        if !there.is_empty() {
            output.clear()?;
            show(&there)?;
            output.note("watching for changes; Ctrl-C ends")?;
        }
        seen = changed(&seen, || look(paths, kind));
        there = paths.to_vec();
        for path in there.extract_if(.., |path| !Path::new(path).exists()) {
            let name = shown(Path::new(&path));
            output.note(&format!("{name} is gone; waiting for it to come back"))?;
        }
    }
}

/// Waits until the files have changed, and stopped changing. Changes since they were seen count.
fn changed(seen: &[FileState], look: impl Fn() -> Vec<FileState>) -> Vec<FileState> {
    let mut last = seen.to_vec();
    loop {
        sleep(BETWEEN_LOOKS);
        let now = look();
        if now == last && now != seen {
            return now;
        }
        last = now;
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

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn a_save_is_over_when_two_looks_see_the_same() {
        let file = |length| vec![(PathBuf::from("lab.py"), None, length)];
        // Nothing happens, and then an editor empties the file and writes it.
        let looks = RefCell::new([6, 6, 0, 8, 8].into_iter());
        let look = || file(looks.borrow_mut().next().expect("the save is over"));
        assert_eq!(changed(&file(6), look), file(8));
        assert_eq!(looks.borrow().len(), 0);
    }
}
