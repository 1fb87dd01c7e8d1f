//! What is said of answers and in hints: of columns, or of groups to a reader who has not met these, on this very board.

use serde_json::json;
use wasm::Desk;

use super::desk::asked;

/// What is said of an answer.
fn judged(question: &str, answer: &str) -> String {
    let request = json!({"ask": "check", "question": question, "answer": answer});
    let told = asked(&mut Desk::default(), &request)["html"].to_string();
    plain(&told)
}

/// The same without tags and narrow spaces.
fn plain(html: &str) -> String {
    let pieces = html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text));
    pieces.collect::<String>().replace("&nbsp;", " ").replace('\u{a0}', " ")
}

#[test]
fn a_right_answer_says_why() {
    const EVEN: &str = "Every column is even";
    for (question, answer, why) in [
        ("winner 3 4 5", "wins", "The 2s column is odd, and a move can make every column even."),
        ("winner 1 2 3", "loses", EVEN),
        ("move 1 2 3", "none", EVEN),
        ("move 3 4 5", "1,2", "you make every column even again"),
        ("rows 7 7 4", "1 2 3", "The leftmost odd column is the 4s"),
        ("balance 3 4 5", "2", "The 2s: the group in row 1 is unpaired."),
    ] {
        let told = judged(question, answer);
        assert!(told.contains("Right:"), "{told}");
        assert!(told.contains(why), "{question}: {told}");
    }
    // Where one row is left, all of it is taken.
    assert!(!judged("move 0 2", "2,2").contains(EVEN));
}

/// Of a wrong answer the columns that decide are shown, and nothing in them is marked.
#[test]
fn a_wrong_answer_shows_the_columns() {
    let told = judged("winner 7 7 4", "loses");
    assert!(
        told.contains("The 4s column is odd, and a move can make every column even."),
        "{told}"
    );
    assert!(told.contains("1s in column"), "{told}");
    let none = judged("move 1 2 3", "1,1");
    assert!(none.contains("Now the 1s column is odd."), "{none}");
}

/// Who has read nothing is told what of this board has no partner.
#[test]
fn a_first_hint_is_about_this_board() {
    let request = json!({"ask": "hint", "words": "4 4 4", "count": 0});
    let hint = plain(&asked(&mut Desk::default(), &request)["html"].to_string());
    assert!(
        hint.contains("3 rows have a group of 4, so one of these groups is unpaired."),
        "{hint}"
    );
    for later in ["nim sum", "column", "XOR", "binary"] {
        assert!(!hint.contains(later), "{later}: {hint}");
    }
    // How many are left is told with each, until none is; what was no hint any more says so.
    let mut desk = Desk::default();
    let mut told = |count: u64| {
        let hint = json!({"ask": "hint", "words": "5 4 3", "count": count});
        let hint = asked(&mut desk, &hint);
        (hint["left"].as_u64().unwrap(), hint["html"].to_string().contains("last hint"))
    };
    let all = told(0).0 + 1;
    assert!(all > 2);
    for count in 0..all {
        assert_eq!(told(count), (all - 1 - count, false));
    }
    assert_eq!(told(1000), (0, true));
}

/// Of each question of practice but those that tell their answer themselves it can be asked how that is found.
#[test]
fn how_an_answer_is_found_can_be_asked() {
    let mut desk = Desk::default();
    let listed = asked(&mut desk, &json!({"ask": "topics"}));
    for topic in listed["topics"].as_array().unwrap() {
        let name = topic["name"].as_str().unwrap();
        assert!(name.starts_with(char::is_uppercase), "{name}");
        assert_ne!(name.to_lowercase(), topic["word"], "no word of a command: {name}");
        for seed in 0..4 {
            let request =
                json!({"ask": "practice", "topics": [topic["word"]], "count": 2, "seed": seed});
            let said = asked(&mut desk, &request);
            let words = &said["asked"]["words"];
            if words == "" {
                continue;
            }
            let told = asked(&mut desk, &json!({"ask": "explain", "words": words}));
            assert_eq!(told["reply"], "explained", "{topic}: {words}: {told}");
        }
    }
    // Who has not met the nim sum is not told of it.
    let lesson = asked(&mut desk, &json!({"ask": "lesson", "name": "the-game"}));
    assert_eq!(lesson["asked"]["words"], "");
}
