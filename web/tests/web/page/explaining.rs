//! Explain: a board typed, drawn, clicked on, asked about; the address, and the way back.

use super::driver::{ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, Browser, END, ENTER, HOME, TAB};
use super::one_board::undo;
use super::{address, count, is_silent, open, started, text, verdict};

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
    open(&browser, "explain");
    browser.fill("#board", "5 4 3 2 1");
    browser.click("#explain-form [type=submit]");
    assert_eq!(address(&browser), "explain 5 4 3 2 1");
    assert_eq!(count(&browser, "#table .counter"), 15);
    assert!(verdict(&browser).contains("You win from here"));
    // A mark says what it would do, and changes nothing else.
    browser.click("[data-row='2'][data-left='2']");
    assert!(
        verdict(&browser).contains("Take 2 from row 2? Loses: the other takes"),
        "{}",
        verdict(&browser)
    );
    assert_eq!(address(&browser), "explain 5 4 3 2 1");
    // A counter is taken with all right of it; the verdict stands beside the board, and why stands below.
    browser.click("[data-row='2'][data-left='2']");
    assert_eq!(address(&browser), "explain 5 4 3 2 1 --move 2,2");
    assert!(
        verdict(&browser).starts_with("You tried: take 2 from row 2. Loses: the other takes"),
        "{}",
        verdict(&browser)
    );
    assert_eq!(count(&browser, ".counter.taken"), 2);
    assert_eq!(count(&browser, "[data-left]"), 13);
    // The next turn is made on what is left; each can be taken back.
    super::take(&browser, 1, 0);
    assert_eq!(address(&browser), "explain 5 2 3 2 1 --move 1,5");
    undo(&browser);
    assert_eq!(address(&browser), "explain 5 4 3 2 1 --move 2,2");
    // Why not here?
    browser.click(".heap:nth-child(4) .row-name");
    assert!(text(&browser, "#asked").contains("What can be done in row 4 of 5 2 3 2 1"));
    browser.click("#asked .close");
    assert_eq!(text(&browser, "#asked"), "");
    undo(&browser);
    assert_eq!(address(&browser), "explain 5 4 3 2 1");
    is_silent(&browser, "by mouse");
}

#[test]
fn by_keyboard_alone() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 3 5");
    reach(&browser, "[data-row=\"1\"]");
    browser.press(ARROW_DOWN);
    browser.press(END);
    for _ in 0..2 {
        browser.press(ARROW_LEFT);
    }
    browser.press(ARROW_RIGHT);
    browser.press(ARROW_LEFT);
    assert_eq!(
        browser.script("return document.activeElement.dataset.left"),
        "2"
    );
    browser.press(ENTER);
    assert_eq!(address(&browser), "explain 3 5 --move 2,3");
    let focused = browser.script("return document.activeElement.dataset.row");
    assert_eq!(
        focused, "2",
        "the focus stays on the row that was played in"
    );
    // The name of a row is left of what stands there.
    open(&browser, "explain 3 5");
    reach(&browser, "[data-row=\"1\"]");
    browser.press(HOME);
    browser.press(ARROW_LEFT);
    browser.press(ENTER);
    assert!(text(&browser, "#asked .answer").contains("no winning move"));
    let heard = text(&browser, "#announcer");
    assert!(
        heard.contains("no winning move"),
        "a screen reader hears: {heard}"
    );
    // From a cell of a table to its counters.
    reach(&browser, "#explanation table.digits th");
    browser.press(ARROW_RIGHT);
    browser.press(ARROW_RIGHT);
    assert!(count(&browser, ".pointed") > 0);
    for reached in ["nav a", "#board", "#present", "#settings summary"] {
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
    for _ in 0..2 {
        browser.tap("[data-row='3'][data-left='1']");
    }
    assert_eq!(address(&browser), "explain 5 4 3 --move 3,2");
    open(&browser, "explain 5 4 3");
    browser.tap(".heap:nth-child(3) .row-name");
    assert!(text(&browser, "#asked .answer").contains("Row 3 holds a winning move: take 2"));
    // A cell of a table points at its counters, which are in sight: the 4 of row 1.
    browser.tap("#explanation table.digits tbody tr:first-child td:nth-child(3)");
    assert_eq!(count(&browser, "[data-row='1'].pointed"), 4);
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

/// A board is read as it was meant; what cannot be read leaves the last board and its explanation where they are.
#[test]
fn what_is_pasted_is_read_and_what_cannot_be_is_told_kindly() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain");
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
        browser.fill("#board", written);
        browser.press(ENTER);
        assert_eq!(address(&browser), "explain 5 4 3", "{written}");
        assert_eq!(text(&browser, "#refused"), "", "{written}");
        browser.fill("#board", "6 1");
        browser.press(ENTER);
        assert_eq!(address(&browser), "explain 6 1");
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
        browser.fill("#board", written);
        browser.press(ENTER);
        let refused = text(&browser, "#refused");
        assert!(
            !refused.is_empty() && refused.len() < 160,
            "{written}: {refused}"
        );
        assert!(
            !refused.contains("--") && !refused.contains("0b"),
            "{refused}"
        );
        assert_eq!(
            count(&browser, "[data-left]"),
            7,
            "{written}: the board stays"
        );
        assert!(
            text(&browser, "#explanation .answer").contains("take 5 from row 1"),
            "{written}"
        );
        let invalid =
            browser.script("return document.querySelector('#board').getAttribute('aria-invalid')");
        assert_eq!(invalid, "true");
    }
    browser.fill("#board", "5 4 3");
    browser.press(ENTER);
    assert_eq!(text(&browser, "#refused"), "");
    assert!(text(&browser, "#explanation .answer").contains("wins"));
    is_silent(&browser, "what is pasted");
}

