//! For every misconception, questions and answers that must be diagnosed with it, and some that must not.

use std::collections::BTreeSet;

use nimlab::judgement::{Misconception, Verdict, judge};
use nimlab::question::Names;

/// Below each code, answers that show it (`=`) and answers that do not (`≠`); all of them are wrong.
///
/// `xor 3 5` answered 8 shows adding; `xor 3 4` answered 7 does not, because there adding is right.
const TABLE: &str = "\
added
  xor 3 5 = 8
  xor 17 19 = 36
  sum 5 4 3 2 1 = 15
  sum 18446744073709551615 1 3 = 18446744073709551619
  xor 3 5 ≠ 7
  sum 5 4 3 2 1 ≠ 14
ored
  xor 3 5 = 7
  sum 6 5 3 = 7
  sum 12 10 7 = 15
  # A gate answered 1 for 1 and 1 may be OR, AND or 'same is one'.
  gate 1 1 ≠ 1
  gate 0 0 ≠ 1
anded
  xor 6 14 = 6
  xor 12 10 = 8
  sum 7 6 14 = 6
  # 3 AND 5 is 1, and so is '1 where the digits are equal'.
  xor 3 5 ≠ 1
  gate 1 0 ≠ 0
same-is-one
  gate 0 0 = 1
  xor 5 4 = 6
  xor 12 10 = 9
  gate 1 1 ≠ 1
  gate 0 1 ≠ 0
  xor 3 5 ≠ 1
power
  xor 3 5 = 243
  xor 17 18 = 14063084452067724991009
  xor 2 10 = 1024
  # 2 to the power of 2 is 4, and so is 2 + 2.
  xor 2 2 ≠ 4
  xor 3 5 ≠ 125
subtracted
  xor 3 5 = 2
  xor 3 5 = -2
  xor 9 6 = 3
  xor 6 9 = −3
  # 7 − 2 = 5 is right.
  xor 12 10 ≠ 3
  sum 5 2 1 ≠ 2
left-aligned
  xor 3 5 = 3
  xor 1 6 = 2
  sum 9 5 1 = 11
  xor 4 5 ≠ 5
  xor 6 5 ≠ 11
reversed-digits
  binary 6 = 011
  binary 10 = [0, 1, 0, 1]
  decimal 1011 = 13
  # Of xor only where nothing else fits: 4 ⊕ 7 is 011, read backwards 110.
  xor 4 7 = 6
  # Digits are compared as written: 11 is 110 without its last digit, not 110 reversed.
  binary 6 ≠ 11
  decimal 110 ≠ 3
  xor 3 5 ≠ 3
dropped-place
  binary 6 = 11
  binary 6 = 10
  binary 6 = 1100
  binary 6 = 1110
  binary 20 = 101
  binary 20 = 1010
  binary 20 = 0100
  binary 20 = 100
  binary 64 = 1
  decimal 110 = 2
  decimal 110 = 12
  decimal 1101 = 5
  # 011 is 3, and so is 11: reading from the wrong end and losing a digit cannot be told apart.
  decimal 110 ≠ 3
  binary 6 ≠ 100
  binary 1 ≠ 0
  # One digit that is left of many may be anything.
  binary 13 ≠ 1
  decimal 10100 ≠ 5
decimal-digits
  decimal 110 = 110
  decimal 101 = 101
  decimal 10 ≠ 11
  xor 3 5 ≠ 110
missed-row
  sum 5 4 3 2 1 = 4
  sum 18 6 3 20 9 = 12
  sum 7 7 3 = 4
  sum 5 4 3 2 1 ≠ 15
  sum 18 6 3 20 9 ≠ 11
wrong-column
  xor 3 5 = 4
  sum 12 5 3 = 14
  sum 18 6 3 20 9 = 11
  # Two columns are wrong, no number reaches the column, or other misconceptions explain the answer.
  xor 3 5 ≠ 5
  xor 3 5 ≠ 7
  binary 6 ≠ 111
  xor 3 5 ≠ -6
  xor 3 5 ≠ 14
  sum 5 4 3 ≠ 10
  xor 0 1 ≠ 0
answer-in-binary
  xor 3 5 = 110
  xor 13 6 = 1011
  xor 5 6 = 11
  xor 5 6 = 011
  sum 3 4 5 = 10
  sum 3 4 5 = 010
  sum 18 6 3 20 9 = 01010
  xor 3 5 ≠ 101
  sum 3 4 5 ≠ 11
  decimal 110 ≠ 110
  sum 3 4 5 ≠ 0b11
size-for-row
  rows 13 12 8 = 13 12 8
  rows 18 6 3 20 9 = 9
  move 13 12 8 = 13,9
  move 13 12 8 = 8,7
  rows 13 12 8 ≠ 13 12
  move 13 12 8 ≠ 13,7
  # Row 1 is one of those that hold a winning move, and not only the size of both.
  rows --misere 1 1 ≠ 1
skipped-empty-rows
  move 0 2 = 1,2
  move 0 3 0 2 = 1,1
  move 0 0 3 2 3 = 2,2
  rows 0 0 7 = 1
  rows 5 0 4 3 2 1 = 1 3 5
  move 0 2 ≠ 1,1
  rows 5 4 3 2 1 ≠ 0 2 4
  move 2 0 ≠ 0,2
verdict-swapped
  winner 5 4 3 2 = wins
  winner 5 4 3 2 1 = P
  winner 5 4 3 2 1 = no
  winner 1 1 = wins
  winner --misere 1 1 1 = wins
