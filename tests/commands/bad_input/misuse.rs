//! The command line misused: what was probably meant is said, in words that do not need to be known.

use std::fs;
use std::path::Path;
use std::process::Command;

use proptest::prelude::{ProptestConfig, Strategy, prop_oneof, proptest};
use proptest::sample::select;

use super::refused::Refused;
use crate::support::cases;

/// Every command that ends at once, with a command line of it that is right.
const RIGHT: [&[&str]; 20] = [
    &["explain", "5"],
    &["sum", "5"],
    &["winner", "5"],
    &["rows", "5"],
    &["move", "5"],
    &["moves", "5"],
    &["board", "5"],
    &["gate", "1", "0"],
    &["binary", "6"],
    &["decimal", "110"],
    &["xor", "3", "5"],
    &["group", "4"],
    &["towers", "3", "6"],
    &["check", "sum 5", "5"],
    &["lesson", "xor-gate"],
    &["practice", "xor"],
    &["worksheet", "xor"],
    &["verify"],
    &["completions", "bash"],
    &["man", "sum"],
];

#[test]
fn the_command_line_that_was_meant_is_told() {
    for (words, meant) in [
        (&["--misere"][..], "nimlab explain --misere"),
        (&["sum 5 4"], "nimlab sum 5 4"),
        (&["nim-sum", "3", "4"], "'sum'"),
        (&["solve", "3"], "'explain'"),
        (&["man", "nim_sum"], "'sum'"),
        (
            &["check", "sum", "5", "4", "3", "2", "1", "1"],
            "nimlab check \"sum 5 4 3 2 1\" 1",
        ),
        (
            &["check", "xor", "3", "5", "6"],
            "nimlab check \"xor 3 5\" 6",
        ),
        (
            &["check", "binary", "6", "110"],
            "nimlab check \"binary 6\" 110",
        ),
        (
            &["check", "binary", "6", "1", "1", "0"],
            "nimlab check \"binary 6\" 1 1 0",
        ),
        (
            &["check", "move", "5", "4", "3", "1,2"],
            "nimlab check \"move 5 4 3\" 1,2",
        ),
        (
            &["check", "winner", "--misere", "1", "1", "wins"],
            "nimlab check \"winner --misere 1 1\" wins",
        ),
        (&["check", "sum", "x"], "nimlab check \"sum 5 4 3 2\" 0"),
        (&["verify", "3", "4"], "nimlab verify --rows 3 --max 4"),
        (&["play", "3", "4", "5"], "nimlab play --board 3 4 5"),
        (&["play", "3", "4"], "nimlab play --board 3 4"),
        (&["play", "[3,", "4]"], "nimlab play --board [3, 4]"),
        (&["practice", "5"], "nimlab practice --count 5"),
        (&["lesson", "xor-gate", "gate"], "nimlab lesson xor-gate"),
        (
            &[
                "which", "rows", "could", "I", "take", "from", "on", "9", "12", "5?",
            ],
            "nimlab rows 9 12 5",
        ),
        (&["what is 13 in binary?"], "nimlab binary 13"),
        (&["13", "in", "binary"], "nimlab binary 13"),
        (&["who wins 7 kayles?"], "nimlab winner kayles 7"),
        (&["tell", "me", "kayles", "7"], "nimlab explain kayles 7"),
        (&["review", "x"], "'play --review'"),
    ] {
        Refused::of(words).names(meant).expected().plain_words();
    }
}

#[test]
fn a_file_in_place_of_a_command_or_a_player_is_told_its_command() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("files-for-commands");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let told = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
            .args(words)
            .current_dir(&folder)
            .output()
            .expect("nimlab runs");
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        String::from_utf8(output.stderr).expect("it is text")
    };
    for (file, command) in [
        ("lab.py", "nimlab grade lab.py"),
        ("sheet.md", "nimlab check sheet.md"),
        ("game.txt", "nimlab play --review game.txt"),
    ] {
        fs::write(folder.join(file), "").expect("a file can be written");
        assert!(told(&[file]).contains(command), "{}", told(&[file]));
        if file != "lab.py" {
            let told = told(&["play", file]);
            assert!(
                told.contains("is a file, not a player") && told.contains(command),
                "{told}"
            );
        }
    }
    // Any other file says nothing of what is wanted of it.
    fs::write(folder.join("Anna.rs"), "").expect("a file can be written");
    assert!(!told(&["Anna.rs"]).contains("did you mean"));
}

