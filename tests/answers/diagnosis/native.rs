//! What each misconception predicts, worked out with the machine's own arithmetic and with strings of digits, and which
//! of them may speak.

use std::collections::BTreeSet;

use explain::judgement::Answer;
use explain::phrase::StatedMove;
use explain::question::{Binary, Decimal, Gate, Question, Xor};
use num_bigint::BigInt;
use theory::{Position, Rule};

/// The code that must be diagnosed, as `nim-facts.md` has the table and its order; "none" where no code may speak.
pub fn code(question: &Question, answer: &Answer) -> &'static str {
    match (question, answer) {
        (Question::Gate(gate), Answer::Bit(bit)) => unique(&gate_codes(*gate, bit.is_one())),
        (&Question::Binary(Binary { number }), Answer::Digits(digits)) => {
            let typed: String = digits.iter().map(ToString::to_string).collect();
            unique(&digit_codes(&format!("{number:b}"), &typed))
        }
        (Question::Decimal(Decimal { digits }), Answer::Number(number)) => {
            let digits: String = digits.iter().map(ToString::to_string).collect();
            unique(&decimal_codes(&digits, number))
        }
        (Question::Xor(_) | Question::Sum(_), Answer::Number(number)) => of_xor(question, number),
        (Question::Balance(board), Answer::Sizes(sizes)) => {
            unique(&balance_codes(board.rows(), sizes))
        }
        (Question::Winner(_), _) => "verdict-swapped",
        (Question::Rows(position), Answer::Rows(rows)) => first(&row_codes(position, rows)),
        (Question::Move(position), answer) => first(&move_codes(position, answer)),
        _ => "none",
    }
}

/// The only code there is, if it is only one.
fn unique(codes: &BTreeSet<&'static str>) -> &'static str {
    match codes.len() {
        1 => codes.first().unwrap(),
        _ => "none",
    }
}

fn first(codes: &[&'static str]) -> &'static str {
    codes.first().copied().unwrap_or("none")
}

/// Sizes of groups, as the bits of a number: those that any row has, those that an odd number of rows has.
fn balance_codes(rows: &[u64], answer: &BTreeSet<BigInt>) -> BTreeSet<&'static str> {
    let present = rows.iter().fold(0, |all, size| all | size);
    let alone = rows.iter().fold(0, |sum, size| sum ^ size);
    let sizes = |bits: u64| -> BTreeSet<BigInt> {
        let sizes = (0..64).map(|place| 1_u64 << place);
        sizes.filter(|size| bits & size != 0).map(BigInt::from).collect()
    };
    let mut codes = BTreeSet::new();
    let mut fits = |code, predicted: BTreeSet<BigInt>| {
        if predicted == *answer && !predicted.is_empty() && predicted != sizes(alone) {
            codes.insert(code);
        }
    };
    fits("paired-for-alone", sizes(present & !alone));
    if alone > 0 {
        fits("groups-present", sizes(present));
        fits("total-of-sizes", [BigInt::from(alone)].into());
    }
    codes
}

fn gate_codes(gate: Gate, answer: bool) -> BTreeSet<&'static str> {
    let (a, b) = (gate.a.is_one(), gate.b.is_one());
    let outputs = [("ored", a | b), ("anded", a & b), ("same-is-one", a == b)];
    let fits = outputs.into_iter().filter(|&(_, output)| output == answer);
    fits.map(|(code, _)| code).collect()
}

/// Of digits that were asked for.
fn digit_codes(right: &str, typed: &str) -> BTreeSet<&'static str> {
    let right = if right == "0" { "" } else { right };
    let mut codes = BTreeSet::new();
    if right.chars().rev().eq(typed.chars()) {
        codes.insert("reversed-digits");
    }
    let gone = right.len().saturating_sub(typed.len());
    let is_short = gone > 0 && !typed.is_empty();
    let lost_left = is_short && right.ends_with(typed) && is_plain(&right[..gone], typed);
    let lost_right = is_short && right.starts_with(typed) && is_plain(&right[typed.len()..], typed);
    let more = [format!("1{right}"), format!("{right}0"), format!("{right}1")];
    let has_more = !right.is_empty() && more.iter().any(|more| more == typed);
    if lost_left || lost_right || has_more {
        codes.insert("dropped-place");
    }
    codes
}

/// Whether it is plain that digits were lost: one of them, or zeros, or two are left at least.
fn is_plain(gone: &str, left: &str) -> bool {
    gone.len() == 1 || left.len() > 1 || !gone.contains('1')
}

