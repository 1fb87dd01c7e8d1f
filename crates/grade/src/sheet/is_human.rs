//! `is_human('Computer 1')`: whether a player is a person.

use super::arguments::CallArguments;
use super::task::{ReturnKind, Task};
use crate::python::PythonValue;
use explain::question::Generator;

pub(super) static TASK: Task = Task {
    name: "is_human",
    does: "Returns `False` when the name of a player has `computer` anywhere in it, in capital or small letters, and `True` otherwise.",
    parameters: &["player_string"],
    points: 3,
    returns: ReturnKind::YesOrNo,
    rule: "A player is a computer when the name has `computer` anywhere in it, in capital or small letters, and human otherwise. `.lower()` makes all letters small.",
    written: &[
        "['Computer 1', 'Anna', 'I think therefore I am']",
        "['computer', 'COMPUTER', 'my Computer', 'supercomputers', 'comp uter', 'Compute', '']",
    ],
    made_up,
    right: |arguments, _| match arguments {
        [PythonValue::Str(name)] => Some(PythonValue::Bool(is_human(name))),
        _ => None,
    },
    ..Task::USUAL
};

/// Whether the name of a player is that of a person.
pub(crate) fn is_human(name: &str) -> bool {
    !name.to_lowercase().contains("computer")
}

fn made_up(generator: &mut Generator, turn: usize) -> Vec<CallArguments> {
    const NAMES: [&str; 8] = ["Anna", "Bela", "Carlos", "Dilek", "Emma", "Femi", "Gita", "Hiro"];
    let name = NAMES[generator.index(NAMES.len())];
    let mut letter = |letter: char| match generator.number(0, 1) {
        0 => letter,
        _ => letter.to_ascii_uppercase(),
    };
    let mixed: String = "computer".chars().map(&mut letter).collect();
    let player = PythonValue::Str(match turn % 4 {
        0 if turn > 0 => format!("{mixed}{name}"),
        0 => format!("{mixed} {name}"),
        1 => format!("{name} the {mixed}"),
        2 => format!("{name} {}", generator.number(2, 99)),
        3 if turn > 3 => format!("{} {}", &mixed[..7], &mixed[7..]),
        _ => format!("{name}'s {}", &mixed[..generator.index(8)]),
    });
    vec![vec![player]]
}
