//! Worksheets: what is marked is on the sheet, and any text can be marked.

use course::worksheet::{Printing, Sheet};
use explain::document::Style;
use explain::judgement::Verdict;
use explain::question::{Kind, Question, Topic};
use grade::class::ReportFormat;
use grade::worksheets::{MarkedSheet, sheet_report};
use proptest::prelude::{any, proptest};
use serde_json::json;

use super::config;
use super::damage::damaged;
use super::rendered::{is_json, keeps_its_promises};
use crate::support::in_markdown;
use crate::support::sheets::{class_told, class_written};

fn key(seed: u64, topics: &[Topic]) -> String {
    let printing = Printing { work: true, key: true };
    in_markdown(&Sheet::new(topics, 6, seed), printing)
}

fn topics() -> Vec<Topic> {
    Topic::all().collect()
}

fn sheets() -> Vec<String> {
    let mut sheets = Vec::new();
    for seed in 0..3 {
        for printing in [(false, false), (true, false), (false, true), (true, true)] {
            let (work, key) = printing;
            sheets.push(in_markdown(&Sheet::new(&topics(), 12, seed), Printing { work, key }));
        }
    }
    // Short ones, where accidents meet something more often.
    sheets.extend(Topic::all().map(|topic| key(7, &[topic])));
    sheets.extend([
        "1. (`sum 5 4`) 1".to_owned(),
        "- (**`binary 6`**) `110`\n\n| division | quotient | remainder |\n|---|---|---|\n| 6 ÷ 2 | 3 | 0 |\n| ÷ 2 | 1 | 1 |\n| ÷ 2 | 0 | 1 |\n".to_owned(),
        "> 2) (`winner —misere 1 1 4`) wins ~~loses~~\n* [x] rows 1 2 3 = none".to_owned(),
    ]);
    sheets
}

fn lawfully_marked(text: &str) {
    let marked = MarkedSheet::of("sheet.md", text, &[]);
    let lines: Vec<&str> = text
        .split('\n')
        .flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
        .collect();
    let mut last = 0;
    for item in &marked.items {
        let number = item.line.expect("nothing is missing where nothing was given out");
        assert!(number > last, "two questions on line {last}, or out of order");
        last = number;
        let Ok(judgement) = &item.mark else {
            assert_eq!(item.verdict(), Verdict::Malformed);
            continue;
        };
        let words = judgement.question.to_string();
        // The notation may be broken into lines.
        let asked = lines[number - 1..].join(" ");
        for number in words.split(|it: char| !it.is_ascii_digit()) {
            let in_binary =
                number.parse().map_or_else(|_| String::new(), |it: u64| format!("{it:b}"));
            let is_there = asked.contains(number) || asked.contains(&in_binary);
            assert!(is_there, "{words} is not asked in {asked:?}");
        }
        assert!(judgement.verdict != Verdict::Right || judgement.answer.is_some());
    }
    keeps_its_promises(&sheet_report(&marked, Style::default()));
    let alone = class_written(std::slice::from_ref(&marked), true, ReportFormat::Json);
    let told = is_json(&alone);
    if marked.items.is_empty() {
        assert_eq!(told["submissions"], json!([]));
        return;
    }
    let told = &told["submissions"][0];
    assert_eq!(told["right"], marked.right());
    assert_eq!(told["items"].as_array().map(Vec::len), Some(marked.items.len()));
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_marked_lawfully(text in damaged(sheets())) {
        lawfully_marked(&text);
    }

    /// There are as many right answers as were left alone.
    #[test]
    fn wrong_answers_are_counted(seed in any::<u64>(), spoilt in any::<u8>(), work in any::<bool>()) {
        let kinds = [Kind::Binary, Kind::Decimal, Kind::Xor, Kind::Sum, Kind::Winner, Kind::Rows, Kind::Move, Kind::Towers];
        let topics = kinds.map(Topic::Kind);
        let sheet = Sheet::new(&topics, 8, seed);
        let key = in_markdown(&sheet, Printing { work, key: true });
        let mut lines: Vec<String> = key.lines().map(str::to_owned).collect();
        let is_answer = |line: &str| line.trim_start().starts_with("Answer (");
        let answers: Vec<usize> = (0..lines.len()).filter(|&line| is_answer(&lines[line])).collect();
        assert_eq!(answers.len(), 8, "{key}");
        for (number, &line) in answers.iter().enumerate() {
            if spoilt >> number & 1 == 1 {
                let (asked, answer) = lines[line].rsplit_once("):\u{a0}").unwrap_or_default();
                let wrong = wrong_answer(&sheet.questions[number], answer);
                lines[line] = format!("{asked}): {wrong}");
            }
        }
        let marked = MarkedSheet::of("sheet.md", &lines.join("\n"), &[]);
        assert_eq!(marked.right(), 8 - spoilt.count_ones() as usize, "{}", lines.join("\n"));
    }

    #[test]
    fn a_class_of_any_sheets_is_told(texts in proptest::collection::vec(damaged(sheets()), 0..4)) {
        let marked: Vec<MarkedSheet> = texts.iter().enumerate().map(|(number, text)| MarkedSheet::of(&format!("{number}.md"), text, &[])).collect();
        keeps_its_promises(&class_told(&marked));
        is_json(&class_written(&marked, false, ReportFormat::Json));
    }
}

/// An answer to a question that can be read, and is wrong.
fn wrong_answer(question: &Question, right: &str) -> &'static str {
    match (question, right.trim_matches('*')) {
        (Question::Winner(_), "wins") => "loses",
        (Question::Winner(_), _) => "wins",
        (Question::Towers(_), "1") => "2",
        (Question::Rows(_) | Question::Move(_), "none") => "1,1",
        (Question::Rows(_) | Question::Move(_), _) => "none",
        (Question::Binary(_), "1") => "0",
        (Question::Towers(_) | Question::Binary(_), _) => "1",
        _ => "-1",
    }
}

/// A student's sheet is marked in the teacher's terminal.
#[test]
fn what_is_written_at_a_blank_does_nothing_to_a_terminal() {
    let marked = MarkedSheet::of("sheet.md", "1. (`decimal 11`) \u{1b}[2J\u{202e}5\n", &[]);
    assert_eq!(marked.right(), 0, "{marked:?}");
    keeps_its_promises(&sheet_report(&marked, Style::default()));
}
