//! What holds of all JSON. Which fields an answer has, and what stands in them, is shown in `tests/goldens/json.txt`.

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
