//! Questions for learning platforms: what is listed as right is right for `check`, what is listed as wrong is wrong, nothing is
//! listed twice, and a reader that is not ours finds all of it again in each format.

use std::collections::HashSet;
use std::io::Write;
use std::process::{Command, Stdio};

use nimlab::judgement::{Answer, Verdict, judge, judge_answer, tempting_answers};
use nimlab::question::{Names, Question};
use nimlab::render::{Terminal, markdown};
use nimlab::worksheet::{Quiz, QuizItem, QuizResponse, Sheet};
use proptest::prelude::*;
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
        let item = QuizItem::of(&question, "Question 01");
        let answers = item.response.answers();
        let (mut seen, mut values) = (HashSet::new(), HashSet::new());
        for answer in answers {
            let judged = judge(&question, &answer.text, Names::Standard);
            let verdict = if answer.is_right { Verdict::Right } else { Verdict::Wrong };
            prop_assert_eq!(judged.verdict, verdict, "{}: {}", question, answer.text);
            prop_assert!(!answer.feedback.blocks.is_empty(), "{}: {}", question, answer.text);
            prop_assert!(seen.insert(answer.text.to_lowercase()), "{}: {}", question, answer.text);
            if let QuizResponse::Number(_) = item.response {
                let value: f64 = answer.text.parse().unwrap();
                prop_assert!(values.insert(value.to_bits()), "{}: {}", question, value);
            }
        }
        match &item.response {
            QuizResponse::ByHand(right) => {
                prop_assert_eq!(judge(&question, right, Names::Standard).verdict, Verdict::Right);
            }
            _ => prop_assert!(answers.iter().any(|answer| answer.is_right), "{}", question),
        }
    }

    /// Every short answer that a misconception leads to is listed, wrong.
    #[test]
    fn every_misconception_is_listed(question in question()) {
        let item = QuizItem::of(&question, "Question 01");
        if matches!(item.response, QuizResponse::ByHand(_)) {
            return Ok(());
        }
        let slips = tempting_answers(&question).into_iter().filter(|answer| {
            judge_answer(&question, answer.clone()).diagnosis.is_some() && answer.to_string().len() <= 40
        });
        let said = |answer: &Answer| answer.to_string();
        let is_read = |slip: &String| judge(&question, slip, Names::Standard).verdict != Verdict::Malformed;
        for slip in slips.map(|slip| said(&slip)).filter(is_read) {
            let listed = item.response.answers().iter().find(|answer| answer.text == slip);
            prop_assert!(listed.is_some_and(|answer| !answer.is_right), "{}: {}", question, slip);
        }
    }
}

const READ_QUIZ: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/worksheets/worksheet/read_quiz.py");
pub const MOODLE: [&str; 3] = ["python3", READ_QUIZ, "moodle"];
pub const QTI: [&str; 3] = ["python3", READ_QUIZ, "qti"];
pub const GIFT: [&str; 3] = ["python3", READ_QUIZ, "gift"];

/// What a reader, a program with its arguments, finds in a file.
pub fn read_by(reader: &[&str], file: &[u8]) -> Value {
    let mut program = Command::new(reader[0])
        .args(&reader[1..])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect(reader[0]);
    program.stdin.take().unwrap().write_all(file).unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success(), "{reader:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

pub const PLAIN: Terminal = plain(80);

/// What every reader should find: the items with their answers.
pub fn expected(quiz: &Quiz) -> Vec<Value> {
    let items = quiz.categories.iter().flat_map(|category| &category.items);
    let item = |item: &QuizItem| {
        let answers = item.response.answers().iter();
        let answers: Vec<Value> =
            answers.map(|answer| serde_json::json!([answer.text, answer.is_right])).collect();
        let kind = match item.response {
            QuizResponse::Choice(_) => "choice",
            QuizResponse::Number(_) => "number",
            QuizResponse::Text(_) => "text",
            QuizResponse::ByHand(_) => "essay",
        };
        let gaps = markdown(&item.prompt, PLAIN).matches("____").count();
        serde_json::json!({"name": item.name, "kind": kind, "gaps": gaps, "answers": answers})
    };
    items.map(item).collect()
}

/// Questions of all kinds, and some with signs that have a meaning in one of the formats.
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
        "move lasker 5 4",
        "move kayles 7 + nim 3 4",
        "rows octal:0.137 5 6",
        "towers 3 6",
        "refute 5 4 3 --move 1,2",
        "choose 6 5 1",
        "choose 5 4 / 3 3",
        "order move 5 4 3",
        "flaw sum 5 4 3 --variant 2",
        "fill xor 3 5",
        "move moore:2 5 4 3",
        "rows moore:2 5 4 3",
        "winner moore:2 1 2 3",
        "move moore:4 90 80 70 60 50",
        "move 1 1",
    ];
    let questions = words.iter().map(|words| words.parse().expect(words));
    let mut sheet = sheet(questions.collect());
    sheet.head.title = Some("A/B: {nim} = 50 % #1 ~ <b> & \\ ]]>".to_owned());
    sheet.head.instructions = vec!["Think: 2 < 3 & 4 > 1.".to_owned()];
    Quiz::of(&sheet)
}

