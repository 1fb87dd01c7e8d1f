//! For every misconception, questions and answers that must be diagnosed with it, and some that must not.
//!
//! `xor 3 5` answered 8 shows adding; `xor 3 4` answered 7 does not, because there adding is right.

use std::collections::BTreeSet;

use nimlab::judgement::{Misconception, Verdict, judge};
use nimlab::question::{Names, Question};

/// The code of the diagnosis, or "none"; the answer must be wrong.
fn diagnosis(question: &str, answer: &str) -> &'static str {
    let asked: Question = question.parse().unwrap();
    let judgement = judge(&asked, answer, Names::Standard);
    assert_eq!(judgement.verdict, Verdict::Wrong, "{question}: {answer}");
    judgement
        .diagnosis
        .map_or("none", |diagnosis| diagnosis.code())
}

fn all_show(code: &str, cases: &[(&str, &str)]) {
    for (question, answer) in cases {
        assert_eq!(diagnosis(question, answer), code, "{question}: {answer}");
    }
}

fn none_shows(code: &str, cases: &[(&str, &str)]) {
    for (question, answer) in cases {
        assert_ne!(diagnosis(question, answer), code, "{question}: {answer}");
    }
}

#[test]
fn added() {
    all_show(
        "added",
        &[
            ("xor 3 5", "8"),
            ("xor 17 19", "36"),
            ("sum 5 4 3 2 1", "15"),
            ("sum 18446744073709551615 1 3", "18446744073709551619"),
        ],
    );
    none_shows("added", &[("xor 3 5", "7"), ("sum 5 4 3 2 1", "14")]);
}

#[test]
fn ored() {
    all_show(
        "ored",
        &[("xor 3 5", "7"), ("sum 6 5 3", "7"), ("sum 12 10 7", "15")],
    );
    // A gate answered 1 for 1 and 1 may be OR, AND or "same is one".
    none_shows("ored", &[("gate 1 1", "1"), ("gate 0 0", "1")]);
}

#[test]
fn anded() {
    all_show(
        "anded",
        &[("xor 6 14", "6"), ("xor 12 10", "8"), ("sum 7 6 14", "6")],
    );
    // 3 AND 5 is 1, and so is "1 where the digits are equal".
    none_shows("anded", &[("xor 3 5", "1"), ("gate 1 0", "0")]);
}

#[test]
fn same_is_one() {
    all_show(
        "same-is-one",
        &[("gate 0 0", "1"), ("xor 5 4", "6"), ("xor 12 10", "9")],
    );
    none_shows(
        "same-is-one",
        &[("gate 1 1", "1"), ("gate 0 1", "0"), ("xor 3 5", "1")],
    );
}

#[test]
fn power() {
    all_show(
        "power",
        &[
            ("xor 3 5", "243"),
            ("xor 17 18", "14063084452067724991009"),
            ("xor 2 10", "1024"),
        ],
    );
    // 2 to the power of 2 is 4, and so is 2 + 2.
    none_shows("power", &[("xor 2 2", "4"), ("xor 3 5", "125")]);
}

#[test]
fn subtracted() {
    all_show(
        "subtracted",
        &[
            ("xor 3 5", "2"),
            ("xor 3 5", "-2"),
            ("xor 9 6", "3"),
            ("xor 6 9", "−3"),
        ],
    );
    // 7 − 2 = 5 is right.
    none_shows("subtracted", &[("xor 12 10", "3"), ("sum 5 2 1", "2")]);
}

#[test]
fn left_aligned() {
    all_show(
        "left-aligned",
        &[("xor 3 5", "3"), ("xor 1 6", "2"), ("sum 9 5 1", "11")],
    );
    none_shows("left-aligned", &[("xor 4 5", "5"), ("xor 6 5", "11")]);
}

