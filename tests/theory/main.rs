//! The theory: the laws of every derivation, published values, and searches that know nothing of the theory.

mod games;
#[path = "../support/golden.rs"]
mod golden;
mod laws;
#[path = "../support/program.rs"]
mod program;
mod published;
#[path = "../support/mod.rs"]
mod support;
mod theory;
