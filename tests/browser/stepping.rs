//! Going through the steps, forward and back, by key and by button.

use std::path::PathBuf;
use std::{fs, slice};

use explain::derivation::Derivation;
use explain::document::{Document, Style, tell};
use explain::question::{Dash, Request};
use render::{Terminal, html};

use super::{EXPLAIN, readable, written};
use crate::support::driver::{
    ARROW_LEFT, ARROW_RIGHT, Browser, ENTER, ESCAPE, HOME, PAGE_DOWN, TAB, address_of,
};

use crate::support::{or_pass_over, plain};

/// What the page says on where it stands.
fn position(browser: &Browser) -> String {
    let said = browser.script("return document.querySelector('[role=status]').textContent");
    let said = said.as_str().expect("text");
    assert!(!said.is_empty(), "the script of the page has not run");
    said.to_owned()
}

/// The forward button, and the keys that do the same.
#[test]
fn keys_and_buttons_go_the_same_way() {
    let browser = or_pass_over!(Browser::start());
    let file = written(("stepping", EXPLAIN.1, ""));
    browser.resize(1280, 720);
    browser.open(&file);
    assert_eq!(position(&browser), "All 4 steps");
    let everything = readable(&browser);
    let way = |forward: &dyn Fn(), back: &dyn Fn()| {
        let mut seen = Vec::new();
        forward();
        while seen.last() != Some(&(position(&browser), readable(&browser))) {
            seen.push((position(&browser), readable(&browser)));
            forward();
        }
        for before in seen.iter().rev().skip(1) {
            back();
            assert_eq!(*before, (position(&browser), readable(&browser)));
        }
        seen
    };
    let by_key = way(&|| browser.press(ARROW_RIGHT), &|| {
        browser.press(ARROW_LEFT);
    });
    assert_eq!(by_key.first().map(|(position, _)| &position[..]), Some("Start"));
    assert_eq!(by_key.last(), Some(&("Answer".to_owned(), everything.clone())));
    assert!(
        by_key.windows(2).all(|two| two[0].1.len() < two[1].1.len()),
        "every piece adds something"
    );
    for (forward, back) in [("n", "b"), (" ", "b")] {
        browser.press(HOME);
        let mut seen = vec![(position(&browser), readable(&browser))];
        while seen.len() < by_key.len() {
            browser.press(forward);
            seen.push((position(&browser), readable(&browser)));
        }
        assert_eq!(seen, by_key, "{forward:?}");
        browser.press(back);
        assert_eq!(position(&browser), by_key[by_key.len() - 2].0);
    }
    browser.click(".all");
    assert_eq!(
        (position(&browser), readable(&browser)),
        ("All 4 steps".to_owned(), everything.clone())
    );
    let by_button = way(&|| browser.click(".forward"), &|| browser.click(".back"));
    assert_eq!(by_button, by_key);
    browser.press(ESCAPE);
    assert_eq!(readable(&browser), everything);
    // Where no button has the focus, a space begins, too.
    browser.open(&file);
    browser.press(" ");
    assert_eq!(position(&browser), "Start");
    // Buttons are reached by the Tab key, and a step by them is one step.
    browser.open(&file);
    let focused = || browser.script("return document.activeElement.className");
    for _ in 0..20 {
        if focused() != "forward" {
            browser.press(TAB);
        }
    }
    assert_eq!(focused(), "forward");
    let ring = browser.script("return getComputedStyle(document.activeElement).outlineStyle");
    assert_eq!(ring, "solid", "it can be seen where one is");
    for (key, position_then) in [(" ", "Start"), (ENTER, "Step 1 of 4")] {
        browser.press(key);
        assert_eq!(position(&browser), position_then);
    }
}

/// With `--step` a page begins at its start, with a number behind # at a step.
#[test]
fn a_page_begins_where_it_is_asked_to() {
    let browser = or_pass_over!(Browser::nightly());
    let whole = written(("begun-whole", EXPLAIN.1, ""));
    let in_steps = written(("begun-in-steps", "explain 18 6 3 20 9 --step", ""));
    for (file, fragment, begins) in [
        (&whole, "", "All 4 steps"),
        (&whole, "#1", "Start"),
        (&whole, "#3", "Step 3 of 4"),
        (&whole, "#99", "Start"),
        (&whole, "#3x", "All 4 steps"),
        (&in_steps, "", "Start"),
        (&in_steps, "#2", "Step 2 of 4"),
    ] {
        // Another page comes between, for a browser does not load what differs behind # alone.
        browser.go_to("about:blank");
        browser.go_to(&format!("{}{fragment}", address_of(file)));
        assert_eq!(position(&browser), begins, "{fragment}");
    }
    browser.press(PAGE_DOWN);
    assert_eq!(position(&browser), "Step 3 of 4");
    browser.script("location.hash = '#4'");
    assert_eq!(position(&browser), "Step 4 of 4");
}

/// A page goes through its steps by a script of its own, a terminal by [`Document::step_ends`]: both show the same words
/// at the end of each.
#[test]
fn whole_steps_are_those_of_a_terminal() {
    let browser = or_pass_over!(Browser::nightly());
    for words in [
        "explain 18 6 3 20 9",
        "explain 5 4 3 --move 1,1",
        "explain 5 4 3 --proof",
        "explain 1 2 3 --looking-ahead",
        "explain --misere 3 1 1",
        "explain kayles 5 + grundy 7",
        "xor 13 7",
        "group 8",
    ] {
        let request = Request::parse(words, Dash::Refused).expect(words);
        let document = tell(&Derivation::of(request), Style::default());
        browser.open(&kept("stepped", &document));
        let everything = readable(&browser);
        browser.press(ARROW_RIGHT);
        let mut in_a_page = Vec::new();
        while in_a_page.last() != Some(&everything) {
            browser.press(ARROW_RIGHT);
            in_a_page.push(readable(&browser));
        }
        let at_a_terminal = document.step_ends().into_iter().map(|end| {
            let blocks = document.blocks[..end].to_vec();
            browser.open(&kept("so-far", &Document { blocks }));
            readable(&browser)
        });
        assert_eq!(in_a_page, at_a_terminal.collect::<Vec<String>>(), "{words}");
        assert!(in_a_page.len() > 2, "{words}");
    }
}

const SHOWN: Terminal = plain(80);

/// Writes a document into a page.
fn kept(name: &str, document: &Document) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.html"));
    let page = html(slice::from_ref(document), SHOWN);
    fs::write(&file, page).unwrap();
    file
}
