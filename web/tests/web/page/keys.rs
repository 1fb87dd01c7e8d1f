//! The page by its keys: a board is one stop for Tab, what the keys do is told, and the focus is never lost.

use serde_json::json;

use super::driver::{ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP, Browser, ENTER, ESCAPE, TAB};
use super::{count, is_silent, open, settled, started, text, verdict, wait_until};

/// How many counters, pins, coins and groups are stops for Tab.
const STOPS: &str = "[...document.querySelectorAll('#table button:not(.take)')].filter((b) => b.tabIndex === 0 && !b.disabled).length";

fn focused(browser: &Browser) -> String {
    let of = settled(
        browser,
        "document.getElementById('table').contains(document.activeElement) ? 'board' : document.activeElement.textContent",
    );
    of.as_str().expect("text").to_owned()
}

#[test]
fn every_board_is_one_stop_and_tells_its_keys() {
    let Some(browser) = started() else {
        return;
    };
    for (words, keys) in [
        (
            "play 3 4 5 --two",
            "Arrows walk and mark, Enter takes, Escape lets go.",
        ),
        (
            "play kayles 7 --two",
            "Arrows walk, Enter marks a pin or two, Enter again knocks down, Escape lets go.",
        ),
        (
            "explain moore:2 3 4 5",
            "Arrows walk, Enter marks, Enter again takes, Escape lets go.",
        ),
        (
            "explain grundy 8",
            "Arrows walk and mark, Enter splits, Escape lets go.",
        ),
        (
            "explain nimble 3 5 9",
            "Arrows walk, Enter moves, Escape lets go.",
        ),
        ("pair 3 4 5", "Arrows walk, Enter pairs, Escape goes back."),
    ] {
        open(&browser, &words.replace(' ', "%20"));
        wait_until(&browser, &format!("({STOPS}) === 1"));
        let shown = "document.getElementById('keys').checkVisibility()";
        browser.script("document.activeElement.blur()");
        assert_eq!(settled(&browser, shown), false, "{words}");
        browser.press(TAB);
        browser.script("document.getElementById('skip').focus()");
        browser.press(ENTER);
        assert_eq!(focused(&browser), "board", "{words}");
        assert_eq!(text(&browser, "#keys"), keys, "{words}");
        browser.press(ARROW_RIGHT);
        browser.press(ARROW_DOWN);
        assert_eq!(settled(&browser, STOPS), 1, "{words}");
        assert_eq!(settled(&browser, shown), true, "{words}");
    }
    // Whoever taps is told nothing of keys.
    open(&browser, "play 3 4 5 --two");
    browser.click("[data-row='2'][data-left='1']");
    assert_eq!(
        settled(
            &browser,
            "document.getElementById('keys').checkVisibility()"
        ),
        false
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "keys of boards");
}

/// Two pins by arrows and Enter alone.
#[test]
fn the_pin_beside_is_marked_as_by_a_tap() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play kayles 7 --two");
    browser.script("document.querySelector('[data-pin=\"3\"]').focus()");
    for key in [ENTER, ARROW_RIGHT, ENTER] {
        browser.press(key);
    }
    assert!(
        verdict(&browser).contains("Knock down pins 3 and 4?"),
        "{}",
        verdict(&browser)
    );
    // What is let be leaves the focus where it was.
    browser.script("[...document.querySelectorAll('#take-place button')].find((b) => b.textContent === 'Let it be').focus()");
    browser.press(ENTER);
    assert_eq!(count(&browser, ".taking"), 0);
    let pin = settled(&browser, "document.activeElement.dataset.pin");
    assert_eq!(pin, "4");
    for key in [ENTER, ENTER, ARROW_RIGHT, ENTER, ENTER] {
        browser.press(key);
    }
    // From what fell the way leads over the gap.
    assert_eq!(count(&browser, ".taken"), 2);
    browser.script("localStorage.clear()");
    is_silent(&browser, "two pins");
}

