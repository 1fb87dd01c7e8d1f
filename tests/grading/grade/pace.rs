//! Many runs, a few at a time, with all that went wrong in one list.
//!
//! One fault that a grader misses is one line; that it misses twenty should be seen in one run of the tests.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Tries every item, so many at once, and fails with all complaints.
pub fn try_all<T: Sync>(
    at_once: usize,
    items: &[T],
    attempt: impl Fn(&T) -> Result<(), String> + Sync,
) {
    assert!(!items.is_empty(), "there is something to try");
    let next = AtomicUsize::new(0);
    let complaints = Mutex::new(Vec::new());
    let work = || {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(complaint) = attempt(item) {
                complaints.lock().unwrap().push(complaint);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..at_once {
            scope.spawn(work);
        }
        work();
    });
    let complaints = complaints.into_inner().unwrap();
    assert!(
        complaints.is_empty(),
        "{} of {} went wrong:\n{}",
        complaints.len(),
        items.len(),
        complaints.join("\n")
    );
}
