//! Questions for Moodle: what is listed as right is right for `check`, what is listed as wrong is wrong, nothing is listed
//! twice, and a reader that is not ours finds all of it again.

use std::collections::HashSet;
use std::io::Write;
use std::process::{Command, Stdio};

use course::worksheet::{Quiz, QuizItem, QuizResponse, Sheet};
use explain::judgement::{Answer, Verdict, judge, judge_answer, tempting_answers};
use explain::question::Question;
use proptest::prelude::*;
use render::{Terminal, markdown};
use serde_json::Value;

use super::list::question;
use crate::support::{cases, plain};

pub fn sheet(questions: Vec<Question>) -> Sheet {
    Sheet { questions, ..Sheet::default() }
}

proptest! {
    #![proptest_config(cases(300))]

    /// Every answer is worth here what `check` says of it, and no two are equal.
    #[test]
    fn what_is_listed_is_worth_what_check_says(question in question()) {
        let item = QuizItem::of(&question, "Question 01").unwrap();
        let answers = item.response.answers();
        let (mut seen, mut values) = (HashSet::new(), HashSet::new());
        for answer in answers {
            let judged = judge(&question, &answer.text);
            let verdict = if answer.is_right { Verdict::Right } else { Verdict::Wrong };
            prop_assert_eq!(judged.verdict, verdict, "{}: {}", question, answer.text);
            prop_assert!(!answer.feedback.blocks.is_empty(), "{}: {}", question, answer.text);
            prop_assert!(seen.insert(answer.text.to_lowercase()), "{}: {}", question, answer.text);
            if let QuizResponse::Number(_) = item.response {
                let value: f64 = answer.text.parse().unwrap();
                prop_assert!(values.insert(value.to_bits()), "{}: {}", question, value);
            }
        }
        prop_assert!(answers.iter().any(|answer| answer.is_right), "{}", question);
    }

    /// Every short answer that a misconception leads to is listed, wrong.
    #[test]
    fn every_misconception_is_listed(question in question()) {
        let item = QuizItem::of(&question, "Question 01").unwrap();
        let slips = tempting_answers(&question).into_iter().filter(|answer| {
            judge_answer(&question, answer.clone()).diagnosis.is_some() && answer.to_string().len() <= 40
        });
        let said = |answer: &Answer| answer.to_string();
        let is_read = |slip: &String| judge(&question, slip).verdict != Verdict::Malformed;
        for slip in slips.map(|slip| said(&slip)).filter(is_read) {
            let listed = item.response.answers().iter().find(|answer| answer.text == slip);
            prop_assert!(listed.is_some_and(|answer| !answer.is_right), "{}: {}", question, slip);
        }
    }
}

/// What the importer finds in a quiz.
pub fn read_by_moodle(quiz: &Quiz) -> Value {
    const READ_QUIZ: &str =
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/worksheets/worksheet/read_quiz.py");
    let mut program = Command::new("python3")
        .arg(READ_QUIZ)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3");
    program.stdin.take().unwrap().write_all(quiz.to_moodle().as_bytes()).unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

pub const PLAIN: Terminal = plain(80);

/// What the importer should find: the items with their answers.
pub fn expected(quiz: &Quiz) -> Vec<Value> {
    let item = |item: &QuizItem| {
        let answers = item.response.answers().iter();
        let answers: Vec<Value> =
            answers.map(|answer| serde_json::json!([answer.text, answer.is_right])).collect();
        let kind = match item.response {
            QuizResponse::Choice(_) => "choice",
            QuizResponse::Number(_) => "number",
            QuizResponse::Text(_) => "text",
        };
        let gaps = markdown(&item.prompt, PLAIN).matches("____").count();
        serde_json::json!({"name": item.name, "kind": kind, "gaps": gaps, "answers": answers})
    };
    quiz.items.iter().map(item).collect()
}

/// Questions of all kinds, and a title with signs that have a meaning in XML.
pub fn all_kinds() -> Quiz {
    let words = [
        "gate 1 0",
        "binary 6",
        "decimal 1101",
        "xor 13 11",
        "xor 200 100",
        "balance 5 4 3",
        "sum 5 4 3 2",
        "sum 18446744073709551615 3",
        "winner 5 4",
        "winner --misere 1 1 4",
        "rows 5 4 3 2 1",
        "move 18 6 3 20 9",
        "move grundy 8 4",
        "move kayles 7 + nim 3 4",
        "rows dawson 5 6",
        "towers 3 6",
        "move 1 1",
    ];
    let questions = words.iter().map(|words| words.parse().expect(words));
    let mut sheet = sheet(questions.collect());
    sheet.title = Some("A/B: {nim} = 50 % #1 ~ <b> & \\ ]]>".to_owned());
    Quiz::of(&sheet).unwrap()
}

#[test]
fn what_has_too_many_right_answers_is_refused() {
    let question = "move kayles 900 700 500".parse().unwrap();
    let told = QuizItem::of(&question, "Question 01").err().unwrap().to_string();
    assert!(told.contains("has more right answers than a quiz can list"), "{told}");
}
