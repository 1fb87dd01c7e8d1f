//! The table for the balance of a board: the groups of every row, how many there are of each size, and which sizes are
//! left alone.
//!
//! `balance 13 12 8` has the groups 8, 4 and 1 in row 1; there are three 8s, so one is left alone.

use std::rc::Rc;

use super::asks::ReadOff;
use super::lay_out::{columns, filled, number_row, row};
use super::rule::{CellsBefore, because};
use super::tables::{Working, WorkingCell, WorkingColumn, WorkingRow};
use super::value::CellId;
use crate::derivation::{Columns, Step};
use crate::game::Board;
use crate::hand_built::numeral_binary;
use crate::judgement::Answer;
use crate::question::Question;

impl Working {
    pub(super) fn balance(&mut self, question: &Question, board: &Board) -> ReadOff {
        let groups = Columns::of(board).columns;
        let sizes: Vec<u64> = groups.iter().map(|column| column.place).collect();
        let is_nim = board.is_nim();
        let given = |text: String| WorkingCell::Given(text);
        let mut of_rows: Vec<Vec<CellId>> = Vec::new();
        let mut rows: Vec<WorkingRow> = Vec::new();
        for (number, game, heap) in board.numbered_with_games() {
            let value = (!is_nim).then(|| self.value(game, heap));
            let ids = self.fill_each(&sizes, |_, size| {
                move |cells: &CellsBefore<'_>| {
                    let number = value.map_or(Some(heap), |id| cells.number(id))?;
                    let digits = numeral_binary(number);
                    because(number & size, Step::PlaceValues { digits, number })
                }
            });
            let mut cells = vec![given(heap.to_string())];
            if let Some(value) = value {
                cells.insert(0, given(game.to_string()));
                cells.push(WorkingCell::Fill(value));
                self.ask_value(game, heap, &[&[value], &ids[..]].concat());
            }
            cells.extend(filled(&ids));
            rows.push(number_row(&format!("row {number}"), cells));
            of_rows.push(ids);
        }
        let of_size =
            |column: usize| -> Vec<CellId> { of_rows.iter().map(|ids| ids[column]).collect() };
        let counts = self.fill_each(&sizes, |column, size| {
            let groups = of_size(column);
            move |cells: &CellsBefore<'_>| {
                let rows = rows_with_group(&groups, cells);
                let count = rows.len() as u64;
                Some((vec![count.into()], paired_off(size, rows)))
            }
        });
        let alone = self.fill_each(&sizes, |column, size| {
            let (groups, count) = (of_size(column), counts[column]);
            move |cells: &CellsBefore<'_>| {
                let count = cells.number(count)?;
                let rows = rows_with_group(&groups, cells);
                // The groups show which is alone only if there are as many as were counted.
                let are_counted = count == rows.len() as u64;
                let step = paired_off(size, rows).filter(|_| are_counted);
                Some((vec![(size * (count % 2)).into()], step))
            }
        });
        let stubs: &[&'static str] = if is_nim { &["size"] } else { &["game", "size", "value"] };
        for (label, ids) in [("how many groups", &counts), ("left alone", &alone)] {
            let nothing = stubs.iter().map(|_| given(String::new()));
            rows.push(row(label, nothing.chain(filled(ids))));
        }
        let stubs = stubs.iter().copied().map(WorkingColumn::Named);
        self.table("groups", "board", stubs.chain(columns(&sizes)), rows);
        let left = alone.clone();
        let read_off: ReadOff = Rc::new(move |entries| {
            let sizes = left.iter().map(|&id| entries.number_or_none(id));
            let sizes: Vec<u64> = sizes.collect::<Option<_>>()?;
            let sizes = sizes.into_iter().filter(|&size| size > 0);
            Some(Answer::Sizes(sizes.map(Into::into).collect()))
        });
        self.ask(question, &alone, &read_off);
        read_off
    }
}

/// The rows, counted from 1, with a group in these cells.
fn rows_with_group(groups: &[CellId], cells: &CellsBefore<'_>) -> Vec<usize> {
    let has_group = |id: CellId| cells.number(id).is_some_and(|group| group > 0);
    let rows = (1..).zip(groups);
    let with_group = rows.filter(|&(_, &id)| has_group(id));
    with_group.map(|(row, _)| row).collect()
}

/// How the groups of one size are paired off, if there are any.
fn paired_off(size: u64, rows: Vec<usize>) -> Option<Step> {
    (!rows.is_empty()).then(|| Step::pair_off(size, rows.into_iter()))
}