/// A board that is only looked at is no stop; after an answer Enter goes on.
#[test]
fn after_an_answer_enter_goes_on() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "practice winner");
    for number in 2..4 {
        wait_until(
            &browser,
            "document.querySelector('.answering').textContent.includes('Wins')",
        );
        assert_eq!(settled(&browser, STOPS), 0);
        browser.script("document.getElementById('skip').click()");
        assert_eq!(
            browser.script("return document.activeElement.id"),
            "part-practice"
        );
        browser.script("document.querySelector('.answering button').focus()");
        browser.press(ENTER);
        wait_until(&browser, "document.querySelector('.next') !== null");
        assert_eq!(focused(&browser), "Next");
        let seen = "document.activeElement.getBoundingClientRect().bottom < innerHeight";
        wait_until(&browser, seen);
        browser.press(ENTER);
        assert!(focused(&browser).contains(&format!("Question {number} of")));
    }
    // In a lesson, on its board.
    open(&browser, "lesson the-game");
    browser.script("document.querySelector('[data-row=\"2\"][data-left=\"1\"]').focus()");
    for key in [super::driver::HOME, ENTER] {
        browser.press(key);
    }
    wait_until(
        &browser,
        "document.getElementById('lessons').textContent.includes('Right:')",
    );
    assert_eq!(focused(&browser), "Go on");
    // The board stays, with what was taken on it, until one does.
    assert_eq!(count(&browser, "#table .counter.taken"), 2);
    browser.press(ENTER);
    wait_until(
        &browser,
        "document.getElementById('lessons').textContent.includes('Exercise 2')",
    );
    assert_eq!(
        browser.script("return document.getElementById('table').hidden"),
        true
    );
    // The choices stay, and the keys go on from them.
    browser
        .script("document.querySelectorAll('.answering .choice, .answering .toggle')[1].focus()");
    browser.press(ENTER);
    wait_until(
        &browser,
        "document.getElementById('lessons').textContent.includes('Right: b')",
    );
    assert_eq!(focused(&browser), "Go on");
    browser.script("localStorage.clear()");
    is_silent(&browser, "answers by keys");
}

/// After the computer's move the focus is where the reader was, or on what is nearest to that.
#[test]
fn the_focus_stays_where_the_reader_was() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 7 9 8 --level 0");
    browser.script("document.querySelector('[data-row=\"2\"][data-left=\"5\"]').focus()");
    for _ in 0..2 {
        browser.press(ENTER);
    }
    let place = "return [document.activeElement.dataset.of, document.activeElement.dataset.at]";
    assert_eq!(browser.script(place), json!(["2", "5"]));
    wait_until(
        &browser,
        "document.getElementById('verdict').textContent.includes('computer took')",
    );
    let left = browser.script("return document.querySelectorAll('[data-of=\"2\"]').length");
    let at = left.as_u64().unwrap().min(5).to_string();
    if at != "0" {
        assert_eq!(browser.script(place), json!(["2", at]));
    }
    browser.script("localStorage.clear()");
    is_silent(&browser, "the focus of a game");
}

/// What is too long to be drawn is reached by the same keys, and has the focus after its turn; Escape closes what was opened.
#[test]
fn arrows_reach_a_row_that_is_a_bar() {
    let Some(browser) = started() else {
        return;
    };
    let on = |element: &str| {
        assert_eq!(
            browser.script(&format!(
                "return document.activeElement.matches({})",
                json!(element)
            )),
            true,
            "{element}"
        );
    };
    open(&browser, "play 4 999 5 --two");
    browser.script("document.querySelector('.counter').focus()");
    browser.press(ARROW_DOWN);
    on(".how-many");
    browser.press(ARROW_RIGHT);
    on(".bar-form button");
    browser.press(ARROW_DOWN);
    on("[data-of='3']");
    browser.press(ARROW_UP);
    on(".how-many, .bar-form button");
    browser.fill(".how-many", "12");
    browser.press(ARROW_RIGHT);
    on(".bar-form button");
    browser.press(ARROW_LEFT);
    browser.press(ENTER);
    wait_until(
        &browser,
        "document.querySelector('.bar').textContent === '987'",
    );
    on(".how-many");
    assert_eq!(
        settled(
            &browser,
            "[...document.querySelectorAll('#table :is(button, input)')].filter((e) => e.tabIndex === 0).length"
        ),
        1
    );
    browser.script("localStorage.clear()");
    open(&browser, "explain 3 4 5");
    for opener in ["#share", "button.row-name"] {
        browser.script(&format!("document.querySelector('{opener}').focus()"));
        browser.press(ENTER);
        wait_until(&browser, "document.querySelector('#asked .close') !== null");
        browser.script("document.querySelector('#asked .close').focus()");
        browser.press(ESCAPE);
        assert_eq!(count(&browser, "#asked *"), 0, "{opener}");
        on(opener);
    }
    is_silent(&browser, "a bar");
}

/// From what is read of a lesson the board is next, at every size, and then what answers without it.
#[test]
fn the_board_comes_after_the_text() {
    let Some(browser) = started() else {
        return;
    };
    for (width, height) in [(360, 640), (1280, 720)] {
        browser.resize(width, height);
        open(&browser, "lesson the-game");
        browser.script("document.querySelector('.log').lastElementChild.focus()");
        browser.press(TAB);
        assert_eq!(focused(&browser), "board", "at {width}");
        browser.press(TAB);
        assert_eq!(focused(&browser), "No move wins", "at {width}");
    }
    is_silent(&browser, "a lesson by Tab");
}
