//! Worksheets: the key of every sheet is all right, whatever editors do to it; errors are carried forward; and no file,
//! however odd, does more than call forth a message.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use assert_cmd::Command;
use nimlab::judgement::Verdict;
use nimlab::question::{Names, Topic};
use nimlab::worksheet::{Mark, MarkedSheet, MarkedWorking, Printing, Sheet};
use proptest::prelude::*;
use snapbox::assert_data_eq;

const KEY: Printing = Printing {
    work: true,
    key: true,
};

fn marked(text: &str) -> MarkedSheet {
    MarkedSheet::of("sheet.md", text, Names::Standard)
}

/// A key with every topic.
fn key() -> String {
    Sheet::new(&Topic::ALL, 27, 3).print(KEY)
}

/// Everything on the sheet is right, and every cell that the key fills in has been found.
fn assert_all_right(text: &str, questions: usize) {
    let sheet = marked(text);
    assert_eq!(sheet.items.len(), questions, "{text}");
    for item in &sheet.items {
        assert_eq!(item.verdict(), Verdict::Right, "{item:?}\n{text}");
        if let Some(working) = item.working() {
            assert_eq!(working.errors, [], "{text}");
            assert_eq!(working.blank, 0, "{text}");
        }
    }
    assert!(sheet.is_all_right());
}

fn cells(sheet: &MarkedSheet) -> usize {
    let workings = sheet.items.iter().filter_map(|item| item.working());
    workings.map(|working| working.right).sum()
}

