//! Explain: a board typed, clicked on, asked about; whatever is tried, and in whichever way it is explained, all that is seen is
//! about one board.

use super::steps::Page;
use crate::support::driver::{ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, END, ENTER, TAB};

#[test]
fn by_mouse() {
    const SWITCH: &str = "scrollTo(0, 0); return JSON.stringify(document.getElementById('manners').getBoundingClientRect())";
    let Some(page) = Page::started() else { return };
    page.resize(1280, 720);
    page.open("explain");
    page.fill("#board", "5 4 3");
    page.click("#explain-form [type=submit]");
    assert_eq!(page.address(), "explain 5 4 3");
    page.sees("#verdict", "You win from here");
    // "Why?" leads to the step that shows it, and the board marks what that step speaks of.
    assert_eq!(page.count(".pointed"), 0);
    page.choose("Why?");
    page.waits_for(".looked-at", "Which row can make every column even");
    assert_eq!(page.count("[data-row='3'].pointed"), 2, "the 2 that are taken");
    assert_eq!(page.count(".pointed"), 2);
    page.wait_until("(({ top, bottom }) => top >= 0 && top + 60 <= innerHeight)(document.querySelector('.looked-at').getBoundingClientRect())");
    // A mark says what it would do, and changes nothing else.
    page.click("[data-row='2'][data-left='2']");
    page.sees("#verdict", "Take 2 from row 2? Loses: the other takes");
    assert_eq!(page.count(".pointed"), 0, "whoever goes on with the board sees it as it is");
    assert_eq!(page.address(), "explain 5 4 3");
    // A counter is taken with all right of it; all that is told is then about what that leaves.
    page.click("[data-row='2'][data-left='2']");
    let about = |board: &str| {
        page.waits_for("#explained", &format!("the board {board}"));
        assert_eq!(page.script("return document.querySelector('#board').value"), board);
        let drawn: Vec<String> = page.rows().iter().map(u64::to_string).collect();
        assert_eq!(drawn.join(" "), board);
    };
    about("5 2 3");
    assert_eq!(page.count(".counter.taken"), 2);
    page.sees("#explained", "The other is to move");
    page.sees("#explained", "You could have won: take 2 from row 3.");
    page.sees("#explanation .answer", "take 4 from row 1");
    let place = page.script(SWITCH);
    for (way, address) in [
        ("Proof", "explain --proof 5 4 3 --move 2,2"),
        ("Look ahead", "explain --looking-ahead 5 4 3 --move 2,2"),
        ("Steps", "explain 5 4 3 --move 2,2"),
    ] {
        page.script(&format!(
            "[...document.querySelectorAll('#manners a')].find((a) => a.textContent === '{way}').click()"
        ));
        assert_eq!(page.address(), address);
        assert_eq!(page.text("#manners [aria-current]"), way);
        assert_eq!(page.script(SWITCH), place, "{way}");
        about("5 2 3");
        page.begins("#verdict", "You tried: take 2 from row 2. Loses: the other takes");
        let there = page.script("return document.getElementById('present').checkVisibility()");
        assert_eq!(there, true, "{way}");
    }
    // The next turn is made on what is left, and explained in the same way; each can be taken back.
    page.script("document.querySelector('#manners a').click()");
    page.take(1, 1);
    assert_eq!(page.address(), "explain --proof 5 2 3 --move 1,4");
    about("1 2 3");
    page.choose("Undo");
    about("5 2 3");
    page.choose("Undo");
    about("5 4 3");
    page.sees("#explained", "You are to move");
}

#[test]
fn by_keyboard_alone() {
    let Some(page) = Page::started() else { return };
    // Presses Tab until this has the focus, and sees that it shows.
    let reach = |selector: &str| {
        for _ in 0..200 {
            if page.script(&format!("return document.activeElement.matches('{selector}')")) == true
            {
                let ring =
                    page.script("return getComputedStyle(document.activeElement).outlineStyle");
                assert_eq!(ring, "solid", "{selector}: it can be seen where one is");
                return;
            }
            page.press(TAB);
        }
        panic!("{selector} is not reached by keyboard");
    };
    page.open("explain 3 5");
    for reached in ["nav a", "#board", "[data-row=\"1\"]"] {
        reach(reached);
    }
    for key in [ARROW_DOWN, END, ARROW_LEFT, ARROW_LEFT, ARROW_RIGHT, ARROW_LEFT] {
        page.press(key);
    }
    assert_eq!(page.script("return document.activeElement.dataset.left"), "2");
    page.press(ENTER);
    assert_eq!(page.address(), "explain 3 5 --move 2,3");
    let focused = page.script("return document.activeElement.dataset.row");
    assert_eq!(focused, "2", "the focus stays on the row that was played in");
    page.open("explain 3 5");
    // From a cell of a table to its counters.
    reach("#explanation table.digits th");
    page.press(ARROW_RIGHT);
    page.press(ARROW_RIGHT);
    assert!(page.count(".pointed") > 0);
    for reached in ["#present", "#settings summary", "#manners a:last-child"] {
        page.open("explain 3 5");
        reach(reached);
    }
    page.press(ENTER);
    assert_eq!(page.address(), "explain --looking-ahead 3 5");
}

