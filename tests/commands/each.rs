//! `explain --each -`: a board a line, an answer a line.

use std::process::{Command, Stdio};

use proptest::collection::vec;
use proptest::prelude::{Strategy, prop_oneof, proptest};
use serde_json::Value;

use crate::program::run;
use crate::support::{cases, joined};

/// A line of a file of boards, and whether it is one.
fn line() -> impl Strategy<Value = (String, bool)> {
    let sizes = || vec(0_u64..40, 1..5);
    prop_oneof![
        4 => sizes().prop_map(|sizes| (joined(&sizes, " "), true)),
        2 => sizes().prop_map(|sizes| (format!("[{}]", joined(&sizes, ", ")), true)),
        1 => sizes().prop_map(|sizes| (format!("kayles {}", joined(&sizes, " ")), true)),
        2 => sizes().prop_map(|sizes| (format!("{} x 3", joined(&sizes, " ")), false)),
        1 => "[ \t\r]{0,3}".prop_map(|blank| (blank, true)),
    ]
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn each_line_is_answered_as_it_would_be_alone(lines in vec(line(), 0..8)) {
        let input: Vec<&str> = lines.iter().map(|(line, _)| &line[..]).collect();
        let json = ["--format", "json", "--depth", "1"];
        let words = [&["explain", "--each", "-"][..], &json].concat();
        let (code, answers, told) = run(&words, input.join("\n") + "\n");

        let are_boards = lines.iter().filter(|(line, _)| !line.trim().is_empty());
        let alone: String = are_boards
            .filter(|(_, is_board)| *is_board)
            .map(|(line, _)| run(&[&["explain", line][..], &json].concat(), "").1)
            .collect();
        assert_eq!(answers, alone);

        let wrong = (1..)
            .zip(&lines)
            .filter(|(_, (_, is_board))| !is_board)
            .map(|(number, _)| number);
        let expected: Vec<String> = wrong
            .map(|number| {
                format!("error: standard input, line {number}: 'x' is not a number: expected")
            })
            .collect();
        assert_eq!(told.lines().count(), expected.len(), "{told}");
        for (told, expected) in told.lines().zip(&expected) {
            assert!(told.starts_with(expected), "{told}");
        }
        assert_eq!(code, if expected.is_empty() { 0 } else { 2 });
    }
}

#[test]
fn as_text_it_is_the_board_and_its_conclusion_in_one_line() {
    let (code, answers, told) = run(&["explain", "--each", "-"], "5 4 3\n6,6\n");
    assert_eq!((code, &told[..]), (0, ""));
    let lines: Vec<&str> = answers.lines().collect();
    let [first, second] = lines[..] else { panic!("{answers}") };
    let wins = first.starts_with("5 4 3: The player to move wins: ");
    assert!(wins && first.contains("take 2 from row 3"), "{first}");
    assert!(second.starts_with("6 6: The player to move loses"), "{second}");
}

/// Who types a board and waits gets the answer before the next one is typed.
#[test]
fn an_answer_does_not_wait_for_the_next_line() {
    use std::io::{BufRead, BufReader, Write};

    let mut child = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .args(["explain", "--each", "-", "--format", "json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for board in [[5, 4, 3], [1, 2, 3]] {
        let typed = format!("{} {} {}\n", board[0], board[1], board[2]);
        input.write_all(typed.as_bytes()).unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["board"], serde_json::json!(board));
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}
