//! The stages of the jail, which are nimlab started again, and what one tells the next, as two words of a command line:
//! `--nimlab-jail-inner {"parent":7,"limits":{…},…}`.

use std::ffi::{OsStr, OsString};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::layers::Layers;
use crate::grade::python::Python;

/// The words, as the first argument, that make nimlab a part of the jail instead of what it usually is.
pub(super) const OUTER: &str = "--nimlab-jail-outer";
#[cfg(target_os = "linux")]
pub(super) const INNER: &str = "--nimlab-jail-inner";

/// The exit code when Python could not be started in the jail; the reason is on standard error.
pub const NOT_STARTED: i32 = 125;

/// This very program, even where its file has been replaced since it was started.
#[cfg(target_os = "linux")]
pub(super) fn this_program() -> &'static str {
    "/proc/self/exe"
}

#[cfg(not(target_os = "linux"))]
pub(super) fn this_program() -> std::path::PathBuf {
    std::env::current_exe().unwrap_or_else(|_| "nimlab".into())
}

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

/// What a stage of the jail has to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Order {
    /// The process that gave the order; without it there is nothing to do.
    pub(super) parent: u32,
    pub(super) limits: Limits,
    /// The layers that are active already.
    pub(super) layers: Layers,
    /// What may be executed: Python, then the loader of its libraries.
    pub(super) runnable: Vec<OsString>,
    /// The files and folders that may be read.
    pub(super) readable: Vec<OsString>,
    /// Python's arguments.
    pub(super) arguments: Vec<OsString>,
}

impl Order {
    pub(super) fn new(python: &Python, arguments: &[&OsStr], limits: &Limits) -> Self {
        let runnable = [&python.executable].into_iter().chain(&python.loader);
        Self {
            parent: std::process::id(),
            limits: *limits,
            layers: Layers::default(),
            runnable: runnable.map(Into::into).collect(),
            readable: python.readable.iter().map(Into::into).collect(),
            arguments: arguments.iter().map(Into::into).collect(),
        }
    }

    /// The order as a word of a command line.
    pub(super) fn word(&self) -> String {
        // Numbers, lists and names always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads what [`Order::word`] wrote.
    pub(super) fn read(word: Option<OsString>) -> Option<Self> {
        serde_json::from_str(word?.to_str()?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, Layers, Limits, Order, OsString};

    /// A name that is no text, where there are such.
    fn no_text() -> OsString {
        #[cfg(unix)]
        return std::os::unix::ffi::OsStringExt::from_vec(b"/lib/\xff".to_vec());
        #[cfg(not(unix))]
        "".into()
    }

    #[test]
    fn an_order_is_read_back() {
        let order = Order {
            parent: 7,
            limits: Limits {
                cpu: Duration::from_millis(2500),
                memory: 1 << 40,
                open_files: 16,
            },
            layers: Layers {
                pid_namespace: true,
                ..Layers::default()
            },
            runnable: vec!["/a python".into(), "3".into()],
            readable: vec![no_text()],
            arguments: vec!["-c".into(), "2".into()],
        };
        let word = order.word();
        assert_eq!(Order::read(Some(word.clone().into())), Some(order));
        for length in 0..word.len() {
            assert_eq!(Order::read(Some(word[..length].into())), None, "{length}");
        }
        assert_eq!(Order::read(None), None);
    }
}
