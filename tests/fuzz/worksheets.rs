//! Worksheets: what is marked stands on the sheet, and one damaged cell spoils no other.

use nimlab::class::ReportFormat;
use nimlab::document::Style;
use nimlab::game::{Family, Game};
use nimlab::judgement::Verdict;
use nimlab::question::{Kind, Names, Question, Topic};
use nimlab::worksheet::{Mark, MarkedSheet, Printing, Sheet, Working, sheet_report};
use proptest::prelude::{Strategy, any, prop_oneof, proptest};
use proptest::sample::{Index, select};

use super::config;
use super::damage::damaged;
use super::rendered::{is_json, keeps_its_promises};
use crate::support::in_markdown;
use crate::support::sheets::{class_told, class_written};

fn key(seed: u64, topics: &[Topic]) -> String {
    let printing = Printing { work: true, key: true, show_seed: false };
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
            sheets.push(in_markdown(
                &Sheet::new(&topics(), 12, seed),
                Printing { work, key, show_seed: false },
            ));
        }
    }
    // Short ones, where accidents meet something more often.
    sheets.extend(Topic::all().map(|topic| key(7, &[topic])));
    sheets.extend([
        "1. `sum 5 4` = 1".to_owned(),
        "- **`binary 6`**: `110`\n\n| division | quotient | remainder |\n|---|---|---|\n| 6 ÷ 2 | 3 | 0 |\n| ÷ 2 | 1 | 1 |\n| ÷ 2 | 0 | 1 |\n".to_owned(),
        "> 2) `winner —misere 1 1 4 = wins` ~~loses~~\n* [x] rows 1 2 3 = none".to_owned(),
    ]);
    sheets
}

fn lawfully_marked(text: &str, names: Names) {
    let marked = MarkedSheet::of("sheet.md", text, names);
    let lines: Vec<&str> = text
        .split('\n')
        .flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
        .collect();
    let mut last = 0;
    for item in &marked.items {
        let number = item.line.expect("nothing is missing where nothing was given out");
        assert!(number > last, "two questions on line {last}, or out of order");
        last = number;
        match &item.mark {
            Mark::Judged { judgement, working } => {
                let words = judgement.question.to_string();
                let asked = lines[number - 1..].join(" ");
                for number in words.split(|it: char| !it.is_ascii_digit()) {
                    let in_binary =
                        number.parse().map_or_else(|_| String::new(), |it: u64| format!("{it:b}"));
                    let is_there = asked.contains(number) || asked.contains(&in_binary);
                    assert!(is_there, "{words} is not asked in {asked:?}");
                }
                assert!(judgement.verdict != Verdict::Right || judgement.answer.is_some());
                if let Some(working) = working {
                    let cells =
                        Working::of(&judgement.question).map_or(0, |working| working.rules.len());
                    let told = working.right + working.blank + working.errors().count();
                    assert!(told <= cells, "{told} of {cells} cells: {words}");
                    assert!(!working.answer_follows || judgement.verdict == Verdict::Wrong);
                }
            }
            Mark::Unreadable { .. } => assert_eq!(item.verdict(), Verdict::Malformed),
        }
    }
    keeps_its_promises(&sheet_report(&marked, Style::default()));
    let alone = class_written(std::slice::from_ref(&marked), true, ReportFormat::Json);
    let told = is_json(&alone);
    assert_eq!(told["right"], marked.right());
    assert_eq!(told["items"].as_array().map(Vec::len), Some(marked.items.len()));
}

