//! Worksheets: the key of every sheet is all right, whatever editors do to it, and errors are carried forward.

mod exports;
mod given;
mod laws;
mod lines;
mod list;
mod made_up;
mod quiz;
mod slips;

use nimlab::class::ReportFormat;
use nimlab::document::Style;
use nimlab::judgement::Verdict;
use nimlab::question::{Names, Topic};
use nimlab::worksheet::{
    Mark, MarkedSheet, MarkedWorking, NotCountedReason, Printing, Sheet, sheet_report,
};
use proptest::prelude::*;

use crate::support::sheets::{class_told, class_written};
use crate::support::{cases, in_markdown, plain};

const KEY: Printing = Printing { work: true, key: true, show_seed: false };

fn marked(text: &str) -> MarkedSheet {
    MarkedSheet::of("sheet.md", text, Names::Standard)
}

fn every_topic() -> Vec<Topic> {
    Topic::all().collect()
}

/// What is told beside the questions: on which line, what, and why.
fn told(sheet: &MarkedSheet) -> Vec<(usize, &str, &str)> {
    let told = sheet.not_counted.iter().map(|told| {
        let why = match told.why {
            NotCountedReason::NotRead => "not-read",
            NotCountedReason::Remark => "remark",
            NotCountedReason::NotAsked => "not-asked",
            NotCountedReason::AskedAgain => "asked-again",
        };
        (told.line, &*told.text, why)
    });
    told.collect()
}

/// A key with every topic.
fn key() -> String {
    in_markdown(&Sheet::new(&every_topic(), 42, 3), KEY)
}

/// Everything on the sheet is right, and every cell that the key fills in has been found.
fn assert_all_right(text: &str, questions: usize) {
    let sheet = marked(text);
    assert_eq!(sheet.items.len(), questions, "{text}");
    for item in &sheet.items {
        assert_eq!(item.verdict(), Verdict::Right, "{item:?}\n{text}");
        if let Some(working) = item.working() {
            assert_eq!(working.rows, [], "{text}");
            assert_eq!(working.blank, 0, "{text}");
        }
    }
    assert!(sheet.is_all_right());
    assert_eq!(sheet.not_counted, [], "{text}");
}

fn cells(sheet: &MarkedSheet) -> usize {
    let workings = sheet.items.iter().filter_map(|item| item.working());
    workings.map(|working| working.right).sum()
}

fn topics() -> impl Strategy<Value = Vec<Topic>> {
    prop::sample::subsequence(every_topic(), 0..=every_topic().len())
}

