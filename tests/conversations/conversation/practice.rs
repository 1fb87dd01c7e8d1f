//! A round of practice: questions, hints, answers, and which of them may be typed again.

use nimlab::conversation::Next;
use nimlab::document::{Style, right_answer_as_typed};
use nimlab::practice::{Practice, Retry, Round, round_report, to_json};
use nimlab::question::{Kind, Topic};
use snapbox::{IntoData, assert_data_eq, str};

use super::{printed, transcript, written};

fn practice(topics: &[Topic], count: usize, seed: u64, retry: Retry) -> Practice {
    let round = Round::new(topics, count, seed);
    Practice::new(round, retry, Style::default())
}

#[test]
fn a_round_at_the_prompt() {
    let mut practice = practice(&[Topic::Kind(Kind::Gate)], 2, 4, Retry::Once);
    let typed = ["perhaps", "", "hint", "hint", "1", "skip"];
    let (seen, next) = transcript(&mut practice, &typed);
    assert_eq!(next, Next::Ended);
    assert_data_eq!(
        seen,
        str![[r"
Practice: 2 questions

Type an answer and press Enter. hint helps, step by step; skip shows the answer
and goes on; quit ends the round.

Question 1 of 2

What does an XOR gate give for the inputs 1 and 0? (Answer: 0 or 1)

> perhaps

Not readable: perhaps.

'perhaps' leaves the answer open. If you mean the rest, type it without that.

An answer looks like this: 0 or 1.

> 

No answer yet. Type one, or hint, or skip.

> hint

The idea: XOR is short for exclusive or: one or the other, but not both.

> hint

How to do it: look at both inputs: if they differ the output is 1, if they are
equal it is 0.

> 1

Right: 1 ⊕ 0 is 1.

Exactly one input is 1.

Question 2 of 2

What does an XOR gate give for the inputs 0 and 0? (Answer: 0 or 1)

> skip

The answer: 0 ⊕ 0 = 0, because neither input is 1.


"]]
        .raw()
    );
    let total = practice.round().report().total();
    assert_eq!((total.right + total.wrong, total.skipped), (1, 1));
    assert_eq!(practice.judged().len(), 1);
}

#[test]
fn a_wrong_answer_may_be_tried_again_once() {
    let topics = [Topic::Kind(Kind::Xor)];
    let mut practice = practice(&topics, 2, 4, Retry::Once);
    let (seen, _) = transcript(&mut practice, &["0b100000", "what", "0b100000", "hint"]);
    assert_data_eq!(
        seen,
        str![[r"
Practice: 2 questions

Type an answer and press Enter. hint helps, step by step; skip shows the answer
and goes on; quit ends the round.

Question 1 of 2

What is 6 ⊕ 2, the bitwise XOR of the two? (Answer: a whole number, such as 12)

> 0b100000

Not yet: 6 ⊕ 2 is not 32. It was read as: 32.

32 in binary is 100000, with a 1 in the 32s column: neither number reaches that
far, and XOR carries nothing into a new column.

Your answer does not agree with this step:

4s column: 1 ⊕ 0 = 1

Exactly one input is 1.

Your answer has a 0 there.

Try once more, or type hint.

> what

Not readable: what.

nimlab cannot follow this answer from 'what' on.

An answer looks like this: a whole number, such as 12.

> 0b100000

Not right: 6 ⊕ 2 is not 32. It was read as: 32.

32 in binary is 100000, with a 1 in the 32s column: neither number reaches that
far, and XOR carries nothing into a new column.

Your answer does not agree with this step:

4s column: 1 ⊕ 0 = 1

Exactly one input is 1.

Your answer has a 0 there.

Answer: 6 ⊕ 2 = 4.

Question 2 of 2

What is 7 ⊕ 1, the bitwise XOR of the two? (Answer: a whole number, such as 12)

> hint

The idea: XOR compares two numbers in binary, digit by digit; each column stands
alone.


"]]
        .raw()
    );
}

#[test]
fn the_first_try_counts_and_a_right_second_one_is_told() {
    let topics = [Topic::Kind(Kind::Binary)];
    let first = Round::new(&topics, 3, 1).ask().unwrap().question;
    let mut practice = practice(&topics, 3, 1, Retry::Once);
    let right = right_answer_as_typed(&first);
    let (seen, _) = transcript(&mut practice, &["0", &right, "0", "skip"]);
    assert_eq!(seen.matches("Not yet:").count(), 2, "{seen}");
    assert!(seen.contains("Question 3"), "{seen}");
    let total = practice.round().report().total();
    let counted = (total.right, total.wrong, total.second_try, total.skipped);
    assert_eq!(counted, (0, 2, 1, 0));
    assert_eq!(practice.judged().len(), 2);
    assert!(written(&round_report(practice.round())).contains("right at the second try"));
}

#[test]
fn of_two_answers_a_wrong_one_is_put_right_at_once() {
    for topic in [Topic::Kind(Kind::Gate), Topic::Kind(Kind::Winner)] {
        for typed in ["0", "1", "wins", "loses"] {
            let mut practice = practice(&[topic], 2, 4, Retry::Once);
            let (seen, _) = transcript(&mut practice, &[typed]);
            assert!(!seen.contains("Try again"), "{seen}");
            let is_read = !seen.contains("Not readable");
            assert_eq!(is_read, seen.contains("Question 2"), "{seen}");
        }
    }
}

#[test]
fn in_a_file_of_answers_every_line_is_one() {
    let typed = ["perhaps", ""];
    let mut kept = practice(&[Topic::Kind(Kind::Sum)], 2, 1, Retry::Never);
    assert_eq!(transcript(&mut kept, &typed).1, Next::Ended);
    assert_eq!(kept.round().report().total().wrong, 2);
    let mut again = practice(&[Topic::Kind(Kind::Sum)], 2, 1, Retry::Once);
    let (seen, next) = transcript(&mut again, &typed);
    assert!(matches!(next, Next::Ask(_)), "{seen}");
    assert!(again.judged().is_empty() && !seen.contains("Question 2"));
}

#[test]
fn the_last_hint_is_said_to_be_the_last() {
    let mut practice = practice(&[Topic::Kind(Kind::Xor)], 1, 4, Retry::Never);
    let (seen, _) = transcript(&mut practice, &["hint", "h", "?", "HINT", "hint", "hint"]);
    let last = "That was the last hint: the answer is above.\n";
    assert!(seen.matches(last).count() >= 2, "{seen}");
    assert!(seen.find("The answer:") < seen.find(last), "{seen}");
}

#[test]
fn the_program_prints_this_and_the_report() {
    let typed = ["3", "hint", "nonsense", "skip", "help", "1", "", "none"];
    for seed in ["1", "2", "3"] {
        let topics = [Topic::Kind(Kind::Sum), Topic::Kind(Kind::Move)];
        let mut practice = practice(&topics, 5, seed.parse().unwrap(), Retry::Never);
        let (seen, _) = transcript(&mut practice, &typed);
        let words = ["practice", "sum", "move", "--count", "5", "--seed", seed];
        let report = written(&round_report(practice.round()));
        assert_eq!(printed(&words, &typed), seen + &report);
        let as_json = [&words[..], &["--format", "json"]].concat();
        assert_eq!(printed(&as_json, &typed), to_json(&practice));
    }
}
