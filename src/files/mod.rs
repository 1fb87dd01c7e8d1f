//! What people hand in, found on the disk and read, whatever the files turn out to hold.
//!
//! A folder stands for every file in it and below it that is named as such a hand-in is ([`FileKind`]), in the order of their
//! names (`lab2` before `lab10`), and a zip file in it for those that are packed there; what begins with a dot is passed over,
//! and so is what Python keeps for itself, without a word unless it might be a hand-in. Reading text never fails over what a
//! file holds: UTF-16 with its mark is decoded, and bytes that are no text are replaced.
//!
//! What is handed in is read only where it is a file itself ([`FileKind::read`]): links are not followed.

mod archive;
mod error;
mod found;
mod kind;
mod open;
mod order;
mod read;
mod walk;

pub use error::{FileError, ZipRefused, shown};
pub use found::{FoundFile, FoundFiles};
pub use kind::FileKind;
pub use order::natural_order;

/// What nimlab puts into a folder that it writes to: the list of its own files there. Nothing in such a folder was handed in.
pub const OWN_FILES: &str = ".nimlab";

/// Bytes as text: UTF-16 where they begin with its mark, else UTF-8.
#[must_use]
pub fn decoded(bytes: &[u8]) -> String {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes
            .chunks_exact(2)
            .map(|pair| unit([pair[0], pair[1]]))
            .collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}
