//! What a page is answered: the same as a terminal, in HTML, and something sensible to whatever it asks.

use nimlab::derivation::Derivation;
use nimlab::document::{Style, tell};
use nimlab::question::{Dash, Request};
use nimlab::render::html_part;
use nimlab_web::Desk;
use proptest::prelude::any;
use proptest::proptest;
use serde_json::{Value, json};

use crate::support::cases;

fn asked(desk: &mut Desk, request: &Value) -> Value {
    serde_json::from_str(&desk.answer(&request.to_string())).expect("a reply is JSON")
}

/// The HTML of all that is said.
fn html(reply: &Value) -> String {
    let pieces = reply["html"].as_array().expect("something is said");
    pieces.iter().filter_map(Value::as_str).collect()
}

#[test]
fn what_is_explained_is_what_the_program_tells() {
    let words = "explain 18 6 3 20 9 --move 5,6";
    let reply = asked(
        &mut Desk::default(),
        &json!({"ask": "explain", "words": words}),
    );
    let request = Request::parse(words, Dash::Refused).unwrap();
    let told = tell(&Derivation::of(request), Style::default());
    assert_eq!(reply["html"], html_part(&told));
    assert_eq!(
        reply["made"],
        json!({"say": "5,6", "leaves": "18 6 3 20 3"})
    );
    assert_eq!(reply["board"]["rows"][4]["groups"], json!(["8", "1"]));
}

#[test]
fn a_board_tells_what_may_become_of_each_row() {
    let reply = asked(
        &mut Desk::default(),
        &json!({"ask": "board", "words": "kayles 3 + nim 2"}),
    );
    let says = |row: usize| -> Vec<&str> {
        let moves = reply["rows"][row]["moves"].as_array().unwrap();
        moves.iter().filter_map(|mv| mv["say"].as_str()).collect()
    };
    let mut kayles = says(0);
    kayles.sort_unstable();
    assert_eq!(kayles, ["1,2", "1=1+1", "1=2"]);
    assert_eq!(says(1), ["2,1", "2,2"]);
    assert_eq!(reply["rows"][1]["moves"][1]["leaves"], "kayles 3 + nim 0");
}

/// Each way to explain a board leads to the others that there are, and none to itself.
#[test]
fn other_ways_to_explain_are_those_that_there_are() {
    let mut desk = Desk::default();
    let plain = ("Explain this board", "explain 5 4 3");
    let proof = ("Prove it on this board", "explain --proof 5 4 3");
    let ahead = ("Look ahead", "explain --by looking-ahead 5 4 3");
    for (words, others) in [
        (plain.1, &[proof, ahead][..]),
        (proof.1, &[plain, ahead]),
        (ahead.1, &[plain, proof]),
        ("explain 5 4 3 --all", &[plain, proof, ahead]),
        (
            "explain 18 6 3 20 9",
            &[("Prove it on this board", "explain --proof 18 6 3 20 9")],
        ),
        (
            "explain kayles 7",
            &[("Look ahead", "explain --by looking-ahead kayles 7")],
        ),
        ("xor 3 5", &[]),
    ] {
        let reply = asked(&mut desk, &json!({"ask": "explain", "words": words}));
        let expected: Vec<Value> = others
            .iter()
            .map(|(name, words)| json!({"name": name, "words": words}))
            .collect();
        assert_eq!(reply["manners"], Value::from(expected), "{words}");
        for (_, words) in others {
            let reply = asked(&mut desk, &json!({"ask": "explain", "words": words}));
            assert_eq!(reply["words"], *words);
        }
    }
}

#[test]
fn a_board_alone_is_explained_and_a_misspelt_word_is_named() {
    let mut desk = Desk::default();
    for (words, read) in [
        ("5,4 3", "explain 5 4 3"),
        ("kayles 7 + 3", "explain kayles 7 + nim 3"),
        ("--misere 1 1", "explain --misere 1 1"),
        ("xor 3 5", "xor 3 5"),
    ] {
        let reply = asked(&mut desk, &json!({"ask": "explain", "words": words}));
        assert_eq!(reply["words"], read, "{reply}");
    }
    let refused = asked(&mut desk, &json!({"ask": "explain", "words": "5 four 3"}));
    assert!(refused["message"].as_str().unwrap().contains("'four'"));
}

