//! Marked sheets in words: one sheet question by question, several in brief with what came of the class.
//!
//! "row 2, 4s column: 0 is not right. 4 in binary is 100." The numbers come from the step of the derivation that the cell
//! contradicts, and the words from wherever that step is worded.

use super::class::{Class, Tally};
use super::marking::{Item, Mark, MarkedSheet, MarkedWorking, Naming, WrongCell};
use super::working::{Column, Value};
use crate::document::text::{Text, bad, code, good, strong, text};
use crate::document::wording::{column, counted, listed, of_place, plural};
use crate::document::{
    Align, Block, Cell, Document, Table, Telling, expected_form, misconception, right_answer,
    statement, verdict, why_wrong,
};
use crate::judgement::Verdict;
use crate::question::Names;

/// Tells a marked sheet, question by question.
#[must_use]
pub fn tell_sheet(sheet: &MarkedSheet, telling: Telling) -> Document {
    let mut blocks: Vec<Block> = sheet
        .items
        .iter()
        .map(|item| Block::Section {
            heading: heading(sheet, item, telling.names),
            body: if telling.depth > 0 {
                body(item, telling)
            } else {
                Vec::new()
            },
        })
        .collect();
    blocks.extend(working_in_brief(sheet).map(Block::Paragraph));
    blocks.push(Block::Paragraph(score(sheet)));
    Document { blocks }
}

/// "7 of 10 right."
fn score(sheet: &MarkedSheet) -> Text {
    let (right, count) = (sheet.right(), sheet.items.len());
    text![strong(format!("{right} of {count} right")), "."]
}

fn heading(sheet: &MarkedSheet, item: &Item, names: Names) -> Text {
    match &item.mark {
        Mark::Judged { judgement, .. } => verdict(judgement, names),
        Mark::Unreadable { words, .. } => text![
            bad("Not a question:"),
            " ",
            code(words.clone()),
            format!(" ({}:{}).", sheet.file, item.line)
        ],
    }
}

fn body(item: &Item, telling: Telling) -> Vec<Block> {
    let (judgement, working) = match &item.mark {
        Mark::Judged { judgement, working } => (judgement, working.as_ref()),
        Mark::Unreadable { why, .. } => {
            return vec![Block::Paragraph(text![why.to_string(), "."])];
        }
    };
    let follows = working.is_some_and(|working| working.answer_follows);
    let mut blocks = Vec::new();
    match judgement.verdict {
        Verdict::Right | Verdict::Blank => {}
        Verdict::Wrong if follows => blocks.push(Block::Paragraph(text![
            "The answer follows from the working below: put right what is wrong there, and the answer comes right with it."
        ])),
        Verdict::Wrong => blocks.extend(why_wrong(judgement, telling)),
        Verdict::Malformed => blocks.push(Block::Paragraph(text![
            "An answer looks like this: ",
            expected_form(&judgement.question),
            "."
        ])),
    }
    if let Some(working) = working {
        blocks.extend(tell_working(working, judgement.verdict));
    }
    if judgement.verdict == Verdict::Wrong {
        let answer = right_answer(&judgement.question, telling.names);
        blocks.push(Block::Conclusion(answer));
    }
    blocks
}

fn tell_working(working: &MarkedWorking, verdict: Verdict) -> Vec<Block> {
    if working.errors.is_empty() {
        let all_right = working.blank == 0 && verdict == Verdict::Wrong;
        let said = "All of the working is right, so only the last step, from there to the answer, is to be mended.";
        return all_right
            .then(|| Block::Paragraph(said.into()))
            .into_iter()
            .collect();
    }
    let errors: Vec<&WrongCell> = working.errors.iter().collect();
    let items = errors.chunk_by(|a, b| is_same_number(a, b)).map(message);
    vec![
        Block::Paragraph("In the working:".into()),
        Block::List(items.collect()),
    ]
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
    let place = text![place(first, cells), ": "];
    let given = match cells {
        [only] if only.readable => text![code(only.given.clone()), " is not right. "],
        [only] => text![code(only.given.clone()), " cannot be read here. "],
        _ => Text::default(),
    };
    let because = if first.carried {
        "From the cells before it: "
    } else {
        ""
    };
    let right = match (&first.step, &first.expected[..]) {
        (Some(step), _) => statement(step),
        (None, [Value::None]) => text!["There is none, so ", code("none"), " stands here"],
        (None, values) => text![
            "Right is ",
            listed(values.iter().map(|value| value.to_string().into()), "or")
        ],
    };
    text![place, given, because, right, "."]
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
            Column::Place(value) => of_place(value).into(),
            Column::Named(name) => Text::from(name),
        });
        format!("{} columns", listed(places, "and"))
    };
    format!("{}, {columns}", first.row)
}

/// "4s column", "quotient".
pub(super) fn column_name(name: Column) -> String {
    match name {
        Column::Place(value) => column(value),
        Column::Named(name) => name.to_owned(),
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
        text![
            "In the tables: ",
            counted(right, "cell"),
            " right, ",
            wrong,
            " wrong, ",
            blank,
            " empty."
        ]
    })
}

