//! The time that is a process's own: what it computes and what it waits for, and not the time in which it was ready and other
//! programs had the core.
//!
//! Linux tells how long each thread has been kept waiting for a core. A process that was asked, answered 300 ms later and was
//! kept waiting for 200 of these, has taken 100, however busy the machine is. Where nothing is told (on other systems, or
//! where `/proc` is hidden) the time on the wall counts.

use std::time::{Duration, Instant};

/// What is over sooner is charged with what the processor did alone: to ask for more would take longer than most answers.
const MOMENT: Duration = Duration::from_millis(10);

/// Tells the time of one process.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    numbers: Option<Numbers>,
}

/// Whose time is told, as the system numbers them.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    /// The process.
    process: i32,
    /// The thread that reads what it says. While that one is kept waiting, the process has answered already.
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

    /// The processor time of all its threads.
    fn computed(self) -> Option<Duration> {
        linux::computed(self.numbers?.process)
    }

    /// How long it was kept waiting for a core, or whoever waits for it was.
    fn delayed(self) -> Option<Duration> {
        let numbers = self.numbers?;
        let process = linux::delay_of_threads(numbers.process)?;
        let reader = linux::delay(&format!("self/task/{}", numbers.reader))?;
        Some(process + reader + linux::delay("thread-self")?)
    }
}

/// Runs while a process is waited for.
pub(super) struct Stopwatch {
    clock: Clock,
    begun: Instant,
    /// When it was last looked at, and what the clock told then.
    last: Instant,
    computed: Option<Duration>,
    delayed: Option<Duration>,
    spent: Duration,
}

impl Stopwatch {
    pub fn start(clock: Clock) -> Self {
        let now = Instant::now();
        Self {
            clock,
            begun: now,
            last: now,
            computed: clock.computed(),
            delayed: None,
            spent: Duration::ZERO,
        }
    }

    /// How much of its own time the process has spent since the start.
    pub fn spent(&mut self) -> Duration {
        let now = Instant::now();
        let is_moment = now - self.begun < MOMENT;
        let computed = self.clock.computed();
        let delayed = if is_moment {
            None
        } else {
            self.clock.delayed()
        };
        let wall = now - self.last;
        let by_clock = computed.zip(self.computed).and_then(|(computed, before)| {
            let computed = computed.saturating_sub(before);
            match (delayed, self.delayed) {
                // Several threads may compute at once, or be kept waiting at once.
                (Some(delayed), Some(before)) => {
                    Some(computed.max(wall.saturating_sub(delayed.saturating_sub(before))))
                }
                (Some(_), None) => Some(computed),
                (None, None) => is_moment.then_some(computed),
                (None, Some(_)) => None,
            }
        });
        self.spent += by_clock.unwrap_or(wall);
        self.last = now;
        self.computed = computed;
        self.delayed = delayed;
        self.spent
    }

    /// How long to wait before the process can have spent all of this.
    pub fn wait_for(&self, allowed: Duration) -> Duration {
        const SHORTEST: Duration = Duration::from_millis(1);
        if self.begun.elapsed() < MOMENT {
            MOMENT
        } else {
            allowed.saturating_sub(self.spent).max(SHORTEST)
        }
    }

    /// Whether so much time has gone by on the wall that something must be wrong, whatever the clock tells.
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

    /// The processor time of all threads of a process.
    pub(super) fn computed(process: i32) -> Option<Duration> {
        let clock = ClockId::pid_cpu_clock_id(Pid::from_raw(process)).ok()?;
        Some(clock.now().ok()?.into())
    }

    /// How long the threads of a process were kept waiting for a core, all together.
    pub(super) fn delay_of_threads(process: i32) -> Option<Duration> {
        let threads = fs::read_dir(format!("/proc/{process}/task")).ok()?;
        let names = threads.filter_map(|thread| thread.ok()?.file_name().into_string().ok());
        // One that ends in between is not there any more.
        Some(
            names
                .filter_map(|thread| delay(&format!("{process}/task/{thread}")))
                .sum(),
        )
    }

    /// How long a thread was kept waiting: `1440699 3063894 2` says 3,063,894 nanoseconds.
    pub(super) fn delay(thread: &str) -> Option<Duration> {
        let told = fs::read_to_string(format!("/proc/{thread}/schedstat")).ok()?;
        let waited = told.split_whitespace().nth(1)?.parse().ok()?;
        Some(Duration::from_nanos(waited))
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

    pub(super) fn delay_of_threads(_: i32) -> Option<Duration> {
        None
    }

    pub(super) fn delay(_: &str) -> Option<Duration> {
        None
    }
}
