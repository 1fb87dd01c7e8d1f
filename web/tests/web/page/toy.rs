//! The balance toy: groups are paired by hand or at once, and the change that pairs all again is found, and told to be the move.

use super::driver::{ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP};

use super::{address, count, is_silent, open, settled, started, text, verdict, wait_until};

#[test]
fn balance_is_found_by_hand() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 5 4 3");
    browser.script("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === 'Pair the groups').click()");
    assert_eq!(count(&browser, ".group.loose"), 5, "101, 100 and 11");
    assert_eq!(count(&browser, ".group.alone"), 0, "nothing was tried yet");
    assert!(!text(&browser, ".toy tfoot tr").contains("alone"));
    // Two of one size are partners; two of different sizes are not.
    browser.click("[data-group='1-4']");
    browser.click("[data-group='3-2']");
    assert_eq!(count(&browser, ".group.paired"), 0);
    browser.click("[data-group='1-4']");
    browser.click("[data-group='2-4']");
    assert_eq!(count(&browser, ".group.paired"), 2);
    assert_eq!(
        count(&browser, ".group.alone"),
        1,
        "of the 2s there is one, and the 1s wait for their pair"
    );
    let press = |name: &str| {
        browser.script(&format!("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === '{name}').click()"))
    };
    press("Pair them all");
    assert_eq!(count(&browser, ".group.paired"), 4);
    assert!(
        verdict(&browser).starts_with("A 2 is left alone."),
        "{}",
        verdict(&browser)
    );
    press("Change a row");
    // The largest that is alone has to go: which rows have it is seen.
    assert!(
        verdict(&browser).contains("The largest group left alone is a 2, in row 3."),
        "{}",
        verdict(&browser)
    );
    assert_eq!(count(&browser, ".group.may"), 1);
    browser.click("[data-group='2-2']");
    assert!(
        verdict(&browser).contains("would grow from 4 to 6"),
        "{}",
        verdict(&browser)
    );
    // What would be no move is undone at once, and the ring stands on what the sentence names.
    let ringed = || {
        browser.script("return [...document.querySelectorAll('.group.may')].map((group) => group.dataset.group).join(' ')")
    };
    assert!(
        verdict(&browser).contains("no move. The largest group left alone is a 2, in row 3."),
        "{}",
        verdict(&browser)
    );
    assert_eq!(ringed(), "3-2");
    assert!(text(&browser, ".toy tfoot tr").contains("alone"));
    browser.click("[data-group='1-1']");
    assert!(verdict(&browser).contains("only a row that gives up a 2"));
    assert_eq!(ringed(), "3-2");
    browser.click("[data-group='3-2']");
    assert!(
        verdict(&browser).contains("Take 2 from row 3"),
        "{}",
        verdict(&browser)
    );
    press("In digits");
    assert!(verdict(&browser).contains("XOR"));
    // Below the digits of the rows stands what they give.
    assert_eq!(count(&browser, ".digits-of-toy"), 4);
    assert_eq!(text(&browser, "tfoot .digits-of-toy"), "000");
    assert!(
        text(&browser, ".toy caption").contains("Every number is made of these in just one way")
    );
    press("Make this move");
    assert_eq!(address(&browser), "explain 5 4 3 --move 3,2");
    is_silent(&browser, "the toy");
}

/// Once the pairs are made, whoever taps what is left alone takes it away at once.
#[test]
fn what_is_left_alone_answers_a_tap() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "pair 3 4 5");
    let press = |name: &str| {
        let button = format!(
            "[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === '{name}')"
        );
        browser.script(&format!("{button}.click()"));
    };
    press("Pair them all");
    // In digits it is what XOR leaves.
    press("In digits");
    assert_eq!(text(&browser, ".toy tbody .digits-of-toy"), "011");
    assert_eq!(text(&browser, "tfoot .digits-of-toy"), "010");
    assert!(verdict(&browser).contains("XOR is 1 where one is left alone"));
    press("In digits");
    assert_eq!(count(&browser, ".digits-of-toy"), 0);
    browser.click("[data-group='1-2']");
    assert!(
        verdict(&browser).contains("Take 2 from row 1"),
        "{}",
        verdict(&browser)
    );
    is_silent(&browser, "the group alone");
}

