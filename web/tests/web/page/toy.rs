//! The balance toy: groups are paired by hand or at once, and the change that pairs all again is found, and told to be the move.

use super::driver::{ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP};

use super::{address, count, is_silent, open, started, verdict};

#[test]
fn balance_is_found_by_hand() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 5 4 3");
    browser.script("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === 'Pair the groups').click()");
    assert_eq!(count(&browser, ".group.alone"), 5, "101, 100 and 11");
    // Two of one size are partners; two of different sizes are not.
    browser.click("[data-group='1-4']");
    browser.click("[data-group='3-2']");
    assert_eq!(count(&browser, ".group.paired"), 0);
    browser.click("[data-group='1-4']");
    browser.click("[data-group='2-4']");
    assert_eq!(count(&browser, ".group.paired"), 2);
    let press = |name: &str| {
        browser.script(&format!("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === '{name}').click()"))
    };
    press("Pair them all");
    assert_eq!(count(&browser, ".group.paired"), 4);
    assert!(
        verdict(&browser).contains("The 2s are alone"),
        "{}",
        verdict(&browser)
    );
    press("Change a row");
    browser.click("[data-group='2-2']");
    assert!(
        verdict(&browser).contains("would grow from 4 to 6"),
        "{}",
        verdict(&browser)
    );
    browser.click("[data-group='3-2']");
    assert!(
        verdict(&browser).contains("Take 2 from row 3"),
        "{}",
        verdict(&browser)
    );
    press("See it in digits");
    assert!(verdict(&browser).contains("XOR"));
    assert_eq!(count(&browser, ".digits-of-toy"), 3);
    press("Make this move");
    assert_eq!(address(&browser), "explain 5 4 3 --move 3,2");
    is_silent(&browser, "the toy");
}

/// Arrows lead from group to group, up and down in one column; what leads to another part of the page opens the groups at once.
#[test]
fn arrows_lead_through_the_groups() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "pair 3 4 5");
    assert_eq!(address(&browser), "explain 3 4 5");
    browser.script("document.getElementById('skip').click()");
    for (key, group) in [
        (ARROW_RIGHT, "1-1"),
        (ARROW_DOWN, "3-1"),
        (ARROW_LEFT, "3-4"),
        (ARROW_UP, "2-4"),
        (ARROW_UP, "2-4"),
    ] {
        browser.press(key);
        let focused = browser.script("return document.activeElement.dataset.group");
        assert_eq!(focused, group);
    }
    is_silent(&browser, "arrows in the groups");
}
