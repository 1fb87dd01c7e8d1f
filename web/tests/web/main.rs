//! The engine of the page, and the page in a browser.

mod desk;
mod explained;
mod lanes;
mod modules;
mod page;
mod same_talk;
#[path = "../../../tests/support/mod.rs"]
mod support;
mod words;
