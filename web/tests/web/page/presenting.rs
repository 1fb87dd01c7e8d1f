//! Present: nothing is told before it is asked for, by any key of a keyboard or of a presenter's remote.

use serde_json::json;

use super::driver::{ARROW_LEFT, ARROW_RIGHT, Browser, END, ESCAPE, PAGE_DOWN, TAB};
use super::{count, is_silent, open, settled, started, text, wait_until};

const PAGE_UP: &str = "\u{e00e}";

fn position(browser: &Browser) -> String {
    text(browser, "#controls [role=status]")
}

/// From the part for teachers one press begins with any board, and the verdict comes with the answer alone.
#[test]
fn teachers_begin_to_present_at_once() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1920, 1080);
    open(&browser, "teach");
    // What is no board is said where it was written, and shows nothing of another.
    browser.script("document.querySelector('#for-teachers input').value = '5 4 x'");
    super::talking::press(&browser, "Present");
    wait_until(
        &browser,
        "document.querySelector('#part-teach .refused').textContent.startsWith('“x” cannot be read')",
    );
    browser.script("document.querySelector('#for-teachers input').value = '5; 4; 3'");
    super::talking::press(&browser, "Present");
    wait_until(
        &browser,
        "document.documentElement.classList.contains('presenting')",
    );
    assert_eq!(position(&browser), "Start");
    // What is to be taken looks like all the rest.
    let shadows = "return new Set([...document.querySelectorAll('#stage .counter')].map((counter) => getComputedStyle(counter, '::before').boxShadow)).size";
    assert_eq!(browser.script(shadows), 1);
    let asked = "What would you take? Press a counter to try it.";
    browser.press(PAGE_DOWN);
    assert_eq!(text(&browser, "#verdict"), asked);
    // The group that is alone is marked where its counters will be taken.
    for _ in 1..8 {
        browser.press(PAGE_DOWN);
    }
    let marked = "[...document.querySelectorAll('.heap:nth-child(3) .counter')].map((counter) => counter.classList.contains('pointed')).join()";
    assert_eq!(settled(&browser, marked), "false,true,true");
    browser.press(END);
    assert_eq!(position(&browser), "Answer");
    assert!(text(&browser, "#verdict").contains("take 2 from row 3"));
    // Whoever stops is where they began, without an answer in sight.
    browser.press(ESCAPE);
    wait_until(&browser, "!document.getElementById('part-teach').hidden");
    is_silent(&browser, "presenting from the part for teachers");
}

#[test]
fn a_class_can_guess() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1280, 720);
    open(&browser, "explain 18 6 3 20 9");
    browser.click("#present");
    assert_eq!(position(&browser), "Start");
    let seen = text(&browser, "#part-explain");
    assert!(
        !seen.contains("wins.") && !seen.contains("nim sum"),
        "{seen}"
    );
    assert!(
        text(&browser, "#announcer").is_empty() || !text(&browser, "#announcer").contains("Answer")
    );
    browser.press(PAGE_DOWN);
    assert_eq!(position(&browser), "Step 1 of 4, part 1 of 10");
    assert!(!text(&browser, "#explanation").contains("left alone"));
    for _ in 0..9 {
        browser.press(PAGE_DOWN);
    }
    assert!(text(&browser, "#explanation").contains("an 8 and a 2 are left alone"));
    browser.press_with_shift(ARROW_RIGHT);
    assert_eq!(position(&browser), "Step 2 of 4, part 2 of 2");
    assert!(!text(&browser, "#part-explain").contains("take 6 from row 5"));
    browser.press(ESCAPE);
    assert!(text(&browser, "#explanation .answer").contains("take 6 from row 5"));
    assert_eq!(
        browser.script("return document.querySelector('#controls').checkVisibility()"),
        false
    );
    is_silent(&browser, "presenting");
}

