//! `nimlab play`: how the computer plays, whole games, and what a person meets at the prompt.
//!
//! After a change that is meant to show, `SNAPSHOTS=overwrite cargo test --test conversations play` writes the transcripts anew.

mod computer;
mod games;
mod opponents;
mod prompt;

use crate::program::run;

/// Plays with these arguments and what is typed: the exit code, standard output and standard error.
pub fn play(arguments: &[&str], typed: impl Into<Vec<u8>>) -> (i32, String, String) {
    run(&[&["play"], arguments].concat(), typed)
}
