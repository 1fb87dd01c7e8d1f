//! What is known of several hand-ins together: points, how they are spread, and what was seen how often.
//!
//! Of four hand-ins with 100, 93, 93 and 0 points it is told `Points: 100 (1), 90–99 (2), 0 (1).`, whether they are
//! programs or worksheets.

mod points;
mod spread;
mod tally;

pub use points::{Points, Share};
pub use spread::Spread;
pub use tally::Tally;
