//! The theory: the laws of every derivation, published values, and searches that know nothing of the theory.

mod bouton;
mod games;
mod laws;
mod published;
