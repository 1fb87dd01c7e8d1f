//! `nimlab worksheet` and `nimlab grade FILE…`: what they print, and that no file, however odd, does more than call forth
//! a message.

use std::fs::File;

use crate::golden::compare;
use crate::place::Place;
use crate::program::{printed_by, run, words};

fn printed(words: &str) -> String {
    printed_by(&format!("worksheet {words}"))
}

#[test]
fn sheets_look_as_they_always_have() {
    for (name, words) in [
        ("seed-1.md", "--seed 1"),
        ("seed-7-work.md", "--seed 7 --work"),
        ("seed-2-hard-key.md", "sum winner rows move --count 12 --seed 2 --work --key"),
        ("seed-5-gate-towers-key.md", "gate towers --count 8 --seed 5 --key"),
        ("seed-7-work-ascii.md", "binary --count 2 --seed 7 --work --ascii"),
        ("seed-3.json", "--seed 3 --format json"),
    ] {
        compare(format!("worksheet/{name}"), printed(words));
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
    for arguments in ["xor --work", "xor --key --work"] {
        let (code, sheet, told) = run(&words(&format!("worksheet {arguments}")), "");
        assert_eq!(code, 0, "{told}");
        let (_, told) = told.split_once("the seed is ").unwrap();
        let seed = told.split(':').next().unwrap();
        assert_eq!(printed(&format!("{arguments} --seed {seed}")), sheet);
        assert_eq!(sheet.contains("Seed"), arguments.contains("--key"), "{sheet}");
    }
}

const FILLED_IN: &str = include_str!("filled_in.md");

/// What Anna was given: the second question has been changed, and the last is missing.
const GIVEN: &str = include_str!("given.md");

#[test]
fn reports_look_as_they_always_have() {
    let key = printed("--seed 1 --key");
    let place = Place::of([("anna.md", FILLED_IN), ("ben.md", &*key), ("sheet.md", GIVEN)]);
    for (name, words, code) in [
        ("report.txt", "anna.md", 1),
        ("report.md", "anna.md --format markdown", 1),
        ("report.json", "anna.md --format json", 1),
        ("report-all-right.txt", "ben.md", 0),
        ("class.txt", "anna.md ben.md", 1),
        ("report-sheet.txt", "--sheet sheet.md anna.md", 1),
        ("class-sheet.txt", "--sheet sheet.md anna.md ben.md", 1),
        ("class.json", "anna.md none.md --format json", 2),
    ] {
        let told = place.told(&format!("grade {words}"));
        assert_eq!(told.code, code, "{told:?}");
        compare(format!("worksheet/{name}"), told.printed);
    }
}

#[test]
fn what_cannot_be_marked_is_told_by_its_name() {
    let place =
        Place::of([("empty.md", ""), ("prose.md", "# Notes\n\nNothing `here` = to mark.\n")]);
    let noise = (0_u32..300_000).map(|n| n.wrapping_mul(2_654_435_761).to_be_bytes()[1]);
    place.write("noise.md", noise.collect::<Vec<_>>());
    let huge = File::create(place.at("huge.md")).unwrap();
    huge.set_len(100_000_000).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("nowhere.md", place.at("broken.md")).unwrap();
    for (name, told) in [
        ("empty.md", "empty.md' holds no questions"),
        ("prose.md", "prose.md' holds no questions"),
        ("noise.md", "noise.md' holds no questions"),
        ("huge.md", "huge.md' is larger than 4 MB"),
        ("missing.md", "missing.md' does not exist"),
        #[cfg(unix)]
        ("broken.md", "broken.md' is a link to something that does not exist"),
    ] {
        place.told(&format!("grade {name}")).is_refused(told);
    }
}

/// A folder is looked through, and hidden ones in it are not. A link to a classmate's sheet would be marked as if it had been
/// filled in by whoever made the link, so it is not read there; what is named outright is.
#[cfg(unix)]
#[test]
fn a_folder_is_looked_through_and_a_link_in_it_is_not_read() {
    use std::os::unix::fs::symlink;

    let place = Place::of([
        ("anna.md", "1. (`xor 3 5`) 6\n"),
        ("class/ben.md", "1. (`xor 3 5`) 8\n"),
        ("class/eve/sheet.TXT", "1. (`xor 3 5`) 6\n"),
        ("class/eve/.hidden/sheet.md", "1. (`xor 3 5`) 7\n"),
        ("class/notes.pdf", "1. (`xor 3 5`) 7\n"),
    ]);
    symlink("../anna.md", place.at("class/carl.md")).unwrap();
    symlink("/dev/zero", place.at("class/dora.md")).unwrap();
    let told = place.told("grade class --format json");
    let json = told.json();
    assert_eq!(told.code, 2);
    let class = ["submissions", "right", "count"].map(|count| json["class"][count].as_u64());
    assert_eq!(class, [Some(2), Some(1), Some(2)]);
    assert_eq!(json["class"]["misconceptions"][0]["code"], "added");
    for name in ["carl.md", "dora.md"] {
        let of_it = told.said.lines().find(|line| line.contains(name));
        assert!(of_it.is_some_and(|line| line.contains("is a link")), "{told:?}");
    }
    assert_eq!(place.told("grade class/carl.md").code, 0);
}

#[test]
fn bytes_that_are_no_text_and_utf_16_are_read() {
    let place = Place::of([]);
    let utf_16 = |text: &str, bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let units = [0xFEFF].into_iter().chain(text.encode_utf16());
        units.flat_map(bytes).collect()
    };
    let lossy = |text: &str| [b"M\xFCller\n", text.as_bytes(), b"\xFF\xFE\n"].concat();
    for (answer, code, told) in [("1", 0, "1 of 1 right"), ("9", 1, "0 of 1 right")] {
        let text = format!("1. (`sum 5 4`) {answer}\r\n");
        let [little, big] = [u16::to_le_bytes, u16::to_be_bytes].map(|bytes| utf_16(&text, bytes));
        for bytes in [little, big, lossy(&text)] {
            place.write("sheet.md", bytes);
            let report = place.told("grade sheet.md");
            assert!(report.code == code && report.printed.contains(told), "{report:?}");
            assert_eq!(report.printed.contains("added"), code == 1, "{report:?}");
        }
    }
}