/// The places of the cells to be filled in, in a key: line by line, from byte to byte.
fn cells(key: &str) -> Vec<(usize, usize)> {
    let mut cells = Vec::new();
    let mut at = 0;
    for line in key.split_inclusive('\n') {
        let pipes: Vec<usize> = line.match_indices('|').map(|(pipe, _)| at + pipe).collect();
        // The first is the label.
        for pair in pipes.windows(2).skip(1) {
            cells.push((pair[0] + 1, pair[1]));
        }
        at += line.len();
    }
    cells
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_marked_lawfully(text in damaged(sheets()), names in select(vec![Names::Standard, Names::Lab])) {
        lawfully_marked(&text, names);
    }

    #[test]
    fn one_damaged_cell_is_one_wrong_cell_and_no_wrong_answer(
        seed in any::<u64>(),
        topic in select(topics()),
        which in any::<Index>(),
        written in prop_oneof!["[0-9]{1,3}", "[a-z?]{1,4}", select(vec!["none", "18446744073709551615", "99999999999999999999999"]).prop_map(str::to_owned)],
    ) {
        let key = key(seed, &[topic]);
        let cells = cells(&key);
        if !cells.is_empty() {
            let &(start, end) = which.get(&cells);
            let damaged = format!("{} {written} {}", &key[..start], &key[end..]);
            let before = MarkedSheet::of("key.md", &key, Names::Standard);
            let after = MarkedSheet::of("sheet.md", &damaged, Names::Standard);
            assert!(before.is_all_right(), "{key}");
            assert_eq!(after.right(), before.right(), "{damaged}");
            let wrong: usize = after.items.iter().filter_map(|item| item.working()).map(|working| working.errors().count()).sum();
            // Another row to change asks for another new size, and to take something else.
            let most = if damaged[..start].rsplit('\n').next().is_some_and(|line| line.contains("row to change")) { 3 } else { 1 };
            assert!(wrong <= most, "{wrong} wrong cells: {damaged}");
        }
    }

    /// There are as many right answers as were left alone.
    #[test]
    fn wrong_answers_are_counted(seed in any::<u64>(), spoilt in any::<u8>(), work in any::<bool>()) {
        let kinds = [Kind::Binary, Kind::Decimal, Kind::Xor, Kind::Sum, Kind::Winner, Kind::Rows, Kind::Move, Kind::Equal(Game::alone(Family::Divisors))];
        let topics = kinds.map(Topic::Kind);
        let sheet = Sheet::new(&topics, 8, seed);
        let key = in_markdown(&sheet, Printing { work, key: true, show_seed: false });
        let mut lines: Vec<String> = key.lines().map(str::to_owned).collect();
        let is_answer = |line: &str| line.trim_start().starts_with("Answer (");
        let answers: Vec<usize> = (0..lines.len()).filter(|&line| is_answer(&lines[line])).collect();
        assert_eq!(answers.len(), 8, "{key}");
        for (number, &line) in answers.iter().enumerate() {
            if spoilt >> number & 1 == 1 {
                let (asked, answer) = lines[line].rsplit_once("): ").unwrap_or_default();
                let wrong = wrong_answer(&sheet.questions[number], answer);
                lines[line] = format!("{asked}): {wrong}");
            }
        }
        let marked = MarkedSheet::of("sheet.md", &lines.join("\n"), Names::Standard);
        assert_eq!(marked.right(), 8 - spoilt.count_ones() as usize, "{}", lines.join("\n"));
    }

    #[test]
    fn a_class_of_any_sheets_is_told(texts in proptest::collection::vec(damaged(sheets()), 0..4)) {
        let marked: Vec<MarkedSheet> = texts.iter().enumerate().map(|(number, text)| MarkedSheet::of(&format!("{number}.md"), text, Names::Standard)).collect();
        keeps_its_promises(&class_told(&marked));
        is_json(&class_written(&marked, false, ReportFormat::Json));
    }
}

/// An answer to a question that can be read, and is wrong.
fn wrong_answer(question: &Question, right: &str) -> &'static str {
    match (question, right.trim_matches('*')) {
        (Question::Winner(_), "wins") => "loses",
        (Question::Winner(_), _) => "wins",
        (Question::Equal(_), "1") => "2",
        (Question::Rows(_) | Question::Move(_), "none") => "1,1",
        (Question::Rows(_) | Question::Move(_), _) => "none",
        (Question::Binary(_), "1") => "0",
        (Question::Equal(_) | Question::Binary(_), _) => "1",
        _ => "-1",
    }
}

/// A student's sheet is marked in the teacher's terminal.
#[test]
fn what_is_written_into_a_cell_does_nothing_to_a_terminal() {
    let sheet = "1. `decimal 11` = 4\n\n| place | 2 | 1 |\n|---|---|---|\n| worth | \u{1b}[2J\u{202e}5 | 1 |\n";
    let marked = MarkedSheet::of("sheet.md", sheet, Names::Standard);
    let errors = marked.items[0].working().map_or(0, |working| working.errors().count());
    assert_eq!(errors, 1, "{marked:?}");
    keeps_its_promises(&sheet_report(&marked, Style::default()));
}
