//! Present: nothing is told before it is asked for, by any key of a keyboard or of a presenter's remote.

use serde_json::json;

use super::steps::Page;
use crate::support::driver::{ARROW_LEFT, ARROW_RIGHT, END, ESCAPE, PAGE_DOWN, TAB};

const PAGE_UP: &str = "\u{e00e}";

fn position(page: &Page) -> String {
    page.text("#controls [role=status]")
}

/// An address begins to present any board. A step is told when a key asks for it; the board beside it marks what the step speaks of
/// and nothing else, and shows what a move leaves while that is told.
#[test]
fn a_class_can_guess() {
    let Some(page) = Page::started() else { return };
    page.resize(1280, 720);
    page.open("explain 18 6 3 20 9");
    page.click("#present");
    assert_eq!(position(&page), "Start");
    let seen = page.text("#part-explain");
    assert!(!seen.contains("wins.") && !seen.contains("nim sum"), "{seen}");
    assert!(!page.text("#announcer").contains("Answer"));
    let marked = || {
        let rows = page.settled("[1, 2, 3, 4, 5].map((row) => document.querySelectorAll(`[data-of='${row}'].pointed`).length)");
        rows.to_string()
    };
    assert_eq!(marked(), "[0,0,0,0,0]");
    page.press(PAGE_DOWN);
    assert_eq!(position(&page), "Step 1 of 4");
    page.sees("#explanation", "18 is 16 + 2: in binary");
    assert_eq!(marked(), "[0,0,0,0,0]", "the table shows it all");
    assert!(!page.text("#explanation").contains("wins."));
    page.press(PAGE_DOWN);
    assert_eq!(position(&page), "Step 2 of 4");
    assert!(!page.text("#part-explain").contains("take 6 from row 5"));
    // Of the move that wins it is what it takes, and not all of the row.
    page.press(END);
    assert_eq!(position(&page), "Answer");
    assert_eq!(marked(), "[0,0,0,0,6]");
    page.press(ESCAPE);
    page.sees("#explanation .answer", "take 6 from row 5");
    assert_eq!(marked(), "[0,0,0,0,0]");
    assert_eq!(page.settled("document.querySelector('#controls').checkVisibility()"), false);
    page.open("present 3; 4; 5");
    page.wait_until("document.documentElement.classList.contains('presenting')");
    // What is to be taken looks like all the rest.
    let shadows = "return new Set([...document.querySelectorAll('#stage .counter')].map((counter) => getComputedStyle(counter, '::before').boxShadow)).size";
    assert_eq!(page.script(shadows), 1);
    let to = |key: &str, step: &str| {
        for _ in 0..30 {
            if position(&page).starts_with(step) {
                return;
            }
            page.press(key);
        }
        panic!("no {step}: {}", position(&page));
    };
    to(PAGE_DOWN, "Step 3");
    assert_eq!(page.text("#verdict"), "What would you take? Press a counter to try it.");
    assert_eq!(page.rows(), [3, 4, 5]);
    to(PAGE_DOWN, "Step 4");
    page.sees("#explanation", "Check: after taking 2 from row 1");
    assert_eq!(page.rows(), [1, 4, 5]);
    assert_eq!(page.text("#verdict"), "What will the other do?");
    assert_eq!(page.count(".pointed"), 0);
    to(PAGE_DOWN, "Answer");
    page.sees("#verdict", "take 2 from row 1");
    assert_eq!(page.rows(), [3, 4, 5]);
}

/// The board acts before the class, with what a move does said beside it, while the steps keep their place; and it stands in its
/// groups where that is asked for.
#[test]
fn a_class_can_try() {
    let Some(page) = Page::started() else { return };
    page.resize(1920, 1080);
    page.open("explain 18 6 3 20 9");
    page.click("#present");
    let said = || page.text("#verdict");
    assert_eq!(said(), "What would you take? Press a counter to try it.");
    page.click("[data-row='5'][data-left='3']");
    assert!(said().starts_with("Take 6 from row 5?"), "{}", said());
    assert!(!said().contains("ins"), "nothing is told before it is done");
    page.press(ESCAPE);
    page.click("#present");
    page.press(PAGE_DOWN);
    let place = position(&page);
    let sizes = || page.rows();
    page.take(5, 5);
    page.wait_until("document.getElementById('verdict').textContent === 'You tried: take 4 from row 5. What will the other do?'");
    // Who wins is told when the class asks for it.
    page.choose("Who wins now?");
    assert!(
        said().starts_with("You tried: take 4 from row 5. Loses: the other takes"),
        "{}",
        said()
    );
    assert_eq!(position(&page), place);
    assert_eq!(sizes(), [18, 6, 3, 20, 5]);
    // What another does about it can be tried, too, and taken back one by one.
    page.take(1, 17);
    page.waits_for("#verdict", "take 1 from row 1");
    page.choose("Undo");
    assert_eq!(sizes(), [18, 6, 3, 20, 5]);
    page.choose("Undo");
    assert_eq!(sizes(), [18, 6, 3, 20, 9]);
    assert!(said().starts_with("What would you take?"), "{}", said());
    // The next step is about the board that is explained.
    page.take(5, 3);
    page.wait_until("document.querySelector('#verdict').textContent.startsWith('You tried: take 6 from row 5.')");
    page.choose("Who wins now?");
    assert!(said().contains("Wins"), "{}", said());
    page.press(PAGE_DOWN);
    assert_ne!(position(&page), place);
    assert_eq!(sizes(), [18, 6, 3, 20, 9]);
    assert!(said().starts_with("What would you take?"), "{}", said());
    page.choose("Pair the groups");
    assert_eq!(page.settled("document.querySelectorAll('.group').length"), 10);
    // All of it is seen, with what is said and what can be done.
    for name in ["Pair them all", "Change a row"] {
        page.choose(name);
        let low = page.settled("document.getElementById('deeds').getBoundingClientRect().bottom <= document.getElementById('controls').getBoundingClientRect().top");
        assert_eq!(low, true, "{name}");
    }
    page.choose("Back to the rows");
    assert!(said().starts_with("What would you take?"));
    page.press(ESCAPE);
    assert!(said().contains("take 6 from row 5"), "{}", said());
}

