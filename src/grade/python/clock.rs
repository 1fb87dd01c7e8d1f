//! The time that a process spends: what it computes, and what it is seen waiting for; not the time in which it is ready and
//! other programs have the core.
//!
//! What it computes the system counts. Whether it waits is looked at again and again: a process that sleeps is charged with
//! the time until the next look, one that is ready to go on is not. Asked on a machine with seven programs for each core, it
//! may answer after 300 ms and have spent 40. Where the system tells nothing (elsewhere than on Linux, or where `/proc` is
//! hidden) the time on the wall counts.

use std::time::{Duration, Instant};

/// How often it is looked at. Whoever looks may be kept waiting too, so that no look counts for more.
const LOOK: Duration = Duration::from_millis(20);

/// A process whose time is told.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    numbers: Option<Numbers>,
}

/// Whose time is told, as the system numbers them.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    /// The process.
    process: i32,
    /// The thread that reads what it says. While that one is ready to read, the process waits for nothing.
    reader: i32,
}

impl Clock {
    /// Of the process that the jail of this number holds, whose answers this thread reads.
    pub fn of_jailed(jail: u32, reader: Option<i32>) -> Self {
        let numbers = linux::child_of(jail).zip(reader);
        Self {
            numbers: numbers.map(|(process, reader)| Numbers { process, reader }),
        }
    }

    /// What all its threads have computed.
    fn computed(self) -> Option<Duration> {
        linux::computed(self.numbers?.process)
    }

    /// Whether none of its threads can go on, and nothing that it has said waits to be read.
    fn is_waiting(self) -> bool {
        self.numbers.is_none_or(|Numbers { process, reader }| {
            linux::is_waiting(&format!("self/task/{reader}"))
                && linux::threads(process).all(|thread| linux::is_waiting(&thread))
        })
    }
}

/// Runs while a process is waited for.
pub(super) struct Stopwatch {
    clock: Clock,
    begun: Instant,
    last: Instant,
    computed: Option<Duration>,
    spent: Duration,
}

impl Stopwatch {
    /// To be looked at so often.
    pub const LOOK: Duration = LOOK;

    pub fn start(clock: Clock) -> Self {
        let now = Instant::now();
        Self {
            clock,
            begun: now,
            last: now,
            computed: clock.computed(),
            spent: Duration::ZERO,
        }
    }

    /// What the process has spent since the start, now that there was nothing to be heard of it until the next look.
    pub fn look(&mut self) -> Duration {
        let is_waiting = self.clock.is_waiting();
        self.advance(is_waiting)
    }

    /// What the process has spent since the start, now that it has answered.
    pub fn stop(&mut self) -> Duration {
        self.advance(false)
    }

    fn advance(&mut self, is_waiting: bool) -> Duration {
        let now = Instant::now();
        let computed = self.clock.computed();
        let wall = now - self.last;
        self.spent += match (self.computed, computed) {
            (Some(before), Some(computed)) => {
                let computed = computed.saturating_sub(before);
                if is_waiting {
                    computed.max(wall.min(LOOK))
                } else {
                    computed
                }
            }
            _ => wall,
        };
        self.last = now;
        self.computed = computed;
        self.spent
    }

    /// Whether so much time has gone by on the wall that something must be wrong, whatever was spent of what is allowed.
    pub fn is_hopeless(&self, allowed: Duration) -> bool {
        const SLOWEST: u32 = 30;
        const AT_LEAST: Duration = Duration::from_secs(30);
        self.begun.elapsed() > AT_LEAST + allowed * SLOWEST
    }
}

/// The number of this thread, where the clock has a use for it.
pub(super) fn this_thread() -> Option<i32> {
    linux::this_thread()
}

#[cfg(target_os = "linux")]
mod linux {
    use std::fs;
    use std::time::Duration;

    use nix::time::ClockId;
    use nix::unistd::{Pid, gettid};

    #[expect(
        clippy::unnecessary_wraps,
        reason = "elsewhere threads have no such number"
    )]
    pub(super) fn this_thread() -> Option<i32> {
        Some(gettid().as_raw())
    }

    /// The first process that the first thread of a process has started; none where `/proc` is that of another namespace,
    /// whose numbers stand for other processes.
    pub(super) fn child_of(process: u32) -> Option<i32> {
        let own = fs::read_link("/proc/self").ok()?;
        if own.to_str()?.parse() != Ok(std::process::id()) {
            return None;
        }
        let children = fs::read_to_string(format!("/proc/{process}/task/{process}/children"));
        children.ok()?.split_whitespace().next()?.parse().ok()
    }

    pub(super) fn computed(process: i32) -> Option<Duration> {
        let clock = ClockId::pid_cpu_clock_id(Pid::from_raw(process)).ok()?;
        Some(clock.now().ok()?.into())
    }

    /// The threads of a process, as `/proc` names them; none where it has ended.
    pub(super) fn threads(process: i32) -> impl Iterator<Item = String> {
        let threads = fs::read_dir(format!("/proc/{process}/task"));
        threads.into_iter().flatten().filter_map(move |thread| {
            let name = thread.ok()?.file_name().into_string().ok()?;
            Some(format!("{process}/task/{name}"))
        })
    }

    /// Whether a thread waits for something: it is not ready to go on (`R`), nor kept waiting by a disk that others use (`D`).
    pub(super) fn is_waiting(thread: &str) -> bool {
        let told = fs::read_to_string(format!("/proc/{thread}/stat")).unwrap_or_default();
        // `12 (name) S 11 …`: the name may hold anything, so what follows the last bracket is looked at.
        let state = told.rsplit_once(") ").map_or("", |(_, fields)| fields);
        !state.starts_with(['R', 'D'])
    }
}

/// Where nothing is told.
#[cfg(not(target_os = "linux"))]
mod linux {
    use std::time::Duration;

    pub(super) fn this_thread() -> Option<i32> {
        None
    }

    pub(super) fn child_of(_: u32) -> Option<i32> {
        None
    }

    pub(super) fn computed(_: i32) -> Option<Duration> {
        None
    }

    pub(super) fn threads(_: i32) -> impl Iterator<Item = String> {
        std::iter::empty()
    }

    pub(super) fn is_waiting(_: &str) -> bool {
        true
    }
}
