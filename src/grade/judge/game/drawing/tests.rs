//! Drawings learned from a first board, and boards looked for in later texts.

use super::{Board, Drawings};
use crate::question::Generator;

fn board(rows: &[u64]) -> Board {
    Board::from(rows.to_vec())
}

/// What is known after a text that shows these rows.
fn learned(rows: &[u64], text: &str) -> Drawings {
    let mut drawings = Drawings::default();
    assert!(drawings.expect(text, &board(rows)), "{text}");
    drawings
}

/// A board with rows of 2, 1 and 3, and the same with rows of 2, 0 and 1.
const DRAWN: [(&str, &str); 39] = [
    ("Nim:\n1: X X\n2: X\n3: X X X", "Nim:\n1: X X\n2:\n3: X"),
    ("Row 1: X X\nRow 2: X\nRow 3: X X X", "Row 1: X X\nRow 2:\nRow 3: X"),
    ("1) OO\n2) O\n3) OOO", "1) OO\n2)\n3) O"),
    ("1: 1 2\n2: 1\n3: 1 2 3", "1: 1 2\n2:\n3: 1\n3, 2? "),
    ("  1X X\n  2X\n 3X X X", "  1X X\n   2\n   3X"),
    (
        "A  \u{1f534}\u{1f534}\nB  \u{1f534}\nC  \u{1f534}\u{1f534}\u{1f534}",
        "A  \u{1f534}\u{1f534}\nB  \nC  \u{1f534}",
    ),
    ("1: X X (2)\n2: X (1)\n3: X X X (3)", "1: X X (2)\n2: (0)\n3: X (1)"),
    (
        "Row one: 2 left\nRow two: 1 left\nRow three: 3 left",
        "Row one: 2 left\nRow two: 0 left\nRow three: 1 left",
    ),
    (
        "First row: X X\nSecond row: X\nThird row: X X X",
        "First row: X X\nSecond row:\nThird row: X\nBoris wins!",
    ),
    (
        "1st row: X X\n2nd row: X\n3rd row: X X X",
        "1st row: X X\n2nd row:\n3rd row: X\nThe winner is Boris",
    ),
    (
        "Row one: X X\nRow two: X\nRow three: X X X",
        "Row one: X X\nRow two:\nRow three: X\nThat was all.\nBoris wins!\n",
    ),
    ("I: X X\nII: X\nIII: X X X", "I: X X\nII:\nIII: X\nBoris wins!"),
    (
        "erste Reihe: oo\nzweite Reihe: o\ndritte Reihe: ooo",
        "erste Reihe: oo\nzweite Reihe: leer\ndritte Reihe: o",
    ),
    ("Row 1: 2\nRow 2: 1\nRow 3: 3", "Row 1: 2\nRow 2: empty\nRow 3: 1"),
    (
        "+---+---+\n| 1 | 2 |\n+---+---+\n| 2 | 1 |\n+---+---+\n| 3 | 3 |",
        "+---+---+\n| 1 | 2 |\n+---+---+\n| 2 | 0 |\n+---+---+\n| 3 | 1 |",
    ),
    ("The board is [2, 1, 3].", "The board is [2, 0, 1]."),
    ("**\n*\n***", "**\n\n*\nAnna? "),
    ("X X\nX\nX X X\n--", "X X\n\nX\n--"),
    ("- oo\n- o\n- ooo", "- oo\n-\n- o"),
    ("Row 0 has 2\nRow 1 has 1\nRow 2 has 3", "Row 0 has 2\nRow 1 has 0\nRow 2 has 1"),
    ("0: X X\n1: X\n2: X X X", "0: X X\n1:\n2: X"),
    ("2 1 3", "2 0 1"),
    ("Board: 2 | 1 | 3", "Board: 2 | 0 | 1"),
    ("{1: 2, 2: 1, 3: 3}", "{1: 2, 2: 0, 3: 1}"),
    ("1: XX  2: X  3: XXX", "1: XX  2:   3: X"),
    ("1: stick stick\n2: stick\n3: stick stick stick", "1: stick stick\n2: (none)\n3: stick"),
    ("1: X X\n2: X\n3: X X X", "1: X X\n2: .\n3: X . ."),
    (
        "There are 2 in row 1\nThere is 1 in row 2\nThere are 3 in row 3",
        "Anna takes 1 from row 2\nThere are 2 in row 1\nThere are 0 in row 2\nThere is 1 in row 3",
    ),
    ("XX (1)\nX (2)\nXXX (3)", "XX (1)\n (2)\nX (3)"),
    ("X X | row 1\nX | row 2\nX X X | row 3", "X X | row 1\n| row 2\nX | row 3"),
    ("3: XXX\n2: X\n1: XX", "3: X\n2:\n1: XX"),
    ("Row 1\nXX\nRow 2\nX\nRow 3\nXXX", "Row 1\nXX\nRow 2\n\nRow 3\nX"),
    ("    X\nX   X\nX X X\n1 2 3\n", "Anna takes 1 from row 2\nX\nX   X\n1 2 3\n"),
    (
        "Row 1  Row 2  Row 3\n  *      *      *\n  *             *\n                *\n",
        "Row 1  Row 2  Row 3\n  *             *\n  *\n",
    ),
    (
        "There are 2 in row 1, 1 in row 2 and 3 in row 3.",
        "There are 2 in row 1, 0 in row 2 and 1 in row 3.",
    ),
    ("1 ## ##\n2 ##\n3 ## ## ##", "1 ## ##\n2\n3 ##"),
    (
        "1 \u{25c6}\u{25c6}\n2 \u{25cf}\n3 \u{25a0}\u{25a0}\u{25a0}",
        "1 \u{25c6}\u{25c6}\n2\n3 \u{25a0}",
    ),
    ("[(1, 2), (2, 1), (3, 3)]", "[(1, 2), (2, 0), (3, 1)]"),
    ("1: XX  turn 1\n2: X  Anna: 0\n3: XXX", "1: XX  turn 2\n2:  Anna: 1 to 0\n3: X"),
];

