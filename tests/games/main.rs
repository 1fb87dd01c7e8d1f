//! Games other than Nim, judged by published values and by plain searches that know nothing of values.

mod certificates;
mod misuse;
mod moore;
mod published;
mod search;
#[path = "../skipped/mod.rs"]
mod skipped;
