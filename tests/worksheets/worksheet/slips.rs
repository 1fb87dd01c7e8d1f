//! Misconceptions in the cells of a working: named where the wrong cells of a row are what they predict, and only there.

use nimlab::game::Board;
use nimlab::judgement::{Diagnosis, Judgement, judge};
use nimlab::question::{Generator, Kind, Level, Names, Question, Topic};
use nimlab::worksheet::{
    CellId, CellValue, MarkedWorking, Printing, Sheet, Working, WorkingCell, WorkingColumn,
};
use proptest::prelude::*;

use super::marked;
use crate::support::{cases, in_markdown};

/// A sheet with one question, and its tables with these values in their cells.
fn filled_in(question: &Question, values: &[CellValue], answer: &str) -> String {
    let mut lines = vec![format!("1. `{question}` = {answer}")];
    for grid in Working::of(question).unwrap().tables {
        let columns = ["", " quotient | remainder |"][usize::from(grid.name == "divisions")];
        lines.push(format!("| {} |{columns}", grid.corner));
        for row in grid.rows {
            let cells = row.cells.into_iter().map(|cell| match cell {
                WorkingCell::Given(given) => given,
                WorkingCell::Fill(id) => values[id].to_string(),
            });
            let cells: Vec<String> = std::iter::once(row.label).chain(cells).collect();
            lines.push(format!("| {} |", cells.join(" | ")));
        }
    }
    lines.join("\n")
}

/// The same with some cells changed by whoever fills them in, and all else as it follows from these.
fn followed(question: &Question, change: impl Fn(CellId) -> Option<CellValue>) -> String {
    let working = Working::of(question).unwrap();
    let mut values: Vec<CellValue> = Vec::new();
    for (id, rule) in working.rules.iter().enumerate() {
        let follows = rule.follow(&values).first().copied();
        values.push(change(id).or(follows).unwrap_or(CellValue::None));
    }
    let answer = working.answer(&values);
    filled_in(question, &values, &answer.map_or_else(String::new, |answer| answer.to_string()))
}

/// The cells of each row of digits, row by row, and what these are called.
fn digits(working: &Working) -> Vec<(String, Vec<CellId>)> {
    let rows = working.tables.iter().flat_map(|grid| {
        grid.rows.iter().map(|row| {
            let cells = row.cells.iter().zip(&grid.columns);
            let cells = cells.filter_map(|(cell, column)| match (cell, column) {
                (&WorkingCell::Fill(id), WorkingColumn::Place(_)) => Some(id),
                _ => None,
            });
            (row.name.clone(), cells.collect())
        })
    });
    rows.collect()
}

fn working(text: &str) -> MarkedWorking {
    marked(text).items[0].working().cloned().unwrap_or_else(|| panic!("{text}"))
}

fn codes(text: &str) -> Vec<&'static str> {
    let rows = working(text).rows;
    let shown = rows.iter().filter_map(|row| row.shows.as_ref());
    shown.map(|judgement| judgement.diagnosis.as_ref().map_or("", Diagnosis::code)).collect()
}

#[test]
fn a_row_of_cells_is_diagnosed_by_the_question_that_it_asks() {
    for (sheet, code) in [
        ("xor 3 5` = 7\n| 3 | 0 | 1 | 1 |\n| 5 | 1 | 0 | 1 |\n| XOR | 1 | 1 | 1 |", "ored"),
        ("xor 12 5` =\n| XOR | 0 | 1 | 0 | 0 |", "anded"),
        ("xor 3 5` =\n| 3 | 1 | 1 | 0 |", "left-aligned"),
        ("xor 6 13` =\n| 6 | 0 | 0 | 1 | 1 |", "reversed-digits"),
        ("xor 6 13` =\n| 6 | | 0 | 1 | 1 |", "reversed-digits"),
        (
            "decimal 1101` =\n| digit | 1 | 1 | 0 | 1 |\n| worth | 1 | 2 | 0 | 8 |",
            "reversed-digits",
        ),
        ("sum 13 12 8` =\n| how many 1s | | 2 | 1 | 0 | 1 |", "missed-row"),
        ("winner 5 4 3` =\n| nim sum | 12 |", "added"),
        ("winner 6 9` =\n| nim sum | 1111 | 1 | 1 | 1 | 1 |", "decimal-digits"),
        (
            "move 18 6 3 20 9` =\n| row to change | 5 |\n| its new size | 3 |\n| how many to take | 3 |",
            "target-not-taken",
        ),
        (
            "move 18 6 3 20 9` =\n| row to change | 4 |\n| its new size | 1 |\n| how many to take | 19 |",
            "largest-row",
        ),
        ("move 20 6 3 18 9` =\n| row to change | 1 |", "largest-row"),
        ("move 18 6 3 20 9` =\n| row to change | 4 |\n| how many to take | 6 |", "row-from-zero"),
    ] {
        let sheet = format!("1. `{sheet}\n");
        assert_eq!(codes(&sheet), [code], "{sheet}\n{:?}", working(&sheet));
        let item = &marked(&sheet).items[0];
        let misconceptions: Vec<&str> =
            item.misconceptions().iter().map(|slip| slip.code()).collect();
        assert_eq!(misconceptions, [code], "{sheet}");
    }
}

