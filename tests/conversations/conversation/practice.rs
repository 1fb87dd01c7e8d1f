//! A round of practice: questions, hints, answers, and which of them may be typed again.

use course::conversation::Next;
use course::practice::{Practice, Retry, Round, round_report, to_json};
use explain::document::{Style, right_answer_as_typed};
use explain::question::{Kind, Topic};

use super::{printed, transcript, written};
use crate::golden::compare;
use crate::program::run;

fn practice(topics: &[Topic], count: usize, seed: u64, retry: Retry) -> Practice {
    let round = Round::new(topics, count, seed);
    Practice::new(round, retry, Style::default())
}

/// What cannot be read or is empty is asked again, hints come one by one, and a wrong answer may be tried once more.
#[test]
fn a_round_at_the_prompt() {
    let topics = [Topic::Kind(Kind::Xor)];
    let mut practice = practice(&topics, 3, 4, Retry::Once);
    let typed = ["perhaps", "", "hint", "hint", "4", "0b100000", "0b100000", "what", "33", "skip"];
    let (seen, next) = transcript(&mut practice, &typed);
    assert_eq!(next, Next::Ended);
    compare("conversation/practice.txt", seen);
    let total = practice.round().report().total();
    assert_eq!((total.right, total.wrong, total.skipped), (1, 1, 1));
    assert_eq!(practice.judged().len(), 2);
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
fn the_program_prints_this_and_the_report() {
    let typed = ["3", "hint", "nonsense", "skip", "help", "1", "", "none"];
    for seed in ["1", "2", "3"] {
        let topics = [Topic::Kind(Kind::Sum), Topic::Kind(Kind::Move)];
        let mut practice = practice(&topics, 5, seed.parse().unwrap(), Retry::Never);
        let (seen, _) = transcript(&mut practice, &typed);
        let words = ["practice", "sum", "move", "--count", "5", "--seed", seed];
        let report = written(&round_report(practice.round()));
        assert_eq!(printed(&words, &typed), format!("{seen}{report}"));
        // Where JSON goes to standard output, the round itself goes to standard error.
        let as_json = [&words[..], &["--format", "json"]].concat();
        let (_, json, beside) = run(&as_json, typed.join("\n") + "\n");
        assert_eq!(json, to_json(&practice));
        assert!(beside.contains(&seen), "{beside}");
    }
}
