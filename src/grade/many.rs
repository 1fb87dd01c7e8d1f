//! Many hand-ins graded side by side, and handed on in their order as soon as they are done.
//!
//! Only a few more than there are workers wait to be handed on, so a slow one at the front never piles up the rest.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::FILES;
use super::python::Python;
use super::settings::Settings;
use super::submission::{NotGraded, Submission};
use crate::files::{FileError, shown};

/// Grades these files with this many workers; `hand_on` gets each hand-in in order, and stops everything where it fails.
///
/// # Errors
/// What `hand_on` fails with.
pub fn grade_all<E>(
    python: &Python,
    files: &[Result<PathBuf, FileError>],
    settings: Settings,
    workers: usize,
    mut hand_on: impl FnMut(Submission) -> Result<(), E>,
) -> Result<(), E> {
    let desk = Desk {
        piles: Mutex::new(Piles::default()),
        changed: Condvar::new(),
        files: files.len(),
        most_ahead: 2 * workers,
    };
    thread::scope(|scope| {
        for _ in 0..workers.min(files.len()) {
            // A confined process dies with the thread that started it, so each worker grades whole hand-ins.
            scope.spawn(|| {
                while let Some(number) = desk.take() {
                    desk.done(number, grade_file(python, &files[number], settings));
                }
            });
        }
        for number in 0..files.len() {
            let handed_on = hand_on(desk.wait_for(number));
            if handed_on.is_err() {
                desk.stop();
                return handed_on;
            }
        }
        Ok(())
    })
}

/// Grades one file, or tells why it cannot be read.
fn grade_file(
    python: &Python,
    file: &Result<PathBuf, FileError>,
    settings: Settings,
) -> Submission {
    let unreadable = |path: &Path, error: &FileError| Submission {
        file: shown(path),
        result: Err(match error {
            FileError::Link(..) => NotGraded::Link(error.to_string()),
            _ => NotGraded::Unreadable(error.to_string()),
        }),
    };
    let path = match file {
        Ok(path) => path,
        Err(error) => return unreadable(error.path(), error),
    };
    match FILES.read(path) {
        Ok(bytes) => Submission::grade(python, &shown(path), &bytes, settings),
        Err(error) => unreadable(path, &error),
    }
}

/// Where the workers take files and leave what has been graded.
struct Desk {
    piles: Mutex<Piles>,
    changed: Condvar,
    files: usize,
    most_ahead: usize,
}

#[derive(Default)]
struct Piles {
    next: usize,
    handed_on: usize,
    done: BTreeMap<usize, Submission>,
    is_stopped: bool,
}

impl Desk {
    fn piles(&self) -> MutexGuard<'_, Piles> {
        self.piles.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of the next file to grade; none where there are no more.
    fn take(&self) -> Option<usize> {
        let mut piles = self.piles();
        while piles.next >= piles.handed_on + self.most_ahead && !piles.is_stopped {
            piles = self
                .changed
                .wait(piles)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if piles.next >= self.files || piles.is_stopped {
            return None;
        }
        piles.next += 1;
        Some(piles.next - 1)
    }

    fn done(&self, number: usize, submission: Submission) {
        self.piles().done.insert(number, submission);
        self.changed.notify_all();
    }

    fn wait_for(&self, number: usize) -> Submission {
        let mut piles = self.piles();
        loop {
            if let Some(submission) = piles.done.remove(&number) {
                piles.handed_on = number + 1;
                self.changed.notify_all();
                return submission;
            }
            piles = self
                .changed
                .wait(piles)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn stop(&self) {
        self.piles().is_stopped = true;
        self.changed.notify_all();
    }
}
