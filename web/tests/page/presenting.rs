//! Present: nothing is told before it is asked for, by any key of a keyboard or of a presenter's remote.

use super::driver::{ARROW_RIGHT, Browser, ESCAPE, PAGE_DOWN};
use super::{is_silent, open, started, text};

fn position(browser: &Browser) -> String {
    text(browser, "#controls [role=status]")
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
    assert_eq!(position(&browser), "Step 1 of 4 (1/11)");
    assert!(!text(&browser, "#explanation").contains("left alone"));
    for _ in 0..10 {
        browser.press(PAGE_DOWN);
    }
    assert!(text(&browser, "#explanation").contains("an 8 and a 2 are left alone"));
    browser.press_with_shift(ARROW_RIGHT);
    assert_eq!(position(&browser), "Step 2 of 4 (2/2)");
    // Another board is presented from its beginning.
    browser.click("[data-row='5'] [data-at='4']");
    assert_eq!(position(&browser), "Start");
    assert!(!text(&browser, "#part-explain").contains("wins:"));
    browser.press(ESCAPE);
    assert!(text(&browser, "#explanation .answer").contains("wins"));
    assert_eq!(
        browser.script("return document.querySelector('#controls').checkVisibility()"),
        false
    );
    is_silent(&browser, "presenting");
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
        browser.script("return document.querySelectorAll('#drawn .counter').length"),
        12
    );
}
