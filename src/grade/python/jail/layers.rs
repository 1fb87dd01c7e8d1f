//! Which layers of the jail were active: `nimlab {"process_group":true,"limits":true,…}`.
//!
//! What a layer is for:
//!
//! | layer | keeps the hand-in from |
//! |---|---|
//! | `process_group` | surviving in a process of its own when its group is ended |
//! | `limits` | using up processor time, memory and open files |
//! | `user_namespace` | using the grader's own rights |
//! | `pid_namespace` | seeing other processes, and leaving any behind |
//! | `network_namespace` | reaching the network |
//! | `landlock` | reading other files than Python's own, writing any, and running programs |
//! | `seccomp` | starting processes, signalling others, opening sockets, changing files |

use serde::{Deserialize, Serialize};

/// The layers that were active.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each layer is there or is not, whatever the others are.
pub struct Layers {
    /// A process group of its own.
    pub process_group: bool,
    /// Limits on processor time, memory, open files and the size of written files.
    pub limits: bool,
    /// A user namespace, in which it is nobody.
    pub user_namespace: bool,
    /// A PID namespace, whose processes all die with the first.
    pub pid_namespace: bool,
    /// A network namespace, with nothing in it.
    pub network_namespace: bool,
    /// Landlock's rules about files.
    pub landlock: bool,
    /// The filter of system calls.
    pub seccomp: bool,
}

impl Layers {
    /// The layers that were not active, in words.
    #[must_use]
    pub fn missing(self) -> Vec<String> {
        // A struct of bools always is an object of JSON.
        let layers = serde_json::to_value(self).unwrap_or_default();
        let layers = layers.as_object().into_iter().flatten();
        let missing = layers.filter(|(_, active)| *active == false);
        missing.map(|(name, _)| name.replace('_', " ")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Layers;

    #[test]
    fn each_that_is_not_there_is_missing() {
        let mut all: serde_json::Value = serde_json::to_value(Layers::default()).unwrap();
        for (_, layer) in all.as_object_mut().unwrap() {
            *layer = true.into();
        }
        let missing = |layers: &serde_json::Value| {
            let layers: Layers = serde_json::from_value(layers.clone()).unwrap();
            layers.missing().len()
        };
        assert_eq!(missing(&all), 0);
        for name in all.as_object().unwrap().keys() {
            let mut one_less = all.clone();
            one_less[name] = false.into();
            assert_eq!(missing(&one_less), 1, "{name}");
        }
    }
}
