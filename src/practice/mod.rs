//! Practice: questions one after the other that grow with the answers, and a report at the end.
//!
//! A [`Round`] gives questions, takes judged answers, and counts; [`Practice`] is the conversation in which somebody
//! answers them.

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
