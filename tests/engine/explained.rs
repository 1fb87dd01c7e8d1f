//! What is explained: the same as at a terminal, of the board that a turn leaves, in each of the ways that there are.

use explain::derivation::Derivation;
use explain::document::{Style, tell};
use explain::question::{Dash, Request};
use render::html_part;
use serde_json::{Value, json};
use wasm::Desk;

use super::desk::asked;

/// What the program tells, as HTML.
fn told(words: &str) -> String {
    let request = Request::parse(words, Dash::Refused).unwrap();
    html_part(&tell(&Derivation::of(request), Style::default()))
}

/// Where a turn has been tried, all is about the board that it leaves, in the way that was asked for; what it was made on is told
/// beside that.
#[test]
fn after_a_turn_all_is_about_one_board() {
    let mut desk = Desk::default();
    for manner in ["", " --proof"] {
        let reply = asked(
            &mut desk,
            &json!({"ask": "explain", "words": format!("explain{manner} 18 6 3 20 9"), "turns": ["5,6"]}),
        );
        assert_eq!(reply["words"], format!("explain{manner} 18 6 3 20 9"));
        assert_eq!(reply["html"], told(&format!("explain{manner} 18 6 3 20 3")));
        assert_eq!(reply["board"]["rows"][3]["groups"], json!(["16", "4"]));
        assert_eq!(reply["board"]["words"], "18 6 3 20 3");
        assert_eq!(reply["verdict"]["wins"], false);
        assert_eq!(reply["manner"], manner);
        let tried = &reply["tried"];
        assert_eq!(tried["say"], "5,6");
        assert_eq!(tried["before"]["board"]["words"], "18 6 3 20 9");
        assert_eq!(tried["before"]["verdict"]["wins"], true);
        let names = reply["manners"].as_array().unwrap().iter();
        let names: Vec<_> = names.map(|manner| &manner["name"]).collect();
        assert_eq!(names, ["Steps", "Proof"]);
    }
    for (words, turn) in [("explain 5 4", "3,1"), ("explain 5 4", "1,6"), ("xor 5 4", "1,1")] {
        let reply = asked(&mut desk, &json!({"ask": "explain", "words": words, "turns": [turn]}));
        assert_eq!(reply["reply"], "error", "{words} {turn}: {reply}");
    }
}

/// The step that shows what is said in a line: how a winning move is found, or why there is none.
#[test]
fn the_step_that_decides_is_told() {
    let mut desk = Desk::default();
    for (words, heading) in [
        ("explain 5 4 3", "Which row can make every column even"),
        ("explain 5 4 1", "The nim sum is"),
        ("explain kayles 3 1", "Which row can make every column even"),
    ] {
        let reply = asked(&mut desk, &json!({"ask": "explain", "words": words}));
        let decisive = usize::try_from(reply["decisive"].as_u64().expect("a step")).unwrap();
        let html = reply["html"].as_str().unwrap();
        let step = html.split("<section").nth(decisive + 1).unwrap();
        assert!(step.contains(heading), "{words}: {step}");
    }
    let reply = asked(&mut desk, &json!({"ask": "explain", "words": "xor 3 5"}));
    assert_eq!(reply["decisive"], Value::Null);
}

/// The ways to explain a board are those that there are, always in the same order, whichever is shown.
#[test]
fn the_ways_to_explain_a_board_keep_their_places() {
    let mut desk = Desk::default();
    for (words, ways) in [
        ("explain 5 4 3", "Steps, Proof, Look ahead"),
        ("explain --looking-ahead 5 4 3", "Steps, Proof, Look ahead"),
        ("explain 18 6 3 20 9", "Steps, Proof"),
        ("explain kayles 7", "Steps, Look ahead"),
        ("xor 3 5", ""),
    ] {
        let reply = asked(&mut desk, &json!({"ask": "explain", "words": words}));
        let manners = reply["manners"].as_array().unwrap();
        let names: Vec<&str> = manners.iter().map(|it| it["name"].as_str().unwrap()).collect();
        assert_eq!(names.join(", "), ways);
        for manner in manners {
            assert_eq!(manner["is_shown"], manner["words"] == words, "{words}");
            let shown = asked(&mut desk, &json!({"ask": "explain", "words": manner["words"]}));
            assert_eq!(shown["words"], manner["words"]);
            assert!(shown["board"].is_object(), "{words}");
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
    let refused = asked(&mut desk, &json!({"ask": "explain", "words": "5 quux 3"}));
    assert!(refused["message"].as_str().unwrap().contains("'quux'"));
}