fn topics() -> impl Strategy<Value = Vec<Topic>> {
    prop::sample::subsequence(Topic::ALL.to_vec(), 0..=Topic::ALL.len())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn key_and_sheet_agree(topics in topics(), count in 1_usize..25, seed: u64, work: bool) {
        let sheet = Sheet::new(&topics, count, seed);
        prop_assert_eq!(sheet.questions.len(), count);
        let key = sheet.print(Printing { work, key: true });
        assert_all_right(&key, count);

        let empty = sheet.print(Printing { work, key: false });
        let blank = marked(&empty);
        prop_assert_eq!(blank.items.len(), count);
        for item in &blank.items {
            prop_assert_eq!(item.verdict(), Verdict::Blank);
            if let Some(working) = item.working() {
                prop_assert_eq!((working.right, working.errors.len()), (0, 0));
                prop_assert!(working.blank > 0);
            }
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

    #[test]
    fn any_text_can_be_marked(text in "(\\PC|\n|\\||`|=|_|-){0,400}") {
        marked(&text);
    }

    #[test]
    fn a_key_with_anything_done_to_one_line_can_be_marked(
        line in 0_usize..200,
        text in "[ |`0-9a-z=_~<>\\\\*-]{0,40}",
    ) {
        let mut lines: Vec<String> = key().lines().map(str::to_owned).collect();
        let at = line % lines.len();
        lines[at] = text;
        marked(&lines.join("\n"));
    }
}

fn differ_only_in_filled_places(empty: &str, key: &str) -> Result<(), TestCaseError> {
    prop_assert_eq!(empty.lines().count(), key.lines().count());
    for (empty, key) in empty.lines().zip(key.lines()).filter(|(a, b)| a != b) {
        let (before, _) = empty.split_once("________").unwrap_or((empty, ""));
        if empty.starts_with(|c: char| c.is_ascii_digit()) {
            prop_assert!(key.starts_with(before), "{} / {}", empty, key);
        } else {
            prop_assert_eq!(empty.len(), key.len());
            for (was, is) in empty.chars().zip(key.chars()) {
                prop_assert!(was == is || was == ' ', "{} / {}", empty, key);
            }
        }
    }
    Ok(())
}

/// What an editor, a word processor or a student may do to a whole sheet.
fn transformed(key: &str) -> Vec<(&'static str, String)> {
    let each_line = |change: fn(&str) -> String| -> String {
        key.lines().map(|line| change(line) + "\n").collect()
    };
    let each_answer = |change: fn(&str) -> String| -> String {
        key.lines()
            .map(|line| match line.split_once("` = ") {
                Some((question, answer)) => format!("{question}` = {}\n", change(answer)),
                None => format!("{line}\n"),
            })
            .collect()
    };
    vec![
        ("CRLF", key.replace('\n', "\r\n")),
        ("CR", key.replace('\n', "\r")),
        ("byte-order mark", format!("\u{feff}{key}")),
        ("trailing blanks", each_line(|line| format!("{line} \t "))),
        ("no end of line", key.trim_end().to_owned()),
        ("bold", each_answer(|answer| format!("**{answer}**"))),
        ("italic", each_answer(|answer| format!("_{answer}_"))),
        ("backticks", each_answer(|answer| format!("`{answer}`"))),
        (
            "on the line",
            each_answer(|answer| format!("____{answer}______")),
        ),
        (
            "escaped line",
            each_answer(|answer| format!(r"\_\_\_ {answer} \_\_")),
        ),
        (
            "long dashes",
            each_answer(|answer| format!("————{answer}——")),
        ),
        (
            "short dashes",
            each_answer(|answer| format!("---- {answer} ––")),
        ),
        (
            "underlined",
            each_answer(|answer| format!("<u>{answer}</u><br>")),
        ),
        (
            "struck out",
            each_answer(|answer| format!("~~99~~ {answer}")),
        ),
        (
            "tables without outer pipes",
            each_line(|line| match line.trim().strip_prefix('|') {
                Some(row) => row.trim_end_matches('|').trim().to_owned(),
                None => line.to_owned(),
            }),
        ),
        (
            "tables squeezed",
            each_line(|line| {
                if line.trim_start().starts_with('|') {
                    line.replace(' ', "")
                } else {
                    line.to_owned()
                }
            }),
        ),
        (
            "tables stretched, other rulers",
            each_line(|line| line.replace(" | ", "   |     ").replace("---:", ":--:")),
        ),
        (
            "cells in bold",
            each_line(|line| {
                if line.trim_start().starts_with("| --") || !line.trim_start().starts_with('|') {
                    return line.to_owned();
                }
                let cells: Vec<String> = line
                    .trim()
                    .trim_matches('|')
                    .split('|')
                    .map(|cell| match cell.trim() {
                        "" => String::new(),
                        cell => format!("**{cell}**"),
                    })
                    .collect();
                format!("| {} |", cells.join(" | "))
            }),
        ),
        (
            "not indented",
            each_line(|line| line.trim_start().to_owned()),
        ),
        ("quoted", each_line(|line| format!("> {line}"))),
        (
            "numbers with brackets",
            each_line(|line| line.replacen(". `", ") `", 1)),
        ),
        (
            "escaped numbers",
            each_line(|line| line.replacen(". `", "\\. `", 1)),
        ),
        (
            "bullets",
            each_line(|line| match line.split_once(". `") {
                Some((_, question)) => format!("- `{question}"),
                None => line.to_owned(),
            }),
        ),
        (
            "remarks in between",
            each_line(|line| {
                if line.is_empty() {
                    "\nI found `sum 5 4` hard; 1 | 2?\n\n![photo](me.png)\n".to_owned()
                } else {
                    line.to_owned()
                }
            }),
        ),
        (
            "questions without backticks",
            each_line(|line| {
                if line.contains("` = ") {
                    line.replace('`', "")
                } else {
                    line.to_owned()
                }
            }),
        ),
        (
            "capitals",
            each_line(|line| line.replace("`sum", "`Sum").replace("row ", "Row ")),
        ),
    ]
}

#[test]
fn a_key_survives_what_editors_do() {
    let key = key();
    let all = cells(&marked(&key));
    assert!(all > 300, "{all}");
    for (what, text) in transformed(&key) {
        let sheet = marked(&text);
        assert_eq!(sheet.items.len(), 27, "{what}");
        for item in &sheet.items {
            assert_eq!(item.verdict(), Verdict::Right, "{what}: {item:?}");
        }
        assert!(sheet.is_all_right(), "{what}");
        assert_eq!(cells(&sheet), all, "{what}");
    }
    let ascii = key.replace('÷', "/");
    assert_eq!(cells(&marked(&ascii)), all);
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

#[test]
fn bytes_that_are_no_text_and_utf_16_are_read() {
    let folder = folder("encodings");
    let utf16: Vec<u8> = [0xFF, 0xFE]
        .into_iter()
        .chain(
            "1. `sum 5 4` = 1\r\n"
                .encode_utf16()
                .flat_map(u16::to_le_bytes),
        )
        .collect();
    let lossy = b"M\xFCller\n1. `sum 5 4` = 1\n\xFF\xFE\n";
    for (name, bytes) in [("utf16.md", &utf16[..]), ("latin1.md", &lossy[..])] {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        check(&[&path]).success();
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
    let errors = working.errors.iter();
    errors
        .map(|cell| (cell.row.as_str(), cell.given.as_str()))
        .collect()
}

#[test]
fn a_wrong_digit_is_named_once() {
    let (verdict, working) = first(
        "1. `sum 6 3 7` = 0

        | board       | size | 4 | 2 | 1 |
        | ----------- | ---: | -: | -: | -: |
        | row 1       |    6 | 1 | 0 | 0 |
        | row 2       |    3 | 0 | 1 | 1 |
        | row 3       |    7 | 1 | 1 | 1 |
        | how many 1s |      | 2 | 2 | 2 |
        | nim sum     |      | 0 | 0 | 0 |",
    );
    assert_eq!(verdict, Verdict::Wrong);
    assert_eq!(wrong_places(&working), [("row 1", "0")]);
    assert!(working.answer_follows);
    assert_eq!((working.right, working.blank), (14, 0));
}

#[test]
fn a_count_that_does_not_follow_is_named_too() {
    let (_, working) = first(
        "1. `sum 6 3 7` = 2
        | row 1       |    6 | 1 | 0 | 0 |
        | row 2       |    3 | 0 | 1 | 1 |
        | row 3       |    7 | 1 | 1 | 1 |
        | how many 1s |      | 2 | 5 | 2 |
        | nim sum     |      | 0 | 1 | 1 |",
    );
    assert_eq!(
        wrong_places(&working),
        [("row 1", "0"), ("how many 1s", "5"), ("nim sum", "1")]
    );
    assert!(!working.answer_follows);
}

#[test]
fn a_division_is_carried_down_the_ladder() {
    let (verdict, working) = first(
        "1. `binary 13` = 1111
        | division | quotient | remainder |
        | 13 / 2   | 7 | 1 |
        | 7 / 2    | 3 | 1 |
        | 3 / 2    | 1 | 1 |
        | 1 / 2    | 0 | 1 |",
    );
    assert_eq!(verdict, Verdict::Wrong);
    assert_eq!(wrong_places(&working), [("division 1", "7")]);
    assert!(working.answer_follows);
}

#[test]
fn a_slip_in_the_nim_sum_is_carried_to_the_move() {
    // The nim sum is 1; somebody who has 3 finds row 2, 6 (+) 3 = 5, take 1.
    let (verdict, working) = first(
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
    );
    assert_eq!(verdict, Verdict::Wrong);
    assert_eq!(wrong_places(&working), [("how many 1s", "3")]);
    assert!(working.answer_follows);
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
fn a_wrong_row_to_change_is_named_once() {
    let (_, working) = first(
        "1. `move 3 6 4` = 2,5
        | leftmost odd column | 1 |
        | row to change       | 2 |
        | its new size        | 1 |
        | how many to take    | 5 |",
    );
    assert_eq!(wrong_places(&working), [("row to change", "2")]);
}

#[test]
fn empty_cells_are_no_errors_and_wrong_cells_make_the_sheet_not_right() {
    let sheet = marked("1. `decimal 110` = 6\n| worth | 4 | | 0 |\n");
    assert!(sheet.is_all_right());
    let sheet = marked("1. `decimal 110` = 6\n| worth | 4 | 1 | 0 |\n");
    assert!(!sheet.is_all_right());
    assert_eq!(sheet.right(), 1);
}

// From here on: the program.

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("worksheet")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn nimlab() -> Command {
    Command::new(env!("CARGO_BIN_EXE_nimlab"))
}

fn check(paths: &[&Path]) -> assert_cmd::assert::Assert {
    nimlab().arg("check").args(paths).assert()
}

fn stdout(assert: &assert_cmd::assert::Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn stderr(assert: &assert_cmd::assert::Assert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

fn printed(arguments: &str) -> String {
    let arguments = arguments.split(' ');
    stdout(&nimlab().arg("worksheet").args(arguments).assert().success())
}

#[test]
fn sheets_look_as_they_always_have() {
    for (name, arguments) in [
        ("seed-1.md", "--seed 1"),
        ("seed-7-work.md", "--seed 7 --work"),
        ("seed-7-work-key.md", "--seed 7 --work --key"),
        (
            "seed-2-hard-key.md",
            "sum winner rows move --count 24 --seed 2 --work --key",
        ),
        (
            "seed-5-gate-towers-key.md",
            "gate towers --count 8 --seed 5 --key",
        ),
        (
            "seed-7-work-ascii.md",
            "binary --count 2 --seed 7 --work --ascii",
        ),
        ("seed-3.json", "--seed 3 --format json"),
    ] {
        let path = format!("tests/goldens/worksheet/{name}");
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        assert_data_eq!(
            printed(arguments),
            snapbox::Data::read_from(&golden, None).raw()
        );
    }
}

#[test]
fn sheets_fit_80_columns() {
    for seed in 0..40 {
        let sheet = printed(&format!("--work --key --count 40 --seed {seed}"));
        for line in sheet.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        assert_all_right(&sheet, 40);
    }
}

#[test]
fn a_random_seed_is_written_on_the_sheet() {
    let sheet = printed("xor --work");
    let command = sheet.rsplit('`').nth(1).unwrap();
    let arguments = command.strip_prefix("nimlab worksheet ").unwrap();
    assert_eq!(printed(arguments), sheet);
}

const FILLED_IN: &str = "\
1. `sum 5 4 3 2 1` = 15
2. `move 18 6 3 20 9` = 5,6
3. `xor 3 7` = 5

   | number | 4 | 2 | 1 |
   | ------ | -: | -: | -: |
   | 3      | 0 | 1 | 0 |
   | 7      | 1 | 1 | 1 |
   | XOR    | 1 | 0 | 1 |

4. `winner 3 6 4` = perhaps
5. `rows 5 4 x` = 1
6. `binary 6` = ____
";

#[test]
fn reports_look_as_they_always_have() {
    let folder = folder("reports");
    fs::write(folder.join("anna.md"), FILLED_IN).unwrap();
    fs::write(folder.join("ben.md"), printed("--seed 1 --key")).unwrap();
    for (name, arguments, code) in [
        ("report.txt", vec!["anna.md"], 1),
        ("report.md", vec!["anna.md", "--format", "markdown"], 1),
        ("report.json", vec!["anna.md", "--format", "json"], 1),
        ("report-all-right.txt", vec!["ben.md"], 0),
        ("class.txt", vec!["anna.md", "ben.md"], 1),
        (
            "class.json",
            vec!["anna.md", "none.md", "--format", "json"],
            2,
        ),
    ] {
        let path = format!("tests/goldens/worksheet/{name}");
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let assert = nimlab()
            .current_dir(&folder)
            .arg("check")
            .args(arguments)
            .assert()
            .code(code);
        assert_data_eq!(
            stdout(&assert),
            snapbox::Data::read_from(&golden, None).raw()
        );
    }
}

#[test]
fn one_bad_file_does_not_stop_the_others() {
    let folder = folder("several");
    let (good, bad) = (folder.join("good.md"), folder.join("missing.md"));
    fs::write(&good, "1. `sum 5 4` = 1\n").unwrap();
    for paths in [[&*bad, &good], [&good, &bad]] {
        let assert = check(&paths).code(2);
        assert!(stdout(&assert).contains("1 of 1 right"));
        assert!(stderr(&assert).contains("missing.md' does not exist"));
    }
}

#[test]
fn what_cannot_be_marked_is_told_by_its_name() {
    let folder = folder("odd");
    let path = |name: &str| folder.join(name);
    fs::write(path("empty.md"), "").unwrap();
    fs::write(path("prose.md"), "# Notes\n\nNothing `here` = to mark.\n").unwrap();
    let noise: Vec<u8> = (0_u32..300_000)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8)
        .collect();
    fs::write(path("noise.md"), noise).unwrap();
    fs::create_dir(path("no-sheets")).unwrap();
    fs::write(path("no-sheets/lab.py"), "pass").unwrap();
    File::create(path("huge.md"))
        .unwrap()
        .set_len(100_000_000)
        .unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("nowhere.md", path("broken.md")).unwrap();
    let started = Instant::now();
    for (name, told) in [
        ("empty.md", "holds no questions"),
        ("prose.md", "holds no questions"),
        ("noise.md", "holds no questions"),
        ("no-sheets", "holds no worksheets"),
        ("huge.md", "is larger than 4 MB"),
        ("missing.md", "does not exist"),
        #[cfg(unix)]
        ("broken.md", "is a link to something that does not exist"),
    ] {
        let assert = check(&[&path(name)]).code(2);
        assert_eq!(stdout(&assert), "", "{name}");
        let message = stderr(&assert);
        assert!(
            message.contains(told) && message.contains(name),
            "{message}"
        );
    }
    assert!(started.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_folder_is_looked_through() {
    let folder = folder("class");
    fs::create_dir_all(folder.join("ben/.hidden")).unwrap();
    fs::write(folder.join("anna.md"), "1. `xor 3 5` = 8\n").unwrap();
    fs::write(folder.join("ben/sheet.TXT"), "1. `xor 3 5` = 6\n").unwrap();
    fs::write(folder.join("ben/.hidden/sheet.md"), "1. `xor 3 5` = 7\n").unwrap();
    fs::write(folder.join("lab.py"), "1. `xor 3 5` = 7\n").unwrap();
    let assert = nimlab()
        .args(["check", "--format", "json"])
        .arg(&folder)
        .assert()
        .code(1);
    let told: serde_json::Value = serde_json::from_str(&stdout(&assert)).unwrap();
    assert_eq!(told["class"]["sheets"], 2);
    assert_eq!(
        (&told["class"]["right"], &told["class"]["count"]),
        (&1.into(), &2.into())
    );
    assert_eq!(told["class"]["misconceptions"][0]["code"], "added");
    assert_eq!(told["sheets"][0]["items"][0]["line"], 1);
}
