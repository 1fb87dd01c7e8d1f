//! A marked sheet in words, question by question.
//!
//! "row 2, 4s column: 0 is not right. 4 in binary is 100." The numbers come from the step of the derivation that the cell
//! contradicts, and the words from wherever that step is worded.

use super::marked::{Item, Mark, MarkedSheet, MarkedWorking, Naming, WorkingSlip, WrongCell};
use super::telling_lines::{heading, not_counted};
use super::working::{CellValue, WorkingColumn};
use crate::derivation::Step;
use crate::document::text::{Text, bad, code, strong, text};
use crate::document::wording::{column, counted, listed, of_place, one_or_more};
use crate::document::{
    self, Block, Document, Style, how_to_answer, right_answer, statement, verdict, why_wrong,
};
use crate::judgement::Verdict;
use crate::question::Names;

/// Tells a marked sheet, question by question.
pub fn tell_sheet(sheet: &MarkedSheet, style: Style) -> Document {
    let mut blocks: Vec<Block> = Vec::from_iter(heading(sheet).map(Block::Paragraph));
    blocks.extend(sheet.items.iter().map(|item| Block::Section {
        heading: asked(sheet, item, style.names),
        body: if style.depth > 0 {
            body(item, style)
        } else {
            Vec::new()
        },
    }));
    let not_counted = not_counted(sheet);
    if !not_counted.is_empty() {
        blocks.push(Block::Paragraph("Also on this sheet:".into()));
        blocks.push(Block::list(not_counted));
    }
    blocks.extend(working_in_brief(sheet).map(Block::Paragraph));
    blocks.push(Block::Paragraph(score(sheet)));
    Document { blocks }
}

/// "7 of 10 right. 1 wrong answer follows from the working."
pub(super) fn score(sheet: &MarkedSheet) -> Text {
    score_of(sheet.right(), sheet.items.len(), sheet.follow().len())
}

/// The same of so many answers, whosever they are.
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
        Mark::Judged { judgement, working } => (judgement, working.as_ref()),
        Mark::Unreadable { why, .. } => {
            return vec![Block::Paragraph(text![{why.to_string()}"."])];
        }
    };
    let mut blocks = Vec::new();
    match judgement.verdict {
        Verdict::Right | Verdict::Blank => {}
        Verdict::Wrong if item.follows() => blocks.push(Block::Paragraph(text![
            "The answer follows from the working below: put right what is wrong there, and the answer comes right with it."
        ])),
        Verdict::Wrong => blocks.extend(why_wrong(judgement, style)),
        Verdict::Malformed => blocks.extend(how_to_answer(judgement)),
    }
    if let Some(working) = working {
        blocks.extend(tell_working(working, judgement.verdict));
    }
    if judgement.verdict == Verdict::Wrong {
        let answer = right_answer(&judgement.question, style.names);
        blocks.push(Block::Conclusion(answer));
    }
    blocks
}

fn tell_working(working: &MarkedWorking, verdict: Verdict) -> Vec<Block> {
    if working.errors.is_empty() {
        let all_right = working.blank == 0 && verdict == Verdict::Wrong;
        let said = "All of the working is right, so only the last step, from there to the answer, has to be put right.";
        return all_right
            .then(|| Block::Paragraph(said.into()))
            .into_iter()
            .collect();
    }
    let cells: Vec<&WrongCell> = working.errors.iter().collect();
    let mut items = Vec::new();
    let mut told = 0;
    for slip in &working.slips {
        let before = cells.get(told..slip.cells.start).unwrap_or_default();
        items.extend(one_by_one(before));
        let of_slip = cells.get(slip.cells.clone()).unwrap_or_default();
        items.push(text![{places(of_slip)}": "{slip_message(slip)}]);
        told = slip.cells.end;
    }
    items.extend(one_by_one(cells.get(told..).unwrap_or_default()));
    vec![
        Block::Paragraph("In the working:".into()),
        Block::list(items),
    ]
}

/// What several wrong cells together show.
pub(super) fn slip_message(slip: &WorkingSlip) -> Text {
    document::message(&slip.judgement).unwrap_or_default()
}

/// Wrong cells in words, the digits of one number together.
fn one_by_one<'a>(cells: &'a [&'a WrongCell]) -> impl Iterator<Item = Text> + 'a {
    cells.chunk_by(|a, b| is_same_number(a, b)).map(message)
}

/// Whether two wrong cells are digits of one number.
fn is_same_number(a: &WrongCell, b: &WrongCell) -> bool {
    let are_digits = [a, b].iter().all(|cell| cell.naming == Naming::Digit);
    are_digits && (a.table, &a.row) == (b.table, &b.row)
}

/// Wrong cells in words: one, or several digits of one number.
pub(super) fn message(cells: &[&WrongCell]) -> Text {
    let Some(first) = cells.first() else {
        return Text::default();
    };
    let place = text![{place(first, cells)}": "];
    let given = match cells {
        [only] if only.readable => text![{code(only.given.clone())}" is not right. "],
        [only] => text![{code(only.given.clone())}" cannot be read here. "],
        _ => Text::default(),
    };
    let because = if first.carried {
        "From the cells before it: "
    } else {
        ""
    };
    let right = match (&first.step, &first.expected[..]) {
        // The statement of a count ends with its parity, which is not what belongs into the cell.
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
fn places(cells: &[&WrongCell]) -> Text {
    let rows = cells.chunk_by(|a, b| a.row == b.row);
    let rows = rows.filter_map(|row| Some(place(row.first()?, row).into()));
    listed(rows, "and")
}

/// "row 2, 4s column", or "row 2, 4s and 1s columns".
fn place(first: &WrongCell, cells: &[&WrongCell]) -> String {
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
    let workings: Vec<&MarkedWorking> = sheet.items.iter().filter_map(Item::working).collect();
    let sum = |count: fn(&MarkedWorking) -> usize| -> usize {
        workings.iter().map(|working| count(working)).sum()
    };
    let (right, wrong) = (
        sum(|working| working.right),
        sum(|working| working.errors.len()),
    );
    let blank = sum(|working| working.blank);
    (right + wrong > 0).then(|| {
        text!["In the tables: "{counted(right, "cell")}" right, "{wrong}" wrong, "{blank}" empty."]
    })
}
