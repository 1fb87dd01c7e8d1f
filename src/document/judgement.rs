//! Judgements in words: what an answer is worth, what seems to have happened, and where it parts from the derivation.

use super::block::{Block, Document};
use super::describe::describe;
use super::diagnosis;
use super::in_words::in_words;
use super::reading::{read_as, stumbled};
use super::style::Style;
use super::text::{Text, bad, code, good, text};
use crate::derivation::{Derivation, Step};
use crate::judgement::{Judgement, Verdict};
use crate::legible::cut;
use crate::question::{Names, Question};

/// Tells a judgement: the verdict, and for a wrong answer why, and what is right.
#[must_use]
pub fn tell_judgement(judgement: &Judgement, style: Style) -> Document {
    let mut blocks = vec![Block::Paragraph(verdict(judgement, style.names))];
    let right_answer = || {
        let words = in_words(&judgement.question);
        Block::Conclusion(words.found(&judgement.expected, style.names))
    };
    match judgement.verdict {
        Verdict::Right => blocks.push(right_answer()),
        Verdict::Wrong => {
            if style.depth > 0 {
                blocks.extend(what_happened(judgement).map(Block::Paragraph));
                blocks.extend(
                    judgement
                        .contradiction
                        .iter()
                        .flat_map(|step| contradiction(step, style)),
                );
            }
            blocks.push(right_answer());
        }
        Verdict::Blank | Verdict::Malformed => {
            blocks.extend(
                judgement
                    .stumble
                    .as_ref()
                    .map(stumbled)
                    .map(Block::Paragraph),
            );
            blocks.push(Block::Paragraph(text![
                "An answer looks like this: ",
                expected_form(&judgement.question),
                "."
            ]));
        }
    }
    Document { blocks }
}

/// The first step that the answer contradicts, with how it is shown.
fn contradiction(step: &Step, style: Style) -> Vec<Block> {
    let (statement, shown) = describe(step, style.names).apart();
    let mut blocks = vec![
        Block::Paragraph("This is the first step that does not fit the answer:".into()),
        Block::Paragraph(statement.emphasised()),
    ];
    // Why a gate gives what it gives is said by the right answer.
    if style.depth > 1 && !matches!(step, Step::Gate { place: None, .. }) {
        blocks.extend(shown());
    }
    blocks
}

/// What seems to have happened, or what can be said of the answer all the same.
fn what_happened(judgement: &Judgement) -> Option<Text> {
    diagnosis::message(judgement).or_else(|| diagnosis::of_the_number(judgement))
}

/// Why an answer is wrong, in brief: what seems to have happened, and the statement from which it parts.
pub(crate) fn why_wrong(judgement: &Judgement, style: Style) -> Vec<Block> {
    let contradiction = judgement.contradiction.iter().filter(|_| style.depth > 1);
    let contradiction = contradiction.map(|step| {
        text![
            "This is the first step that does not fit the answer: ",
            statement(step),
            "."
        ]
    });
    what_happened(judgement)
        .into_iter()
        .chain(contradiction)
        .map(Block::Paragraph)
        .collect()
}

/// What a step states.
pub(crate) fn statement(step: &Step) -> Text {
    describe(step, Names::Standard).heading
}

/// The right answer in a sentence.
pub(crate) fn right_answer(question: &Question, names: Names) -> Text {
    in_words(question).found(&Derivation::of(question).conclusion, names)
}

/// The verdict in a sentence: "Not right: xor 3 5, answered 8."
pub(crate) fn verdict(judgement: &Judgement, names: Names) -> Text {
    let question = code(judgement.question.to_string());
    let given = code(shortened(&judgement.given));
    let verdict = match judgement.verdict {
        Verdict::Right => text![good("Right:"), " ", question, ", answered ", given, "."],
        Verdict::Wrong => text![bad("Not right:"), " ", question, ", answered ", given, "."],
        Verdict::Blank => text![bad("No answer yet:"), " ", question, "."],
        Verdict::Malformed => text![
            bad("Not readable:"),
            " ",
            question,
            ", answered ",
            given,
            "."
        ],
    };
    match read_as(judgement, names) {
        Some(read) => verdict.and(text![" ", read]),
        None => verdict,
    }
}

/// An answer in one line, cut where it is long.
fn shortened(given: &str) -> String {
    const MOST_SHOWN: usize = 60;
    cut(given.trim().trim_end_matches('.'), MOST_SHOWN)
}

/// What an answer to this kind of question looks like.
#[must_use]
pub fn expected_form(question: &Question) -> Text {
    in_words(question).answer_form()
}
