//! Several marked sheets in words: each in brief, then what came of them together.
//!
//! "anna.md: 7 of 10 right." and below it only what is not right; then tables by topic, by question and by misconception.

use std::borrow::Borrow;

use super::class::{SheetClass, SheetTally};
use super::marked::{Item, Mark, MarkedSheet};
use super::telling::{not_a_question, score, score_of};
use super::telling_lines::{file_and_name, not_counted};
use super::unlike::{Unlike, unlike};
use crate::class::{ClassNotes, most_frequent_first, tell_notes};
use crate::document::text::{Text, bad, code, good, say};
use crate::document::wording::{counted, listed, plural};
use crate::document::{Align, Block, Cell, Document, Style, Table, misconception};
use crate::judgement::Verdict;

/// Tells several sheets: each in brief, those that could not be marked with the reason, then the class.
#[must_use]
pub fn tell_class<S: Borrow<MarkedSheet>>(
    sheets: &[S],
    not_marked: &[String],
    notes: &ClassNotes,
    style: Style,
) -> Document {
    let class = SheetClass::of(sheets.iter().map(Borrow::borrow));
    let mut blocks = Vec::new();
    for (sheet, unlike) in sheets.iter().map(Borrow::borrow).zip(unlike(sheets)) {
        let heading = say!(
            "{file_and_name}: {score}",
            file_and_name = file_and_name(sheet),
            score = score(sheet)
        );
        blocks.push(Block::Heading(heading));
        let also = sheet.of.told();
        blocks.extend(also.map(|told| Block::Paragraph(say!("Note: {told}."))));
        if style.depth > 0 {
            blocks.extend(in_brief(sheet, unlike));
        }
    }
    blocks.extend(
        not_marked
            .iter()
            .map(|why| Block::Paragraph(self::not_marked(why))),
    );
    blocks.push(Block::Title(title(&class, not_marked.len())));
    blocks.push(Block::Table(by_topic(&class)));
    if !class.questions.is_empty() {
        blocks.push(Block::Table(by_question(&class)));
    } else if not_marked.is_empty() {
        blocks.push(Block::Paragraph(good("Everything is right.").and("")));
    }
    if !class.misconceptions.is_empty() {
        blocks.push(Block::Table(by_misconception(&class)));
    }
    blocks.extend(tell_notes(notes, false));
    blocks.push(Block::Paragraph(together(&class)));
    Document { blocks }
}

/// "Not marked: 'ria.txt' holds no questions."
pub(super) fn not_marked(why: &str) -> Text {
    say!(
        "{not_marked} {why}.",
        not_marked = bad("Not marked:"),
        why = why.to_owned()
    )
}

/// "7 of 10 right."
pub(super) fn together(class: &SheetClass) -> Text {
    score_of(class.total.right, class.total.count(), class.follow)
}

/// "The class: 18 sheets, 1 of them not marked"
pub(super) fn title(class: &SheetClass, not_marked: usize) -> Text {
    let sheets = counted(class.sheets + not_marked, "sheet");
    let title = say!("The class: {sheets}");
    match not_marked {
        0 => title,
        count => say!("{title}, {count} of them not marked"),
    }
}

/// The questions of a sheet that are not all right: one line each, and one for all that have no answer.
fn in_brief(sheet: &MarkedSheet, unlike: Option<Unlike>) -> Vec<Block> {
    let is_blank = |item: &Item| {
        item.verdict() == Verdict::Blank
            && item.line.is_some()
            && item
                .working()
                .is_none_or(|working| working.errors.is_empty())
    };
    let (blank, others): (Vec<_>, Vec<_>) = (1_usize..)
        .zip(&sheet.items)
        .partition(|(_, item)| is_blank(item));
    let lines = others.into_iter().filter_map(|(number, item)| {
        Some(say!(
            "{number}. {item_in_brief}",
            item_in_brief = item_in_brief(sheet, item)?
        ))
    });
    let mut lines: Vec<Text> = lines.collect();
    if !blank.is_empty() {
        let noun = plural(blank.len() as u128, "question");
        let numbers = listed(blank.iter().map(|&(number, _)| number.into()), "and");
        lines.push(say!("No answer to {noun}\u{a0}{numbers}."));
    }
    lines.extend(not_counted(sheet));
    for (what, questions) in unlike.map_or_else(Vec::new, |unlike| {
        let lacks = "Unlike most sheets, this one does not have ";
        let asks = "Unlike most sheets, this one asks ";
        vec![(lacks, unlike.missing), (asks, unlike.added)]
    }) {
        if !questions.is_empty() {
            lines.push(say!(
                "{what}{into_iter}.",
                into_iter = listed(questions.into_iter().map(code), "and")
            ));
        }
    }
    (!lines.is_empty())
        .then_some(Block::list(lines))
        .into_iter()
        .collect()
}

