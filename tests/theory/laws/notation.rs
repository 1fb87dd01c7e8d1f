//! Words: what is written can be read back, and every way to separate rows means the same.

use std::io::{self, Read};

use nimlab::game::Board;
use nimlab::question::{Dash, Decimal, ParseError, Question, Request, parse_board, scan};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use proptest::test_runner::TestCaseError;

use super::asked::{board, request};
use super::forms::reads_as;
use crate::support::{cases, in_words, joined};

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

/// Boards as they are written elsewhere: sets, R, numbers joined by XOR, nimbers. What stands before and behind all rows, before
/// each, and between two.
const NOTATIONS: [[&str; 4]; 21] = [
    ["{", "}", "", ", "],
    ["{ ", " }", "", " , "],
    ["c(", ")", "", ", "],
    ["board = c(", ")", "", ","],
    ["rows <- c(", ")", "", ", "],
    ["", "", "", "^"],
    ["", "", "", " ^ "],
    ["", "", "", " ⊕ "],
    ["", "", "", "⊕"],
    ["", "", "*", " + "],
    ["", "", "*", "+"],
    ["", "", "*", " "],
    ["", "", "*", ", "],
    ["", "", "", ";"],
    ["", "", "", "; "],
    ["", "", "", " xor "],
    ["", "", "", " and "],
    ["", "", "", ", and "],
    ["", "", "", " & "],
    ["", "", "", "+"],
    ["", "", "", " + "],
];

fn written_elsewhere(rows: &[u64], notation: usize) -> String {
    let Some([open, close, before, sign]) = NOTATIONS.get(notation) else {
        let all = joined(rows, ", ");
        let last = all.rsplit_once(", ");
        return last.map_or(all.clone(), |(before, last)| format!("{before} and {last}"));
    };
    let rows = rows.iter().map(|row| format!("{before}{row}"));
    format!("{open}{}{close}", joined(rows, sign))
}

/// Boards in other ways, with the rows that they have.
const OTHER_WAYS: &str = "
{} =>
c(5:3, 7) => 5 4 3 7
board = 2:4 => 2 3 4
*7 => 7
3; 4, 5 => 3 4 5
3-4 => 3 4
4-3 => 4 3
3 4 and 5 => 3 4 5
{3, 4 and 5} => 3 4 5
three four five => 3 4 5
Three, four and twenty-one => 3 4 21
twenty, one => 20 1
3 xor 4 XOR 5 => 3 4 5
board<-5:3 => 5 4 3
1:5 => 5
1:5 2:4 => 5 4
";

/// What is no board, and what of it is named. The lab's own drawing comes first.
const NO_BOARDS: &str = "
[5, 4 => '['
[5, 4) => ')'
5 [4] => '[4]'
[5] 4 => '4'
5] => '5]'
[[5], [4]] => '[[5]'
1: X X 3: X => '3:'
2: X => '2:'
1: X Y => 'Y'
1: X X (5) => '(5)'
1: X X X … X (2) => '(2)'
foo 3 => 'foo'
board: foo => 'foo'
board: => no rows
row 5 => '5'
[5,,4] => comma
[5, x] => 'x'
[1: 5] => '[1:'
{5, 4) => ')'
{5, 4 => '{'
5, 4} => }
c(5, 4] => ]
c 5 4 => 'c'
5 ^ => '^'
^ 5 => '^'
5 ^ ^ 4 => '^'
5 ^ 4 3 => '3'
5 4 ^ 3 => '^'
5 ^ 4, 3 => ','
*3 4 => '4'
2 * 3 => '*'
3;;4 => semicolon
3; => semicolon
, 3 => comma
3 and => 'and'
and 3 => 'and'
3 and and 4 => 'and'
3 and, 4 => comma
3-5 => '3-5' can be read in two ways: expected 3 5 for two rows, or 3:5
5-3 => 5 3 for two rows, or 5:3
3--5 => '3--5'
3-5- => '3-5-'
3-x-5 => '3-x-5'
3+ => '3+'
twenty one => 'one' may be part of the number before it
three hundred => 'hundred'
three xor => '^'
wythoff three => 'wythoff'
3 <- 4 => '<-'
*x => '*x'
1000000:1 => '1000000:1'
5:1:2 => 5:1:2
5: 1 => '5:'
1:3+4 => '1:3+4'
wythoff 3 5 => 'wythoff' is not a number, and not a game that nimlab knows
wythoff 3 5 => kayles
wythoff 3 5 => officers
-3^4 => -3
3^-4 => -4
";

