//! Lab files that play: a right one wins what can be won, and a hostile one loses nothing but its own games.

use serde_json::Value;

use crate::grading::grade::hand_in::{Variant, variants};
use crate::grading::grade::hostile::{meet_all, met, place_with};
use crate::grading::hand_ins::right;
use crate::grading::jail::namespace::inside;
use crate::grading::python;
use crate::support::{few_or_all, or_pass_over};

/// Plays in a place of its own, with these lab files in it; what was told of it.
fn played(words: &str, files: &[(&str, &str)]) -> Result<Value, String> {
    let told = met(&place_with(files), &format!("play {words}"))?;
    if told.code == 0 { Ok(told.json()) } else { Err(told.said) }
}

fn meet(variant: &Variant) -> Result<(), String> {
    let words = "lab.py --against Kara --board 3 4 5";
    let told = played(words, &[("lab.py", &variant.source())])?;
    let (winner, forfeit) = (&told["winner"], &told["forfeit"]);
    if winner.is_null() || (!forfeit.is_null() && winner != "Computer Kara") {
        return Err(format!("{winner} has won, {forfeit}"));
    }
    let mut secrets = variant.header("never");
    match secrets.find(|words| told.to_string().contains(words)) {
        Some(secret) => Err(format!("the game holds {secret:?}")),
        None => Ok(()),
    }
}

#[test]
fn a_hostile_file_plays_to_an_end() {
    or_pass_over!(python());
    let hostile = few_or_all(variants("hostile"), 8, "hostile hand-ins that play");
    meet_all(&hostile, meet);
}

#[test]
fn a_right_file_wins_what_can_be_won() {
    or_pass_over!(python());
    inside(|| {
        for (board, winner) in [("3 4 5", "lab.py"), ("1 2 3", "Computer Kara")] {
            let words = format!("lab.py --against Kara --board {board}");
            let told = played(&words, &[("lab.py", &right())]).unwrap();
            assert_eq!(told["winner"], winner);
            assert!(told["forfeit"].is_null());
            assert_eq!(told["mistakes"].as_array().map(Vec::len), Some(0), "{told}");
        }
    });
}

/// What is no move loses the game, and is told.
#[test]
fn what_is_no_move_loses_the_game() {
    const BODIES: &str = "
        return None                | returned None, which is no move
        return 1, 2, 3             | returned (1, 2, 3), which is no move
        return 4, 1                | played 4, 1, but there is no row 4
        return 1, 0                | played 1, 0, but
        return 1, 9                | played 1, 9, but
        return -1, 2               | played -1, 2, which is no move on any board
        return 2 ** 99, 1          | which is no move on any board
        return 1 / 0               | raised ZeroDivisionError: division by zero
        while True: pass           | did not answer in time
        import os; os._exit(3)     | ended its program";
    or_pass_over!(python());
    inside(|| {
        let play = |text: &str| played("lab.py --board 3 4 5", &[("lab.py", text)]).unwrap();
        for line in BODIES.lines().skip(1) {
            let (body, forfeit) = line.split_once('|').unwrap();
            let told = play(&format!("def optimal_move(board):\n    {}\n", body.trim()));
            let why = told["forfeit"].as_str().unwrap_or_default();
            assert!(why.contains(forfeit.trim_start()), "{body}: {why}");
            assert_eq!(told["winner"], "Clever Computer");
        }
        assert_eq!(play("x = 1\n")["forfeit"], "has no function optimal_move");
    });
}