fn item_in_brief(sheet: &MarkedSheet, item: &Item) -> Option<Text> {
    let wrong_cells = item.working().map_or(0, |working| working.errors.len());
    let working = match item.working() {
        Some(working) if wrong_cells > 0 => {
            let slips = working.misconceptions().into_iter();
            let slips = listed(slips.map(|slip| misconception(slip).into()), "and");
            let shown = if slips.is_empty() { "" } else { ": " };
            let count = counted(wrong_cells, "wrong cell");
            say!("; in the working {count}{shown}{slips}")
        }
        _ => Text::default(),
    };
    let judgement = match &item.mark {
        Mark::Judged { judgement, .. } => judgement,
        Mark::Unreadable { words, why, .. } => {
            return Some(say!(
                "{not_a_question}{words}",
                not_a_question = not_a_question(sheet, item, words),
                words = format!(": {why}.")
            ));
        }
    };
    let question = code(judgement.question.to_string());
    let given = || code(judgement.given.clone());
    let said = match judgement.verdict {
        Verdict::Right if wrong_cells == 0 => return None,
        Verdict::Right => say!("{question}: right"),
        Verdict::Wrong => say!("{question}, answered {given}", given = given()),
        // It is told below that it is missing.
        Verdict::Blank if item.line.is_none() => return None,
        Verdict::Blank => say!("{question}: no answer"),
        Verdict::Malformed => say!(
            "{question}, answered {given}: not readable",
            given = given()
        ),
    };
    let why = match item.misconception() {
        Some(slip) => say!(": {misconception}", misconception = misconception(slip)),
        None if item.follows() => say!(": follows from the working"),
        None => Text::default(),
    };
    Some(say!("{said}{why}{working}."))
}

pub(super) fn by_topic(class: &SheetClass) -> Table {
    let mut table = tallies("topic");
    for (topic, &tally) in &class.topics {
        table.row(tally_row(Text::from(topic.word()), tally));
    }
    table
}

pub(super) fn by_question(class: &SheetClass) -> Table {
    const MOST_SHOWN: usize = 10;
    let mut table = tallies("hardest questions");
    for question in class.questions.iter().take(MOST_SHOWN) {
        table.row(tally_row(code(question.question.clone()), question.tally));
    }
    table
}

fn tallies(what: &'static str) -> Table {
    let counts = ["right", "wrong", "no answer", "not readable"];
    let columns = counts.map(|name| (Align::Right, name.into()));
    Table::new(
        1,
        std::iter::once((Align::Left, what.into())).chain(columns),
    )
}

fn tally_row(what: Text, tally: SheetTally) -> impl Iterator<Item = Cell> {
    let SheetTally {
        right,
        wrong,
        blank,
        malformed,
    } = tally;
    let counts = [right, wrong, blank, malformed].map(Cell::from);
    std::iter::once(Cell::from(what)).chain(counts)
}

fn by_misconception(class: &SheetClass) -> Table {
    let mut table = Table::of("<misconception|<code|>times");
    for (slip, count) in most_frequent_first(&class.misconceptions) {
        table.row([
            Cell::from(misconception(slip)),
            Cell::from(code(slip.code())),
            Cell::from(count),
        ]);
    }
    table
}
