//! A progress bar for long work: `Searching [━━━━━━━━━━          ]  50%`, and before that the name of the work.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use crate::render::{Terminal, to_ascii};

/// A progress bar on standard error that appears only on a terminal, and only if the work takes more than a second.
pub(super) struct ProgressBar {
    label: &'static str,
    started: Instant,
    of: u64,
    ascii: bool,
    is_seen: bool,
    /// The percentage drawn; `None` before the bar appears.
    drawn: Option<u64>,
    /// How many columns have to be cleared.
    columns: usize,
}

impl ProgressBar {
    /// One sign of the bar stands for this many percent.
    const PERCENT_A_SIGN: u64 = 5;
    /// The width of ` [====================] 100%`.
    const WIDTH: usize = 28;

    /// A bar for this much work; the label says what is done. There is none for screen readers, which would read it
    /// again and again.
    pub fn new(label: &'static str, of: u64, shown: Terminal) -> Self {
        Self {
            label,
            started: Instant::now(),
            of,
            ascii: shown.ascii,
            is_seen: io::stderr().is_terminal() && !shown.linear,
            drawn: None,
            columns: 0,
        }
    }

    /// Shows at once what is being worked on: `Grading lab.py …`.
    pub fn begin(&mut self, what: &str) {
        const LONGEST: usize = 30;
        if !self.is_seen {
            return;
        }
        let dots = if self.ascii { "..." } else { "…" };
        let short: String = what.chars().take(LONGEST).collect();
        let short = if self.ascii { to_ascii(&short) } else { short };
        draw(&format!("\r{} {short} {dots}", self.label));
        // A character takes up to two columns.
        self.columns = self.label.len() + 2 * short.chars().count() + 2 + dots.len();
    }

    /// This much is done.
    pub fn at(&mut self, done: u64) {
        let percent = done.saturating_mul(100) / self.of.max(1);
        let late = self.started.elapsed() > Duration::from_secs(1);
        if late && self.drawn != Some(percent) && self.is_seen {
            let full = usize::try_from(percent / Self::PERCENT_A_SIGN).unwrap_or(0);
            let bar = if self.ascii { "=" } else { "━" }.repeat(full);
            self.hide();
            draw(&format!("\r{} [{bar:20}] {percent:3}%", self.label));
            self.drawn = Some(percent);
            self.columns = self.label.len() + Self::WIDTH;
        }
    }

    /// Hides the bar until there is more progress.
    pub fn hide(&mut self) {
        self.drawn = None;
        let width = std::mem::take(&mut self.columns);
        if width > 0 {
            draw(&format!("\r{:width$}\r", ""));
        }
    }
}

/// Failing to show progress is harmless.
fn draw(bar: &str) {
    let mut stderr = io::stderr().lock();
    let _ = stderr.write_all(bar.as_bytes()).and_then(|()| stderr.flush());
}
