//! What is said of how an answer was read, and of why one could not be.

use serde_json::{Value, json};

use crate::program::run;

fn nimlab(words: &[&str], input: &str) -> (i32, String) {
    let (code, told, _) = run(words, input);
    (code, told)
}

fn told(question: &str, answer: &str) -> String {
    nimlab(&["check", question, answer], "").1
}

/// Without the line ends of the layout.
fn one_line(told: &str) -> String {
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn json_of(question: &str, answer: &str) -> Value {
    let (_, told) = nimlab(&["check", question, answer, "--format", "json"], "");
    serde_json::from_str(&told).unwrap()
}

#[test]
fn what_was_not_typed_plainly_is_read_back() {
    for (question, answer, read, read_json) in [
        ("move 5 4 3", "2 from row 3", "row 3, take 2", "3,2"),
        ("move 5 4 3", "leave 1 in row 3", "row 3, take 2", "3,2"),
        ("move 5 4 3 2", "nothing wins", "no move wins", "none"),
        (
            "rows 5 4 3 2 1",
            "first, third and fifth",
            "rows 1, 3 and 5",
            "1 3 5",
        ),
        ("rows 5 4 3", "only row 3", "row 3", "3"),
        (
            "winner 5 4 3 2",
            "I can't win",
            "the player to move loses",
            "loses",
        ),
        ("towers 3 6", "the first player", "player 1 wins", "1"),
        ("sum 5 4 3", "two", "2", "2"),
        ("sum 5 4 3", "0b10", "2", "2"),
        ("binary 6", "one one zero", "110", "110"),
        ("gate 1 0", "true", "1", "1"),
    ] {
        let told = one_line(&told(question, answer));
        assert!(told.contains(&format!("read as: {read}.")), "{told}");
        let judged = json_of(question, answer);
        assert_eq!(
            (&judged["read"], &judged["verdict"]),
            (&json!(read_json), &json!("right")),
            "{judged}"
        );
    }
    for (question, answer) in [
        ("move 5 4 3", "3,2"),
        ("move 5 4 3", "(3, 2)"),
        ("move 5 4 3", "3 2"),
        ("rows 5 4 3 2 1", "[1, 3, 5]"),
        ("binary 6", "[1, 1, 0]"),
        ("binary 6", "0b110"),
        ("winner 5 4 3 2", "LOSES"),
        ("sum 5 4 3", " 2 "),
    ] {
        assert!(!told(question, answer).contains("read as"), "{answer}");
        assert_eq!(json_of(question, answer)["read"], Value::Null);
    }
}

#[test]
fn what_cannot_be_read_is_told_with_the_word_in_the_way() {
    for (question, answer, word, why) in [
        ("move 5 4 3", "3,2 or 1,1", "or", "leaves the answer open"),
        ("sum 5 4 3", "not 5", "not", "is in the way"),
        ("sum 5 4 3", "5 6", "6", "one answer too many"),
        ("move 5 4 3", "take 3,2", "2", "two ways"),
        ("move 5 4 3", "take 2", "", "from which row"),
        (
            "move 5 4 3",
            "banana",
            "banana",
            "cannot follow this answer from",
        ),
        (
            "decimal 1011",
            "0b1011",
            "0b1011",
            "only says the question again",
        ),
        ("binary 6", "12", "12", "0s and 1s"),
        ("winner 5 4 3 2", "P", "P", "two meanings"),
        ("move 5 4 3", "leave 1 in row 9", "9", "counted from 1 to 3"),
    ] {
        let (code, told) = nimlab(&["check", question, answer], "");
        let in_one_line = one_line(&told);
        assert_eq!(code, 1);
        assert!(
            in_one_line.contains(why) && in_one_line.contains("An answer looks like this"),
            "{told}"
        );
        let judged = json_of(question, answer);
        assert_eq!(judged["verdict"], "malformed");
        assert_eq!(judged["stumbled"]["word"], word);
        assert!(
            judged["stumbled"]["message"]
                .as_str()
                .unwrap()
                .contains(why),
            "{judged}"
        );
    }
}

#[test]
fn a_letter_is_read_by_the_naming_that_is_asked_for() {
    let lost = "winner 5 4 3 2";
    let told = told(lost, "P");
    for part in [
        "standard naming",
        "lab sheet",
        "Which do you mean?",
        "--names",
    ] {
        assert!(one_line(&told).contains(part), "{told}");
    }
    for (answer, names, code) in [
        ("P", "standard", 0),
        ("N", "standard", 1),
        ("P-position", "lab", 1),
        ("N", "lab", 0),
    ] {
        let (found, told) = nimlab(&["check", lost, answer, "--names", names], "");
        assert_eq!(found, code, "{told}");
    }
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
            let (code, told) = nimlab(command, &input);
            assert_eq!(code, 0, "{command:?}: {told}");
            assert!(!told.contains(answered), "{command:?}: {told}");
        }
    }
}