/// The questions of [`no_question_is_marked_by_what_stands_around_it`], as they stand on a sheet.
const ASKED: [&str; 4] = ["`sum 5 4`", "`move 3 1`", "`xor 2 3`", "`binary 6`"];

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn key_and_sheet_agree(topics in topics(), count in 1_usize..25, seed: u64, work: bool) {
        let sheet = Sheet::new(&topics, count, seed);
        prop_assert_eq!(sheet.questions.len(), count);
        let key = in_markdown(&sheet, Printing { work, key: true, show_seed: work });
        assert_all_right(&key, count);

        let empty = in_markdown(&sheet, Printing { work, key: false, show_seed: false });
        let blank = marked(&empty);
        prop_assert_eq!(blank.items.len(), count);
        for item in &blank.items {
            prop_assert_eq!(item.verdict(), Verdict::Blank);
            if let Some(working) = item.working() {
                prop_assert_eq!((working.right, working.errors().count()), (0, 0));
                prop_assert!(working.blank > 0);
            }
        }
        // Nothing of it has to be told, also where dashes and quotes were lost.
        prop_assert_eq!(told(&blank), []);
        for printed in [&empty, &key] {
            let retyped = marked(&printed.replace("--misere", "—misere").replace('`', ""));
            prop_assert_eq!(told(&retyped), [], "{}", printed);
        }
        differ_only_in_filled_places(&empty, &key)?;
    }

    #[test]
    fn the_same_seed_gives_the_same_sheet(topics in topics(), count in 1_usize..25, seed: u64) {
        let sheet = Sheet::new(&topics, count, seed);
        prop_assert_eq!(&sheet, &Sheet::new(&topics, count, seed));
        let longer = Sheet::new(&topics, count + 5, seed);
        prop_assert_eq!(&longer.questions[..count], &sheet.questions[..]);
    }

    /// Any text can be marked, and each question on it is marked by itself.
    #[test]
    fn no_question_is_marked_by_what_stands_around_it(
        text in "(\\PC|\n|\\||`|=|_|-){0,100}",
        more in "((1\\. )?`(sum 5 4|move 3 1|xor 2 3|binary 6)` ?= ?[0-9,_]{0,3}\n(\\PC|\n|\\||[0-9]){0,30}\n){0,4}",
    ) {
        let text = format!("{text}\n{more}");
        let lines: Vec<&str> = text.split('\n').collect();
        let sheet = marked(&text);
        let begins: Vec<usize> = sheet.items.iter().filter_map(|item| item.line).collect();
        let ends = begins.iter().skip(1).map(|line| line - 1).chain([lines.len()]);
        let asked = more.lines().filter(|line| ASKED.iter().any(|question| line.contains(question)));
        prop_assert!(begins.is_sorted() && begins.len() >= asked.count(), "{}", text);
        for ((item, begin), end) in sheet.items.iter().zip(&begins).zip(ends) {
            let alone = marked(&lines[begin - 1..end].join("\n"));
            prop_assert_eq!(alone.items.len(), 1);
            prop_assert_eq!(&alone.items[0].mark, &item.mark);
        }
    }

    /// Whatever is done to one line of a key, every question but the one that it belongs to stays right.
    #[test]
    fn a_spoilt_line_spoils_one_question(
        line in 0_usize..200,
        text in "[ |`0-9a-z=_~<>\\\\*-]{0,40}",
    ) {
        let key = key();
        let whole = marked(&key);
        let mut lines: Vec<&str> = key.lines().collect();
        let spoilt = line % lines.len();
        lines[spoilt] = &text;
        let sheet = marked(&lines.join("\n"));
        let of_line = whole.items.iter().rposition(|item| item.line <= Some(spoilt + 1));
        for (at, item) in whole.items.iter().enumerate() {
            let found = sheet.items.iter().find(|found| found.line == item.line);
            prop_assert!(found == Some(item) || of_line == Some(at), "{:?}", item);
        }
    }
}

fn differ_only_in_filled_places(empty: &str, key: &str) -> Result<(), TestCaseError> {
    // The seed stands on the key alone.
    let key = key.split("\nseed ").next().unwrap_or(key);
    prop_assert_eq!(empty.lines().count(), key.lines().count());
    for (empty, key) in empty.lines().zip(key.lines()).filter(|(a, b)| a != b) {
        if let Some((before, _)) = empty.split_once("________") {
            prop_assert!(key.starts_with(before), "{} / {}", empty, key);
            continue;
        }
        let cells = |line: &str| -> Vec<String> {
            let cells = line.split('|').map(|cell| cell.trim_matches([' ', '-']));
            cells.map(str::to_owned).collect()
        };
        let (before, after) = (cells(empty), cells(key));
        prop_assert_eq!(before.len(), after.len());
        for (was, is) in before.iter().zip(&after) {
            prop_assert!(was == is || was.is_empty(), "{} / {}", empty, key);
        }
    }
    Ok(())
}

/// What an editor, a word processor or a student may make of the line of a question and of that of its answer: `1`, `S` and
/// `W` stand for the number, the sentence and the words of the question, `L` and `X` for the label and the answer.
const LINES: [[&str; 2]; 18] = [
    ["1. S W", "L: X"],
    ["1. S W", "L: _X_"],
    ["1. S W", "L: `X`"],
    ["1. S W", "L: ____X______"],
    ["1. S W", r"L: \_\_\_ X \_\_"],
    ["1. S W", "L: ————X——"],
    ["1. S W", "L: ---- X ––"],
    ["1. S W", "L: <u>X</u><br>"],
    ["1. S W", "L: ~~99~~ X"],
    ["1. S W", "X"],
    ["1) S W", "L: X"],
    [r"1\. S W", "L: X"],
    ["- S W", "L: X"],
    ["**S W**", "L: X"],
    ["1. Now this one. W", "L: X"],
    ["1. S\n   W", "L: X"],
    ["1. Now this one.\n   W", "L: X"],
    ["1. S X W", ""],
];

