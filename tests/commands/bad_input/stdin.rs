//! Standard input that cannot be read: what is no text, and what is long.

use super::refused::Refused;

#[test]
fn bytes_that_are_no_text() {
    for input in [
        &b"5 \0 4"[..],
        b"5\x004",
        b"\0",
        b"5 \xff\xfe 4",
        b"\xff\xfe5\x00 \x004\x00",
        b"5 \xc3\x28 4",
        b"5 \x1b[31m4",
        b"5 4\x1a",
    ] {
        Refused::with_input(&["sum", "-"], input).names("line 1").expected();
        Refused::with_input(&["sum", "-", "--depth", "0", "--ascii"], input);
        Refused::with_input(&["explain", "-", "--ascii"], input);
    }
}

#[test]
fn a_word_of_a_megabyte() {
    for letter in ["9", "x", "é"] {
        let (word, start) = (letter.repeat(1_000_000), letter.repeat(20));
        for input in [format!("5 4\n{word}"), format!("{word} 5\n")] {
            for words in [&["sum", "-"][..], &["sum", "-", "--depth", "0"]] {
                let refused = Refused::with_input(words, input.clone());
                refused.names(&start).expected();
            }
        }
    }
}

#[test]
fn a_number_that_is_wrong_only_after_many_that_are_right() {
    let input = "7\n".repeat(100_000) + "sevne\n";
    for depth in ["0", "2"] {
        let refused = Refused::with_input(&["sum", "-", "--depth", depth], input.clone());
        refused.names("sevne").names("line 100001").expected();
    }
}
