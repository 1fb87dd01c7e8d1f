//! Games that are Nim in disguise on the command line: what is told, as data and in words, and what is refused.

use serde_json::{Value, json};

use crate::program::{nimlab, printed_by, words};

fn in_one_line(request: &str) -> String {
    let words = printed_by(request);
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn data(request: &str) -> Value {
    let text = printed_by(&format!("{request} --format json"));
    serde_json::from_str(&text).expect("it is JSON")
}

/// The request is not carried out, and the message has all of these in it.
fn refused(request: &str, named: &[&str]) {
    let output = nimlab(&words(request))
        .output()
        .expect("the program starts");
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{request}: {message}");
    assert!(output.stdout.is_empty(), "{request}");
    for name in named {
        assert!(message.contains(name), "{request}: {name} in {message}");
    }
}

#[test]
fn the_board_of_nim_is_told_as_it_is_alone() {
    for (disguise, board) in [
        ("nimble 3 5 9", "3 5 9"),
        ("nimble [3, 0b101, 9]", "3 5 9"),
        ("turtles THTTH", "2 5"),
        ("turtles t h ttH", "2 5"),
        ("staircase 2 0 3 1", "2 3"),
        ("northcott 3 1 4", "3 1 4"),
        ("northcott 3 1 2", "3 1 2"),
        ("NIMBLE 0,0", "0 0"),
        ("turtles TTT", "[]"),
        ("staircase 0", "0"),
    ] {
        let told = data(&format!("explain {disguise}"));
        let of_nim = data(&format!("explain {board}"));
        for field in of_nim.as_object().expect("an object").keys() {
            if !["question", "steps"].contains(&&field[..]) {
                assert_eq!(told[field], of_nim[field], "{disguise}: {field}");
            }
        }
        assert_eq!(told["disguise"]["rows"], of_nim["board"], "{disguise}");
        assert_eq!(of_nim.get("disguise"), None);
        let steps = |of: &Value| of["steps"].as_array().expect("a list").clone();
        let (mut steps, mut of_nim) = (steps(&told), steps(&of_nim));
        assert_eq!(steps[0]["step"], "disguised", "{disguise}");
        // Its moves are counted, and its end is told, by the rules of the game.
        for step in steps.iter_mut().chain(&mut of_nim) {
            if ["any-move", "game-over", "no-row-is-left"].contains(&step["step"].as_str().unwrap())
            {
                *step = json!("of the game");
            }
        }
        assert_eq!(steps[2..2 + of_nim.len()], of_nim, "{disguise}");
    }
}

#[test]
fn moves_are_translated_as_data_and_in_words() {
    let moves = |disguise: &str| data(&format!("explain {disguise}"))["disguise"].clone();
    let nimble = moves("nimble 3 5 9");
    assert_eq!(nimble["game"], "nimble");
    assert_eq!(nimble["coins"], json!([3, 5, 9]));
    assert_eq!(
        nimble["winning_moves"],
        json!([{"row": 3, "take": 3, "coin": 3, "from": 9, "to": 6, "position": "3 5 6",
            "text": "slide coin 3 from square 9 to square 6"}])
    );
    let turtles = moves("turtles THTTH");
    assert_eq!(turtles["coins"], "THTTH");
    assert_eq!(turtles["places"], json!([2, 5]));
    let text = "turn the heads at places 5 and 2 to tail";
    assert_eq!(
        turtles["winning_moves"],
        json!([{"row": 2, "take": 3, "place": 5, "also": 2, "position": "TTTTT", "text": text}])
    );
    let alone = &moves("turtles TH")["winning_moves"][0];
    assert_eq!(alone["text"], "turn the head at place 2 to tail");
    assert_eq!(alone.get("also"), None);
    let staircase = moves("staircase 2 0 3 1");
    assert_eq!(staircase["stairs"], json!([2, 0, 3, 1]));
    assert_eq!(staircase["places"], json!([1, 3]));
    let text = "move 1 coin from stair 3 to stair 2";
    assert_eq!(
        staircase["winning_moves"],
        json!([{"row": 2, "take": 1, "stair": 3, "coins": 1, "position": "2 1 2 1", "text": text}])
    );
    assert_eq!(staircase["winning_raises"], json!([]));
    let out = &moves("staircase 2")["winning_moves"][0]["text"];
    assert_eq!(*out, "move 2 coins from stair 1 out of the game");
    let raised = moves("staircase 1 2 3");
    let text = "move 2 coins from stair 2 to stair 1";
    assert_eq!(
        raised["winning_raises"],
        json!([{"stair": 2, "coins": 2, "position": "3 0 3", "text": text}])
    );
    let northcott = moves("northcott 3 1 4");
    assert_eq!(northcott["gaps"], json!([3, 1, 4]));
    let text = "step forward by 2 squares on line 3 to a gap of 2";
    assert_eq!(
        northcott["winning_moves"],
        json!([{"row": 3, "take": 2, "line": 3, "forward": 2, "gap": 2, "position": "3 1 2",
            "text": text}])
    );
    let back: Vec<&Value> = (0..2)
        .map(|at| &northcott["winning_raises"][at]["back"])
        .collect();
    assert_eq!(back, [2, 6]);
}

#[test]
fn the_words_say_how_and_end_in_a_move_of_the_game() {
    for (request, said) in [
        (
            "nimble 3 5 9",
            &[
                "Each coin is a row of Nim",
                "slide coin 3 from square 9 to square 6",
            ][..],
        ),
        ("nimble 0 0", &["The game is over"]),
        ("turtles TTT", &["The game is over"]),
        (
            "turtles THTTH",
            &["the head at place 5", "both rows are gone"],
        ),
        (
            "staircase 2 0 3 1",
            &["on stair 3", "one stair further", "stair 3 to stair 2"],
        ),
        (
            "staircase 0 3",
            &["The player to move loses", "can be answered"],
        ),
        (
            "northcott 3 1 4",
            &["not impartial", "by following", "step forward by 2 squares"],
        ),
        (
            "northcott 0",
            &["The player to move loses", "can be answered"],
        ),
        ("northcott 3 3", &["no move of Northcott's game wins"]),
    ] {
        for format in ["text", "markdown", "html"] {
            let text = printed_by(&format!("explain {request} --format {format}"));
            let plain = text.replace('\u{a0}', " ").replace("&#39;", "'");
            let plain: Vec<&str> = plain.split_whitespace().collect();
            let plain = plain.join(" ");
            for said in said {
                let shown = plain.contains(said);
                assert!(shown || format == "html", "{request}: {said} in {plain}");
            }
        }
        let ascii = printed_by(&format!("explain {request} --ascii --width 40 --depth 9"));
        assert!(ascii.is_ascii(), "{request}");
        assert!(ascii.lines().all(|line| line.len() <= 40), "{ascii}");
        let outcome = printed_by(&format!("explain {request} --depth 0"));
        assert!(outcome.starts_with("The "), "{outcome}");
    }
    // There is more to play on a staircase without rows, so the game is not over.
    assert!(!printed_by("explain staircase 0 3").contains("is over"));
}

#[test]
fn the_largest_and_the_longest_are_told() {
    let most = u64::MAX;
    let long = vec!["1"; 1000].join(" ");
    let heads = "H".repeat(1000);
    for request in [
        format!("nimble {most} {most} 1"),
        format!("northcott {most} 0 1"),
        format!("staircase 0 0 {most}"),
        format!("nimble {long}"),
        format!("staircase {long}"),
        format!("turtles {heads}"),
    ] {
        let text = printed_by(&format!("explain {request} --width 40"));
        assert!(text.lines().all(|line| line.chars().count() <= 40));
        assert_eq!(
            data(&format!("explain {request}"))["question"],
            format!("explain {request}")
        );
    }
    refused(
        &format!("explain nimble {long} 1"),
        &["nimble", "1000", "1001"],
    );
    refused(&format!("explain turtles {heads}T"), &["turtles", "1000"]);
    refused(
        &format!("explain staircase 1 {most}"),
        &["staircase", "18446744073709551615"],
    );
}

/// What is asked of a disguise is answered as of its board of Nim, told in the words of the game, and judged.
#[test]
fn a_disguise_is_asked_as_its_board_of_nim_is() {
    for (asked, answer) in [
        ("sum nimble 3 5 9", "nim sum of 3 5 9 is 15"),
        ("balance staircase 2 7 3 9", "1 is left alone"),
        ("winner northcott 2 2", "The player to move loses"),
        ("rows nimble 3 5 9", "row 3 (coin 3, on square 9)"),
        (
            "move turtles THTTH",
            "turn the heads at places 5 and 2 to tail",
        ),
        ("move northcott 2 2", "No move wins"),
    ] {
        let told = in_one_line(&format!("{asked} --depth 0"));
        assert!(told.contains(answer), "{asked}: {told}");
    }
    for (asked, answer, is_right) in [
        ("move nimble 3 5 9", "3,3", true),
        ("move nimble 3 5 9", "2,3", false),
        ("rows turtles THTTH", "2", true),
        ("winner staircase 0 7 0", "wins", false),
    ] {
        let mut check = nimlab(&["check"]);
        let code = i32::from(!is_right);
        check.args([asked, answer]).assert().code(code);
    }
}

/// Moves are counted by the rules of the game, not of its board of Nim.
#[test]
fn the_moves_of_a_lost_disguise_are_its_own() {
    for (lost, counted) in [
        ("nimble 3 3", "any of the 6 legal moves"),
        ("turtles HHHTTT", "any of the 6 legal moves"),
        ("staircase 2 5 2", "any of the 9 legal moves"),
        ("northcott 2 2", "all the same: any legal move"),
    ] {
        let told = in_one_line(&format!("explain {lost}"));
        assert!(told.contains(counted), "{lost}: {told}");
    }
}
