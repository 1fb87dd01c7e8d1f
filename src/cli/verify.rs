//! `nimlab verify`: the theorem compared with a search of every position.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

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

/// A progress bar on standard error that appears only when the work takes more than a second.
struct Progress {
    started: Instant,
    of: u64,
    ascii: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    fn new(of: u64, ascii: bool) -> Self {
        Self {
            started: Instant::now(),
            of,
            ascii,
            bar: None,
        }
    }

    fn at(&mut self, done: u64) {
        if self.bar.is_none() && self.started.elapsed() > Duration::from_secs(1) {
            let template = "Searching [{bar:30}] {human_pos} of {human_len} positions";
            let style = ProgressStyle::with_template(template)
                .unwrap_or_else(|_| ProgressStyle::default_bar());
            let style = style.progress_chars(if self.ascii { "=> " } else { "━╸ " });
            self.bar = Some(ProgressBar::new(self.of).with_style(style));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(done);
        }
    }

    fn done(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
