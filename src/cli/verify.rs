//! `nimlab verify`: the theorem compared with a search of every position.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use super::args::SearchSize;
use super::output::Output;
use super::{Error, Outcome};
use crate::document::{Verification, tell_verification};
use crate::nim::{Positions, Rule, Search, mover_wins};
use crate::render::json;

/// Searches all boards up to a size and compares.
pub(super) fn run(size: SearchSize, output: &Output) -> Result<Outcome, Error> {
    let SearchSize { rows, max, misere } = size;
    let rule = if misere { Rule::Misere } else { Rule::Normal };
    let positions = Positions::new(rows, max)?;
    let mut progress = Progress::new(positions.count(), output.is_ascii());
    let search = Search::run(positions, rule, |done| progress.at(done));
    let (mut won, mut disagreements) = (0, 0);
    search.for_each(|rows, found_won| {
        won += u64::from(found_won);
        disagreements += u64::from(found_won != mover_wins(rows, rule));
    });
    progress.done();
    let found = Verification {
        rows,
        max,
        rule,
        positions: positions.count(),
        won,
        disagreements,
    };
    output.result(|| tell_verification(&found), || json::verification(&found))?;
    Ok(if disagreements == 0 {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}

/// A progress bar on standard error that appears only on a terminal, and only when the work takes more than a second.
struct Progress {
    started: Instant,
    of: u64,
    ascii: bool,
    /// How many percent are drawn; `None` before the bar appears.
    drawn: Option<u64>,
}

impl Progress {
    /// What the bar stands for.
    const LABEL: &str = "Searching";
    /// One sign of the bar stands for so many percent.
    const PERCENT_A_SIGN: u64 = 5;
    /// As many columns as `Searching [====================] 100%` takes.
    const WIDTH: usize = Self::LABEL.len() + 28;

    fn new(of: u64, ascii: bool) -> Self {
        Self {
            started: Instant::now(),
            of,
            ascii,
            drawn: None,
        }
    }

    fn at(&mut self, done: u64) {
        let percent = done.saturating_mul(100) / self.of.max(1);
        let late = self.started.elapsed() > Duration::from_secs(1);
        if late && self.drawn != Some(percent) && io::stderr().is_terminal() {
            let full = usize::try_from(percent / Self::PERCENT_A_SIGN).unwrap_or(0);
            let bar = if self.ascii { "=" } else { "━" }.repeat(full);
            draw(&format!("\r{} [{bar:20}] {percent:3}%", Self::LABEL));
            self.drawn = Some(percent);
        }
    }

    fn done(&self) {
        if self.drawn.is_some() {
            draw(&format!("\r{:width$}\r", "", width = Self::WIDTH));
        }
    }
}

/// Nothing is lost when the progress cannot be seen.
fn draw(bar: &str) {
    let mut stderr = io::stderr().lock();
    let _ = stderr
        .write_all(bar.as_bytes())
        .and_then(|()| stderr.flush());
}
