//! The report on several marked sheets: each in brief, then the class.
//!
//! "anna.md: 7 of 10 right." and below it only what is not right; then tables by topic, by question and by
//! misconception.

use super::class::{SheetClass, marked};
use super::differences::{QuestionDifference, differences_from_most};
use super::marked::{Item, Mark, MarkedSheet};
use super::not_counted::{file_and_name, not_counted};
use super::report::{not_a_question, score, score_of, sheet_report};
use crate::class::{ClassNotes, also_handed_in, most_frequent_first, notes_in_words};
use crate::document::text::{Text, bad, code, good, text};
use crate::document::wording::{counted, listed, plural};
use crate::document::{Block, Document, IntoBlocks, Style, Table, named_row};
use crate::judgement::Verdict;

/// The sheet that was handed in by itself, which is reported in full.
pub(super) fn only<'a>(hand_ins: &'a [MarkedSheet], notes: &ClassNotes) -> Option<&'a MarkedSheet> {
    match hand_ins {
        [sheet] if notes.is_one && sheet.not_marked.is_none() => Some(sheet),
        _ => None,
    }
}

/// The report on sheets: each in brief, or with the reason why it is not marked, then the class; one by itself in full.
pub fn class_report(hand_ins: &[MarkedSheet], notes: &ClassNotes, style: Style) -> Document {
    if let Some(sheet) = only(hand_ins, notes) {
        return sheet_report(sheet, style);
    }
    let class = SheetClass::of(hand_ins);
    let sheets: Vec<&MarkedSheet> = marked(hand_ins).collect();
    let told = sheets
        .iter()
        .zip(differences_from_most(&sheets))
        .map(|(sheet, unlike)| {
            let heading = text![{file_and_name(sheet)}": "{score(sheet)}];
            let brief = (style.depth > 0).then(|| in_brief(sheet, unlike));
            (Block::Heading(heading), also_handed_in(&sheet.of), brief)
        });
    let why = class.not_marked.iter().map(|why| not_marked(why));
    let is_all_right = class.not_marked.is_empty() && class.count > 0;
    let questions = if class.questions.is_empty() {
        is_all_right
            .then(|| good("Everything is right.").and(""))
            .into_blocks()
    } else {
        by_question(&class).into_blocks()
    };
    let topics = (!class.topics.is_empty()).then(|| by_topic(&class));
    let slips = (!class.misconceptions.is_empty()).then(|| by_misconception(&class));
    let each = (told.collect::<Vec<_>>(), why.collect::<Vec<_>>());
    let title = (Block::Title(title(&class)), not_read(&class));
    let end = (notes_in_words(notes, false), total_in_words(&class));
    Document::of((each, title, topics, (questions, slips), end))
}

/// "Not marked: 'ria.txt' holds no questions."
pub(super) fn not_marked(why: &str) -> Text {
    text![{bad("Not marked:")}" "{why.to_owned()}"."]
}

/// "7 of 10 right.", if anything was marked.
pub(super) fn total_in_words(class: &SheetClass) -> Option<Text> {
    (class.count > 0).then(|| score_of(class.right, class.count, class.follow))
}

/// "The class: 18 sheets, 1 of them not marked"
pub(super) fn title(class: &SheetClass) -> Text {
    let title = text!["The class: "{counted(class.sheets, "sheet")}];
    match class.not_marked.len() {
        0 => title,
        1 if class.sheets == 1 => text![{title}", not marked"],
        count if count == class.sheets => text![{title}", none of them marked"],
        count => text![{title}", "{count}" of them not marked"],
    }
}

/// "2 files could not be read."
pub(super) fn not_read(class: &SheetClass) -> Option<Text> {
    (class.not_read > 0).then(|| text![{counted(class.not_read, "file")}" could not be read."])
}

/// The questions of a sheet that are not all right: one line each, and one for all without an answer.
fn in_brief(sheet: &MarkedSheet, unlike: Option<QuestionDifference>) -> Option<Block> {
    let is_blank = |item: &Item| {
        item.verdict() == Verdict::Blank && item.line.is_some() && item.is_working_right()
    };
    let (blank, others): (Vec<_>, Vec<_>) = (1_usize..)
        .zip(&sheet.items)
        .partition(|(_, item)| is_blank(item));
    let lines = others
        .into_iter()
        .filter_map(|(number, item)| Some(text![{number}". "{item_in_brief(sheet, item)?}]));
    let mut lines: Vec<Text> = lines.collect();
    if !blank.is_empty() {
        let noun = plural(blank.len() as u128, "question");
        let numbers = listed(blank.iter().map(|&(number, _)| number.into()), "and");
        lines.push(text!["No answer to "{noun}"\u{a0}"{numbers}"."]);
    }
    lines.extend(not_counted(sheet));
    let QuestionDifference { missing, added } = unlike.unwrap_or_default();
    for (what, questions) in [("does not have ", missing), ("asks ", added)] {
        if !questions.is_empty() {
            let questions = listed(questions.into_iter().map(code), "and");
            lines.push(text!["Unlike most sheets, this one "{what}{questions}"."]);
        }
    }
    (!lines.is_empty()).then(|| Block::list(lines))
}

fn item_in_brief(sheet: &MarkedSheet, item: &Item) -> Option<Text> {
    let wrong_cells = item.working().map_or(0, |it| it.errors().count());
    let working = match item.working() {
        Some(working) if wrong_cells > 0 => {
            let slips = working.misconceptions().into_iter();
            let slips = listed(slips.map(|slip| slip.in_words().into()), "and");
            let shown = if slips.is_empty() { "" } else { ": " };
            let count = counted(wrong_cells, "wrong cell");
            text!["; in the working "{count}{shown}{slips}]
        }
        _ => Text::default(),
    };
    let judgement = match &item.mark {
        Mark::Judged { judgement, .. } => judgement,
        Mark::Unreadable { words, why, .. } => {
            return Some(text![{not_a_question(sheet, item, words)}{format!(": {why}.")}]);
        }
    };
    let question = code(judgement.question.to_string());
    let given = || code(judgement.given.clone());
    let said = match judgement.verdict {
        Verdict::Right if wrong_cells == 0 => return None,
        Verdict::Right => text![{question}": right"],
        Verdict::Wrong => text![{question}", answered "{given()}],
        // That it is missing is reported below.
        Verdict::Blank if item.line.is_none() => return None,
        Verdict::Blank => text![{question}": no answer"],
        Verdict::Malformed => text![{question}", answered "{given()}": not readable"],
    };
    let why = match item.misconception() {
        Some(slip) => text![": "{slip.in_words()}],
        None if item.follows() => text![": follows from the working"],
        None => Text::default(),
    };
    Some(text![{said}{why}{working}"."])
}

pub(super) fn by_topic(class: &SheetClass) -> Table {
    let mut table = Table::of("<topic|>right|>wrong|>no answer|>not readable");
    for (topic, tally) in &class.topics {
        table.row(named_row(topic.word(), tally.values().copied()));
    }
    table
}

pub(super) fn by_question(class: &SheetClass) -> Table {
    const MOST_SHOWN: usize = 10;
    let mut table = Table::of("<hardest questions|>right|>wrong|>no answer|>not readable");
    for (question, tally) in class.questions.iter().take(MOST_SHOWN) {
        table.row(named_row(code(question.clone()), tally.values().copied()));
    }
    table
}

fn by_misconception(class: &SheetClass) -> Table {
    let mut table = Table::of("<misconception|<code|>times");
    for (slip, count) in most_frequent_first(&class.misconceptions) {
        table.add((slip.in_words(), code(slip.code()), count));
    }
    table
}