/// The key with its questions and answers in such lines.
fn relined(key: &str, [of_question, of_answer]: [&str; 2]) -> String {
    let filled = |template: &str, parts: &[(char, &str)]| -> String {
        let part = |sign| parts.iter().find(|(of, _)| *of == sign);
        let filled = template.chars().map(|sign| match part(sign) {
            Some((_, part)) => (*part).to_owned(),
            None => sign.to_string(),
        });
        filled.collect::<String>() + "\n"
    };
    let answer = |line| str::split_once(line, "): ").filter(|_| line.contains("Answer ("));
    let mut answers = key.lines().filter_map(answer).map(|(_, answer)| answer);
    let line = |line| match (asked_in(line), answer(line)) {
        (Some((number, sentence, words)), _) => {
            let answer = answers.next().unwrap();
            let parts = [('1', number), ('S', sentence), ('W', words), ('X', answer)];
            filled(of_question, &parts)
        }
        (_, Some((label, answer))) => {
            filled(of_answer, &[('L', &format!("{label})")), ('X', answer)])
        }
        _ => format!("{line}\n"),
    };
    key.lines().map(line).collect()
}

/// What else may be done to a line of a sheet, tables above all.
const OF_A_LINE: [fn(&str) -> String; 6] = [
    |line| format!("{line} \t "),
    |line| line.trim_start().to_owned(),
    |line| line.replace(" | ", "   |     ").replace("---:", ":--:"),
    |line| match line.trim().strip_prefix("| ").filter(|row| !row.starts_with("--")) {
        Some(row) => {
            let cells = row.trim_end_matches('|').split('|').map(str::trim);
            let bold = cells
                .map(|cell| if cell.is_empty() { String::new() } else { format!("**{cell}**") });
            format!("| {} |", bold.collect::<Vec<_>>().join(" | "))
        }
        None => line.to_owned(),
    },
    |line| {
        let capitals = line.replace("Which", "WHICH").replace("row ", "Row ");
        capitals.replace("Answer", "answer").replace('÷', "/")
    },
    |line| match line {
        "" => "\nI found `sum 5 4` hard; 1 | 2?\n\n![photo](me.png)\n".to_owned(),
        line => line.to_owned(),
    },
];

/// The number of a question, its sentence, and its words in brackets.
fn asked_in(line: &str) -> Option<(&str, &str, &str)> {
    let (number, question) = line.split_once(". ")?;
    let is_number = number.parse::<usize>().is_ok();
    let words = question.rfind("(`").filter(|_| is_number)?;
    let (sentence, words) = question.split_at(words);
    Some((number, sentence.trim_end(), words))
}

/// Beside what the laws of `laws` do to a sheet.
#[test]
fn a_key_survives_what_editors_do() {
    let key = key();
    let all = cells(&marked(&key));
    assert!(all > 300, "{all}");
    let changed = OF_A_LINE.map(|change| key.lines().map(|line| change(line) + "\n").collect());
    let relined = LINES.map(|lines| relined(&key, lines));
    assert_eq!(relined[0], key);
    for text in relined.into_iter().chain(changed).chain([format!("\u{feff}{key}")]) {
        let sheet = marked(&text);
        assert_eq!(sheet.items.len(), 42, "{text}");
        for item in &sheet.items {
            assert_eq!(item.verdict(), Verdict::Right, "{item:?} of {text}");
        }
        assert!(sheet.is_all_right(), "{text}");
        assert_eq!(cells(&sheet), all, "{text}");
    }
}

#[test]
fn blank_lines_of_any_kind_are_blank() {
    for blank in [
        "",
        "____",
        "_",
        r"\_\_\_\_",
        "——————",
        "––",
        "-----",
        "......",
        "…",
        "?",
        "&nbsp;",
        "**____**",
    ] {
        let sheet = marked(&format!("1. `sum 5 4` = {blank}\n"));
        assert_eq!(sheet.items[0].verdict(), Verdict::Blank, "{blank}");
    }
}

