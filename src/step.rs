//! `--step`: a document at a terminal, one step per Enter.
//!
//! Where the terminal supports it, the prompt is erased before more is shown, so that in the end the whole reads as if
//! printed in one go.

use std::io;

use crate::line::read_line;
use crate::screen::{LINE_ABOVE_ERASED, can_erase};
use crate::streams::plain;
use course::conversation::{Action, Choice, Menu};
use explain::document::Document;
use render::{Terminal, laid_out};

/// Shows a document step by step until its end, the end of the input, or until the reader leaves.
pub(super) fn present(document: &Document, terminal: Terminal) -> io::Result<()> {
    let whole = laid_out(document, terminal);
    let mut begin = 0;
    for end in document.step_ends() {
        let so_far = Document { blocks: document.blocks[..end].to_vec() };
        let lines = &whole.lines[begin..laid_out(&so_far, terminal).lines.len()];
        plain(&format!("{}\n", lines.join("\n")))?;
        begin = whole.next_written(begin + lines.len());
        if begin < whole.lines.len() && !goes_on(terminal)? {
            break;
        }
    }
    Ok(())
}

/// Waits for Enter; false if the reader leaves instead.
fn goes_on(terminal: Terminal) -> io::Result<bool> {
    let choices = [Choice::new(Action::GoOn, "go on"), Action::Leave.into()];
    let menu = Menu { free: None, choices: choices.into(), is_listed: true };
    loop {
        plain(&format!("\n{}", menu.line(terminal)))?;
        let Some(line) = read_line(&mut io::stdin().lock())? else {
            // The cursor is still after the prompt.
            plain("\n")?;
            return Ok(false);
        };
        match menu.action(&line) {
            Some(Action::GoOn) => {
                plain(if can_erase(terminal) { LINE_ABOVE_ERASED } else { "\n" })?;
                return Ok(true);
            }
            Some(_) => return Ok(false),
            None => {}
        }
    }
}
