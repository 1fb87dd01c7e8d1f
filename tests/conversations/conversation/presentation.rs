//! A document read step by step: on, back, a whole step at once, and away.

use nimlab::conversation::{Conversation, Input, Next, Reply, Shown};
use nimlab::derivation::Derivation;
use nimlab::document::{Document, Style, tell};
use nimlab::game::{Board, Position, Rule};
use nimlab::presentation::{Frames, Presentation};
use nimlab::question::Request;
use nimlab::render::Terminal;
use snapbox::{IntoData, assert_data_eq, str};

use super::{SHOWN, menu, transcript, written};

fn document() -> Document {
    let request = Request::Explain {
        position: Position::new(Board::from([2, 1]), Rule::Normal),
        turn: None,
    };
    let style = Style {
        depth: 1,
        ..Style::default()
    };
    tell(&Derivation::of(request), style)
}

fn presentation(height: usize) -> Presentation {
    Presentation::new(Frames::new(document(), SHOWN, height))
}

/// All that is to be read on the page of a reply.
fn page(reply: &Reply) -> String {
    match &reply.shown[..] {
        [Shown::Page(page)] => page.so_far(SHOWN).join("\n") + "\n",
        other => panic!("one page, not {other:?}"),
    }
}

#[test]
fn a_document_whole_step_by_whole_step() {
    let mut presentation = Presentation::new(Frames::of_steps(document(), SHOWN, 20));
    let (seen, next) = transcript(&mut presentation, &["", "what is this?", "b", "", "q"]);
    assert_eq!(next, Next::Ended);
    assert_data_eq!(
        seen,
        str![[r"
Nim, normal play: whoever takes the last object wins

row 1: 2   row 2: 1

[Enter: go on, b: back, q: leave] 


1  Split each row into groups and pair equal ones: a 2 and a 1 are left alone

[Enter: go on, b: back, q: leave] what is this?

'what is this…' does nothing here.

[Enter: go on, b: back, q: leave] b

Nim, normal play: whoever takes the last object wins

row 1: 2   row 2: 1

[Enter: go on, b: back, q: leave] 


1  Split each row into groups and pair equal ones: a 2 and a 1 are left alone

[Enter: go on, b: back, q: leave] q


"]]
        .raw()
    );
}

#[test]
fn enter_leads_to_the_whole_document_and_then_to_the_end() {
    for height in [3, 20] {
        let mut presentation = presentation(height);
        let mut reply = presentation.opening();
        let mut before = String::new();
        while reply.next != Next::Ended {
            before = page(&reply);
            reply = presentation.take(Input::Line(""));
        }
        assert_eq!(before, written(&document()));
        assert_eq!(reply, Reply::ended([]));
    }
}

#[test]
fn back_shows_every_page_again_the_other_way_round() {
    let mut presentation = presentation(4);
    let mut pages = vec![presentation.opening()];
    for key in ["", "s", "", "step", ""] {
        pages.push(presentation.take(Input::Line(key)));
    }
    while let Some(last) = pages.pop() {
        assert!(matches!(last.next, Next::Ask(_)));
        let Some(expected) = pages.last() else { break };
        assert_eq!(presentation.take(Input::Line("back")), *expected);
    }
    // There is nothing before the first page.
    let first = presentation.take(Input::Line("b"));
    assert_eq!(first, self::presentation(4).opening());
}

#[test]
fn a_whole_step_is_offered_until_the_end() {
    let mut presentation = presentation(20);
    let mut reply = presentation.opening();
    let line = |reply: &Reply| menu(reply).line(SHOWN);
    loop {
        let next = presentation.take(Input::Line("s"));
        if next.next == Next::Ended {
            break;
        }
        assert_eq!(
            line(&reply),
            "[Enter: go on, s: rest of the step, b: back, q: leave] "
        );
        reply = next;
    }
    assert_eq!(line(&reply), "[Enter: end, b: back, q: leave] ");
}

#[test]
fn the_prompt_fits_into_one_line() {
    for by_steps in [false, true] {
        let of = if by_steps {
            Frames::of_steps
        } else {
            Frames::new
        };
        let frames = of(document(), SHOWN, 20);
        let mut presentation = Presentation::new(frames);
        let mut reply = presentation.opening();
        while let Next::Ask(menu) = &reply.next {
            for width in [40, 48, 49, 50, 80] {
                assert!(
                    menu.line(Terminal { width, ..SHOWN }).len() < width,
                    "{menu:?}"
                );
            }
            reply = presentation.take(Input::Line(""));
        }
    }
}

#[test]
fn what_is_typed_in_vain_is_cut_short_and_cannot_act() {
    let mut presentation = presentation(20);
    presentation.opening();
    let flood = "\u{1b}[2J\u{7}".to_owned() + &"x".repeat(10_000);
    for typed in [&flood[..], "what", "\u{0}", "it's"] {
        let Reply { shown, next } = presentation.take(Input::Line(typed));
        assert!(matches!(next, Next::Ask(_)));
        let [Shown::Message(said)] = &shown[..] else {
            panic!("{shown:?}")
        };
        let said = written(said);
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(
            said.chars().count() <= 40 && said.ends_with("' does nothing here.\n"),
            "{said}"
        );
        assert!(
            !said.contains(|c: char| c.is_control() && c != '\n'),
            "{said:?}"
        );
    }
}
