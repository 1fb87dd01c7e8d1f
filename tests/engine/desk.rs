//! What a page is answered: the same as a terminal, in HTML, and something sensible to whatever it asks.

use proptest::prelude::any;
use proptest::proptest;
use serde_json::{Value, json};
use wasm::Desk;

use crate::support::cases;

pub(super) fn asked(desk: &mut Desk, request: &Value) -> Value {
    serde_json::from_str(&desk.answer(&request.to_string())).expect("a reply is JSON")
}

#[test]
fn a_board_tells_what_may_become_of_each_row() {
    let reply = asked(&mut Desk::default(), &json!({"ask": "board", "words": "kayles 3 + nim 2"}));
    let reply = &reply["board"];
    let says = |row: usize| -> Vec<&str> {
        let moves = reply["rows"][row]["moves"].as_array().unwrap();
        moves.iter().filter_map(|mv| mv["say"].as_str()).collect()
    };
    let mut kayles = says(0);
    kayles.sort_unstable();
    assert_eq!(kayles, ["1,2", "1=1+1", "1=2"]);
    assert_eq!(says(1), ["2,1", "2,2"]);
    let taken = json!({"ask": "board", "words": "kayles 3 + nim 2", "turns": ["2,2"]});
    let taken = asked(&mut Desk::default(), &taken);
    assert_eq!(taken["board"]["words"], "kayles 3 + nim 0");
}

#[test]
fn boards_are_made_up_of_any_game() {
    let mut desk = Desk::default();
    let games = [("nim", false), ("nim", true), ("kayles", false), ("subtract:1,2,3", false)];
    for (game, misere) in games {
        for seed in 0..20 {
            let request = json!({"ask": "draw", "name": game, "misere": misere, "seed": seed});
            let words = asked(&mut desk, &request)["words"].clone();
            let board = json!({"ask": "board", "words": words, "misere": misere});
            let drawn = asked(&mut desk, &board);
            assert_eq!(drawn["verdict"]["wins"], true, "{words}: {drawn}");
            let rows = drawn["board"]["rows"].as_array().unwrap();
            assert!(rows.iter().all(|row| row["game"] == game), "{game}: {words}");
        }
    }
    // One that nobody can win is looked for in vain.
    let none = asked(&mut desk, &json!({"ask": "draw", "name": "subtract:50"}));
    assert_eq!(none["reply"], "error");
}

/// Each game to choose begins with a board of it, and has its name and its rule from the same place.
#[test]
fn games_are_listed_as_their_boards_are_told() {
    let mut desk = Desk::default();
    let games = asked(&mut desk, &json!({"ask": "games"}));
    for game in games["games"].as_array().unwrap() {
        let request = json!({"ask": "board", "words": game["board"], "misere": game["misere"]});
        let board = asked(&mut desk, &request)["board"].clone();
        assert_eq!((&board["name"], &board["rule"]), (&game["name"], &game["rule"]));
        assert_eq!(board["words"], game["board"]);
    }
}

/// A move is said in an order, of somebody else, and as it was.
#[test]
fn moves_are_said_three_ways() {
    let mut desk = Desk::default();
    for (words, say, told) in [
        ("3 4", "2,3", ["take 3 from row 2", "takes 3 from row 2", "took 3 from row 2"]),
        (
            "grundy 5",
            "1=1+4",
            ["split row 1 into 1 and 4", "splits row 1 into 1 and 4", "split row 1 into 1 and 4"],
        ),
        (
            "kayles 5",
            "1=1+3",
            [
                "take 1 from row 1 and leave 1 and 3",
                "takes 1 from row 1 and leaves 1 and 3",
                "took 1 from row 1 and left 1 and 3",
            ],
        ),
        (
            "kayles 5",
            "1=4",
            [
                "take 1 from row 1 and leave 4 in one row",
                "takes 1 from row 1 and leaves 4 in one row",
                "took 1 from row 1 and left 4 in one row",
            ],
        ),
    ] {
        let made = asked(&mut desk, &json!({"ask": "board", "words": words, "turns": [say]}));
        let made = &made["turns"][0];
        assert_eq!(["words", "third", "past"].map(|form| made[form].as_str().unwrap()), told);
    }
}

