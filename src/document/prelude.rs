//! What every teller speaks with: texts and their roles, small words, tables, blocks.

pub(super) use super::block::{Block, Document};
pub(super) use super::in_words::{InWords, Place};
pub(super) use super::step_text::StepText;
pub(super) use super::table::{Align, Cell, Table};
pub(super) use super::text::{
    Role, Text, bad, blank, code, counters, good, marked, row as row_name, strong, term, text,
};
pub(super) use super::wording::*;
