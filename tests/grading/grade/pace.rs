//! Many runs, a few at a time, with all that went wrong in one list; and how long they take.
//!
//! One fault that a grader misses is one line; that it misses twenty should be seen in one run of the tests.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Tries every item, two at a time, and fails with all complaints.
pub fn try_all<T: Sync>(items: &[T], attempt: impl Fn(&T) -> Result<(), String> + Sync) {
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
        scope.spawn(work);
        scope.spawn(work);
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

/// Seconds of the processor, as the `times` of a shell tells them: `0m0.10s 0m1.20s`.
pub fn seconds_of(times: &str) -> f64 {
    let seconds = times.split_whitespace().map(|time| {
        let (minutes, seconds) = time.trim_end_matches('s').split_once('m').unwrap();
        60.0 * minutes.parse::<f64>().unwrap() + seconds.parse::<f64>().unwrap()
    });
    seconds.sum()
}
