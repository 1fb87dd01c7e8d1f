//! Games other than Nim, judged by published values and by plain searches that know nothing of values.

mod asked;
pub mod large_heaps;
mod misuse;
pub mod plain_search;
mod play;
mod published;
mod search;