/// The board acts before the class, with what a move does said beside it, while the steps keep their place; and it stands in its
/// groups where that is asked for.
#[test]
fn a_class_can_try() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1920, 1080);
    open(&browser, "explain 18 6 3 20 9");
    browser.click("#present");
    let said = || text(&browser, "#verdict");
    assert_eq!(said(), "What would you take? Press a counter to try it.");
    browser.click("[data-row='5'][data-left='3']");
    assert!(said().starts_with("Take 6 from row 5?"), "{}", said());
    assert!(!said().contains("ins"), "nothing is told before it is done");
    browser.press(ESCAPE);
    browser.click("#present");
    for _ in 0..3 {
        browser.press(PAGE_DOWN);
    }
    let place = position(&browser);
    let sizes = || super::rows(&browser);
    super::take(&browser, 5, 5);
    super::wait_until(
        &browser,
        "document.getElementById('verdict').textContent === 'You tried: take 4 from row 5. What will the other do?'",
    );
    let press = |name: &str| {
        browser.script(&format!("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === '{name}').click()"));
    };
    // Who wins is told when the class asks for it.
    press("Who wins now?");
    assert!(
        said().starts_with("You tried: take 4 from row 5. Loses: the other takes"),
        "{}",
        said()
    );
    assert_eq!(position(&browser), place);
    assert_eq!(sizes(), [18, 6, 3, 20, 5]);
    // What another does about it can be tried, too, and taken back one by one.
    super::take(&browser, 1, 17);
    super::wait_until(
        &browser,
        "document.getElementById('verdict').textContent.includes('take 1 from row 1')",
    );
    press("Undo");
    assert_eq!(sizes(), [18, 6, 3, 20, 5]);
    press("Undo");
    assert_eq!(sizes(), [18, 6, 3, 20, 9]);
    assert!(said().starts_with("What would you take?"), "{}", said());
    // The next step is about the board that is explained.
    super::take(&browser, 5, 3);
    super::wait_until(
        &browser,
        "document.getElementById('verdict').textContent.startsWith('You tried: take 6 from row 5.')",
    );
    press("Who wins now?");
    assert!(said().contains("Wins"), "{}", said());
    browser.press(PAGE_DOWN);
    assert_ne!(position(&browser), place);
    assert_eq!(sizes(), [18, 6, 3, 20, 9]);
    assert!(said().starts_with("What would you take?"), "{}", said());
    press("Pair the groups");
    assert_eq!(
        settled(&browser, "document.querySelectorAll('.group').length"),
        10
    );
    // All of it is seen, with what is said and what can be done.
    for name in ["Pair them all", "Change a row"] {
        press(name);
        let low = settled(
            &browser,
            "document.getElementById('deeds').getBoundingClientRect().bottom <= document.getElementById('controls').getBoundingClientRect().top",
        );
        assert_eq!(low, true, "{name}");
    }
    press("Back to the rows");
    assert!(said().starts_with("What would you take?"));
    browser.press(ESCAPE);
    assert!(said().contains("take 6 from row 5"), "{}", said());
    is_silent(&browser, "a class that tries");
}