fn first(text: &str) -> (Verdict, MarkedWorking) {
    let sheet = marked(text);
    match &sheet.items[0].mark {
        Mark::Judged { judgement, working } => {
            (judgement.verdict, working.clone().unwrap_or_default())
        }
        Mark::Unreadable { why, .. } => panic!("{why}"),
    }
}

fn wrong_places(working: &MarkedWorking) -> Vec<(&str, &str)> {
    let errors = working.errors();
    errors.map(|cell| (cell.row.as_str(), cell.given.as_str())).collect()
}

/// A sheet, its wrong cells, and whether its wrong answer follows from them; all other cells are right, or blank.
type Slip<'a> = (&'a str, &'a [(&'a str, &'a str)], bool);

/// One wrong cell is named once, and carried on: down a ladder of divisions, from the nim sum to the move.
const SLIPS: [Slip; 5] = [
    (
        "1. `sum 6 3 7` = 0

        | board       | size | 4 | 2 | 1 |
        | ----------- | ---: | -: | -: | -: |
        | row 1       |    6 | 1 | 0 | 0 |
        | row 2       |    3 | 0 | 1 | 1 |
        | row 3       |    7 | 1 | 1 | 1 |
        | how many 1s |      | 2 | 2 | 2 |
        | nim sum     |      | 0 | 0 | 0 |",
        &[("row 1", "0")],
        true,
    ),
    (
        "1. `sum 6 3 7` = 2
        | row 1       |    6 | 1 | 0 | 0 |
        | row 2       |    3 | 0 | 1 | 1 |
        | row 3       |    7 | 1 | 1 | 1 |
        | how many 1s |      | 2 | 5 | 2 |
        | nim sum     |      | 0 | 1 | 1 |",
        &[("row 1", "0"), ("how many 1s", "5"), ("nim sum", "1")],
        false,
    ),
    (
        "1. `binary 13` = 1111
        | division | quotient | remainder |
        | 13 / 2   | 7 | 1 |
        | 7 / 2    | 3 | 1 |
        | 3 / 2    | 1 | 1 |
        | 1 / 2    | 0 | 1 |",
        &[("division 1", "7")],
        true,
    ),
    // The nim sum is 1; somebody who has 3 finds row 2, 6 (+) 3 = 5, take 1.
    (
        "1. `move 3 6 4` = 2,1
        | row 1       | 3 | 0 | 1 | 1 |
        | row 2       | 6 | 1 | 1 | 0 |
        | row 3       | 4 | 1 | 0 | 0 |
        | how many 1s |   | 2 | 3 | 1 |
        | nim sum     | 3 | 0 | 1 | 1 |
        | leftmost odd column | the 2s column |
        | row to change       | row 2 |
        | its new size        | 5 |
        | how many to take    | 1 |",
        &[("how many 1s", "3")],
        true,
    ),
    (
        "1. `move 3 6 4` = 2,5
        | leftmost odd column | 1 |
        | row to change       | 2 |
        | its new size        | 1 |
        | how many to take    | 5 |",
        &[("row to change", "2")],
        true,
    ),
];

#[test]
fn a_slip_is_named_once_and_carried_on() {
    for (text, wrong, answer_follows) in SLIPS {
        let (verdict, working) = first(text);
        assert_eq!(wrong_places(&working), wrong, "{text}");
        let follows = verdict == Verdict::Wrong && working.answer_follows;
        assert_eq!(follows, answer_follows, "{text}");
    }
    let (_, working) = first(SLIPS[0].0);
    assert_eq!((working.right, working.blank), (14, 1));
}

