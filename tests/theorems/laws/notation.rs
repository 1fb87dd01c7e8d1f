//! Words: what is written can be read back, and every way to separate rows means the same.

use std::io::{self, Read};

use explain::question::{Dash, Decimal, ParseError, Question, Request, parse_board, read_rows};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use proptest::test_runner::TestCaseError;
use theory::{Board, Position, Rule};

use super::asked::{board, request};
use crate::support::{cases, joined};

/// A stream that hands out its bytes in pieces of these sizes, again and again.
struct Pieces<'a> {
    bytes: &'a [u8],
    sizes: Vec<usize>,
    next: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.sizes[self.next % self.sizes.len()];
        self.next += 1;
        let most = size.min(buffer.len());
        self.bytes.read(&mut buffer[..most])
    }
}

fn scanned(input: impl Read) -> (Result<usize, ParseError>, Vec<u64>) {
    let mut rows = Vec::new();
    let result = read_rows(input, |row| rows.push(row));
    (result, rows)
}

/// Text in which everything that means something to a reader of boards comes up often.
fn nearly_a_board() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => select(vec!["0", "1", "7", "42", "0b101", "0b", "0b2", "18446744073709551615", "18446744073709551616"]),
        8 => select(vec![" ", ",", "\n", "\r\n", "\t", ", "]),
        2 => select(vec!["{", "}", "c(", "^", "⊕", "*3", "*", "5:1", "3:5", ";", "and", "xor", "<-", "3-4-5", "3-5", "3+4", "three", "twenty"]),
        4 => select(vec!["[", "]", "(", ")", ":", "=", "1:", "2:", "\n1: ", "X", "x", "…", "...", "row ", "Nim:", "board"]),
        1 => select(vec!["-", "-3", "+3", "1.5", "1e9", "٣", "５", "x", "\u{feff}", "\u{a0}", "--move", "--move=1,1"]),
    ];
    let pieces = vec(piece.prop_map(|piece| piece.as_bytes().to_vec()), 0..30);
    let bytes = vec(any::<u8>(), 0..60);
    prop_oneof![4 => pieces.prop_map(|pieces| pieces.concat()), 1 => bytes]
}

/// What may stand between two rows.
fn separator() -> impl Strategy<Value = &'static str> {
    select(vec![" ", ",", ", ", " ,", " , ", "\t", "\n", "\r\n", "   ", ",\n"])
}

/// The one question whose digits are none at all, which are not the same as the digit 0.
fn no_digits() -> Request {
    Request::Question(Question::Decimal(Decimal { digits: Vec::new() }))
}

#[test]
fn no_digits_at_all_are_read_back_as_none() {
    let words = no_digits().to_string();
    assert_eq!(Request::parse(&words, Dash::Refused), Ok(no_digits()), "{words}");
}

/// Boards as they are written in the lab, in books and in other languages: what is before and behind all rows, before each, and
/// between two.
const NOTATIONS: [[&str; 4]; 17] = [
    ["[", "]", "", ", "],
    ["(", ")", "", ","],
    ["(", ",)", "", ", "],
    ["{", "}", "", ", "],
    ["{ ", " }", "", " , "],
    ["c(", ")", "", ", "],
    ["", "", "", "^"],
    ["", "", "", " ^ "],
    ["", "", "", " ⊕ "],
    ["", "", "", "⊕"],
    ["", "", "*", " + "],
    ["", "", "*", "+"],
    ["", "", "*", " "],
    ["", "", "", ";"],
    ["", "", "", "+"],
    ["", "", "", " + "],
    ["", "", "", "\u{a0}"],
];

fn in_notation(rows: &[u64], [open, close, before, sign]: [&str; 4]) -> String {
    let rows = rows.iter().map(|row| format!("{before}{row}"));
    format!("{open}{}{close}", joined(rows, sign))
}

/// What is no board, and what of it is named.
const NO_BOARDS: &str = "
foo 3 => 'foo'
5 foo => 'foo'
[5, x] => 'x'
1: X X => '1:'
5:1 => '5:1'
3-5 => '3-5'
-3 4 => '-3'
3^-4 => '-4'
2 * 3 => '*'
**3 => '**3'
*x => '*x'
1.5 2 => '1.5'
1e9 => '1e9'
0b2 1 => '0b2'
0b => '0b'
٣ => '٣'
18446744073709551616 => '18446744073709551616'
three four => 'three'
kayles 7 nim 3 => 'nim' begins another game
kayles seven => 'seven'
kayles => no numbers after 'kayles'
kayles 7 + => no board next to it
1,000 => expected 1 0 for rows, or 1000 for one row
12,345,678 => expected 12 345 678 for rows, or 12345678 for one row
";

fn table(lines: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = lines.trim().lines();
    lines.map(|line| line.split_once(" => ").expect(line))
}

#[test]
fn a_plus_separates_rows_or_where_a_game_is_named_parts() {
    for (text, written) in [
        ("kayles 7 + *3", "kayles 7 + nim 3"),
        ("kayles 3+4", "kayles 3 + nim 4"),
        ("kayles [7, 5] + kayles 1", "kayles 7 5 1"),
        ("nim 3 4", "3 4"),
        ("3+4", "3 4"),
        ("1,000 5", "1 0 5"),
        ("10,5", "10 5"),
    ] {
        assert_eq!(parse_board(text).expect(text).to_string(), written, "{text}");
    }
}

