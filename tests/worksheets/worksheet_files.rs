//! `nimlab worksheet` and `nimlab check FILE…`: what they print, and that no file, however odd, does more than call forth
//! a message.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::golden::compare;
use crate::program::{self, nimlab};

pub fn folder(name: &str) -> PathBuf {
    program::folder(Path::new("worksheet").join(name))
}

fn check(paths: &[&Path]) -> assert_cmd::assert::Assert {
    nimlab(&["check"]).args(paths).assert()
}

pub fn stdout(assert: &assert_cmd::assert::Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

pub fn stderr(assert: &assert_cmd::assert::Assert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

pub fn printed(arguments: &str) -> String {
    let arguments = arguments.split(' ');
    stdout(&nimlab(&["worksheet"]).args(arguments).assert().success())
}

#[test]
fn sheets_look_as_they_always_have() {
    for (name, arguments) in [
        ("seed-1.md", "--seed 1"),
        ("seed-7-work.md", "--seed 7 --work"),
        (
            "seed-2-hard-key.md",
            "sum winner rows move --count 12 --seed 2 --work --key",
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
        compare(format!("worksheet/{name}"), printed(arguments));
    }
}

/// The words of a question, small beside it, may go beyond.
#[test]
fn sheets_fit_80_columns() {
    for seed in 0..40 {
        let sheet = printed(&format!("--work --key --count 40 --seed {seed}"));
        for line in sheet.lines() {
            let line = line
                .strip_suffix("`)")
                .and_then(|line| line.rsplit_once(" (`"))
                .map_or(line, |(sentence, _)| sentence);
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn a_random_seed_is_told_to_the_teacher_alone() {
    for arguments in ["xor --work", "xor --work --show-seed", "xor --key --work"] {
        let assert = nimlab(&["worksheet"])
            .args(arguments.split(' '))
            .assert()
            .success();
        let (sheet, told) = (stdout(&assert), stderr(&assert));
        let (seed, command) = told
            .split_once("the seed is ")
            .and_then(|(_, told)| told.trim().split_once("; "))
            .unwrap();
        let again = format!("{arguments} --seed {seed}");
        assert_eq!(printed(&again), sheet);
        let shows = arguments != "xor --work";
        assert_eq!(sheet.contains("seed"), shows, "{sheet}");
        let page = printed(&format!("{again} --format html"));
        assert_eq!(page.contains(&format!("--seed {seed}")), shows);
        let key = command.strip_suffix(" prints the key").unwrap();
        let key = key.strip_prefix("nimlab worksheet ").unwrap();
        assert_eq!(
            printed(key),
            printed(&format!("xor --work --key --seed {seed}"))
        );
        // With a seed of one's own there is nothing to be told.
        let assert = nimlab(&["worksheet"]).args(again.split(' ')).assert();
        assert_eq!(stderr(&assert), "");
    }
}

const FILLED_IN: &str = "\
Name: Anna Berg   Date: 3 May

I was ill on Tuesday.

1. `sum 5 4 3 2 1` = 15
2. `move 18 6 3 20 9` = 5,6
3. `xor 3 7` = 5

   | number | 4 | 2 | 1 |
   | ------ | -: | -: | -: |
   | 3      | 0 | 1 | 0 |
   | 7      | 1 | 1 | 1 |
   | XOR    | 1 | 0 | 1 |
   | check  | 7 |

4. `winner 3 6 4` = perhaps
5. `rows 5 4 x` = 1
6. `binary 6` = ____
   110
   That was easy!
7. `xor 6 13` = 11

   | number | 8 | 4 | 2 | 1 |
   | ------ | -: | -: | -: | -: |
   | 6      | 0 | 1 | 1 | 0 |
   | 13     | 1 | 1 | 0 | 1 |
   | XOR    | 1 | 1 | 1 | 1 |

8. `decimal 101` = ____
";

/// What Anna was given: the second question has been changed, and the last is missing.
const GIVEN: &str = "\
1. `sum 5 4 3 2 1` = ____
2. `move 18 6 3 20 10` = ____
3. `xor 3 7` = ____
4. `winner 3 6 4` = ____
5. `binary 6` = ____
6. `xor 6 13` = ____
7. `decimal 101` = ____
8. `decimal 111` = ____
";

#[test]
fn reports_look_as_they_always_have() {
    let folder = folder("reports");
    fs::write(folder.join("anna.md"), FILLED_IN).unwrap();
    fs::write(folder.join("ben.md"), printed("--seed 1 --key")).unwrap();
    fs::write(folder.join("sheet.md"), GIVEN).unwrap();
    let key = printed("--seed 1 --key");
    let asked = |board: &str, answer: &str| {
        let words = format!("nim sum of {board}? (`sum {board}`)");
        format!("{words}\n\n   Answer (a whole number, such as `12`): **{answer}**\n")
    };
    let edited = key.replace(&asked("7 4 1", "2"), &asked("1 1", "0"));
    assert_ne!(edited, key);
    fs::write(folder.join("carl.md"), edited).unwrap();
    let named = printed("--seed 1 --key").replacen("_____", "Dora", 1);
    fs::write(folder.join("dora.md"), named).unwrap();
    for (name, arguments, code) in [
        ("report.txt", vec!["anna.md"], 1),
        ("report.md", vec!["anna.md", "--format", "markdown"], 1),
        ("report.json", vec!["anna.md", "--format", "json"], 1),
        ("report-all-right.txt", vec!["ben.md"], 0),
        ("class.txt", vec!["anna.md", "ben.md"], 1),
        (
            "report-sheet.txt",
            vec!["--sheet", "sheet.md", "anna.md"],
            1,
        ),
        (
            "class-sheet.txt",
            vec!["--sheet", "sheet.md", "anna.md", "ben.md"],
            1,
        ),
        ("class-unlike.txt", vec!["ben.md", "carl.md", "dora.md"], 0),
        (
            "class.json",
            vec!["anna.md", "none.md", "--format", "json"],
            2,
        ),
    ] {
        let assert = nimlab(&["check"])
            .current_dir(&folder)
            .args(arguments)
            .assert()
            .code(code);
        compare(format!("worksheet/{name}"), stdout(&assert));
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
        .map(|n| n.wrapping_mul(2_654_435_761).to_be_bytes()[1])
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
}

#[test]
fn a_folder_is_looked_through() {
    let folder = folder("class");
    fs::create_dir_all(folder.join("ben/.hidden")).unwrap();
    fs::write(folder.join("anna.md"), "1. `xor 3 5` = 8\n").unwrap();
    fs::write(folder.join("ben/sheet.TXT"), "1. `xor 3 5` = 6\n").unwrap();
    fs::write(folder.join("ben/.hidden/sheet.md"), "1. `xor 3 5` = 7\n").unwrap();
    fs::write(folder.join("lab.py"), "1. `xor 3 5` = 7\n").unwrap();
    let assert = nimlab(&["check", "--format", "json"])
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

/// A link to a classmate's sheet would be marked as if it had been filled in by whoever made the link.
#[cfg(unix)]
#[test]
fn a_link_in_a_folder_is_not_read_and_what_is_named_outright_is() {
    use std::os::unix::fs::symlink;

    let folder = folder("links");
    fs::create_dir(folder.join("class")).unwrap();
    fs::write(folder.join("anna.md"), "1. `xor 3 5` = 6\n").unwrap();
    fs::write(folder.join("class/ben.md"), "1. `xor 3 5` = 8\n").unwrap();
    symlink("../anna.md", folder.join("class/carl.md")).unwrap();
    symlink("/dev/zero", folder.join("class/dora.md")).unwrap();
    let assert = nimlab(&["check", "--format", "json"])
        .arg(folder.join("class"))
        .assert()
        .code(2);
    let told: serde_json::Value = serde_json::from_str(&stdout(&assert)).unwrap();
    assert_eq!(told["class"]["sheets"], 1);
    assert_eq!(told["class"]["right"], 0);
    let message = stderr(&assert);
    for name in ["carl.md", "dora.md"] {
        let of_it = message.lines().find(|line| line.contains(name));
        assert!(
            of_it.is_some_and(|line| line.contains("is a link")),
            "{message}"
        );
    }
    check(&[&folder.join("class/carl.md")]).code(0);
}

#[test]
fn bytes_that_are_no_text_and_utf_16_are_read() {
    let folder = folder("encodings");
    let utf_16 = |text: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let units = [0xFEFF].into_iter().chain(text.encode_utf16());
        units.flat_map(bytes).collect()
    };
    let (right, wrong) = ("1. `sum 5 4` = 1\r\n", "1. `sum 5 4` = 9\r\n");
    let lossy = |text: &str| [b"M\xFCller\n", text.as_bytes(), b"\xFF\xFE\n"].concat();
    for (name, text, bytes) in [
        ("little.md", right, utf_16(right, u16::to_le_bytes)),
        ("big.md", right, utf_16(right, u16::to_be_bytes)),
        ("latin1.md", right, lossy(right)),
        ("little-wrong.md", wrong, utf_16(wrong, u16::to_le_bytes)),
        ("latin1-wrong.md", wrong, lossy(wrong)),
    ] {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        let (code, told) = if text == right {
            (0, "1 of 1 right")
        } else {
            (1, "0 of 1 right")
        };
        let report = stdout(&check(&[&path]).code(code));
        assert!(report.contains(told), "{name}: {report}");
        assert_eq!(report.contains("added"), text == wrong, "{name}: {report}");
    }
}

pub fn typed(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let assert = nimlab(arguments).write_stdin(input).assert();
    (
        assert.get_output().status.code(),
        stdout(&assert),
        stderr(&assert),
    )
}

#[test]
fn standard_input_is_read_line_by_line() {
    let check = |input: &str| typed(&["check", "-"], input);
    for (input, code, right) in [
        ("sum 5 4 3 2 1 = 1\nxor 3 5 = 6\n", 0, "2 of 2 right."),
        ("sum 5 4 3 2 1 =\n1\n", 0, "1 of 1 right."),
        ("sum 5 4 3 2 1 = 15\nxor 3 5 = 6\n", 1, "1 of 2 right."),
        ("xor 3 = 6\n", 1, "0 of 1 right."),
        ("# Nim worksheet\n\n1. `xor 3 5` = 6\n", 0, "1 of 1 right."),
    ] {
        let (found, report, error) = check(input);
        assert_eq!((found, &*error), (Some(code), ""), "{input}");
        assert!(report.contains(right), "{report}");
    }
    let (code, report, error) = check("hello\nxor 3 5 = 6\nworld\n");
    assert_eq!(code, Some(2));
    assert!(report.contains("1 of 1 right."), "{report}");
    assert!(
        error.contains("lines 1, 3") && error.contains("sum 5 4 3 2 = 0"),
        "{error}"
    );
    for input in ["", "hello\n"] {
        let (code, report, error) = check(input);
        assert_eq!((code, &*report), (Some(2), ""));
        assert!(
            error.contains("standard input") && error.contains("no questions"),
            "{error}"
        );
    }
}

#[test]
fn a_sheet_as_json_tells_no_answer_without_its_key() {
    let sheet = |arguments: &str| -> serde_json::Value {
        serde_json::from_str(&printed(&format!("--seed 3 --format json{arguments}"))).unwrap()
    };
    let (empty, key) = (sheet(""), sheet(" --key"));
    let items = |sheet: &serde_json::Value| sheet["items"].as_array().unwrap().clone();
    assert_eq!(
        (&empty["title"], &empty["seed"]),
        (&"Nim worksheet".into(), &3.into())
    );
    assert_eq!((items(&empty).len(), items(&key).len()), (10, 10));
    for (empty, key) in items(&empty).iter().zip(items(&key)) {
        assert_eq!(empty["question"], key["question"]);
        assert!(empty.get("expected").is_none() && !key["expected"].is_null());
    }
}
