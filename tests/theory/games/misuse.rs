//! What cannot be read as a board of games ends with exit 2, and says what would do.

use nimlab::question::{Dash, Request};
use proptest::prelude::{TestCaseError, any, prop_assert, proptest};
use proptest::sample::select;

use crate::program::run;
use crate::support::cases;

fn refused(args: &[&str]) -> String {
    let (code, printed, said) = run(args, "");
    assert_eq!((code, &printed[..]), (2, ""), "{args:?}");
    said
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
        (&["explain", "--misere", "kayles", "70"], "--misere"),
        (
            &["winner", "--misere", "nim", "3", "+", "grundy", "40"],
            "--misere",
        ),
        (&["values"], "values"),
        (&["values", "checkers"], "checkers"),
        (&["values", "kayles", "7"], "7"),
        (&["values", "kayles", "5", "grundy", "7"], "grundy"),
        (&["values", "kayles", "grundy"], "grundy"),
        (
            &["explain", "kayles", "5", "grundy", "7"],
            "kayles 5 + grundy 7",
        ),
        (
            &["check", "winner kayles 5 grundy 7", "wins"],
            "kayles 5 + grundy 7",
        ),
        (
            &["play", "--board", "kayles 5 grundy 7"],
            "kayles 5 + grundy 7",
        ),
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

/// Games that are typed one behind the other, in whatever way, are told to be joined: what the message says would do can be read.
fn joined(first: &str, second: &str, between: &str, kind: &str) -> Result<(), TestCaseError> {
    let line = format!("{kind} {first} 5{between}{second} 7 3");
    let parsed = Request::parse(&line, Dash::Refused);
    let message = parsed.expect_err(&line).to_string();
    let word = format!("'{second}'");
    prop_assert!(message.contains(&word), "{line}: {message}");
    let meant = format!("{first} 5 + {second} 7 3");
    prop_assert!(message.contains("'+' between games"), "{line}: {message}");
    prop_assert!(message.ends_with(&meant), "{line}: {message}");
    prop_assert!(
        Request::parse(&format!("{kind} {meant}"), Dash::Refused).is_ok(),
        "{kind} {meant}"
    );
    Ok(())
}

const GAMES: [&str; 10] = [
    "nim",
    "kayles",
    "dawson",
    "officers",
    "octal:0.07",
    "octal:4.3",
    "lasker",
    "grundy",
    "divisors",
    "subtract:1,2",
];

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn games_one_behind_the_other_are_to_be_joined(
        first in select(GAMES[..].to_vec()),
        second in select(GAMES[..].to_vec()),
        between in select(vec![" ", ", ", " and ", " plus ", "+", " +", "+ ", " , and ", "; "]),
        kind in select(vec!["explain", "sum", "winner", "rows", "move", "moves", "board", "balance", "choose"]),
    ) {
        joined(first, second, between, kind)?;
    }

    /// What stands alone is told to do so, on whichever side it is.
    #[test]
    fn what_stands_alone_is_not_joined(
        game in select(GAMES[..].to_vec()),
        alone in select(vec![("moore:2", "5 6"), ("nimble", "3 5"), ("turtles", "THT"), ("staircase", "2 0 3"), ("northcott", "3 1")]),
        comes_first in any::<bool>(),
    ) {
        let (word, rest) = alone;
        let [one, other] = [format!("{word} {rest}"), format!("{game} 7")];
        let line = if comes_first { format!("explain {one} {other}") } else { format!("explain {other} {one}") };
        let message = Request::parse(&line, Dash::Refused).expect_err(&line).to_string();
        prop_assert!(message.contains(&format!("'{word}' stands")), "{line}: {message}");
    }
}
