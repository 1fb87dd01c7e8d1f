//! What holds of all JSON. Which fields an answer has, and what stands in them, is shown in `tests/goldens/json.txt`.

use super::{json, written};

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
