//! What answers to a question can show, and what is told of a question about lines.

use std::collections::BTreeSet;

use nimlab::derivation::Derivation;
use nimlab::judgement::{
    Answer, Diagnosis, Misconception, can_reveal, judge_answer, tempting_answers,
};
use nimlab::question::{Generator, Kind, Level, Question, Topic};
use nimlab::render::json;
use serde_json::Value;

#[test]
fn slips_can_come_again_on_the_questions_that_are_made_up() {
    for (topic, slip, comes_again) in [
        ("xor", "added", true),
        ("binary", "reversed-digits", true),
        ("sum", "missed-row", true),
        ("move", "target-not-taken", true),
        ("rows", "row-from-zero", true),
        ("misere", "misere-mixup", true),
        ("xor", "row-from-zero", false),
    ] {
        let mut generator = Generator::new(1);
        let topic = Topic::all().find(|it| it.word() == topic).unwrap();
        let slip = Misconception::of_code(slip).unwrap();
        let mut question = || generator.question(topic, Level::FIRST);
        let can_come = (0..50).any(|_| can_reveal(&question(), slip));
        assert_eq!(can_come, comes_again, "{slip:?} in {topic:?}");
    }
}

#[test]
fn a_number_in_a_gap_shows_what_it_shows_elsewhere() {
    for (asked, variants, codes) in [
        ("xor 3 5", 4, &["added"][..]),
        ("sum 9 4 3", 5, &["added", "missed-row"]),
        ("move 9 4 3", 9, &["added", "illegal"]),
    ] {
        let questions = (1..=variants).map(|variant| format!("fill {asked} --variant {variant}"));
        let judgements = questions.flat_map(|question| {
            let question: Question = question.parse().unwrap();
            let answers = tempting_answers(&question).into_iter();
            answers.map(move |answer| judge_answer(&question, answer))
        });
        let shown: BTreeSet<&str> = judgements
            .filter_map(|judgement| judgement.diagnosis.as_ref().map(Diagnosis::code))
            .collect();
        let is_shown = codes.iter().all(|code| shown.contains(code));
        assert!(is_shown, "{asked}: {codes:?} of {shown:?}");
    }
}

#[test]
fn a_question_about_lines_carries_them() {
    for seed in 0..40 {
        for kind in [Kind::Choose, Kind::Order, Kind::Flaw, Kind::Fill] {
            let question = Generator::new(seed).question(Topic::Kind(kind), Level::FIRST);
            let right = Answer::right(&Derivation::of(&question).conclusion).unwrap();
            let judged = json::judgement(&judge_answer(&question, right.clone()));
            let judged: Value = serde_json::from_str(&judged).unwrap();
            let asked = &judged["asked"];
            assert!(asked["asks"].is_string(), "{judged}");
            let of_each = |field: &str| -> Vec<&str> {
                let lines = asked["lines"].as_array().unwrap().iter();
                lines.map(|line| line[field].as_str().unwrap()).collect()
            };
            let (names, texts) = (of_each("name"), of_each("text"));
            assert!(!names.is_empty(), "{judged}");
            let is_gap = |text: &&&str| asked["gap"].as_str().is_some_and(|gap| text.contains(gap));
            let gaps = texts.iter().filter(is_gap).count();
            assert_eq!(gaps, usize::from(kind == Kind::Fill), "{judged}");
            let right = right.to_string();
            let mut picked = right.split([' ', ',']);
            let is_named = |name: &str| ["", "none"].contains(&name) || names.contains(&name);
            assert!(kind == Kind::Fill || picked.all(is_named), "{judged}");
        }
    }
}
