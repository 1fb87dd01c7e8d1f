//! The right answers to a question, and the ways in which one answer is likely to be typed.
//!
//! Moodle compares letters, and does not know that the move `3,1` is also `3, 1` and `3 1`.

use std::collections::BTreeSet;
use std::fmt::Display;

use num_bigint::BigInt;

use explain::judgement::Answer;
use explain::phrase::StatedMove;
use explain::question::Question;

/// The most right moves that are listed.
const MOST_MOVES: usize = 100;

/// Every right answer; `None` if they are too many to list.
pub(super) fn right_answers(question: &Question) -> Option<Vec<Answer>> {
    let right = question.solve().right;
    if right.len() > MOST_MOVES { None } else { Some(right) }
}

/// The ways to type an answer, the plain one first.
pub(super) fn spelled(answer: &Answer) -> Vec<String> {
    let plain = answer.to_string();
    let others = match answer {
        Answer::Digits(digits) if !digits.is_empty() => {
            vec![listed(digits, " "), format!("[{}]", listed(digits, ", ")), format!("0b{plain}")]
        }
        Answer::Rows(numbers) | Answer::Sizes(numbers) => in_both_orders(numbers),
        Answer::Move(StatedMove::Taking { row, take }) => vec![
            format!("{row}, {take}"),
            format!("{row} {take}"),
            format!("({row},{take})"),
            format!("take {take} from row {row}"),
        ],
        Answer::Move(StatedMove::Becoming { row, heaps }) => {
            vec![format!("{row} = {}", listed(heaps, " + "))]
        }
        _ => Vec::new(),
    };
    let mut ways = vec![plain];
    for other in others {
        if !ways.contains(&other) && !other.is_empty() {
            ways.push(other);
        }
    }
    ways
}

fn in_both_orders(numbers: &BTreeSet<BigInt>) -> Vec<String> {
    let rising: Vec<&BigInt> = numbers.iter().collect();
    let falling: Vec<&BigInt> = numbers.iter().rev().collect();
    let between = [" ", ",", ", "];
    between
        .iter()
        .flat_map(|between| [listed(&rising, between), listed(&falling, between)])
        .collect()
}

fn listed<T: Display>(all: &[T], between: &str) -> String {
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    all.join(between)
}
