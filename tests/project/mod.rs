//! The project itself: whether README and docs are true, and what other programs make of nimlab.

mod autograder;
mod installing;
mod page;
mod readme;
