//! A board in any form in which boards stand in front of people reads as that board, in every command that takes one.

use std::fmt::Write;

use nimlab::derivation::Derivation;
use nimlab::document::{Style, tell};
use nimlab::game::{Board, Position, Rule};
use nimlab::question::{Dash, Question, Request, parse_board, parse_drawn_row, scan};
use nimlab::render::{Terminal, terminal};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, proptest};
use proptest::sample::select;
use proptest::test_runner::TestCaseError;

use super::asked::board;
use crate::support::{cases, joined, plain};

/// How a board is written, by a choice for each thing that may be written in several ways.
#[derive(Clone, Copy, Debug)]
struct Hand {
    form: usize,
    name: &'static str,
    space: &'static str,
    width: usize,
    ascii: bool,
}

fn hand() -> impl Strategy<Value = Hand> {
    const NAMES: [&str; 9] =
        ["", "board ", "Board: ", "board = ", "Nim: ", "nim ", "rows: ", "lab_board=", "HEAPS = "];
    const SPACES: [&str; 5] = [" ", "", "\n", "  ", "\r\n\t"];
    let ascii = proptest::bool::ANY;
    (0..6_usize, select(&NAMES[..]), select(&SPACES[..]), 40..100_usize, ascii).prop_map(|hand| {
        let (form, name, space, width, ascii) = hand;
        Hand { form, name, space, width, ascii }
    })
}

/// The sizes with something around and between them.
fn listed(board: &Board, around: [&str; 2], between: &str) -> String {
    format!("{}{}{}", around[0], joined(board.rows(), between), around[1])
}

/// The board as nimlab draws it.
fn drawn(board: &Board, hand: Hand) -> String {
    let drawing = Derivation::of(Request::Drawing { board: board.clone(), moves: Vec::new() });
    let ascii = hand.ascii;
    let shown = Terminal { ascii, ..plain(hand.width) };
    terminal(&tell(&drawing, Style::default()), shown)
}

fn written(board: &Board, hand: Hand) -> String {
    let Hand { form, name, space, .. } = hand;
    let comma = format!(",{space}");
    let one_row = board.rows().len() == 1;
    match form {
        0 => name.to_owned() + &listed(board, ["[", "]"], &comma),
        1 if one_row => name.to_owned() + &listed(board, ["(", ",)"], &comma),
        1 => name.to_owned() + &listed(board, ["(", ")"], &comma),
        2 if !board.rows().is_empty() => {
            name.to_owned() + &listed(board, ["", ""], &format!(" {space}"))
        }
        3 => drawn(board, hand),
        4 if !board.rows().is_empty() => {
            let lines = drawn(board, hand);
            let lines: Vec<&str> = lines.lines().skip(1).collect();
            lines.join(if space.contains('\n') { space } else { " \n   " })
        }
        5 if !board.rows().is_empty() => board
            .numbered()
            .fold(String::new(), |mut text, (row, size)| {
                let _ = write!(
                    text,
                    "row {row}:{space}{size}{}",
                    if row % 2 == 0 { ", \n" } else { " " }
                );
                text
            })
            .trim_end_matches([',', ' ', '\n'])
            .to_owned(),
        _ => listed(board, ["[ ", " ]"], &comma),
    }
}

/// Every request of a board alone, under a word each.
fn requests(board: &Board) -> Vec<(&'static str, Request)> {
    let position = || Position::new(board.clone(), Rule::Normal);
    vec![
        ("sum", Question::Sum(board.clone()).into()),
        ("winner", Question::Winner(position()).into()),
        ("rows", Question::Rows(position()).into()),
        ("move", Question::Move(position()).into()),
        ("explain", Request::Explain { position: position(), mv: None }),
        ("moves", Request::Moves { position: position(), row: None }),
        ("board", Request::Drawing { board: board.clone(), moves: Vec::new() }),
    ]
}

/// The text is this board to every reader, and under every word: as one argument, parted as by a shell, as a line of a lesson,
/// and on standard input.
pub fn reads_as(text: &str, board: &Board) -> Result<(), TestCaseError> {
    let read = parse_board(text);
    proptest::prop_assert_eq!(read.as_ref(), Ok(board), "{}", text);
    for (word, request) in requests(board) {
        let parted: Vec<&str> = [word].into_iter().chain(text.split_whitespace()).collect();
        for read in [
            Request::from_words(&[word, text], Dash::Refused),
            Request::from_words(&parted, Dash::Refused),
            Request::parse(&parted.join(" "), Dash::Refused),
            Request::from_words(&[word, "-"], Dash::Read(&mut text.as_bytes())),
        ] {
            proptest::prop_assert_eq!(read.as_ref(), Ok(&request), "{}", text);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(2000) })]

    #[test]
    fn a_board_in_every_form_is_that_board(board in board(), hand in hand()) {
        let text = written(&board, hand);
        reads_as(&text, &board)?;
        let mut rows = Vec::new();
        let count = scan(text.as_bytes(), |row| rows.push(row));
        proptest::prop_assert_eq!(count, Ok(board.rows().len()));
        proptest::prop_assert_eq!(&rows, board.rows());
    }

    #[test]
    fn a_board_that_is_broken_off_or_goes_on_is_an_error_that_names_a_word(
        board in board(),
        hand in hand(),
        more in select(vec!["]", ")", "[4]", "x", "1: 5", "=", "(2)"]),
    ) {
        let hand = Hand { form: hand.form % 2, ..hand };
        let text = written(&board, hand);
        let cut = &text[..text.len() - 1];
        for (wrong, named) in [(cut.to_owned(), if hand.form == 0 { "'['" } else { "'('" }), (format!("{text} {more}"), "")] {
            let error = parse_board(&wrong).expect_err(&wrong).to_string();
            proptest::prop_assert!(error.contains("expected"), "{}: {}", wrong, error);
            proptest::prop_assert!(error.contains(named), "{}: {}", wrong, error);
        }
    }

    #[test]
    fn a_row_is_drawn_and_read_alone(row in 1..2000_usize, objects in 0..200_usize, glued in proptest::bool::ANY) {
        let object = if glued { "X" } else { " X" };
        let line = format!("{row}: {}", object.repeat(objects));
        proptest::prop_assert_eq!(parse_drawn_row(&line, row), Ok(objects as u64));
        proptest::prop_assert!(parse_drawn_row(&line, row + 1).is_err());
    }

    #[test]
    fn rows_are_numbered_in_turn(numbers in vec(1..5_usize, 1..5)) {
        let text = numbers.iter().fold(String::new(), |mut text, number| {
            let _ = writeln!(text, "{number}: X X");
            text
        });
        let in_turn = numbers.iter().copied().eq(1..=numbers.len());
        match parse_board(&text) {
            Ok(_) => proptest::prop_assert!(in_turn),
            Err(error) => {
                let wrong = (1..).zip(&numbers).find(|(row, number)| row != *number);
                let named = wrong.map(|(row, _)| format!("expected row {row}, such as {row}: X X X"));
                proptest::prop_assert!(named.is_some_and(|named| error.to_string().ends_with(&named)), "{}", error);
            }
        }
    }
}
