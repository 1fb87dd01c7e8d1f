//! The active layers of the jail: `nimlab {"process_group":true,"limits":true,…}`.
//!
//! What each layer is for:
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

/// The active layers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // Each layer is there or is not, whatever the others are.
pub struct Layers {
    /// A process group of its own.
    pub process_group: bool,
    /// Limits on processor time, memory, open files and the size of written files.
    pub limits: bool,
    /// A user namespace without privileges.
    pub user_namespace: bool,
    /// A PID namespace, whose processes all die with the first.
    pub pid_namespace: bool,
    /// An empty network namespace.
    pub network_namespace: bool,
    /// Landlock's file rules.
    pub landlock: bool,
    /// The system call filter.
    pub seccomp: bool,
}

impl Layers {
    /// The inactive layers, in words.
    pub fn missing(self) -> Vec<String> {
        // A struct of bools is always a JSON object.
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
