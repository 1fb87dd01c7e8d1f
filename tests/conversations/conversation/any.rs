//! Whatever is typed, a conversation goes on or ends: it never fails, understands each word of its menu, `quit` ends it, and
//! after the end it is silent.

use std::ops::ControlFlow;

use course::conversation::{Action, Conversation, Input, Next, Reply, Shown};
use course::lesson::{BUILT_IN, LessonMark, LessonWalk, read, screens};
use course::play::{Computer, Difficulty, Match, Play, Player};
use course::practice::{Practice, Retry, Round};
use explain::document::Style;
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use render::{Terminal, terminal};
use textwrap::core::display_width;
use theory::{Board, Rule};

use super::{SHOWN, menu};
use crate::support::cases;

/// Words that mean something somewhere, moves and answers, and anything else.
fn lines() -> impl Strategy<Value = Vec<String>> {
    let words = [
        "", "hint", "h", "?", "skip", "s", "help", "why", "undo", "b", "back", "wins", "loses",
        "none", "1", "0", "110", "1 2", "Enter",
    ];
    let line = prop_oneof![
        6 => select(words.to_vec()).prop_map(str::to_owned),
        4 => (1..4_u8, 1..4_u8).prop_map(|(row, take)| format!("{row},{take}")),
        1 => any::<String>(),
        1 => "\\PC{0,400}",
    ];
    vec(line, 0..24)
}

/// What is said keeps to the width, in ASCII too, and nothing in it acts on a terminal.
fn is_legible(reply: &Reply) {
    for shown in &reply.shown {
        let document = match shown {
            Shown::Message(document) => document,
            Shown::Page(page) => &page.document,
        };
        for (width, ascii) in [(40, true), (80, false)] {
            let text = terminal(document, Terminal { width, ascii, ..SHOWN });
            assert!(!text.contains(|c: char| c.is_control() && c != '\n'), "{text:?}");
            assert!(text.lines().all(|line| display_width(line) <= width), "{text}");
        }
    }
}

/// Goes on by itself as long as nobody is asked, to the last reply.
fn when_asked(conversation: &mut impl Conversation, mut reply: Reply) -> Reply {
    while reply.next == Next::GoOn {
        is_legible(&reply);
        reply = conversation.go_on();
    }
    is_legible(&reply);
    reply
}

/// The same, and breaks at the end.
fn until_asked(conversation: &mut impl Conversation, reply: Reply) -> ControlFlow<()> {
    match when_asked(conversation, reply).next {
        Next::Ended => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    }
}

/// Whatever has been typed, each word of the menu names one action and asks for it: all words of an action do the same,
/// and none of them is taken for nonsense or an answer.
pub(super) fn menu_is_understood<C: Conversation>(begin: impl Fn() -> C, lines: &[String]) {
    const NONSENSE: &str = "xyzzy";
    let after = |lines: &[String]| {
        let mut conversation = begin();
        let opening = conversation.opening();
        let mut reply = when_asked(&mut conversation, opening);
        for line in lines {
            let next = conversation.take(Input::Line(line));
            reply = when_asked(&mut conversation, next);
        }
        (reply, conversation)
    };
    let is_asked = |lines: &[String]| matches!(after(lines).0.next, Next::Ask(_));
    let Some(lines) =
        (0..=lines.len()).rev().map(|count| &lines[..count]).find(|lines| is_asked(lines))
    else {
        return;
    };
    let reply_to = |typed: &str| after(lines).1.take(Input::Line(typed));
    let to_nonsense = format!("{:?}", reply_to(NONSENSE));
    let (reply, _) = after(lines);
    for choice in &menu(&reply).choices {
        let to_first = reply_to(choice.words[0]);
        for word in &choice.words {
            assert_eq!(menu(&reply).action(word), Some(choice.action), "{word:?}");
            let told = reply_to(word);
            assert_eq!(told, to_first, "{word:?} of {choice:?}");
            let is_nonsense = format!("{told:?}") == to_nonsense.replace(NONSENSE, word);
            // Enter and anything else both show the answer to what is to be thought about.
            assert!(
                choice.action == Action::GoOn || !is_nonsense,
                "{word:?} of {choice:?}: {told:?}"
            );
        }
    }
}

fn is_held(mut conversation: impl Conversation, lines: &[String], last: Input) {
    let opening = conversation.opening();
    let mut flow = until_asked(&mut conversation, opening);
    for line in lines {
        if flow.is_break() {
            break;
        }
        let reply = conversation.take(Input::Line(line));
        flow = until_asked(&mut conversation, reply);
    }
    if flow.is_continue() {
        let reply = conversation.take(last);
        is_legible(&reply);
        assert_eq!(reply.next, Next::Ended);
    }
    for input in [Input::Line("1"), Input::Line("hint"), Input::End] {
        assert_eq!(conversation.take(input), Reply::ended([]));
    }
    assert_eq!(conversation.go_on(), Reply::ended([]));
}

/// Holds it twice, so that it ends in both ways, and tries all that its last menu offers.
fn is_held_in_all_ways<C: Conversation>(begin: impl Fn() -> C, lines: &[String]) {
    is_held(begin(), lines, Input::Line("quit"));
    is_held(begin(), lines, Input::End);
    menu_is_understood(begin, lines);
}

/// After a game against an opponent, its rule is asked for.
#[test]
fn the_menu_of_a_guess_is_understood() {
    let players = ["You", "Computer Ben"].map(|name| Player::named(name).unwrap());
    let game = Match::new(players, Board::from([3, 3]), Rule::Normal);
    let begin = || {
        let computer = Computer::new(Difficulty::PERFECT, 1);
        Play::new(game.clone(), computer, false, Style::default())
    };
    menu_is_understood(begin, &["1,2", "1,1"].map(str::to_owned));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(60) })]

    #[test]
    fn any_practice_is_held(lines in lines(), seed in 0..1000_u64, retry in select(vec![Retry::Once, Retry::Never])) {
        let begin = || Practice::new(Round::new(&[], 8, seed), retry, Style::default());
        is_held_in_all_ways(begin, &lines);
    }

    #[test]
    fn any_match_is_held(
        lines in lines(),
        seed in any::<u64>(),
        rows in vec(prop_oneof![9 => 0..5_u64, 1 => Just(1000), 1 => Just(u64::MAX)], 1..4),
        names in select(vec![["Alice", "Bob"], ["A player of a very long name..", "Clever Computer"], ["You", "Computer"], ["computer a", "Bob"], ["computer a", "computer b"]]),
        (coach, misere) in (any::<bool>(), any::<bool>()),
    ) {
        let rule = if misere { Rule::Misere } else { Rule::Normal };
        let begin = || Play::new(
            Match::new(names.map(|name| Player::named(name).unwrap()), Board::from(rows.clone()), rule),
            Computer::new(Difficulty::percent(50).unwrap(), seed),
            coach,
            Style { depth: 1, ..Style::default() },
        );
        is_held_in_all_ways(begin, &lines);
    }

    #[test]
    fn any_lesson_is_walked(lines in lines(), (file, text) in select(BUILT_IN.to_vec()), at in 0..40_usize, height in 1..60_usize) {
        let screens = screens(&read(file, text).unwrap(), Style::default(), SHOWN, height);
        let begin = || LessonWalk::new(screens.clone(), LessonMark { at, done: false }, Style::default());
        is_held_in_all_ways(begin, &lines);
    }
}