/// Of a number that digits stand for.
fn decimal_codes(digits: &str, number: &BigInt) -> BTreeSet<&'static str> {
    let read = |digits: &str, radix| {
        let digits = if digits.is_empty() { "0" } else { digits };
        BigInt::parse_bytes(digits.as_bytes(), radix).unwrap()
    };
    let reversed: String = digits.chars().rev().collect();
    let mut predicted =
        vec![("reversed-digits", read(&reversed, 2)), ("decimal-digits", read(digits, 10))];
    if digits.contains('1') {
        let mut dropped = vec![format!("1{digits}"), format!("{digits}0"), format!("{digits}1")];
        if digits.len() > 1 {
            dropped.push(digits[1..].to_owned());
            dropped.push(digits[..digits.len() - 1].to_owned());
        }
        predicted.extend(dropped.iter().map(|text| ("dropped-place", read(text, 2))));
    }
    let fits = predicted.into_iter().filter(|(_, predicted)| predicted == number);
    fits.map(|(code, _)| code).collect()
}

fn of_xor(question: &Question, number: &BigInt) -> &'static str {
    let operands = operands(question);
    let nim_sum = operands.iter().fold(0, |sum, size| sum ^ size);
    let largest = operands.iter().copied().max().unwrap_or(0);
    let width = format!("{largest:b}").len();
    if BigInt::parse_bytes(format!("{nim_sum:b}").as_bytes(), 10).as_ref() == Some(number) {
        return "answer-in-binary";
    }
    let folded =
        |by: fn(u64, u64) -> u64| BigInt::from(operands.iter().copied().reduce(by).unwrap());
    let on_the_left = |size: &u64| match size {
        0 => 0,
        _ => size << (width - format!("{size:b}").len()),
    };
    let mut predicted: Vec<(&str, BigInt)> = vec![
        ("added", operands.iter().copied().map(BigInt::from).sum()),
        ("ored", folded(|a, b| a | b)),
        ("anded", folded(|a, b| a & b)),
        ("left-aligned", operands.iter().map(on_the_left).fold(0, |sum, size| sum ^ size).into()),
    ];
    let mut last_resort = Vec::new();
    match *question {
        Question::Xor(Xor { a, b }) => {
            let mask = u64::MAX >> (64 - width);
            predicted.push(("same-is-one", (!(a ^ b) & mask).into()));
            predicted.push(("subtracted", BigInt::from(a) - b));
            predicted.push(("subtracted", BigInt::from(b) - a));
            let is_short = u64::from(a.max(1).ilog2()).saturating_mul(b) <= 1 << 14;
            if let (Ok(exponent), true) = (u32::try_from(b), is_short) {
                predicted.push(("power", BigInt::from(a).pow(exponent)));
            }
            let padded = format!("{nim_sum:0width$b}");
            let backwards: String = padded.chars().rev().collect();
            let backwards = BigInt::parse_bytes(backwards.as_bytes(), 2).unwrap();
            last_resort.push(("reversed-digits", backwards));
        }
        _ => predicted
            .extend(operands.iter().map(|size| ("missed-row", BigInt::from(nim_sum ^ size)))),
    }
    let reached = if largest == 0 { 0 } else { width };
    let columns =
        (0..reached).map(|column| ("wrong-column", BigInt::from(nim_sum ^ (1 << column))));
    last_resort.extend(columns);
    let fits = |of: Vec<(&'static str, BigInt)>| -> BTreeSet<&'static str> {
        let fits = of.into_iter().filter(|(_, predicted)| predicted == number);
        fits.map(|(code, _)| code).collect()
    };
    let codes = fits(predicted);
    if codes.is_empty() { unique(&fits(last_resort)) } else { unique(&codes) }
}

/// The numbers that go through XOR.
pub fn operands(question: &Question) -> Vec<u64> {
    match question {
        Question::Xor(Xor { a, b }) => vec![*a, *b],
        Question::Sum(board) => board.rows().to_vec(),
        _ => Vec::new(),
    }
}

/// A winning move: the row counted from 1, its size, how many are taken.
type Winning = (usize, u64, u64);

/// Whether the player to move wins, by counting and by the nim sum.
pub fn mover_wins(rows: &[u64], rule: Rule) -> bool {
    let nim_sum = rows.iter().fold(0, |sum, size| sum ^ size);
    if rule == Rule::Misere && rows.iter().all(|&size| size <= 1) {
        return rows.iter().sum::<u64>() % 2 == 0;
    }
    nim_sum != 0
}

