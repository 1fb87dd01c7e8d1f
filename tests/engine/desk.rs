//! What a page is answered: the same as a terminal, in HTML, and something sensible to whatever it asks.

use proptest::prelude::any;
use proptest::proptest;
use serde_json::{Value, json};
use wasm::Desk;

use crate::support::cases;

pub(super) fn asked(desk: &mut Desk, request: &Value) -> Value {
    serde_json::from_str(&desk.answer(&request.to_string())).expect("a reply is JSON")
}

/// The HTML of all that is said.
fn html(reply: &Value) -> String {
    let pieces = reply["html"].as_array().expect("something is said");
    pieces.iter().filter_map(Value::as_str).collect()
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
    let names: Vec<&Value> =
        games["games"].as_array().unwrap().iter().map(|game| &game["name"]).collect();
    assert_eq!(names[..2], ["Nim", "Nim, misère"]);
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
    let lesson = asked(&mut desk, &json!({"ask": "say", "to": "lesson", "line": ""}));
    assert!(lesson["progress"].is_object());
    let refused =
        asked(&mut Desk::default(), &json!({"ask": "say", "to": "practice", "line": "1"}));
    assert_eq!(refused["reply"], "error");
}

#[test]
fn practice_goes_on_from_answer_to_answer() {
    let mut desk = Desk::default();
    let begun = json!({"ask": "practice", "topics": ["sum"], "count": 2, "seed": 3});
    let mut reply = asked(&mut desk, &begun);
    for _ in 0..2 {
        assert_eq!(reply["next"], "ask");
        asked(&mut desk, &json!({"ask": "say", "to": "practice", "line": "hint"}));
        reply = asked(&mut desk, &json!({"ask": "say", "to": "practice", "line": "skip"}));
    }
    assert_eq!(reply["next"], "ended");
}

#[test]
fn a_lesson_is_kept_where_it_was_left() {
    let mut desk = Desk::default();
    let mut reply = asked(&mut desk, &json!({"ask": "lesson", "name": "the-game"}));
    assert!(html(&reply).contains("<h2>The game</h2>"));
    for _ in 0..3 {
        reply = asked(&mut desk, &json!({"ask": "say", "to": "lesson", "line": ""}));
    }
    let lessons = asked(&mut desk, &json!({"ask": "lessons", "progress": reply["progress"]}));
    assert_eq!(lessons["lessons"][0]["is_begun"], true);
    assert_eq!(lessons["lessons"][1]["is_begun"], false);
}

/// The board of a game is what its turns leave, on whichever board, and its verdict is that of a search for the end.
fn first_to_move_wins(rows: &[u64], misere: bool) -> bool {
    let moves =
        rows.iter().enumerate().flat_map(|(row, &size)| (0..size).map(move |left| (row, left)));
    let mut is_over = true;
    for (row, left) in moves {
        is_over = false;
        let mut after = rows.to_vec();
        after[row] = left;
        if !first_to_move_wins(&after, misere) {
            return true;
        }
    }
    is_over && misere
}

fn words(rows: &[u64]) -> String {
    rows.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
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
    }
}

/// Opponents are listed for each way to play, and move by their rules.
#[test]
fn opponents_move_by_their_rules() {
    let mut desk = Desk::default();
    for misere in [false, true] {
        let listed = asked(&mut desk, &json!({"ask": "opponents", "misere": misere}));
        let names = listed["opponents"].as_array().unwrap().iter();
        let names: Vec<&str> = names.map(|it| it["name"].as_str().unwrap()).collect();
        assert_eq!(names.contains(&"Jonas"), misere);
        assert_eq!(names.last(), Some(&"Kara"));
    }
    // Ben copies what was just taken.
    for seed in 0..20 {
        let request = json!({"ask": "choose", "words": "5 5 2", "turns": ["1,2"], "name": "Ben", "seed": seed});
        let chosen = asked(&mut desk, &request);
        let say = chosen["made"]["say"].as_str().unwrap();
        assert!(["2,2", "3,2"].contains(&say), "{say}");
    }
}

#[test]
fn hints_speak_of_what_was_met_alone() {
    let mut desk = Desk::default();
    for count in 0..3 {
        let hint = json!({"ask": "hint", "words": "5 4 3", "count": count});
        let hint = asked(&mut desk, &hint);
        let html = hint["html"].as_str().unwrap();
        for unknown in ["nim sum", "XOR", "binary", "Type "] {
            assert!(!html.contains(unknown), "{html}");
        }
    }
    // How many are left is told with each, until none is; what was no hint any more says so.
    let mut told = |count: usize| {
        let hint = json!({"ask": "hint", "words": "5 4 3", "count": count});
        let hint = asked(&mut desk, &hint);
        let html = hint["html"].as_str().unwrap().to_owned();
        (hint["left"].as_u64().unwrap(), html)
    };
    let all = told(0).0 + 1;
    assert!(all > 2);
    for count in 0..all {
        let (left, html) = told(usize::try_from(count).unwrap());
        assert_eq!(left, all - 1 - count);
        assert!(!html.contains("last hint"), "{html}");
    }
    let (left, html) = told(1000);
    assert!(left == 0 && html.contains("last hint"), "{html}");
}

