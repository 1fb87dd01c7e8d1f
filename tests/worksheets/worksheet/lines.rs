//! Every line of a sheet: what is the answer, what is a remark, and what is told because it was not read.

use nimlab::document::Style;
use nimlab::judgement::Verdict;
use nimlab::question::Names;
use nimlab::render::terminal;
use nimlab::worksheet::{Item, MarkedSheet, NotCountedReason, Printing, Sheet, sheet_report};

use super::{marked, told};
use crate::support::in_markdown;
use crate::support::{has, plain};

/// The first question of a sheet: its verdict and what was taken as the answer.
fn first(text: &str) -> (Verdict, String) {
    let sheet = marked(text);
    let item = &sheet.items[0];
    (item.verdict(), item.given().to_owned())
}

#[test]
fn an_answer_below_a_blank_counts() {
    for (question, below, given) in [
        ("sum 6 1 5", "2", "2"),
        ("sum 6 1 5", "\n   = 2", "= 2"),
        ("sum 6 1 5", "\n\n___2___\n", "2"),
        ("sum 6 1 5", "- 2\n", "2"),
        ("sum 6 1 5", "> 2", "2"),
        ("sum 6 1 5", "________\n2", "2"),
        ("sum 6 1 5", "I counted twice\n2\nphew", "2"),
        ("sum 6 1 5", "`2` but I was not sure", "2"),
        ("rows 5 4 3 2 1", "1 3\n5", "1 3 5"),
        ("move 18 6 3 20 9", "row 5\n\ntake 6", "row 5 take 6"),
        ("binary 6", "1\n1\n0\n| 6 | 3 |", "1 1 0"),
    ] {
        for line in ["= ________________________", "=", "= ..........", r"= \_\_\_"] {
            let text = format!("1. `{question}` {line}\n{below}\n2. `xor 3 5` = 6\n");
            assert_eq!(first(&text), (Verdict::Right, given.to_owned()), "{text}");
            assert_eq!(marked(&text).right(), 2, "{text}");
        }
    }
}

#[test]
fn two_answers_are_not_chosen_from() {
    let (verdict, given) = first("1. `sum 6 1 5` = ____\n2\n3\n");
    assert_eq!((verdict, &*given), (Verdict::Malformed, "2 3"));
    assert_eq!(first("1. `sum 6 1 5` = ____\n2\n2\n").0, Verdict::Right);
}

#[test]
fn an_answer_on_the_line_of_its_question_goes_first() {
    let sheet = marked("1. `sum 6 1 5` = 3\n\n   2\n\n2. `xor 3 5` = maybe\n6\n");
    let verdicts: Vec<Verdict> = sheet.items.iter().map(Item::verdict).collect();
    assert_eq!(verdicts, [Verdict::Wrong, Verdict::Malformed]);
    assert_eq!(told(&sheet), [(3, "2", "remark"), (6, "6", "remark")]);
}

#[test]
fn a_remark_beside_an_answer_is_told_and_does_no_harm() {
    for (answer, remark) in [
        ("`2` I was not sure!", Some("I was not sure!")),
        ("**2** (checked twice)", Some("(checked twice)")),
        ("2", None),
        ("`2`", None),
    ] {
        let sheet = marked(&format!("1. `sum 5 4 3` = {answer}\n"));
        assert_eq!(sheet.right(), 1, "{answer}");
        let remarks: Vec<(usize, &str, &str)> =
            remark.map(|remark| (1, remark, "remark")).into_iter().collect();
        assert_eq!(told(&sheet), remarks);
    }
    // Two parts that are set off are both of the answer.
    assert_eq!(marked("1. `rows 5 4 3 2 1` = **1** and **3** and 5\n").right(), 1);
    assert_eq!(first("1. `sum 5 4 3` = maybe `2` or so\n").0, Verdict::Malformed);
}

