//! The width of the output, and whether colours are wanted.

use std::env;
use std::io;

use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use terminal_size::{Height, Width, terminal_size_of};

use render::{Terminal, wrap};

/// The minimum width of a layout.
const NARROWEST: usize = 40;

/// Whether a stream is coloured: as requested, or else depending on the environment and the stream.
pub(super) fn is_coloured(stream: &impl RawStream, choice: ColorChoice) -> bool {
    chosen(stream, choice) != ColorChoice::Never
}

/// The same as a definite choice.
fn chosen(stream: &impl RawStream, choice: ColorChoice) -> ColorChoice {
    let is_refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let is_forced = is_on("CLICOLOR_FORCE") || is_on("FORCE_COLOR");
    match choice {
        ColorChoice::Auto if is_refused => ColorChoice::Never,
        ColorChoice::Auto if is_forced => ColorChoice::Always,
        ColorChoice::Auto if !stream.is_terminal() => ColorChoice::Never,
        ColorChoice::Auto => AutoStream::choice(stream),
        asked => asked,
    }
}

/// Whether an environment variable is set, as in `ACCESSIBLE=1`; empty or 0 is not.
pub(super) fn is_on(variable: &str) -> bool {
    env::var_os(variable).is_some_and(|value| !value.is_empty() && value != "0")
}

/// A message with a label of at most six letters, wrapped to the requested width, or to that of the terminal on
/// standard error. In a file each of its lines stays one, so that it can be found.
pub(super) fn in_lines(message: &str, asked: Option<usize>) -> String {
    const LABEL: &str = "error: ";
    let on_stderr = terminal_size_of(io::stderr());
    let columns = on_stderr.map(|(Width(columns), _)| usize::from(columns).max(NARROWEST));
    let Some(width) = asked.or(columns) else {
        return message.to_owned();
    };
    let labelled = format!("{LABEL}{message}");
    let wrapped: Vec<String> = labelled.split('\n').flat_map(|line| wrap(line, width)).collect();
    let wrapped = wrapped.join("\n");
    wrapped.strip_prefix(LABEL).map_or(wrapped.clone(), str::to_owned)
}

/// Moves the cursor up a line, and erases everything from there on.
pub(super) const LINE_ABOVE_ERASED: &str = "\u{1b}[1A\r\u{1b}[J";

/// Whether a prompt can be erased, and the reader would want that: a screen reader may have read it already.
pub(super) fn can_erase(shown: Terminal) -> bool {
    let moves_cursor = env::var_os("TERM").is_some_and(|kind| !kind.is_empty() && kind != "dumb");
    moves_cursor && !shown.ascii && !shown.linear
}

/// The columns to lay text out for; a terminal narrower than the minimum wraps by itself.
pub(super) fn width_of_terminal() -> usize {
    size().0.max(NARROWEST)
}

/// The columns and rows of the terminal on standard output, or the usual ones.
pub(super) fn size() -> (usize, usize) {
    known_size().unwrap_or((80, 24))
}

/// The columns and rows of the terminal on standard output, if it is one and says them.
pub(super) fn known_size() -> Option<(usize, usize)> {
    let (Width(columns), Height(rows)) = terminal_size_of(io::stdout())?;
    Some((columns.into(), rows.into()))
}
