//! Parts of a class put together are the class, byte for byte, in every format; what does not fit together is refused.

use std::fs;
use std::path::Path;

use proptest::prelude::*;

use crate::class::{ADDS, ONE_RIGHT, files_of, folder_of, told};
use crate::python_is_there;
use crate::support::{cases, few_or_all};

const ROSTER: &str = "id,name,files\ns1,Anna,a*\ns2,Ben,b*\ns9,Nobody,z*\n";

/// Whatever can go wrong in a hand-in, and has to be told from data.
const WRONG: &str = "import nowhere
counter = int(input())


def make_move(board, row, elements):
    board[row - 1] -= elements
    return board, True


def exclusive_or(a, b):
    return a | b


def numeral_binary(number):
    return [0, 1, -3]


def binary_numeral(digits):
    print(3)


def bitwise_exclusive_or(a, b):
    return a + b


def nim_sum(board):
    return counter


def is_n_position(board):
    return nim_sum(board) == 0


def is_p_position(board):
    return 'yes'


def optimal_move(board):
    return 1, 1


def present_board(board):
    return 'Nim:'


def is_human(name):
    raise ValueError('\\x1b[2J' + name)


def play_nim(player1, player2, board):
    print('x' * 100_000)
    input()


def is_board_empty(
";

/// Judges a folder whole and in parts, and compares all that is written.
fn the_parts_are_the_whole(folder: &Path, command: &[&str], count: usize, formats: &[&str]) {
    let mut parts = Vec::new();
    for number in 1..=count {
        let shard = format!("{number}/{count}");
        let words = [command, &["--shard", &shard, "--format", "json"]].concat();
        let (part, _, _) = told(folder, &words);
        let file = format!("part-{number}.json");
        fs::write(folder.join(&file), part).expect("it can be written");
        // Their order makes no difference.
        parts.insert(number / 2, file);
    }
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let otherwise = &["--ascii", "--depth", "3", "--width", "60"];
    let styles = vec![(&[][..], formats), (otherwise, &formats[..1])];
    for (style, formats) in few_or_all(styles, 1, "styles of a class in parts") {
        for format in formats {
            for made in ["whole", "merged"] {
                let _ = fs::remove_dir_all(folder.join(made));
            }
            let flags = [&["--format", format][..], style].concat();
            let whole = told(folder, &[command, &flags, &["--output", "whole"]].concat());
            let words = [&["merge"], &parts[..], &flags, &["--output", "merged"]].concat();
            let (merged, mut notes, code) = told(folder, &words);
            notes = notes.replace("merged/", "whole/");
            assert_eq!((merged, notes, code), whole, "{format} {style:?}");
            assert_eq!(
                files_of(&folder.join("merged")),
                files_of(&folder.join("whole"))
            );
        }
    }
}

#[test]
fn graded_parts_are_the_class() {
    if !python_is_there() {
        return;
    }
    let hand_ins = [
        ("in/a.py", WRONG),
        ("in/b.py", ADDS),
        ("in/c.ipynb", "{"),
        ("in/d.py", ONE_RIGHT),
        ("in/e.py", "def nim_sum(board:\n    pass\n"),
        ("in/a2.py", ""),
        ("in/notes.txt", ""),
        ("roster.csv", ROSTER),
    ];
    let folder = folder_of("parts", &hand_ins);
    let command = ["grade", "in", "--seed", "3", "--roster", "roster.csv"];
    let formats = ["text", "markdown", "html", "csv", "json", "junit"];
    // One format is enough to see that the results come back in order, however many parts there are.
    let counts = vec![(3, &formats[..3]), (7, &formats[3..])];
    for (count, formats) in few_or_all(counts, 1, "numbers of parts of a class") {
        let formats = few_or_all(formats.to_vec(), 1, "formats of a class in parts");
        the_parts_are_the_whole(&folder, &command, count, &formats);
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..cases(6)
    })]

    #[test]
    fn checked_parts_are_the_class(
        answers in prop::collection::vec(("[0-9]{1,2}", "[a-z0-9 ]{0,6}"), 0..6),
        count in 1_usize..5,
    ) {
        let sheets: Vec<(String, String)> = (0..)
            .zip(&answers)
            .map(|(number, (first, second))| {
                let name = ["a", "b", "c", "d", "e", "f"][number];
                (format!("in/{name}.md"), format!("1. `xor 3 5` = {first}\n2. `winner 3 {number}` = {second}\n"))
            })
            .chain([("in/x.docx".to_owned(), String::new()), ("roster.csv".to_owned(), ROSTER.to_owned())])
            .collect();
        let sheets: Vec<(&str, &str)> = sheets.iter().map(|(file, text)| (&**file, &**text)).collect();
        let folder = folder_of("checked", &sheets);
        let command = ["check", "in", "--roster", "roster.csv"];
        the_parts_are_the_whole(&folder, &command, count, &["text", "html", "csv", "json"]);
    }
}

