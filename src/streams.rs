//! Writes to standard output and standard error, unchanged.

use std::io::{self, Write};

/// Writes the contents of a file to standard output.
pub(super) fn file(bytes: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()
}

/// Writes text to standard output.
pub(super) fn plain(text: &str) -> io::Result<()> {
    file(text.as_bytes())
}

/// Writes text to standard error, next to the result.
pub(super) fn aside(text: &str) -> io::Result<()> {
    io::stderr().lock().write_all(text.as_bytes())
}
