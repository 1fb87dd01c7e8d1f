//! Questions of Nim and their explanations.
//!
//! Words are parsed into a [`question`], a [`derivation`] solves it in typed steps that carry the numbers, a
//! [`judgement`] compares an answer with it, and a [`document`] puts these into prose and tables:
//!
//! ```
//! use explain::judgement::{Verdict, judge};
//! use explain::question::Question;
//!
//! let question: Question = "sum 5 4 3 2 1".parse().unwrap();
//! assert_eq!(judge(&question, "1").verdict, Verdict::Right);
//! assert_eq!(judge(&question, "15").verdict, Verdict::Wrong);
//! ```

pub mod derivation;
pub mod document;
pub mod judgement;
mod kinds;
pub mod legible;
pub mod phrase;
pub mod question;
