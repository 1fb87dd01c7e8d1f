//! Games other than Nim, judged by published values and by plain searches that know nothing of values.

mod disguises;
mod disguises_told;
mod northcott;
mod published;
mod rules;
