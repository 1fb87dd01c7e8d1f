//! Whole games: their transcripts, their winners, and what cannot be played.

use course::play::{Match, Player, with_distinct_names};
use theory::{Board, Rule};

use super::play;
use crate::golden::compare;
use crate::program::words;

#[test]
fn names_say_who_is_a_computer() {
    for (name, is_computer) in [
        ("Computer 1", true),
        ("my cOmPuTeR", true),
        ("I think therefore I am", false),
        ("You", false),
    ] {
        assert_eq!(Player::named(name).unwrap().is_computer(), is_computer);
    }
    for name in ["", "  ", "a\nb", "3, 2", &"x".repeat(31)] {
        assert!(Player::named(name).is_err(), "{name}");
    }
    let both =
        with_distinct_names(["Computer", "computer"].map(|name| Player::named(name).unwrap()));
    assert_eq!(both.each_ref().map(Player::name), ["Computer 1", "computer 2"]);
}

#[test]
fn undo_goes_back_to_the_turn_a_person_had_before() {
    let players = |names: [&str; 2]| names.map(|name| Player::named(name).unwrap());
    let board = Board::from([5, 4, 3]);
    for (names, taken_back) in [
        (["Alice", "Bob"], [0, 1, 1, 1]),
        (["Alice", "computer"], [0, 1, 2, 1]),
        (["computer", "Bob"], [0, 0, 1, 2]),
        (["computer 1", "computer 2"], [0, 0, 0, 0]),
    ] {
        let mut game = Match::new(players(names), board.clone(), Rule::Normal);
        for expected in taken_back {
            let mut undone = game.clone();
            let made = game.moves().len();
            assert_eq!(undone.undo(), expected, "{names:?} after {made} moves");
            assert_eq!(undone.moves(), &game.moves()[..made - expected]);
            assert_eq!(*undone.position(), game.position_before(made - expected));
            let mv = game.board().taking(1, 1).unwrap();
            game.play(mv).unwrap();
        }
    }
}

/// What is typed, and the arguments, of games whose transcripts are kept.
const GAMES: [(&str, &str, &str); 8] = [
    ("lost.txt", "--seed 4 --board 1 2 --coach", "1,1\n"),
    ("won.txt", "--seed 1 --board 1,2", "2,1\n1,1\n"),
    (
        "coached.txt",
        "Alice --coach --seed 7 --board 3 4 5",
        "help\nhint\nhint\nhint\nhint\nhint\n1,1\nwhy\nwhy\nwhy\n2,9\nundo\nnonsense\n\n1 2\nquit\n",
    ),
    (
        "two-people.txt",
        "Alice Bob --board 5,4,5,2,3 --depth 1",
        "3,2\n1,5\nundo\nundo\nundo\n3, 2\n1 5\n",
    ),
    (
        "computers-misere.txt",
        "computer-a computer-b --misere --difficulty 20 --seed 3 --board 3 1 4",
        "",
    ),
    (
        "ascii-narrow.txt",
        "Zoë --ascii --width 40 --seed 2 --board 30 30 --depth 1 --misere --coach",
        "1,29\nhint\nhint\nhint\nquit\n",
    ),
    ("markdown.md", "Alice Bob_2 --format markdown --board 2 2 --depth 1", "1,1\n2,1\n1,1\n2,1\n"),
    ("won.json", "--seed 1 --board 1,2 --format json --depth 1", "2,1\n1,1\n"),
];

#[test]
fn transcripts_look_as_they_always_have() {
    for (name, arguments, typed) in GAMES {
        let (code, stdout, stderr) = play(&words(arguments), typed);
        assert_eq!(code, 0, "{name}");
        assert_eq!(stderr.is_empty(), !arguments.contains("json"), "{stderr}");
        compare(format!("play/{name}"), stdout);
    }
}

#[test]
fn what_cannot_be_drawn_is_refused_with_a_reason() {
    let many = vec!["1"; 41].join(",");
    let (code, _, stderr) = play(&["--board", &many], "");
    let told = "41 rows: expected at most 40, so that it can be drawn";
    assert!(code == 2 && stderr.contains(told), "{stderr}");
}
