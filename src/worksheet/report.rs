//! The report on a marked sheet, question by question.
//!
//! "row 2, 4s column: 0 is not right. 4 in binary is 100." The numbers come from the step of the derivation that the
//! cell contradicts, and the words from where that step is worded.

use super::marked::{Item, Mark, MarkedSheet, MarkedWorking, Naming, WrongCell};
use super::not_counted::{heading, not_counted};
use super::working::{CellValue, WorkingColumn};
use crate::derivation::Step;
use crate::document::text::{Text, bad, code, strong, text};
use crate::document::wording::{column, counted, listed, of_place, one_or_more};
use crate::document::{
    self, Block, Document, IntoBlocks, Style, how_to_answer, right_answer, statement, verdict,
    why_wrong,
};
use crate::judgement::Verdict;
use crate::question::Names;

/// The report on a marked sheet, question by question.
pub fn sheet_report(sheet: &MarkedSheet, style: Style) -> Document {
    let items = sheet.items.iter().map(|item| Block::Section {
        heading: asked(sheet, item, style.names),
        body: if style.depth > 0 { body(item, style) } else { Vec::new() },
    });
    let others = not_counted(sheet);
    let others = (!others.is_empty()).then(|| ("Also on this sheet:", Block::list(others)));
    let items: Vec<Block> = items.collect();
    let in_all = (working_in_brief(sheet), score(sheet));
    Document::of((heading(sheet), items, others, in_all))
}

/// "7 of 10 right. 1 wrong answer follows from the working."
pub(super) fn score(sheet: &MarkedSheet) -> Text {
    score_of(sheet.right(), sheet.items.len(), sheet.follow().len())
}

/// The same for these counts.
pub(super) fn score_of(right: usize, count: usize, follow: usize) -> Text {
    let score = text![{strong(format!("{right} of {count} right"))}"."];
    if follow == 0 {
        return score;
    }
    let follows = one_or_more(follow, " follows", " follow");
    let answers = counted(follow, "wrong answer");
    text![{score}" "{answers}{follows}" from the working."]
}

fn asked(sheet: &MarkedSheet, item: &Item, names: Option<Names>) -> Text {
    match &item.mark {
        Mark::Judged { judgement, .. } if item.line.is_none() => {
            text![{verdict(judgement, names)}" It is missing from the sheet."]
        }
        Mark::Judged { judgement, .. } => verdict(judgement, names),
        Mark::Unreadable { words, .. } => text![{not_a_question(sheet, item, words)}"."],
    }
}

/// "Not a question: sum 5 4 x (anna.md, line 12)"
pub(super) fn not_a_question(sheet: &MarkedSheet, item: &Item, words: &str) -> Text {
    let line = item.line.unwrap_or_default();
    text![
        {bad("Not a question:")}" "{code(words.to_owned())}
        {format!(" ({}, line {line})", sheet.of.file)}
    ]
}

fn body(item: &Item, style: Style) -> Vec<Block> {
    let (judgement, working) = match &item.mark {
        Mark::Judged { judgement, working } => (judgement, working),
        Mark::Unreadable { why, .. } => return text![{why.clone()}"."].into_blocks(),
    };
    let is_wrong = judgement.verdict == Verdict::Wrong;
    let why = match judgement.verdict {
        Verdict::Right | Verdict::Blank => Vec::new(),
        Verdict::Wrong if item.follows() => {
            "The answer follows from the working below: put right what is wrong there, and the answer comes right with it.".into_blocks()
        }
        Verdict::Wrong => why_wrong(judgement, style),
        Verdict::Malformed => how_to_answer(judgement),
    };
    let working = working.as_ref();
    let working = working.map(|working| working_report(working, is_wrong));
    let right = is_wrong.then(|| right_answer(&judgement.question, style.names));
    (why, working, right.map(Block::Conclusion)).into_blocks()
}

