//! The harness: the program in Python that loads a hand-in and only answers "call this function with these arguments".
//!
//! It is one program in several files: `frames` writes what is answered, such as `nimlab ID {"int":"6"}`, `printed`
//! stands in for what a hand-in prints to and reads from, `surroundings` for the notebook and the screen, `loading` takes
//! it apart (with `syntax`), `session` runs it, `written` reads how a function is written, and `main` listens.

/// The program.
pub(super) const HARNESS: &str = concat!(
    include_str!("harness/frames.py"),
    include_str!("harness/printed.py"),
    include_str!("harness/surroundings.py"),
    include_str!("harness/syntax.py"),
    include_str!("harness/loading.py"),
    include_str!("harness/session.py"),
    include_str!("harness/written.py"),
    include_str!("harness/main.py"),
);
