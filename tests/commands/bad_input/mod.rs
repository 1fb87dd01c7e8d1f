//! Input that cannot be read, in every place where input goes in.
//!
//! However it is wrong, the program ends with exit code 2, writes nothing to standard output, and tells one error that
//! names the offending word and what was expected: `sum 5 x` says `'x'`, and that a whole number was expected.

mod boards;
mod misuse;
mod moves;
mod options;
mod refused;
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
    "5;4",
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
    Refused::of(&["5", "4"]).names("nimlab explain 5 4");
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
