//! The JSON of positions, moves and drawn boards.

use serde_json::{Value, json};

use super::{fields, has_fields, json, json_with};

#[test]
fn explain_tells_the_position_with_columns_and_winning_moves() {
    let told = json("explain 5 4 3 2 1");
    assert_eq!(told["board"], json!([5, 4, 3, 2, 1]));
    assert_eq!(told["rule"], json!("normal"));
    assert_eq!(told["nim_sum"], json!(1));
    assert_eq!(told["to_move_wins"], json!(true));
    assert_eq!(told["position"], json!("N"));
    assert_eq!(
        told["columns"],
        json!([
            {"place": 4, "ones": 2, "bit": 0},
            {"place": 2, "ones": 2, "bit": 0},
            {"place": 1, "ones": 3, "bit": 1},
        ])
    );
    assert_eq!(
        told["winning_moves"],
        json!([
            {"row": 1, "take": 1, "leaves": 4, "board": [4, 4, 3, 2, 1]},
            {"row": 3, "take": 1, "leaves": 2, "board": [5, 4, 2, 2, 1]},
            {"row": 5, "take": 1, "leaves": 0, "board": [5, 4, 3, 2, 0]},
        ])
    );
    assert!(told["steps"].is_array());
    assert!(told.get("move").is_none() && told.get("rows").is_none());
}

#[test]
fn explain_tells_a_lost_position_as_p() {
    let told = json("explain 5 4 3 2");
    assert_eq!(
        (&told["to_move_wins"], &told["position"]),
        (&json!(false), &json!("P"))
    );
    assert_eq!(
        (&told["nim_sum"], &told["winning_moves"]),
        (&json!(0), &json!([]))
    );
}

#[test]
fn the_letter_in_json_is_the_standard_one_under_both_namings() {
    for board in ["5 4 3 2 1", "5 4 3 2"] {
        let standard = json(&format!("explain {board}"));
        assert_eq!(json(&format!("explain {board} --names lab")), standard);
    }
}

#[test]
fn explain_tells_the_misere_rule() {
    let told = json("explain --misere 1 1 4");
    assert_eq!(told["rule"], json!("misere"));
    assert_eq!(told["nim_sum"], json!(4));
    assert_eq!(
        told["winning_moves"],
        json!([{"row": 3, "take": 3, "leaves": 1, "board": [1, 1, 1]}])
    );
    let over = json("explain --misere 0");
    assert_eq!(
        (&over["to_move_wins"], &over["winning_moves"]),
        (&json!(true), &json!([]))
    );
}

#[test]
fn explain_with_a_losing_move_tells_the_reply() {
    let told = json("explain 5 4 3 2 1 --move 3,2")["move"].clone();
    for (field, value) in [
        ("row", json!(3)),
        ("take", json!(2)),
        ("leaves", json!(1)),
        ("board", json!([5, 4, 1, 2, 1])),
        ("nim_sum", json!(3)),
        ("wins", json!(false)),
    ] {
        assert_eq!(told[field], value, "{field}");
    }
    let reply = &told["reply"];
    assert!(has_fields(reply, &["row", "take", "leaves", "board"]));
    let after: Vec<u64> = serde_json::from_value(reply["board"].clone()).expect("a board");
    assert_eq!(after.iter().fold(0, |sum, size| sum ^ size), 0);
}

#[test]
fn explain_with_a_winning_move_tells_no_reply() {
    let told = json("explain 18 6 3 20 9 --move 5,6")["move"].clone();
    assert_eq!((&told["wins"], &told["nim_sum"]), (&json!(true), &json!(0)));
    assert!(told.get("reply").is_none());
    // Taking the last object of all, misère: the move loses, and there is nothing left to reply with.
    let told = json("explain --misere 1 --move 1,1")["move"].clone();
    assert_eq!(told["wins"], json!(false));
    assert!(told.get("reply").is_none());
}

#[test]
fn moves_tells_every_legal_move() {
    let told = json("moves 2 1");
    assert_eq!(
        (&told["board"], &told["rule"]),
        (&json!([2, 1]), &json!("normal"))
    );
    assert_eq!(told["count"], json!(3));
    assert_eq!(
        told["moves"],
        json!([
            {"row": 1, "take": 1, "leaves": 1, "board": [1, 1], "nim_sum": 0, "wins": true},
            {"row": 1, "take": 2, "leaves": 0, "board": [0, 1], "nim_sum": 1, "wins": false},
            {"row": 2, "take": 1, "leaves": 0, "board": [2, 0], "nim_sum": 2, "wins": false},
        ])
    );
    assert_eq!(
        json("moves 1 5 4 2")["moves"].as_array().map(Vec::len),
        Some(12)
    );
    assert_eq!(json("moves 0 0")["count"], json!(0));
    let misere = json("moves --misere 2");
    assert_eq!(
        (&misere["rule"], &misere["moves"][0]["wins"]),
        (&json!("misere"), &json!(true))
    );
}

#[test]
fn the_count_of_moves_is_exact_however_large() {
    for (request, count) in [
        ("moves 18446744073709551615", "18446744073709551615"),
        (
            "moves 18446744073709551615 18446744073709551615 2",
            "36893488147419103232",
        ),
    ] {
        let words: Vec<&str> = request.split(' ').chain(["--format", "json"]).collect();
        let text = super::written(&words, "");
        assert!(text.contains(&format!("\"count\":{count},")), "{request}");
        assert!(text.len() < 10_000, "{request} does not list them all");
    }
    let told = json("moves 18446744073709551615 18446744073709551615 2");
    let moves = told["moves"].as_array().expect("a list of moves");
    assert!(
        moves
            .iter()
            .any(|mv| mv["row"] == json!(3) && mv["wins"] == json!(true))
    );
}

