//! Explain: a board typed, drawn, clicked on, asked about; the address, and the way back.

use super::steps::Page;
use crate::support::driver::{ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, END, ENTER, HOME, TAB};

/// Presses Tab until this has the focus, and sees that it shows.
fn reach(page: &Page, selector: &str) {
    for _ in 0..200 {
        if page.script(&format!("return document.activeElement.matches('{selector}')")) == true {
            let ring = page.script("return getComputedStyle(document.activeElement).outlineStyle");
            assert_eq!(ring, "solid", "{selector}: it can be seen where one is");
            return;
        }
        page.press(TAB);
    }
    panic!("{selector} is not reached by keyboard");
}

/// The proof and looking ahead are a link away, which a keyboard reaches, too.
#[test]
fn other_ways_to_explain_are_links() {
    let Some(page) = Page::started() else { return };
    page.open("explain 5 4 3");
    page.click("#manners a");
    assert_eq!(page.address(), "explain --proof 5 4 3");
    page.sees("#explanation", "Bouton's theorem");
    reach(&page, "#manners a:last-child");
    page.press(ENTER);
    assert_eq!(page.address(), "explain --looking-ahead 5 4 3");
    page.open("xor 3 5");
    assert_eq!(page.count("#manners a"), 0);
}

#[test]
fn by_mouse() {
    let Some(page) = Page::started() else { return };
    page.open("explain");
    page.fill("#board", "5 4 3 2 1");
    page.click("#explain-form [type=submit]");
    assert_eq!(page.address(), "explain 5 4 3 2 1");
    assert_eq!(page.count("#table .counter"), 15);
    page.sees("#verdict", "You win from here");
    // A mark says what it would do, and changes nothing else.
    page.click("[data-row='2'][data-left='2']");
    page.sees("#verdict", "Take 2 from row 2? Loses: the other takes");
    assert_eq!(page.address(), "explain 5 4 3 2 1");
    // A counter is taken with all right of it; the verdict stands beside the board, and why stands below.
    page.click("[data-row='2'][data-left='2']");
    assert_eq!(page.address(), "explain 5 4 3 2 1 --move 2,2");
    page.begins("#verdict", "You tried: take 2 from row 2. Loses: the other takes");
    assert_eq!(page.count(".counter.taken"), 2);
    assert_eq!(page.count("[data-left]"), 13);
    // The next turn is made on what is left; each can be taken back.
    page.take(1, 0);
    assert_eq!(page.address(), "explain 5 2 3 2 1 --move 1,5");
    page.choose("Undo");
    assert_eq!(page.address(), "explain 5 4 3 2 1 --move 2,2");
    // Why not here?
    page.click(".heap:nth-child(4) .row-name");
    page.sees("#asked", "What can be done in row 4 of 5 2 3 2 1");
    page.click("#asked .close");
    assert_eq!(page.text("#asked"), "");
    page.choose("Undo");
    assert_eq!(page.address(), "explain 5 4 3 2 1");
}

