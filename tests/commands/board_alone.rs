//! A board without a command: `nimlab 5 4 3` is `nimlab explain 5 4 3`, byte for byte, and a misspelt command is no board.
//!
//! The judge of the first is the program itself, asked with the command. Of the second it is the edit by which the word was
//! made from a command's name: one letter more, less, other, or two that have changed places.

use proptest::prelude::prop_oneof;
use proptest::prelude::{
    Just, ProptestConfig, Strategy, any, prop_assert, prop_assert_eq, proptest,
};
use proptest::sample::select;

use super::bad_input::refused::Refused;
use crate::run;
use crate::support::{cases, joined};

fn split(line: &str) -> Vec<String> {
    line.split(' ').map(str::to_owned).collect()
}

/// The words of a board, in the forms in which one is written.
fn board() -> impl Strategy<Value = Vec<String>> {
    let sizes = || proptest::collection::vec(0u64..40, 1..6);
    let row = |separator: &'static str| move |sizes: Vec<u64>| joined(&sizes, separator);
    let game = select(
        &[
            "nim",
            "Nim:",
            "kayles",
            "dawson",
            "lasker",
            "grundy",
            "divisors",
            "subtract:1,2,3",
            "octal:0.77",
            "moore:2",
            "nimble",
            "staircase",
            "treblecross",
            "officers",
        ][..],
    );
    prop_oneof![
        sizes().prop_map(row(" ")).prop_map(|line| split(&line)),
        sizes().prop_map(row(",")).prop_map(|line| vec![line]),
        sizes()
            .prop_map(row(", "))
            .prop_map(|line| split(&format!("[{line}]"))),
        sizes()
            .prop_map(row(", "))
            .prop_map(|line| vec![format!("({line})")]),
        sizes()
            .prop_map(row(" + *"))
            .prop_map(|line| split(&format!("*{line}"))),
        sizes()
            .prop_map(row(", "))
            .prop_map(|line| split(&format!("b = [{line}]"))),
        (game, sizes())
            .prop_map(move |(game, sizes)| split(&format!("{game} {}", row(" ")(sizes)))),
        (sizes(), sizes()).prop_map(move |(one, other)| {
            split(&format!(
                "kayles {} + nim {}",
                row(" ")(one),
                row(" ")(other)
            ))
        }),
        "[HT]{1,8}".prop_map(|coins| split(&format!("turtles {coins}"))),
        Just(split("row 1: 3, row 2: 1")),
        Just(split("1: X X 2: X X X")),
        Just(split("five four three")),
        Just(split("-")),
        // What begins as a board, and is none.
        sizes()
            .prop_map(row(" "))
            .prop_map(|line| split(&format!("{line} x"))),
        sizes().prop_map(row(",,")).prop_map(|line| vec![line]),
        Just(split("kayles")),
        Just(split("kayle 7")),
        Just(split("-3 4")),
        Just(split("5 4 --mvoe 1,1")),
        Just(split("5 4 --move")),
    ]
}

/// Options of `explain`, each with its value.
fn options() -> impl Strategy<Value = Vec<Vec<String>>> {
    let option = select(
        &[
            "--misere",
            "--move 1,1",
            "--move=1,2",
            "--proof",
            "--all",
            "--width 60",
            "--depth 1",
            "--format json",
            "--ascii",
            "--linear",
            "--names lab",
        ][..],
    );
    proptest::collection::vec(option.prop_map(split), 0..3)
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
        prop_assert!(
            meant == name || distance(meant, &typed) <= distance(&name, &typed),
            "{}: {}", name, message
        );
    }
}

/// The longer commands: of a short one, one letter more may be many a word.
const COMMANDS: [&str; 14] = [
    "explain",
    "balance",
    "winner",
    "moves",
    "board",
    "decimal",
    "choose",
    "refute",
    "lesson",
    "practice",
    "check",
    "grade",
    "worksheet",
    "verify",
];

/// A command's name, and that name with one slip of the fingers in it.
fn misspelt() -> impl Strategy<Value = (String, String)> {
    let slip = (
        select(&COMMANDS[..]),
        any::<proptest::sample::Index>(),
        0..4,
        "[a-z]",
    );
    let slips = slip.prop_map(|(name, at, slip, letter)| {
        let at = at.index(name.len() - 1);
        let mut typed: Vec<char> = name.chars().collect();
        let letter = letter.chars().next().unwrap();
        match slip {
            0 => typed.insert(at, letter),
            1 => typed[at] = letter,
            2 => typed.swap(at, at + 1),
            _ => {
                typed.remove(at);
            }
        }
        (name.to_owned(), typed.into_iter().collect::<String>())
    });
    slips.prop_filter("it is still a command", |(_, typed)| {
        !COMMANDS.contains(&&typed[..]) && !["move", "moves"].contains(&&typed[..])
    })
}

/// In how many slips one word becomes another, by the table of Wagner and Fischer with a row for changed places.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut table = vec![vec![0; other.len() + 1]; one.len() + 1];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            table[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let changed = table[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
                let least = changed.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1);
                let are_swapped =
                    i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
                if are_swapped {
                    least.min(table[i - 2][j - 2] + 1)
                } else {
                    least
                }
            };
        }
    }
    table[one.len()][other.len()]
}
