//! Documents as plain data: headings, paragraphs, tables, boards drawn, pictures; and a step in words. They know nothing of terminals
//! or markup.

use std::mem::take;

use super::table::{Cell, Table};
use super::text::{Role, Text, text};
use super::wording::{MOST_ROWS_TOLD, counted};

/// Something to read, top to bottom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Its blocks in order.
    pub blocks: Vec<Block>,
}

impl Document {
    /// A document of these blocks.
    pub fn of(blocks: impl IntoBlocks) -> Self {
        Self { blocks: blocks.into_blocks() }
    }

    /// Whether it has steps that can be shown one at a time.
    pub fn has_steps(&self) -> bool {
        self.blocks.iter().any(|block| matches!(block, Block::Section { .. }))
    }

    /// How many blocks there are up to the end of each step: what stands before the first step belongs to it, as does
    /// what follows a step up to the next one, a heading, or the conclusion.
    pub fn step_ends(&self) -> Vec<usize> {
        let mut ends = Vec::new();
        let mut has_step = false;
        for (at, block) in self.blocks.iter().enumerate() {
            let is_step = matches!(block, Block::Section { .. });
            let begins = match block {
                Block::Section { .. } | Block::Heading(_) => has_step,
                Block::Conclusion(_) => at > 0,
                _ => false,
            };
            if begins {
                ends.push(at);
            }
            has_step = is_step || has_step && !begins;
        }
        ends.push(self.blocks.len());
        ends
    }

    /// The document for a page without a prompt: without the words to type there, and without the paragraphs that say no more
    /// than that.
    pub fn away_from_prompt(&self) -> Self {
        let mut blocks = self.blocks.clone();
        leave_prompt(&mut blocks);
        Self { blocks }
    }
}

/// Takes the words to type at a prompt out of blocks, and the blocks that have no others.
fn leave_prompt(blocks: &mut Vec<Block>) {
    blocks.retain_mut(Block::leave_prompt);
}

/// A block of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Block {
    /// What the document is about.
    Title(Text),
    /// One step: what it states, and how that is shown. Renderers number sections.
    Section { heading: Text, body: Vec<Block> },
    /// Running prose.
    Paragraph(Text),
    /// A heading that is no step: of a part of a lesson, say.
    Heading(Text),
    /// Items, one below the other.
    List {
        /// Whether the items are numbered from 1.
        numbered: bool,
        items: Vec<Vec<Block>>,
    },
    /// Something said by somebody else, or set apart.
    Quote(Vec<Block>),
    /// Blocks that belong together: on a screen or a page that has room for them, they are not parted.
    Whole(Vec<Block>),
    /// What stays folded away until somebody asks for it, where that is possible.
    Folded {
        /// The text in its place until then.
        summary: Text,
        body: Vec<Block>,
    },
    /// Lines to be shown just as they are.
    Code(String),
    /// A table.
    Table(Table),
    /// A board drawn as on the lab sheet.
    Drawing(Vec<DrawnRow>),
    /// A picture, where pictures can be shown; its description elsewhere.
    Picture(Picture),
    /// What has been found.
    Conclusion(Text),
}

impl Block {
    /// The words before a [`Conclusion`](Self::Conclusion) that something else follows.
    pub const BEFORE_CONCLUSION: &str = "Answer:";

    /// Whether the next block belongs right below: this one is its heading, ends with a colon, or is the command for it.
    pub fn announces(&self) -> bool {
        let is_typed = |text: &Text| text.spans().iter().all(|span| span.role == Role::Code);
        match self {
            Self::Title(_) | Self::Heading(_) => true,
            Self::Paragraph(text) => is_typed(text) || text.to_string().trim_end().ends_with(':'),
            _ => false,
        }
    }

    /// Takes the words to type at a prompt out of the block, and returns whether it has others. A part that makes sense only
    /// as a whole, such as a row of a table, goes as a whole.
    fn leave_prompt(&mut self) -> bool {
        match self {
            Self::Title(text)
            | Self::Paragraph(text)
            | Self::Heading(text)
            | Self::Conclusion(text) => {
                *text = take(text).away_from_prompt();
                !text.is_empty()
            }
            // How it is shown says nothing without what it states.
            Self::Section { heading, body } => {
                leave_prompt(body);
                !heading.is_at_prompt()
            }
            Self::List { items, .. } => {
                items.iter_mut().for_each(leave_prompt);
                items.retain(|item| !item.is_empty());
                !items.is_empty()
            }
            Self::Quote(body) | Self::Whole(body) | Self::Folded { body, .. } => {
                leave_prompt(body);
                !body.is_empty()
            }
            Self::Table(table) => {
                let is_left = |row: &Vec<Cell>| !row.iter().any(|cell| cell.text.is_at_prompt());
                table.body.retain(is_left);
                table.foot.retain(is_left);
                table.rows() > 0 && !table.header.iter().any(Text::is_at_prompt)
            }
            Self::Code(_) | Self::Drawing(_) => true,
            Self::Picture(picture) => !picture.description.is_at_prompt(),
        }
    }