/// All of a board of so many rows, one a line.
fn rows(count: usize) -> String {
    "3\n".repeat(count)
}

#[test]
fn beyond_a_thousand_rows_the_board_is_not_told() {
    for (request, moves_field) in [
        ("explain -", "winning_moves"),
        ("explain - --misere", "winning_moves"),
        ("moves -", "moves"),
    ] {
        let told = json_with(request, &rows(1001));
        assert_eq!(told["rows"], json!(1001), "{request}");
        assert!(told.get("board").is_none(), "{request}");
        assert_eq!(told["question"], json!(reordered(request)));
        let moves = told[moves_field].as_array().expect("a list of moves");
        assert_eq!(moves.len(), 1001, "{request}");
        assert!(
            moves.iter().all(|mv| !fields(mv).contains(&"board")),
            "{request}"
        );
    }
    for kind in ["winner", "rows", "move"] {
        let told = json_with(&format!("{kind} -"), &rows(1001));
        assert_eq!(
            (&told["question"], &told["rows"]),
            (&json!(format!("{kind} -")), &json!(1001))
        );
        assert!(told.get("board").is_none());
    }
}

/// Flags stand before the board in the notation.
fn reordered(request: &str) -> String {
    request.replace("explain - --misere", "explain --misere -")
}

#[test]
fn a_thousand_rows_are_told_in_full() {
    let told = json_with("explain -", &rows(1000));
    assert_eq!(told["board"].as_array().map(Vec::len), Some(1000));
    assert!(told.get("rows").is_none());
}

#[test]
fn a_move_on_a_long_board_is_told_without_it() {
    let told = json_with("explain - --move 1,1", &rows(1001));
    let mv = &told["move"];
    assert_eq!((&mv["leaves"], &mv["wins"]), (&json!(2), &json!(false)));
    assert!(mv.get("board").is_none() && mv["reply"].get("board").is_none());
    let mut boards = Vec::new();
    collect_boards(&told, &mut boards);
    assert!(
        boards.iter().all(|board| !board.is_array()),
        "no board is told anywhere"
    );
}

fn collect_boards<'a>(value: &'a Value, boards: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            boards.extend(fields.get("board"));
            fields
                .values()
                .for_each(|value| collect_boards(value, boards));
        }
        Value::Array(values) => values
            .iter()
            .for_each(|value| collect_boards(value, boards)),
        _ => {}
    }
}

#[test]
fn board_tells_what_is_left_after_each_move() {
    let told = json("board 3 0 2 --move 1,2 --move 3,2");
    assert_eq!(told["question"], json!("board 3 0 2 --move 1,2 --move 3,2"));
    assert_eq!(told["board"], json!([3, 0, 2]));
    assert_eq!(told["boards"], json!([[3, 0, 2], [1, 0, 2], [1, 0, 0]]));
}

#[test]
fn looking_ahead_tells_the_moves_as_explain_does_and_the_line_of_play() {
    let told = json("explain --by looking-ahead 2 1 --move 1,2");
    assert_eq!(
        (&told["by"], &told["positions"]),
        (&json!("looking-ahead"), &json!(5))
    );
    assert_eq!(
        (&told["board"], &told["rule"]),
        (&json!([2, 1]), &json!("normal"))
    );
    assert_eq!(
        (&told["to_move_wins"], &told["count"]),
        (&json!(true), &json!(1))
    );
    assert_eq!(
        told["winning_moves"],
        json!([{"row": 1, "take": 1, "leaves": 1, "board": [1, 1]}])
    );
    assert_eq!(
        told["move"],
        json!({"row": 1, "take": 2, "leaves": 0, "board": [0, 1], "wins": false,
            "line": [{"row": 2, "take": 1, "leaves": 0, "board": [0, 0]}]})
    );
    let equal = json("explain --by looking-ahead --misere 1 1 1 1");
    assert_eq!(equal["count"], json!(4), "each of the equal moves");
    assert_eq!(equal["winning_moves"][3]["row"], json!(4));
    let moore = json("explain --by looking-ahead moore:2 2 1 1");
    assert_eq!(
        moore["winning_moves"],
        json!([{"changes": [{"row": 1, "take": 1, "leaves": 1}], "board": [1, 1, 1]}])
    );
}

#[test]
fn the_proof_and_every_winning_move_keep_the_form_of_explain() {
    let explained = json("explain 13 12 8");
    for option in ["--proof", "--all"] {
        let told = json(&format!("explain {option} 13 12 8"));
        for field in [
            "board",
            "rule",
            "nim_sum",
            "to_move_wins",
            "winning_moves",
            "columns",
        ] {
            assert_eq!(told[field], explained[field], "{option} {field}");
        }
    }
    let told = json("explain --proof 13 12 8");
    let steps = told["steps"].as_array().unwrap();
    let named: Vec<&str> = steps
        .iter()
        .filter_map(|step| step["step"].as_str())
        .collect();
    for step in [
        "one-move",
        "from-zero",
        "to-zero",
        "oddly-many",
        "induction",
        "down-to-the-end",
    ] {
        assert!(named.contains(&step), "{step}: {named:?}");
    }
}