/// Every winning move, found by trying each.
pub fn winning(rows: &[u64], rule: Rule) -> Vec<Winning> {
    let mut winning = Vec::new();
    for (index, &size) in rows.iter().enumerate() {
        for take in 1..=size {
            let mut after = rows.to_vec();
            after[index] -= take;
            if !mover_wins(&after, rule) {
                winning.push((index + 1, size, take));
            }
        }
    }
    winning
}

/// The ways to call a row by another number: among those that are not empty, from 0, by its size.
fn names(rows: &[u64], &(row, size, _): &Winning) -> [u64; 3] {
    let not_empty = rows[..row].iter().filter(|&&size| size > 0).count();
    [not_empty as u64, row as u64 - 1, size]
}

const NAMED: [&str; 3] = ["skipped-empty-rows", "row-from-zero", "size-for-row"];

fn row_codes(position: &Position, answer: &BTreeSet<BigInt>) -> Vec<&'static str> {
    let rows = position.board.rows();
    let winning = winning(rows, position.rule);
    let mut codes = Vec::new();
    if winning.is_empty() {
        return codes;
    }
    for (index, code) in NAMED.into_iter().enumerate() {
        let named: Vec<u64> = winning.iter().map(|mv| names(rows, mv)[index]).collect();
        let set: BTreeSet<BigInt> = named.iter().copied().map(BigInt::from).collect();
        let is_plain = set.len() == named.len()
            || named.iter().any(|&name| name == 0 || name > rows.len() as u64);
        if set == *answer && is_plain {
            codes.push(code);
        }
    }
    let only = answer.first().filter(|_| answer.len() == 1);
    if only.is_some_and(|row| is_largest_without(rows, &winning, row)) {
        codes.push("largest-row");
    }
    codes
}

fn is_largest_without(rows: &[u64], winning: &[Winning], row: &BigInt) -> bool {
    let Some(row) = usize::try_from(row).ok().filter(|&row| row >= 1) else {
        return false;
    };
    let size = rows.get(row - 1).copied().unwrap_or(0);
    size > 0
        && rows.iter().max() == Some(&size)
        && !winning.is_empty()
        && winning.iter().all(|&(right, ..)| right != row)
}

fn move_codes(position: &Position, answer: &Answer) -> Vec<&'static str> {
    let rows = position.board.rows();
    let right = winning(rows, position.rule);
    let other = winning(rows, position.rule.other());
    let (row, take) = match (answer, answer.stated_move()) {
        (Answer::NoMove, _) if other.is_empty() => return vec!["misere-mixup"],
        (_, Some(StatedMove::Taking { row, take })) => (row, take),
        _ => return Vec::new(),
    };
    let is = |number: u64, given: &BigInt| BigInt::from(number) == *given;
    let mut codes = Vec::new();
    let mut fits = |code, fits: bool| {
        if fits {
            codes.push(code);
        }
    };
    let same = |mv: &Winning| is(mv.0 as u64, row) && is(mv.2, take);
    fits("misere-mixup", other.iter().any(same));
    let named =
        |index: usize| right.iter().any(|mv| is(names(rows, mv)[index], row) && is(mv.2, take));
    fits(NAMED[0], named(0));
    fits(NAMED[1], named(1));
    let left = |&(right, size, taken): &Winning| is(right as u64, row) && is(size - taken, take);
    fits("target-not-taken", right.iter().any(left));
    fits(NAMED[2], named(2));
    let size = usize::try_from(row).ok().filter(|&row| row >= 1);
    let size = size.and_then(|row| rows.get(row - 1).copied()).unwrap_or(0);
    let swapped = |mv: &Winning| is(mv.2, row) && is(mv.0 as u64, take);
    fits("row-and-count-swapped", right.iter().any(swapped));
    let nim_sum = rows.iter().fold(0, |sum, size| sum ^ size);
    fits("took-nim-sum", nim_sum > 0 && is(nim_sum, take));
    if *take < BigInt::from(1) || *take > BigInt::from(size) {
        fits("illegal", true);
        return codes;
    }
    fits("largest-row", is_largest_without(rows, &right, row));
    fits("right-count-wrong-row", right.iter().any(|mv| is(mv.2, take)));
    codes
}