#[test]
fn plain_words_for_topics_are_understood() {
    for (word, topic) in [
        ("nim-sum", "sum"),
        ("Nim_Sum", "sum"),
        ("nimsum", "sum"),
        ("xor-gate", "gate"),
        ("exclusive_or", "gate"),
        ("numeral_binary", "binary"),
        ("binary_numeral", "decimal"),
        ("bitwise_exclusive_or", "xor"),
        ("is_n_position", "winner"),
        ("good-rows", "rows"),
        ("optimal_move", "move"),
        ("winning-move", "move"),
        ("tower-breakers", "towers"),
        ("misère", "misere"),
        ("binry", "binary"),
        ("sums", "sum"),
    ] {
        for command in ["practice", "worksheet"] {
            Refused::of(&[command, word])
                .names(word)
                .names(&format!("did you mean '{topic}'?"))
                .expected();
        }
    }
}

#[test]
fn a_format_is_listed_where_it_can_be_written() {
    let of_all = ["text", "markdown", "html", "json"];
    let of_grade = [
        "csv",
        "junit",
        "gradescope",
        "classroom",
        "prairielearn",
        "coderunner",
        "autolab",
    ];
    let told = |words: &[&str]| Refused::of(words).names("xlsx").message();
    let of_sum = told(&["sum", "5", "--format", "xlsx"]);
    let graded = told(&["grade", "lab.py", "--format", "xlsx"]);
    for format in of_all {
        assert!(
            of_sum.contains(format) && graded.contains(format),
            "{format}"
        );
    }
    for format in of_grade {
        assert!(
            !of_sum.contains(format) && graded.contains(format),
            "{format}"
        );
    }
}

#[test]
fn a_seed_is_read_in_one_way() {
    for command in [
        &["practice"][..],
        &["worksheet"],
        &["play"],
        &["grade", "lab.py"],
    ] {
        for word in ["abc", "-3", "1.5", "٣", "18446744073709551616"] {
            Refused::of(&[command, &["--seed", word]].concat())
                .names(&format!(
                    "'{word}' is not a value of --seed: expected a whole number (a seed) from 0 to 18446744073709551615"
                ))
                .plain_words();
        }
    }
}

#[test]
fn the_system_is_quoted_in_words() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lessons");
    for words in [
        &["lesson", folder][..],
        &["lesson", "--lint", "no-such.md"],
        &["play", "--review", folder],
        &["play", "--review", "no-such.txt"],
        &["check", "no-such.md"],
        &["grade", "no-such.py"],
    ] {
        Refused::of(words).plain_words();
    }
    let without = concat!(env!("CARGO_MANIFEST_DIR"), "/src/question");
    Refused::of(&["lesson", "--lint", without])
        .names("holds no lessons")
        .expected();
}

/// A word that no command knows, and the parts of it of which one is named.
fn wrong() -> impl Strategy<Value = (String, Vec<String>)> {
    let whole = |word: String| (word.clone(), vec![word]);
    prop_oneof![
        "[a-z]{1,3}q[a-z]{0,5}zz".prop_map(whole),
        "--[a-z]{1,4}qz".prop_map(whole),
        "[0-9]{1,3}qz".prop_map(whole),
        "[\u{e0}-\u{ff}]{1,3}z".prop_map(whole),
        "--(seed|count|rows|format|width|depth|move)=[a-z]{1,3}qz".prop_map(|word| {
            let parts = word.split('=').map(str::to_owned).collect();
            (word, parts)
        }),
        "q\u{1b}[a-z]{1,3}".prop_map(|word| (word, vec!["q\\u{1b}".to_owned()])),
        "[\\[(]qz[\\])]?".prop_map(|word| (word, vec!["qz".to_owned()])),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(400) })]

    #[test]
    fn a_wrong_word_is_named_in_one_message_with_what_was_expected(
        words in select(&RIGHT[..]),
        (wrong, parts) in wrong(),
        in_front in proptest::bool::ANY,
    ) {
        // Anything goes as an answer: it is judged.
        proptest::prop_assume!(words[0] != "check" || wrong.starts_with('-') || in_front);
        let mut all: Vec<&str> = words.to_vec();
        if in_front {
            all.insert(0, &wrong);
        } else {
            all.push(&wrong);
        }
        let message = Refused::of(&all).expected().plain_words().message();
        let is_named = parts.iter().any(|part| message.contains(part));
        proptest::prop_assert!(is_named, "{:?}: {}", all, message);
    }
}
