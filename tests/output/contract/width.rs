//! How wide a result is laid out. Everything else about layout is in the laws of `tests/output/layout`.

use super::{nimlab, written};

#[test]
fn without_a_terminal_80_columns_are_laid_out() {
    let words = ["explain", "18", "6", "3", "20", "9"];
    let output = nimlab().args(words).env("COLUMNS", "200").output();
    let text = String::from_utf8(output.expect("the program starts").stdout);
    let asked_for = written(&[&words[..], &["--width", "80"]].concat(), "");
    assert_eq!(text.expect("results are text"), asked_for);
}

#[test]
fn no_width_is_too_much_for_a_row_however_long() {
    for (size, width) in [
        ("18446744073709551615", "18446744073709551615"),
        ("4000000000000000000", "9000000000000000000"),
    ] {
        let words = ["explain", size, "--width", width];
        let output = nimlab().args(words).output().expect("the program starts");
        // It may be shortened all the same, or the width refused; but the program does not break.
        assert!(matches!(output.status.code(), Some(0 | 2)), "{words:?}");
        assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"));
        assert!(output.stdout.len() < 10_000_000);
    }
}
