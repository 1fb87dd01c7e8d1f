//! A document read step by step: on, back, a whole step at once, and away.

use nimlab::conversation::{Conversation, Input, Next, Reply, Shown};
use nimlab::derivation::Derivation;
use nimlab::document::{Document, Style, tell};
use nimlab::game::{Board, Position, Rule};
use nimlab::presentation::{Frames, Presentation};
use nimlab::question::Request;
use nimlab::render::Terminal;

use super::{SHOWN, menu, written};

fn document() -> Document {
    let request =
        Request::Explain { position: Position::new(Board::from([2, 1]), Rule::Normal), turn: None };
    tell(&Derivation::of(request), Style::default())
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

/// What a reply shows, and what leads on from there: to the last of them.
fn pages(mut presentation: Presentation, key: &str) -> Vec<Reply> {
    let mut pages = vec![presentation.opening()];
    while pages[pages.len() - 1].next != Next::Ended {
        pages.push(presentation.take(Input::Line(key)));
    }
    assert_eq!(pages.pop(), Some(Reply::ended([])));
    pages
}

#[test]
fn enter_leads_to_the_whole_document_and_then_to_the_end_and_back_the_other_way_round() {
    for of in [Frames::new, Frames::of_steps] {
        for height in [3, 20] {
            let presentation = || Presentation::new(of(document(), SHOWN, height));
            let on = pages(presentation(), "");
            assert_eq!(page(&on[on.len() - 1]), written(&document()));
            let mut presentation = presentation();
            presentation.opening();
            on[1..].iter().for_each(|page| assert_eq!(presentation.take(Input::Line("")), *page));
            // There is nothing before the first page.
            for before in on[..on.len() - 1].iter().rev().chain([&on[0]]) {
                assert_eq!(presentation.take(Input::Line("back")), *before);
            }
        }
    }
}

#[test]
fn a_whole_step_is_offered_until_the_end_and_is_what_is_shown_where_all_are_whole() {
    let read = |pages: &[Reply]| pages.iter().map(page).collect::<Vec<_>>();
    let steps = pages(presentation(20), "s");
    let whole = pages(Presentation::new(Frames::of_steps(document(), SHOWN, 20)), "");
    assert_eq!(read(&steps), read(&whole));
    let lines: Vec<String> = steps.iter().map(|reply| menu(reply).line(SHOWN)).collect();
    let (last, before) = lines.split_last().unwrap();
    assert_eq!(last, "[Enter: end, b: back, q: leave] ");
    let offered = "[Enter: go on, s: rest of the step, b: back, q: leave] ";
    assert!(before.iter().all(|line| line == offered), "{before:?}");
}

#[test]
fn the_prompt_fits_into_one_line() {
    for of in [Frames::new, Frames::of_steps] {
        for reply in pages(Presentation::new(of(document(), SHOWN, 20)), "") {
            for width in [40, 48, 49, 50, 80] {
                let line = menu(&reply).line(Terminal { width, ..SHOWN });
                assert!(line.len() < width, "{line}");
            }
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
        let [Shown::Message(said)] = &shown[..] else { panic!("{shown:?}") };
        let said = written(said);
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.chars().count() <= 40 && said.ends_with("' does nothing here.\n"), "{said}");
        assert!(!said.contains(|c: char| c.is_control() && c != '\n'), "{said:?}");
    }
}
