//! What is typed at the prompt: nonsense, floods and the end of the input cost no game.

use super::play;
use crate::support::has;

#[test]
fn nonsense_costs_no_turn() {
    for nonsense in [
        "",
        "banana",
        "3",
        "3,2,1",
        "3;2",
        "-1,2",
        "+1,2",
        "1,0",
        "0,1",
        "6,1",
        "1,6",
        "1.5,2",
        "1,18446744073709551616",
        "99999999999999999999,1",
        "٣,٢",
        "３,２",
        "३ २",
        "1\u{0},2",
        "\u{0}",
        "\u{1b}[2J",
        "\u{7}1,1",
        "1\u{a0}1",
        "\u{feff}",
        "none",
        "'; drop table",
    ] {
        let (code, stdout, stderr) = play(&["Alice", "Bob"], format!("{nonsense}\n1,5\nquit\n"));
        assert_eq!((code, &stderr[..]), (0, ""), "{nonsense:?}");
        assert!(stdout.contains("\nAlice: 1, 5\n"), "{nonsense:?}: {stdout}");
        assert!(!stdout.contains("\nBob: "), "{nonsense:?}: {stdout}");
        let control = |c: char| c.is_control() && c != '\n';
        assert!(!stdout.contains(control), "{nonsense:?}: {stdout:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_only_nonsense() {
    let (code, stdout, _) = play(&["Alice", "Bob"], b"\xff\xfe1,1\n1,5\r\nquit".to_vec());
    assert_eq!(code, 0);
    assert!(stdout.contains("\nAlice: 1, 5\n"), "{stdout}");
}

#[test]
fn a_flood_is_cut_short() {
    let flood = "1,".repeat(500_000) + "\n1,5\n" + &"9".repeat(1_000_000);
    let (code, stdout, _) = play(&["Alice", "Bob"], flood);
    assert_eq!(code, 0);
    assert!(stdout.contains("\nAlice: 1, 5\n"));
    assert!(stdout.len() < 20_000, "{}", stdout.len());
}

#[test]
fn the_end_of_the_input_ends_the_game_at_every_prompt() {
    let typed = "hint\nbanana\n1,1\nwhy\n2,1\nundo\n3,1\n";
    for (at, _) in typed.match_indices('\n').chain([(0, ""), (3, "")]) {
        let (code, stdout, stderr) = play(&["Alice", "Bob", "--coach"], &typed[..at]);
        assert_eq!((code, &stderr[..]), (0, ""), "after {at} bytes");
        assert!(stdout.contains("The game stops here."), "{stdout}");
        let came_of_it = ["The result", "No move was made"];
        assert!(came_of_it.iter().any(|said| stdout.contains(said)), "{stdout}");
    }
}

#[test]
fn undo_why_and_quit_at_the_start_are_told_politely() {
    let (code, stdout, _) = play(&["Alice", "Bob"], "undo\nwhy\nQUIT\n");
    assert_eq!(code, 0);
    has(
        &stdout,
        &[
            "nothing to take back",
            "No move has been made yet",
            "No move was made, so there is nothing to review.",
        ],
    );
}
