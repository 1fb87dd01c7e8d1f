//! A file opened as itself, and read up to a bound.
//!
//! Whoever hands in a link to a file of passwords, or to a classmate's lab, must not have it read with the rights of whoever
//! grades: what is handed in is read only where it is a file itself, and that is seen as it is opened.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Opens what has this very name and not what it may be a link to, without waiting for the other end of a pipe. To look
/// first and open then would leave time to put a link there.
pub(super) fn open_itself(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true);
    #[cfg(unix)]
    {
        use nix::fcntl::OFlag;
        use std::os::unix::fs::OpenOptionsExt;

        let itself = OFlag::O_NOFOLLOW | OFlag::O_NONBLOCK | OFlag::O_NOCTTY;
        options.custom_flags(itself.bits());
    }
    #[cfg(windows)]
    {
        use std::os::windows::fs::OpenOptionsExt;

        const FILE_FLAG_OPEN_REPARSE_POINT: u32 = 0x0020_0000;
        options.custom_flags(FILE_FLAG_OPEN_REPARSE_POINT);
    }
    options.open(path)
}

/// The bytes of an input; none where there are more than so many million.
pub(super) fn bounded(input: impl Read, most_megabytes: u64) -> io::Result<Option<Vec<u8>>> {
    let most = most_megabytes * 1_000_000;
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    let fits = bytes.len() as u64 <= most;
    Ok(fits.then_some(bytes))
}
