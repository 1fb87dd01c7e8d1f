//! What holds of all JSON, and the fields that scripts rely on.

use serde_json::Value;

use super::{json, written};

#[test]
fn the_count_of_moves_is_exact_however_large() {
    for (request, count) in [
        ("moves 18446744073709551615", "18446744073709551615"),
        ("moves 18446744073709551615 18446744073709551615 2", "36893488147419103232"),
    ] {
        let words: Vec<&str> = request.split(' ').chain(["--format", "json"]).collect();
        let text = written(&words, "");
        assert!(text.contains(&format!("\"count\":{count},")), "{request}");
        assert!(text.len() < 10_000, "{request} does not list them all");
    }
    let told = json("moves 18446744073709551615 18446744073709551615 2");
    let mut moves = told["moves"].as_array().expect("a list of moves").iter();
    assert!(moves.any(|mv| mv["row"] == 3 && mv["wins"] == true));
}

#[test]
fn what_scripts_rely_on_is_there() {
    let lines = include_str!("json.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let mut parts = line.split(" | ");
        let (command, pointer, value) = (parts.next(), parts.next(), parts.next());
        let (command, pointer) = (command.expect("a command"), pointer.expect("a pointer"));
        let value: Value = serde_json::from_str(value.expect("a value")).expect("it is JSON");
        // What is in quotation marks is one word.
        let words = command.split('\'').enumerate().flat_map(|(at, part)| match at % 2 {
            1 => vec![part],
            _ => part.split_whitespace().collect(),
        });
        let words: Vec<&str> = words.chain(["--format", "json"]).collect();
        let (_, text, said) = crate::program::run(&words, "");
        let found: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{line}: {said}"));
        assert_eq!(found.pointer(pointer), Some(&value), "{line}: {text}");
        assert!(found.get("steps").is_none(), "{line}");
    }
}