fn working_report(working: &MarkedWorking, is_wrong: bool) -> Vec<Block> {
    if working.rows.is_empty() {
        let said = "All of the working is right, so only the last step, from there to the answer, has to be put right.";
        return (working.blank == 0 && is_wrong).then_some(said).into_blocks();
    }
    let items = working.rows.iter().flat_map(|row| match &row.shows {
        Some(shown) => {
            let message = document::message(shown).unwrap_or_default();
            vec![text![{places(&row.cells)}": "{message}]]
        }
        None => row.cells.chunk_by(is_same_number).map(message).collect(),
    });
    ("In the working:", Block::list(items)).into_blocks()
}

/// Whether two wrong cells are digits of the same number.
fn is_same_number(a: &WrongCell, b: &WrongCell) -> bool {
    let are_digits = [a, b].iter().all(|cell| cell.naming == Naming::Digit);
    are_digits && (a.table, &a.row) == (b.table, &b.row)
}

/// Wrong cells in words: one, or several digits of one number.
pub(super) fn message(cells: &[WrongCell]) -> Text {
    let Some(first) = cells.first() else {
        return Text::default();
    };
    let place = text![{place(first, cells)}": "];
    let given = match cells {
        [only] if only.readable => text![{code(only.given.clone())}" is not right. "],
        [only] => text![{code(only.given.clone())}" cannot be read here. "],
        _ => Text::default(),
    };
    let because = if first.carried { "From the cells before it: " } else { "" };
    let right = match (&first.step, &first.expected[..]) {
        // The statement of a count ends with its parity, which does not belong into the cell.
        (Some(Step::CountOnes(counted_in)), [CellValue::Number(count)])
            if *count == counted_in.ones as u64 =>
        {
            let ones = counted_in.ones;
            text![
                {counted(ones, "row")}{one_or_more(ones, " has", " have")}" a 1 in the "
                {column(counted_in.place)}", so "{ones}" belongs here"
            ]
        }
        (Some(Step::LeftmostOne(one)), _) => {
            text!["The leftmost column with an odd number of 1s is the "{column(one.place)}]
        }
        (Some(step), _) => statement(step),
        (None, [CellValue::None]) => text!["There is none, so "{code("none")}" stands here"],
        (None, values) => text![
            "It should be "{listed(values.iter().map(|value| value.to_string().into()), "or")}
        ],
    };
    text![{place}{given}{because}{right}"."]
}

/// "row 2, 4s and 1s columns", or "row to change and how many to take".
fn places(cells: &[WrongCell]) -> Text {
    let rows = cells.chunk_by(|a, b| a.row == b.row);
    let rows = rows.filter_map(|row| Some(place(row.first()?, row).into()));
    listed(rows, "and")
}

/// "row 2, 4s column", or "row 2, 4s and 1s columns".
fn place(first: &WrongCell, cells: &[WrongCell]) -> String {
    if first.naming == Naming::Row {
        return first.row.clone();
    }
    let columns = if cells.len() == 1 {
        column_name(first.column)
    } else {
        let places = cells.iter().map(|cell| match cell.column {
            WorkingColumn::Place(value) => of_place(value).into(),
            WorkingColumn::Named(name) => Text::from(name),
        });
        format!("{} columns", listed(places, "and"))
    };
    format!("{}, {columns}", first.row)
}

/// "4s column", "quotient".
pub(super) fn column_name(name: WorkingColumn) -> String {
    match name {
        WorkingColumn::Place(value) => column(value),
        WorkingColumn::Named(name) => name.to_owned(),
    }
}

/// "In the tables 41 cells are right, 2 wrong and 3 empty."
fn working_in_brief(sheet: &MarkedSheet) -> Option<Text> {
    let workings = || sheet.items.iter().filter_map(Item::working);
    let right: usize = workings().map(|working| working.right).sum();
    let wrong: usize = workings().map(|working| working.errors().count()).sum();
    let blank: usize = workings().map(|working| working.blank).sum();
    (right + wrong > 0).then(|| {
        text!["In the tables: "{counted(right, "cell")}" right, "{wrong}" wrong, "{blank}" empty."]
    })
}
