//! The page by its keys: a board is one stop for Tab, what the keys do is told, and the focus is never lost.

use serde_json::json;

use super::steps::Page;
use crate::support::driver::{
    ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP, ENTER, ESCAPE, HOME, TAB,
};

/// How many counters, coins and groups are stops for Tab.
const STOPS: &str = "[...document.querySelectorAll('#table button:not(.take)')].filter((b) => b.tabIndex === 0 && !b.disabled).length";

fn focused(page: &Page) -> String {
    let of = page.settled("document.getElementById('table').contains(document.activeElement) ? 'board' : document.activeElement.textContent");
    of.as_str().expect("text").to_owned()
}

#[test]
fn every_board_is_one_stop_and_tells_its_keys() {
    let Some(page) = Page::started() else { return };
    for (words, keys) in [
        ("play 3 4 5 --two", "Arrows walk and mark, Enter takes, Escape lets go."),
        (
            "play kayles 7 --two",
            "Arrows walk, Enter marks neighbours, Enter again takes, Escape lets go.",
        ),
        ("explain grundy 8", "Arrows walk and mark, Enter splits, Escape lets go."),
        ("pair 3 4 5", "Arrows walk, Enter pairs, Escape goes back."),
    ] {
        page.open(words);
        page.wait_until(&format!("({STOPS}) === 1"));
        let shown = "document.getElementById('keys').checkVisibility()";
        page.script("document.activeElement.blur()");
        assert_eq!(page.settled(shown), false, "{words}");
        page.press(TAB);
        page.script("document.getElementById('skip').focus()");
        page.press(ENTER);
        assert_eq!(focused(&page), "board", "{words}");
        assert_eq!(page.text("#keys"), keys, "{words}");
        page.press(ARROW_RIGHT);
        page.press(ARROW_DOWN);
        assert_eq!(page.settled(STOPS), 1, "{words}");
        assert_eq!(page.settled(shown), true, "{words}");
    }
    // Through the groups arrows lead to the nearest one that way, in its column before all.
    page.open("pair 3 4 5");
    assert_eq!(page.address(), "explain 3 4 5");
    page.script("document.getElementById('skip').click()");
    for (key, group) in [
        (ARROW_RIGHT, "1-1"),
        (ARROW_DOWN, "3-1"),
        (ARROW_LEFT, "3-4"),
        (ARROW_UP, "2-4"),
        (ARROW_UP, "1-2"),
    ] {
        page.press(key);
        assert_eq!(page.script("return document.activeElement.dataset.group"), group);
    }
    // Whoever taps is told nothing of keys.
    page.open("play 3 4 5 --two");
    page.click("[data-row='2'][data-left='1']");
    assert_eq!(page.settled("document.getElementById('keys').checkVisibility()"), false);
}

/// Two neighbours by arrows and Enter alone.
#[test]
fn the_counter_beside_is_marked_as_by_a_tap() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    page.open("play kayles 7 --two");
    page.script("document.querySelector('[data-at=\"3\"]').focus()");
    for key in [ENTER, ARROW_RIGHT, ENTER] {
        page.press(key);
    }
    page.sees("#verdict", "Take 2 from row 1 and leave 2 and 3?");
    // What is let be leaves the focus where it was.
    page.script("[...document.querySelectorAll('#take-place button')].find((b) => b.textContent === 'Let it be').focus()");
    page.press(ENTER);
    assert_eq!(page.count(".taking"), 0);
    let at = page.settled("document.activeElement.dataset.at");
    assert_eq!(at, "4");
    for key in [ENTER, ENTER] {
        page.press(key);
    }
    assert_eq!(page.rows(), [3, 3]);
}

/// A board that is only looked at is no stop; after an answer Enter goes on.
#[test]
fn after_an_answer_enter_goes_on() {
    let Some(page) = Page::nightly() else { return };
    page.open("practice winner");
    for number in 2..4 {
        page.waits_for(".answering", "Wins");
        assert_eq!(page.settled(STOPS), 0);
        page.script("document.getElementById('skip').click()");
        assert_eq!(page.script("return document.activeElement.id"), "part-practice");
        page.script("document.querySelector('.answering button').focus()");
        page.press(ENTER);
        page.waits_for_any(".next");
        assert_eq!(focused(&page), "Next");
        let seen = "document.activeElement.getBoundingClientRect().bottom < innerHeight";
        page.wait_until(seen);
        page.press(ENTER);
        assert!(focused(&page).contains(&format!("Question {number} of")));
    }
    // In a lesson the board is next after what is read, and then what answers without it.
    page.open("lesson the-game");
    page.script("document.querySelector('.log').lastElementChild.focus()");
    page.press(TAB);
    assert_eq!(focused(&page), "board");
    page.press(TAB);
    assert_eq!(focused(&page), "No move wins");
    page.script("document.querySelector('[data-row=\"2\"][data-left=\"1\"]').focus()");
    for key in [HOME, ENTER] {
        page.press(key);
    }
    page.waits_for("#lessons", "Right:");
    assert_eq!(focused(&page), "Go on");
    // The board stays, with what was taken on it, until one does.
    assert_eq!(page.count("#table .counter.taken"), 2);
    page.press(ENTER);
    page.waits_for("#lessons", "Exercise 2");
    assert_eq!(page.script("return document.getElementById('table').hidden"), true);
    // The choices stay, and the keys go on from them.
    page.script("document.querySelectorAll('.answering .choice, .answering .toggle')[1].focus()");
    page.press(ENTER);
    page.waits_for("#lessons", "Right: b");
    assert_eq!(focused(&page), "Go on");
}

/// What is too long to be drawn is reached by the same keys, and has the focus after its turn; what is no move is refused there.
/// Escape closes what was opened.
#[test]
fn arrows_reach_a_row_that_is_a_bar() {
    let Some(page) = Page::nightly() else { return };
    let on = |element: &str| {
        assert_eq!(
            page.script(&format!("return document.activeElement.matches({})", json!(element))),
            true,
            "{element}"
        );
    };
    page.open("play subtract:1,2,3 4 999 5 --two");
    page.script("document.querySelector('.counter').focus()");
    page.press(ARROW_DOWN);
    on(".how-many");
    page.press(ARROW_RIGHT);
    on(".bar-form button");
    page.press(ARROW_DOWN);
    on("[data-of='3']");
    page.press(ARROW_UP);
    on(".how-many, .bar-form button");
    page.fill(".how-many", "2");
    page.press(ARROW_RIGHT);
    on(".bar-form button");
    page.press(ARROW_LEFT);
    page.press(ENTER);
    page.wait_until("document.querySelector('.bar').textContent === '997'");
    on(".how-many");
    page.fill(".how-many", "5");
    page.press(ENTER);
    page.wait_until("document.querySelector('#verdict').dataset.tone === 'bad'");
    assert_eq!(page.text(".bar"), "997", "the game goes on as it was");
    page.open("explain 3 4 5");
    page.script("document.querySelector('#share').focus()");
    page.press(ENTER);
    page.waits_for_any("#asked .close");
    page.script("document.querySelector('#asked .close').focus()");
    page.press(ESCAPE);
    assert_eq!(page.count("#asked *"), 0);
    on("#share");
    // Of a long row as many as one likes are taken.
    page.open("explain 1000 3 5");
    page.fill(".how-many", "994");
    page.press(ENTER);
    assert_eq!(page.address(), "explain 1000 3 5 --move 1,994");
    page.begins("#verdict", "You tried: take 994 from row 1. Wins");
}
