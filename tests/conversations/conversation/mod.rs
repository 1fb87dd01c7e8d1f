//! Conversations without a terminal and without the program: what is typed goes in, what is shown comes out.
//!
//! Practice, a match and a lesson are held here on a list of lines. What the program does
//! with a terminal is tried in `tests/conversations/terminal`. After a change that is meant to show, `SNAPSHOTS=overwrite cargo test
//! --test conversations conversation` writes the transcripts anew.

mod any;
mod lesson;
mod play;
mod practice;
mod stuck;
mod why;

use course::conversation::{Conversation, Input, Menu, Next, Reply, Shown};
use explain::document::Document;
use render::{Terminal, terminal};

use crate::program::run;
use crate::support::plain;

const SHOWN: Terminal = plain(80);

/// All that is seen when these lines are typed, and how it goes on after the last of them.
fn transcript(conversation: &mut impl Conversation, typed: &[&str]) -> (String, Next) {
    let mut seen = String::new();
    let mut typed = typed.iter();
    let mut reply = conversation.opening();
    loop {
        reply.shown.iter().for_each(|shown| seen += &read(shown));
        reply = match (&reply.next, typed.as_slice()) {
            (Next::GoOn, _) => conversation.go_on(),
            (Next::Ask(menu), [line, ..]) => {
                typed.next();
                seen.extend([&menu.line(SHOWN), *line, "\n\n"]);
                conversation.take(Input::Line(line))
            }
            _ => return (seen, reply.next),
        };
    }
}

/// What is shown, as it is read, with an empty line after it.
fn read(shown: &Shown) -> String {
    match shown {
        Shown::Message(document) => written(document) + "\n",
        Shown::Page(page) => page.fresh(SHOWN).join("\n") + "\n\n",
    }
}

fn written(document: &Document) -> String {
    terminal(document, SHOWN)
}

/// The menu of a reply that asks for something.
fn menu(reply: &Reply) -> &Menu {
    match &reply.next {
        Next::Ask(menu) => menu,
        other => panic!("something can be typed, not {other:?}"),
    }
}

/// What the program itself prints where these lines come through a pipe.
fn printed(words: &[&str], typed: &[&str]) -> String {
    let lines: String = typed.iter().flat_map(|line| [line, "\n"]).collect();
    run(words, lines).1
}
