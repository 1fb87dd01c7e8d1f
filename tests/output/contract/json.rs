//! What holds of all JSON. Which fields an answer has, and what stands in them, is shown in `tests/goldens/json.txt`.

use serde_json::{Value, json};

use super::{json, json_with, written};

/// Every letter that is told is the standard one, whatever the lab calls it.
#[test]
fn the_letter_in_json_is_the_standard_one_under_both_namings() {
    for board in ["5 4 3 2 1", "5 4 3 2"] {
        let standard = json(&format!("explain {board}"));
        assert_eq!(json(&format!("explain {board} --names lab")), standard);
    }
}

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

/// How often a board is told, anywhere.
fn boards(value: &Value) -> usize {
    match value {
        Value::Object(fields) => {
            let is_told = fields.get("board").is_some_and(Value::is_array);
            usize::from(is_told) + fields.values().map(boards).sum::<usize>()
        }
        Value::Array(values) => values.iter().map(boards).sum(),
        _ => 0,
    }
}

#[test]
fn beyond_a_thousand_rows_the_board_is_not_told() {
    let rows = |count| "3\n".repeat(count);
    for request in
        ["explain -", "explain --misere -", "explain - --move 1,1", "moves -", "winner -", "sum -"]
    {
        let told = json_with(request, &rows(1001));
        assert_eq!((&told["rows"], &told["question"]), (&json!(1001), &json!(request)));
        assert_eq!(boards(&told), 0, "{request}");
        for moves in ["winning_moves", "moves"] {
            let listed = told[moves].as_array().map(Vec::len);
            assert!(listed.is_none_or(|count| count == 1001), "{request}");
        }
        let told = json_with(request, &rows(1000));
        assert_eq!(told.get("rows"), None, "{request}");
        assert_eq!(told["board"].as_array().map(Vec::len), Some(1000), "{request}");
    }
}