/// The keys of a clicker lead through the steps, whatever was pressed before by mouse or touch: on the groups, on the rows, on what
/// was tried there. What was marked and not taken goes with the step at which that was done.
#[test]
fn a_clicker_leads_through_the_steps() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1280, 720);
    open(&browser, "present%203%204%205");
    let at = || position(&browser);
    let leads = |browser: &Browser, after: &str| {
        for (on, back) in [(ARROW_RIGHT, ARROW_LEFT), (PAGE_DOWN, PAGE_UP)] {
            let before = at();
            browser.press(on);
            assert_ne!(at(), before, "{after}");
            browser.press(back);
            assert_eq!(at(), before, "{after}");
        }
        assert_eq!(count(browser, ".taking"), 0, "{after}");
    };
    let click = |name: &str| {
        browser.script(&format!("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === '{name}').id = 'meant'"));
        browser.click("#meant");
    };
    browser.press(ARROW_RIGHT);
    for names in [
        &["Pair the groups"][..],
        &["Pair the groups", "Pair them all"],
        &["Pair the groups", "Pair them all", "Change a row"],
        &["Pair the groups", "Back to the rows"],
    ] {
        for name in names {
            click(name);
        }
        leads(&browser, names[names.len() - 1]);
        assert_eq!(count(&browser, ".toy"), 0, "the rows are back");
    }
    click("Pair the groups");
    browser.click("[data-group='2-4']");
    leads(&browser, "a group");
    browser.click("[data-row='1'][data-left='1']");
    assert_eq!(count(&browser, ".taking"), 2);
    leads(&browser, "a counter");
    for name in ["Who wins now?", "Undo"] {
        super::take(&browser, 1, 1);
        wait_until(
            &browser,
            "document.getElementById('verdict').textContent.startsWith('You tried')",
        );
        click(name);
        leads(&browser, name);
    }
    // A press of the space bar presses no button once more.
    click("Pair the groups");
    let before = at();
    browser.press(" ");
    assert_ne!(at(), before);
    // Whoever goes to the board by Tab walks on it.
    browser.script("document.querySelector('#table button.counter').focus()");
    browser.press(TAB);
    browser.press_with_shift(TAB);
    let before = at();
    browser.press(ARROW_RIGHT);
    assert_eq!(at(), before);
    assert_eq!(count(&browser, "#table :focus"), 1);
    is_silent(&browser, "a clicker");
}

/// The groups are as large as the wall allows, and what makes them pairs is seen from the last row.
#[test]
fn groups_fill_the_wall() {
    let Some(browser) = started() else {
        return;
    };
    for (width, height, board, least) in [
        (1280, 720, "3%204%205", 80),
        (1280, 720, "18%206%203%2020%209", 26),
        (1920, 1080, "3%204%205", 120),
        (1920, 1080, "18%206%203%2020%209", 45),
    ] {
        browser.resize(width, height);
        open(&browser, &format!("present%20{board}"));
        browser.script("for (const name of ['Pair the groups', 'Pair them all', 'Change a row']) [...document.querySelectorAll('#deeds button')].find((b) => b.textContent === name).click()");
        let dot = settled(&browser, "document.querySelector('.dot').offsetWidth");
        assert!(
            dot.as_u64().unwrap() >= least,
            "{dot} for {board} at {width}"
        );
        let edge = "parseFloat(getComputedStyle(document.querySelector('.paired')).borderTopWidth)";
        assert!(settled(&browser, edge).as_f64().unwrap() >= 4.0);
        let is_seen = "document.getElementById('deeds').getBoundingClientRect().bottom <= document.getElementById('controls').getBoundingClientRect().top && document.querySelector('.toy').scrollWidth <= document.querySelector('.toy').clientWidth";
        assert_eq!(settled(&browser, is_seen), true, "{board} at {width}");
    }
    is_silent(&browser, "groups on the wall");
}

/// While steps are told, the board beside them marks what they speak of: a row, the groups of a size, and nothing else.
#[test]
fn the_board_marks_what_a_step_speaks_of() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1280, 720);
    open(&browser, "explain 18 6 3 20 9");
    browser.click("#present");
    let marked = || {
        let rows = settled(
            &browser,
            "[1, 2, 3, 4, 5].map((row) => document.querySelectorAll(`[data-of='${row}'].pointed`).length)",
        );
        rows.to_string()
    };
    assert_eq!(marked(), "[0,0,0,0,0]");
    // The lines of the table, then those below it: the 8s and the 2s are alone.
    for row in ["[18,0,0,0,0]", "[0,6,0,0,0]", "[0,0,3,0,0]"] {
        browser.press(PAGE_DOWN);
        assert_eq!(marked(), row);
    }
    for _ in 0..4 {
        browser.press(PAGE_DOWN);
    }
    assert_eq!(marked(), "[2,2,2,0,8]");
    for _ in 0..3 {
        browser.press(PAGE_DOWN);
    }
    assert!(text(&browser, "#explanation").contains("an 8 and a 2 are left alone"));
    assert_eq!(marked(), "[2,2,2,0,8]");
    // Of the move that wins it is what it takes, and not all of the row.
    browser.press(END);
    assert_eq!(marked(), "[0,0,0,0,6]");
    browser.press(ESCAPE);
    assert_eq!(marked(), "[0,0,0,0,0]");
    is_silent(&browser, "marks");
}

