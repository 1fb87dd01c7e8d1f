//! Worksheets: the key of every sheet is all right, whatever editors do to it, and what is written at a blank is judged as
//! `check` judges it.

mod exports;
mod list;
mod made_up;
mod quiz;

use course::worksheet::{Printing, Sheet};
use explain::judgement::{Verdict, judge};
use explain::question::Topic;
use grade::worksheets::{GivenSheet, Item, MarkedSheet};
use proptest::prelude::*;
use render::{Terminal, terminal, to_ascii};

use crate::support::{cases, in_markdown, plain};

const KEY: Printing = Printing { work: true, key: true };

fn marked(text: &str) -> MarkedSheet {
    MarkedSheet::of("sheet.md", text, &[])
}

fn every_topic() -> Vec<Topic> {
    Topic::all().collect()
}

/// The words of a question, as far as it can be read.
fn words_of(item: &Item) -> String {
    match &item.mark {
        Ok(judgement) => judgement.question.to_string(),
        Err(asked) => asked.words.clone(),
    }
}

fn given_to(item: &Item) -> &str {
    match &item.mark {
        Ok(judgement) => &judgement.given,
        Err(asked) => &asked.answer,
    }
}

/// A key with every topic.
fn key() -> String {
    in_markdown(&Sheet::new(&every_topic(), 42, 3), KEY)
}

/// Everything on the sheet is right.
fn assert_all_right(text: &str, questions: usize) {
    let sheet = marked(text);
    assert_eq!(sheet.items.len(), questions, "{text}");
    for item in &sheet.items {
        assert_eq!(item.verdict(), Verdict::Right, "{item:?}\n{text}");
    }
    assert!(sheet.is_all_right());
}

fn topics() -> impl Strategy<Value = Vec<Topic>> {
    prop::sample::subsequence(every_topic(), 0..=every_topic().len())
}

