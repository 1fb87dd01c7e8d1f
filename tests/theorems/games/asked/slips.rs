//! Each misconception is diagnosed on the answers that it alone predicts, and on no other.

use std::collections::BTreeSet;

use explain::judgement::{Judgement, Misconception, Verdict, can_reveal, judge};
use explain::question::{Generator, Level, Topic};

use super::native::{GAMES, NativeBoard};
use super::steps::contradicts;
use super::{boards, question};
use crate::support::{few_or_all, joined};
use crate::theorems::games::plain_search::{at, mex, options, values_by, values_of_options};

fn code(judgement: &Judgement) -> &'static str {
    judgement.diagnosis.as_ref().map_or("none", |diagnosis| diagnosis.code())
}

/// What was seen in all: each of these codes, and none of the others.
fn all_seen(seen: &BTreeSet<&str>, codes: &str, never: &str) {
    for code in codes.split_whitespace() {
        assert!(seen.contains(code), "{code}");
    }
    for code in never.split_whitespace() {
        assert!(!seen.contains(code), "{code}");
    }
}

fn xor(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}

fn from_one(values: &BTreeSet<u64>) -> u64 {
    (1..=values.len() as u64 + 1).find(|value| !values.contains(value)).unwrap()
}

fn above_largest(values: &BTreeSet<u64>) -> u64 {
    values.last().map_or(0, |largest| largest + 1)
}

/// The nim sums with a wrong mex at the last step, and with it throughout.
fn with_mex(board: &NativeBoard, wrong: fn(&BTreeSet<u64>) -> u64) -> [u64; 2] {
    let value = |throughout: bool| {
        let rows = board.rows().iter().map(|&(game, size)| match (game, throughout) {
            ("nim", _) => size,
            (_, true) => at(&values_by(game, size + 1, wrong), size),
            (_, false) => wrong(&values_of_options(game, size, &values_by(game, size, mex))),
        });
        xor(&rows.collect::<Vec<_>>())
    };
    [value(false), value(true)]
}

/// The code of a wrong answer to `sum`, which can be told of it as any other that predicts it, too.
fn sum_code(board: &NativeBoard, answer: u64, judgement: &Judgement) -> &'static str {
    let (values, sizes, right) = (board.values(), board.sizes(), board.nim_sum());
    let width = |number: u64| u64::BITS - number.leading_zeros();
    let widest = values.iter().map(|&value| width(value)).max().unwrap();
    let mut predicted = vec![
        ("size-for-value", xor(&sizes)),
        ("values-added", values.iter().sum()),
        ("ored", values.iter().fold(0, |a, b| a | b)),
        ("anded", values.iter().fold(u64::MAX, |a, b| a & b)),
        (
            "left-aligned",
            xor(&values
                .iter()
                .map(|&value| value << ((widest - width(value)) % 64))
                .collect::<Vec<_>>()),
        ),
        ("answer-in-binary", format!("{right:b}").parse().unwrap()),
    ];
    for (code, wrong) in [
        ("mex-from-one", from_one as fn(&BTreeSet<u64>) -> u64),
        ("mex-above-largest", above_largest),
    ] {
        let [at_last, throughout] = with_mex(board, wrong);
        predicted.push((code, at_last));
        // What is just the sizes needs no mex.
        if throughout != xor(&sizes) {
            predicted.push((code, throughout));
        }
    }
    let is_sum = values.len() > 1;
    if is_sum {
        predicted.extend(values.iter().map(|value| ("missed-row", right ^ value)));
    }
    let fits = predicted.into_iter().filter(|&(_, number)| number == answer);
    let codes: BTreeSet<&str> = fits.map(|(code, _)| code).collect();
    for slip in codes.iter().filter_map(|code| Misconception::of_code(code)) {
        assert!(judgement.would_show(slip).is_some(), "{slip:?}: {answer}");
    }
    let place = right ^ answer;
    match codes.len() {
        0 if is_sum && place.is_power_of_two() && place <= *values.iter().max().unwrap() => {
            "wrong-column"
        }
        1 => codes.first().unwrap(),
        _ => "none",
    }
}

#[test]
fn a_wrong_value_shows_what_alone_predicts_it() {
    let mut seen = BTreeSet::new();
    for board in few_or_all(boards(), 40, "boards for wrong values") {
        let asked = question("sum", &board);
        for answer in (0..40).chain([100, 101, 110, 111, 1000]) {
            let judgement = judge(&asked, &answer.to_string());
            let is_right = judgement.verdict == Verdict::Right;
            assert_eq!(is_right, answer == board.nim_sum(), "{asked} <- {answer}");
            if is_right {
                assert_eq!(code(&judgement), "none");
                continue;
            }
            assert_eq!(
                code(&judgement),
                sum_code(&board, answer, &judgement),
                "{asked} <- {answer}"
            );
            seen.insert(code(&judgement));
            contradicts(&board, &judgement);
        }
    }
    let codes = "size-for-value values-added mex-from-one mex-above-largest";
    all_seen(&seen, codes, "");
}

