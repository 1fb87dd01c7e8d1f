//! Explain: a board typed, drawn, clicked on, asked about; the address, and the way back.

use super::driver::{ARROW_LEFT, ARROW_RIGHT, Browser, ENTER, TAB};
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
    assert!(verdict(&browser).contains("Loses: the other takes"));
    assert!(text(&browser, "#explanation .answer").contains("Taking 2 from row 2 loses"));
    assert_eq!(count(&browser, ".counter.taken"), 2);
    assert_eq!(count(&browser, "[data-left]"), 13);
    // The next turn is made on what is left; each can be taken back.
    super::take(&browser, 1, 0);
    assert_eq!(address(&browser), "explain 5 2 3 2 1 --move 1,5");
    browser.click("#deeds button:nth-of-type(2)");
    assert_eq!(address(&browser), "explain 5 4 3 2 1 --move 2,2");
    // Why not here?
    browser.click(".heap:nth-child(4) .row-name");
    assert!(text(&browser, "#asked").contains("What can be done in row 4 of 5 2 3 2 1"));
    browser.click("#asked .close");
    assert_eq!(text(&browser, "#asked"), "");
    browser.click("#deeds button:nth-of-type(2)");
    assert_eq!(address(&browser), "explain 5 4 3 2 1");
    is_silent(&browser, "by mouse");
}

#[test]
fn by_keyboard_alone() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 3 5");
    reach(&browser, "[data-row=\"2\"]");
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
    open(&browser, "explain 3 5");
    reach(&browser, ".row-name");
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
    open(&browser, "explain");
    for game in 0..13 {
        browser.script(&format!(
            "document.querySelector('#draw-game').selectedIndex = {game}"
        ));
        browser.click("#draw");
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

/// What is no move looks so, and says why.
#[test]
fn other_games_look_like_themselves() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain subtract:1,2,3 7");
    assert_eq!(count(&browser, "[data-left]"), 3);
    assert_eq!(count(&browser, ".counter[aria-disabled=true]"), 4);
    browser.click(".counter[aria-disabled=true]");
    assert!(
        verdict(&browser).contains("take 1, 2 or 3"),
        "{}",
        verdict(&browser)
    );
    // A game of a family with a number of its own is told with that number.
    for (words, rule) in [
        ("moore:3 3 4 5 6", "Take from one row or from up to 3"),
        ("subtract:2,5 9", "Take 2 or 5 from one row"),
        ("kayles 7 + nim 3", "In Kayles, knock down one skittle"),
    ] {
        open(
            &browser,
            &format!("explain%20{}", words.replace(' ', "%20")),
        );
        let told = text(&browser, "#explain-rule");
        assert!(told.contains(rule), "{words}: {told}");
    }
    // Two skittles in the middle: the row is split.
    open(&browser, "explain kayles 7");
    assert_eq!(count(&browser, ".skittles [data-left]"), 7);
    for at in [3, 4, 4] {
        browser.click(&format!("[data-at='{at}']"));
    }
    assert_eq!(address(&browser), "explain kayles 7 --move 1=2+3");
    // One turn, two rows.
    open(&browser, "explain moore:2 3 4 5");
    browser.click("[data-row='2'][data-left='3']");
    browser.click("[data-row='3'][data-left='3']");
    browser.click(".take");
    assert_eq!(address(&browser), "explain moore:2 3 4 5 --move 2,1+3,2");
    assert!(
        verdict(&browser).starts_with("Wins"),
        "{}",
        verdict(&browser)
    );
    // A coin slides where it is told to.
    open(&browser, "explain nimble 3 5 9");
    browser.click("[data-place='3']");
    browser.click("[aria-label='Slide coin 3 to square 6']");
    assert_eq!(address(&browser), "explain nimble 3 5 6");
    assert!(
        verdict(&browser).starts_with("You lose"),
        "{}",
        verdict(&browser)
    );
    is_silent(&browser, "other games");
}

/// A row that is too long to be drawn still answers.
#[test]
fn of_a_long_row_as_many_as_one_likes_are_taken() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 1000 3 5");
    browser.fill(".how-many", "994");
    browser.press(ENTER);
    assert_eq!(address(&browser), "explain 1000 3 5 --move 1,994");
    assert!(verdict(&browser).starts_with("Wins"));
    is_silent(&browser, "a long row");
}