#[test]
fn talks_go_on_beside_each_other() {
    let mut desk = Desk::default();
    asked(&mut desk, &json!({"ask": "practice", "topics": ["sum"], "count": 1, "seed": 3}));
    asked(&mut desk, &json!({"ask": "lesson", "name": "the-game"}));
    let report = asked(&mut desk, &json!({"ask": "say", "to": "practice", "line": "quit"}));
    assert_eq!(report["next"], "ended");
    let lesson = asked(&mut desk, &json!({"ask": "say", "to": "lesson", "line": "skip"}));
    let lessons = asked(&mut desk, &json!({"ask": "lessons", "progress": lesson["progress"]}));
    assert_eq!(lessons["lessons"][0]["is_begun"], true);
    assert_eq!(lessons["lessons"][1]["is_begun"], false);
    let refused =
        asked(&mut Desk::default(), &json!({"ask": "say", "to": "practice", "line": "1"}));
    assert_eq!(refused["reply"], "error");
}

#[test]
fn the_computer_makes_a_legal_move_and_the_same_one_again() {
    let mut desk = Desk::default();
    for difficulty in [0, 50, 100] {
        let mut turns: Vec<String> = Vec::new();
        loop {
            let request = json!({"ask": "choose", "words": "5 4 3", "turns": turns, "difficulty": difficulty, "seed": 7});
            let reply = asked(&mut desk, &request);
            assert_eq!(
                reply,
                asked(&mut Desk::default(), &request),
                "it does not matter what was asked before"
            );
            let Some(say) = reply["made"]["say"].as_str() else {
                break;
            };
            turns.push(say.to_owned());
            let board =
                asked(&mut desk, &json!({"ask": "board", "words": "5 4 3", "turns": turns}));
            assert_eq!(board["turns"][turns.len() - 1], reply["made"]);
        }
        assert!((3..=12).contains(&turns.len()), "{turns:?}");
        // The one mistake after which nobody made another has decided it.
        let review = asked(&mut desk, &json!({"ask": "review", "words": "5 4 3", "turns": turns}));
        let told = review["turns"].as_array().unwrap();
        assert_eq!(told.len(), turns.len());
        let of =
            |name: &str, value: Value| (0..told.len()).rev().find(|&at| told[at][name] == value);
        assert_eq!(of("decided", json!(true)), of("worth", json!("mistake")));
    }
    // An opponent plays by its rule: Ben copies what was just taken.
    let request = json!({"ask": "choose", "words": "5 5 2", "turns": ["1,2"], "name": "Ben"});
    let say = asked(&mut desk, &request)["made"]["say"].clone();
    assert!(say == "2,2" || say == "3,2", "{say}");
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn whatever_is_asked_is_answered(words in any::<String>(), line in any::<String>()) {
        let mut desk = Desk::default();
        desk.answer(&words);
        let refused = asked(&mut desk, &json!({"ask": "say", "to": "lesson", "line": line}));
        assert_eq!(&refused["reply"], "error");
        for ask in ["explain", "board"] {
            let reply = asked(&mut desk, &json!({"ask": ask, "words": words}));
            assert!(reply["reply"].is_string(), "{}", reply);
        }
        asked(&mut desk, &json!({"ask": "lesson", "name": "the-game"}));
        asked(&mut desk, &json!({"ask": "say", "to": "lesson", "line": line}));
        // What is typed is never markup in what comes back.
        let nasty = format!("<img src=x onerror=alert(1)>{line}");
        let judged = asked(&mut desk, &json!({"ask": "check", "question": "sum 5 4", "answer": nasty}));
        assert!(!judged["html"].as_str().unwrap_or_default().contains("<img"));
    }
}

/// A hint to a board of Kayles speaks of that board: of its halves, where one move leaves two that are alike.
#[test]
fn hints_to_kayles_speak_of_their_board() {
    let mut desk = Desk::default();
    let mut hint = |words: &str, count: usize| {
        let hint = asked(&mut desk, &json!({"ask": "hint", "words": words, "count": count}));
        hint["html"].as_str().unwrap().to_owned()
    };
    assert!(hint("kayles 7", 0).contains("two halves that are alike"));
    assert!(hint("kayles 3 3", 0).contains("equal pairs"));
    assert!(hint("kayles 5", 2).contains("then these rows are left"));
    // Neither is there of heaps anything to be seen.
    assert!(!hint("kayles 5 3", 0).contains("heap"));
}
