//! Questions that are answered by picking: the choices with their letters, what an answer looks like, and what is said of
//! one.
//!
//! Nothing here knows what the choices say, so the questions of the program and those of an author are told alike.

use super::block::{Block, Document};
use super::reading::{picked_in_words, stumbled, was_read_as};
use super::text::{Text, bad, code, good, say, strong};
use super::wording::counted;
use crate::judgement::{Answer, PickJudgement, Picking, Verdict};
use crate::phrase::letter_of;

/// Lines in the order in which they are shown: those that are picked by a letter have it, the others are numbered.
#[must_use]
pub fn offered(pick: Option<&Picking>, lines: &[Text]) -> Block {
    match pick {
        None | Some(Picking::Line { .. }) => Block::List {
            numbered: true,
            items: lines.iter().map(paragraph).collect(),
        },
        Some(_) => Block::list((0..).zip(lines).map(|(at, line)| lettered(at, line))),
    }
}

fn paragraph(line: &Text) -> Vec<Block> {
    vec![Block::Paragraph(line.clone())]
}

fn lettered(at: usize, line: &Text) -> Text {
    say!(
        "{letter}: {line}",
        letter = strong(letter_of(at).to_string())
    )
}

/// What an answer looks like.
#[must_use]
pub fn pick_form(pick: &Picking) -> Text {
    match pick {
        Picking::One { .. } => say!("a letter, such as `a`"),
        Picking::Several { .. } => {
            say!("letters, such as `a, c`, or `none`")
        }
        Picking::Order { .. } => say!("all the letters in order, such as `c a b`"),
        Picking::Line { .. } => say!("the number of a line, such as `2`"),
    }
}

/// The right answer in a sentence.
#[must_use]
pub fn picked_right(pick: &Picking, lines: &[Text]) -> Text {
    let answer = || code(pick.right().to_string());
    match pick {
        Picking::One { right, .. } => match lines.get(*right) {
            Some(line) => say!("The right one is {answer}: {line}", answer = answer()).sentence(),
            None => say!("The right one is {answer}.", answer = answer()),
        },
        Picking::Several { right, .. } if right.is_empty() => "None of them is right.".into(),
        Picking::Several { right, .. } if right.len() == 1 => {
            say!("The only right one is {answer}.", answer = answer())
        }
        Picking::Several { .. } => say!("The right ones are {answer}.", answer = answer()),
        Picking::Order { .. } => say!("The order is {answer}.", answer = answer()),
        Picking::Line { .. } => say!(
            "Line\u{a0}{right} is the first that does not follow.",
            right = pick.right().to_string()
        ),
    }
}

/// A hint that does not tell the answer, unless there is hardly anything to pick from.
#[must_use]
pub fn pick_hint(pick: &Picking) -> Text {
    match pick {
        Picking::One { right, .. } => {
            let wrong = usize::from(*right == 0);
            say!(
                "It is not {letter}.",
                letter = code(letter_of(wrong).to_string())
            )
        }
        Picking::Several { right, of } if right.is_empty() => {
            say!("Look at each of the {of}: does it hold?")
        }
        Picking::Several { right, of } => say!(
            "{right} of the {of}{right_2}",
            right = right.len(),
            right_2 = if right.len() == 1 {
                " is right."
            } else {
                " are right."
            }
        ),
        Picking::Order { places } => {
            let first = places.iter().position(|&place| place == 0).unwrap_or(0);
            say!(
                "It begins with {letter}, which needs none of the others.",
                letter = code(letter_of(first).to_string())
            )
        }
        Picking::Line { right: 1, .. } => "Look at the first two lines with care.".into(),
        Picking::Line { right, of } if right == of && *of > 2 => {
            say!("The first {of_by_two} follow.", of_by_two = *of / 2)
        }
        Picking::Line { .. } => {
            "Line\u{a0}1 holds. Ask of each line below it: does it follow from those above?".into()
        }
    }
}

