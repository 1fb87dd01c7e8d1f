//! One program with all tests of nimlab as a whole. What a crate does by itself is tried beside its code.

mod answers;
#[cfg(target_os = "linux")]
mod browser;
mod commands;
mod conversations;
mod engine;
mod fuzz;
mod grading;
mod lessons;
mod output;
#[cfg(target_os = "linux")]
mod page;
mod project;
mod support;
mod theorems;
mod worksheets;

use support::{golden, place, program};
