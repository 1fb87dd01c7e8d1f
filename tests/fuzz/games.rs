//! Games that were written down: one that is accepted was played by the rules, and is read again the same.

use std::fmt::Write;

use nimlab::game::{Rule, Turn};
use nimlab::play::{Match, Review, Side, read_game, review_report, to_json};
use proptest::prelude::proptest;
use proptest::sample::select;

use super::config;
use super::damage::damaged;
use super::rendered::{is_json, keeps_its_promises};
use crate::support::at_depth;

/// Transcripts of the program, and games from paper.
fn games() -> Vec<String> {
    let played = [
        include_str!("../goldens/play/won.txt"),
        include_str!("../goldens/play/lost.txt"),
        include_str!("../goldens/play/computers-misere.txt"),
        include_str!("../goldens/play/two-people.txt"),
        include_str!("../goldens/play/ascii-narrow.txt"),
        include_str!("../goldens/play/coached.txt"),
        include_str!("../goldens/play/markdown.md"),
    ];
    let paper = [
        "board 5 4 5 2 3\nAlice: 3, 2\nBob: 1, 5\n",
        "Nim, misère play: whoever takes the last object loses\nboard 1,1,0b10\nAnn: 3,2 (good)\nBen: 1 1 # oh\nAnn: 2,1.\n",
        "Nim:\n1: X X\n2: X … X (40)\nAnn: 2, 40\n\nNim:\n1: X X\n2:\nBen: 1,1\nTaken back: 1 move.\nBen: 1,2\n",
        "# A game\n- 2 2\n- You: 1, 2\n- Clever Computer: 2, 2\n",
    ];
    let paper = paper.iter().cycle().take(16);
    played.iter().chain(paper).map(|&game| game.to_owned()).collect()
}

/// The game as one writes it on paper.
fn written(game: &Match) -> String {
    let mut text = String::new();
    if game.rule() == Rule::Misere {
        text.push_str("Nim, misère play\n");
    }
    writeln!(text, "board {}", game.start().board).expect("a string takes everything");
    for (turn, mv) in game.moves().iter().filter_map(Turn::only).enumerate() {
        let name = game.player(Side::after_moves(turn)).name();
        writeln!(text, "{name}: {}, {}", mv.row, mv.take()).expect("a string takes everything");
    }
    text
}

fn was_played_by_the_rules(game: &Match) {
    let mut board = game.start().board.clone();
    for turn in game.moves() {
        board = board.after_turn(turn).expect("every move of a game that was read is legal");
    }
    assert_eq!(&board, game.board());
    let review = Review::of(game);
    assert_eq!(review.turns_with_positions().count(), game.moves().len());
    let style = at_depth(1);
    keeps_its_promises(&review_report(&review, None, style));
    is_json(&to_json(&review, None));
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_a_game_or_told_what_to_mend(text in damaged(games()), rule in select(vec![Rule::Normal, Rule::Misere])) {
        match read_game("game.txt", &text, rule) {
            Ok(game) => {
                was_played_by_the_rules(&game);
                if !game.moves().is_empty() {
                    let text = written(&game);
                    let again = read_game("again.txt", &text, Rule::Normal).unwrap_or_else(|error| panic!("{error}: {text}"));
                    assert_eq!((again.moves(), again.start(), again.rule()), (game.moves(), game.start(), game.rule()), "{text}");
                }
            }
            Err(error) => {
                assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error}");
                assert!(!error.to_string().contains(char::is_control), "{error:?}");
            }
        }
    }
}
