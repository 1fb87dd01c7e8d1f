//! Input that is unusual and right: binary words, leading zeros, commas and line ends of every kind, the largest numbers.
//!
//! Each form of a board means what `5 4 3` means, and the program finds nothing wrong with it.

use serde_json::{Value, json};

use crate::run;

const LARGEST: &str = "18446744073709551615";

/// The JSON of a run that ends well, given this on standard input.
fn told(words: &[&str], input: impl Into<Vec<u8>>) -> Value {
    let words = [&["--format", "json", "--depth", "1"], words].concat();
    let (json, said, code) = run(&words, input);
    assert_eq!((&said[..], code), ("", Some(0)), "{words:?}");
    serde_json::from_str(&json).expect("the output is JSON")
}

/// The JSON of a game that is left at once; what is said on the way goes to standard error.
fn played(words: &[&str]) -> Value {
    let words = [&["play", "--format", "json"], words].concat();
    let (json, _, code) = run(&words, "quit\n");
    assert_eq!(code, Some(0), "{words:?}");
    serde_json::from_str(&json).expect("the output is JSON")
}

fn board(words: &[&str]) -> Value {
    told(&[&["explain"], words].concat(), "")["board"].clone()
}

fn board_from(input: impl Into<Vec<u8>>) -> Value {
    told(&["explain", "-"], input)["board"].clone()
}

fn answer(words: &[&str]) -> Value {
    told(words, "")["answer"].clone()
}

#[test]
fn a_board_may_come_as_one_argument_or_as_several() {
    for words in [
        &["5", "4", "3"][..],
        &["5 4 3"],
        &["5,4,3"],
        &["5, 4, 3"],
        &["5 ,4 , 3"],
        &["5,4", "3"],
        &["5", "4 3"],
        &["5,", "4,", "3"],
        &["5", ",4", ",3"],
        &["  5\t4\n3  "],
        &["--", "5", "4", "3"],
    ] {
        assert_eq!(board(words), json!([5, 4, 3]), "{words:?}");
    }
}

/// A board of games comes from standard input to every command, also to the one that only adds up.
#[test]
fn a_game_may_be_read_from_standard_input() {
    for (typed, sum) in [
        ("kayles 7 + 3\n", 1),
        ("kayles\n7 7\n", 0),
        ("nim 5 4 3", 2),
        ("*3 + *4", 7),
    ] {
        assert_eq!(told(&["sum", "-"], typed)["answer"], json!(sum), "{typed}");
        let (told, ..) = run(&["sum", "-", "--depth", "0"], typed);
        assert!(
            told.trim_end().ends_with(&format!("is {sum}.")),
            "{typed}: {told}"
        );
    }
}

#[test]
fn options_may_stand_before_between_and_after_the_rows() {
    let expected = told(&["explain", "--misere", "--move", "1,2", "5", "4"], "");
    for words in [
        &["explain", "5", "4", "--misere", "--move", "1,2"][..],
        &["explain", "5", "--move=1,2", "4", "--misere"],
        &["explain", "--move", "1 2", "5", "--misere", "4"],
        &[
            "--width", "40", "explain", "--misere", "5,4", "--move", "1, 2",
        ],
    ] {
        assert_eq!(told(words, ""), expected, "{words:?}");
    }
}

#[test]
fn numbers_may_be_binary_and_may_have_leading_zeros() {
    assert_eq!(board(&["0b101", "0B100", "003"]), json!([5, 4, 3]));
    assert_eq!(board(&["0b000000101,0004", "0b11"]), json!([5, 4, 3]));
    assert_eq!(board(&[&"0".repeat(100)]), json!([0]));
    assert_eq!(board(&[&format!("{}7", "0".repeat(5000))]), json!([7]));
    assert_eq!(answer(&["binary", "0b110"]), json!([1, 1, 0]));
    assert_eq!(answer(&["xor", "0b11", "05"]), json!(6));
    assert_eq!(answer(&["xor", "3,5"]), json!(6));
    assert_eq!(answer(&["towers", "03", "0b110"]), json!(1));
    assert_eq!(
        told(&["explain", "5", "--move", "01,0b10"], "")["move"]["take"],
        json!(2)
    );
}

#[test]
fn rows_of_nothing_are_rows() {
    assert_eq!(board(&["0"]), json!([0]));
    assert_eq!(board(&["0", "0", "0"]), json!([0, 0, 0]));
    assert_eq!(board(&["0", "5", "0"]), json!([0, 5, 0]));
}

#[test]
fn the_largest_number_is_a_number_everywhere() {
    let largest: u64 = LARGEST.parse().expect("it fits into 64 bits");
    assert_eq!(board(&[LARGEST, LARGEST]), json!([largest, largest]));
    assert_eq!(board(&[&format!("0b{}", "1".repeat(64))]), json!([largest]));
    assert_eq!(board_from(LARGEST), json!([largest]));
    assert_eq!(answer(&["xor", LARGEST, "1"]), json!(largest - 1));
    assert_eq!(answer(&["binary", LARGEST]), json!(vec![1; 64]));
    assert_eq!(answer(&["decimal", &"1".repeat(64)]), json!(largest));
    assert_eq!(answer(&["towers", LARGEST, "4294967295"]), json!(1));
    let mv = format!("1,{LARGEST}");
    let played = told(&["explain", LARGEST, "--move", &mv], "");
    assert_eq!(played["move"]["take"], json!(largest));
    assert_eq!(played["move"]["leaves"], json!(0));
}

