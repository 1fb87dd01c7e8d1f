//! Present: nothing is told before it is asked for, by any key of a keyboard or of a presenter's remote.

use serde_json::json;

use super::steps::Page;
use crate::support::driver::{ARROW_LEFT, ARROW_RIGHT, END, ESCAPE, PAGE_DOWN, TAB};

const PAGE_UP: &str = "\u{e00e}";

fn position(page: &Page) -> String {
    page.text("#controls [role=status]")
}

/// An address begins to present any board, and the verdict comes with the answer alone.
#[test]
fn an_address_begins_to_present() {
    let Some(page) = Page::started() else { return };
    page.resize(1920, 1080);
    page.open("present 5; 4; 3");
    page.wait_until("document.documentElement.classList.contains('presenting')");
    assert_eq!(position(&page), "Start");
    // What is to be taken looks like all the rest.
    let shadows = "return new Set([...document.querySelectorAll('#stage .counter')].map((counter) => getComputedStyle(counter, '::before').boxShadow)).size";
    assert_eq!(page.script(shadows), 1);
    let asked = "What would you take? Press a counter to try it.";
    page.press(PAGE_DOWN);
    assert_eq!(page.text("#verdict"), asked);
    // The group that is alone is marked where its counters will be taken.
    let marked = "[...document.querySelectorAll('.heap:nth-child(3) .counter')].map((counter) => counter.classList.contains('pointed')).join()";
    assert_eq!(page.settled(marked), "false,true,true");
    page.press(END);
    assert_eq!(position(&page), "Answer");
    page.sees("#verdict", "take 2 from row 3");
    page.press(ESCAPE);
    page.wait_until("!document.documentElement.classList.contains('presenting')");
}

