//! Explain: whatever is tried, and in whichever way it is explained, all that is seen is about one board, and "Why?" shows why.

use super::steps::Page;

/// Where the switch of ways stands.
const SWITCH: &str = "JSON.stringify(document.getElementById('manners').getBoundingClientRect())";

/// The board, the field, the verdict and the steps are about one board, whichever way of explaining is chosen; all that can be done
/// with an explanation can be done with that of a board on which a move was tried.
#[test]
fn all_is_about_the_board_in_sight() {
    let Some(page) = Page::started() else { return };
    for (width, height) in [(360, 640), (1280, 720)] {
        page.resize(width, height);
        page.open("explain 5 4 3");
        page.take(2, 2);
        let about = |board: &str| {
            let field = page.script("return document.querySelector('#board').value");
            assert_eq!(field, board);
            page.sees("#explained", &format!("the board {board}"));
            let drawn: Vec<String> = page.rows().iter().map(u64::to_string).collect();
            assert_eq!(drawn.join(" "), board);
        };
        page.waits_for("#explained", "5 2 3");
        about("5 2 3");
        let named = page.text("#explained");
        assert!(named.contains("The other is to move"), "{named}");
        assert!(named.contains("You could have won: take 2 from row 3."));
        page.sees("#explanation .answer", "take 4 from row 1");
        assert!(!page.text("#explanation").contains("The move to look at"));
        let before = page.script(&format!("return {SWITCH}"));
        for (way, address_of_it) in [
            ("Proof", "explain --proof 5 4 3 --move 2,2"),
            ("Look ahead", "explain --looking-ahead 5 4 3 --move 2,2"),
            ("Steps", "explain 5 4 3 --move 2,2"),
        ] {
            page.script(&format!(
                "[...document.querySelectorAll('#manners a')].find((a) => a.textContent === '{way}').click()"
            ));
            assert_eq!(page.address(), address_of_it);
            assert_eq!(page.text("#manners [aria-current]"), way);
            assert_eq!(page.script(&format!("return {SWITCH}")), before, "{way}");
            about("5 2 3");
            page.begins("#verdict", "You tried: take 2 from row 2.");
            let there = page.script("return document.getElementById('present').checkVisibility()");
            assert_eq!(there, true, "{way}");
        }
        // What is tried from here is explained in the same way.
        page.script("document.querySelector('#manners a').click()");
        page.take(1, 1);
        assert_eq!(page.address(), "explain --proof 5 2 3 --move 1,4");
        about("1 2 3");
        page.choose("Undo");
        about("5 2 3");
        page.choose("Undo");
        about("5 4 3");
        page.sees("#explained", "You are to move");
    }
}

/// "Why?" leads to the step that shows it, with a ring around it, and the board marks what that step speaks of.
#[test]
fn why_is_seen() {
    let Some(page) = Page::started() else { return };
    for (width, height) in [(360, 640), (1280, 720), (1920, 1080)] {
        page.resize(width, height);
        page.open("explain 5 4 3");
        assert_eq!(page.count(".pointed"), 0);
        page.choose("Why?");
        page.waits_for(".looked-at", "To win: take a");
        assert_eq!(page.count("[data-row='3'].pointed"), 2, "the 2 that are taken");
        assert_eq!(page.count(".pointed"), 2);
        page.wait_until("(({ top, bottom }) => top >= 0 && top + 60 <= innerHeight)(document.querySelector('.looked-at').getBoundingClientRect())");
        let ring = page
            .script("return getComputedStyle(document.querySelector('.looked-at')).outlineStyle");
        assert_eq!(ring, "solid");
        // Whoever goes on with the board sees it as it is.
        page.click("[data-row='2'][data-left='2']");
        assert_eq!(page.count(".pointed"), 0);
    }
}
