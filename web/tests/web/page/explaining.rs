//! Explain: a board typed, drawn, clicked on, asked about; the address, and the way back.

use super::driver::{ARROW_LEFT, ARROW_RIGHT, Browser, ENTER, TAB};
use super::{address, count, is_silent, open, started, text};

/// Presses Tab until this has the focus, and sees that it shows.
fn reach(browser: &Browser, selector: &str) {
    for _ in 0..200 {
        if browser.script(&format!(
            "return document.activeElement.matches('{selector}')"
        )) == true
        {
            let ring =
                browser.script("return getComputedStyle(document.activeElement).outlineStyle");
            assert_eq!(ring, "solid", "{selector}: it can be seen where one is");
            return;
        }
        browser.press(TAB);
    }
    panic!("{selector} is not reached by keyboard");
}

/// The proof and looking ahead are a link away, which a keyboard reaches, too.
#[test]
fn other_ways_to_explain_are_links() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 5 4 3");
    browser.click("#manners a");
    assert_eq!(address(&browser), "explain --proof 5 4 3");
    assert!(text(&browser, "#explanation").contains("Bouton's theorem"));
    reach(&browser, "#manners a:last-child");
    browser.press(ENTER);
    assert_eq!(address(&browser), "explain --by looking-ahead 5 4 3");
    open(&browser, "xor 3 5");
    assert_eq!(count(&browser, "#manners a"), 0);
    is_silent(&browser, "other ways to explain");
}

#[test]
fn by_mouse() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "");
    browser.fill("#board", "5 4 3 2 1");
    browser.click("#explain-form [type=submit]");
    assert_eq!(address(&browser), "explain 5 4 3 2 1");
    assert_eq!(count(&browser, "#drawn .counter"), 15);
    // A counter is taken with all right of it, and the page says what that did.
    browser.click("[data-row='2'] [data-at='3']");
    assert_eq!(address(&browser), "explain 5 4 3 2 1 --move 2,2");
    assert!(text(&browser, "#explanation .answer").contains("Taking 2 from row 2 loses"));
    assert_eq!(count(&browser, ".counter.taken"), 2);
    browser.click("#drawn .first");
    assert_eq!(address(&browser), "explain 5 2 3 2 1");
    // Why not here?
    browser.click("[data-row='4'] .row-name");
    assert!(text(&browser, "#asked").contains("What can be done in row 4 of 5 2 3 2 1"));
    assert!(text(&browser, "#asked .answer").contains("no winning move"));
    browser.click("#asked .close");
    assert_eq!(text(&browser, "#asked"), "");
    browser.go_back();
    assert_eq!(address(&browser), "explain 5 4 3 2 1 --move 2,2");
    assert_eq!(
        browser.script("return document.querySelector('#board').value"),
        "5 4 3 2 1 --move 2,2"
    );
    assert!(text(&browser, "#explanation .answer").contains("loses"));
    is_silent(&browser, "by mouse");
}

#[test]
fn by_keyboard_alone() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 3 5");
    reach(&browser, "[data-row=\"2\"] .counter");
    for _ in 0..2 {
        browser.press(ARROW_LEFT);
    }
    browser.press(ARROW_RIGHT);
    browser.press(ARROW_LEFT);
    assert_eq!(
        browser.script("return document.activeElement.dataset.at"),
        "3"
    );
    browser.press(ENTER);
    assert_eq!(address(&browser), "explain 3 5 --move 2,3");
    open(&browser, "explain 3 5");
    reach(&browser, "[data-row=\"1\"] .row-name");
    browser.press(ENTER);
    assert!(text(&browser, "#asked .answer").contains("no winning move"));
    let heard = text(&browser, "#announcer");
    assert!(
        heard.contains("no winning move"),
        "a screen reader hears: {heard}"
    );
    for reached in ["nav a", "#board", "#present", "#draw-game", "#letters"] {
        open(&browser, "explain 3 5");
        reach(&browser, reached);
    }
    is_silent(&browser, "by keyboard");
}

#[test]
fn by_touch() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(360, 740);
    open(&browser, "explain 5 4 3");
    browser.tap("[data-row='3'] [data-at='2']");
    assert_eq!(address(&browser), "explain 5 4 3 --move 3,2");
    open(&browser, "explain 5 4 3");
    browser.tap("[data-row='3'] .row-name");
    assert!(text(&browser, "#asked .answer").contains("Row 3 holds a winning move: take 2"));
    // A cell of a table points at its counters, and brings them into sight: the 4 of row 1.
    browser.tap("#explanation table.digits tbody tr:first-child td:nth-child(3)");
    assert_eq!(count(&browser, "[data-row='1'] .pointed"), 4);
    assert_eq!(count(&browser, ".pointed"), 4);
    let in_sight = browser.script(
        "const { top, bottom } = document.querySelector('.pointed').getBoundingClientRect();
         return top >= 0 && bottom <= innerHeight",
    );
    assert_eq!(in_sight, true);
    is_silent(&browser, "by touch");
}

#[test]
fn a_column_points_at_its_groups() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 5 4 3");
    browser.script(
        "const head = document.querySelector('table.digits thead th:nth-child(3)');
         head.dispatchEvent(new PointerEvent('pointerenter'))",
    );
    assert_eq!(count(&browser, ".pointed"), 8, "the 4s of rows 1 and 2");
}

#[test]
fn any_board_of_any_game() {
    let Some(browser) = started() else {
        return;
    };
    for (words, found) in [
        ("explain kayles 7 + nim 3 4", "take 3 from row 3"),
        ("explain --misere 1 1 4", "take 3 from row 3"),
        (
            "explain moore:2 3 4 5",
            "take 1 from row 2 and 2 from row 3",
        ),
        ("explain nimble 3 5 9", "wins"),
        ("explain 3 2 1 --by looking-ahead", "loses"),
        ("explain 18446744073709551615 1", "wins"),
        ("xor 3 5", "6"),
        ("5 4 3", "take 2 from row 3"),
    ] {
        open(&browser, &words.replace(' ', "%20"));
        let answer = text(&browser, "#explanation > .answer");
        assert!(answer.contains(found), "{words}: {answer}");
        assert!(text(&browser, "#refused").is_empty(), "{words}");
        is_silent(&browser, words);
    }
    open(&browser, "");
    for game in 0..9 {
        browser.script(&format!(
            "document.querySelector('#draw-game').selectedIndex = {game}"
        ));
        browser.click("#draw-form button");
        assert!(
            text(&browser, "#refused").is_empty(),
            "{}",
            address(&browser)
        );
        assert!(
            address(&browser).starts_with("explain "),
            "{}",
            address(&browser)
        );
    }
}

#[test]
fn what_cannot_be_read_is_told_kindly() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "");
    browser.fill("#board", "5 four 3");
    browser.press(ENTER);
    let refused = text(&browser, "#refused");
    assert!(
        refused.contains("'four'") && refused.contains("expected"),
        "{refused}"
    );
    assert_eq!(text(&browser, "#explanation"), "");
    let invalid =
        browser.script("return document.querySelector('#board').getAttribute('aria-invalid')");
    assert_eq!(invalid, "true");
    browser.fill("#board", "5 4 3");
    browser.press(ENTER);
    assert_eq!(text(&browser, "#refused"), "");
    assert!(text(&browser, "#explanation .answer").contains("wins"));
}
