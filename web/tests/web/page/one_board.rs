//! Explain: whatever is tried, and in whichever way it is explained, all that is seen is about one board, and "Why?" shows why.

use super::driver::Browser;
use super::{address, count, is_silent, open, rows, started, take, text, verdict, wait_until};

/// Takes the last move back.
pub(super) fn undo(browser: &Browser) {
    browser.script("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === 'Undo').click()");
}

/// Where the switch of ways stands.
const SWITCH: &str = "JSON.stringify(document.getElementById('manners').getBoundingClientRect())";

/// The board, the field, the verdict and the steps are about one board, whichever way of explaining is chosen; all that can be done
/// with an explanation can be done with that of a board on which a move was tried.
#[test]
fn all_is_about_the_board_in_sight() {
    let Some(browser) = started() else {
        return;
    };
    for (width, height) in [(360, 640), (1280, 720)] {
        browser.resize(width, height);
        open(&browser, "explain 5 4 3");
        take(&browser, 2, 2);
        let about = |board: &str| {
            let field = browser.script("return document.querySelector('#board').value");
            assert_eq!(field, board);
            let named = text(&browser, "#explained");
            assert!(named.contains(&format!("the board {board}")), "{named}");
            let drawn: Vec<String> = rows(&browser).iter().map(u64::to_string).collect();
            assert_eq!(drawn.join(" "), board);
        };
        wait_until(
            &browser,
            "document.querySelector('#explained').textContent.includes('5 2 3')",
        );
        about("5 2 3");
        let named = text(&browser, "#explained");
        assert!(named.contains("The other is to move"), "{named}");
        assert!(named.contains("You could have won: take 2 from row 3."));
        assert!(text(&browser, "#explanation .answer").contains("take 4 from row 1"));
        assert!(!text(&browser, "#explanation").contains("The move to look at"));
        let before = browser.script(&format!("return {SWITCH}"));
        for (way, address_of_it) in [
            ("Proof", "explain --proof 5 4 3 --move 2,2"),
            ("Look ahead", "explain --by looking-ahead 5 4 3 --move 2,2"),
            ("Steps", "explain 5 4 3 --move 2,2"),
        ] {
            browser.script(&format!(
                "[...document.querySelectorAll('#manners a')].find((a) => a.textContent === '{way}').click()"
            ));
            assert_eq!(address(&browser), address_of_it);
            assert_eq!(text(&browser, "#manners [aria-current]"), way);
            assert_eq!(browser.script(&format!("return {SWITCH}")), before, "{way}");
            about("5 2 3");
            assert!(verdict(&browser).starts_with("You tried: take 2 from row 2."));
            let there =
                browser.script("return document.getElementById('present').checkVisibility()");
            assert_eq!(there, true, "{way}");
        }
        // What is tried from here is explained in the same way.
        browser.script("document.querySelector('#manners a').click()");
        take(&browser, 1, 1);
        assert_eq!(address(&browser), "explain --proof 5 2 3 --move 1,4");
        about("1 2 3");
        undo(&browser);
        about("5 2 3");
        undo(&browser);
        about("5 4 3");
        assert!(text(&browser, "#explained").contains("You are to move"));
    }
    is_silent(&browser, "one board");
}

/// "Why?" leads to the step that shows it, with a ring around it, and the board marks what that step speaks of.
#[test]
fn why_is_seen() {
    let Some(browser) = started() else {
        return;
    };
    for (width, height) in [(360, 640), (1280, 720), (1920, 1080)] {
        browser.resize(width, height);
        open(&browser, "explain 5 4 3");
        assert_eq!(count(&browser, ".pointed"), 0);
        browser.script("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === 'Why?').click()");
        wait_until(
            &browser,
            "document.querySelector('.looked-at')?.textContent.includes('To win: take a')",
        );
        assert_eq!(
            count(&browser, "[data-row='3'].pointed"),
            2,
            "the 2 that are taken"
        );
        assert_eq!(count(&browser, ".pointed"), 2);
        wait_until(
            &browser,
            "(({ top, bottom }) => top >= 0 && top + 60 <= innerHeight)(document.querySelector('.looked-at').getBoundingClientRect())",
        );
        let ring = browser
            .script("return getComputedStyle(document.querySelector('.looked-at')).outlineStyle");
        assert_eq!(ring, "solid");
        // Whoever goes on with the board sees it as it is.
        browser.click("[data-row='2'][data-left='2']");
        assert_eq!(count(&browser, ".pointed"), 0);
    }
    is_silent(&browser, "why");
}
