//! The progress of long work, drawn on standard error where that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

use render::Terminal;

/// A bar for this much work; the label says what is being done. A screen reader gets none.
pub(super) fn progress(label: &'static str, work: u64, terminal: Terminal) -> ProgressBar {
    if terminal.linear {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} [{bar:20}] {percent:>3}%")
        .expect("the template is valid")
        .progress_chars(if terminal.ascii { "== " } else { "━━ " });
    let bar = ProgressBar::new(work).with_style(style).with_message(label);
    bar.tick();
    bar
}
