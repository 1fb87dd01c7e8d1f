//! Text that is longer than the screen and read from the top goes through a pager: `NIMLAB_PAGER`, `PAGER`, or `less
//! -FRX`.
//!
//! A pager is a convenience. If it is missing or fails, the text is written directly, and a reader who leaves it early
//! has done nothing wrong.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Child, Command, Stdio};

use anstream::adapter::strip_str;

use super::screen::known_size;
use super::streams::plain;

/// Writes text to standard output: through a pager if that is a terminal and too short for it.
pub(super) fn paged(text: &str) -> io::Result<()> {
    if is_longer_than_screen(text) && pager().is_some_and(|pager| has_shown(pager, text)) {
        return Ok(());
    }
    plain(text)
}

fn is_longer_than_screen(text: &str) -> bool {
    if !io::stdout().is_terminal() || env::var_os("TERM").is_some_and(|kind| kind == "dumb") {
        return false;
    }
    let Some((columns, rows)) = known_size() else {
        return false;
    };
    let plain = strip_str(text).to_string();
    let lines = plain.lines().map(|line| line.chars().count().div_ceil(columns).max(1));
    // The last line of the screen is for the next prompt.
    lines.sum::<usize>() >= rows
}

/// The chosen pager; `None` if a variable is empty or `cat`.
fn pager() -> Option<Command> {
    const USUAL: &str = "less -FRX";
    // A bare colon in the last line tells nobody how to go on.
    const PROMPT: &str = r"-Ps?eEnd\: q leaves:Space\: more, q\: leave.";
    let mut variables = ["NIMLAB_PAGER", "PAGER"].into_iter();
    let chosen = variables.find_map(|variable| env::var(variable).ok());
    let prompt = chosen.is_none().then_some(PROMPT);
    let chosen = chosen.unwrap_or_else(|| USUAL.to_owned());
    let mut words = chosen.split_whitespace();
    let program = words.next().filter(|program| *program != "cat")?;
    // Anything with shell syntax is passed to a shell as it is.
    let mut pager = if cfg!(unix) && chosen.contains(|c| "|&;<>()$`\\\"'*?[#~=%".contains(c)) {
        let mut shell = Command::new("sh");
        shell.args(["-c", &chosen]);
        shell
    } else {
        let mut pager = Command::new(program);
        pager.args(words).args(prompt);
        pager
    };
    if env::var_os("LESSCHARSET").is_none() {
        // The output is UTF-8, whatever the locale.
        pager.env("LESSCHARSET", "utf-8");
    }
    Some(pager)
}

/// Shows text in a pager; returns false if it could not be started, or reports a failure.
fn has_shown(mut pager: Command, text: &str) -> bool {
    // Ctrl-C is for the pager; waiting for it must not leave it behind with the terminal.
    let _ = ctrlc::set_handler(|| {});
    pager.stdin(Stdio::piped()).spawn().is_ok_and(|child| is_read_to_its_end(child, text))
}

fn is_read_to_its_end(mut pager: Child, text: &str) -> bool {
    if let Some(mut input) = pager.stdin.take() {
        // A reader who has seen enough leaves before everything has been written.
        let _ = input.write_all(text.as_bytes());
    }
    // A pager killed by a signal has no code, and its reader is gone.
    pager.wait().is_ok_and(|status| status.code().unwrap_or(0) == 0)
}