#[test]
fn reversed_digits() {
    all_show(
        "reversed-digits",
        &[
            ("binary 6", "011"),
            ("binary 10", "[0, 1, 0, 1]"),
            ("decimal 1011", "13"),
            // Of xor only where nothing else fits: 4 ⊕ 7 is 011, read backwards 110.
            ("xor 4 7", "6"),
        ],
    );
    // Digits are compared as written: 11 is 110 without its last digit, not 110 reversed.
    none_shows(
        "reversed-digits",
        &[("binary 6", "11"), ("decimal 110", "3"), ("xor 3 5", "3")],
    );
}

#[test]
fn dropped_place() {
    all_show(
        "dropped-place",
        &[
            ("binary 6", "11"),
            ("binary 6", "10"),
            ("binary 6", "1100"),
            ("binary 6", "1110"),
            ("binary 20", "101"),
            ("binary 20", "1010"),
            ("binary 20", "0100"),
            ("binary 20", "100"),
            ("binary 64", "1"),
            ("decimal 110", "2"),
            ("decimal 110", "12"),
            ("decimal 1101", "5"),
        ],
    );
    // 011 is 3, and so is 11: reading from the wrong end and losing a digit cannot be told apart.
    none_shows(
        "dropped-place",
        &[
            ("decimal 110", "3"),
            ("binary 6", "100"),
            ("binary 1", "0"),
            // One digit that is left of many may be anything.
            ("binary 13", "1"),
            ("decimal 10100", "5"),
        ],
    );
}

#[test]
fn decimal_digits() {
    all_show(
        "decimal-digits",
        &[("decimal 110", "110"), ("decimal 101", "101")],
    );
    none_shows(
        "decimal-digits",
        &[("decimal 10", "11"), ("xor 3 5", "110")],
    );
}

#[test]
fn missed_row() {
    all_show(
        "missed-row",
        &[
            ("sum 5 4 3 2 1", "4"),
            ("sum 18 6 3 20 9", "12"),
            ("sum 7 7 3", "4"),
        ],
    );
    none_shows(
        "missed-row",
        &[("sum 5 4 3 2 1", "15"), ("sum 18 6 3 20 9", "11")],
    );
}

#[test]
fn wrong_column() {
    all_show(
        "wrong-column",
        &[
            ("xor 3 5", "4"),
            ("sum 12 5 3", "14"),
            ("sum 18 6 3 20 9", "11"),
        ],
    );
    // Two columns are wrong, no number reaches the column, or other misconceptions explain the answer.
    none_shows(
        "wrong-column",
        &[
            ("xor 3 5", "5"),
            ("xor 3 5", "7"),
            ("binary 6", "111"),
            ("xor 3 5", "-6"),
            ("xor 3 5", "14"),
            ("sum 5 4 3", "10"),
            ("xor 0 1", "0"),
        ],
    );
}

#[test]
fn answer_in_binary() {
    all_show(
        "answer-in-binary",
        &[
            ("xor 3 5", "110"),
            ("xor 13 6", "1011"),
            ("xor 5 6", "11"),
            ("xor 5 6", "011"),
            ("sum 3 4 5", "10"),
            ("sum 3 4 5", "010"),
            ("sum 18 6 3 20 9", "01010"),
        ],
    );
    none_shows(
        "answer-in-binary",
        &[
            ("xor 3 5", "101"),
            ("sum 3 4 5", "11"),
            ("decimal 110", "110"),
            ("sum 3 4 5", "0b11"),
        ],
    );
}

#[test]
fn size_for_row() {
    all_show(
        "size-for-row",
        &[
            ("rows 13 12 8", "13 12 8"),
            ("rows 18 6 3 20 9", "9"),
            ("move 13 12 8", "13,9"),
            ("move 13 12 8", "8,7"),
        ],
    );
    none_shows(
        "size-for-row",
        &[
            ("rows 13 12 8", "13 12"),
            ("move 13 12 8", "13,7"),
            // Row 1 is one of those that hold a winning move, and not only the size of both.
            ("rows --misere 1 1", "1"),
        ],
    );
}