#[test]
fn boards_are_drawn_in_many_ways() {
    for (begins, goes_on) in DRAWN {
        let drawings = learned(&[2, 1, 3], begins);
        assert!(drawings.show(goes_on, &board(&[2, 0, 1])), "{goes_on}");
        for other in [[2, 1, 3], [2, 1, 1], [2, 0, 2]] {
            assert!(!drawings.show(goes_on, &board(&other)), "{goes_on}: {other:?}");
        }
    }
}

#[test]
fn rows_that_are_numbered_in_words_leave_what_stands_below_them() {
    for names in [
        ["First row", "Second row", "Third row"],
        ["1st", "2nd", "3rd"],
        ["Row one", "Row two", "Row three"],
        ["I", "II", "III"],
    ] {
        let drawn = |rows: &[u64]| {
            let rows = names.iter().zip(rows);
            let rows = rows.map(|(name, &size)| format!("{name}: {}\n", signs("X ", size)));
            rows.collect::<String>()
        };
        let mut drawings = Drawings::default();
        // A game with more rows has words that earlier ones did not have.
        for first in [&[2, 3][..], &[1], &[3, 1, 2], &[2, 2]] {
            let text = format!("Boris takes 1\n{}Boris wins!\nBye", drawn(first));
            assert!(drawings.expect(&text, &board(first)), "{text}");
            let below = drawings.below(&text, &board(first)).map(str::trim);
            assert_eq!(below, Some("Boris wins!\nBye"), "{text}");
        }
    }
}

#[test]
fn a_number_in_a_sentence_below_is_no_row() {
    let row = |(name, size): (&str, u64)| format!("There are {size} in the {name} row.\n");
    let drawn = |sizes: [u64; 2]| ["first", "last"].into_iter().zip(sizes).map(row);
    let text = |sizes| drawn(sizes).collect::<String>() + "The winner is Computer 1!\n";
    let drawings = learned(&[2, 3], &text([2, 3]));
    assert!(drawings.show(&text([0, 1]), &board(&[0, 1])));
    assert!(!drawings.show(&text([2, 0]), &board(&[0, 1])));
}

#[test]
fn a_question_may_stand_on_the_last_line_of_a_board() {
    let drawings = learned(&[1, 3], "Nim:\n1: X\n2: X X X");
    for (last, question, size) in [
        ("2: X X", "Anna, row, elements? ", 2),
        ("2: X X", ": ", 2),
        ("2: X X", ": Anna? ", 2),
        ("2", ":Anna, row? ", 0),
        ("2", ":: ", 0),
    ] {
        let text = format!("Nim:\n1: X\n{last}{question}");
        assert_eq!(drawings.below(&text, &board(&[1, size])), Some(question));
    }
}

#[test]
fn other_lists_are_no_boards() {
    let drawings = learned(&[1, 2], "1: X\n2: X X\n");
    for other in
        ["1) Play\n2) Rules\n", "Row 1 or 2?\n", "Players:\n1: Anna against\n2: Boris today\n"]
    {
        assert!(!drawings.show(other, &board(&[1, 0])), "{other}");
        let text = format!("{other}1: X\n2:\n");
        assert!(drawings.show(&text, &board(&[1, 0])), "{text}");
    }
}

#[test]
fn where_two_drawings_are_possible_the_next_board_tells() {
    let mut drawings = learned(&[1, 2, 3], "1 in row 1\n2 in row 2\n3 in row 3\n");
    let text = "1 in row 1\n2 in row 2\n1 in row 3\n";
    assert!(drawings.expect(text, &board(&[1, 2, 1])));
    assert!(!drawings.expect(text, &board(&[1, 2, 3])));
}

fn signs(sign: &str, count: u64) -> String {
    (0..count).map(|_| sign).collect()
}

#[test]
fn what_is_learned_from_any_board_knows_any_other() {
    let mut generator = Generator::new(11);
    let drawn: [fn(usize, u64) -> String; 5] = [
        |row, size| format!("{row}: {}\n", signs("X ", size)),
        |row, size| format!("Row {row} | {}\n", signs("*", size)),
        |row, size| format!("Reihe {row} hat {size} Steine\n"),
        |row, size| format!("{}) {size}\n", ["a", "b", "c", "d", "e"][row - 1]),
        |row, size| format!("{row}:{size} "),
    ];
    for round in 0..200 {
        let row = drawn[round % drawn.len()];
        let drawn = |rows: &[u64]| {
            let rows = (1..).zip(rows).map(|(number, &size)| row(number, size));
            format!("\nNow:\n{}\nYour move? ", rows.collect::<String>())
        };
        let count = generator.number(2, 5);
        let mut any_rows = || (0..count).map(|_| generator.number(1, 7)).collect::<Vec<u64>>();
        let (first, next) = (any_rows(), any_rows());
        let mut drawings = learned(&first, &drawn(&first));
        assert!(drawings.expect(&drawn(&next), &board(&next)), "{first:?}: {next:?}");
    }
}
