//! The JSON of questions: `question`, `answer`, `steps`.

use serde_json::{Value, json};

use super::{has_fields, json, json_with};

/// The question is echoed, the answer is this, and there are steps.
#[test]
fn a_question_is_answered_by_its_kind() {
    for (request, answer) in [
        ("gate 1 0", json!(1)),
        ("gate 1 1", json!(0)),
        ("decimal 110", json!(6)),
        ("decimal 0", json!(0)),
        ("xor 3 5", json!(6)),
        (
            "xor 18446744073709551615 1",
            json!(18_446_744_073_709_551_614_u64),
        ),
        ("sum 5 4 3 2", json!(0)),
        ("sum 18 6 3 20 9", json!(10)),
        ("binary 6", json!([1, 1, 0])),
        ("binary 1", json!([1])),
        ("binary 0", json!([])),
        ("towers 3 6", json!(1)),
        ("towers 2 6", json!(2)),
        ("towers 3 1", json!(2)),
        ("towers 18446744073709551615 4294967295", json!(1)),
        ("winner 5 4 3 2 1", json!("wins")),
        ("winner 5 4 3 2", json!("loses")),
        ("winner 0", json!("loses")),
        ("winner --misere 0", json!("wins")),
        ("winner --misere 1 1", json!("wins")),
        ("winner --misere 1", json!("loses")),
        ("rows 5 4 3 2 1", json!([1, 3, 5])),
        ("rows 5 4 3 2", json!([])),
        ("rows --misere 1 1", json!([1, 2])),
    ] {
        let told = json(request);
        assert_eq!(told["question"], json!(request));
        assert_eq!(told["answer"], answer, "{request}");
        let steps = told["steps"].as_array().expect("a list of steps");
        assert!(!steps.is_empty(), "{request}");
        let are_named = steps.iter().all(|step| step["step"].is_string());
        assert!(are_named, "{request}");
    }
}

#[test]
fn move_is_answered_with_the_winning_moves_in_row_order() {
    let moves = json("move 5 4 3 2 1")["answer"].clone();
    let moves = moves.as_array().expect("a list of moves");
    let told: Vec<Value> = moves
        .iter()
        .map(|mv| json!([mv["row"], mv["take"]]))
        .collect();
    assert_eq!(told, [json!([1, 1]), json!([3, 1]), json!([5, 1])]);
    assert_eq!(json("move 5 4 3 2")["answer"], json!([]));
    let misere = json("move --misere 1 1 4")["answer"].clone();
    assert_eq!(
        (&misere[0]["row"], &misere[0]["take"]),
        (&json!(3), &json!(3))
    );
}

#[test]
fn the_whole_gate_is_told_for_all_four_inputs() {
    let told = json("gate");
    assert_eq!(told["question"], json!("gate"));
    assert_eq!(
        told["answer"],
        json!([[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]])
    );
}

#[test]
fn a_group_is_told_with_its_table_and_what_leaves_it() {
    let four = json("group 4");
    assert_eq!(four["question"], json!("group 4"));
    assert_eq!(
        four["table"],
        json!([[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0]])
    );
    assert_eq!(
        (&four["closed"], &four["outside"]),
        (&json!(true), &json!([]))
    );
    let three = json("group 3");
    assert_eq!(three["closed"], json!(false));
    assert_eq!(three["outside"][0], json!({"a": 1, "b": 2, "value": 3}));
}

#[test]
fn the_depth_bounds_how_far_steps_nest() {
    fn depth(steps: &Value) -> usize {
        let steps = steps.as_array().map_or(&[][..], |steps| steps);
        steps
            .iter()
            .map(|step| 1 + depth(&step["substeps"]))
            .max()
            .unwrap_or(0)
    }
    for levels in 0..5 {
        let told = json(&format!("xor 3 5 --depth {levels}"));
        assert_eq!(depth(&told["steps"]), levels);
        assert_eq!(told["answer"], json!(6));
    }
}

#[test]
fn a_sum_of_many_rows_is_told_without_the_board() {
    let rows = "7\n".repeat(1001);
    for depth in [0, 2] {
        let told = json_with(&format!("sum - --depth {depth}"), &rows);
        assert_eq!(told["question"], json!("sum -"));
        assert_eq!((&told["rows"], &told["answer"]), (&json!(1001), &json!(7)));
        assert!(told.get("board").is_none());
    }
    let told = json_with("sum - --depth 0", &"7\n".repeat(1000));
    assert_eq!(told["board"].as_array().map(Vec::len), Some(1000));
    assert_eq!(
        told["question"]
            .as_str()
            .map(|q| q.starts_with("sum 7 7 7")),
        Some(true)
    );
    assert!(told.get("rows").is_none());
}

#[test]
fn a_short_board_from_standard_input_is_told_as_if_it_had_been_typed() {
    let typed = json("sum 5 4 3");
    assert_eq!(json_with("sum -", "5\n4\n3\n"), typed);
    assert_eq!(
        json_with("sum - --depth 0", "5 4 3"),
        json("sum 5 4 3 --depth 0")
    );
}

#[test]
fn verify_tells_how_many_positions_it_looked_at_and_that_none_disagrees() {
    let told = json("verify --rows 3 --max 4");
    assert!(has_fields(
        &told,
        &["rows", "max", "rule", "positions", "disagreements"]
    ));
    assert_eq!(told["positions"], json!(125));
    assert_eq!(told["disagreements"], json!(0));
    let misere = json("verify --rows 2 --max 3 --misere");
    assert_eq!(
        (&misere["rule"], &misere["positions"]),
        (&json!("misere"), &json!(16))
    );
}

#[test]
fn a_reply_has_the_board_that_was_asked_about() {
    let told = json("refute 5 4 3 --move 1,1");
    assert_eq!(told["board"], json!([5, 4, 3]));
}