#[test]
fn standard_input_is_read_line_by_line() {
    for (input, code, said) in [
        ("sum 5 4 3 2 1 = 1\nxor 3 5 = 6\n", 0, &[][..]),
        ("sum 5 4 3 2 1 = 15\n\nxor 3 5 = 6\n", 1, &[]),
        ("sum 5 4 3 2 1 =\n", 1, &[]),
        ("hello\nxor 3 5 = 6\nxor 3 = 6\n", 2, &["line 1", "line 3", "sum 5 4 3 2 = 0"]),
        ("", 2, &["standard input is empty"]),
    ] {
        let (found, report, error) = run(&["check", "-"], input);
        assert_eq!((found, error.is_empty()), (code, said.is_empty()), "{input}");
        assert_eq!(report.is_empty(), input.is_empty(), "{report}");
        assert!(said.iter().all(|words| error.contains(words)), "{error}");
    }
    let (_, json, _) = run(&["check", "-", "--format", "json"], "xor 3 5 = 6\nxor 3 5 = 8\n");
    let verdicts =
        json.lines().map(|line| -> serde_json::Value { serde_json::from_str(line).unwrap() });
    let verdicts: Vec<_> = verdicts.map(|judged| judged["verdict"].clone()).collect();
    assert_eq!(verdicts, ["right", "wrong"]);
}

/// Each variant and each key is a file of its own, with its letter.
#[test]
fn variants_are_written_into_a_folder() {
    let place = Place::of([]);
    for (options, name) in [("", "sheet"), ("--key", "key")] {
        let told = place.told(&format!("worksheet --variants 2 --seed 7 --output out {options}"));
        assert_eq!((told.code, &*told.printed), (0, ""), "{told:?}");
        for (letter, title) in [("a", "Sheet A"), ("b", "Sheet B")] {
            let page = place.read(&format!("out/{name}-{letter}.md"));
            assert!(page.starts_with(&format!("# Nim worksheet: {title}\n")), "{page}");
        }
    }
    let told = place.told("grade --sheet out/sheet-a.md --sheet out/sheet-b.md out/key-b.md");
    assert!(told.code == 0 && told.printed.contains("10 of 10 right."), "{told:?}");
}

#[test]
fn a_sheet_as_json_tells_no_answer_without_its_key() {
    let sheet = |arguments: &str| -> serde_json::Value {
        serde_json::from_str(&printed(&format!("--seed 3 --format json{arguments}"))).unwrap()
    };
    let (empty, key) = (sheet(""), sheet(" --key"));
    let items = |sheet: &serde_json::Value| sheet["items"].as_array().unwrap().clone();
    assert_eq!((&empty["title"], &empty["seed"]), (&"Nim worksheet".into(), &3.into()));
    assert_eq!((items(&empty).len(), items(&key).len()), (10, 10));
    for (empty, key) in items(&empty).iter().zip(items(&key)) {
        assert_eq!(empty["question"], key["question"]);
        assert!(empty.get("expected").is_none() && !key["expected"].is_null());
    }
}