/// A step that tells what a move leaves is told beside the board that it leaves, and the next one beside the board that is explained.
#[test]
fn the_board_shows_what_a_step_tells_of() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1280, 720);
    open(&browser, "present%203%204%205");
    let sizes = || super::rows(&browser);
    let to = |key: &str, step: &str| {
        for _ in 0..30 {
            if position(&browser).starts_with(step) {
                return;
            }
            browser.press(key);
        }
        panic!("no {step}: {}", position(&browser));
    };
    to(PAGE_DOWN, "Step 3");
    assert_eq!(sizes(), [3, 4, 5]);
    to(PAGE_DOWN, "Step 4");
    assert!(text(&browser, "#explanation").contains("Left are 2 groups of 4"));
    for _ in 0..2 {
        assert_eq!(sizes(), [1, 4, 5]);
        assert_eq!(text(&browser, "#verdict"), "What will the other do?");
        assert_eq!(count(&browser, ".pointed"), 0);
        browser.press(PAGE_DOWN);
    }
    to(PAGE_DOWN, "Answer");
    assert_eq!(sizes(), [3, 4, 5]);
    browser.press(PAGE_UP);
    to(PAGE_UP, "Step 3");
    assert_eq!(sizes(), [3, 4, 5]);
    is_silent(&browser, "what a step tells of");
}

/// All counters of each row can be seen, as all of a table can.
#[test]
fn rows_and_tables_are_seen_whole() {
    const CUT: &str = "(() => {
        const edge = document.querySelector('#table').getBoundingClientRect().right;
        const rows = [...document.querySelectorAll('.counters')];
        const broken = rows.filter((row) => [...row.children].some((counter) => counter.getBoundingClientRect().right > edge));
        const tables = [...document.querySelectorAll('#explanation .table')];
        const cut = tables.filter((box) => box.scrollWidth > box.clientWidth + 1);
        return [rows.length > 0, broken.length, cut.length];
      })()";
    let Some(browser) = started() else {
        return;
    };
    for board in ["18 6 3 20 9", "15 14 13 12", "5 4 3 2 1"] {
        for (width, height) in [(360, 780), (1280, 720), (1366, 768), (1920, 1080)] {
            browser.resize(width, height);
            open(&browser, &format!("explain {board}"));
            for key in [ESCAPE, "p", END] {
                browser.press(key);
                let whole = json!([true, 0, 0]);
                assert_eq!(settled(&browser, CUT), whole, "{board} at {width} {key:?}");
            }
        }
    }
}

#[test]
fn on_paper_everything_stands() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 5 4 3");
    let everything = text(&browser, "#explanation");
    browser.press("p");
    browser.press("n");
    browser.show_on("print", "light");
    assert_eq!(text(&browser, "#explanation"), everything);
    let shown = browser.script("return [...document.querySelectorAll('form, nav, .controls, .ways')].some((e) => e.checkVisibility())");
    assert_eq!(shown, false);
    assert_eq!(
        browser.script("return document.querySelectorAll('#table .counter').length"),
        12
    );
}

/// A small board is large enough to be seen from the last row, with all that is said of it and can be done above the controls.
#[test]
fn a_small_board_fills_its_half_of_the_wall() {
    let Some(browser) = started() else {
        return;
    };
    for (width, height, least) in [(1280, 720, 60), (1920, 1080, 80)] {
        browser.resize(width, height);
        open(&browser, "present%203%204%205");
        let wide = settled(
            &browser,
            "Math.floor(document.querySelector('.counter').getBoundingClientRect().width)",
        );
        assert!(wide.as_u64().unwrap() >= least, "{wide} at {width}");
        let is_seen = "document.getElementById('stage').getBoundingClientRect().bottom <= document.getElementById('controls').getBoundingClientRect().top";
        assert_eq!(settled(&browser, is_seen), true, "at {width}");
    }
    is_silent(&browser, "a small board");
}
