//! Other games: each is drawn as what it is, and what is no move looks so and says why.

use super::steps::Page;
use crate::support::driver::{ARROW_LEFT, ENTER};

#[test]
fn any_board_of_any_game() {
    let Some(page) = Page::started() else { return };
    for (words, found) in [
        ("explain kayles 7 + nim 3 4", "take 3 from row 3"),
        ("explain --misere 1 1 4", "take 3 from row 3"),
        ("explain 3 2 1 --looking-ahead", "loses"),
        ("explain 18446744073709551615 1", "wins"),
        ("xor 3 5", "6"),
        ("5 4 3", "take 2 from row 3"),
    ] {
        page.open(words);
        page.sees("#explanation > .answer", found);
        assert!(page.text("#refused").is_empty(), "{words}");
    }
}

/// What is no move looks so, and says why.
#[test]
fn other_games_look_like_themselves() {
    let Some(page) = Page::started() else { return };
    page.open("explain subtract:1,2,3 7");
    assert_eq!(page.count("[data-left]"), 3);
    assert_eq!(page.count(".counter[aria-disabled=true]"), 4);
    page.click(".counter[aria-disabled=true]");
    page.sees("#verdict", "That is no move. Take 1, 2 or 3 from one row.");
    // A game of a family with a number of its own is told with that number.
    for (words, rule) in [
        ("subtract:2,5 9", "Take 2 or 5 from one row"),
        ("kayles 7 + nim 3", "Kayles: Take one counter"),
    ] {
        page.open(&format!("explain {words}"));
        let told = page.text("#explain-rule");
        assert!(told.contains(rule), "{words}: {told}");
    }
    // Two neighbours in the middle: the row is split.
    page.open("explain kayles 7");
    assert_eq!(page.count(".neighbours [data-left]"), 7);
    for at in [3, 4, 4] {
        page.click(&format!("[data-at='{at}']"));
    }
    assert_eq!(page.address(), "explain kayles 7 --move 1=2+3");
    assert_eq!(page.rows(), [2, 3]);
    // Also by the keys, one alone and with Shift that beside it.
    page.open("play kayles 7 --two");
    page.script("document.querySelector('[data-at=\"6\"]').focus()");
    for (shift, said) in [
        (false, "What will you take?"),
        (true, "Take 1 from row 1 and leave 3 and 3?"),
        (true, "Take 2 from row 1 and leave 2 and 3?"),
    ] {
        if shift {
            page.press_with_shift(ARROW_LEFT);
        } else {
            page.press(ARROW_LEFT);
        }
        page.sees("#verdict", said);
    }
    assert_eq!(page.text(".take"), "Take 2");
    page.click(".take");
    page.sees("#verdict", "Player 1 took 2 from row 1 and left 2 and 3.");
    page.click("[data-of='2'][data-at='3']");
    page.sees("#verdict", "Take 1 from row 2 and leave 2 in one row?");
    // A heap is split where it is tapped; not into halves.
    page.open("explain grundy 8");
    assert_eq!(page.count("[data-left]"), 6, "not before the first, and not in the middle");
    for _ in 0..2 {
        page.click("[data-left='3']");
    }
    assert_eq!(page.address(), "explain grundy 8 --move 1=3+5");
    // Neighbours lie in one line.
    page.resize(360, 640);
    page.open("explain dawson 8");
    let heights = page.script("return new Set([...document.querySelectorAll('.counter')].map((e) => e.getBoundingClientRect().top)).size");
    assert_eq!(heights, 1);
}

/// A row that is too long to be drawn still answers.
#[test]
fn of_a_long_row_as_many_as_one_likes_are_taken() {
    let Some(page) = Page::started() else { return };
    page.open("explain 1000 3 5");
    page.fill(".how-many", "994");
    page.press(ENTER);
    assert_eq!(page.address(), "explain 1000 3 5 --move 1,994");
    page.begins("#verdict", "You tried: take 994 from row 1. Wins");
}

/// Each game has its name and its rule; a tap begins it on a board that can be won, against whom one played before.
#[test]
fn a_game_is_chosen_from_the_list() {
    let Some(page) = Page::started() else { return };
    page.open("play 3 4 5 --level 50");
    page.wait_until("document.querySelectorAll('.game').length === 4");
    let choose = |name: &str| {
        page.script(&format!("[...document.querySelectorAll('.game')].find((b) => b.querySelector('strong').textContent === '{name}').click()"))
    };
    for (name, board) in [
        ("Kayles", "#table .neighbours"),
        ("Nim, misère", "#table .heap"),
        ("Take 1, 2 or 3", "#table .heap"),
    ] {
        choose(name);
        page.wait_until(&format!("document.querySelector(\"{board}\") !== null"));
        assert_eq!(page.text("#play-title"), name);
        assert!(!page.text("#rules").is_empty());
        page.begins("#verdict", "Your move");
        let chosen = page.script(
            "const { level, misere } = document.getElementById('play-form').elements; return [level.value, misere.checked]",
        );
        assert_eq!(chosen, serde_json::json!(["50", name == "Nim, misère"]));
        let focused = "document.getElementById('table').contains(document.activeElement)";
        assert_eq!(page.script(&format!("return {focused}")), true, "{name}");
    }
}

/// A game that was thrown over for another one is one tap away until something is done in that.
#[test]
fn the_game_before_comes_back() {
    let Some(page) = Page::started() else { return };
    page.open("play 3 4 5 --two");
    page.take(1, 1);
    page.wait_until("document.querySelectorAll('#game-so-far li').length === 1");
    page.waits_for_any(".game");
    page.script("document.querySelectorAll('.game')[3].click()");
    page.waits_for_any("#table .neighbours");
    page.choose("Back to the game before");
    assert_eq!(page.rows(), [1, 4, 5]);
    page.sees("#deeds", "Undo");
    // Nothing to come back to is offered where nothing was done.
    page.open("play 3 4 5");
    page.waits_for_any(".game");
    page.script("document.querySelectorAll('.game')[3].click()");
    page.waits_for_any("#table .neighbours");
    assert!(!page.text("#deeds").contains("Back"));
}

/// How a game is played is told wherever the reader has been before.
#[test]
fn how_to_play_is_told_after_any_question() {
    let Some(page) = Page::started() else { return };
    page.open("practice binary");
    page.waits_for_any(".answering button");
    page.script("location.hash = 'play kayles 7'");
    page.wait_until("document.getElementById('how-to').checkVisibility() && document.getElementById('how-to').textContent.startsWith('Press a counter, or drag')");
}
