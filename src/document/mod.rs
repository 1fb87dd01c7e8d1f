//! Derivations told in prose: the one place where typed steps become words and tables.
//!
//! A [`Document`] is plain data that knows nothing of terminals or markup. Each kind of step has one file here that
//! words it, so no explanation is written twice: whatever needs to explain a winning move shows the same step.

mod about;
mod ahead;
mod argued;
mod asking;
mod balance;
mod block;
mod choose;
mod claim;
mod columns;
mod conclusion;
mod conversion;
mod describe;
mod diagnosis;
mod disguise;
mod disguise_words;
mod followed;
mod games;
mod gate;
mod group;
mod groups;
mod hint;
mod idea;
mod in_words;
mod judgement;
mod known_games;
mod letters;
mod long_table;
mod made;
mod misere;
mod moore;
mod moves;
mod named;
mod named_ideas;
mod nim_sum;
mod notes;
mod pick;
mod picture;
mod position;
mod prelude;
mod proof;
mod question_words;
mod reading;
mod refutation;
mod refute;
mod repetition;
mod rows;
mod simpler;
mod slips_of_values;
mod stages;
mod step_text;
mod style;
mod sums;
mod svg;
mod table;
mod tell;
pub(crate) mod text;
mod values;
mod values_table;
mod verdict;
mod verification;
mod welcome;
mod winning;
mod within;
pub(crate) mod wording;
mod xor;

pub use about::{about, about_topic};
pub use asking::{
    AskedElsewhere, answer_form, asked_by_itself, asking, right_answer_as_typed,
    right_answer_in_a_sentence,
};
pub use block::{Block, Document, DrawnRow, IntoBlocks};
pub use conclusion::nim_sum_of_many;
pub use diagnosis::message;
pub use disguise::move_in_disguise;
pub use games::{name_of, rules_in_brief};
pub use hint::tell_hint;
pub use idea::{Idea, Known, idea_behind};
pub(crate) use judgement::{how_to_answer, right_answer, statement, verdict, why_wrong};
pub use judgement::{tell_first_miss, tell_judgement, tell_right_answer, tell_verdict};
pub use known_games::{KnownGame, tell_games};
pub use made::{TurnMade, turn_made};
pub use named_ideas::{IdeaNamed, unknown_in};
pub use pick::{
    mismatch, offered, pick_form, pick_hint, picked_right, tell_pick, tell_pick_missed,
};
pub use picture::Picture;
pub use question_words::lines_to_pick_from;
pub use reading::stumbled;
pub use stages::{Stages, fills_table, has_steps, revealed};
pub use style::Style;
pub use svg::{Svg, SvgError, SvgProblem};
pub(crate) use table::column_of;
pub use table::{Align, Cell, IntoCells, Table};
pub use tell::tell;
pub use text::{Role, Span, Text};
pub use verification::{Verification, tell_verification};
pub use welcome::welcome;
