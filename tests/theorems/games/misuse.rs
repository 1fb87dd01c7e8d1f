//! Boards of several games, which a `+` joins.

use explain::question::{Dash, Request};
use proptest::prelude::{TestCaseError, prop_assert, proptest};
use proptest::sample::select;

use crate::support::cases;

/// Where a game follows a board without a `+`, the message says that one is missing; with one, both are parts.
fn joined(first: &str, second: &str, between: &str, kind: &str) -> Result<(), TestCaseError> {
    let line = format!("{kind} {first} 5{between}{second} 7 3");
    let parsed = Request::parse(&line, Dash::Refused);
    if between.contains('+') {
        prop_assert!(parsed.is_ok(), "{line}: {parsed:?}");
        return Ok(());
    }
    let message = parsed.expect_err(&line).to_string();
    let named = format!("'{second}' begins another game: expected a '+' before it");
    prop_assert!(message.starts_with(&named), "{line}: {message}");
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