#[test]
fn skipped_empty_rows() {
    all_show(
        "skipped-empty-rows",
        &[
            ("move 0 2", "1,2"),
            ("move 0 3 0 2", "1,1"),
            ("move 0 0 3 2 3", "2,2"),
            ("rows 0 0 7", "1"),
            ("rows 5 0 4 3 2 1", "1 3 5"),
        ],
    );
    none_shows(
        "skipped-empty-rows",
        &[
            ("move 0 2", "1,1"),
            ("rows 5 4 3 2 1", "0 2 4"),
            ("move 2 0", "0,2"),
        ],
    );
}

#[test]
fn verdict_swapped() {
    all_show(
        "verdict-swapped",
        &[
            ("winner 5 4 3 2", "wins"),
            ("winner 5 4 3 2 1", "P"),
            ("winner 5 4 3 2 1", "no"),
            ("winner 1 1", "wins"),
            ("winner --misere 1 1 1", "wins"),
        ],
    );
}

#[test]
fn largest_row() {
    all_show(
        "largest-row",
        &[
            ("move 18 6 3 20 9", "4,1"),
            ("rows 20 6 3 18 9", "1"),
            ("rows 9 5 9 6", "1"),
        ],
    );
    // Row 1 is the largest of 5 4 3 2 1 and holds a winning move; from nim sum 0 no row does.
    none_shows(
        "largest-row",
        &[
            ("move 5 4 3 2 1", "1,2"),
            ("move 5 4 3 2", "1,2"),
            ("rows 18 6 3 20 9", "1"),
        ],
    );
}

#[test]
fn target_not_taken() {
    all_show(
        "target-not-taken",
        &[
            ("move 18 6 3 20 9", "5,3"),
            ("move 5 4 3 2 1", "3,2"),
            ("move 5 4 3 2 1", "1,4"),
        ],
    );
    none_shows(
        "target-not-taken",
        &[("move 18 6 3 20 9", "5,4"), ("move 18 6 3 20 9", "4,3")],
    );
}

#[test]
fn took_nim_sum() {
    all_show(
        "took-nim-sum",
        &[("move 18 6 3 20 9", "1,10"), ("move 13 12 8", "2,9")],
    );
    none_shows(
        "took-nim-sum",
        &[("move 18 6 3 20 9", "2,10"), ("move 18 6 3 20 9", "1,9")],
    );
}

#[test]
fn right_count_wrong_row() {
    all_show(
        "right-count-wrong-row",
        &[("move 18 6 3 20 9", "1,6"), ("move 18 6 3 20 9", "2,6")],
    );
    none_shows(
        "right-count-wrong-row",
        &[("move 18 6 3 20 9", "3,6"), ("move 18 6 3 20 9", "1,5")],
    );
}

#[test]
fn row_from_zero() {
    all_show(
        "row-from-zero",
        &[
            ("move 18 6 3 20 9", "4,6"),
            ("rows 5 4 3 2 1", "0 2 4"),
            ("move 5 4 3 2 1", "0,1"),
        ],
    );
    none_shows(
        "row-from-zero",
        &[("rows 5 4 3 2 1", "2 4"), ("move 5 4 3 2", "0,1")],
    );
}

#[test]
fn illegal() {
    all_show(
        "illegal",
        &[
            ("move 18 6 3 20 9", "6,1"),
            ("move 18 6 3 20 9", "3,4"),
            ("move 18 6 3 20 9", "2,0"),
            ("move 18 6 3 20 9", "-1,2"),
            ("move 18 6 3 20 9", "1,99999999999999999999999"),
            ("move 0 0", "1,1"),
            ("move 5 4 3 2", "5,1"),
        ],
    );
    none_shows(
        "illegal",
        &[("move 18 6 3 20 9", "3,3"), ("move 5 4 3 2 1", "0,1")],
    );
}

