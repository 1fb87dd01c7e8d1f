//! Games other than Nim, judged by published values and by plain searches that know nothing of values.

mod asked;
mod published;
mod rules;
