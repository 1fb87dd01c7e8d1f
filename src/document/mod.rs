//! Derivations told in prose: the one place where typed steps become words and tables.
//!
//! A [`Document`] is plain data that knows nothing of terminals or markup. Each kind of step has one file here that
//! words it, so no explanation is written twice: whatever needs to explain a winning move shows the same step.

mod asking;
mod columns;
mod conclusion;
mod conversion;
mod diagnosis;
mod gate;
mod group;
mod hint;
mod judgement;
mod misere;
mod moves;
mod position;
mod refutation;
mod stages;
mod table;
mod tell;
pub(crate) mod text;
mod towers;
mod verification;
mod welcome;
pub(crate) mod wording;
mod xor;

pub use asking::{answer_in_a_word, asking};
pub use conclusion::nim_sum_of_many;
pub use diagnosis::{message, misconception};
pub use hint::tell_hint;
pub use judgement::{expected_form, tell_judgement};
pub(crate) use judgement::{right_answer, statement, verdict, why_wrong};
pub use stages::{Stages, has_steps, revealed};
pub use table::{Align, Cell, Table};
pub use tell::tell;
pub use text::{Role, Span, Text};
pub use verification::{Verification, tell_verification};
pub use welcome::welcome;

use crate::question::Names;

/// How a derivation is to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// How many levels of nested steps are told; 0 is the conclusion alone.
    pub depth: usize,
    /// Which letter of P and N comes first.
    pub names: Names,
}

impl Default for Telling {
    fn default() -> Self {
        Self {
            depth: Self::USUAL_DEPTH,
            names: Names::Standard,
        }
    }
}

impl Telling {
    /// Each step with its table, but not how every single number in it came about.
    pub const USUAL_DEPTH: usize = 2;
}

/// Something to read, top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Its blocks in order.
    pub blocks: Vec<Block>,
}

/// A block of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// What the document is about.
    Title(Text),
    /// One step: what it states, and how that is shown. Renderers number sections.
    Section {
        /// What the step states.
        heading: Text,
        /// How it is shown.
        body: Vec<Block>,
    },
    /// Running prose.
    Paragraph(Text),
    /// A heading that is no step: of a part of a lesson, say.
    Heading(Text),
    /// Items, one below the other.
    List {
        /// Whether the items are numbered from 1.
        numbered: bool,
        /// The items.
        items: Vec<Vec<Block>>,
    },
    /// Something said by somebody else, or set apart.
    Quote(Vec<Block>),
    /// Blocks that belong together and appear at once, where other blocks are revealed piece by piece.
    Whole(Vec<Block>),
    /// Lines to be shown just as they are.
    Code(String),
    /// A table.
    Table(Table),
    /// A board drawn as on the lab sheet.
    Drawing(Vec<DrawnRow>),
    /// What has been found.
    Conclusion(Text),
}

impl Block {
    /// What stands before a [`Conclusion`](Self::Conclusion) that is not all there is.
    pub const BEFORE_CONCLUSION: &str = "Answer:";

    /// A list of short items, without numbers.
    pub fn list(items: impl IntoIterator<Item = Text>) -> Self {
        let items = items
            .into_iter()
            .map(|item| vec![Self::Paragraph(item)])
            .collect();
        Self::List {
            numbered: false,
            items,
        }
    }
}

/// A row of a drawn board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawnRow {
    /// A row with its objects.
    Row {
        /// Its number, counted from 1.
        row: usize,
        /// How many objects it holds.
        size: u64,
    },
    /// Rows that are not drawn, in words: "3 more rows".
    LeftOut(Text),
}