/// Nothing stands in a quiz for Canvas that text2qti, whose quizzes Canvas imports, does not write in that place. `.ci/tools`
/// tells how to get it.
#[test]
fn a_quiz_for_canvas_has_the_form_of_those_that_it_imports() {
    let text2qti = concat!(env!("CARGO_MANIFEST_DIR"), "/target/text2qti");
    if !std::path::Path::new(text2qti).exists() {
        crate::support::skipped("text2qti", "QTI beside what it writes");
        return;
    }
    let script =
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/worksheets/worksheet/read_qti_form.py");
    let drawn = Quiz::with_variants(&sheet(vec!["move 5 4 3".parse().unwrap()]), 3);
    for quiz in [all_kinds(), drawn] {
        let only_ours = read_by(&["python3", script, text2qti], &quiz.to_qti().unwrap());
        let only_ours: Vec<&str> = only_ours
            .as_array()
            .unwrap()
            .iter()
            .map(|form| form.as_str().unwrap())
            // A choice is plain text, as Canvas itself writes it; text2qti makes HTML of it.
            .filter(|form| !form.ends_with("response_label/material/mattext texttype=text/plain"))
            .collect();
        assert_eq!(only_ours, [""; 0]);
    }
}

/// The grammar of GIFT is read by npm's gift-pegjs, which `web/build` fetches.
#[test]
fn gift_is_read_by_a_parser_of_its_own() {
    let parser = concat!(env!("CARGO_MANIFEST_DIR"), "/web/node_modules/gift-pegjs");
    if !std::path::Path::new(parser).exists() {
        crate::support::skipped("gift-pegjs", "GIFT as its parser reads it");
        return;
    }
    let quiz = all_kinds();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/worksheets/worksheet/read_gift.mjs");
    let read = read_by(&["node", script, parser], quiz.to_gift().as_bytes());
    assert_eq!(read.as_array().unwrap(), &expected(&quiz));
}

/// There are as many as there can be: of gates there are but four. That they are alike and all different is a law of its own.
#[test]
fn of_variants_one_is_drawn() {
    let words =
        ["sum 5 4 3", "move kayles 7 + nim 3", "gate 1 0", "rows 90 80 100", "decimal 1101"];
    let sheet = sheet(words.map(|words| words.parse().unwrap()).to_vec());
    let quiz = Quiz::with_variants(&sheet, 6);
    assert!(quiz.draws_one);
    assert_eq!(quiz, Quiz::with_variants(&sheet, 6));
    let counts = quiz.categories.iter().map(|category| category.items.len());
    assert_eq!(counts.collect::<Vec<_>>(), [6, 6, 4, 6, 6]);
    let read = read_by(&MOODLE, quiz.to_moodle().as_bytes());
    assert_eq!(read["categories"].as_array().unwrap().len(), 5);
    let read = read_by(&QTI, &quiz.to_qti().unwrap());
    assert_eq!(read["drawn"], serde_json::json!([1, 1, 1, 1, 1]));
}