/// The keys of a clicker lead through the steps, whatever was pressed before by mouse or touch: on the groups, on the rows, on what
/// was tried there. What was marked and not taken goes with the step at which that was done.
#[test]
fn a_clicker_leads_through_the_steps() {
    let Some(page) = Page::nightly() else { return };
    page.resize(1280, 720);
    page.open("present 3 4 5");
    let at = || position(&page);
    let leads = |page: &Page, after: &str| {
        for (on, back) in [(ARROW_RIGHT, ARROW_LEFT), (PAGE_DOWN, PAGE_UP)] {
            let before = at();
            page.press(on);
            assert_ne!(at(), before, "{after}");
            page.press(back);
            assert_eq!(at(), before, "{after}");
        }
        assert_eq!(page.count(".taking"), 0, "{after}");
    };
    let click = |name: &str| {
        page.script(&format!("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === '{name}').id = 'meant'"));
        page.click("#meant");
    };
    page.press(ARROW_RIGHT);
    for names in [
        &["Pair the groups", "Pair them all", "Change a row"][..],
        &["Pair the groups", "Back to the rows"],
    ] {
        for name in names {
            click(name);
        }
        leads(&page, names[names.len() - 1]);
        assert_eq!(page.count(".toy"), 0, "the rows are back");
    }
    click("Pair the groups");
    page.click("[data-group='2-4']");
    leads(&page, "a group");
    page.click("[data-row='1'][data-left='1']");
    assert_eq!(page.count(".taking"), 2);
    leads(&page, "a counter");
    for name in ["Who wins now?", "Undo"] {
        page.take(1, 1);
        page.wait_until("document.querySelector('#verdict').textContent.startsWith('You tried')");
        click(name);
        leads(&page, name);
    }
    // A press of the space bar presses no button once more.
    click("Pair the groups");
    let before = at();
    page.press(" ");
    assert_ne!(at(), before);
    // Whoever goes to the board by Tab walks on it.
    page.script("document.querySelector('#table button.counter').focus()");
    page.press(TAB);
    page.press_with_shift(TAB);
    let before = at();
    page.press(ARROW_RIGHT);
    assert_eq!(at(), before);
    assert_eq!(page.count("#table :focus"), 1);
}

/// Rows and groups are large enough to be seen from the last row, with all that is said of them and can be done above the controls;
/// all counters of each row can be seen, its size on one line, and all of a table.
#[test]
fn all_is_seen_from_the_last_row() {
    const CUT: &str = "(() => {
        const edge = document.querySelector('#table').getBoundingClientRect().right;
        const rows = [...document.querySelectorAll('.counters')];
        const sizes = [...document.querySelectorAll('.row-size')].filter((size) => size.offsetHeight > 2 * parseFloat(getComputedStyle(size).fontSize));
        const broken = rows.filter((row) => [...row.children].some((counter) => counter.getBoundingClientRect().right > edge));
        const tables = [...document.querySelectorAll('#explanation .table')];
        const cut = tables.filter((box) => box.scrollWidth > box.clientWidth + 1);
        return [rows.length > 0, broken.length + sizes.length, cut.length];
      })()";
    const ABOVE: &str = "document.getElementById('stage').getBoundingClientRect().bottom <= document.getElementById('controls').getBoundingClientRect().top";
    let Some(page) = Page::nightly() else { return };
    // The least width of a counter and of one in a group, in pixels.
    for (width, height, board, counter, dot) in [
        (1280, 720, "3 4 5", 60, 80),
        (1280, 720, "18 6 3 20 9", 0, 26),
        (1920, 1080, "3 4 5", 80, 130),
        (1920, 1080, "18 6 3 20 9", 0, 50),
        (1920, 1080, "2 7 9 13", 0, 70),
    ] {
        page.resize(width, height);
        page.open(&format!("present {board}"));
        let wide = |of: &str| {
            page.settled(&format!("document.querySelector('{of}').offsetWidth")).as_u64().unwrap()
        };
        let at = format!("{board} at {width}");
        assert!(wide(".counter") >= counter, "{at}: {}", wide(".counter"));
        assert_eq!(page.settled(ABOVE), true, "{at}");
        for key in [ESCAPE, "p", END] {
            page.press(key);
            assert_eq!(page.settled(CUT), json!([true, 0, 0]), "{at} {key:?}");
        }
        for name in ["Pair the groups", "Pair them all", "Change a row"] {
            page.choose(name);
        }
        assert!(wide(".dot") >= dot, "{at}: {}", wide(".dot"));
        let edge = "parseFloat(getComputedStyle(document.querySelector('.paired')).borderTopWidth)";
        assert!(page.settled(edge).as_f64().unwrap() >= 4.0);
        let is_seen = "document.getElementById('deeds').getBoundingClientRect().bottom <= document.getElementById('controls').getBoundingClientRect().top && document.querySelector('.toy').scrollWidth <= document.querySelector('.toy').clientWidth";
        assert_eq!(page.settled(is_seen), true, "{at}");
    }
}
