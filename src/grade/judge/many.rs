//! Many hand-ins graded side by side, and handed on in their order as soon as they are done.
//!
//! Only a few more than there are workers wait to be handed on, so a slow one at the front never piles up the rest.

use std::collections::VecDeque;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::submission::{NotGraded, Submission};
use crate::class::StudentFiles;
use crate::grade::hand_in::FILES;
use crate::grade::lab::Lab;
use crate::grade::python::Python;

/// Grades these hand-ins with this many workers; `hand_on` gets each hand-in in order, and stops everything where it fails.
///
/// # Errors
/// What `hand_on` fails with.
pub fn grade_all<E>(
    python: &Python,
    hand_ins: &[StudentFiles],
    lab: &Arc<Lab>,
    workers: usize,
    mut hand_on: impl FnMut(Submission) -> Result<(), E>,
) -> Result<(), E> {
    let (give_out, given) = channel::<(&StudentFiles, Sender<Submission>)>();
    let given = Mutex::new(given);
    let next = || given.lock().unwrap_or_else(PoisonError::into_inner).recv();
    thread::scope(|scope| {
        // Dropped on the way out: nobody takes another one then.
        let give_out = give_out;
        for _ in 0..workers.min(hand_ins.len()) {
            // A confined process dies with the thread that started it, so each worker grades whole hand-ins.
            scope.spawn(|| {
                while let Ok((of, hand_back)) = next() {
                    if hand_back.send(grade_file(python, of, lab)).is_err() {
                        return;
                    }
                }
            });
        }
        let mut waiting = hand_ins.iter().map(|of| {
            let (hand_back, graded) = channel();
            let _ = give_out.send((of, hand_back));
            graded
        });
        let mut ahead: VecDeque<_> = waiting.by_ref().take(2 * workers).collect();
        while let Some(graded) = ahead.pop_front() {
            let Ok(submission) = graded.recv() else {
                break;
            };
            hand_on(submission)?;
            ahead.extend(waiting.next());
        }
        Ok(())
    })
}

/// Grades one hand-in; a file that cannot be read is one with nothing in it.
fn grade_file(python: &Python, of: &StudentFiles, lab: &Arc<Lab>) -> Submission {
    match FILES.read(&of.path) {
        Ok(bytes) => Submission::grade(python, of, &bytes, lab),
        Err(error) => Submission {
            of: of.clone(),
            lab: Arc::clone(lab),
            result: Err(NotGraded::Nothing(error.to_string())),
        },
    }
}
