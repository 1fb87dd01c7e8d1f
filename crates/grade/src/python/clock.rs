//! Measures the time that a process spends: what it computes, and how long it waits, but not the time in which it is
//! ready and other programs have the core.
//!
//! The system counts what it computes. Whether it waits is sampled: a sleeping process is charged with the time until
//! the next look, one that is ready to run is not, and one that a disk holds up with a tenth of it: others may use the
//! disk, but what never returns from it must end. On a machine with seven programs per core it may answer after 300 ms
//! and have spent 40. If the system tells nothing (elsewhere than on Linux, or if `/proc` is hidden), wall-clock time
//! counts.

use std::fs;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How often it is sampled. The sampling thread may be kept waiting too, so no look counts for more than this.
const LOOK: Duration = Duration::from_millis(20);

/// Runs while a process is waited for.
pub(super) struct Stopwatch {
    /// The ids of the process, if the system knows them, and of the thread that reads its output. While that thread is
    /// ready to read, the process does not wait for anything.
    numbers: Option<(i32, i32)>,
    last: Instant,
    computed: Option<Duration>,
}

impl Stopwatch {
    pub fn start(numbers: Option<(i32, i32)>) -> Self {
        Self {
            numbers,
            last: Instant::now(),
            computed: numbers.and_then(|(process, _)| computed(process)),
        }
    }

    /// What arrives within the time of one look, and what the process has spent meanwhile.
    pub fn listen<T>(&mut self, came: &Receiver<T>) -> (Result<T, RecvTimeoutError>, Duration) {
        let (came, share) = heard(came, || self.share());
        (came, self.look(share))
    }

    /// One in how much of the time is charged while none of its threads can run, and all its output has been read; `None`
    /// if one can.
    fn share(&self) -> Option<u32> {
        let Some((process, reader)) = self.numbers else { return Some(1) };
        let reader = waits(&format!("self/task/{reader}"))?;
        threads(process).try_fold(reader, |share, thread| Some(share.max(waits(&thread)?)))
    }

    /// What the process has spent since the start or the last look, while this share is charged.
    fn look(&mut self, share: Option<u32>) -> Duration {
        let now = Instant::now();
        let wall = now - self.last;
        let computed = self.numbers.and_then(|(process, _)| computed(process));
        let waited = share.map_or(Duration::ZERO, |share| wall.min(LOOK) / share);
        let spent = match self.computed.zip(computed) {
            Some((before, now)) => now.saturating_sub(before).max(waited),
            None => wall,
        };
        self.last = now;
        self.computed = computed;
        spent
    }
}

/// What arrives within the time of one look, or which share of it is charged: a process that is seen waiting may have
/// answered just before, and wait for the next question.
fn heard<T>(
    came: &Receiver<T>,
    share: impl FnOnce() -> Option<u32>,
) -> (Result<T, RecvTimeoutError>, Option<u32>) {
    let came_first = came.recv_timeout(LOOK);
    let Err(nothing) = came_first else { return (came_first, None) };
    let share = share();
    match share.and_then(|_| came.try_recv().ok()) {
        Some(came) => (Ok(came), None),
        None => (Err(nothing), share),
    }
}

/// The first process that the first thread of a process has started; `None` if `/proc` belongs to another namespace,
/// whose ids mean other processes, or does not exist.
pub(super) fn child_of(process: u32) -> Option<i32> {
    let own: u32 = fs::read_link("/proc/self").ok()?.to_str()?.parse().ok()?;
    let children = format!("/proc/{process}/task/{process}/children");
    let children = (own == std::process::id()).then(|| fs::read_to_string(children))?;
    children.ok()?.split_whitespace().next()?.parse().ok()
}

/// The threads of a process, as `/proc` names them; none if it has ended.
fn threads(process: i32) -> impl Iterator<Item = String> {
    let threads = fs::read_dir(format!("/proc/{process}/task"));
    threads.into_iter().flatten().filter_map(move |thread| {
        let name = thread.ok()?.file_name().into_string().ok()?;
        Some(format!("{process}/task/{name}"))
    })
}

/// Whether a thread waits, and one in how much of the time is charged: it is held up by a disk that others use (`D`), or
/// waits for something else; `None` if it is ready to run (`R`).
fn waits(thread: &str) -> Option<u32> {
    let told = fs::read_to_string(format!("/proc/{thread}/stat")).unwrap_or_default();
    // `12 (name) S 11 …`: the name may contain anything, so only what follows the last bracket counts.
    let state = told.rsplit_once(") ").map_or("", |(_, fields)| fields);
    match state.chars().next() {
        Some('R') => None,
        Some('D') => Some(10),
        _ => Some(1),
    }
}

/// The id of this thread; 0 if the clock does not need it.
pub(super) fn this_thread() -> i32 {
    #[cfg(target_os = "linux")]
    return nix::unistd::gettid().as_raw();
    #[cfg(not(target_os = "linux"))]
    0
}

/// The processor time of a process.
#[cfg(target_os = "linux")]
fn computed(process: i32) -> Option<Duration> {
    use nix::time::ClockId;

    let clock = ClockId::pid_cpu_clock_id(nix::unistd::Pid::from_raw(process)).ok()?;
    Some(clock.now().ok()?.into())
}

/// Unknown on this system.
#[cfg(not(target_os = "linux"))]
fn computed(_: i32) -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};
    use std::sync::mpsc::channel;

    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_waits_for_input_and_not_while_it_computes() {
        for (script, waits) in [("read line", true), ("while :; do :; done", false)] {
            let mut shell = Command::new("sh");
            let shell = shell.args(["-c", script]).stdin(Stdio::piped()).spawn();
            let mut shell = shell.expect("there is a shell");
            let watch = Stopwatch::start(Some((shell.id().cast_signed(), 0)));
            // It may take a moment to start.
            let is_seen = (0..500).any(|_| {
                std::thread::sleep(LOOK);
                watch.share().is_some() == waits
            });
            shell.kill().and_then(|()| shell.wait()).expect("it is there");
            assert!(is_seen, "{script}");
        }
    }

    #[test]
    fn an_answer_that_comes_while_the_process_is_looked_at_is_no_waiting() {
        let (sender, came) = channel();
        let answered = heard(&came, || {
            sender.send(6).unwrap();
            Some(1)
        });
        assert_eq!(answered, (Ok(6), None));
        for share in [Some(1), Some(10), None] {
            assert_eq!(heard(&came, || share), (Err(RecvTimeoutError::Timeout), share));
        }
        sender.send(7).unwrap();
        assert_eq!(heard(&came, || unreachable!("it has answered")), (Ok(7), None));
    }
}
