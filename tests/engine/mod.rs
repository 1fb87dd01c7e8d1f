//! The engine of the page, asked as the page asks it.

mod desk;
mod explained;
mod modules;
mod same_talk;
mod words;