/// The first thing that is wrong with an answer, without what would be right.
#[must_use]
pub fn mismatch(pick: &Picking, answer: &Answer) -> Option<Text> {
    Some(match (pick, answer) {
        (Picking::One { .. }, Answer::Chosen(chosen)) if chosen.is_empty() => {
            "One of them is right.".into()
        }
        (Picking::Several { right, .. }, Answer::Chosen(chosen)) => {
            let wrong = chosen.difference(right).next();
            match wrong {
                Some(&at) => say!(
                    "{letter} is not one of them.",
                    letter = code(letter_of(at).to_string())
                ),
                None if chosen.is_empty() => "At least one of them is right.".into(),
                None => "What you have chosen is right, but that is not all.".into(),
            }
        }
        (Picking::Order { places }, Answer::Order(order)) => {
            let right = (0..).zip(order);
            let stand = right.take_while(|&(place, &at)| places[at] == place);
            let stand = stand.count();
            let early = code(letter_of(*order.get(stand)?).to_string());
            let early = say!("{early} comes too early: it rests on a line that you put after it.");
            match stand {
                0 => early,
                1 => say!("The first line is right. Then {early}"),
                _ => say!(
                    "The first {lines} are right. Then {early}",
                    lines = counted(stand, "line")
                ),
            }
        }
        (Picking::Line { right, of }, Answer::Line(line)) => {
            let line = usize::try_from(line).unwrap_or(0);
            if line == 0 || line > *of {
                say!("The lines are counted from 1 to {of}.")
            } else if line < *right {
                say!("Line\u{a0}{line} follows: the flaw comes later.")
            } else {
                say!(
                    "Something is wrong above line\u{a0}{line} already: look for the {first} line that does not follow.",
                    first = strong("first")
                )
            }
        }
        _ => return None,
    })
}

/// Tells a judgement: the verdict, why an answer is wrong, and what is right. `own` is said in place of that why.
#[must_use]
pub fn tell_pick(
    judgement: &PickJudgement,
    pick: &Picking,
    lines: &[Text],
    own: Option<Text>,
) -> Document {
    let mut blocks = vec![Block::Paragraph(verdict(judgement, "Not right:"))];
    match judgement.verdict {
        Verdict::Right => {}
        Verdict::Wrong => {
            blocks.extend(why(judgement, pick, own));
            blocks.push(Block::Conclusion(picked_right(pick, lines)));
        }
        Verdict::Blank | Verdict::Malformed => {
            let form = say!(
                "An answer looks like this: {pick_form}.",
                pick_form = pick_form(pick)
            );
            let stumble = judgement.stumble.as_ref().map(stumbled);
            blocks.extend(stumble.into_iter().chain([form]).map(Block::Paragraph));
        }
    }
    Document { blocks }
}

/// Tells a wrong answer to somebody who may try again.
#[must_use]
pub fn tell_pick_missed(judgement: &PickJudgement, pick: &Picking, own: Option<Text>) -> Document {
    let mut blocks = vec![Block::Paragraph(verdict(judgement, "Not yet:"))];
    blocks.extend(why(judgement, pick, own));
    let hint = Text::from(", or type hint").at_prompt();
    blocks.push(Block::Paragraph(say!("Try once more{hint}.")));
    Document { blocks }
}

fn why(judgement: &PickJudgement, pick: &Picking, own: Option<Text>) -> Option<Block> {
    let found = || mismatch(pick, judgement.answer.as_ref()?);
    own.or_else(found).map(Block::Paragraph)
}

fn verdict(judgement: &PickJudgement, wrong: &'static str) -> Text {
    let told = |answer: &Answer| match answer {
        Answer::Chosen(_) if judgement.reads_otherwise => {
            say!(
                "{picked_in_words}. {was_read_as}",
                picked_in_words = picked_in_words(answer),
                was_read_as = was_read_as(answer)
            )
        }
        _ => say!(
            "{picked_in_words}.",
            picked_in_words = picked_in_words(answer)
        ),
    };
    match (judgement.verdict, &judgement.answer) {
        (Verdict::Right, Some(answer)) => say!(
            "{right} {told}",
            right = good("Right:"),
            told = told(answer)
        ),
        (Verdict::Wrong, Some(answer)) => {
            say!("{wrong} {told}", wrong = bad(wrong), told = told(answer))
        }
        (Verdict::Blank, _) => say!("{no_answer_yet}.", no_answer_yet = bad("No answer yet")),
        _ => say!(
            "{not_readable} {given}.",
            not_readable = bad("Not readable:"),
            given = code(super::named::shortened(&judgement.given))
        ),
    }
}
