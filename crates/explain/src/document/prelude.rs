//! What every teller speaks with: texts and their roles, small words, tables, blocks.

pub(crate) use super::block::{Block, Document, IntoBlocks, StepText, list_of_many};
pub(crate) use super::question_words::{Place, QuestionWords};
pub(crate) use super::style::{ReaderLevel, Style};
pub(crate) use super::table::{
    Align, Cell, IntoCells, Table, column_of, first_and_last, named_row, tell_rows,
};
pub(crate) use super::text::{
    Role, Text, bad, code, counters, good, row as row_name, strong, term, text,
};
pub(crate) use super::wording::*;
