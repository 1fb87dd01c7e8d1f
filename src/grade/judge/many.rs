//! Many hand-ins graded side by side, and handed on in their order as soon as they are done.
//!
//! Only a few more than there are workers wait to be handed on, so a slow one at the front never piles up the rest.

use std::collections::BTreeMap;
use std::sync::mpsc::channel;
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
        for _ in 0..workers.min(hand_ins.len()) {
            let send = send.clone();
            // A confined process dies with the thread that started it, so each worker grades whole hand-ins.
            scope.spawn(move || {
                while let Ok(number) = next() {
                    let submission = grade_file(python, &hand_ins[number], lab);
                    if send.send((number, submission)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let most_ahead = 2 * workers;
        let mut to_give_out = 0..hand_ins.len();
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
            if handed_on == hand_ins.len() {
                break;
            }
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
