//! Moves of games that are Nim in disguise, as they are told and as people say them, are read as what they are.

use nimlab::conversation::Judged;
use nimlab::document::{Style, move_in_disguise};
use nimlab::game::{Disguise, DisguisedGame};
use nimlab::judgement::{Verdict, judge};
use nimlab::question::Question;
use nimlab::render::terminal;
use proptest::prelude::{Strategy, prop, prop_assert, prop_assert_eq, proptest};
use proptest::sample::select;

use super::disguises::moves;
use crate::support::{cases, plain};

fn positions() -> impl Strategy<Value = Disguise> {
    let position = |game: DisguisedGame| {
        let most = if game == DisguisedGame::Turtles { 1_u64 } else { 9 };
        let places = prop::collection::vec(0..=most, 1..7);
        places.prop_map(move |places| Disguise::new(game, places).unwrap())
    };
    select(DisguisedGame::ALL.to_vec()).prop_flat_map(position)
}

/// The nim sum that a position has by the rules of its own game, and nothing else.
fn nim_sum(disguise: &Disguise) -> u64 {
    let places = (1..).zip(disguise.places().iter().copied());
    let rows = places.map(|(place, number): (u64, u64)| match disguise.game() {
        DisguisedGame::Nimble | DisguisedGame::Northcott => number,
        DisguisedGame::Turtles => place * number,
        DisguisedGame::Staircase => number * (place % 2),
    });
    rows.fold(0, |sum, row| sum ^ row)
}

fn question(disguise: &Disguise) -> Question {
    Question::disguised(Question::Move, disguise.clone())
}

proptest! {
    #![proptest_config(cases(256))]

    /// Whatever is printed as a move is read as that move: it is right where it leaves nim sum 0, and wrong elsewhere.
    #[test]
    fn every_move_is_read_as_it_is_told(disguise in positions(), capital in proptest::bool::ANY) {
        let question = question(&disguise);
        for (mv, _) in moves(disguise.game(), disguise.places()) {
            let mut told = move_in_disguise(&disguise, &mv);
            if capital {
                told = told.to_uppercase() + ".";
            }
            let judged = judge(&question, &told, None);
            let after = disguise.after(&mv).unwrap();
            let expected = if nim_sum(&after) == 0 { Verdict::Right } else { Verdict::Wrong };
            prop_assert_eq!(judged.verdict, expected, "{}: {}", disguise, told);
            prop_assert!(judged.reads_otherwise && !judged.is_illegal(), "{}: {}", disguise, told);
            // It is read as that move, and not as another that is as good.
            let made = judged.answer.as_ref().and_then(|answer| answer.turn_on(&disguise.board()).ok());
            if let Some(made) = made {
                prop_assert_eq!(made.only().and_then(|of_nim| disguise.change(of_nim.row, of_nim.leaves())), Some(mv));
            } else {
                let read = judged.answer.as_ref().unwrap().to_string();
                let (now, then) = (disguise.board(), after.board());
                let rows = (1..).zip(now.rows().iter().zip(then.rows()));
                let raised: Vec<String> = rows.filter(|(_, (now, then))| now != then)
                    .map(|(row, (_, then)): (usize, _)| format!("{row}={then}")).collect();
                prop_assert_eq!(vec![read], raised);
            }
            let said = terminal(&judged.feedback(Style::default()), plain(500));
            prop_assert!(said.contains("read\u{a0}as") || said.contains("read as"), "{}", said);
            prop_assert!(!said.contains("not possible") && !said.contains("not legal"), "{}", said);
        }
    }

    /// Whatever words are put together, what they are read as is read again as the same.
    #[test]
    fn what_is_read_is_read_again(disguise in positions(), words in prop::collection::vec(select(vec![
        "coin", "coins", "slide", "turn", "head", "tail", "stair", "line", "square", "forward", "back", "on", "from", "to",
        "gap", "out", "0", "1", "2", "7", "18446744073709551615", "99999999999999999999999", "-1", "not", "none", ",",
    ]), 0..9)) {
        let question = question(&disguise);
        let judged = judge(&question, &words.join(" "), None);
        if let Some(answer) = &judged.answer {
            let again = judge(&question, &answer.to_string(), None);
            prop_assert_eq!(again.answer.as_ref(), Some(answer));
            prop_assert_eq!(again.verdict, judged.verdict);
        }
    }
}
