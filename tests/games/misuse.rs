//! What cannot be read as a board of games ends with exit 2, and says what would do.

use assert_cmd::Command;

fn refused(args: &[&str]) -> String {
    let told = Command::cargo_bin("nimlab")
        .unwrap()
        .args(args)
        .assert()
        .code(2);
    let output = told.get_output();
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn the_message_names_the_word_and_what_was_expected() {
    for (args, word) in [
        (&["explain", "octal:0.8", "7"][..], "octal:0.8"),
        (&["explain", "octal:2.7", "7"], "octal:2.7"),
        (&["explain", "octal", "7"], "octal"),
        (&["explain", "octal:", "7"], "octal:"),
        (&["explain", "octal:x", "7"], "octal:x"),
        (&["explain", "subtract:0,1", "7"], "subtract:0,1"),
        (&["explain", "subtract:", "7"], "subtract:"),
        (&["explain", "subtract:1,,2", "7"], "subtract:1,,2"),
        (&["explain", "lasker:1", "7"], "lasker:1"),
        (&["explain", "kayels", "7"], "kayels"),
        (&["explain", "kayles"], "kayles"),
        (&["explain", "kayles", "7", "+"], "+"),
        (&["explain", "+", "kayles", "7"], "+"),
        (&["explain", "kayles", "7", "+", "+", "3"], "+"),
        (&["explain", "kayles", "7", "x"], "x"),
        (&["explain", "grundy", "100001"], "100001"),
        (&["explain", "officers", "1000000000000"], "1000000000000"),
        (
            &["winner", "lasker", "18446744073709551615"],
            "18446744073709551615",
        ),
        (&["explain", "--misere", "kayles", "7"], "--misere"),
        (
            &["winner", "--misere", "nim", "3", "+", "grundy", "7"],
            "--misere",
        ),
        (&["values"], "values"),
        (&["values", "checkers"], "checkers"),
        (&["values", "kayles", "7"], "7"),
        (&["values", "kayles", "--to", "x"], "x"),
        (&["values", "grundy", "--to", "100001"], "100001"),
        (&["explain", "kayles", "7", "--move", "1,1"], "1=6"),
        (&["explain", "kayles", "7", "--move", "1=7"], "1=7"),
    ] {
        let message = refused(args);
        assert!(
            message.contains(word) && message.contains("expected"),
            "{args:?}: {message}"
        );
    }
}