#[test]
fn a_class_can_guess() {
    let Some(page) = Page::started() else { return };
    page.resize(1280, 720);
    page.open("explain 18 6 3 20 9");
    page.click("#present");
    assert_eq!(position(&page), "Start");
    let seen = page.text("#part-explain");
    assert!(!seen.contains("wins.") && !seen.contains("nim sum"), "{seen}");
    assert!(page.text("#announcer").is_empty() || !page.text("#announcer").contains("Answer"));
    page.press(PAGE_DOWN);
    assert_eq!(position(&page), "Step 1 of 4");
    page.sees("#explanation", "an 8 and a 2 are left alone");
    assert!(!page.text("#explanation").contains("wins."));
    page.press(PAGE_DOWN);
    assert_eq!(position(&page), "Step 2 of 4");
    assert!(!page.text("#part-explain").contains("take 6 from row 5"));
    page.press(ESCAPE);
    page.sees("#explanation .answer", "take 6 from row 5");
    assert_eq!(page.script("return document.querySelector('#controls').checkVisibility()"), false);
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
    let Some(page) = Page::started() else { return };
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
        &["Pair the groups"][..],
        &["Pair the groups", "Pair them all"],
        &["Pair the groups", "Pair them all", "Change a row"],
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

/// The groups are as large as the wall allows, and what makes them pairs is seen from the last row.
#[test]
fn groups_fill_the_wall() {
    let Some(page) = Page::started() else { return };
    for (width, height, board, least) in [
        (1280, 720, "3 4 5", 80),
        (1280, 720, "18 6 3 20 9", 26),
        (1920, 1080, "3 4 5", 130),
        (1920, 1080, "18 6 3 20 9", 50),
        (1920, 1080, "2 7 9 13", 70),
    ] {
        page.resize(width, height);
        page.open(&format!("present {board}"));
        page.script("for (const name of ['Pair the groups', 'Pair them all', 'Change a row']) [...document.querySelectorAll('#deeds button')].find((b) => b.textContent === name).click()");
        let dot = page.settled("document.querySelector('.dot').offsetWidth");
        assert!(dot.as_u64().unwrap() >= least, "{dot} for {board} at {width}");
        let edge = "parseFloat(getComputedStyle(document.querySelector('.paired')).borderTopWidth)";
        assert!(page.settled(edge).as_f64().unwrap() >= 4.0);
        let is_seen = "document.getElementById('deeds').getBoundingClientRect().bottom <= document.getElementById('controls').getBoundingClientRect().top && document.querySelector('.toy').scrollWidth <= document.querySelector('.toy').clientWidth";
        assert_eq!(page.settled(is_seen), true, "{board} at {width}");
    }
}

/// While steps are told, the board beside them marks what they speak of: a row, the groups of a size, and nothing else.
#[test]
fn the_board_marks_what_a_step_speaks_of() {
    let Some(page) = Page::started() else { return };
    page.resize(1280, 720);
    page.open("explain 18 6 3 20 9");
    page.click("#present");
    let marked = || {
        let rows = page.settled("[1, 2, 3, 4, 5].map((row) => document.querySelectorAll(`[data-of='${row}'].pointed`).length)");
        rows.to_string()
    };
    assert_eq!(marked(), "[0,0,0,0,0]");
    // The 8s and the 2s are alone.
    page.press(PAGE_DOWN);
    page.sees("#explanation", "an 8 and a 2 are left alone");
    assert_eq!(marked(), "[2,2,2,0,8]");
    // Of the move that wins it is what it takes, and not all of the row.
    page.press(END);
    assert_eq!(marked(), "[0,0,0,0,6]");
    page.press(ESCAPE);
    assert_eq!(marked(), "[0,0,0,0,0]");
}

/// A step that tells what a move leaves is told beside the board that it leaves, and the next one beside the board that is explained.
#[test]
fn the_board_shows_what_a_step_tells_of() {
    let Some(page) = Page::started() else { return };
    page.resize(1280, 720);
    page.open("present 3 4 5");
    let sizes = || page.rows();
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
    assert_eq!(sizes(), [3, 4, 5]);
    to(PAGE_DOWN, "Step 4");
    page.sees("#explanation", "Left are 2 groups of 4");
    assert_eq!(sizes(), [1, 4, 5]);
    assert_eq!(page.text("#verdict"), "What will the other do?");
    assert_eq!(page.count(".pointed"), 0);
    to(PAGE_DOWN, "Answer");
    assert_eq!(sizes(), [3, 4, 5]);
    page.press(PAGE_UP);
    to(PAGE_UP, "Step 3");
    assert_eq!(sizes(), [3, 4, 5]);
}

/// All counters of each row can be seen, its size on one line, and all of a table.
#[test]
fn rows_and_tables_are_seen_whole() {
    const CUT: &str = "(() => {
        const edge = document.querySelector('#table').getBoundingClientRect().right;
        const rows = [...document.querySelectorAll('.counters')];
        const sizes = [...document.querySelectorAll('.row-size')].filter((size) => size.offsetHeight > 2 * parseFloat(getComputedStyle(size).fontSize));
        const broken = rows.filter((row) => [...row.children].some((counter) => counter.getBoundingClientRect().right > edge));
        const tables = [...document.querySelectorAll('#explanation .table')];
        const cut = tables.filter((box) => box.scrollWidth > box.clientWidth + 1);
        return [rows.length > 0, broken.length + sizes.length, cut.length];
      })()";
    let Some(page) = Page::started() else { return };
    for board in ["18 6 3 20 9", "15 14 13 12", "2 7 9 13"] {
        for (width, height) in [(360, 780), (1280, 720), (1366, 768), (1920, 1080)] {
            page.resize(width, height);
            page.open(&format!("explain {board}"));
            for key in [ESCAPE, "p", END] {
                page.press(key);
                let whole = json!([true, 0, 0]);
                assert_eq!(page.settled(CUT), whole, "{board} at {width} {key:?}");
            }
        }
    }
}

#[test]
fn on_paper_everything_stands() {
    let Some(page) = Page::started() else { return };
    page.open("explain 5 4 3");
    let everything = page.text("#explanation");
    page.press("p");
    page.press("n");
    page.show_on("print", "light");
    assert_eq!(page.text("#explanation"), everything);
    let shown = page.script("return [...document.querySelectorAll('form, nav, .controls, .ways')].some((e) => e.checkVisibility())");
    assert_eq!(shown, false);
    assert_eq!(page.script("return document.querySelectorAll('#table .counter').length"), 12);
}

/// A small board is large enough to be seen from the last row, with all that is said of it and can be done above the controls.
#[test]
fn a_small_board_fills_its_half_of_the_wall() {
    let Some(page) = Page::started() else { return };
    for (width, height, least) in [(1280, 720, 60), (1920, 1080, 80)] {
        page.resize(width, height);
        page.open("present 3 4 5");
        let wide = page.settled(
            "Math.floor(document.querySelector('.counter').getBoundingClientRect().width)",
        );
        assert!(wide.as_u64().unwrap() >= least, "{wide} at {width}");
        let is_seen = "document.getElementById('stage').getBoundingClientRect().bottom <= document.getElementById('controls').getBoundingClientRect().top";
        assert_eq!(page.settled(is_seen), true, "at {width}");
    }
}