#[test]
fn boards_are_made_up_of_any_game() {
    let mut desk = Desk::default();
    for game in [
        "nim",
        "misere",
        "kayles",
        "subtract:1,2,3",
        "grundy",
        "moore:2",
    ] {
        for seed in 0..20 {
            let request = json!({"ask": "draw", "name": game, "seed": seed});
            let drawn = asked(&mut desk, &request);
            let words = &drawn["words"];
            assert!(words.is_string(), "{game}: {drawn}");
            let explained = asked(&mut desk, &json!({"ask": "explain", "words": words}));
            assert!(
                explained["board"]["rows"][0].is_object(),
                "{words}: {explained}"
            );
            let is_named = game == "nim" || words.as_str().unwrap().contains(game);
            assert!(is_named, "{game}: {words}");
        }
    }
}

#[test]
fn talks_go_on_beside_each_other() {
    let mut desk = Desk::default();
    asked(
        &mut desk,
        &json!({"ask": "practice", "topics": ["sum"], "count": 1, "seed": 3}),
    );
    asked(&mut desk, &json!({"ask": "lesson", "name": "the-game"}));
    let report = asked(
        &mut desk,
        &json!({"ask": "say", "to": "practice", "line": "quit"}),
    );
    assert_eq!(report["next"], "ended");
    let lesson = asked(
        &mut desk,
        &json!({"ask": "say", "to": "lesson", "line": ""}),
    );
    assert!(lesson["progress"].is_object());
    let play = asked(
        &mut desk,
        &json!({"ask": "say", "to": "play", "line": "1,1"}),
    );
    assert_eq!(play["reply"], "error");
}

#[test]
fn practice_goes_on_from_answer_to_answer() {
    let mut desk = Desk::default();
    let begun = json!({"ask": "practice", "topics": ["sum"], "count": 2, "seed": 3});
    let mut reply = asked(&mut desk, &begun);
    for _ in 0..2 {
        assert_eq!(reply["next"], "ask");
        asked(
            &mut desk,
            &json!({"ask": "say", "to": "practice", "line": "hint"}),
        );
        reply = asked(
            &mut desk,
            &json!({"ask": "say", "to": "practice", "line": "skip"}),
        );
    }
    assert_eq!(reply["next"], "ended");
}

#[test]
fn a_lesson_is_kept_where_it_was_left() {
    let mut desk = Desk::default();
    let mut reply = asked(&mut desk, &json!({"ask": "lesson", "name": "the-game"}));
    assert!(html(&reply).contains("<h2>The game</h2>"));
    for _ in 0..3 {
        reply = asked(
            &mut desk,
            &json!({"ask": "say", "to": "lesson", "line": ""}),
        );
    }
    let lessons = asked(
        &mut desk,
        &json!({"ask": "lessons", "progress": reply["progress"]}),
    );
    assert_eq!(lessons["lessons"][0]["is_begun"], true);
    assert_eq!(lessons["lessons"][1]["is_begun"], false);
}

#[test]
fn a_game_shows_its_board_and_is_reviewed_at_its_end() {
    let mut desk = Desk::default();
    let reply = asked(
        &mut desk,
        &json!({"ask": "play", "board": "1 1", "players": ["Ann", "Bo"], "difficulty": 100, "coach": false, "seed": 1}),
    );
    assert_eq!(reply["board"]["words"], "1 1");
    asked(
        &mut desk,
        &json!({"ask": "say", "to": "play", "line": "1,1"}),
    );
    let reply = asked(
        &mut desk,
        &json!({"ask": "say", "to": "play", "line": "2,1"}),
    );
    assert_eq!(reply["next"], "ended");
    assert!(html(&reply).contains("The game, move by move"));
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
