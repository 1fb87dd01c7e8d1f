//! Recorded games: one that is accepted was played by the rules, and is recorded again the same.

use course::play::{Match, Review, read_record, record, review_report, to_json};
use proptest::prelude::proptest;

use super::config;
use super::damage::damaged;
use super::rendered::{is_json, keeps_its_promises};
use crate::support::at_depth;

/// Records of games.
fn games() -> Vec<String> {
    let games = [
        "first Alice\nsecond Bob\nrule normal\nboard 5 4 5 2 3\nmove 3,2\nmove 1,5\n",
        "first Ann\nsecond Clever Computer\nrule misere\nboard 1 1 2\nmove 3,2\nmove 1,1\nmove 2,1\n",
        "first lab.py\nsecond You\nrule normal\nboard kayles 7 + nim 3 4\nmove 1=2+3\nlost gave back None\n",
    ];
    games.map(str::to_owned).into()
}

fn was_played_by_the_rules(game: &Match) {
    let mut board = game.start().board.clone();
    for &mv in game.moves() {
        board = board.after(mv).expect("every move of a game that was read is legal");
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
    fn any_text_is_a_game_or_told_what_to_mend(text in damaged(games())) {
        match read_record("game.txt", &text) {
            Ok(game) => {
                was_played_by_the_rules(&game);
                let text = record(&game);
                let again = read_record("again.txt", &text);
                assert_eq!(again.as_ref(), Ok(&game), "{text}");
            }
            Err(error) => {
                assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
                assert!(!error.to_string().contains(char::is_control), "{error:?}");
            }
        }
    }
}
