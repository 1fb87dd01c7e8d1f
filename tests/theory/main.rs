//! The theory: the laws of every derivation, published values, and searches that know nothing of the theory.

mod games;
mod laws;
mod published;
#[path = "../support/mod.rs"]
mod support;
mod theory;
mod tower_breakers;
