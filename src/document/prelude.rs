//! What every teller speaks with: texts and their roles, small words, tables, blocks.

pub(super) use super::block::{Block, Document, IntoBlocks};
pub(super) use super::in_words::{Place, QuestionWords};
pub(super) use super::long_table::{first_and_last, list_of_many, tell_board_rows, tell_rows};
pub(super) use super::step_text::StepText;
pub(super) use super::table::{Align, Cell, IntoCells, Table, column_of, named_row};
pub(super) use super::text::{
    Role, Text, bad, blank, code, counters, good, marked, row as row_name, strong, term, text,
};
pub(super) use super::wording::*;
