//! Input that is unusual and right: binary words, leading zeros, commas and line ends of every kind, the largest numbers.
//!
//! Each form of a board means what `5 4 3` means, and the program finds nothing wrong with it.

use serde_json::{Value, json};

use crate::commands::{split, unescaped};
use crate::program::run;

/// The JSON of a run that ends well, given this on standard input.
fn told(words: &[impl AsRef<str>], input: impl Into<Vec<u8>>) -> Value {
    let mut all = vec!["--format", "json", "--depth", "1"];
    all.extend(words.iter().map(AsRef::as_ref));
    let (code, json, said) = run(&all, input);
    assert_eq!((code, &said[..]), (0, ""), "{all:?}");
    serde_json::from_str(&json).expect("the output is JSON")
}

/// The board and the moves of a game that is left at once, and whether it is over; what is said on the way goes to standard
/// error.
fn played(words: &[String]) -> Value {
    let words = words.iter().map(String::as_str);
    let words: Vec<&str> = ["play", "--format", "json"].into_iter().chain(words).collect();
    let (code, json, _) = run(&words, "quit\n");
    assert_eq!(code, 0, "{words:?}");
    let game: Value = serde_json::from_str(&json).expect("the output is JSON");
    json!([game["board"], game["moves"], game["finished"]])
}

const EMPTY: [&str; 4] = ["[]", "()", "[ ]", "{}"];

#[test]
fn what_is_unusual_is_read_as_it_is_meant() {
    let rows = include_str!("unusual_input.txt").lines();
    for row in rows.filter(|row| !row.is_empty() && !row.starts_with('#')) {
        let forms = if row.contains("$empty") { EMPTY.len() } else { 1 };
        for empty in &EMPTY[..forms] {
            let row = row.replace("$empty", empty);
            let (line, expected) = row.rsplit_once(" => ").unwrap();
            let (line, input) = line.split_once(" << ").unwrap_or((line, ""));
            let (field, value) = expected.split_once(' ').unwrap();
            let value: Value = serde_json::from_str(value).expect("a value");
            let told = told(&split(line), unescaped(input));
            assert_eq!(told.pointer(&format!("/{field}")), Some(&value), "{row}");
        }
    }
}

#[test]
fn a_board_may_be_written_as_python_writes_it() {
    for form in ["'[5, 4, 3]'", "[5, 4, 3]", "'(5, 4, 3)'", "[5,4,3,]"] {
        let board = json!([5, 4, 3]);
        assert_eq!(told(&split(&format!("explain {form}")), "")["board"], board, "{form}");
        assert_eq!(told(&["explain", "-"], split(form).join(" "))["board"], board, "{form}");
        let game = played(&split(&format!("Ann Ben --board {form}")));
        assert_eq!(game, json!([board, [], false]), "{form}");
    }
    for empty in EMPTY {
        let game = played(&split(&format!("--misere --board '{empty}'")));
        assert_eq!(game, json!([[], [], true]), "{empty}");
    }
}

#[test]
fn options_may_stand_before_between_and_after_the_rows() {
    let expected = told(&split("explain --misere --move 1,2 5 4"), "");
    for line in [
        "explain 5 4 --misere --move 1,2",
        "explain 5 --move=1,2 4 --misere",
        "explain --move '1 2' 5 --misere 4",
        "--width 40 explain --misere 5,4 --move '1, 2'",
    ] {
        assert_eq!(told(&split(line), ""), expected, "{line}");
    }
}

#[test]
fn input_is_read_whatever_its_size() {
    // Longer than any buffer, with rows that stand across every border between two pieces.
    let rows = 300_000;
    let input = "123456 ".repeat(rows);
    for depth in ["0", "1"] {
        let told = told(&["sum", "-", "--depth", depth], format!("{input}7"));
        assert_eq!((&told["rows"], &told["answer"]), (&json!(rows + 1), &json!(7)));
    }
    let seven = format!("{}7", "0".repeat(5000));
    assert_eq!(told(&["explain", &seven], "")["board"], json!([7]));
}

/// Lines of working may be words of their own, or the lines of one word.
#[test]
fn lines_of_working_in_one_word_or_in_several() {
    for line in [
        "check 'sum 5 4 3' '5 ^ 4 = 1' '1 ^ 3 = 2'",
        "check 'binary 6' '6 / 2 = 3 R 0' '3 / 2 = 1 R 1' 110",
        "check 'xor 3 5' 011 101 110 6",
    ] {
        let words = split(line);
        let several = told(&words, "");
        let one = [&words[..2], &[words[2..].join("\n")]].concat();
        assert_eq!(several, told(&one, ""));
        let read = several["working"]["lines"].as_array().map(Vec::len);
        assert_eq!(read, Some(words.len() - 2), "{several}");
    }
    // Digits may be words of their own, too.
    let digits = told(&split("check 'binary 6' 1 1 0"), "");
    assert_eq!((&digits["verdict"], &digits["working"]), (&json!("right"), &Value::Null));
}

#[test]
fn a_move_to_explain_may_be_said_in_words() {
    let explained = |mv| told(&["explain", "5", "4", "3", "--move", mv], "");
    for mv in [
        "2 from row 3",
        "three,two",
        "take two from the three",
        "2 from the last row",
        "row 3: 3 -> 1",
    ] {
        assert_eq!(explained(mv), explained("3,2"), "{mv}");
    }
}
