//! The project itself: whether README and docs are true, and what other programs make of nimlab.

mod page;
mod readme;
mod recipes;
