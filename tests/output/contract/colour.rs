//! Who decides about colour: the flag, then `NO_COLOR`, then `CLICOLOR_FORCE`, then whether a terminal listens.

use super::nimlab;

/// Whether a result and a message are coloured under this environment and these words, neither going to a terminal.
fn coloured(environment: &[(&str, &str)], words: &[&str]) -> [bool; 2] {
    let output_of = |request: &[&str]| {
        nimlab()
            .args(request)
            .args(words)
            .envs(environment.iter().copied())
            .output()
            .expect("the program starts")
    };
    let result = output_of(&["explain", "5", "4"]).stdout;
    let message = output_of(&["explain", "fyve"]).stderr;
    assert!(!result.is_empty() && !message.is_empty());
    [result.contains(&0x1b), message.contains(&0x1b)]
}

const YES: [bool; 2] = [true; 2];
const NO: [bool; 2] = [false; 2];

#[test]
fn a_pipe_is_not_coloured() {
    assert_eq!(coloured(&[], &[]), NO);
    assert_eq!(coloured(&[], &["--color", "auto"]), NO);
    assert_eq!(coloured(&[("TERM", "xterm-256color")], &[]), NO);
}

#[test]
fn the_flag_is_obeyed() {
    assert_eq!(coloured(&[], &["--color", "always"]), YES);
    assert_eq!(coloured(&[], &["--color", "never"]), NO);
    assert_eq!(coloured(&[("TERM", "dumb")], &["--color", "always"]), YES);
}

#[test]
fn the_flag_comes_before_the_environment() {
    assert_eq!(coloured(&[("NO_COLOR", "1")], &["--color", "always"]), YES);
    assert_eq!(
        coloured(&[("CLICOLOR_FORCE", "1")], &["--color", "never"]),
        NO
    );
}

#[test]
fn clicolor_force_colours_a_pipe() {
    assert_eq!(coloured(&[("CLICOLOR_FORCE", "1")], &[]), YES);
    assert_eq!(
        coloured(&[("CLICOLOR_FORCE", "1")], &["--color", "auto"]),
        YES
    );
}

#[test]
fn zero_and_nothing_force_nothing() {
    for variable in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
        for value in ["0", ""] {
            assert_eq!(coloured(&[(variable, value)], &[]), NO, "{variable}");
        }
        assert_eq!(coloured(&[(variable, "1")], &[]), YES, "{variable}");
        assert_eq!(coloured(&[(variable, "1"), ("NO_COLOR", "1")], &[]), NO);
    }
}

#[test]
fn no_color_comes_before_clicolor_force() {
    for value in ["1", "0", "yes"] {
        assert_eq!(
            coloured(&[("NO_COLOR", value), ("CLICOLOR_FORCE", "1")], &[]),
            NO
        );
    }
}

#[test]
fn an_empty_no_color_says_nothing() {
    // https://no-color.org: "when present and not an empty string".
    assert_eq!(
        coloured(&[("NO_COLOR", ""), ("CLICOLOR_FORCE", "1")], &[]),
        YES
    );
}

#[test]
fn other_formats_are_never_coloured() {
    for format in ["markdown", "html", "json"] {
        let output = nimlab()
            .args(["explain", "5", "4", "--color", "always", "--format", format])
            .output()
            .expect("the program starts");
        assert!(!output.stdout.is_empty() && !output.stdout.contains(&0x1b));
    }
}

#[test]
fn messages_about_options_obey_the_same_rules() {
    let coloured = |environment: &[(&str, &str)], words: &[&str]| {
        let output = nimlab()
            .args(words)
            .args(["explain", "5", "--width", "x"])
            .envs(environment.iter().copied())
            .output()
            .expect("the program starts");
        assert_eq!(output.status.code(), Some(2));
        output.stderr.contains(&0x1b)
    };
    let forced = [("CLICOLOR_FORCE", "1")];
    assert!(!coloured(&[], &[]));
    assert!(coloured(&forced, &[]));
    assert!(!coloured(&forced, &["--color", "never"]));
    assert!(coloured(&[], &["--color", "always"]));
}

#[test]
fn colour_adds_nothing_to_read() {
    let written = |when: &str| {
        let output = nimlab()
            .args(["explain", "18", "6", "3", "20", "9", "--color", when])
            .output()
            .expect("the program starts");
        String::from_utf8(output.stdout).expect("results are text")
    };
    let stripped = anstream::adapter::strip_str(&written("always")).to_string();
    assert_eq!(stripped, written("never"));
}