#[test]
fn by_keyboard_alone() {
    let Some(page) = Page::started() else { return };
    page.open("explain 3 5");
    reach(&page, "[data-row=\"1\"]");
    page.press(ARROW_DOWN);
    page.press(END);
    for _ in 0..2 {
        page.press(ARROW_LEFT);
    }
    page.press(ARROW_RIGHT);
    page.press(ARROW_LEFT);
    assert_eq!(page.script("return document.activeElement.dataset.left"), "2");
    page.press(ENTER);
    assert_eq!(page.address(), "explain 3 5 --move 2,3");
    let focused = page.script("return document.activeElement.dataset.row");
    assert_eq!(focused, "2", "the focus stays on the row that was played in");
    // The name of a row is left of what stands there.
    page.open("explain 3 5");
    reach(&page, "[data-row=\"1\"]");
    page.press(HOME);
    page.press(ARROW_LEFT);
    page.press(ENTER);
    page.sees("#asked .answer", "no winning move");
    page.sees("#announcer", "no winning move");
    // From a cell of a table to its counters.
    reach(&page, "#explanation table.digits th");
    page.press(ARROW_RIGHT);
    page.press(ARROW_RIGHT);
    assert!(page.count(".pointed") > 0);
    for reached in ["nav a", "#board", "#present", "#settings summary"] {
        page.open("explain 3 5");
        reach(&page, reached);
    }
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
    page.tap(".heap:nth-child(3) .row-name");
    page.sees("#asked .answer", "Row 3 holds a winning move: take 2");
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

#[test]
fn a_column_points_at_its_groups() {
    let Some(page) = Page::started() else { return };
    page.open("explain 5 4 3");
    page.script(
        "const head = document.querySelector('table.digits thead th:nth-child(3)');
         head.dispatchEvent(new PointerEvent('pointerenter'))",
    );
    assert_eq!(page.count(".pointed"), 8, "the 4s of rows 1 and 2");
}

/// A board is read as it was meant; what cannot be read leaves the last board and its explanation where they are.
#[test]
fn what_is_pasted_is_read_and_what_cannot_be_is_told_kindly() {
    let Some(page) = Page::started() else { return };
    page.open("explain");
    for written in [
        "5;4;3",
        "5-4-3",
        "5 4 and 3",
        "five four three",
        "{5,4,3}",
        "nim(5, 4, 3)",
        "5+4+3",
        "５ ４ ３",
    ] {
        page.fill("#board", written);
        page.press(ENTER);
        assert_eq!(page.address(), "explain 5 4 3", "{written}");
        assert_eq!(page.text("#refused"), "", "{written}");
        page.fill("#board", "6 1");
        page.press(ENTER);
        assert_eq!(page.address(), "explain 6 1");
    }
    for written in [
        "5 quux 3",
        "hello",
        "wythoff 3 5",
        "help",
        "3 -4",
        "5 4 3 --move 9,9",
        "99999999999999999999999",
    ] {
        page.fill("#board", written);
        page.press(ENTER);
        let refused = page.text("#refused");
        assert!(!refused.is_empty() && refused.len() < 160, "{written}: {refused}");
        assert!(!refused.contains("--") && !refused.contains("0b"), "{refused}");
        assert_eq!(page.count("[data-left]"), 7, "{written}: the board stays");
        page.sees("#explanation .answer", "take 5 from row 1");
        let invalid =
            page.script("return document.querySelector('#board').getAttribute('aria-invalid')");
        assert_eq!(invalid, "true");
    }
    page.fill("#board", "5 4 3");
    page.press(ENTER);
    assert_eq!(page.text("#refused"), "");
    page.sees("#explanation .answer", "wins");
}

/// Who wins by the last move, how much working is shown, and in which way, are switches.
#[test]
fn misere_working_and_way_are_switches() {
    let Some(page) = Page::started() else { return };
    page.open("explain 3 4 5");
    assert_eq!(page.text("#manners [aria-current]"), "Steps");
    page.click("#settings summary");
    page.click("#misere");
    assert_eq!(page.address(), "explain --misere 3 4 5");
    page.sees("#explain-rule", "loses");
    assert_eq!(page.script("return document.querySelector('#board').value"), "3 4 5");
    page.fill("#board", "1 1 1");
    page.press(ENTER);
    assert_eq!(page.address(), "explain --misere 1 1 1");
    page.click("#misere");
    assert_eq!(page.address(), "explain 1 1 1");
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
            ),
        );
        lengths.push(page.text("#explanation").len());
    }
    assert!(lengths.is_sorted() && lengths[0] < lengths[2], "{lengths:?}");
    // How much working somebody wants is kept.
    page.open("explain 1 1 1");
    assert_eq!(page.text("#explanation").len(), lengths[2]);
    page.script("localStorage.clear()");
    // Other games are known in normal play alone.
    for (board, is_known) in [("5 1", true), ("kayles 5 1", false)] {
        page.open(&format!("explain {board}"));
        let is_shown =
            page.script("document.getElementById('settings').open = true; return document.querySelector('#misere-switch').checkVisibility()");
        assert_eq!(is_shown, is_known, "{board}");
    }
}
