//! What is not right on a sheet, a line for each question: what a teacher reads about many sheets.
//!
//! `2. binary 7, answered 110.` A sheet on which everything is right has no line.

use super::marked::{Item, Mark, MarkedSheet};
use super::not_counted::not_counted;
use super::report::not_a_question;
use crate::document::Block;
use crate::document::text::{Text, code, text};
use crate::document::wording::{counted, listed, plural};
use crate::judgement::Verdict;

/// The questions of a sheet that are not all right: one line each, and one for all without an answer.
pub(super) fn in_brief(sheet: &MarkedSheet) -> Option<Block> {
    let is_blank = |item: &Item| {
        item.verdict() == Verdict::Blank && item.line.is_some() && item.is_working_right()
    };
    let (blank, others): (Vec<_>, Vec<_>) =
        (1_usize..).zip(&sheet.items).partition(|(_, item)| is_blank(item));
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
