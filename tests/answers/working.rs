//! Working that comes with an answer: right working in several styles is followed to its end, and a single slip is found in its
//! line.

use crate::support::joined;
use explain::judgement::{Diagnosis, Judgement, LineFound, Verdict, judge, judge_line};
use explain::phrase::StumbleCause;
use explain::question::Question;
use proptest::prelude::*;
use proptest::sample::Index;

fn judged(question: &str, lines: &[String]) -> Judgement {
    judge(&question.parse::<Question>().unwrap(), &lines.join("\n"))
}

fn first_wrong(judgement: &Judgement) -> Option<usize> {
    judgement.working.as_ref().expect("there is working").first_wrong()
}

/// The ways in which somebody writes an equation of XOR: the sign, and how a number is written.
type Style = (&'static str, fn(u64) -> String);
const STYLES: [Style; 6] = [
    ("^", |number| number.to_string()),
    ("⊕", |number| number.to_string()),
    ("xor", |number| number.to_string()),
    ("+", |number| number.to_string()),
    ("^", |number| format!("{number:b}")),
    ("+", |number| {
        format!("{:?}", format!("{number:b}").chars().collect::<Vec<_>>()).replace('\'', "")
    }),
];
const BEGINNINGS: [&str; 4] = ["", "Step 1: ", "so ", "2) "];

/// A nim sum worked out row by row: the lines, and what each comes to.
fn chain(rows: &[u64], (sign, written): Style, begin: &str) -> (Vec<String>, Vec<u64>) {
    let mut sum = rows[0];
    let mut lines = Vec::new();
    let mut sums = Vec::new();
    for row in &rows[1..] {
        let [left, right, result] = [sum, *row, sum ^ row].map(written);
        lines.push(format!("{begin}{left} {sign} {right} = {result}"));
        sum ^= row;
        sums.push(sum);
    }
    (lines, sums)
}

/// The divisions by 2 of a number.
fn divisions(number: u64, remainder: &str) -> Vec<String> {
    let mut left = number;
    let mut lines = Vec::new();
    while left > 0 {
        lines.push(format!("{left} / 2 = {} {remainder} {}", left / 2, left % 2));
        left /= 2;
    }
    lines
}

fn board(rows: &[u64]) -> String {
    joined(rows, " ")
}

proptest! {
    #[test]
    fn a_right_nim_sum_is_followed_to_its_end(
        rows in prop::collection::vec(1_u64..64, 3..6),
        style in prop::sample::select(&STYLES[..]),
        begin in prop::sample::select(&BEGINNINGS[..]),
        is_parted_by_semicolons: bool,
    ) {
        let (lines, _) = chain(&rows, style, begin);
        let lines = if is_parted_by_semicolons { vec![lines.join("; ")] } else { lines };
        let judgement = judged(&format!("sum {}", board(&rows)), &lines);
        prop_assert_eq!(first_wrong(&judgement), None, "{:?}", lines);
        // Digits are right, and the number is asked for.
        let asks = judgement.stumble.is_some_and(|it| it.cause == StumbleCause::RightAsDigits);
        prop_assert!(judgement.verdict == Verdict::Right || asks && style.1(2) != "2", "{:?}", lines);
    }

    #[test]
    fn a_slip_in_a_nim_sum_is_found_in_its_line(
        rows in prop::collection::vec(1_u64..64, 3..6),
        style in prop::sample::select(&STYLES[..]),
        at in any::<Index>(),
        slip in 1_u64..64,
    ) {
        let (lines, sums) = chain(&rows, style, "");
        let at = at.index(lines.len());
        // From the slip on it is worked out rightly with what is wrong.
        let mut wrong = lines[..at].to_vec();
        let mut sum = if at == 0 { rows[0] } else { sums[at - 1] };
        for (place, row) in rows[1..].iter().enumerate().skip(at) {
            let next = if place == at { (sum ^ row) ^ slip } else { sum ^ row };
            let [left, right, result] = [sum, *row, next].map(style.1);
            wrong.push(format!("{left} {} {right} = {result}", style.0));
            sum = next;
        }
        let judgement = judged(&format!("sum {}", board(&rows)), &wrong);
        prop_assert_eq!(first_wrong(&judgement), Some(at + 1), "{:?}", wrong);
        prop_assert_eq!(judgement.verdict, Verdict::Wrong);
        let working = judgement.working.unwrap();
        let LineFound::Wrong(right, _) = &working.lines[at].found else {
            panic!("{:?}", working.lines[at]);
        };
        let written = |number: u64| style.1(number).replace(['[', ']', ',', ' '], "");
        prop_assert!(right.ends_with(&format!("= {}", written(sums[at]))), "{}", right);
        prop_assert!(working.lines[at + 1..].iter().all(|line| line.found == LineFound::Follows));
        // Put right, it ends with the nim sum, where there was more of it.
        let end = working.goes_on.last().map(|line| line.rsplit("= ").next().unwrap().to_owned());
        let is_last = at + 1 == lines.len();
        prop_assert_eq!(end, (!is_last).then(|| written(*sums.last().unwrap())));
    }

    /// A row that is copied wrongly, and a row that is left out.
    #[test]
    fn a_number_from_nowhere_and_an_early_end_are_found(
        rows in prop::collection::vec(1_u64..64, 3..6),
        at in any::<Index>(),
        // No row, and no row in binary digits either, as 110 is 6.
        other in 64_u64..100,
    ) {
        let (lines, sums) = chain(&rows, STYLES[0], "");
        let place = at.index(lines.len());
        let mut copied = lines.clone();
        let row = rows[place + 1];
        let sum: u64 = rows[..=place].iter().fold(0, |sum, row| sum ^ row);
        copied[place] = format!("{sum} ^ {other} = {}", sum ^ other);
        let judgement = judged(&format!("sum {}", board(&rows)), &copied);
        prop_assert_eq!(first_wrong(&judgement), Some(place + 1), "{} for {}: {:?}", other, row, copied);
        if lines.len() > 2 {
            let early = &lines[..lines.len() - 1];
            let judgement = judged(&format!("sum {}", board(&rows)), early);
            prop_assert_eq!(first_wrong(&judgement), Some(early.len()), "{:?}", early);
        }
        // A row once more, after it has been used: that is told, unless there is another of its size.
        let mut again = lines.clone();
        again.push(format!("{} ^ {} = {}", sums[sums.len() - 1], rows[0], sums[sums.len() - 1] ^ rows[0]));
        if sums[sums.len() - 1] != 0 && !sums.contains(&rows[0]) {
            let working = judged(&format!("sum {}", board(&rows)), &again).working.unwrap();
            let found = &working.lines[again.len() - 1].found;
            let is_told = matches!(found, LineFound::UsedUp(row, _) if *row == i128::from(rows[0]));
            prop_assert!(is_told, "{:?}: {:?}", again, found);
        }
    }

    #[test]
    fn divisions_by_2_are_followed(
        number in 2_u64..1000,
        remainder in prop::sample::select(&["R", "r", "rest", "remainder"][..]),
        at in any::<Index>(),
    ) {
        let question = format!("binary {number}");
        let mut lines = divisions(number, remainder);
        lines.push(format!("{number:b}"));
        let judgement = judged(&question, &lines);
        prop_assert_eq!(first_wrong(&judgement), None, "{:?}", lines);
        prop_assert_eq!(judgement.verdict, Verdict::Right);
        // One remainder turned round, and the digit with it.
        let at = at.index(lines.len() - 1);
        let (begin, digit) = lines[at].rsplit_once(' ').unwrap();
        lines[at] = format!("{begin} {}", u8::from(digit == "0"));
        let end = lines.len() - 1;
        lines[end] = format!("{:b}", number ^ (1 << at));
        let judgement = judged(&question, &lines);
        prop_assert_eq!(first_wrong(&judgement), Some(at + 1), "{:?}", lines);
    }

    #[test]
    fn digits_below_each_other_are_followed(
        rows in prop::collection::vec(1_u64..32, 2..5),
        at in any::<Index>(),
        slip in 0_u32..5,
    ) {
        let question = format!("sum {}", board(&rows));
        let sum = rows.iter().fold(0, |sum, row| sum ^ row);
        let mut lines: Vec<String> = rows.iter().map(|row| format!("{row:05b}")).collect();
        lines.push(format!("{sum:05b}"));
        let judgement = judged(&question, &lines);
        prop_assert_eq!(first_wrong(&judgement), None, "{:?}", lines);
        // The digits are right, and the number is asked for.
        let expected = if sum > 1 { Verdict::Malformed } else { Verdict::Right };
        prop_assert_eq!(judgement.verdict, expected);
        let at = at.index(lines.len());
        let number = if at < rows.len() { rows[at] } else { sum };
        lines[at] = format!("{:05b}", number ^ (1 << slip));
        prop_assert_eq!(first_wrong(&judged(&question, &lines)), Some(at + 1), "{:?}", lines);
    }

    /// Whatever is written, nothing panics, and what is not understood is not judged.
    #[test]
    fn anything_may_be_written(
        lines in prop::collection::vec("[0-9 ^=+*/()Rxor:.-]{0,24}", 2..6),
        question in prop::sample::select(&["sum 5 4 3", "binary 6", "xor 3 5", "decimal 110", "move 5 4 3"][..]),
    ) {
        let judgement = judged(question, &lines);
        if let Some(working) = judgement.working {
            let texts = working.lines.iter().map(|line| &line.text);
            let written = lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
            prop_assert!(texts.eq(written));
        }
    }
}

#[test]
fn slips_are_named_where_they_happened() {
    let rows = include_str!("working.txt").lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split(" | ").collect();
        let lines: Vec<String> = cells[1].split("; ").map(str::to_owned).collect();
        let judgement = judged(cells[0], &lines);
        let found = judgement.working.as_ref().map(|working| working.first_wrong());
        let slip = found.flatten().and_then(|number| {
            let line = &judgement.working.as_ref().unwrap().lines[number - 1];
            judge_line(&line.found)?.diagnosis
        });
        let number = found.map_or("-".to_owned(), |found| found.unwrap_or(0).to_string());
        let code = slip.as_ref().map_or("none", Diagnosis::code);
        let verdict = judgement.verdict.word();
        assert_eq!([verdict, &number, code], cells[2..], "{row}");
    }
}

/// One line on the way to a nim sum is no answer yet; what it leaves out is said.
#[test]
fn one_line_alone_is_followed_too() {
    let judgement = judged("sum 5 4 3", &["5 ^ 4 = 1".to_owned()]);
    let found = &judgement.working.unwrap().lines[0].found;
    assert_eq!(*found, LineFound::StopsEarly(vec![3]));
}