#[test]
fn what_does_not_fit_together_is_refused_by_name() {
    let sheet = "1. `xor 3 5` = 6\n";
    let folder = folder_of(
        "refused",
        &[
            ("in/a.md", sheet),
            ("in/b.md", sheet),
            ("other/a.md", sheet),
            ("none.json", "{\"sheets\":[]}"),
        ],
    );
    let part = |file: &str, words: &[&str]| {
        let words = [&["check", "--format", "json"], words].concat();
        fs::write(folder.join(file), told(&folder, &words).0).expect("it can be written");
    };
    part("1.json", &["in", "--shard", "1/3"]);
    part("2.json", &["in", "--shard", "2/3"]);
    part("3.json", &["in", "--shard", "3/3"]);
    part("other.json", &["other", "--shard", "3/3"]);
    part("names.json", &["in", "--shard", "3/3", "--names", "lab"]);
    part("two.json", &["in", "--shard", "2/2"]);
    let version = fs::read_to_string(folder.join("3.json")).expect("it is there");
    let version = version.replace("of nimlab\":\"", "of nimlab\":\"9.");
    fs::write(folder.join("version.json"), version).expect("it can be written");
    for (files, words) in [
        (
            &["1.json", "3.json"][..],
            "of 3 parts, these are missing: 2;",
        ),
        (&["2.json"], "of 3 parts, these are missing: 1, 3;"),
        (
            &["1.json", "2.json", "3.json", "1.json"],
            "part 1 of 3 is given twice",
        ),
        (
            &["1.json", "2.json", "other.json"],
            "'other.json' is not part of the same run as '1.json': its list of files",
        ),
        (
            &["1.json", "2.json", "names.json"],
            "naming of positions is lab, and there it is either",
        ),
        (
            &["1.json", "two.json"],
            "number of parts is 2, and there it is 3",
        ),
        (
            &["1.json", "2.json", "version.json"],
            "version of nimlab is 9.",
        ),
        (&["1.json", "none.json"], "'none.json' is not a part"),
        (
            &["nowhere.json"],
            "'nowhere.json' does not exist: expected a part of a class",
        ),
    ] {
        let (report, said, code) = told(&folder, &[&["merge"], files].concat());
        assert_eq!((&report[..], code), ("", Some(2)), "{files:?}");
        assert!(said.contains(words), "{words} in {said}");
    }
    assert_eq!(
        told(&folder, &["merge", "3.json", "1.json", "2.json"]).2,
        Some(0)
    );
    for shard in ["0/3", "4/3", "1/0", "x", "1", "1/2/3", "+1/2", ""] {
        let (_, said, code) = told(&folder, &["check", "in", "--shard", shard]);
        assert_eq!(code, Some(2), "{shard}");
        assert!(said.contains("2/3") || shard.is_empty(), "{said}");
    }
    assert_eq!(told(&folder, &["check", "-", "--shard", "1/2"]).2, Some(2));
}
