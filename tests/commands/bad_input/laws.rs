//! What holds of every message, however wrong, long or wide the words are.

use proptest::prelude::{ProptestConfig, Strategy, prop_oneof, proptest};
use proptest::sample::select;

use super::refused::Refused;
use crate::support::cases;

/// Every command that ends at once, with a command line of it that is right.
const RIGHT: &str = "explain 5|sum 5|winner 5|rows 5|move 5|moves 5|gate 1 0|binary 6|decimal 110|xor 3 5|group 4|\
    towers 3 6|check sum:5 5|lesson xor-gate|practice xor|worksheet xor|verify|completions bash";

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
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(300) })]

    #[test]
    fn a_wrong_word_is_named_in_one_message_with_what_was_expected(
        right in select(RIGHT.split('|').collect::<Vec<_>>()),
        (wrong, parts) in wrong(),
        in_front in proptest::bool::ANY,
    ) {
        // Anything goes as an answer: it is judged.
        proptest::prop_assume!(!right.starts_with("check") || wrong.starts_with('-') || in_front);
        let right = right.split(' ').map(|word| word.replace(':', " "));
        let mut all: Vec<String> = right.collect();
        let at = if in_front { 0 } else { all.len() };
        all.insert(at, wrong);
        let message = Refused::of(&all).expected().message();
        let is_named = parts.iter().any(|part| message.contains(part));
        proptest::prop_assert!(is_named, "{:?}: {}", all, message);
    }
}

/// In words that were laid out for a width, no line is wider, and no word is lost. In a file, a message is one line.
#[test]
fn a_message_is_as_wide_as_it_is_asked_to_be() {
    for words in [&["sum", "5", "x"][..], &["lesson", "xyz"]] {
        let whole = Refused::of(words).message();
        assert_eq!(whole.lines().count(), 1, "{whole}");
        for width in ["40", "60"] {
            let wrapped = Refused::of(&[words, &["--width", width]].concat()).message();
            let is_narrow =
                whole.lines().all(|line| line.chars().count() <= width.parse().unwrap());
            assert!(is_narrow || wrapped.lines().count() > 1, "{wrapped}");
            for line in wrapped.lines() {
                assert!(line.chars().count() <= width.parse().unwrap(), "{line}");
            }
            assert!(wrapped.split_whitespace().eq(whole.split_whitespace()));
        }
    }
}

#[test]
fn a_word_of_a_megabyte_is_quoted_by_its_start() {
    // The system itself refuses single arguments of more than 128 kilobytes.
    for letter in ["9", "é"] {
        let (word, start) = (&letter.repeat(60_000)[..], &letter.repeat(20)[..]);
        for words in [&["sum", word][..], &["explain", "5", "--move", word], &["gate", word, "1"]] {
            Refused::of(words).names(start).expected();
        }
        for words in [&["decimal", word][..], &[word], &["practice", word]] {
            Refused::of(words).expected();
        }
        let option = format!("--{word}");
        Refused::of(&["sum", "5", &option]).names(&option[..20]).expected();
        Refused::of(&["sum", "5", "--width", word]).names(start).expected();
    }
    Refused::of(&["decimal", &"1".repeat(100_000)]).names("100000");
}

#[cfg(unix)]
#[test]
fn a_word_that_is_no_text() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};

    for command in ["explain", "binary", "decimal"] {
        let words = [OsStr::new(command), OsStr::from_bytes(b"57\xff")];
        Refused::of(&words).names("57").expected();
    }
}

/// Many empty rows are no many positions; rows that are not empty may be.
#[test]
fn a_board_too_large_to_look_ahead_from() {
    let ones = "1 ".repeat(300);
    Refused::of(&["explain", "--looking-ahead", &ones]).names("at most 300 positions").expected();
    let empty = "0 ".repeat(5000);
    let told = assert_cmd::Command::new(assert_cmd::cargo::cargo_bin!("nimlab"))
        .args(["explain", "--looking-ahead", &empty, "2", "1"])
        .assert()
        .success();
    let told = String::from_utf8_lossy(&told.get_output().stdout).replace('\u{a0}', " ");
    assert!(told.contains("take 1 from row 5001"), "{told}");
}
