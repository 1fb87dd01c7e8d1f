//! What a confined process may use: so much processor time, memory and open files.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What a confined process may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Processor time of all its threads; rounded up to whole seconds. The process is killed when it is used up.
    pub cpu: Duration,
    /// Bytes of address space. Some systems other than Linux take the limit and do not hold to it.
    pub memory: u64,
    /// Open files, the three standard streams among them.
    pub open_files: u64,
}