#[test]
fn binary_digits_may_be_written_in_every_way() {
    for words in [
        &["110"][..],
        &["1", "1", "0"],
        &["1 1 0"],
        &["[1, 1, 0]"],
        &["[1,", "1,", "0]"],
        &["0b110"],
        &["00110"],
        &["1,1,0"],
    ] {
        assert_eq!(
            answer(&[&["decimal"], words].concat()),
            json!(6),
            "{words:?}"
        );
    }
    for words in [&["0"][..], &["[]"], &["000"]] {
        assert_eq!(
            answer(&[&["decimal"], words].concat()),
            json!(0),
            "{words:?}"
        );
    }
    let padded = format!("{}101", "0".repeat(200));
    assert_eq!(answer(&["decimal", &padded]), json!(5));
}

#[test]
fn standard_input_may_have_line_ends_of_every_kind() {
    for input in [
        "5 4 3",
        "5 4 3\n",
        "5\n4\n3\n",
        "5\r\n4\r\n3\r\n",
        "5,4,3\r\n",
        "5,\n4,\r\n3",
        "\n\n 5 4\t3 \n\n",
        "\u{feff}5 4 3\n",
        "\u{feff}5,4,3\r\n",
        "\u{feff}\n5 4 3",
        "0b101\n0004 3\x0c",
    ] {
        assert_eq!(board_from(input), json!([5, 4, 3]), "{input:?}");
    }
}

#[test]
fn standard_input_is_read_whatever_its_size() {
    // Longer than any buffer, with rows that stand across every border between two pieces.
    let rows = 300_000;
    let input = "123456 ".repeat(rows);
    for depth in ["0", "1"] {
        let told = told(&["sum", "-", "--depth", depth], format!("{input}7"));
        assert_eq!(
            (&told["rows"], &told["answer"]),
            (&json!(rows + 1), &json!(7))
        );
    }
}

#[test]
fn a_board_on_the_command_line_leaves_standard_input_alone() {
    assert_eq!(told(&["explain", "5"], "not a board")["board"], json!([5]));
}

#[test]
fn a_board_may_be_written_as_python_writes_it_or_as_the_lab_draws_it() {
    let drawn = "Nim:\n1: X X X X X\n2: X X X X\n3: X X X\n";
    for words in [
        &["[5, 4, 3]"][..],
        &["[5,", "4,", "3]"],
        &["(5, 4, 3)"],
        &["[5,4,3,]"],
        &["board = [5, 4, 3]"],
        &["board", "=", "[5,", "4,", "3]"],
        &["Nim: [5,4,3]"],
        &["row 1: 5 row 2: 4 row 3: 3"],
        &["row", "1:", "5,", "row", "2:", "4,", "row", "3:", "3"],
        &[drawn],
        &["1: X X X X X\n  2: X X X X\n  3: X X X"],
        &["1:", "XXXXX", "2:", "XXXX", "3:", "XXX"],
        &["1: X … X (5)\n2: X ... X (4)\n3: X X X"],
    ] {
        assert_eq!(board(words), json!([5, 4, 3]), "{words:?}");
        assert_eq!(board_from(words.join(" ")), json!([5, 4, 3]), "{words:?}");
        let played = played(&[&["Ann", "Ben", "--board"], words].concat());
        assert_eq!(played["board"], json!([5, 4, 3]), "{words:?}");
    }
    assert_eq!(board(&["(5,)"]), json!([5]));
    assert_eq!(board(&["1:", "X", "2:", "3:", "X", "X"]), json!([1, 0, 2]));
}

#[test]
fn the_empty_board_can_be_asked_everywhere() {
    for empty in ["[]", "()", "[ ]", "board = []", "Nim:"] {
        for command in ["explain", "sum", "winner", "rows", "move", "moves", "board"] {
            assert_eq!(
                told(&[command, empty], "")["board"],
                json!([]),
                "{command} {empty}"
            );
            assert_eq!(
                told(&[command, "-"], empty)["board"],
                json!([]),
                "{command} {empty}"
            );
        }
        assert_eq!(answer(&["sum", empty]), json!(0));
        assert_eq!(answer(&["winner", empty]), json!("loses"));
        assert_eq!(answer(&["winner", "--misere", empty]), json!("wins"));
        assert_eq!(answer(&["rows", empty]), json!([]));
        assert_eq!(answer(&["move", "--misere", empty]), json!([]));
        assert_eq!(told(&["moves", empty], "")["count"], json!(0));
        assert_eq!(told(&["sum", empty], "")["question"], json!("sum []"));
        for (question, right) in [
            ("sum", "0"),
            ("winner", "loses"),
            ("rows", "none"),
            ("move", "none"),
        ] {
            let question = format!("{question} {empty}");
            assert_eq!(
                told(&["check", &question, right], "")["verdict"],
                json!("right")
            );
        }
        for misere in [&[][..], &["--misere"]] {
            let played = played(&[&["--board", empty], misere].concat());
            assert_eq!(
                (&played["finished"], &played["moves"]),
                (&json!(true), &json!([]))
            );
        }
    }
}

/// Lines of working may be words of their own, or the lines of one word.
#[test]
fn lines_of_working_in_one_word_or_in_several() {
    for (question, lines) in [
        ("sum 5 4 3", &["5 ^ 4 = 1", "1 ^ 3 = 2"][..]),
        ("binary 6", &["6 / 2 = 3 R 0", "3 / 2 = 1 R 1", "110"]),
        ("xor 3 5", &["011", "101", "110"]),
    ] {
        let several = told(&[&["check", question], lines].concat(), "");
        assert_eq!(several, told(&["check", question, &lines.join("\n")], ""));
        let read = several["working"]["lines"].as_array().map(Vec::len);
        assert_eq!(read, Some(lines.len()), "{question}: {several}");
    }
    // Digits may be words of their own, too.
    let digits = told(&["check", "binary 6", "1", "1", "0"], "");
    assert_eq!(
        (&digits["verdict"], &digits["working"]),
        (&json!("right"), &Value::Null)
    );
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