/// A sheet as Markdown, as text of several widths, in ASCII and in words.
fn printed(sheet: &Sheet, printing: Printing) -> Vec<String> {
    let document = sheet.document(printing);
    let at = |width, linear| terminal(&document, Terminal { width, linear, ..plain(width) });
    let page = in_markdown(sheet, printing);
    vec![to_ascii(&page), page, at(40, false), at(80, false), at(usize::MAX, true)]
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_key_is_all_right_and_an_empty_sheet_is_blank(topics in topics(), count in 1_usize..25, seed: u64, work: bool) {
        let sheet = Sheet::new(&topics, count, seed);
        prop_assert_eq!(sheet.questions.len(), count);
        for key in printed(&sheet, Printing { work, key: true }) {
            assert_all_right(&key, count);
        }
        for empty in printed(&sheet, Printing { work, key: false }) {
            let blank = marked(&empty);
            prop_assert_eq!(blank.items.len(), count, "{}", empty);
            prop_assert!(blank.items.iter().all(|item| item.verdict() == Verdict::Blank), "{}", empty);
        }
    }

    /// In misère play the nim sum decides while two rows are larger than 1; a table of another board would mislead.
    #[test]
    fn a_misere_question_has_a_table_where_the_nim_sum_decides(count in 1_usize..25, seed: u64) {
        let sheet = Sheet::new(&[Topic::Misere], count, seed);
        let page = in_markdown(&sheet, Printing { work: true, key: false });
        prop_assert!(page.contains("- **misère play**: "), "{}", page);
        let decided = sheet.questions.iter().filter(|question| {
            let rows = question.board().unwrap().rows();
            rows.iter().filter(|&&size| size >= 2).count() >= 2
        });
        prop_assert_eq!(page.matches("| nim sum |").count(), decided.count(), "{}", page);
    }

    /// A key differs from its sheet in the answers, in empty cells, and in the seed at its foot.
    #[test]
    fn a_key_is_its_sheet_filled_in(topics in topics(), count in 1_usize..25, seed: u64, work: bool) {
        let sheet = Sheet::new(&topics, count, seed);
        let [empty, key] = [false, true].map(|key| in_markdown(&sheet, Printing { work, key }));
        let key = key.split("\nSeed ").next().unwrap();
        prop_assert_eq!(empty.lines().count(), key.lines().count());
        for (empty, key) in empty.lines().zip(key.lines()).filter(|(a, b)| a != b) {
            if let Some((before, _)) = empty.split_once("____") {
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
    }

    #[test]
    fn the_same_seed_gives_the_same_sheet(topics in topics(), count in 1_usize..25, seed: u64) {
        let sheet = Sheet::new(&topics, count, seed);
        prop_assert_eq!(&sheet, &Sheet::new(&topics, count, seed));
        let longer = Sheet::new(&topics, count + 5, seed);
        prop_assert_eq!(&longer.questions[..count], &sheet.questions[..]);
    }

    /// Whatever a student writes at the blanks, and whatever working below them.
    #[test]
    fn what_is_at_a_blank_is_judged_as_check_judges_it(
        seed: u64,
        format in 0_usize..4,
        answers in prop::collection::vec("[0-9]{1,3}|[0-9],[0-9]|wins|loses|none|[a-z ]{1,12}|[01]{2,5}|", 7),
        working in prop::collection::vec("([0-9]{1,2} (\\^|[+]) [0-9]{1,2} = [0-9]{1,2}|[a-z0-9 .,=()]{0,30}|[|] [0-9] [|] [0-9] [|])\n?", 7),
        against: bool,
    ) {
        let sheet = Sheet::new(&[], 7, seed);
        let empty = printed(&sheet, Printing::default()).swap_remove(format);
        let given = GivenSheet::read(&empty).unwrap();
        let (head, items) = empty.split_once("\n1. ").unwrap();
        let mut blanks = items.split("________________________");
        let mut filled = format!("{head}\n1. {}", blanks.next().unwrap());
        let answers: Vec<String> = answers.iter().map(|answer| answer.trim().to_owned()).collect();
        for ((answer, working), rest) in answers.iter().zip(&working).zip(blanks) {
            for part in ["__", answer, "____\n", working, rest] {
                filled.push_str(part);
            }
        }
        let given = if against { vec![given] } else { Vec::new() };
        let marked = MarkedSheet::of("sheet.md", &filled, &given);
        prop_assert_eq!(marked.items.len(), 7, "{}", filled);
        for ((item, question), answer) in marked.items.iter().zip(&sheet.questions).zip(&answers) {
            let judged = judge(question, answer);
            prop_assert_eq!(item.mark.as_deref(), Ok(&judged), "{}", filled);
        }
    }

    /// Whatever is done to one line of a key, every question but the one that it belongs to stays right.
    #[test]
    fn a_spoilt_line_spoils_one_question(line in 0_usize..200, text in "[ |`0-9a-z=_~<>\\\\*-]{0,40}") {
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

/// What an editor, a word processor or a student may make of the line of a question and of that of its answer: `1`, `S` and
/// `W` stand for the number, the sentence and the words of the question, `L` and `X` for the label and the answer.
const LINES: [[&str; 2]; 14] = [
    ["1. S W", "L: X"],
    ["1. S W", "L: _X_"],
    ["1. S W", "L: `X`"],
    ["1. S W", "L: ____X______"],
    ["1. S W", r"L: \_\_\_ X \_\_"],
    ["1. S W", "L: ————X——"],
    ["1. S W", "L: ---- X ––"],
    ["1. S W", "L: <u>X</u><br>"],
    ["1. S W", "L: ~~99~~ X"],
    ["1) S W", "L: X"],
    [r"1\. S W", "L: X"],
    ["**S W**", "L: X"],
    ["1. Now this one. W", "L: X"],
    ["1. S\n   W", "L: X"],
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

#[test]
fn a_key_survives_what_editors_do() {
    let key = key();
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
        let sheet = marked(&format!("1. (`sum 5 4`) {blank}\n"));
        assert_eq!(sheet.items[0].verdict(), Verdict::Blank, "{blank}");
    }
}

#[test]
fn a_question_is_found_behind_its_number_or_its_sentence() {
    for line in [
        "1. (`sum 5 4`) 1",
        r"3\. (`Sum 5 4`) ____1__",
        "1. What is the nim sum of 5 4? (`sum 5 4`) 1",
        "What is the nim sum of 5 4? (sum 5 4) 1",
        "> 1. Add them up. (sum 5 4)\n> Answer: 1",
        "1. What is the nim sum\nof 5 4? (sum\n5 4)\n\nAnswer (a whole number,\nsuch as 12): 1",
    ] {
        let sheet = marked(line);
        let found: Vec<_> =
            sheet.items.iter().map(|item| (words_of(item), given_to(item))).collect();
        assert_eq!(found, [("sum 5 4".to_owned(), "1")], "{line}");
    }
    for line in [
        "I found `sum 5 4` hard.",
        "I found (sum 5 4) hard.",
        "`sum 5 4` was hard.",
        "1. 5 ^ 4 = 1",
        "1. The sum of it all = 5",
        "- sum up = done",
        "That was hard. (well by well)",
        "",
    ] {
        assert_eq!(marked(line).items.len(), 0, "{line}");
    }
}

#[test]
fn working_below_a_blank_is_not_the_answer() {
    let sheet = marked(
        "1. What is the nim sum of 5 4 3? (`sum 5 4 3`)\n\n   Answer (a whole number): ____\n
   5 ^ 4 = 1\n   2\n   1. 1 ^ 3 = 2\n\n2. (`xor 3 5`) ____\n   8\n   Answer: 6\n   Answer: 8\n",
    );
    let verdicts: Vec<Verdict> = sheet.items.iter().map(Item::verdict).collect();
    assert_eq!(verdicts, [Verdict::Blank, Verdict::Right]);
}

#[test]
fn a_question_that_cannot_be_read_is_told() {
    let sheet = marked("1. (`sum 5 4`) 1\n2. (`sum 5 x`) 1\n");
    assert_eq!((sheet.right(), sheet.items.len()), (1, 2));
    let asked = sheet.items[1].mark.as_ref().unwrap_err();
    assert!(asked.why.contains("'x'"), "{asked:?}");
}

#[test]
fn a_name_is_read_as_it_was_written() {
    for (line, name) in [
        ("Name: Anna-Lena O'Neil   Date: 3. May", "Anna-Lena O'Neil"),
        ("**Name:** Anna **Date:** 3. May", "Anna"),
        (r"> name : \_\_Anna  Berg\_\_ DATE: ___3. May___", "Anna Berg"),
        ("Name: ______________________________   Date: ____________________", ""),
        ("Named: Ben", ""),
    ] {
        assert_eq!(marked(&format!("{line}\n1. (`sum 5 4`) 1\nName: Eve\n")).name, name, "{line}");
    }
}

#[test]
fn a_teacher_may_ask_misere_questions() {
    assert_all_right("1. (`winner --misere 1 1 4`) wins\n2. (`move —misere 1 1 4`) 3,3\n", 2);
}

fn against(given: &[&str], text: &str) -> MarkedSheet {
    let given: Vec<GivenSheet> = given.iter().map(|text| GivenSheet::read(text).unwrap()).collect();
    MarkedSheet::of("anna.md", text, &given)
}

#[test]
fn the_first_copy_with_an_answer_counts() {
    for (copies, right) in
        [(["6", "7", ""], 1), (["7", "6", "6"], 0), (["", "6", "7"], 1), (["perhaps", "6", "6"], 0)]
    {
        let text: String = copies.map(|answer| format!("1. (`xor 3 5`) {answer}\n")).concat();
        let sheet = against(&["1. (`xor 5 3`) \n1. (`xor 3 5`) \n"], &text);
        assert_eq!((sheet.right(), sheet.items.len()), (right, 2), "{text}");
        // Asked twice, the first two with an answer.
        let sheet = against(&["1. (`xor 3 5`)\n2. (`xor 3 5`)\n"], &text);
        assert_eq!(sheet.items.len(), 2);
    }
}

/// Of several sheets, that one counts, and all of it, with which a hand-in has most questions in common.
#[test]
fn a_variant_is_known_by_its_questions() {
    let [a, b] = ["1. (`xor 1 2`)\n2. (`xor 3 4`)\n", "1. (`xor 1 2`)\n2. (`xor 5 6`)\n"];
    for (text, right, second) in [
        ("1. (`xor 1 2`) 3\n2. (`xor 5 6`) 3\n", 2, "xor 5 6"),
        ("1. (`xor 1 2`) 3\n2. (`xor 3 4`) 7\n3. (`xor 8 1`) 9\n", 2, "xor 3 4"),
        ("1. (`xor 1 2`) 3\n", 1, "xor 3 4"),
    ] {
        let sheet = against(&[a, b], text);
        assert_eq!((sheet.right(), sheet.items.len()), (right, 2), "{text}");
        assert_eq!(words_of(&sheet.items[1]), second);
    }
    assert!(against(&[a, b], "1. (`xor 8 1`) 9\n").not_marked.is_some());
}
