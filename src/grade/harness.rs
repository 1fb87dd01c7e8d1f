//! The harness: the program in Python that loads a hand-in and only answers "call this function with these arguments".
//!
//! It is one program in several files: `frames` writes what is answered, such as `nimlab ID {"int":"6"}`, `printed`
//! stands in for what a hand-in prints to and reads from, `loading` takes it apart, `session` runs it, `gate` reads how
//! the gate is written (with `reading`, which follows what names stand for, as told in `meaning`), and `main` listens.

/// The program.
pub(super) const HARNESS: &str = concat!(
    include_str!("harness/frames.py"),
    include_str!("harness/printed.py"),
    include_str!("harness/loading.py"),
    include_str!("harness/session.py"),
    include_str!("harness/meaning.py"),
    include_str!("harness/reading.py"),
    include_str!("harness/gate.py"),
    include_str!("harness/main.py"),
);