/// A pair is seen as one while the pointer and the focus are on one of its groups: both have the same edge.
#[test]
fn a_pair_is_seen_when_it_is_made() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1280, 720);
    open(&browser, "pair 3 4 5");
    browser.click("[data-group='2-4']");
    browser.click("[data-group='3-4']");
    for key in [ARROW_UP, ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT] {
        let edges = settled(
            &browser,
            "new Set([...document.querySelectorAll('.group.paired')].map((group) => getComputedStyle(group).border)).size",
        );
        assert_eq!(edges, 1);
        browser.press(key);
    }
    is_silent(&browser, "a pair");
}

/// Whatever is said of the groups, the board and what can be done keep their places.
#[test]
fn the_groups_keep_their_place() {
    let Some(browser) = started() else {
        return;
    };
    let place = || {
        settled(
            &browser,
            "[document.querySelector('.toy').getBoundingClientRect().top, document.getElementById('deeds').offsetTop]",
        )
    };
    for (width, height) in [(360, 780), (768, 1024), (1280, 720), (1920, 1080)] {
        browser.resize(width, height);
        let press = |name: &str| super::talking::press(&browser, name);
        for part in ["pair 13 12 8", "play 13 12 8"] {
            open(&browser, part);
            if part.starts_with("play") {
                press("Hint");
                wait_until(
                    &browser,
                    "document.querySelector('#game-told .ways') !== null",
                );
                press("Look at its groups");
            }
            browser.script("scrollTo(0, 0)");
            let before = place();
            for step in [
                "Pair them all",
                "Change a row",
                "1-8",
                "2-8",
                "2-4",
                "2-8",
                "1-8",
                "1-1",
            ] {
                if step.len() > 3 {
                    press(step);
                } else {
                    browser.script(&format!(
                        "document.querySelector(\"[data-group='{step}']\").click()"
                    ));
                }
                assert_eq!(place(), before, "{part}: {step} at {width}");
            }
        }
    }
    is_silent(&browser, "the place of the groups");
}

/// Arrows lead to the nearest group that way, in its column before all; what leads to another part of the page opens the groups at once.
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
        (ARROW_UP, "1-2"),
    ] {
        browser.press(key);
        let focused = browser.script("return document.activeElement.dataset.group");
        assert_eq!(focused, group);
    }
    is_silent(&browser, "arrows in the groups");
}

/// Why pairs can always be mended is seen: the largest group left alone goes, and what is smaller follows. On what that leaves
/// they can be broken and mended again.
#[test]
fn what_was_broken_can_be_mended() {
    let Some(browser) = started() else {
        return;
    };
    let press = |name: &str| {
        browser.script(&format!("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === '{name}').click()"))
    };
    let says = |words: &str| {
        let verdict = verdict(&browser);
        assert!(verdict.contains(words), "{words}: {verdict}");
    };
    open(&browser, "pair 13 12 8");
    press("Change a row");
    says("The largest group left alone is an 8, and rows 1, 2 and 3 have one.");
    assert_eq!(count(&browser, ".group.may"), 3);
    browser.click("[data-group='2-4']");
    says("an 8 is still alone: only a row that gives up an 8 can mend that");
    browser.click("[data-group='1-8']");
    says("The 8 is off, and now a 1 is left alone. Switch the 1 of row 1, too");
    says("All that is smaller than an 8 makes 7 at most");
    browser.click("[data-group='1-1']");
    says("13 becomes 4. Take 9 from row 1");
    press("Break them again");
    says("whatever you take, some group loses its partner");
    browser.click("[data-group='3-8']");
    says("8 becomes 0, and an 8 is left alone: the move has broken the pairs.");
    press("Mend them");
    browser.click("[data-group='2-8']");
    says("Take 8 from row 2");
    // What is left alone can be tapped at once, and what that does is said; of another row than was begun, too.
    browser.click("[data-group='1-4']");
    says("a 4 is left alone: the move has broken the pairs. The other can mend them");
    assert_eq!(count(&browser, ".group.may"), 1);
    browser.click("[data-group='2-4']");
    says("All are paired again: 4 becomes 0.");
    press("Start again");
    says("The largest group left alone is an 8");
    browser.click("[data-group='1-8']");
    browser.click("[data-group='2-8']");
    says("A move changes one row, so row 1 is as it was. The 8 is off");
    // A move that was found two moves later can be made on the board on which it was found.
    browser.click("[data-group='2-1']");
    browser.click("[data-group='1-8']");
    browser.click("[data-group='3-8']");
    press("Make this move");
    assert!(
        address(&browser).ends_with("--move 3,8"),
        "{}",
        address(&browser)
    );
    is_silent(&browser, "what was broken");
}