#[test]
fn what_is_no_board_is_named_with_what_was_expected() {
    for (text, named) in table(NO_BOARDS) {
        let error = parse_board(text).expect_err(text).to_string();
        assert!(error.contains(named) && error.contains("expected"), "{text}: {error}");
        let from_input = Request::from_words(&["sum", "-"], Dash::Read(&mut text.as_bytes()));
        let error = from_input.expect_err(text).to_string();
        assert!(error.contains(named) && error.contains("expected"), "{text}: {error}");
    }
    for nothing in ["", " ", " \n "] {
        let error = parse_board(nothing).expect_err(nothing).to_string();
        assert!(error.starts_with("there are no rows here: expected"), "{error}");
    }
}

#[test]
fn an_error_on_standard_input_names_its_line() {
    let error = scanned("5 4\n\n3 x\n".as_bytes()).0.expect_err("x is no number").to_string();
    assert!(error.starts_with("'x' (standard input, line 3) is not a number"), "{error}");
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
        ("moves", Request::Moves(position())),
    ]
}

/// The text is this board to every reader, and under every word: as one argument, split as by a shell, as a line of a lesson,
/// and on standard input.
fn reads_as(text: &str, board: &Board) -> Result<(), TestCaseError> {
    let read = parse_board(text);
    proptest::prop_assert_eq!(read.as_ref(), Ok(board), "{}", text);
    for (word, request) in requests(board) {
        let split: Vec<&str> = [word].into_iter().chain(text.split_ascii_whitespace()).collect();
        for read in [
            Request::from_words(&[word, text], Dash::Refused),
            Request::from_words(&split, Dash::Refused),
            Request::parse(&split.join(" "), Dash::Refused),
            Request::from_words(&[word, "-"], Dash::Read(&mut text.as_bytes())),
        ] {
            proptest::prop_assert_eq!(read.as_ref(), Ok(&request), "{}", text);
        }
    }
    Ok(())
}

fn same(found: &Board, expected: &Board) -> Result<(), TestCaseError> {
    proptest::prop_assert_eq!(found, expected);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(3000) })]

    #[test]
    fn what_is_written_is_read_back(request in request()) {
        proptest::prop_assume!(request != no_digits());
        let words = request.to_string();
        let read = Request::parse(&words, Dash::Refused);
        proptest::prop_assert_eq!(read, Ok(request), "{}", words);
    }

    #[test]
    fn every_way_to_separate_rows_gives_the_same_board(
        board in board(),
        separators in vec(separator(), 1..5),
        binary in vec(any::<bool>(), 1..5),
        zeros in 0..4_usize,
    ) {
        let mut text = String::new();
        proptest::prop_assume!(!board.rows().is_empty());
        for (index, &size) in board.rows().iter().enumerate() {
            if index > 0 {
                text.push_str(separators[index % separators.len()]);
            }
            let leading = "0".repeat(zeros);
            let row = if binary[index % binary.len()] {
                format!("0b{leading}{size:b}")
            } else {
                format!("{leading}{size}")
            };
            text.push_str(&row);
        }
        let (count, rows) = scanned(text.as_bytes());
        proptest::prop_assert_eq!(count, Ok(rows.len()));
        same(&Board::from(rows), &board)?;
        // "1,000" is asked back.
        let read = parse_board(&text);
        proptest::prop_assume!(!read.is_err_and(|error| error.to_string().contains("two ways")));
        reads_as(&text, &board)?;
    }

    #[test]
    fn a_board_is_read_in_every_notation(
        rows in vec(any::<u64>(), 1..8),
        notation in select(&NOTATIONS[..]),
    ) {
        let text = in_notation(&rows, notation);
        // "1,000" is asked back.
        proptest::prop_assume!(!(notation[3] == "," && rows.len() > 1 && rows[1..].iter().all(|row| (100..1000).contains(row))));
        reads_as(&text, &Board::from(rows))?;
    }

    #[test]
    fn a_word_that_is_no_number_is_named(
        rows in vec(0..100_u64, 2..6),
        at in 0..6_usize,
        notation in select(&NOTATIONS[..]),
        word in select(vec!["-3", "1.5", "x7", "1e9", "#"]),
    ) {
        let mark = 1_234_567_890;
        let mut rows = rows;
        let at = at % rows.len();
        rows[at] = mark;
        let text = in_notation(&rows, notation).replace(&mark.to_string(), word);
        let error = parse_board(&text).expect_err(&text).to_string();
        proptest::prop_assert!(error.contains(word) && error.contains("expected"), "{}: {}", text, error);
    }

    #[test]
    fn a_stream_means_the_same_however_it_is_cut(
        bytes in nearly_a_board(),
        sizes in vec(1..9_usize, 1..6),
    ) {
        let whole = scanned(&bytes[..]);
        let pieces = scanned(Pieces { bytes: &bytes, sizes, next: 0 });
        // How much is handed on before an error shows depends on how the stream comes.
        proptest::prop_assert_eq!(&whole.0, &pieces.0);
        if whole.0.is_ok() {
            proptest::prop_assert_eq!(whole.1, pieces.1);
        }
    }

    #[test]
    fn words_and_a_stream_agree_on_what_is_a_board(bytes in nearly_a_board()) {
        if let Ok(text) = std::str::from_utf8(&bytes) {
            let (result, rows) = scanned(&bytes[..]);
            match parse_board(text) {
                Ok(board) => same(&board, &Board::from(rows))?,
                // What may be one row or two is asked back where somebody is there to ask.
                Err(error) => proptest::prop_assert!(result.is_err() || error.to_string().contains("two ways"), "{:?}", text),
            }
        }
    }
}
