//! What lines that end a game say, one by one: "Anna has beaten Boris!" says that Anna has won.

use super::Claim::{self, Lost, Won};
use super::claims;
use crate::grade::game::spoken::lines;

/// What a line says of Anna, 0, and Boris, 1.
fn said(text: &str) -> Vec<Claim> {
    claims(&lines(text, ["Anna", "Boris"])[0])
}

#[test]
fn the_one_who_has_won_is_understood() {
    for text in [
        "Anna wins!",
        "ANNA WINS!!!",
        "Anna, you win",
        "You win, Anna!",
        "Winner: Anna",
        "The winner is Anna, not Boris.",
        "The winner is not Boris but Anna",
        "And the winner of this game is... Anna!",
        "Anna is the winner",
        "Anna is the winner against Boris",
        "Sorry Boris, the winner is Anna",
        "Boris is out of moves and the winner is Anna",
        "Sorry Boris, Anna won this game.",
        "Anna wins over Boris",
        "Player Anna has won the game against Boris",
        "Anna takes the last element and wins!",
        "Boris cannot move, Anna wins.",
        "The game is won by Anna",
        "Boris, this game was won by player Anna",
        "Victory for Anna!",
        "Anna's victory over Boris",
        "Congratulations, Anna!",
        "Congratulations! Anna!",
        "Congrats to Anna",
        "Anna - congratulations!",
        "Congratulations to the winner: Anna",
        "Anna gewinnt!",
        "Anna hat gegen Boris gewonnen",
        "Gewonnen hat Anna.",
        "Es gewinnt Anna gegen Boris",
        "Der Gewinner ist Anna",
        "Sieger: Anna",
        "Sieg für Anna!",
        "Der Sieg geht an Anna.",
        "Glückwunsch, Anna!",
        "Player 1 (Anna) wins",
        "Game over! Winner is: Anna",
        "The winner of this round is Anna! Well played, Boris.",
        "Anna has won this round of Nim!",
        "Anna wins! Boris had no chance.",
        "Boris has no more moves and victory goes to Anna",
        "Boris cannot move and Anna wins",
        "There is no move left, so Anna is victorious",
        "Anna ist der Gewinner",
        "Anna hat das Spiel gewonnen!",
        "Bravo, Anna",
    ] {
        assert_eq!(said(text), [Won(0)], "{text}");
    }
}

#[test]
fn more_than_one_thing_is_said() {
    for (text, claims) in [
        ("Anna has beaten Boris!", vec![Won(0)]),
        ("Boris was beaten by Anna", vec![Won(0)]),
        ("Boris wurde von Anna besiegt", vec![Won(0)]),
        ("Boris is defeated!", vec![Lost(1)]),
        (
            "Congratulations Anna, you beat Boris!",
            vec![Won(0), Won(0)],
        ),
        (
            "Congratulations Anna! You beat Boris!",
            vec![Won(0), Won(0)],
        ),
        ("Anna won, Boris lost.", vec![Won(0), Lost(1)]),
        ("Anna, you win. Boris, you lose.", vec![Won(0), Lost(1)]),
        ("Anna won! You lost, Boris!", vec![Won(0), Lost(1)]),
        ("Boris loses. Anna wins.", vec![Lost(1), Won(0)]),
        ("Winner: Anna, loser: Boris", vec![Won(0), Lost(1)]),
        ("Loser: Boris, winner: Anna", vec![Lost(1), Won(0)]),
        (
            "Anna is the winner and Boris is the loser",
            vec![Won(0), Lost(1)],
        ),
        (
            "The winner is Anna and Boris has lost",
            vec![Won(0), Lost(1)],
        ),
        (
            "Boris has no moves left and loses, so Anna is the winner",
            vec![Lost(1), Won(0)],
        ),
        (
            "Boris hat verloren, Anna hat gewonnen",
            vec![Lost(1), Won(0)],
        ),
        ("Herzlichen Glückwunsch! Anna gewinnt.", vec![Won(0)]),
        ("Gratulation, Anna! Du hast gewonnen.", vec![Won(0), Won(0)]),
        (
            "Anna, du hast gewonnen; Boris, du hast verloren",
            vec![Won(0), Lost(1)],
        ),
        (
            "Boris, you lost. Anna is the champion!",
            vec![Lost(1), Won(0)],
        ),
        ("Anna has won and Boris has not won", vec![Won(0), Lost(1)]),
        ("The winner is Boris, who beat Anna", vec![Won(1), Won(1)]),
    ] {
        assert_eq!(said(text), claims, "{text}");
    }
}

#[test]
fn who_has_not_won_is_not_taken_for_the_winner() {
    for (text, claims) in [
        ("Boris loses!", vec![Lost(1)]),
        (
            "Better luck next time, Boris - you could not win!",
            vec![Lost(1)],
        ),
        ("Boris didn't win.", vec![Lost(1)]),
        ("Boris hat nicht gewonnen", vec![Lost(1)]),
        ("Boris verliert gegen Anna", vec![Lost(1)]),
        ("Anna and Boris win", vec![]),
        ("Congratulations, Anna and Boris!", vec![]),
        ("Thanks for playing, Anna and Boris!", vec![]),
        ("The winner is:", vec![]),
        ("Whoever takes last wins.", vec![]),
    ] {
        assert_eq!(said(text), claims, "{text}");
    }
}
