//! Questions that an author has written: `choose` and `order`, each a list to pick from.
//!
//! For `choose` the right lines are marked, `- [x] 3 3`; those of `order` are written in the right order,
//! and shown shuffled.

use super::exercise::{WrittenQuestion, WrittenSlip, WrongPick};
use super::fence_body::{FenceBody, FenceItem, Piece};
use super::front_matter::OffsetFault;
use explain::document::Text;
use explain::judgement::{Answer, Picking, Reading};
use explain::legible::quoted;
use explain::phrase::{Choices, read_letters};
use explain::question::Generator;

/// Reads the question of a fence with this first word and the rest of its line.
pub(super) fn question(
    word: &str,
    rest: &str,
    body: &FenceBody<'_>,
    faults: &mut Vec<OffsetFault>,
) -> Result<WrittenQuestion, String> {
    let kind = WrittenKind::of(word, rest)?;
    for other in body.of(&["answer:", ""]) {
        faults.push((
            other.offset,
            "this is not expected below the list: expected hint: words, why: words or wrong ANSWER: words".to_owned(),
        ));
    }
    let question = body.question.blocks(faults);
    if question.is_empty() {
        return Err("there is no question: expected it above the list".to_owned());
    }
    let items = body.items();
    let lines = items.iter().map(|item| item.words.words(faults));
    let lines: Vec<Text> = lines.collect();
    if !(2..=Picking::MOST).contains(&lines.len()) {
        return Err(format!(
            "there {} here: expected from 2 to {} lines that begin with -",
            match lines.len() {
                1 => "is 1 line to pick from".to_owned(),
                count => format!("are {count} lines to pick from"),
            },
            Picking::MOST
        ));
    }
    for (at, item) in items.iter().enumerate() {
        if lines[..at].contains(&lines[at]) {
            faults.push((item.words.offset, "this line says the same as one above".to_owned()));
        }
        let has_box = item.marked.is_some();
        if has_box != (kind != WrittenKind::Order) {
            let expected = if has_box {
                "lines to be put in order are not marked: expected them in the right order"
            } else {
                "it is not said whether this line is right: expected - [x] or - [ ]"
            };
            faults.push((item.words.offset, expected.to_owned()));
        }
    }
    let pick = kind.pick(&items, &lines)?;
    let slips = body.of(&["wrong "]).filter_map(|wrong| {
        let read = slip(wrong, &pick, faults);
        read.map_err(|message| faults.push((wrong.offset, message))).ok()
    });
    let slips = slips.collect();
    Ok(WrittenQuestion { kind: kind.word(), question, lines: as_shown(&pick, lines), pick, slips })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WrittenKind {
    One,
    Several,
    Order,
}

impl WrittenKind {
    fn of(word: &str, rest: &str) -> Result<Self, String> {
        match (word, rest) {
            ("choose", "") => Ok(Self::One),
            ("choose", "several") => Ok(Self::Several),
            ("choose", _) => Err(format!(
                "{} is not expected here: expected choose, or choose several, with the question below",
                quoted(rest, 40)
            )),
            ("order", "") => Ok(Self::Order),
            _ => Err(format!(
                "{} is not expected here: expected just order, with the question below",
                quoted(rest, 40)
            )),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::One | Self::Several => "choose",
            Self::Order => "order",
        }
    }

    fn pick(self, items: &[FenceItem<'_>], lines: &[Text]) -> Result<Picking, String> {
        let marked = items.iter().enumerate();
        let marked = marked.filter(|(_, item)| item.marked == Some(true));
        let marked: Vec<usize> = marked.map(|(at, _)| at).collect();
        let of = lines.len();
        let several = if self == Self::One { ", or the words choose several" } else { "" };
        let right = match (self, &marked[..]) {
            (Self::Order, _) => {
                let places = mixed(lines);
                let mut order: Vec<usize> = (0..of).collect();
                order.sort_by_key(|&at| places[at]);
                Answer::Order(order)
            }
            (Self::Several, _) | (Self::One, [_]) => Answer::Chosen(marked.into_iter().collect()),
            (_, marked) => {
                return Err(format!(
                    "{} lines are marked with [x]: expected one{several}",
                    marked.len()
                ));
            }
        };
        let is_one = self == Self::One;
        Ok(Picking { right, of, is_one })
    }
}

/// The lines in the order in which they are shown.
fn as_shown(pick: &Picking, lines: Vec<Text>) -> Vec<Text> {
    match &pick.right {
        Answer::Order(order) => {
            let mut shown: Vec<_> = order.iter().zip(lines).collect();
            shown.sort_by_key(|(at, _)| **at);
            shown.into_iter().map(|(_, line)| line).collect()
        }
        _ => lines,
    }
}

/// A fixed shuffle of the lines.
fn mixed(lines: &[Text]) -> Vec<usize> {
    let bytes = lines.iter().flat_map(|line| line.to_string().into_bytes());
    Generator::new(Generator::seed_of(bytes)).mixed(lines.len())
}

/// The text after `wrong `: an answer or what answers have in common, and the feedback.
fn slip(
    wrong: Piece<'_>,
    pick: &Picking,
    faults: &mut Vec<OffsetFault>,
) -> Result<WrittenSlip, String> {
    let (said, words) = wrong.answer_and_words(faults);
    let words =
        words.ok_or("the words for this answer are missing: expected wrong ANSWER: words")?;
    let expected =
        |form: &str| format!("{} is not an answer here: expected {form}", quoted(said, 40));
    let of = pick.of;
    let to = match &pick.right {
        Answer::Chosen(_) => {
            let letters = read_letters(
                said,
                &Choices {
                    of,
                    ..Choices::default()
                },
            )
            .map_err(|_| expected("letters such as wrong b: words, or wrong none: words"))?;
            match &letters[..] {
                &[letter] => WrongPick::Choosing(letter),
                _ => just(pick, said).ok_or_else(|| expected("a letter such as wrong b: words"))?,
            }
        }
        Answer::Order(order) => wrong_order(said, order).ok_or_else(|| {
            expected("the numbers of the lines in the file, such as wrong 3 before 2: words, or all of them in an order")
        })?,
        _ => return Err(expected("a letter, such as wrong b: words")),
    };
    Ok(WrittenSlip { to, words, offset: wrong.offset })
}

/// What is wrong in an order of lines, by their numbers in the file: all of it, or that one comes before another.
fn wrong_order(said: &str, order: &[usize]) -> Option<WrongPick> {
    let as_shown = |text| -> Option<Vec<usize>> {
        let lines = numbers(text, order.len())?.into_iter();
        Some(lines.map(|line| order[line - 1]).collect())
    };
    let Some((first, second)) = said.split_once("before") else {
        let all = as_shown(said).filter(|all| all.len() == order.len());
        return all.map(|all| WrongPick::Just(Answer::Order(all)));
    };
    match (&as_shown(first)?[..], &as_shown(second)?[..]) {
        (&[first], &[second]) if first != second => Some(WrongPick::Before(first, second)),
        _ => None,
    }
}

/// Different numbers of lines, counted from 1.
fn numbers(text: &str, of: usize) -> Option<Vec<usize>> {
    let mut numbers = Vec::new();
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let number: usize = word.parse().ok()?;
        if !(1..=of).contains(&number) || numbers.contains(&number) {
            return None;
        }
        numbers.push(number);
    }
    (!numbers.is_empty()).then_some(numbers)
}

/// Exactly this answer, as a reader would type it.
fn just(pick: &Picking, said: &str) -> Option<WrongPick> {
    match Answer::picked(pick, said, "", &[]) {
        Reading::Answer(answer) => Some(WrongPick::Just(answer)),
        _ => None,
    }
}
