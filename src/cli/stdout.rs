//! Standard output, written to at once.

use std::io::{self, Write};

/// Writes bytes just as they are.
pub(super) fn bytes(bytes: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()
}

/// Writes text just as it is.
pub(super) fn plain(text: &str) -> io::Result<()> {
    bytes(text.as_bytes())
}