#[test]
fn a_wrong_winner_shows_the_sizes_where_they_say_just_that() {
    for board in boards() {
        let asked = question("winner", &board);
        let wrong = if board.nim_sum() == 0 { "wins" } else { "loses" };
        let judgement = judge(&asked, wrong);
        let by_size = (xor(&board.sizes()) == 0) != (board.nim_sum() == 0);
        let expected = if by_size { "size-for-value" } else { "verdict-swapped" };
        assert_eq!(code(&judgement), expected, "{asked}");
        contradicts(&board, &judgement);
    }
}

/// The numbers by which rows may be miscalled.
fn names(board: &NativeBoard, row: usize) -> [(&'static str, u64); 3] {
    let not_empty = board.sizes()[..row].iter().filter(|&&size| size > 0).count();
    [
        ("skipped-empty-rows", not_empty as u64),
        ("row-from-zero", row as u64 - 1),
        ("size-for-row", board.size(row)),
    ]
}

/// The only code there is of those that explain much, or else the first of the others.
fn one_of(strong: &BTreeSet<&'static str>, weak: &[&'static str]) -> &'static str {
    match strong.len() {
        0 => weak.first().copied().unwrap_or("none"),
        1 => strong.first().unwrap(),
        _ => "none",
    }
}

fn rows_code(board: &NativeBoard, answer: &BTreeSet<u64>) -> &'static str {
    let sum = xor(&board.sizes());
    let mut strong = BTreeSet::new();
    let evens_out =
        |row: usize, option: &[u64]| sum != 0 && sum ^ board.size(row) ^ xor(option) == 0;
    let by_rules = board.moves().into_iter().filter(|(row, option)| evens_out(*row, option));
    let by_rules: BTreeSet<u64> = by_rules.map(|(row, _)| row as u64).collect();
    let in_nim = (1..=board.rows().len()).filter(|&row| board.size(row) ^ sum < board.size(row));
    let in_nim: BTreeSet<u64> = in_nim.map(|row| row as u64).collect();
    if [by_rules, in_nim].contains(answer) {
        strong.insert("size-for-value");
    }
    let winning = board.winning_rows();
    for at in 0..3 {
        let named: Vec<(&str, u64)> = winning.iter().map(|&row| names(board, row)[at]).collect();
        let set: BTreeSet<u64> = named.iter().map(|&(_, name)| name).collect();
        let is_row = |name: &u64| (1..=board.rows().len() as u64).contains(name);
        let is_plain = set.len() == named.len() || !set.iter().all(is_row);
        if !named.is_empty() && set == *answer && is_plain {
            strong.insert(named[0].0);
        }
    }
    one_of(&strong, &[])
}

#[test]
fn wrong_rows_show_what_alone_predicts_them() {
    let mut seen = BTreeSet::new();
    for board in few_or_all(boards(), 40, "boards for wrong rows") {
        let asked = question("rows", &board);
        for set in 0..1_u64 << (board.rows().len() + 2) {
            let answer: BTreeSet<u64> = (0..10).filter(|row| set >> row & 1 == 1).collect();
            let text = match answer.len() {
                0 => "none".to_owned(),
                _ => joined(&answer, " "),
            };
            let judgement = judge(&asked, &text);
            let winning = board.winning_rows().into_iter().map(|row| row as u64);
            let is_right = judgement.verdict == Verdict::Right;
            assert_eq!(is_right, winning.eq(answer.clone()), "{asked} <- {text}");
            if judgement.verdict != Verdict::Wrong {
                continue;
            }
            assert_eq!(code(&judgement), rows_code(&board, &answer), "{asked} <- {text}");
            seen.insert(code(&judgement));
            contradicts(&board, &judgement);
        }
    }
    all_seen(&seen, "size-for-value", "largest-row");
}

/// What was answered: a row and how many to take from it, or what becomes of it.
#[derive(Clone, Debug, PartialEq)]
enum Given {
    Take(u64, u64),
    Leave(u64, Vec<u64>),
}

impl Given {
    fn text(&self) -> String {
        match self {
            Self::Take(row, take) => format!("{row},{take}"),
            Self::Leave(row, heaps) => format!("{row}={}", joined(heaps, "+")),
        }
    }

    /// Right where it is a move that wins; a number is no answer where it stands for several moves.
    fn verdict(&self, board: &NativeBoard) -> Verdict {
        let Some((row, option)) = self.legal(board) else {
            return Verdict::Wrong;
        };
        match self {
            Self::Take(..) if !board.is_said_by_number(row, &option) => Verdict::Malformed,
            _ if board.after(row, &option).nim_sum() == 0 => Verdict::Right,
            _ => Verdict::Wrong,
        }
    }

    fn row(&self) -> u64 {
        match self {
            Self::Take(row, _) | Self::Leave(row, _) => *row,
        }
    }

