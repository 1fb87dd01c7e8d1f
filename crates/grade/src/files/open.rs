//! Opens a file without following links, and reads it up to a limit.
//!
//! A hand-in that links to a password file, or to a classmate's lab, must not be read with the grader's rights: it is
//! read only if it is a regular file, which is checked while opening.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Opens the path itself, neither following a link nor waiting for the other end of a pipe. Checking first and opening
/// then would leave time to put a link there.
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

/// The bytes of an input; `None` if there are more than this many million.
pub(super) fn bounded(input: impl Read, most_megabytes: u64) -> io::Result<Option<Vec<u8>>> {
    let most = most_megabytes * 1_000_000;
    let mut bytes = Vec::new();
    input.take(most + 1).read_to_end(&mut bytes)?;
    let fits = bytes.len() as u64 <= most;
    Ok(fits.then_some(bytes))
}
