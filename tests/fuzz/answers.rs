//! Answers: what is read means what is printed of it, and a number is right when its digits are.

use course::conversation::Judged;
use explain::document::Style;
use explain::judgement::{Answer, Reading, Verdict, judge};
use explain::question::Question;
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use render::json;

use super::config;
use super::damage::damaged;
use super::questions::lines;
use super::rendered::{is_json, keeps_its_promises};

fn question() -> impl Strategy<Value = Question> {
    let questions: Vec<Question> = lines().iter().filter_map(|line| line.parse().ok()).collect();
    select(questions)
}

fn answer() -> impl Strategy<Value = String> {
    const ANSWERS: &str = "0|1|15|-3|110|1 1 0|[1, 1, 0]|(1,)|0b110|wins|The player to move loses|N|P-position|1 3 5|rows 1 and 3|none|no winning move|3,1|(3, 1)|take 1 from row 3|row 3, take 1|player 1|the second|____|= 6|?";
    damaged(ANSWERS.split('|').map(str::to_owned).collect())
}

/// A question with an answer of its own to it: the right one, made worse or not.
fn nearly_right() -> impl Strategy<Value = (Question, String)> {
    question().prop_flat_map(|question| {
        let right = right_answer(&question);
        (Just(question), damaged(vec![right]))
    })
}

fn right_answer(question: &Question) -> String {
    question.right_answer().to_string()
}

fn is_lawful(question: &Question, text: &str) {
    let judgement = judge(question, text);
    assert_eq!(judgement.given, text);
    assert!(judgement.diagnosis.is_none() || judgement.verdict == Verdict::Wrong);
    match Answer::read(question, text) {
        Reading::Answer(answer) => {
            let printed = answer.to_string();
            assert!(answer.is_plainly(&printed), "{answer}");
            assert_eq!(
                Answer::read(question, &printed),
                Reading::Answer(answer.clone()),
                "{text:?} as {printed}"
            );
            assert_eq!(
                judgement.verdict == Verdict::Right,
                question.accepts(&answer),
                "{text:?} to {question}"
            );
            assert_eq!(
                judge(question, &printed).verdict,
                judgement.verdict,
                "{text:?} as {printed}"
            );
        }
        Reading::Blank => assert_eq!(judgement.verdict, Verdict::Blank),
        Reading::Malformed(_) => assert_eq!(judgement.verdict, Verdict::Malformed),
    }
    keeps_its_promises(&judgement.feedback(Style::default()));
    keeps_its_promises(&judgement.first_feedback(Style::default()));
    let told = is_json(&json::judgement(&judgement));
    assert_eq!(told["verdict"], judgement.verdict.word());
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_an_answer_or_blank_or_malformed(question in question(), text in answer()) {
        is_lawful(&question, &text);
    }

    #[test]
    fn an_answer_that_is_nearly_right_is_judged_lawfully((question, text) in nearly_right()) {
        is_lawful(&question, &text);
    }

    #[test]
    fn a_number_is_its_digits_without_the_zeros_in_front(
        minus in any::<bool>(),
        zeros in 0..30_usize,
        digits in prop_oneof!["[0-9]{1,4}", "[0-9]{1,60}"],
        (question, right) in select(vec![("sum 5 4 3 2", "0"), ("xor 3 5", "6"), ("decimal 1101", "13")]),
    ) {
        let question: Question = question.parse().expect("it is a question");
        let text = format!("{}{}{digits}", if minus { "-" } else { "" }, "0".repeat(zeros));
        let significant = digits.trim_start_matches('0');
        let expected = match (minus, significant) {
            (_, "") => "0".to_owned(),
            (true, digits) => format!("-{digits}"),
            (false, digits) => digits.to_owned(),
        };
        match Answer::read(&question, &text) {
            Reading::Answer(answer) => assert_eq!(answer.to_string(), expected),
            other => panic!("{text}: {other:?}"),
        }
        assert_eq!(judge(&question, &text).verdict == Verdict::Right, expected == right, "{text}");
    }
}
