//! A match: turns, moves that are refused, hints, explanations, moves taken back, and the computer in between.

use course::conversation::{Conversation, Input, Next, Reply};
use course::play::{Computer, Difficulty, Match, Play, Player, Review, review_report};
use explain::document::Style;
use explain::legible::in_quotes;
use theory::{Board, Rule};

use super::{printed, read, transcript, written};
use crate::program::{run, words};

fn play(players: [&str; 2], board: impl Into<Board>, coach: bool) -> Play {
    let players = players.map(|name| Player::named(name).unwrap());
    Play::new(
        Match::new(players, board.into(), Rule::Normal),
        Computer::new(Difficulty::PERFECT, 1),
        coach,
        Style { depth: 0, ..Style::default() },
    )
}

#[test]
fn the_board_is_shown_again_to_whoever_asks() {
    let mut play = play(["Alice", "Bob"], [3, 2, 1], false);
    let (seen, next) = transcript(&mut play, &["1,1", "board", "b", "quit"]);
    assert_eq!(next, Next::Ended);
    // Before the first move, after it, and twice because it was asked for; and it is the same player's turn.
    assert_eq!(seen.matches("Nim:\n").count(), 4, "{seen}");
    assert_eq!(seen.matches("1: X X ·\n").count(), 3, "{seen}");
    assert_eq!(seen.matches("Bob to move.").count(), 3, "{seen}");
}

/// The computer's moves come one by one, so that a long match is seen as it goes.
#[test]
fn computers_go_on_by_themselves_and_can_be_stopped_between_two_moves() {
    let mut play = play(["computer a", "computer b"], [9, 8, 7], false);
    let mut reply = play.opening();
    let mut said = String::new();
    let moves = |said: &str| {
        said.matches("\ncomputer a: ").count() + said.matches("\ncomputer b: ").count()
    };
    for number in 1..=4 {
        assert_eq!(reply.next, Next::GoOn);
        reply.shown.iter().for_each(|shown| said += &read(shown));
        assert_eq!(moves(&said), number, "{said}");
        reply = play.go_on();
    }
    let stopped = play.take(Input::End);
    assert_eq!(stopped.next, Next::Ended);
    let stopped: String = stopped.shown.iter().map(read).collect();
    assert_eq!(stopped, "The game stops here. Thank you for playing.\n\n");
    assert_eq!(play.go_on(), Reply::ended([]));
    assert_eq!(play.into_match().moves().len(), 5);
}

/// Whoever interrupts the match after its last move still learns who has won.
#[test]
fn a_match_that_is_won_is_not_stopped() {
    let mut play = play(["computer a", "computer b"], [1], false);
    assert_eq!(play.opening().next, Next::GoOn);
    let end = play.take(Input::End);
    assert_eq!(end.next, Next::Ended);
    let end: String = end.shown.iter().map(read).collect();
    assert!(end.contains("computer a wins"), "{end}");
}

#[test]
fn the_program_prints_this_and_the_review() {
    let typed = ["hint", "1,9", "1,1", "why", "undo", "2,1", "", "1,1", "2,1", "1,1", "2,1", "1,1"];
    for (first, second) in [("Alice", "Bob"), ("Alice", "Computer"), ("computer a", "computer b")] {
        let mut play = Play::new(
            Match::new(
                [first, second].map(|name| Player::named(name).unwrap()),
                Board::from([3, 2]),
                Rule::Misere,
            ),
            Computer::new(Difficulty::percent(50).unwrap(), 7),
            true,
            Style::default(),
        );
        let (seen, _) = transcript(&mut play, &typed);
        let game = play.into_match();
        assert!(game.winner().is_some(), "{seen}");
        let options = "--board 3,2 --misere --coach --difficulty 50 --seed 7";
        let again = format!("nimlab play {} {} {options}", in_quotes(first), in_quotes(second));
        let again = (second != "Bob").then_some(&again[..]);
        let review = review_report(&Review::of(&game), again, Style::default());
        let words = [&["play", first, second], &words(options)[..]].concat();
        assert_eq!(printed(&words, &typed), format!("{seen}{}", written(&review)));
        // Where JSON goes to standard output, the game itself goes to standard error, so that both can be used.
        let as_json = [&words[..], &["--format", "json"]].concat();
        let (_, json, beside) = run(&as_json, typed.join("\n") + "\n");
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let winner = game.winner().map(|side| game.player(side).name());
        assert_eq!(json["winner"].as_str(), winner);
        assert!(beside.contains(&seen), "{beside}");
    }
}
