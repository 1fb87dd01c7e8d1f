//! Parts of a class put together are the class, byte for byte, in every format; what does not fit together is refused.

use std::fs;

use proptest::prelude::*;

use crate::class::SHEET;
use crate::hand_ins::{ADDS, ONE_RIGHT};
use crate::place::Place;
use crate::python;
use crate::support::{cases, few_or_all, or_pass_over};

const ROSTER: &str = "id,name,files\ns1,Anna,a*\ns2,Ben,b*\ns9,Nobody,z*\n";

/// Whatever can go wrong in a hand-in, and has to be told from data.
const WRONG: &str = include_str!("wrong.py");

/// Judges a folder whole and in parts, and compares all that is written.
fn the_parts_are_the_whole(place: &Place, command: &str, count: usize, formats: &[&str]) {
    let mut parts = Vec::new();
    for number in 1..=count {
        let part = place.told(&format!("{command} --shard {number}/{count} --format json"));
        let file = format!("part-{number}.json");
        place.write(&file, part.printed);
        // Their order makes no difference.
        parts.insert(number / 2, file);
    }
    let parts = parts.join(" ");
    let otherwise = " --ascii --depth 3 --width 60";
    let styles = vec![("", formats), (otherwise, &formats[..1])];
    for (style, formats) in few_or_all(styles, 1, "styles of a class in parts") {
        for format in formats {
            for made in ["whole", "merged"] {
                let _ = fs::remove_dir_all(place.at(made));
            }
            let flags = format!("--format {format}{style} --output");
            let whole = place.told(&format!("{command} {flags} whole"));
            let mut merged = place.told(&format!("merge {parts} {flags} merged"));
            merged.said = merged.said.replace("merged/", "whole/");
            assert_eq!(merged, whole, "{flags}");
            assert_eq!(place.files("merged"), place.files("whole"));
        }
    }
}

#[test]
fn graded_parts_are_the_class() {
    or_pass_over!(python());
    let place = Place::of([
        ("in/a.py", WRONG),
        ("in/b.py", ADDS),
        ("in/c.ipynb", "{"),
        ("in/d.py", ONE_RIGHT),
        ("in/e.py", "def nim_sum(board:\n    pass\n"),
        ("in/a2.py", ""),
        ("in/notes.txt", ""),
        ("roster.csv", ROSTER),
    ]);
    let formats = ["text", "markdown", "html", "csv", "json", "junit"];
    // One format is enough to see that the results come back in order, however many parts there are.
    let counts = vec![(3, &formats[..3]), (7, &formats[3..])];
    for (count, formats) in few_or_all(counts, 1, "numbers of parts of a class") {
        let formats = few_or_all(formats.to_vec(), 1, "formats of a class in parts");
        let command = "grade in --seed 3 --roster roster.csv";
        the_parts_are_the_whole(&place, command, count, &formats);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(6) })]

    #[test]
    fn checked_parts_are_the_class(
        answers in prop::collection::vec(("[0-9]{1,2}", "[a-z0-9 ]{0,6}"), 0..6),
        count in 1_usize..5,
    ) {
        let place = Place::of([("in/x.docx", ""), ("roster.csv", ROSTER)]);
        for ((number, (first, second)), name) in (0..).zip(&answers).zip('a'..) {
            let sheet = format!("1. `xor 3 5` = {first}\n2. `winner 3 {number}` = {second}\n");
            place.write(&format!("in/{name}.md"), sheet);
        }
        let command = "check in --roster roster.csv";
        the_parts_are_the_whole(&place, command, count, &["text", "html", "csv", "json"]);
    }
}

#[test]
fn what_does_not_fit_together_is_refused_by_name() {
    let place = Place::of([
        ("in/a.md", SHEET),
        ("in/b.md", SHEET),
        ("other/a.md", SHEET),
        ("none.json", "{\"sheets\":[]}"),
    ]);
    for (file, words) in [
        ("1.json", "in --shard 1/3"),
        ("2.json", "in --shard 2/3"),
        ("3.json", "in --shard 3/3"),
        ("other.json", "other --shard 3/3"),
        ("names.json", "in --shard 3/3 --names lab"),
        ("two.json", "in --shard 2/2"),
    ] {
        let part = place.told(&format!("check {words} --format json"));
        place.write(file, part.printed);
    }
    let version = place.read("3.json");
    place.write("version.json", version.replace("of nimlab\":\"", "of nimlab\":\"9."));
    for (files, words) in [
        ("1.json 3.json", "of 3 parts, these are missing: 2;"),
        ("2.json", "of 3 parts, these are missing: 1, 3;"),
        ("1.json 2.json 3.json 1.json", "part 1 of 3 is given twice"),
        (
            "1.json 2.json other.json",
            "'other.json' is not part of the same run as '1.json': its list of files",
        ),
        ("1.json 2.json names.json", "naming of positions is lab, and there it is either"),
        ("1.json two.json", "number of parts is 2, and there it is 3"),
        ("1.json 2.json version.json", "version of nimlab is 9."),
        ("1.json none.json", "'none.json' is not a part"),
        ("nowhere.json", "'nowhere.json' does not exist: expected a part of a class"),
    ] {
        place.told(&format!("merge {files}")).is_refused(words);
    }
    assert_eq!(place.told("merge 3.json 1.json 2.json").code, 0);
    for shard in ["0/3", "4/3", "1/0", "x", "1", "1/2/3", "+1/2", ""] {
        let told = place.told_of(&["check", "in", "--shard", shard], "");
        told.is_refused(if shard.is_empty() { "" } else { "2/3" });
    }
    assert_eq!(place.told("check - --shard 1/2").code, 2);
}
