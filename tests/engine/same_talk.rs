//! The same lines, typed at the program's prompt and in the page, are answered with the same documents: in the page without what
//! is to be typed at a prompt.
//!
//! At a prompt it is [`converse`] that holds a conversation; in the page it is the [`Desk`], request by request.

use std::convert::Infallible;

use course::conversation::{Conversation, Frontend, Menu, Shown, converse};
use course::lesson::{BUILT_IN, LessonWalk, Progress, read, stretches};
use course::practice::{Practice, Retry, Round, round_report};
use explain::document::{Document, Style};
use explain::question::{Kind, Topic};
use proptest::collection::vec;
use proptest::prelude::{Strategy, prop_oneof};
use proptest::proptest;
use proptest::sample::select;
use render::html_part;
use serde_json::{Value, json};
use wasm::Desk;

/// Whoever types these lines, and then leaves.
struct Typist<'a> {
    lines: std::slice::Iter<'a, String>,
    seen: Vec<String>,
}

impl Frontend for Typist<'_> {
    type Error = Infallible;

    fn show(&mut self, shown: &Shown) -> Result<(), Infallible> {
        self.seen.push(away_from_prompt(match shown {
            Shown::Message(document) => document,
            Shown::Page(page) => &page.document,
        }));
        Ok(())
    }

    fn ask(&mut self, _: &Menu) -> Result<Option<String>, Infallible> {
        Ok(self.lines.next().cloned())
    }
}

fn away_from_prompt(document: &Document) -> String {
    html_part(&document.away_from_prompt())
}

/// What is seen at a prompt.
fn at_prompt(conversation: &mut impl Conversation, lines: &[String]) -> Vec<String> {
    let mut typist = Typist { lines: lines.iter(), seen: Vec::new() };
    let Ok(()) = converse(conversation, &mut typist);
    typist.seen
}

/// What is seen in the page.
fn in_page(begin: &Value, to: &str, lines: &[String]) -> Vec<String> {
    let mut desk = Desk::default();
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&desk.answer(&request.to_string())).expect("a reply is JSON")
    };
    let mut lines = lines.iter();
    let mut seen = Vec::new();
    let mut reply = ask(begin.clone());
    loop {
        let pieces = reply["html"].as_array().expect("something is said");
        seen.extend(pieces.iter().filter_map(Value::as_str).map(str::to_owned));
        reply = match (reply["next"].as_str(), lines.as_slice()) {
            (Some("ask"), [line, ..]) => {
                lines.next();
                ask(json!({"ask": "say", "to": to, "line": line}))
            }
            (Some("ask"), []) => ask(json!({"ask": "end", "to": to})),
            _ => return seen,
        };
    }
}

/// Lines that somebody may type: answers, moves, commands, and whatever comes to mind.
fn lines() -> impl Strategy<Value = Vec<String>> {
    let known = select(
        &[
            "",
            "hint",
            "skip",
            "why",
            "undo",
            "help",
            "b",
            "back",
            "1",
            "0",
            "wins",
            "none",
            "1,1",
            "2,1",
            "1,2",
            "take 1 from row 2",
            "two",
        ][..],
    );
    let line = prop_oneof![6 => known.prop_map(str::to_owned), 1 => "[ -~]{0,8}"];
    vec(line, 0..14)
}

proptest! {
    #![proptest_config(proptest::test_runner::Config { cases: 40, failure_persistence: None, ..Default::default() })]

    #[test]
    fn in_practice(lines in lines(), seed in 0..1000_u64) {
        let round = Round::new(&[Topic::Kind(Kind::Sum), Topic::Kind(Kind::Gate)], 3, seed);
        let mut practice = Practice::new(round, Retry::Once, Style::default());
        let begin = json!({"ask": "practice", "topics": ["sum", "gate"], "count": 3, "seed": seed});
        let seen = at_prompt(&mut practice, &lines);
        // At its end the page tells the report, which the program prints as its result.
        let report = away_from_prompt(&round_report(practice.round()));
        assert_eq!([seen, vec![report]].concat(), in_page(&begin, "practice", &lines));
    }

    #[test]
    fn in_a_lesson(lines in lines(), number in 0..BUILT_IN.len()) {
        let (file, contents) = BUILT_IN[number];
        let lesson = read(file, contents).unwrap();
        let style = lesson.style(Style::default());
        let mut walk = LessonWalk::new(stretches(&lesson, style), Progress::default().mark(&lesson.name), style);
        let begin = json!({"ask": "lesson", "name": lesson.name});
        assert_eq!(at_prompt(&mut walk, &lines), in_page(&begin, "lesson", &lines));
    }
}
