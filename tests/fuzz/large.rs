//! Megabytes of what is worst for each reader. Nothing is timed here: what takes time with the square of the length would take
//! these tests from a second to many minutes, and what takes stack with the depth would end them.
//!
//! A sheet of 3.9 million `<` behind a question was such a text, and a lesson of 50,000 `**`.

use course::lesson::{Finding, Key, lint, read, whole};
use explain::document::Style;
use explain::judgement::judge;
use explain::question::{Question, parse_board};
use grade::worksheets::MarkedSheet;
use render::terminal;

use crate::support::plain;
use crate::support::shelf::Course;

fn lesson(body: &str) -> String {
    format!("---\ntitle: A lesson\ngoals:\n- read it\nlab: none\n---\n{body}")
}

fn findings(body: &str) -> Vec<Finding> {
    lint("09-lesson.md", &lesson(body), &Course).expect("it is a lesson")
}

#[test]
fn a_lesson_may_be_nested_as_deep_as_anybody_can_follow_and_no_deeper() {
    for body in [
        format!("{} a", ">".repeat(100_000)),
        format!("{} a", "- ".repeat(1000)),
        format!("{}a{}", "**".repeat(50_000), "**".repeat(50_000)),
        format!("{}{}", "*a ".repeat(50_000), " b*".repeat(50_000)),
        format!("{}a{}", "![".repeat(1000), "](b)".repeat(1000)),
    ] {
        let found = findings(&body);
        let is_told = found.iter().any(|finding| finding.message.contains("nested too deep"));
        assert!(is_told, "{body:.40}: {:?}", found.first());
    }
    let body = format!("{}It is *so* **deep**.\n", "> - ".repeat(7));
    assert_eq!(findings(&body), []);
    let lesson =
        read("09-lesson.md", &lesson(&body)).expect("it is a lesson, and nothing is wrong");
    let shown = plain(80);
    assert!(
        terminal(&whole(&lesson, Style::default(), Key::Hidden), shown).contains("It is so deep.")
    );
}

#[test]
fn whatever_is_wrong_in_a_lesson_is_told() {
    assert_eq!(findings(&"a <b>\n\n".repeat(100_000)).len(), 100_000);
    let found = findings(&format!("a {}\n", "<b> ".repeat(100_000)));
    assert_eq!(found.last().map(|finding| (finding.line, finding.column)), Some((7, 399_999)));
    assert_eq!(findings(&"```nimlab sum x\n```\n".repeat(20_000)).len(), 20_000);
    let fence = format!("```{}\n```\n", "n".repeat(4_000_000));
    let found = findings(&fence);
    assert_eq!(found.len(), 1);
    assert!(found[0].to_string().len() < 200);
}

#[test]
fn a_worksheet_of_megabytes_is_marked() {
    let items = |text: &str| MarkedSheet::of("sheet.md", text, &[]).items.len();
    assert_eq!(items(&format!("- `sum 5 4` {}", "<".repeat(3_900_000))), 0);
    assert_eq!(items(&format!("- `sum 5 4` {}", "~~<a".repeat(900_000))), 0);
    assert_eq!(items(&format!("- `sum 5 4` {}", "_".repeat(3_900_000))), 0);
    let rows = "|1|\n".repeat(200_000);
    assert_eq!(items(&format!("1. (`sum {}`) 0\n{rows}", "1 ".repeat(900))), 1);
    assert_eq!(items(&format!("1. (`binary 18446744073709551615`) 0\n{rows}")), 1);
    assert_eq!(items(&format!("1. (`move {}`) 1,1\n", "3 ".repeat(900)).repeat(100)), 100);
}

#[test]
fn answers_of_megabytes_and_boards_of_as_many_rows_are_read() {
    let floods =
        "1 |row |not |(|,|twenty |é|0b1|1,|no move wins, |player 1 |a|-|\u{a0}1|the one to |9'|=";
    let floods = floods.split('|');
    let mut texts: Vec<String> = floods.map(|flood| flood.repeat(100_000 / flood.len())).collect();
    let digits = "9".repeat(4_000_000);
    assert!(parse_board(&digits).is_err());
    texts.push(digits);
    for asked in "sum rows move binary winner towers decimal gate".split(' ') {
        let numbers = match asked {
            "binary" => "6",
            "decimal" => "110",
            _ => "1 1",
        };
        let question: Question = format!("{asked} {numbers}").parse().expect("a question");
        for text in &texts {
            assert_eq!(judge(&question, text).given, *text);
        }
    }
    assert_eq!(parse_board(&"1 ".repeat(1_000_000)).map(|board| board.rows().len()), Ok(1_000_000));
}
