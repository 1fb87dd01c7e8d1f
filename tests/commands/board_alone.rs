//! A board without a command: `nimlab 5 4 3` is `nimlab explain 5 4 3`, byte for byte, and a misspelt command is no board.
//!
//! The judge of the first is the program itself, asked with the command. Of the second it is the slip by which the word was
//! made from a command's name: one letter more, less, other, or two that have changed places.

use std::collections::HashSet;

use proptest::prelude::{
    Just, ProptestConfig, Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest,
};
use proptest::sample::select;

use super::bad_input::refused::Refused;
use crate::commands::split;
use crate::program::run;
use crate::support::{cases, joined};

/// The words of a board, in the forms in which one is written.
fn board() -> impl Strategy<Value = Vec<String>> {
    let sizes = || proptest::collection::vec(0u64..40, 1..6);
    let row = |separator: &'static str| move |sizes: Vec<u64>| joined(&sizes, separator);
    let game = select(split("nim Nim: kayles dawson grundy divisors subtract:1,2,3"));
    prop_oneof![
        sizes().prop_map(row(" ")).prop_map(|line| split(&line)),
        sizes().prop_map(row(",")).prop_map(|line| vec![line]),
        sizes().prop_map(row(", ")).prop_map(|line| split(&format!("[{line}]"))),
        sizes().prop_map(row(", ")).prop_map(|line| vec![format!("({line})")]),
        sizes().prop_map(row(" + *")).prop_map(|line| split(&format!("*{line}"))),
        (game, sizes())
            .prop_map(move |(game, sizes)| split(&format!("{game} {}", row(" ")(sizes)))),
        (sizes(), sizes()).prop_map(move |(one, other)| {
            split(&format!("kayles {} + nim {}", row(" ")(one), row(" ")(other)))
        }),
        Just(split("-")),
        // What begins as a board, and is none.
        sizes().prop_map(row(" ")).prop_map(|line| split(&format!("{line} x"))),
        sizes().prop_map(row(",,")).prop_map(|line| vec![line]),
        Just(split("kayles")),
        Just(split("-3 4")),
        Just(split("5 4 --mvoe 1,1")),
        Just(split("5 4 --move")),
    ]
}

/// Options of `explain`, each with its value.
fn options() -> impl Strategy<Value = Vec<Vec<String>>> {
    let option = select(split(
        "--misere '--move 1,1' --move=1,2 --proof --looking-ahead '--width 60' '--depth 1' '--format json' --ascii --linear",
    ));
    proptest::collection::vec(option.prop_map(|option| split(&option)), 0..3)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(300) })]

    #[test]
    fn a_board_alone_is_explained(
        board in board(),
        options in options(),
        // Which of the options stand before the board.
        before in any::<u8>(),
    ) {
        let (first, last): (Vec<_>, Vec<_>) = options
            .into_iter()
            .enumerate()
            .partition(|(index, _)| before >> index & 1 == 1);
        let of = |options: Vec<(usize, Vec<String>)>| options.into_iter().flat_map(|(_, words)| words);
        let words: Vec<String> = of(first).chain(board).chain(of(last)).collect();
        let alone: Vec<&str> = words.iter().map(String::as_str).collect();
        let explained = [&["explain"], &alone[..]].concat();
        prop_assert_eq!(run(&alone, "5 4 3\n"), run(&explained, "5 4 3\n"), "{:?}", alone);
    }

    #[test]
    fn a_misspelt_command_is_told_with_its_nearest(
        (name, typed) in misspelt(),
        board in proptest::collection::vec(0u64..40, 0..5),
    ) {
        let sizes: Vec<String> = board.iter().map(u64::to_string).collect();
        let words: Vec<&str> = [&typed[..]].into_iter().chain(sizes.iter().map(String::as_str)).collect();
        let message = Refused::of(&words)
            .names(&format!("'{typed}'"))
            .message();
        let (_, meant) = message.split_once("did you mean '").unwrap();
        let (meant, _) = meant.split_once('\'').unwrap();
        prop_assert!(meant == name || slips(meant).contains(&typed), "{}: {}", name, message);
    }
}

/// The longer commands: of a short one, one letter more may be many a word.
const COMMANDS: &str =
    "explain balance winner moves decimal lesson practice check grade worksheet verify";

/// A word with one slip of the fingers in it: a letter more, less, other, or two that have changed places.
fn slips(word: &str) -> HashSet<String> {
    let mut slips = HashSet::new();
    for at in 0..=word.len() {
        let (before, after) = word.split_at(at);
        let rest = after.get(1..).unwrap_or_default();
        for letter in 'a'..='z' {
            slips.insert(format!("{before}{letter}{after}"));
            slips.insert(format!("{before}{letter}{rest}"));
        }
        slips.insert(format!("{before}{rest}"));
        if let (Some(one), Some(other)) = (after.get(..1), after.get(1..2)) {
            slips.insert(format!("{before}{other}{one}{}", &after[2..]));
        }
    }
    slips
}

/// A command's name, and that name with one slip of the fingers in it.
fn misspelt() -> impl Strategy<Value = (String, String)> {
    let is_command = |word: &String| COMMANDS.split(' ').any(|name| name == word) || word == "move";
    select(split(COMMANDS)).prop_flat_map(move |name| {
        let mut slips: Vec<String> = slips(&name).into_iter().collect();
        slips.retain(|typed| !is_command(typed));
        slips.sort();
        (Just(name), select(slips))
    })
}