#[test]
fn what_shows_nothing_is_not_diagnosed() {
    for sheet in [
        // One wrong column is said of the cell.
        "xor 3 5` =\n| XOR | 1 | 0 | 0 |",
        // It follows from the digits above.
        "xor 3 5` =\n| 3 | 0 | 1 | 0 |\n| 5 | 1 | 0 | 1 |\n| XOR | 1 | 1 | 1 |",
        // It does not follow, but what it rests on is wrong.
        "xor 3 5` =\n| 3 | 0 | 0 | 1 |\n| 5 | 1 | 0 | 1 |\n| XOR | 1 | 1 | 1 |",
        // As many counts have a 1, but it is not a row that is missing.
        "sum 1 2 3` =\n| how many 1s | | 2 | 3 |",
        // A cell is empty.
        "xor 3 5` =\n| XOR | 1 | 1 | |",
    ] {
        let sheet = format!("1. `{sheet}\n");
        assert!(codes(&sheet).is_empty(), "{sheet}: {:?}", working(&sheet));
    }
}

proptest! {
    #![proptest_config(cases(300))]

    /// Somebody who does to the columns what they should not: the code is that of the same answer given to the question.
    #[test]
    fn a_row_is_diagnosed_as_the_answer_would_be(a in 0_u64..70, b in 0_u64..70, c in 0_u64..70, gate in 0_usize..4) {
        let combine = |a: u64, b: u64| [a | b, a & b, a.wrapping_add(b), a.wrapping_sub(b)][gate];
        for question in [format!("xor {a} {b}"), format!("sum {a} {b} {c}")] {
            let question: Question = question.parse().unwrap();
            let numbers = question.board().map_or(vec![a, b], |board: &Board| board.rows().to_vec());
            let given = numbers.into_iter().reduce(combine).unwrap();
            let Some(working) = Working::of(&question) else { continue };
            let result = digits(&working).into_iter().find(|(row, _)| row == "XOR" || row == "nim sum");
            let (_, result) = result.unwrap();
            let width = result.len();
            if given.checked_shr(u32::try_from(width).unwrap()) != Some(0) {
                continue;
            }
            let sheet = followed(&question, |id| {
                let column = result.iter().rev().position(|&digit| digit == id)?;
                Some(CellValue::Number(given >> column & 1))
            });
            let of_answer = judge(&question, &given.to_string(), Names::Standard).diagnosis;
            let expected: Vec<&str> = of_answer.iter().map(Diagnosis::code).filter(|code| *code != "wrong-column").collect();
            prop_assert_eq!(codes(&sheet), expected, "{}", sheet);
        }
    }

    /// Whatever one row holds: what follows from it is no error, and nothing but that row is diagnosed.
    #[test]
    fn what_follows_from_an_error_shows_nothing(seed: u64, which: prop::sample::Index, noise: u64) {
        for kind in [Kind::Xor, Kind::Sum, Kind::Winner, Kind::Rows, Kind::Move] {
            let question = Generator::new(seed).question(Topic::Kind(kind), Level::FIRST.up());
            let Some(laid_out) = Working::of(&question) else { continue };
            let mut rows = digits(&laid_out);
            rows.retain(|(row, _)| row.starts_with("row ") || row.starts_with("number "));
            if rows.is_empty() {
                continue;
            }
            let (_, row) = &rows[which.index(rows.len())];
            let sheet = followed(&question, |id| {
                let column = row.iter().position(|&digit| digit == id)?;
                Some(CellValue::Number(noise >> column & 1))
            });
            let marked = working(&sheet);
            prop_assert!(marked.rows.len() <= 1, "{}", sheet);
            for cell in marked.errors() {
                prop_assert_eq!(&cell.row, &marked.rows[0].cells[0].row, "{}", sheet);
                prop_assert!(cell.row.starts_with("row ") || cell.row.starts_with("number "));
            }
        }
    }

    /// A key shows nothing, and a slip is told of wrong cells alone, each once.
    #[test]
    fn slips_are_of_wrong_cells(seed: u64, spoilt in prop::collection::vec((any::<prop::sample::Index>(), 0_u64..4), 0..12)) {
        let key = in_markdown(&Sheet::new(&[], 7, seed), Printing { work: true, key: true, show_seed: false });
        for item in &marked(&key).items {
            prop_assert!(item.misconceptions().is_empty());
        }
        let mut lines: Vec<String> = key.lines().map(str::to_owned).collect();
        for (line, digit) in spoilt {
            let at = line.index(lines.len());
            let line = &mut lines[at];
            if let Some((label, _)) = line.rsplit_once("| ") && line.contains('|') {
                *line = format!("{label}| {digit} |");
            }
        }
        for item in &marked(&lines.join("\n")).items {
            let Some(working) = item.working() else { continue };
            for row in &working.rows {
                let has_diagnosis = |judgement: &Judgement| judgement.diagnosis.is_some();
                prop_assert!(!row.cells.is_empty() && row.shows.as_ref().is_none_or(has_diagnosis));
            }
        }
    }
}
