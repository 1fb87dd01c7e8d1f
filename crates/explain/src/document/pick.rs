//! Multiple-choice questions: the choices with their letters, the form of an answer, and the verdict on one.
//!
//! Nothing here knows what the choices say, so questions by the program and by an author look the same.

use super::prelude::*;
use super::reading::{how_to_answer, in_words, shortened, was_read_as};
use crate::judgement::{Answer, Picking, Reading};
use crate::phrase::letter_of;

/// Lines with their letters, in the order in which they are shown.
pub fn offered(lines: &[Text]) -> Block {
    let lettered =
        |(at, line): (usize, &Text)| text![{strong(letter_of(at).to_string())}": "{line.clone()}];
    Block::list(lines.iter().enumerate().map(lettered))
}

/// What an answer looks like.
pub fn pick_form(pick: &Picking) -> Text {
    match &pick.right {
        Answer::Chosen(_) if pick.is_one => text!["a letter, such as "{code("a")}],
        Answer::Chosen(_) => text!["letters, such as "{code("a, c")}", or "{code("none")}],
        _ => text!["all the letters in order, such as "{code("c a b")}],
    }
}

/// The right answer in a sentence.
pub fn picked_right(pick: &Picking, lines: &[Text]) -> Text {
    let answer = code(pick.right.to_string());
    match &pick.right {
        Answer::Chosen(right) if pick.is_one => {
            match right.first().and_then(|&right| lines.get(right)) {
                Some(line) => text!["The right one is "{answer}": "{line.clone()}].sentence(),
                None => text!["The right one is "{answer}"."],
            }
        }
        Answer::Chosen(right) if right.is_empty() => "None of them is right.".into(),
        Answer::Chosen(right) if right.len() == 1 => text!["The only right one is "{answer}"."],
        Answer::Chosen(_) => text!["The right ones are "{answer}"."],
        _ => text!["The order is "{answer}"."],
    }
}

/// A hint that does not tell the answer, unless there is hardly anything to pick from.
pub fn pick_hint(pick: &Picking) -> Text {
    let of = pick.of;
    let letter = |at: usize| code(letter_of(at).to_string());
    match &pick.right {
        Answer::Chosen(right) if pick.is_one => {
            text!["It is not "{letter(usize::from(right.contains(&0)))}"."]
        }
        Answer::Chosen(right) if right.is_empty() => {
            text!["Look at each of the "{of}": does it hold?"]
        }
        Answer::Chosen(right) => {
            text![{right.len()}" of the "{of}{one_or_more(right.len(), " is right.", " are right.")}]
        }
        Answer::Order(order) => {
            let first = letter(order.first().copied().unwrap_or(0));
            text!["It begins with "{first}", which needs none of the others."]
        }
        _ => text!["Look at each of the "{of}"."],
    }
}

/// The first thing that is wrong with an answer, without what would be right.
pub fn mismatch(pick: &Picking, answer: &Answer) -> Option<Text> {
    Some(match (&pick.right, answer) {
        (Answer::Chosen(_), Answer::Chosen(chosen)) if pick.is_one => {
            if !chosen.is_empty() {
                return None;
            }
            "One of them is right.".into()
        }
        (Answer::Chosen(right), Answer::Chosen(chosen)) => match chosen.difference(right).next() {
            Some(&at) => text![{code(letter_of(at).to_string())}" is not one of them."],
            None if chosen.is_empty() => "At least one of them is right.".into(),
            None => "What you have chosen is right, but there is more.".into(),
        },
        (Answer::Order(right), Answer::Order(order)) => {
            let stand = right.iter().zip(order).take_while(|(right, given)| right == given).count();
            let letter = code(letter_of(*order.get(stand)?).to_string());
            let early =
                text![{letter}" comes too early: it rests on a line that you put after it."];
            match stand {
                0 => early,
                1 => text!["The first line is right. Then "{early}],
                _ => text!["The first "{counted(stand, "line")}" are right. Then "{early}],
            }
        }
        _ => return None,
    })
}

/// Tells what an answer is worth, and why one is wrong, or what somebody says of it in their `own` words; then what is right, unless
/// it may be tried again.
pub fn tell_pick(
    pick: &Picking,
    lines: &[Text],
    (given, reading): (&str, &Reading),
    own: Option<Text>,
    may_try_again: bool,
) -> Document {
    let verdict_on = |answer: &Answer, verdict: Text| {
        let verdict = text![{verdict}" "{in_words(answer)}"."];
        match answer {
            Answer::Chosen(_) if !answer.is_plainly(given) => verdict.then(was_read_as(answer)),
            _ => verdict,
        }
    };
    let how = |stumble| how_to_answer(stumble, &pick_form(pick));
    match reading {
        Reading::Answer(answer) if *answer == pick.right => {
            Document::of(verdict_on(answer, good("Right:")))
        }
        Reading::Answer(answer) => {
            let is_part = match (&pick.right, answer) {
                (Answer::Chosen(right), Answer::Chosen(chosen)) => {
                    !chosen.is_empty() && chosen.is_subset(right)
                }
                _ => false,
            };
            let wrong = match (is_part, may_try_again) {
                (true, _) => "Not all:",
                (false, true) => "Not yet:",
                (false, false) => "Not right:",
            };
            let end = if may_try_again {
                Block::Paragraph(again("Try once more"))
            } else {
                Block::Conclusion(picked_right(pick, lines))
            };
            let why = own.or_else(|| mismatch(pick, answer));
            Document::of((verdict_on(answer, bad(wrong)), why, end))
        }
        Reading::Blank => Document::of((text![{bad("No answer yet")}"."], how(None))),
        Reading::Malformed(stumble) => {
            let verdict = text![{bad("Not readable:")}" "{code(shortened(given))}"."];
            Document::of((verdict, how(Some(stumble))))
        }
    }
}

/// That there may be another try, and a hint.
pub(crate) fn again(once_more: &'static str) -> Text {
    let hint = Text::from(", or type hint").at_prompt();
    text![{once_more}{hint}"."]
}
