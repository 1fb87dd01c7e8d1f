//! Derivations in prose: the one place where typed steps become words and tables.
//!
//! A [`Document`] is plain data that knows nothing of terminals or markup. Each kind of step has one file here that
//! words it, so no explanation is written twice: every explanation of a winning move shows the same step.

mod about;
mod block;
pub(crate) mod columns;
mod conclusion;
mod explanation;
pub(crate) mod folding;
mod followed;
pub(crate) mod games;
mod hint;
mod judgement;
pub(crate) mod moves;
mod pick;
pub(crate) mod prelude;
pub(crate) mod question_words;
pub(crate) mod reading;
mod simpler;
mod style;
mod table;
pub mod text;
mod verification;
pub mod wording;

pub use crate::kinds::position::{MoveMade, move_made};
pub use crate::kinds::values::tell_values;
pub use about::{KnownGame, name_of_topic, tell_games, welcome};
pub(crate) use block::StepText;
pub use block::{Block, Document, DrawnRow, IntoBlocks, Picture};
pub use conclusion::nim_sum_of_many;
pub use explanation::tell;
pub use games::{name_of, rules_in_brief};
pub use hint::tell_hint;
pub use judgement::message;
pub use judgement::{how_to_answer, right_answer, statement, verdict, why_wrong};
pub use judgement::{tell_first_miss, tell_judgement, tell_right_answer, tell_verdict};
pub use moves::{drawing, drawings};
pub use pick::{mismatch, offered, pick_form, pick_hint, picked_right, tell_pick};
pub use question_words::{
    answer_form, asked_by_itself, asking, right_answer_as_typed, right_answer_in_a_sentence,
};
pub use reading::stumbled;
pub use style::{ReaderLevel, Style};
pub use table::{Align, Cell, IntoCells, Table};
pub use table::{column_of, named_row};
pub use text::{Role, Span, Text};
pub use verification::{Verification, tell_verification};