#[test]
fn misere_mixup() {
    all_show(
        "misere-mixup",
        &[
            ("move 1 1 4", "3,3"),
            ("move --misere 1 1 4", "3,4"),
            ("move 1 1 1", "none"),
            ("move 1 1", "1,1"),
        ],
    );
    // One bit cannot tell a mixed-up rule from a swapped verdict, and then the verdict speaks.
    none_shows(
        "misere-mixup",
        &[
            ("winner 1 1", "wins"),
            ("move 5 4 3 2 1", "none"),
            ("move 5 4 3 2", "1,1"),
        ],
    );
}

#[test]
fn size_for_value() {
    all_show(
        "size-for-value",
        &[
            ("sum subtract:1,2,3 5", "5"),
            ("sum lasker 3 5", "6"),
            ("winner lasker 3 + nim 4", "wins"),
            ("rows lasker 3 + nim 4", "2"),
        ],
    );
    // 4 is one more than the largest of 3, 2 and 1, too.
    none_shows(
        "size-for-value",
        &[("sum subtract:1,2,3 4", "4"), ("sum 5 4 3", "5")],
    );
}

#[test]
fn mex_from_one() {
    all_show(
        "mex-from-one",
        &[("sum grundy 2", "1"), ("sum grundy 4", "1")],
    );
    none_shows("mex-from-one", &[("sum lasker 3", "1"), ("sum 5 4 3", "1")]);
}

#[test]
fn mex_above_largest() {
    all_show("mex-above-largest", &[("sum octal:0.6 8", "4")]);
    none_shows("mex-above-largest", &[("sum lasker 3", "5")]);
}

#[test]
fn values_added() {
    all_show("values-added", &[("sum lasker 3 + nim 5", "9")]);
    none_shows(
        "values-added",
        &[("sum 5 4 3", "12"), ("sum lasker 3", "3")],
    );
}

#[test]
fn left_value_zero() {
    all_show("left-value-zero", &[("move grundy 3 + lasker 6", "1=1+2")]);
    none_shows("left-value-zero", &[("move 5 4 3", "1,5")]);
}

#[test]
fn paired_for_alone() {
    all_show(
        "paired-for-alone",
        &[("balance 13 12 8", "4"), ("balance 5 4 3 2", "4 2 1")],
    );
    none_shows("paired-for-alone", &[("balance 13 12 8", "8")]);
}

#[test]
fn groups_present() {
    all_show(
        "groups-present",
        &[
            ("balance 13 12 8", "8 4 1"),
            ("balance lasker 3 + nim 5", "4 1"),
        ],
    );
    none_shows("groups-present", &[("balance 5 4 3 2", "4 2 1")]);
}

#[test]
fn total_of_sizes() {
    all_show("total-of-sizes", &[("balance 13 12 8", "9")]);
    none_shows("total-of-sizes", &[("balance 13 12 8", "33")]);
}

#[test]
fn moores_nim_judged_as_plain_nim() {
    all_show(
        "plain-nim",
        &[
            ("winner moore:2 1 2 3", "loses"),
            ("winner moore:2 2 2 2", "wins"),
            ("rows moore:2 1 2 3", "none"),
            ("move moore:2 1 2 3", "none"),
            ("move moore:2 2 2 2", "1,2"),
        ],
    );
    none_shows(
        "plain-nim",
        &[
            ("winner moore:2 5 4 3", "loses"),
            ("winner 1 2 3", "wins"),
            ("move moore:2 5 4 3", "1,4"),
        ],
    );
}

#[test]
fn every_misconception_has_a_code_and_words_of_its_own() {
    let codes: BTreeSet<&str> = Misconception::ALL.map(Misconception::code).into();
    let words: BTreeSet<&str> = Misconception::ALL.map(Misconception::in_words).into();
    assert_eq!((codes.len(), words.len()), (32, 32));
}
