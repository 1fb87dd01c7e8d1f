//! What is said of how an answer was read, and of why one could not be.

use serde_json::{Value, json};

use crate::program::run;

fn nimlab(words: &[&str]) -> (i32, String) {
    let (code, told, _) = run(words, "");
    (code, told)
}

/// Without the line ends of the layout.
fn one_line(told: &str) -> String {
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn how_an_answer_was_read_is_told_where_it_was_not_typed_plainly() {
    let rows = include_str!("verdicts.txt").lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split(" | ").collect();
        let [question, answer, read, reason] = cells[..] else { panic!("{row}") };
        let (code, told) = nimlab(&["check", question, answer]);
        let told = one_line(&told);
        let (_, judged) = nimlab(&["check", question, answer, "--format", "json"]);
        let judged: Value = serde_json::from_str(&judged).unwrap();
        if let Some(word) = read.strip_prefix('!') {
            let message = judged["stumbled"]["message"].as_str().unwrap();
            assert_eq!((code, &judged["verdict"]), (1, &json!("malformed")), "{row}");
            assert_eq!(judged["stumbled"]["word"], word, "{row}");
            assert!(message.contains(reason) && told.contains(reason), "{told}");
            assert!(told.contains("An answer looks like this"), "{told}");
        } else {
            let is_told = told.contains(&format!("read as: {read}."));
            let is_plain = !told.contains("read as");
            assert!(if read == "-" { is_plain } else { is_told }, "{told}");
            let in_json = if read == "-" { Value::Null } else { json!(reason) };
            let found = (&judged["read"], &judged["verdict"]);
            assert_eq!(found, (&in_json, &json!("right")), "{row}");
        }
    }
}

/// The letters mean the opposite in books of what they mean on the lab sheet.
#[test]
fn a_letter_alone_is_asked_back() {
    for answer in ["P", "N-position", "it is a p-position", "not an N-position"] {
        let (code, told) = nimlab(&["check", "winner 5 4 3 2", answer]);
        assert_eq!(code, 1, "{told}");
        for part in ["two meanings", "lab sheet", "Which do you mean? Say wins or loses."] {
            assert!(one_line(&told).contains(part), "{answer}: {told}");
        }
    }
    assert_eq!(nimlab(&["check", "winner 5 4 3 2", "P-position, so it loses"]).0, 0);
}

#[test]
fn exit_and_quit_end_whatever_asks() {
    for word in ["exit", "quit", " EXIT "] {
        let input = format!("{word}\n1\n");
        for (command, answered) in [
            (&["practice", "xor", "--seed", "1"][..], "answered 1"),
            (&["lesson", "xor-gate"], "answered 1"),
            (&["play", "Alice", "Bob"], "not a move"),
        ] {
            let (code, told, _) = run(command, &input[..]);
            assert_eq!(code, 0, "{command:?}: {told}");
            assert!(!told.contains(answered), "{command:?}: {told}");
        }
    }
}
