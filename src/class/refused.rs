//! Why a class cannot be read, written or put together: `line 3 of the roster has no id: expected one, such as s17`.

use thiserror::Error;

/// Why not, in a sentence that names what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ClassError(pub(super) String);
