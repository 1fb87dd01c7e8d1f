//! Reads lines from a terminal or a pipe: bounded, and never failing on contents.

use std::io::{self, BufRead, ErrorKind, Read};

use explain::legible::cut;

/// No answer is longer than this; the rest of a longer line is dropped.
const LONGEST: u64 = 64 * 1024;

/// The next line without its end, or `None` at the end of the input. Invalid text is replaced.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST {
        pass_over_rest(input)?;
    }
    let text = String::from_utf8_lossy(&line);
    Ok(Some(text.trim_end_matches(['\n', '\r']).to_owned()))
}

fn pass_over_rest(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = match input.fill_buf() {
            Ok([]) => return Ok(()),
            Ok(buffer) => buffer,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let length = end.map_or(buffer.len(), |end| end + 1);
        input.consume(length);
        if end.is_some() {
            return Ok(());
        }
    }
}

/// A line made safe to print; a flood is cut.
pub(super) fn visible(line: &str) -> String {
    const MOST_SHOWN: usize = 300;
    cut(line, MOST_SHOWN)
}
