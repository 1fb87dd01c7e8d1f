//! Moore's Nim in words: what is asked of it, the steps, what was found, and what is said of an answer.
//!
//! One idea runs through all of them: the 1s of each column are put in groups of K + 1, where K is the number of rows that
//! one turn may take from; a board on which nothing is left over is *balanced*, and whoever leaves balance wins.

mod asked;
mod found;
mod steps;
mod table;
mod turns;
mod wording;

pub(super) use asked::{opening, words};
pub(super) use found::{every_turn, one_of_the_winning, turns_that_win, what_decides};
pub(super) use steps::describe;
pub(super) use wording::{ones_are, turn_in_brief};