largest-row
  move 18 6 3 20 9 = 4,1
  rows 20 6 3 18 9 = 1
  rows 9 5 9 6 = 1
  # Row 1 is the largest of 5 4 3 2 1 and holds a winning move; from nim sum 0 no row does.
  move 5 4 3 2 1 ≠ 1,2
  move 5 4 3 2 ≠ 1,2
  rows 18 6 3 20 9 ≠ 1
target-not-taken
  move 18 6 3 20 9 = 5,3
  move 5 4 3 2 1 = 3,2
  move 5 4 3 2 1 = 1,4
  move 18 6 3 20 9 ≠ 5,4
  move 18 6 3 20 9 ≠ 4,3
took-nim-sum
  move 18 6 3 20 9 = 1,10
  move 13 12 8 = 2,9
  move 18 6 3 20 9 ≠ 2,10
  move 18 6 3 20 9 ≠ 1,9
right-count-wrong-row
  move 18 6 3 20 9 = 1,6
  move 18 6 3 20 9 = 2,6
  move 18 6 3 20 9 ≠ 3,6
  move 18 6 3 20 9 ≠ 1,5
row-from-zero
  move 18 6 3 20 9 = 4,6
  rows 5 4 3 2 1 = 0 2 4
  move 5 4 3 2 1 = 0,1
  rows 5 4 3 2 1 ≠ 2 4
  move 5 4 3 2 ≠ 0,1
illegal
  move 18 6 3 20 9 = 6,1
  move 18 6 3 20 9 = 3,4
  move 18 6 3 20 9 = 2,0
  move 18 6 3 20 9 = -1,2
  move 18 6 3 20 9 = 1,99999999999999999999999
  move 0 0 = 1,1
  move 5 4 3 2 = 5,1
  move 18 6 3 20 9 ≠ 3,3
  move 5 4 3 2 1 ≠ 0,1
misere-mixup
  move 1 1 4 = 3,3
  move --misere 1 1 4 = 3,4
  move 1 1 1 = none
  move 1 1 = 1,1
  # One bit cannot tell a mixed-up rule from a swapped verdict, and then the verdict speaks.
  winner 1 1 ≠ wins
  move 5 4 3 2 1 ≠ none
  move 5 4 3 2 ≠ 1,1
size-for-value
  sum subtract:1,2,3 5 = 5
  sum lasker 3 5 = 6
  winner lasker 3 + nim 4 = wins
  rows lasker 3 + nim 4 = 2
  # 4 is one more than the largest of 3, 2 and 1, too.
  sum subtract:1,2,3 4 ≠ 4
  sum 5 4 3 ≠ 5
mex-from-one
  sum grundy 2 = 1
  sum grundy 4 = 1
  sum lasker 3 ≠ 1
  sum 5 4 3 ≠ 1
mex-above-largest
  sum octal:0.6 8 = 4
  sum lasker 3 ≠ 5
values-added
  sum lasker 3 + nim 5 = 9
  sum 5 4 3 ≠ 12
  sum lasker 3 ≠ 3
left-value-zero
  move grundy 3 + lasker 6 = 1=1+2
  move 5 4 3 ≠ 1,5
paired-for-alone
  balance 13 12 8 = 4
  balance 5 4 3 2 = 4 2 1
  balance 13 12 8 ≠ 8
groups-present
  balance 13 12 8 = 8 4 1
  balance lasker 3 + nim 5 = 4 1
  balance 5 4 3 2 ≠ 4 2 1
total-of-sizes
  balance 13 12 8 = 9
  balance 13 12 8 ≠ 33
plain-nim
  winner moore:2 1 2 3 = loses
  winner moore:2 2 2 2 = wins
  rows moore:2 1 2 3 = none
  move moore:2 1 2 3 = none
  move moore:2 2 2 2 = 1,2
  winner moore:2 5 4 3 ≠ loses
  winner 1 2 3 ≠ wins
  move moore:2 5 4 3 ≠ 1,4
";

/// The code of the diagnosis of a wrong answer, or "none".
fn diagnosis(question: &str, answer: &str) -> &'static str {
    let judgement = judge(&question.parse().unwrap(), answer, Names::Standard);
    assert_eq!(judgement.verdict, Verdict::Wrong, "{question}: {answer}");
    let diagnosis = judgement.diagnosis;
    diagnosis.map_or("none", |diagnosis| diagnosis.code())
}

#[test]
fn an_answer_shows_the_misconception_that_the_table_says() {
    let (mut code, mut seen) = ("", BTreeSet::new());
    for line in TABLE.lines().filter(|line| !line.starts_with("  #")) {
        let Some(row) = line.strip_prefix("  ") else {
            code = line;
            continue;
        };
        let is_shown = !row.contains(" ≠ ");
        let sign = if is_shown { " = " } else { " ≠ " };
        let (question, answer) = row.split_once(sign).unwrap();
        assert_eq!(
            diagnosis(question, answer) == code,
            is_shown,
            "{code}: {row}"
        );
        if is_shown {
            seen.insert(code);
        }
    }
    assert_eq!(seen, Misconception::ALL.map(Misconception::code).into());
}

#[test]
fn every_misconception_has_a_code_and_words_of_its_own() {
    let codes: BTreeSet<&str> = Misconception::ALL.map(Misconception::code).into();
    let words: BTreeSet<&str> = Misconception::ALL.map(Misconception::in_words).into();
    assert_eq!((codes.len(), words.len()), (32, 32));
}