fn table(lines: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = lines.trim().lines();
    lines.map(|line| line.split_once(" =>").expect(line)).map(|(text, told)| (text, told.trim()))
}

#[test]
fn notations_of_other_worlds_are_boards() {
    for (text, rows) in table(OTHER_WAYS) {
        let rows: Vec<u64> = rows.split_whitespace().map(|row| row.parse().unwrap()).collect();
        reads_as(text, &Board::from(rows)).unwrap();
    }
    for (text, rows) in
        [("kayles 7 + *3", [7, 3]), ("kayles seven and five", [7, 5]), ("kayles 3+4", [3, 4])]
    {
        assert_eq!(parse_board(text).expect(text).rows(), rows, "{text}");
    }
}

#[test]
fn what_is_no_board_is_named_with_what_was_expected() {
    for (text, named) in table(NO_BOARDS) {
        let error = parse_board(text).expect_err(text).to_string();
        let is_told = error.contains(named) && error.contains("expected");
        assert!(is_told, "{text}: {error}");
        let error = scanned(format!("\n{text}").as_bytes()).0.expect_err(text).to_string();
        let is_told = error.contains("line 2") || text.contains("wythoff");
        assert!(is_told, "{text}: {error}");
    }
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
        reads_as(&text, &board)?;
    }

    #[test]
    fn a_board_is_read_in_every_notation(
        rows in vec(any::<u64>(), 1..8),
        notation in 0..=NOTATIONS.len(),
    ) {
        reads_as(&written_elsewhere(&rows, notation), &Board::from(rows))?;
    }

    #[test]
    fn a_board_is_read_in_words(rows in vec(0..100_u64, 1..6), joint in select(vec![", ", " and ", ", and ", "; "])) {
        let words: Vec<String> = rows.iter().map(|&row| in_words(row)).collect();
        same(&parse_board(&words.join(joint)).expect("number words"), &Board::from(rows.clone()))?;
        // Without a comma, one behind twenty may be a part of it.
        let is_doubtful = rows.windows(2).any(|pair| pair[0] >= 20 && pair[0] % 10 == 0 && (1..10).contains(&pair[1]));
        match parse_board(&words.join(" ")) {
            Ok(board) if !is_doubtful => same(&board, &Board::from(rows))?,
            read => proptest::prop_assert!(is_doubtful && read.is_err(), "{:?}: {:?}", words, read),
        }
    }

    #[test]
    fn numbers_with_dashes_are_rows_where_they_are_no_range(rows in vec(0..50_u64, 2..6), dash in select(vec!["-", "–"])) {
        let read = parse_board(&joined(&rows, dash));
        match rows[..] {
            [from, to] if from.abs_diff(to) > 1 => proptest::prop_assert!(read.is_err()),
            _ => same(&read.expect("rows"), &Board::from(rows))?,
        }
    }

    #[test]
    fn a_range_counts_up_or_down(from in 2..2000_u64, length in 0..1000_u64, is_down in any::<bool>()) {
        let to = if is_down { from.saturating_sub(length) } else { from + length };
        let mut rows: Vec<u64> = (from.min(to)..=from.max(to)).collect();
        if to < from {
            rows.reverse();
        }
        let board = Board::from(rows);
        same(&parse_board(&format!("{from}:{to}")).expect("a range"), &board)?;
        same(&parse_board(&format!("c({from}:{to})")).expect("a range"), &board)?;
    }

    #[test]
    fn a_word_that_does_not_belong_into_a_notation_is_named(
        rows in vec(0..100_u64, 2..6),
        at in 0..6_usize,
        notation in 0..=NOTATIONS.len(),
        word in select(vec!["-3", "1.5", "x7", "1e9", "#"]),
    ) {
        let mark = 1_234_567_890;
        let mut rows = rows;
        let at = at % rows.len();
        rows[at] = mark;
        let text = written_elsewhere(&rows, notation).replace(&mark.to_string(), word);
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
        // Only a stream may begin with a byte order mark, and only in words can text be anything but bytes.
        if let Ok(text) = std::str::from_utf8(&bytes) && !text.starts_with('\u{feff}') {
            let (result, rows) = scanned(&bytes[..]);
            match parse_board(text) {
                Ok(board) => same(&board, &Board::from(rows))?,
                Err(_) => proptest::prop_assert!(result.is_err()),
            }
        }
    }
}
