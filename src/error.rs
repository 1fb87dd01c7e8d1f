//! Errors that prevent a request, in the words that are written to standard error.

use std::io;

use explain::legible::why;

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
