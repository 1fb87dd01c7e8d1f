//! Games other than Nim, judged by published values and by plain searches that know nothing of values.

mod asked;
mod misuse;
pub mod plain_search;
mod play;
pub mod prime_factors;
mod published;
mod search;