/// Who wins by the last move, how much working is shown, and in which way, are switches.
#[test]
fn misere_working_and_way_are_switches() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 3 4 5");
    assert_eq!(text(&browser, "#manners [aria-current]"), "Steps");
    browser.click("#settings summary");
    browser.click("#misere");
    assert_eq!(address(&browser), "explain --misere 3 4 5");
    assert!(text(&browser, "#explain-rule").contains("loses"));
    assert_eq!(
        browser.script("return document.querySelector('#board').value"),
        "3 4 5"
    );
    browser.fill("#board", "1 1 1");
    browser.press(ENTER);
    assert_eq!(address(&browser), "explain --misere 1 1 1");
    browser.click("#misere");
    assert_eq!(address(&browser), "explain 1 1 1");
    let mut lengths = Vec::new();
    for depth in ["1", "2", "9"] {
        browser.script(&format!(
            "const working = document.querySelector('#depth');
             working.value = '{depth}';
             document.body.classList.remove('ready');
             working.dispatchEvent(new Event('change'));
             document.body.classList.add('ready')"
        ));
        super::wait_until(
            &browser,
            &format!(
                "(window.told = document.querySelector('#explanation').innerText.length) && window.told !== {}",
                lengths.last().copied().unwrap_or(0)
            ),
        );
        lengths.push(text(&browser, "#explanation").len());
    }
    assert!(
        lengths.is_sorted() && lengths[0] < lengths[2],
        "{lengths:?}"
    );
    // How much working somebody wants is kept.
    open(&browser, "explain 1 1 1");
    assert_eq!(text(&browser, "#explanation").len(), lengths[2]);
    browser.script("localStorage.clear()");
    // Moore's Nim and what is Nim in disguise are known in normal play alone.
    for (board, is_known) in [
        ("kayles 5 1", true),
        ("moore:2 3 4 5", false),
        ("nimble 3 5", false),
    ] {
        open(&browser, &format!("explain {board}"));
        let is_shown =
            browser.script("document.getElementById('settings').open = true; return document.querySelector('#misere-switch').checkVisibility()");
        assert_eq!(is_shown, is_known, "{board}");
    }
    open(&browser, "explain --misere kayles 5 1");
    assert!(verdict(&browser).starts_with("You lose from here"));
    is_silent(&browser, "switches");
}
