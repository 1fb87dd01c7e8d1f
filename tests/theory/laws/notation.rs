//! Words: what is written can be read back, every way to separate rows means the same, and no input makes a reader
//! panic.

use std::io::{self, Read};

use nimlab::game::{Board, Position, Rule};
use nimlab::question::{Dash, Decimal, ParseError, Question, Request, parse_board, scan};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use proptest::test_runner::TestCaseError;

use super::asked::{board, request};
use crate::support::cases;

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
    let result = scan(input, |row| rows.push(row));
    (result, rows)
}

/// Text in which everything that means something to a reader of boards comes up often.
fn nearly_a_board() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => select(vec!["0", "1", "7", "42", "0b101", "0b", "0b2", "18446744073709551615", "18446744073709551616"]),
        8 => select(vec![" ", ",", "\n", "\r\n", "\t", ", "]),
        4 => select(vec!["[", "]", "(", ")", ":", "=", "1:", "2:", "\n1: ", "X", "x", "…", "...", "row ", "Nim:", "board"]),
        1 => select(vec!["-", "-3", "+3", "1.5", "1e9", "٣", "５", "x", "\u{feff}", "\u{a0}", "--move", "--move=1,1"]),
    ];
    let pieces = vec(piece.prop_map(|piece| piece.as_bytes().to_vec()), 0..30);
    let bytes = vec(any::<u8>(), 0..60);
    prop_oneof![4 => pieces.prop_map(|pieces| pieces.concat()), 1 => bytes]
}

/// What may stand between two rows.
fn separator() -> impl Strategy<Value = &'static str> {
    select(vec![
        " ", ",", ", ", " ,", " , ", "\t", "\n", "\r\n", "   ", ",\n",
    ])
}

/// The one question whose digits are none at all, which are not the same as the digit 0.
fn no_digits() -> Request {
    Request::Question(Question::Decimal(Decimal { digits: Vec::new() }))
}

#[test]
fn no_digits_at_all_are_read_back_as_none() {
    let words = no_digits().to_string();
    assert_eq!(
        Request::parse(&words, Dash::Refused),
        Ok(no_digits()),
        "{words}"
    );
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
        let request = Request::Moves(Position::new(board.clone(), Rule::Normal));
        same(&parse_board(&text).expect("a board is written there"), &board)?;
        let (result, rows) = scanned(text.as_bytes());
        proptest::prop_assert_eq!(result, Ok(rows.len()));
        same(&Board::from(rows), &board)?;
        proptest::prop_assert_eq!(
            Request::from_words(&["moves", &text], Dash::Refused), Ok(request.clone())
        );
        let pieces: Vec<&str> = ["moves"].into_iter().chain(text.split_ascii_whitespace()).collect();
        proptest::prop_assert_eq!(Request::from_words(&pieces, Dash::Refused), Ok(request.clone()));
        proptest::prop_assert_eq!(
            Request::from_words(&["moves", "-"], Dash::Read(&mut text.as_bytes())), Ok(request)
        );
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
        // Only a stream may begin with a byte order mark, and only in words can text be anything but bytes.
        if let Ok(text) = std::str::from_utf8(&bytes) && !text.starts_with('\u{feff}') {
            let (result, rows) = scanned(&bytes[..]);
            match parse_board(text) {
                Ok(board) => same(&board, &Board::from(rows))?,
                Err(_) => proptest::prop_assert!(result.is_err()),
            }
        }
    }

    #[test]
    fn no_line_makes_the_reader_panic(
        kind in select(vec!["gate", "binary", "decimal", "xor", "sum", "winner", "rows", "move", "towers", "explain", "moves", "board", "group", ""]),
        bytes in nearly_a_board(),
        anything in any::<String>(),
    ) {
        let line = format!("{kind} {}", String::from_utf8_lossy(&bytes));
        for line in [&line, &anything] {
            match Request::parse(line, Dash::Refused) {
                Ok(request) => proptest::prop_assert!(
                    Request::parse(&request.to_string(), Dash::Refused).is_ok()
                ),
                Err(error) => proptest::prop_assert!(!error.to_string().contains('\n')),
            }
        }
    }
}