#[test]
fn what_was_not_read_is_told_by_its_line() {
    let sheet = marked(
        "# Week 3\n\nAnswer everything.\nName: Anna\n\n1. `decimal 110` = 6\n
| place | 4 | 2 | 1 |
|-------|--:|--:|--:|
| digit | 1 | 1 | 1 |
| worth | 4 | 2 | 0 | 9 |
| wroth | 4 |
|       |   |
done | really
Anna was here
6. summ 4 5 = 1
## Part 2
2. `gate 1 1` = 0
| a | b |
| 1 | 1 |
7. sum 4 x = 1
now
",
    );
    assert_eq!(
        told(&sheet),
        [
            (3, "Answer everything.", "not-read"),
            (10, "| digit | 1 | 1 | 1 |", "not-read"),
            (11, "| worth | 4 | 2 | 0 | 9 |", "not-read"),
            (12, "| wroth | 4 |", "not-read"),
            (14, "done | really", "not-read"),
            (15, "Anna was here", "not-read"),
            (16, "6. summ 4 5 = 1", "not-read"),
            (17, "## Part 2", "not-read"),
            (19, "| a | b |", "not-read"),
            (20, "| 1 | 1 |", "not-read"),
            (22, "now", "remark"),
        ]
    );
    let words: Vec<String> = sheet.items.iter().map(Item::words).collect();
    assert_eq!(words, ["decimal 110", "gate 1 1", "sum 4 x"]);
    let report = terminal(&sheet_report(&sheet, Style::default()), plain(80));
    has(
        &report,
        &[
            "Name: Anna\n",
            "sheet.md, line 15, was not read: Anna was here.",
            "sheet.md, line 22, is a remark, and was not taken as the answer: now.",
        ],
    );
}

/// What is added to a line of the sheet's own is told.
#[test]
fn furniture_with_something_on_it_is_told() {
    let sheet = in_markdown(
        &Sheet::new(&super::every_topic(), 16, 1),
        Printing { show_seed: true, work: true, ..Printing::default() },
    );
    let own: Vec<usize> = (1..)
        .zip(sheet.lines())
        .filter(|(_, line)| line.starts_with(['T', 'W', '-', 's']) && line.contains(' '))
        .map(|(number, _)| number)
        .collect();
    assert!(own.len() > 3, "{sheet}");
    for number in own {
        let lines: Vec<String> = (1..)
            .zip(sheet.lines())
            .map(|(at, line)| format!("{line}{}", if at == number { " 17, I say" } else { "" }))
            .collect();
        let marked = marked(&lines.join("\n"));
        let given = |item: &Item| item.given().contains("17, I say");
        let is_told = marked.not_counted.iter().any(|told| told.line == number);
        assert!(is_told || marked.items.iter().any(given), "{}", lines[number - 1]);
    }
}

#[test]
fn bare_lines_are_questions_where_nothing_else_is() {
    let sheet = marked("xor 3 5 = 6\nhello\nsum 5 4 = 2\n");
    assert_eq!((sheet.right(), sheet.items.len()), (1, 2));
    assert_eq!(told(&sheet), [(2, "hello", "remark")]);
    // Beside a question with a mark, they are somebody's working.
    let sheet = marked("1. `move 3 5` = 2,2\nxor 3 5 = 6\n");
    assert_eq!((sheet.right(), sheet.items.len()), (1, 1));
    assert_eq!(sheet.not_counted[0].why, NotCountedReason::Remark);
    let typed = "hello\n1. `xor 3 5` = 6\nsum 5 4 = 1\nworld\n";
    let sheet = MarkedSheet::of_bare_lines("standard input", typed, Names::Standard);
    assert_eq!((sheet.right(), sheet.items.len()), (2, 2));
    let not_read = [(1, "hello", "not-read"), (4, "world", "not-read")];
    assert_eq!(told(&sheet), not_read);
}

#[test]
fn a_question_that_is_struck_out_is_told() {
    let sheet = marked("1. `xor 3 5` = 6\n~~2. `xor 3 6` = 5~~\n");
    assert_eq!(sheet.right(), 1);
    let lines: Vec<usize> = sheet.not_counted.iter().map(|told| told.line).collect();
    assert_eq!(lines, [2]);
}

#[test]
fn a_question_without_backticks_may_stand_before_a_colon_or_an_arrow() {
    let sheet = marked("1. Move: write the row first\n2. xor 3 5: 6\n3) sum 5 4 3 -> 2\n");
    let questions: Vec<String> = sheet.items.iter().map(Item::words).collect();
    assert_eq!(questions, ["xor 3 5", "sum 5 4 3"]);
    assert_eq!(sheet.right(), 2);
}
