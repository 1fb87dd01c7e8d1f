//! Finds and reads the files that people hand in.
//!
//! A folder stands for every file below it with the right kind of name ([`FileKind`]), in natural order (`lab2` before
//! `lab10`), and a zip file for the files in it. Hidden files and Python's own files are skipped, silently unless one
//! might be a hand-in. Reading text never fails because of its bytes: UTF-16 with a byte order mark is decoded, invalid
//! bytes are replaced.
//!
//! A hand-in is read only if it is a regular file ([`FileKind::read`]): links are not followed.

mod archive;
mod composed;
mod error;
mod found;
mod kind;
mod open;
mod order;
mod read;
mod walk;

pub use composed::composed;
pub use error::{FileError, ZipRefused, path_text, shown};
pub use found::{FoundFile, FoundFiles, place};
pub use kind::FileKind;
pub use order::natural_order;

/// The file with which nimlab marks a folder that it writes to: the list of its own files there. Nothing in such a
/// folder was handed in, if the list names every file in it.
pub const OWN_FILES: &str = ".nimlab";

/// Decodes bytes as UTF-16 if they begin with its byte order mark, else as UTF-8.
pub fn decoded(bytes: &[u8]) -> String {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}
