//! Somebody has no answer, and says so: there is a hint and the way on, and it costs neither a try nor a point nor a turn.

use course::conversation::{Conversation, Input};
use course::lesson::{BUILT_IN, LessonMark, LessonWalk, read, screens};
use course::play::{Computer, Difficulty, Match, Play, Player};
use course::practice::{Practice, Retry, Round};
use explain::document::Style;
use proptest::prelude::*;
use proptest::sample::select;
use theory::{Board, Rule};

use super::{SHOWN, read as shown};

const SAID: [&str; 12] = [
    "I don't know",
    "i dont know",
    "Sorry, I really don’t know.",
    "idk",
    "dunno",
    "no idea",
    "I have no idea!",
    "not sure",
    "i give up",
    "why",
    "help me",
    "I'm stuck",
];

fn seen(conversation: &mut impl Conversation, typed: &str) -> String {
    let reply = conversation.take(Input::Line(typed));
    reply.shown.iter().map(shown).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn in_practice(seed in any::<u64>(), said in prop::collection::vec(select(SAID.to_vec()), 1..8)) {
        let mut practice = Practice::new(Round::new(&[], 1, seed), Retry::Once, Style::default());
        practice.opening();
        for said in said {
            let told = seen(&mut practice, said);
            prop_assert!(told.contains("type skip"), "{}: {}", said, told);
            prop_assert!(practice.judged().is_empty() && practice.round().report().topics.is_empty());
        }
        // It was no answer, and the answer has not been told.
        seen(&mut practice, &practice_answer(seed));
        let total = practice.round().report().total();
        prop_assert_eq!((total.right, total.wrong, total.told), (1, 0, 0));
    }

    #[test]
    fn where_nobody_is_asked_again_it_is_no_answer(seed in any::<u64>(), said in select(SAID[..9].to_vec())) {
        let mut practice = Practice::new(Round::new(&[], 1, seed), Retry::Never, Style::default());
        practice.opening();
        let told = seen(&mut practice, said);
        prop_assert!(told.starts_with("No answer yet"), "{}: {}", said, told);
    }

    #[test]
    fn in_a_match(said in prop::collection::vec(select(SAID.to_vec()), 1..6)) {
        let players = ["Alice", "Bob"].map(|name| Player::named(name).unwrap());
        let mut play = Play::new(
            Match::new(players, Board::from([5, 4, 3]), Rule::Normal),
            Computer::new(Difficulty::PERFECT, 1),
            false,
            Style::default(),
        );
        play.opening();
        for said in said {
            let told = seen(&mut play, said);
            prop_assert!(!told.contains("not a move") && !told.is_empty(), "{}: {}", said, told);
            prop_assert!(play.so_far().moves().is_empty());
        }
    }
}

/// The right answer to the one question of a round.
fn practice_answer(seed: u64) -> String {
    let question = Round::new(&[], 1, seed).ask().unwrap().question;
    explain::document::right_answer_as_typed(&question)
}

#[test]
fn in_a_lesson() {
    for (file, text) in BUILT_IN {
        let screens = screens(&read(file, text).unwrap(), Style::default(), SHOWN, 1000);
        let asking = screens.iter().position(|screen| screen.exercise().is_some());
        let mark = LessonMark { at: screens[asking.unwrap()].part, done: false };
        let mut walk = LessonWalk::new(screens, mark, Style::default());
        walk.opening();
        for said in SAID {
            let told = seen(&mut walk, said);
            assert!(told.contains("type skip"), "{file}: {said}: {told}");
            assert!(!walk.has_missed() && walk.answered().is_empty());
        }
    }
}
