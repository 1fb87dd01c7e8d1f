//! Many hand-ins graded side by side, and handed on in their order as soon as they are done.
//!
//! Only a few more than there are workers wait to be handed on, so a slow one at the front never piles up the rest.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::submission::{NotGraded, Submission};
use crate::files::{FileError, shown};
use crate::grade::hand_in::FILES;
use crate::grade::lab::Lab;
use crate::grade::python::Python;

/// Grades these files with this many workers; `hand_on` gets each hand-in in order, and stops everything where it fails.
///
/// # Errors
/// What `hand_on` fails with.
pub fn grade_all<E>(
    python: &Python,
    files: &[Result<PathBuf, FileError>],
    lab: &Arc<Lab>,
    workers: usize,
    mut hand_on: impl FnMut(Submission) -> Result<(), E>,
) -> Result<(), E> {
    let (give_out, numbers) = channel();
    let numbers = Mutex::new(numbers);
    let next = || {
        numbers
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv()
    };
    thread::scope(|scope| {
        // Both ends are dropped on the way out: nobody takes another number then.
        let (give_out, (send, graded)) = (give_out, channel());
        for _ in 0..workers.min(files.len()) {
            let send = send.clone();
            // A confined process dies with the thread that started it, so each worker grades whole hand-ins.
            scope.spawn(move || {
                while let Ok(number) = next() {
                    let submission = grade_file(python, &files[number], lab);
                    if send.send((number, submission)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let most_ahead = 2 * workers;
        let mut to_give_out = 0..files.len();
        for number in to_give_out.by_ref().take(most_ahead) {
            let _ = give_out.send(number);
        }
        let mut done = BTreeMap::new();
        let mut handed_on = 0;
        for (number, submission) in graded {
            done.insert(number, submission);
            while let Some(submission) = done.remove(&handed_on) {
                hand_on(submission)?;
                handed_on += 1;
                if let Some(number) = to_give_out.next() {
                    let _ = give_out.send(number);
                }
            }
            if handed_on == files.len() {
                break;
            }
        }
        Ok(())
    })
}

/// Grades one file, or tells why it cannot be read.
fn grade_file(python: &Python, file: &Result<PathBuf, FileError>, lab: &Arc<Lab>) -> Submission {
    let unreadable = |path: &Path, error: &FileError| Submission {
        file: shown(path),
        lab: Arc::clone(lab),
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
        Ok(bytes) => Submission::grade(python, &shown(path), &bytes, lab),
        Err(error) => unreadable(path, &error),
    }
}
