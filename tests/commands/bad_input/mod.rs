//! Input that cannot be read, in every place where input goes in.
//!
//! However it is wrong, the program ends with exit code 2, writes nothing to standard output, and tells one error that
//! names the offending word and what was expected: `sum 5 x` says `'x'`, and that a whole number was expected.

mod boards;
mod misuse;
mod moves;
mod options;
pub mod refused;
mod stdin;

use refused::Refused;

/// Commands that take a board.
const OF_BOARDS: [&str; 7] = ["explain", "sum", "winner", "rows", "move", "moves", "board"];

/// Words that are no number, each with the part of it that must be told.
const NO_NUMBERS: [&str; 20] = [
    "word",
    "-3",
    "−3",
    "+3",
    "1.5",
    "1/2",
    "1e3",
    "0x1f",
    "0b",
    "0b2",
    "18446744073709551616",
    "99999999999999999999999999999999",
    "0b10000000000000000000000000000000000000000000000000000000000000000",
    "٣",
    "５",
    "½",
    "²",
    "5|4",
    "NaN",
    "∞",
];

/// The start of a word: long ones are cut where they are quoted.
fn start_of(word: &str) -> String {
    word.chars().take(20).collect()
}

#[test]
fn a_command_that_there_is_not() {
    Refused::of(&["solve", "5", "4"]).names("solve");
}

#[test]
fn a_number_that_is_none_wherever_one_number_is_read() {
    for word in NO_NUMBERS {
        let named = start_of(word);
        Refused::of(&["binary", word]).names(&named).expected();
        Refused::of(&["group", word]).names(&named).expected();
        Refused::of(&["xor", "3", word]).names(&named).expected();
        Refused::of(&["xor", word, "3"]).names(&named).expected();
        Refused::of(&["towers", word, "6"]).names(&named).expected();
        Refused::of(&["towers", "3", word]).names(&named).expected();
        Refused::of(&["decimal", word]).expected();
    }
}

#[test]
fn too_few_and_too_many_numbers() {
    for words in [
        &["binary"][..],
        &["decimal"],
        &["group"],
        &["xor"],
        &["xor", "3"],
        &["towers"],
        &["towers", "3"],
        &["gate", "1"],
    ] {
        Refused::of(words).names(words[0]);
    }
    for words in [
        &["binary", "6", "77"][..],
        &["group", "4", "77"],
        &["xor", "3", "5", "77"],
        &["towers", "3", "6", "77"],
    ] {
        Refused::of(words).names("77");
    }
    Refused::of(&["gate", "1", "0", "1"]).names("'1'");
}

#[test]
fn inputs_of_the_gate_that_are_no_bits() {
    for word in ["2", "x", "-1", "10", "1.0", "true", "１", "0b1"] {
        Refused::of(&["gate", word, "0"]).names(word).expected();
        Refused::of(&["gate", "0", word]).names(word).expected();
    }
}

#[test]
fn digits_that_are_not_binary() {
    for word in [
        "12", "1 2", "0b", "[1, 0", "1,,0", "1,", "-1", "1.0", "１０", "x",
    ] {
        Refused::of(&["decimal", word]).names(word).expected();
    }
    Refused::of(&["decimal", &"1".repeat(65)])
        .names("65")
        .expected();
}

#[test]
fn numbers_out_of_range_are_told_with_the_range() {
    Refused::of(&["group", "0"])
        .names("0")
        .names("64")
        .expected();
    Refused::of(&["group", "65"])
        .names("65")
        .names("64")
        .expected();
    Refused::of(&["towers", "0", "6"]).names("0").expected();
    Refused::of(&["towers", "3", "0"])
        .names("4294967295")
        .expected();
    Refused::of(&["towers", "3", "4294967296"])
        .names("4294967296")
        .names("4294967295")
        .expected();
}

#[test]
fn empty_and_blank_words_where_numbers_stand() {
    for blank in ["", " ", "\t", "\u{a0}"] {
        for kind in ["binary", "decimal", "group"] {
            Refused::of(&[kind, blank]);
        }
        Refused::of(&["xor", "3", blank]);
        Refused::of(&["xor", "3", "5", blank]);
        Refused::of(&["binary", "6", blank]);
        Refused::of(&["decimal", "11", blank]);
        Refused::of(&["gate", "1", "0", blank]);
        Refused::of(&["towers", "3", blank]);
        Refused::of(&["gate", "1", blank]);
        Refused::of(&["gate", "", ""]);
    }
}

#[test]
fn stray_commas_where_numbers_stand() {
    for words in [
        &["binary", "6,"][..],
        &["binary", ",6"],
        &["xor", "3,,5"],
        &["xor", "3,5,"],
        &["towers", ",3,6"],
        &["group", "4,"],
        &["gate", "1,,0"],
        &["gate", "1,0,"],
    ] {
        Refused::of(words).expected();
    }
}

/// In words that were laid out for a width, no line is wider, and no word is lost; in a file, a message is one line.
#[test]
fn a_message_is_as_wide_as_it_is_asked_to_be() {
    for words in [
        &["sum", "5", "x"][..],
        &["sum", "5", "4", "--depht", "3"],
        &["lesson", "xyz"],
        &["practice", "nonsense"],
    ] {
        let whole = Refused::of(words).message();
        assert_eq!(whole.lines().count(), 1, "{whole}");
        for width in ["40", "60"] {
            let wrapped = Refused::of(&[words, &["--width", width]].concat()).message();
            assert!(wrapped.lines().count() > 1, "{wrapped}");
            for line in wrapped.lines() {
                assert!(line.chars().count() <= width.parse().unwrap(), "{line}");
            }
            let words = |message: &str| -> Vec<String> {
                message.split_whitespace().map(str::to_owned).collect()
            };
            assert_eq!(words(&wrapped), words(&whole));
        }
    }
}

#[test]
fn a_file_that_is_larger_than_any_part_of_a_class() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("zeros.json");
    // Nothing of it stands on the disk.
    let zeros = std::fs::File::create(&file).unwrap();
    zeros.set_len(300_000_000).unwrap();
    let file = file.to_str().unwrap();
    Refused::of(&["merge", file])
        .names("zeros.json")
        .names("200 MB")
        .expected();
}

#[test]
fn a_text_that_goes_on_and_is_no_game() {
    let remarks = "nothing of this is a board\n".repeat(1_200);
    let of = |text: &str| Refused::with_input(&["play", "--review", "-"], text);
    of(&remarks)
        .names("line 1001: there is no board")
        .expected();
    let long = format!("board 5 4 3\n{}", "# and so on\n".repeat(1_000_001));
    of(&long).names("at most 1000000 lines");
}
