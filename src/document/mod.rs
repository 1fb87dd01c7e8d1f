//! Derivations told in prose: the one place where typed steps become words and tables.
//!
//! A [`Document`] is plain data that knows nothing of terminals or markup. Each kind of step has one file here that
//! words it, so no explanation is written twice: whatever needs to explain a winning move shows the same step.

mod asking;
mod block;
mod claim;
mod columns;
mod conclusion;
mod conversion;
mod describe;
mod diagnosis;
mod disguise;
mod disguise_words;
mod equal;
mod games;
mod gate;
mod group;
mod hint;
mod idea;
mod in_words;
mod judgement;
mod misere;
mod moore;
mod moves;
mod named;
mod nim_sum;
mod notes;
mod pick;
mod position;
mod reading;
mod refutation;
mod slips_of_values;
mod stages;
mod step_text;
mod style;
mod sums;
mod table;
mod tell;
pub(crate) mod text;
mod values;
mod verification;
mod welcome;
mod winning;
pub(crate) mod wording;
mod xor;

pub use asking::{asking, right_answer_as_typed, right_answer_in_a_sentence};
pub use block::{Block, Document, DrawnRow};
pub use conclusion::nim_sum_of_many;
pub use diagnosis::{message, misconception};
pub use disguise::move_in_disguise;
pub use equal::who_wins_equal_heaps;
pub use games::{name_of, rules_in_brief};
pub use hint::tell_hint;
pub use idea::{Idea, Known};
pub(crate) use judgement::{how_to_answer, right_answer, statement, verdict, why_wrong};
pub use judgement::{tell_first_miss, tell_judgement};
pub use pick::{offered, pick_form, pick_hint, picked_right, tell_pick, tell_pick_missed};
pub use reading::stumbled;
pub use stages::{Stages, has_steps, revealed};
pub use style::Style;
pub use table::{Align, Cell, Table};
pub use tell::tell;
pub use text::{Role, Span, Text};
pub use verification::{Verification, tell_verification};
pub use welcome::welcome;
