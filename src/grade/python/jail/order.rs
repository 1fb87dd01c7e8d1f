//! What one stage of the jail tells the next, as words of a command line:
//! `PARENT CPU MEMORY FILES LAYERS 1 /usr/bin/python3 2 /lib /usr/lib -I -c pass`.
//!
//! A number before a list is its length; the rest are Python's own arguments.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::time::Duration;

use super::layers::Layers;
use super::limits::Limits;
use crate::grade::python::Python;

/// What a stage of the jail has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Order {
    /// The process that gave the order; without it there is nothing to do.
    pub(super) parent: u32,
    pub(super) limits: Limits,
    /// The layers that are active already.
    pub(super) layers: Layers,
    /// What may be executed: Python, then the loader of its libraries.
    pub(super) runnable: Vec<PathBuf>,
    /// The files and folders that may be read.
    pub(super) readable: Vec<PathBuf>,
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
            runnable: runnable.cloned().collect(),
            readable: python.readable.clone(),
            arguments: arguments.iter().map(Into::into).collect(),
        }
    }

    /// The order as words.
    pub(super) fn words(&self) -> Vec<OsString> {
        let cpu = whole_seconds(self.limits.cpu);
        let mut words: Vec<OsString> = [
            u64::from(self.parent),
            cpu,
            self.limits.memory,
            self.limits.open_files,
        ]
        .iter()
        .map(|number| number.to_string().into())
        .collect();
        words.push(self.layers.words().into());
        for list in [&self.runnable, &self.readable] {
            words.push(list.len().to_string().into());
            words.extend(list.iter().map(OsString::from));
        }
        words.extend(self.arguments.iter().cloned());
        words
    }

    /// Reads what [`Order::words`] wrote.
    pub(super) fn read(words: impl IntoIterator<Item = OsString>) -> Option<Self> {
        let mut words = words.into_iter();
        let mut number = || words.next()?.to_str()?.parse::<u64>().ok();
        let parent = u32::try_from(number()?).ok()?;
        let limits = Limits {
            cpu: Duration::from_secs(number()?),
            memory: number()?,
            open_files: number()?,
        };
        let layers = Layers::from_words(words.next()?.to_str()?)?;
        let mut list = || {
            let length: usize = words.next()?.to_str()?.parse().ok()?;
            let list: Vec<PathBuf> = words.by_ref().take(length).map(PathBuf::from).collect();
            (list.len() == length).then_some(list)
        };
        Some(Self {
            parent,
            limits,
            layers,
            runnable: list()?,
            readable: list()?,
            arguments: words.collect(),
        })
    }
}

/// At least one: a limit of none would end the process before it began.
fn whole_seconds(time: Duration) -> u64 {
    let partial = u64::from(time.subsec_nanos() > 0);
    time.as_secs().saturating_add(partial).max(1)
}

#[cfg(test)]
mod tests {
    use super::{Duration, Layers, Limits, Order, whole_seconds};

    #[test]
    fn an_order_is_read_back() {
        let order = Order {
            parent: 7,
            limits: Limits {
                cpu: Duration::from_secs(2),
                memory: 1 << 40,
                open_files: 16,
            },
            layers: Layers {
                pid_namespace: true,
                ..Layers::default()
            },
            runnable: vec!["/a python".into(), "3".into()],
            readable: vec![],
            arguments: vec!["-c".into(), "2".into()],
        };
        assert_eq!(Order::read(order.words()), Some(order.clone()));
        let words = order.words();
        for missing in 0..words.len() - 2 {
            assert_eq!(Order::read(words[..missing].to_vec()), None, "{missing}");
        }
    }

    #[test]
    fn seconds_are_rounded_up_and_never_none() {
        assert_eq!(whole_seconds(Duration::ZERO), 1);
        assert_eq!(whole_seconds(Duration::from_millis(1500)), 2);
        assert_eq!(whole_seconds(Duration::from_secs(3)), 3);
    }
}