    /// A list of short items, without numbers.
    pub fn list(items: impl IntoIterator<Item = Text>) -> Self {
        let of_one = |item| vec![Self::Paragraph(item)];
        Self::List { numbered: false, items: items.into_iter().map(of_one).collect() }
    }
}

/// So many things one below the other; of many the first, and how many more there are.
pub fn list_of_many<T>(all: &[T], count: u128, left_out: &str, told: impl Fn(&T) -> Text) -> Block {
    let most = if all.len() > MOST_ROWS_TOLD { MOST_ROWS_TOLD - 1 } else { all.len() };
    let mut items: Vec<Text> = all[..most].iter().map(told).collect();
    if count > most as u128 {
        items.push(text!["⋮ "{counted(count - most as u128, left_out)}]);
    }
    Block::list(items)
}

/// What stands in a document as blocks: a text is a paragraph, what is missing is nothing, and what stands together in a tuple
/// or a list follows one after the other, as in `(table, "It wins.")`.
pub trait IntoBlocks: Sized {
    /// Adds them to others.
    fn add_to(self, blocks: &mut Vec<Block>);

    /// The blocks.
    fn into_blocks(self) -> Vec<Block> {
        let mut blocks = Vec::new();
        self.add_to(&mut blocks);
        blocks
    }
}

impl IntoBlocks for Block {
    fn add_to(self, blocks: &mut Vec<Block>) {
        blocks.push(self);
    }
}

impl IntoBlocks for Text {
    fn add_to(self, blocks: &mut Vec<Block>) {
        blocks.push(Block::Paragraph(self));
    }
}

impl IntoBlocks for &'static str {
    fn add_to(self, blocks: &mut Vec<Block>) {
        Text::from(self).add_to(blocks);
    }
}

impl IntoBlocks for Table {
    fn add_to(self, blocks: &mut Vec<Block>) {
        blocks.push(Block::Table(self));
    }
}

impl<B: IntoBlocks> IntoBlocks for Option<B> {
    fn add_to(self, blocks: &mut Vec<Block>) {
        Vec::from_iter(self).add_to(blocks);
    }
}

impl<B: IntoBlocks> IntoBlocks for Vec<B> {
    fn add_to(self, blocks: &mut Vec<Block>) {
        for block in self {
            block.add_to(blocks);
        }
    }
}

impl<B: IntoBlocks, const N: usize> IntoBlocks for [B; N] {
    fn add_to(self, blocks: &mut Vec<Block>) {
        Vec::from(self).add_to(blocks);
    }
}

macro_rules! tuples_are_blocks {
    ($($($part:ident)*,)*) => {$(
        impl<$($part: IntoBlocks),*> IntoBlocks for ($($part,)*) {
            #[allow(non_snake_case)] // The parts are called by their types.
            fn add_to(self, blocks: &mut Vec<Block>) {
                let ($($part,)*) = self;
                $($part.add_to(blocks);)*
            }
        }
    )*};
}

tuples_are_blocks!(A B, A B C, A B C D, A B C D E,);

/// A row of a drawn board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawnRow {
    /// A row with its objects.
    Row {
        /// Its number, counted from 1.
        row: usize,
        /// How many objects it holds.
        size: u64,
        /// How many have just been taken from it.
        taken: u64,
    },
    /// What is played on the rows that follow, by the name that is typed for it: "Kayles". Where no row is headed so, all
    /// are rows of Nim.
    Game(String),
}

/// A picture that is described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Its format, such as `image/png`.
    pub media_type: &'static str,
    /// The bytes of its file.
    pub data: Vec<u8>,
    /// What it shows, for readers who cannot see it.
    pub description: Text,
}

impl Picture {
    /// The text in its place where no pictures are shown.
    pub fn in_words(&self) -> Text {
        text!["Picture: "{self.description.clone()}]
    }
}

/// A step in words.
pub(crate) struct StepText {
    /// What the step states, in a sentence or less.
    pub heading: Text,
    /// What shows it: nothing for a step that its heading tells whole.
    pub body: Vec<Block>,
}

impl StepText {
    /// A statement, and how it is shown.
    pub fn new(heading: Text, body: impl IntoBlocks) -> Self {
        Self { heading, body: body.into_blocks() }
    }

    /// A statement that says it all.
    pub fn heading(heading: Text) -> Self {
        Self { heading, body: Vec::new() }
    }
}