#[test]
fn by_touch() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 740);
    page.open("explain 5 4 3");
    for _ in 0..2 {
        page.tap("[data-row='3'][data-left='1']");
    }
    assert_eq!(page.address(), "explain 5 4 3 --move 3,2");
    page.open("explain 5 4 3");
    // The head of a column points at the groups of all rows.
    page.script(
        "const head = document.querySelector('table.digits thead th:nth-child(3)');
         head.dispatchEvent(new PointerEvent('pointerenter'))",
    );
    assert_eq!(page.count(".pointed"), 8, "the 4s of rows 1 and 2");
    // A cell of a table points at its counters, which are in sight: the 4 of row 1.
    page.tap("#explanation table.digits tbody tr:first-child td:nth-child(3)");
    assert_eq!(page.count("[data-row='1'].pointed"), 4);
    assert_eq!(page.count(".pointed"), 4);
    let in_sight = page.script(
        "const { top, bottom } = document.querySelector('.pointed').getBoundingClientRect();
         return top >= 0 && bottom <= innerHeight",
    );
    assert_eq!(in_sight, true);
}

/// What cannot be read leaves the last board and its explanation where they are. Who wins by the last move, and how much working is
/// shown, are switches; the latter is kept.
#[test]
fn what_is_typed_and_switched() {
    let Some(page) = Page::nightly() else { return };
    page.open("explain 6 1");
    for written in
        ["5 quux 3", "wythoff 3 5", "3 -4", "5 4 3 --move 9,9", "99999999999999999999999"]
    {
        page.fill("#board", written);
        page.press(ENTER);
        let refused = page.text("#refused");
        assert!(!refused.is_empty() && refused.len() < 160, "{written}: {refused}");
        assert!(!refused.contains("--") && !refused.contains("expected"), "{refused}");
        assert!(
            refused.contains("quux") || !written.contains("quux"),
            "what is in the way is named"
        );
        assert_eq!(page.count("[data-left]"), 7, "{written}: the board stays");
        page.sees("#explanation .answer", "take 5 from row 1");
        let invalid =
            page.script("return document.querySelector('#board').getAttribute('aria-invalid')");
        assert_eq!(invalid, "true");
    }
    page.fill("#board", "nim(3, four, 5)");
    page.press(ENTER);
    assert_eq!(page.address(), "explain 3 4 5");
    assert_eq!(page.text("#refused"), "");
    page.click("#settings summary");
    page.click("#misere");
    assert_eq!(page.address(), "explain --misere 3 4 5");
    page.sees("#explain-rule", "loses");
    page.fill("#board", "1 2 4");
    page.press(ENTER);
    assert_eq!(page.address(), "explain --misere 1 2 4");
    page.click("#misere");
    assert_eq!(page.address(), "explain 1 2 4");
    let mut lengths = Vec::new();
    for depth in ["1", "2", "9"] {
        page.script(&format!(
            "const working = document.querySelector('#depth');
             working.value = '{depth}';
             document.body.classList.remove('ready');
             working.dispatchEvent(new Event('change'));
             document.body.classList.add('ready')"
        ));
        page.wait_until(&format!(
            "(window.told = document.querySelector('#explanation').innerText.length) && window.told !== {}",
            lengths.last().copied().unwrap_or(0)
        ));
        lengths.push(page.text("#explanation").len());
    }
    assert!(lengths.is_sorted() && lengths[0] < lengths[2], "{lengths:?}");
    page.open("explain 1 2 4");
    assert_eq!(page.text("#explanation").len(), lengths[2]);
    // Other games are known in normal play alone.
    page.open("explain kayles 5 1");
    page.script("document.getElementById('settings').open = true");
    let is_shown = page.settled("document.querySelector('#misere-switch').checkVisibility()");
    assert_eq!(is_shown, false);
}
