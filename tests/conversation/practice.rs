//! A round of practice: questions, hints, answers, and which of them may be typed again.

use nimlab::conversation::{Conversation, Input, Next};
use nimlab::document::Style;
use nimlab::practice::{Practice, Retry, Round, tell_report, to_json};
use nimlab::question::{Kind, Topic};
use snapbox::{IntoData, assert_data_eq, str};

use super::{menu, printed, transcript, written};

fn practice(topics: &[Topic], count: usize, seed: u64, retry: Retry) -> Practice {
    let round = Round::new(topics, count, seed);
    Practice::new(round, retry, Style::default())
}

#[test]
fn a_round_at_the_prompt() {
    let mut practice = practice(&[Topic::Kind(Kind::Gate)], 2, 4, Retry::Unreadable);
    let typed = ["perhaps", "", "hint", "hint", "1", "skip"];
    let (seen, next) = transcript(&mut practice, &typed);
    assert_eq!(next, Next::Ended);
    assert_data_eq!(
        seen,
        str![[r"
Practice: 2 questions

Type an answer and press Enter. hint helps, step by step; skip goes on to the
next question; quit ends the round.

Question 1 of 2

What does an XOR gate give for the inputs 1 and 0? (Answer: 0 or 1)

> perhaps

Not readable: gate 1 0, answered perhaps.

'perhaps' leaves open which answer is meant. Decide on one.

An answer looks like this: 0 or 1.

> 

No answer yet: gate 1 0.

An answer looks like this: 0 or 1.

> hint

The idea: XOR is short for exclusive or: one or the other, but not both.

> hint

How to do it: look at both inputs: if they differ the output is 1, if they are
equal it is 0.

> 1

Right: gate 1 0, answered 1.

Answer: 1 ⊕ 0 = 1, because exactly one input is 1.

Question 2 of 2

What does an XOR gate give for the inputs 0 and 0? (Answer: 0 or 1)

> skip


"]]
        .raw()
    );
    let total = practice.round().report().total();
    assert_eq!((total.right + total.wrong, total.skipped), (1, 1));
    assert_eq!(practice.judged().len(), 1);
}

#[test]
fn in_a_file_of_answers_every_line_is_one() {
    let typed = ["perhaps", ""];
    let mut kept = practice(&[Topic::Kind(Kind::Sum)], 2, 1, Retry::Never);
    assert_eq!(transcript(&mut kept, &typed).1, Next::Ended);
    assert_eq!(kept.round().report().total().wrong, 2);
    let mut again = practice(&[Topic::Kind(Kind::Sum)], 2, 1, Retry::Unreadable);
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
fn nothing_on_the_menu_is_judged_as_an_answer() {
    let mut practice = practice(&[], 5, 4, Retry::Never);
    let mut reply = practice.opening();
    assert_eq!(menu(&reply).free, Some("answer"));
    for choice in menu(&reply).choices.clone() {
        reply = practice.take(Input::Line(choice.typed));
        assert!(practice.judged().is_empty(), "{choice:?}");
    }
    assert_eq!(reply.next, Next::Ended, "quit comes last");
}

#[test]
fn the_program_prints_this_and_the_report() {
    let typed = ["3", "hint", "nonsense", "skip", "help", "1", "", "none"];
    for seed in ["1", "2", "3"] {
        let topics = [Topic::Kind(Kind::Sum), Topic::Kind(Kind::Move)];
        let mut practice = practice(&topics, 5, seed.parse().unwrap(), Retry::Never);
        let (seen, _) = transcript(&mut practice, &typed);
        let words = ["practice", "sum", "move", "--count", "5", "--seed", seed];
        let report = written(&tell_report(practice.round()));
        assert_eq!(printed(&words, &typed), seen + &report);
        let as_json = [&words[..], &["--format", "json"]].concat();
        assert_eq!(printed(&as_json, &typed), to_json(&practice));
    }
}
