//! The verdict on an answer in a sentence that a person would say: "Right: 3 ⊕ 5 is 6.", "Not right: taking 2 from row 1
//! does not win on 5 4 3 2."

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::games::laid_out;
use super::nim_sum::one_heap;
use super::prelude::*;
use super::reading::{MOST_NAMED, move_does, numbers, shortened};
use crate::derivation::Conclusion;
use crate::judgement::{Answer, Diagnosis, Judgement, Verdict};
use crate::phrase::StatedMove;
use crate::question::Question;
use theory::{Position, Rule, Towers};

/// What is so of a right answer, or is not so of a wrong one; nothing where there is no answer.
pub(crate) fn claim(judgement: &Judgement) -> Text {
    let is_right = judgement.verdict == Verdict::Right;
    let is = if is_right { " is " } else { " is not " };
    let Some(answer) = &judgement.answer else {
        return Text::default();
    };
    if let Some(ask) = judgement.question.ask() {
        return ask.claim(judgement, answer);
    }
    let given = || text![{number_of(judgement)}{judgement.as_typed(answer)}];
    match (&judgement.question, answer) {
        (Question::Balance(board), Answer::Sizes(sizes)) => {
            text!["on "{board_in_brief(board)}", "{left_alone(sizes, &judgement.expected)}]
        }
        (Question::Sum(board), _) => match one_heap(board) {
            Some(heap) => text!["the value of "{heap}{is}{given()}],
            None => text!["the nim sum of "{board_in_brief(board)}{is}{given()}],
        },
        (&Question::Towers(towers), &Answer::Winner { wins, .. }) => player(towers, is_right, wins),
        _ => Text::default(),
    }
}

/// "8 and 1 are left alone", "no group of 2 is left alone", "8 is left alone, but that is not all".
fn left_alone(sizes: &BTreeSet<BigInt>, found: &Conclusion) -> Text {
    let Conclusion::Alone(groups) = found else {
        return Text::default();
    };
    let alone: BTreeSet<BigInt> = groups.odd().map(BigInt::from).collect();
    let paired: BTreeSet<&BigInt> = sizes.difference(&alone).collect();
    if !paired.is_empty() {
        let none = named_sizes(paired.iter().copied(), "or");
        return text!["no group of "{none}" is left alone"];
    }
    match (sizes.len(), alone.len()) {
        (0, 0) => "no group is left alone".into(),
        (0, _) => "some group is left alone".into(),
        (said, all) => {
            let but = if said < all { ", but that is not all" } else { "" };
            let are = one_or_more(said, " is", " are");
            text![{named_sizes(sizes, "and")}{are}" left alone"{but}]
        }
    }
}

/// Sizes of groups, the largest first, and not too many.
fn named_sizes<'a>(
    sizes: impl IntoIterator<Item = &'a BigInt, IntoIter: DoubleEndedIterator>,
    word: &str,
) -> Text {
    numbers(sizes.into_iter().rev(), MOST_NAMED, "others", word)
}

/// That the binary digits of the right answer are another number.
fn number_of(judgement: &Judgement) -> &'static str {
    match judgement.diagnosis {
        Some(Diagnosis::AnswerInBinary) => "the number ",
        _ => "",
    }
}

impl Judgement {
    /// The answer as it is always written, or as it was typed where that is a plain number: `011` keeps its zero.
    pub(crate) fn as_typed(&self, answer: &Answer) -> Text {
        let given = self.given.trim();
        let is_plain =
            matches!(answer, Answer::Number(_)) && given.bytes().all(|b| b.is_ascii_digit());
        code(if is_plain { shortened(given) } else { shortened(&answer.to_string()) })
    }

    /// Whether the answer is right.
    pub(crate) fn is_right(&self) -> bool {
        self.verdict == Verdict::Right
    }
}

fn player(towers: Towers, is_right: bool, wins: bool) -> Text {
    let player = if wins { "player 1 " } else { "player 2 " };
    text!["with "{laid_out(towers)}", "{player}{move_does(is_right, true)}]
}
