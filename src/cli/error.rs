//! Errors that prevent a request, in the words that are written to standard error.

use std::io;

use super::args::Format;
use crate::document::wording::listed;
use crate::legible::why;

/// Why a request could not be carried out. An error is only ever printed, so each message is written where its reason
/// is found.
pub(super) type Error = Box<dyn std::error::Error + Send + Sync>;

/// The message of an error. A bare I/O error is about standard output: all others name their file.
pub(super) fn message(error: &Error) -> String {
    match error.downcast_ref::<io::Error>() {
        Some(reason) => format!("the result cannot be written: {}", why(reason)),
        None => error.to_string(),
    }
}

/// An input that cannot be read to its end.
pub(super) fn unreadable(file: &str, reason: &io::Error) -> Error {
    format!("{file} cannot be read: {}", why(reason)).into()
}

/// A format that a single answer cannot be written in.
pub(super) fn format_for_files(format: Format) -> Error {
    let alone = Format::all_of(Some("check")).filter(|format| !format.is_for_files());
    let expected = listed(alone.map(|format| format.name().into()), "or");
    let format = format.name();
    format!("--format {format} is for files of answers, not for one answer: expected {expected}")
        .into()
}
