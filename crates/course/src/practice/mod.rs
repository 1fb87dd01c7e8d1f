//! Practice: one question after the other, harder as the answers come right, and a report at the end.
//!
//! A [`Round`] makes up questions, takes judged answers, and counts; [`Practice`] is the conversation around it.

mod conversation;
mod json;
mod messages;
mod report;
mod round;

pub use conversation::{Practice, Retry};
pub use json::to_json;
pub use messages::round_report;
pub use report::{RoundReport, TopicTally};
pub use round::{AskedQuestion, Round};
