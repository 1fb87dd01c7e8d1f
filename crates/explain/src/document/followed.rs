//! Working that was followed line by line, in words: the first line that does not hold, why, and how it would go on.

use super::judgement::message;
use super::prelude::*;
use crate::judgement::{FollowedLine, FollowedWorking, LineFound, judge_line};

/// What is said of the lines, below the verdict on the answer.
pub(crate) fn followed(working: &FollowedWorking) -> Vec<Block> {
    let wrong = working.first_wrong();
    let first = wrong.map_or_else(
        || all_holds(working),
        |number| does_not_hold(&working.lines[number - 1], number),
    );
    let goes_on = goes_on(working);
    let not_read = not_read(working);
    (first, goes_on, not_read).into_blocks()
}

fn all_holds(working: &FollowedWorking) -> Text {
    let is_read = |line: &&FollowedLine| line.found != LineFound::NotRead;
    if working.lines.iter().all(|line| is_read(&line)) {
        return text!["Every line of the working "{good("holds")}"."];
    }
    text!["Every line that nimlab can follow "{good("holds")}"."]
}

fn does_not_hold(line: &FollowedLine, number: usize) -> Text {
    let begin = text!["Line "{number}", "{code(line.text.clone())}", "];
    match &line.found {
        LineFound::Wrong(right, _) => {
            let told = match &right[..] {
                "" => text![{bad("is the first that is wrong")}"."],
                right => text![{bad("is the first that is wrong")}": "{code(right.to_owned())}"."],
            };
            let judged = judge_line(&line.found);
            let message = judged.as_ref().and_then(message);
            text![{begin}{told}].then(message)
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
                {begin}{bad("is the first that is wrong")}": "{number.to_string()}{why}
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
    let lines = lines.iter().take(MOST).map(|line| code(line.clone()));
    let lines = listed(lines, "and");
    Some(text!["With that put right, it goes on: "{lines}{more}"."])
}

fn not_read(working: &FollowedWorking) -> Option<Text> {
    let lines = (1_usize..).zip(&working.lines);
    let lines = lines.filter(|(_, line)| line.found == LineFound::NotRead);
    let lines: Vec<Text> = lines.map(|(number, _)| Text::from(number)).collect();
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
    let numbers = numbers.iter().map(|number| Text::from(number.to_string()));
    listed(numbers, "and")
}
