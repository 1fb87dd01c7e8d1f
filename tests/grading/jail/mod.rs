//! The jail, tried from inside: each forbidden thing is asked for in Python, and must be refused with an error while
//! Python lives on.
//!
//! What runs here is hostile on purpose, so every test runs in a PID namespace of its own, made by `unshare` (of
//! util-linux): the test starts itself again in there. Where that cannot be had, these tests say so and are passed over;
//! with `NIMLAB_NO_SKIP` set, that is a failure.
#![cfg(target_os = "linux")]

mod confinement;
mod end;
mod limits;
pub mod namespace;
mod python;
mod refusals;
mod users;