/// Tells several sheets: each in brief, then the class.
#[must_use]
pub fn tell_class(sheets: &[MarkedSheet], telling: Telling) -> Document {
    let class = Class::of(sheets);
    let mut blocks: Vec<Block> = sheets
        .iter()
        .map(|sheet| Block::Section {
            heading: text![sheet.file.as_str(), ": ", score(sheet)],
            body: if telling.depth > 0 {
                in_brief(sheet)
            } else {
                Vec::new()
            },
        })
        .collect();
    blocks.push(Block::Title(text![
        "The class: ",
        counted(class.sheets, "sheet")
    ]));
    blocks.push(Block::Table(by_topic(&class)));
    if class.questions.is_empty() {
        blocks.push(Block::Paragraph(good("Everything is right.").and("")));
    } else {
        blocks.push(Block::Table(by_question(&class)));
    }
    if !class.misconceptions.is_empty() {
        blocks.push(Block::Table(by_misconception(&class)));
    }
    let Tally { right, .. } = class.total;
    blocks.push(Block::Paragraph(text![
        strong(format!("{right} of {} right", class.total.count())),
        "."
    ]));
    Document { blocks }
}

/// The questions of a sheet that are not all right: one line each, and one for all that have no answer.
fn in_brief(sheet: &MarkedSheet) -> Vec<Block> {
    let is_blank = |item: &Item| {
        item.verdict() == Verdict::Blank
            && item
                .working()
                .is_none_or(|working| working.errors.is_empty())
    };
    let (blank, others): (Vec<_>, Vec<_>) = (1_usize..)
        .zip(&sheet.items)
        .partition(|(_, item)| is_blank(item));
    let lines = others
        .into_iter()
        .filter_map(|(number, item)| Some(text![number, ". ", item_in_brief(sheet, item)?]));
    let mut lines: Vec<Text> = lines.collect();
    if !blank.is_empty() {
        let noun = plural(blank.len() as u128, "question");
        let numbers = listed(blank.iter().map(|&(number, _)| number.into()), "and");
        lines.push(text!["No answer to ", noun, "\u{a0}", numbers, "."]);
    }
    (!lines.is_empty())
        .then_some(Block::List(lines))
        .into_iter()
        .collect()
}

fn item_in_brief(sheet: &MarkedSheet, item: &Item) -> Option<Text> {
    let wrong_cells = item.working().map_or(0, |working| working.errors.len());
    let working = match wrong_cells {
        0 => Text::default(),
        _ => text!["; in the working ", counted(wrong_cells, "wrong cell")],
    };
    let judgement = match &item.mark {
        Mark::Judged { judgement, .. } => judgement,
        Mark::Unreadable { words, why, .. } => {
            let place = format!(" ({}:{}): {why}", sheet.file, item.line);
            return Some(text![
                bad("Not a question:"),
                " ",
                code(words.clone()),
                place,
                "."
            ]);
        }
    };
    let question = code(judgement.question.to_string());
    let given = || code(judgement.given.clone());
    let follows = item.working().is_some_and(|working| working.answer_follows);
    let said = match judgement.verdict {
        Verdict::Right if wrong_cells == 0 => return None,
        Verdict::Right => text![question, ": right"],
        Verdict::Wrong => text![question, ", answered ", given()],
        Verdict::Blank => text![question, ": no answer"],
        Verdict::Malformed => text![question, ", answered ", given(), ": not readable"],
    };
    let why = match item.misconception() {
        Some(code) => text![": ", misconception(code)],
        None if follows => text![": follows from the working"],
        None => Text::default(),
    };
    Some(text![said, why, working, "."])
}

fn by_topic(class: &Class) -> Table {
    let mut table = tallies("topic");
    for (topic, &tally) in &class.topics {
        table.row(tally_row(Text::from(topic.word()), tally));
    }
    table
}

fn by_question(class: &Class) -> Table {
    const MOST_SHOWN: usize = 10;
    let mut table = tallies("hardest questions");
    for question in class.questions.iter().take(MOST_SHOWN) {
        table.row(tally_row(code(question.question.clone()), question.tally));
    }
    table
}

fn tallies(what: &str) -> Table {
    let counts = ["right", "wrong", "no answer", "not readable"];
    let columns = counts.map(|name| (Align::Right, name.into()));
    Table::new(
        1,
        std::iter::once((Align::Left, what.into())).chain(columns),
    )
}

fn tally_row(what: Text, tally: Tally) -> impl Iterator<Item = Cell> {
    let Tally {
        right,
        wrong,
        blank,
        malformed,
    } = tally;
    let counts = [right, wrong, blank, malformed].map(Cell::from);
    std::iter::once(Cell::from(what)).chain(counts)
}

fn by_misconception(class: &Class) -> Table {
    let columns = [
        (Align::Left, "misconception"),
        (Align::Left, "code"),
        (Align::Right, "times"),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    let mut slips: Vec<(&str, usize)> = class
        .misconceptions
        .iter()
        .map(|(&code, &count)| (code, count))
        .collect();
    slips.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    for (slip, count) in slips {
        table.row([
            Cell::from(misconception(slip)),
            Cell::from(code(slip)),
            Cell::from(count),
        ]);
    }
    table
}
