//! No verdict, reason or point changes while other programs keep every core busy.
//!
//! What a hand-in may take is its own time: `optimal_move` that computes for a second has it, whoever else computes.

use std::process::{Child, Command, Stdio};
use std::thread::available_parallelism;

use crate::grading::grade::hand_in::{Variant, place_of, variants};
use crate::grading::python_is_there;
use crate::support::nightly;

/// Programs that compute and do nothing else, four for each core, until they are dropped.
struct Busy(Vec<Child>);

impl Busy {
    fn new() -> Self {
        let cores = available_parallelism().map_or(1, std::num::NonZero::get);
        let spin = || {
            let mut program = Command::new("python3");
            program.args(["-I", "-c", "while True: pass"]);
            program.stdin(Stdio::null()).spawn().expect("python3 runs")
        };
        Self((0..4 * cores).map(|_| spin()).collect())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        for child in &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Changes that come near the time that they may take, or go beyond it.
const SLOW: [(&str, &str); 4] = [
    (
        "computes",
        "def is_human(player_string):\n    for number in range(300_000):\n        pass\n    return 'computer' not in player_string.lower()\n",
    ),
    ("hangs_outside", "while True:\n    pass\n"),
    ("hangs", "def is_board_empty(board):\n    while True:\n        pass\n"),
    ("waits", "import threading\n\ndef is_board_empty(board):\n    threading.Event().wait()\n"),
];

#[test]
fn the_same_class_has_the_same_report_while_every_core_is_busy() {
    // While it lasts all other tests are slow, too.
    if !nightly("no class while every core is busy") || !python_is_there() {
        return;
    }
    let mut class = variants("faults");
    let mut number = 0..;
    class.retain(|_| number.next().is_some_and(|number| number % 50 == 0));
    class.extend(SLOW.map(|(name, text)| Variant { name: name.to_owned(), text: text.to_owned() }));
    let place = place_of(&class);
    let report = || place.told("grade . --format json --timeout 2").printed;
    let idle = report();
    assert!(idle.contains("computes") && idle.contains("timeout"), "{idle}");
    let busy = Busy::new();
    let under_load = report();
    drop(busy);
    let differs = idle.split("{\"file\"").zip(under_load.split("{\"file\""));
    for (idle, busy) in differs {
        assert_eq!(idle, busy);
    }
    assert_eq!(idle.len(), under_load.len());
}
