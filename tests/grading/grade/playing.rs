//! Lab files that play: a right one wins what can be won, and a hostile one loses nothing but its own games.

use serde_json::Value;

use crate::grade::hand_in::{Variant, fresh_folder, plain, variants};
use crate::grade::hostile::can_be_met;
use crate::grade::namespace::Place;
use crate::grade::pace::try_all;
use crate::support::few_or_all;

/// Plays in a place of its own, with these lab files in it; what was told of it.
fn played(name: &str, words: &str, files: &[(&str, &str)]) -> Result<Value, String> {
    let place = Place::new(fresh_folder("playing", name));
    for (file, source) in files {
        place.write(file, source);
    }
    let run = place.run_nimlab(&format!("play {words}"))?;
    if run.told("code").next() != Some("0") {
        return Err(run.stderr);
    }
    serde_json::from_slice(&run.stdout).map_err(|why| format!("{why}\n{}", run.stderr))
}

fn meet(variant: &Variant) -> Result<(), String> {
    let words = "lab.py --against Kara --board 3 4 5";
    let told = played(&variant.name, words, &[("lab.py", &variant.source())])?;
    let (winner, forfeit) = (&told["winner"], &told["forfeit"]);
    if winner.is_null() || (!forfeit.is_null() && winner != "Computer Kara") {
        return Err(format!("{winner} has won, {forfeit}"));
    }
    match variant
        .header("never")
        .find(|words| told.to_string().contains(words))
    {
        Some(secret) => Err(format!("the game holds {secret:?}")),
        None => Ok(()),
    }
}

#[test]
fn a_hostile_file_plays_to_an_end() {
    if !can_be_met() {
        return;
    }
    let hostile = few_or_all(variants("hostile"), 8, "hostile hand-ins that play");
    try_all(&hostile, |variant| {
        meet(variant).map_err(|why| format!("{}: {why}", variant.name))
    });
}

#[test]
fn a_right_file_wins_what_can_be_won() {
    if !can_be_met() {
        return;
    }
    let right = plain();
    for (board, winner) in [("3 4 5", "lab.py"), ("1 2 3", "Computer Kara")] {
        let words = format!("lab.py --against Kara --board {board}");
        let told = played("right", &words, &[("lab.py", &right)]).unwrap();
        assert_eq!(told["winner"], winner);
        assert!(told["forfeit"].is_null());
        let mistakes = told["mistakes"].as_array().unwrap();
        assert!(mistakes.is_empty(), "{told}");
    }
}

/// What is no move loses the game, and is told.
#[test]
fn what_is_no_move_loses_the_game() {
    if !can_be_met() {
        return;
    }
    for (body, forfeit) in [
        ("return None", "gave back None, which is no move"),
        ("return 1, 2, 3", "gave back (1, 2, 3), which is no move"),
        ("return 4, 1", "played 4, 1, but there is no row 4"),
        ("return 1, 0", "played 1, 0, but "),
        ("return 1, 9", "played 1, 9, but "),
        (
            "return -1, 2",
            "played -1, 2, which is no move on any board",
        ),
        ("return 2 ** 99, 1", "which is no move on any board"),
        ("return 1 / 0", "raised ZeroDivisionError: division by zero"),
        ("while True: pass", "did not answer in time"),
        ("import os; os._exit(3)", "ended its program"),
    ] {
        let source = format!("def optimal_move(board):\n    {body}\n");
        let told = played("no_move", "lab.py --board 3 4 5", &[("lab.py", &source)]).unwrap();
        let why = told["forfeit"].as_str().unwrap_or_default();
        assert!(why.contains(forfeit), "{body}: {why}");
        assert_eq!(told["winner"], "Clever Computer");
    }
    let told = played(
        "no_function",
        "lab.py --board 3 4 5",
        &[("lab.py", "x = 1\n")],
    )
    .unwrap();
    assert_eq!(told["forfeit"], "has no function optimal_move");
}

/// A league is the same from the same seed, and nobody loses a game through what another does.
#[test]
fn a_league_is_fair_whoever_is_in_it() {
    if !can_be_met() {
        return;
    }
    let right = plain();
    let hostile = [
        "kill_everything",
        "loop_in_a_function",
        "fork_bomb",
        "hard_exit",
    ]
    .map(|name| {
        let all = variants("hostile");
        let variant = all.iter().find(|variant| variant.name == name).unwrap();
        (format!("class/{name}.py"), variant.source())
    });
    let mut files = vec![("class/anna.py", &*right), ("class/ben.py", &*right)];
    files.extend(hostile.iter().map(|(name, source)| (&**name, &**source)));
    let league = || played("league", "--tournament class --count 2", &files).unwrap();
    let told = league();
    let scores = told["standings"].as_array().unwrap();
    assert_eq!(scores.len(), files.len());
    for score in scores {
        assert_eq!(score["games"], 4 * (files.len() - 1));
        if score["player"] == "anna" || score["player"] == "ben" {
            assert_eq!(
                (&score["forfeits"], &score["mistakes"]),
                (&0.into(), &0.into())
            );
        }
    }
    assert_eq!(told, league());
}
