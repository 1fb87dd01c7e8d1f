//! Games other than Nim, judged by published values and by plain searches that know nothing of values.

mod asked;
mod certificates;
pub mod large_heaps;
mod misere;
mod misuse;
pub mod plain_search;
mod play;
mod published;
mod search;
mod search_end;
mod verify;
mod worked_out;
