//! Boards of games that are to be joined, and those that stand alone: what the message says would do can be read.

use nimlab::question::{Dash, Request};
use proptest::prelude::{TestCaseError, prop_assert, proptest};
use proptest::sample::select;

use crate::support::cases;

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

const GAMES: [&str; 6] = ["nim", "kayles", "dawson", "grundy", "divisors", "subtract:1,2"];

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn games_one_behind_the_other_are_to_be_joined(
        first in select(GAMES[..].to_vec()),
        second in select(GAMES[..].to_vec()),
        between in select(vec![" ", ", ", " and ", " plus ", "+", " +", "+ ", " , and ", "; "]),
        kind in select(vec!["explain", "sum", "winner", "rows", "move", "moves", "balance"]),
    ) {
        joined(first, second, between, kind)?;
    }
}
