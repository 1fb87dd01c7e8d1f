//! Somebody has no answer, and says so: there is a hint and the way on, and it costs neither a try nor a point nor a turn.

use course::conversation::{Conversation, Input};
use course::lesson::{BUILT_IN, LessonMark, LessonWalk, read, screens};
use course::play::{Computer, Difficulty, Match, Play, Player};
use course::practice::{Practice, Retry, Round};
use explain::document::{Style, right_answer_as_typed};
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

#[test]
fn in_practice() {
    for (seed, said) in (0..).zip(SAID) {
        let round = || Round::new(&[], 1, seed);
        let mut practice = Practice::new(round(), Retry::Once, Style::default());
        practice.opening();
        for said in [said, "I don't know", said] {
            let told = seen(&mut practice, said);
            assert!(told.contains("type skip"), "{said}: {told}");
            assert!(practice.judged().is_empty() && practice.round().report().topics.is_empty());
        }
        // It was no answer, and the answer has not been told.
        seen(&mut practice, &right_answer_as_typed(&round().ask().unwrap().question));
        let total = practice.round().report().total();
        assert_eq!((total.right, total.wrong, total.revealed), (1, 0, 0));
        // Where nobody is asked again, it is none, either; these ask for something else.
        if !["why", "help me", "I'm stuck"].contains(&said) {
            let mut practice = Practice::new(round(), Retry::Never, Style::default());
            practice.opening();
            let told = seen(&mut practice, said);
            assert!(told.starts_with("No answer was given"), "{said}: {told}");
        }
    }
}

#[test]
fn in_a_match() {
    let players = ["Alice", "Bob"].map(|name| Player::named(name).unwrap());
    let game = Match::new(players, Board::from([5, 4, 3]), Rule::Normal);
    let computer = Computer::new(Difficulty::PERFECT, 1);
    let mut play = Play::new(game, computer, false, Style::default());
    play.opening();
    for said in SAID {
        let told = seen(&mut play, said);
        assert!(!told.contains("not a move") && !told.is_empty(), "{said}: {told}");
        assert!(play.so_far().moves().is_empty());
    }
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