#[test]
fn any_winning_row_will_do_in_the_working() {
    for (row, leave, take) in [(1, 4, 1), (3, 2, 1), (5, 0, 1)] {
        let (verdict, working) = first(&format!(
            "1. `move 5 4 3 2 1` = {row},{take}
            | leftmost odd column | 1 |
            | row to change       | {row} |
            | its new size        | {leave} |
            | how many to take    | {take} |"
        ));
        assert_eq!(verdict, Verdict::Right);
        assert_eq!(wrong_places(&working), []);
        assert_eq!(working.right, 4);
        // Without the row, it is the one that the answer names.
        let (_, working) = first(&format!(
            "1. `move 5 4 3 2 1` = {row},{take}\n| its new size | {leave} |\n| how many to take | {take} |"
        ));
        assert_eq!((wrong_places(&working), working.right), (vec![], 2));
    }
}

#[test]
fn empty_cells_are_no_errors_and_wrong_cells_make_the_sheet_not_right() {
    let sheet = marked("1. `decimal 110` = 6\n| worth | 4 | | 0 |\n");
    assert!(sheet.is_all_right());
    let sheet = marked("1. `decimal 110` = 6\n| worth | 4 | 1 | 0 |\n");
    assert!(!sheet.is_all_right());
    assert_eq!(sheet.right(), 1);
}

#[test]
fn a_teacher_may_ask_misere_questions() {
    assert_all_right("1. `winner --misere 1 1 4` = wins\n2. `move —misere 1 1 4` = 3,3\n", 2);
    // With two rows larger than 1 the nim sum decides, and there is something to work out.
    let (verdict, working) = first(
        "1. `rows --misere 2 3` = 2
        | row 1       | 2 | 1 | 0 |
        | row 2       | 3 | 1 | 1 |
        | how many 1s |   | 2 | 1 |
        | nim sum     | 1 | 0 | 1 |
        | leftmost odd column | 1s |",
    );
    assert_eq!((verdict, working.right), (Verdict::Right, 10));
}

/// As in the first step of `nimlab explain`, the number may stand before its digits.
#[test]
fn the_nim_sum_may_stand_before_its_digits() {
    let sheet = |number: &str| {
        let rows = "| row 1 | 5 | 1 | 0 | 1 |\n| row 2 | 4 | 1 | 0 | 0 |\n";
        format!("1. `sum 5 4` = 1\n\n{rows}| nim sum | {number} | 0 | 0 | 1 |\n")
    };
    for number in ["1", "", "____"] {
        let sheet = marked(&sheet(number));
        assert!(sheet.is_all_right() && sheet.not_counted.is_empty(), "{sheet:?}");
    }
    let wrong = marked(&sheet("3"));
    let working = wrong.items[0].working().unwrap();
    assert_eq!((working.errors().count(), wrong.right()), (1, 1));
}

/// One wrong digit, and the answer that follows from it: the digits of 5 are written as those of 4.
const FOLLOWS: &str = "1. `sum 5 4` = 0

| row 1 | 5 | 1 | 0 | 0 |
| row 2 | 4 | 1 | 0 | 0 |
| nim sum | | 0 | 0 | 0 |

2. `sum 6 4` = 9
";

#[test]
fn an_answer_that_follows_from_a_wrong_cell_is_told_everywhere() {
    let sheet = marked(FOLLOWS);
    assert_eq!((sheet.right(), sheet.follow()), (0, vec![1]));
    let said = |document: &nimlab::document::Document| {
        let plain = plain(400);
        nimlab::render::terminal(document, plain)
    };
    let follows = "0 of 2 right. 1 wrong answer follows from the working.";
    let alone = said(&sheet_report(&sheet, Style::default()));
    assert!(alone.contains(follows), "{alone}");
    let class = said(&class_told(std::slice::from_ref(&sheet)));
    assert_eq!(class.matches(follows).count(), 2, "{class}");
    let sheets = [sheet];
    let json = class_written(&sheets, true, ReportFormat::Json);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["follow"], serde_json::json!([1]));
    assert_eq!(json["items"][0]["working"]["answer_follows"], true);
    let table = class_written(&sheets, false, ReportFormat::Csv);
    let (header, row) = table.split_once('\n').unwrap();
    assert!(
        header.trim_end().ends_with(",status,follow") && row.trim_end().ends_with(",marked,1"),
        "{table}"
    );
}
