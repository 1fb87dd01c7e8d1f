//! Working that was followed line by line, in words: the first line that does not hold, why, and how it would go on.

use super::judgement::message;
use super::prelude::*;
use crate::judgement::{FollowedLine, FollowedWorking, LineFound, judge_line};

/// What is said of the lines, below the verdict on the answer.
pub(crate) fn followed(working: &FollowedWorking) -> Vec<Block> {
    let first = match working.first_wrong() {
        Some(number) => does_not_hold(&working.lines[number - 1], number),
        None if working.lines.iter().any(|line| line.found == LineFound::NotRead) => {
            text!["Every line that nimlab can follow "{good("holds")}"."]
        }
        None if working.reads_plus_as_xor => {
            text!["Every line of the working "{good("holds")}", with + read as ⊕: write ⊕ where nothing is carried."]
        }
        None => text!["Every line of the working "{good("holds")}"."],
    };
    (first, goes_on(working), not_read(working)).into_blocks()
}

fn does_not_hold(line: &FollowedLine, number: usize) -> Text {
    let begin = text!["Line "{number}", "{code(line.text.clone())}", "];
    match &line.found {
        LineFound::Wrong(right, _) => {
            let told = match &right[..] {
                "" => text![{bad("is the first that is wrong")}"."],
                right => text![{bad("is the first that is wrong")}": "{code(right.to_owned())}"."],
            };
            text![{begin}{told}].then(judge_line(&line.found).as_ref().and_then(message))
        }
        LineFound::FromNowhere(number, left) | LineFound::UsedUp(number, left) => {
            let left = match &left[..] {
                [] => text!["nothing is"],
                [one] => text!["only "{one.to_string()}" is"],
                left => text![{numbers(left)}" are"],
            };
            let why = match line.found {
                LineFound::UsedUp(..) => " has been used already",
                _ => " is neither given nor found above",
            };
            text![
                {begin}{bad("does not go on from the lines above")}": "{number.to_string()}{why}
                ". Of the numbers, "{left}" left to go on with."
            ]
        }
        LineFound::StopsEarly(left) => {
            let left = match &left[..] {
                [] => text!["the answer is not there yet."],
                [one] => text![{one.to_string()}" is left."],
                left => text![{numbers(left)}" are left."],
            };
            let above = if number == 1 { "" } else { ", as all lines above it do" };
            text![{begin}"holds"{above}", but the working "{bad("stops too early")}": "{left}]
        }
        LineFound::Holds | LineFound::Follows | LineFound::NotRead => Text::default(),
    }
}

/// "With that put right, it goes on: 1 ⊕ 3 = 2."
fn goes_on(working: &FollowedWorking) -> Option<Text> {
    const MOST: usize = 5;
    let lines = &working.goes_on;
    if lines.is_empty() {
        return None;
    }
    let more = if lines.len() > MOST { ", …" } else { "" };
    let lines = listed(lines.iter().take(MOST).map(|line| code(line.clone())), "and");
    Some(text!["With that put right, it goes on: "{lines}{more}"."])
}

fn not_read(working: &FollowedWorking) -> Option<Text> {
    let lines: Vec<Text> = (1_usize..)
        .zip(&working.lines)
        .filter(|(_, line)| line.found == LineFound::NotRead)
        .map(|(number, _)| number.into())
        .collect();
    let (noun, was) = match lines.len() {
        0 => return None,
        1 => ("Line ", " was"),
        _ => ("Lines ", " were"),
    };
    Some(text![
        {noun}{listed(lines, "and")}{was}
        " not understood, and not judged. What can be followed are lines such as "
        {code("5 ^ 4 = 1")}", "{code("6 / 2 = 3 R 0")}" or "{code("5 = 101")}"."
    ])
}

fn numbers(numbers: &[i128]) -> Text {
    listed(numbers.iter().map(|number| number.to_string().into()), "and")
}
