//! A marked sheet in words: in full for its student, and in brief for a teacher with many.
//!
//! In full, every answer has its verdict, and a wrong one its reason and the right answer. In brief, what is not right is a
//! line: `2. binary 7, answered 110.`

use super::marked::{Item, MarkedSheet, UnreadableQuestion};
use explain::document::text::{Text, bad, code, strong, text};
use explain::document::wording::{listed, plural};
use explain::document::{
    Block, Document, IntoBlocks, Style, how_to_answer, right_answer, verdict, why_wrong,
};
use explain::judgement::Verdict;

/// The report on a marked sheet, question by question.
pub fn sheet_report(sheet: &MarkedSheet, style: Style) -> Document {
    let name = Some(&sheet.name).filter(|name| !name.is_empty());
    let name = name.map(|name| Text::from(format!("Name: {name}")));
    let items = sheet.items.iter().map(|item| Block::Section {
        heading: heading(sheet, item),
        body: if style.depth > 0 { body(item, style) } else { Vec::new() },
    });
    Document::of((name, items.collect::<Vec<_>>(), score(sheet)))
}

/// "7 of 10 right."
pub(super) fn score(sheet: &MarkedSheet) -> Text {
    text![{strong(format!("{} of {} right", sheet.right(), sheet.items.len()))}"."]
}

fn heading(sheet: &MarkedSheet, item: &Item) -> Text {
    match &item.mark {
        Ok(judgement) if item.line.is_none() => {
            text![{verdict(judgement)}" It is missing from the sheet."]
        }
        Ok(judgement) => verdict(judgement),
        Err(asked) => text![{not_a_question(sheet, item, asked)}"."],
    }
}

/// "Not a question: sum 5 4 x (anna.md, line 12)"
fn not_a_question(sheet: &MarkedSheet, item: &Item, asked: &UnreadableQuestion) -> Text {
    let line = item.line.unwrap_or_default();
    text![
        {bad("Not a question:")}" "{code(asked.words.clone())}
        {format!(" ({}, line {line})", sheet.of.file)}
    ]
}

fn body(item: &Item, style: Style) -> Vec<Block> {
    let judgement = match &item.mark {
        Ok(judgement) => judgement,
        Err(asked) => return text![{asked.why.clone()}"."].into_blocks(),
    };
    match judgement.verdict {
        Verdict::Right | Verdict::Blank => Vec::new(),
        Verdict::Wrong => {
            let right = Block::Conclusion(right_answer(&judgement.question));
            (why_wrong(judgement, style), right).into_blocks()
        }
        Verdict::Malformed => how_to_answer(judgement),
    }
}

/// The questions of a sheet that are not right: one line each, and one for all without an answer.
pub(super) fn in_brief(sheet: &MarkedSheet) -> Option<Block> {
    let mut blank: Vec<Text> = Vec::new();
    let mut lines: Vec<Text> = Vec::new();
    for (number, item) in (1_usize..).zip(&sheet.items) {
        match &item.mark {
            Ok(judgement) => {
                let answered = text![
                    {number}". "{code(judgement.question.to_string())}", answered "
                    {code(judgement.given.clone())}
                ];
                match (judgement.verdict, item.misconception()) {
                    (Verdict::Right, _) => {}
                    (Verdict::Blank, _) => blank.push(number.into()),
                    (Verdict::Malformed, _) => lines.push(text![{answered}": not readable."]),
                    (Verdict::Wrong, None) => lines.push(text![{answered}"."]),
                    (Verdict::Wrong, Some(slip)) => {
                        lines.push(text![{answered}": "{slip.in_words()}"."]);
                    }
                }
            }
            Err(asked) => {
                let told = not_a_question(sheet, item, asked);
                lines.push(text![{number}". "{told}{format!(": {}.", asked.why)}]);
            }
        }
    }
    if !blank.is_empty() {
        let noun = plural(blank.len() as u128, "question");
        lines.push(text!["No answer to "{noun}"\u{a0}"{listed(blank, "and")}"."]);
    }
    (!lines.is_empty()).then(|| Block::list(lines))
}