    /// Whether this is what a move of another row does with that row.
    fn is_change(&self, board: &NativeBoard, row: usize, option: &[u64]) -> bool {
        match self {
            Self::Leave(_, heaps) => heaps == option,
            Self::Take(_, take) => {
                let taken = board.size(row) - option.iter().sum::<u64>();
                taken == *take && board.is_said_by_number(row, option)
            }
        }
    }

    /// The option of its row that it is, where the rules allow it.
    fn legal(&self, board: &NativeBoard) -> Option<(usize, Vec<u64>)> {
        let row = usize::try_from(self.row()).ok()?;
        let &(game, size) = board.rows().get(row.checked_sub(1)?)?;
        let mut fits = options(game, size).into_iter().filter(|option| match self {
            Self::Leave(_, heaps) => heaps == option,
            Self::Take(_, take) => option.iter().sum::<u64>() + take == size,
        });
        Some((row, fits.next()?))
    }
}

fn move_code(board: &NativeBoard, given: &Given) -> &'static str {
    let (sum, of_sizes) = (board.nim_sum(), xor(&board.sizes()));
    let winning = board.winning();
    let mut strong = BTreeSet::new();
    let mut weak = Vec::new();
    for (row, option) in &winning {
        for (code, name) in names(board, *row) {
            if name == given.row() && given.is_change(board, *row, option) {
                strong.insert(code);
            }
        }
        if let Given::Take(of, take) = given
            && *of == *row as u64
            && option.len() < 2
            && option.iter().sum::<u64>() == *take
        {
            strong.insert("target-not-taken");
        }
        let taken = board.size(*row) - option.iter().sum::<u64>();
        if *given == Given::Take(taken, *row as u64) {
            strong.insert("row-and-count-swapped");
        }
    }
    let Some((row, option)) = given.legal(board) else {
        if sum != 0 && matches!(given, Given::Take(_, take) if *take == sum) {
            weak.push("took-nim-sum");
        }
        weak.push("illegal");
        return one_of(&strong, &weak);
    };
    let (size, value) = (board.size(row), board.values()[row - 1]);
    let left = board.after(row, &option).nim_sum() ^ sum ^ value;
    if of_sizes != 0 && of_sizes ^ size ^ xor(&option) == 0 {
        strong.insert("size-for-value");
    }
    if sum != 0 && left == 0 && value ^ sum != 0 {
        strong.insert("left-value-zero");
    }
    let take = size - option.iter().sum::<u64>();
    if take > 0 && take == sum {
        weak.push("took-nim-sum");
    }
    if winning.iter().any(|(row, option)| given.is_change(board, *row, option)) {
        weak.push("right-count-wrong-row");
    }
    one_of(&strong, &weak)
}

#[test]
fn a_wrong_move_shows_what_alone_predicts_it() {
    let mut seen = BTreeSet::new();
    for board in few_or_all(boards(), 40, "boards for wrong moves") {
        if board.sizes().iter().all(|&size| size == 0) {
            continue;
        }
        let asked = question("move", &board);
        let rows = 0..board.rows().len() as u64 + 3;
        let mut given: Vec<Given> =
            rows.clone().flat_map(|row| (0..10).map(move |take| Given::Take(row, take))).collect();
        let moves = board.moves();
        given.extend(rows.flat_map(|row| {
            moves.iter().map(move |(_, option)| Given::Leave(row, option.clone()))
        }));
        for given in given {
            let judgement = judge(&asked, &given.text());
            // To take none may be to split, or to do nothing.
            let takes_none = matches!(given, Given::Take(_, 0));
            let is_judged = judgement.verdict == given.verdict(&board);
            assert!(takes_none || is_judged, "{asked} <- {given:?}");
            let expected = match judgement.verdict {
                Verdict::Wrong => move_code(&board, &given),
                _ => continue,
            };
            assert_eq!(code(&judgement), expected, "{asked} <- {given:?}");
            seen.insert(code(&judgement));
            contradicts(&board, &judgement);
            let is_legal = given.legal(&board).is_some();
            assert_eq!(judgement.contradiction.is_some(), is_legal, "{given:?}");
        }
        if board.nim_sum() != 0 {
            let judgement = judge(&asked, "none");
            let expected = if xor(&board.sizes()) == 0 { "size-for-value" } else { "none" };
            assert_eq!(code(&judgement), expected, "{asked}");
            contradicts(&board, &judgement);
        }
    }
    let codes = "size-for-value left-value-zero illegal target-not-taken";
    all_seen(&seen, codes, "misere-mixup largest-row");
}

#[test]
fn questions_that_are_made_up_can_show_every_slip() {
    let mut shown = BTreeSet::new();
    for game in GAMES {
        let topic = Topic::Game(game.parse().unwrap());
        for seed in 0..30 {
            let asked = Generator::new(seed).question(topic, Level::FIRST.up());
            let slips = Misconception::ALL.into_iter().filter(|slip| can_reveal(&asked, *slip));
            shown.extend(slips.map(Misconception::code));
        }
    }
    let codes = "size-for-value mex-from-one mex-above-largest values-added left-value-zero";
    all_seen(&shown, codes, "added largest-row misere-mixup");
}
