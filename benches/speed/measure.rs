//! Whole programs, measured: how long two of them take in turns, and how much memory one takes at its peak.

use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::temporary::Temporary;

/// A program to run, again and again.
pub struct Program<'a> {
    name: &'a OsStr,
    arguments: Vec<&'a str>,
    input: Option<PathBuf>,
}

impl<'a> Program<'a> {
    /// This program with these arguments and an empty standard input.
    pub fn new<const N: usize>(
        program: &'a (impl AsRef<OsStr> + ?Sized),
        arguments: [&'a str; N],
    ) -> Self {
        Self { name: program.as_ref(), arguments: arguments.to_vec(), input: None }
    }

    /// The same with a file as its standard input.
    pub fn reading(mut self, input: &Path) -> Self {
        self.input = Some(input.to_owned());
        self
    }

    /// The command, after words that come before it such as `time`.
    fn command(&self, before: &[&OsStr]) -> io::Result<Command> {
        let words = [before, &[self.name]].concat();
        let input = match &self.input {
            Some(path) => File::open(path)?.into(),
            None => Stdio::null(),
        };
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).args(&self.arguments).stdin(input).stdout(Stdio::null());
        Ok(command)
    }

    /// Runs it to its end, after words that come before it.
    pub fn run(&self, before: &[&OsStr]) -> io::Result<()> {
        let status = self.command(before)?.status()?;
        if status.success() {
            Ok(())
        } else {
            let name = self.name.display();
            Err(io::Error::other(format!("{name} failed: {status}")))
        }
    }

    /// How long it takes, from its start to its end.
    pub fn time(&self) -> io::Result<Duration> {
        let started = Instant::now();
        self.run(&[])?;
        Ok(started.elapsed())
    }
}

/// How long two programs take.
pub struct Times {
    /// The median of the first.
    pub first: Duration,
    /// The median of the second.
    pub second: Duration,
    /// The median of how many times as long the first takes.
    pub ratio: f64,
    /// The shortest of each, when the machine had the least else to do.
    pub shortest: (Duration, Duration),
}

impl Times {
    /// How many times as long the first takes at its best as the second at its best.
    pub fn ratio_of_shortest(&self) -> f64 {
        let (first, second) = self.shortest;
        first.as_secs_f64() / second.as_secs_f64()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2?} beside {:.2?}", self.first, self.second)
    }
}

/// Runs two programs in turns, so that whatever else the machine does falls on both.
pub fn in_turns(rounds: usize, first: &Program, second: &Program) -> io::Result<Times> {
    in_turns_with(rounds, || first.time(), || second.time())
}

/// The same with whatever takes time.
pub fn in_turns_with(
    rounds: usize,
    first: impl Fn() -> io::Result<Duration>,
    second: impl Fn() -> io::Result<Duration>,
) -> io::Result<Times> {
    // Once for the caches.
    first()?;
    second()?;
    let pairs: Vec<(Duration, Duration)> =
        (0..rounds).map(|_| Ok((first()?, second()?))).collect::<io::Result<_>>()?;
    let ratio =
        |&(first, second): &(Duration, Duration)| first.as_secs_f64() / second.as_secs_f64();
    Ok(Times {
        first: median(pairs.iter().map(|pair| pair.0), Duration::cmp),
        second: median(pairs.iter().map(|pair| pair.1), Duration::cmp),
        ratio: median(pairs.iter().map(ratio), f64::total_cmp),
        shortest: (
            pairs.iter().map(|pair| pair.0).min().unwrap_or_default(),
            pairs.iter().map(|pair| pair.1).min().unwrap_or_default(),
        ),
    })
}

/// The most memory that a program held at any time.
#[derive(Clone, Copy)]
pub struct Peak {
    kilobytes: u32,
}

impl Peak {
    pub const NOT_MEASURABLE: &str =
        "NOT MEASURED: it takes GNU time, on Linux, as /usr/bin/time (in the package `time`)";

    /// The median of so many runs, as the kernel tells GNU time; `None` where that is not there.
    pub fn of(program: &Program, runs: usize) -> Option<Self> {
        let report = Path::new(env!("CARGO_TARGET_TMPDIR")).join("peak_memory");
        let report = Temporary::new(report);
        let time = ["/usr/bin/time", "-f", "%M", "-o"].map(OsStr::new);
        let peaks: Option<Vec<u32>> = (0..runs)
            .map(|_| {
                program.run(&[&time[..], &[report.path().as_os_str()]].concat()).ok()?;
                std::fs::read_to_string(report.path()).ok()?.trim().parse().ok()
            })
            .collect();
        Some(Self { kilobytes: median(peaks?, u32::cmp) })
    }

    /// The peak of the program itself, without the processes that it starts and GNU time counts; `None` where there is no
    /// `/proc` to tell it.
    pub fn of_itself(program: &Program) -> Option<Self> {
        let mut child = program.command(&[]).ok()?.spawn().ok()?;
        let status = format!("/proc/{}/status", child.id());
        let mut kilobytes = None;
        while child.try_wait().ok()?.is_none() {
            // What has ended tells nothing any more, so the last word counts.
            kilobytes = std::fs::read_to_string(&status)
                .ok()
                .and_then(|status| {
                    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
                    line.split_whitespace().nth(1)?.parse().ok()
                })
                .or(kilobytes);
            std::thread::sleep(Duration::from_millis(5));
        }
        Some(Self { kilobytes: kilobytes? })
    }

    /// How many times as much as another.
    pub fn beside(self, other: Self) -> f64 {
        f64::from(self.kilobytes) / f64::from(other.kilobytes)
    }
}

impl fmt::Display for Peak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} KB", self.kilobytes)
    }
}

/// The middle one of at least one value.
fn median<T: Copy>(
    values: impl IntoIterator<Item = T>,
    order: impl Fn(&T, &T) -> std::cmp::Ordering,
) -> T {
    let mut values: Vec<T> = values.into_iter().collect();
    values.sort_by(order);
    values[values.len() / 2]
}