/// Nothing on the page asks for typing what a terminal would.
#[test]
fn what_is_typed_at_a_prompt_is_not_told() {
    let mut desk = Desk::default();
    for seed in 0..10 {
        let begun = json!({"ask": "practice", "topics": [], "count": 8, "seed": seed});
        let mut reply = asked(&mut desk, &begun);
        while reply["next"] == "ask" {
            assert!(reply["asked"]["answer"].is_string(), "{reply}");
            let mut told = html(&reply);
            for line in ["hint", "hint", "hint", "hint", "", "none", "none"] {
                reply = asked(&mut desk, &json!({"ask": "say", "to": "practice", "line": line}));
                told.push_str(&html(&reply));
                if reply["next"] != "ask" {
                    break;
                }
            }
            for typed in ["Type ", "type ", "press Enter", "--", "(Answer"] {
                assert!(!told.contains(typed), "{typed} in {told}");
            }
            if reply["next"] == "ask" {
                reply = asked(&mut desk, &json!({"ask": "say", "to": "practice", "line": "skip"}));
            }
        }
    }
}

/// Whatever was kept, of whatever shape, the lessons are there.
#[test]
fn progress_that_does_not_fit_is_a_fresh_start() {
    let mut desk = Desk::default();
    for progress in [
        json!(null),
        json!([]),
        json!("x"),
        json!({"lessons": "x"}),
        json!({"the-game": 3}),
        json!({"lessons": {"the-game": {"at": -1}}}),
    ] {
        let reply = asked(&mut desk, &json!({"ask": "lessons", "progress": progress}));
        assert_eq!(reply["lessons"].as_array().map(Vec::len), Some(11), "{progress}: {reply}");
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn who_wins_a_game_is_what_a_search_finds(rows in proptest::collection::vec(0..5_u64, 1..4), misere in any::<bool>()) {
        let mut desk = Desk::default();
        let request = json!({"ask": "board", "words": words(&rows), "misere": misere});
        let reply = asked(&mut desk, &request);
        let wins = first_to_move_wins(&rows, misere);
        assert_eq!(reply["verdict"]["wins"], wins, "{rows:?}");
        for mv in reply["verdict"]["winning"].as_array().unwrap() {
            let left = json!({"ask": "board", "words": words(&rows), "misere": misere, "turns": [mv["say"]]});
            assert_eq!(asked(&mut desk, &left)["verdict"]["wins"], false, "{rows:?}: {mv}");
        }
        // At the end of a game of the computer against itself the review knows which mistake decided it, if one did.
        let mut turns: Vec<Value> = Vec::new();
        loop {
            let choice = json!({"ask": "choose", "words": words(&rows), "misere": misere, "turns": turns, "difficulty": 0, "seed": 1});
            let choice = asked(&mut desk, &choice);
            if choice["made"].is_null() {
                break;
            }
            turns.push(choice["made"]["say"].clone());
        }
        let review = json!({"ask": "review", "words": words(&rows), "misere": misere, "turns": turns});
        let review = asked(&mut desk, &review);
        let told = review["turns"].as_array().unwrap();
        assert_eq!(told.len(), turns.len());
        let mistakes: Vec<usize> = (0..told.len()).filter(|&at| told[at]["worth"] == "mistake").collect();
        let decided: Vec<usize> = (0..told.len()).filter(|&at| told[at]["decided"] == true).collect();
        assert_eq!(decided, mistakes.last().copied().into_iter().collect::<Vec<_>>());
        let first_won = (turns.len() % 2 == 1) != misere;
        let begun_by_winner = wins == mistakes.len().is_multiple_of(2);
        assert_eq!(first_won, begun_by_winner, "each mistake hands the win over");
    }

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
    }

    /// What is typed is never markup in what comes back.
    #[test]
    fn text_never_becomes_markup(name in "[a-z<>&\"'/ ]{0,20}") {
        let nasty = format!("<img src=x onerror=alert(1)>{name}");
        let mut desk = Desk::default();
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

/// A topic is named by no word of a command.
#[test]
fn topics_have_plain_names() {
    let mut desk = Desk::default();
    let topics = asked(&mut desk, &json!({"ask": "topics"}));
    for topic in topics["topics"].as_array().unwrap() {
        let name = topic["name"].as_str().unwrap();
        assert!(name.starts_with(char::is_uppercase), "{name}");
        assert_ne!(name.to_lowercase(), topic["word"], "{name}");
    }
}
