//! The project itself: how its rooms use each other, and whether README and docs are true.

mod json_reference;
mod readme;
mod recipes;
mod rooms;
#[path = "../support/mod.rs"]
mod support;
