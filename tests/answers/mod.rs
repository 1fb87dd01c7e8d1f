//! Answers: how they are read, judged and diagnosed, in questions of every kind.

mod diagnosis;
mod exercises;
mod judged;
mod reading;
mod working;
