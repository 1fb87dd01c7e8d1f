//! Other games and other opponents: each game is drawn as what it is, and what is no move looks so and says why.

use super::steps::Page;
use crate::support::driver::ARROW_LEFT;

/// What is no move looks so, and says why.
#[test]
fn other_games_look_like_themselves() {
    let Some(page) = Page::nightly() else { return };
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

/// Each game has its name and its rule; a tap begins it on a board that can be won, against whom one played before. A game that was
/// thrown over for another one is one tap away until something is done in that.
#[test]
fn a_game_is_chosen_from_the_list() {
    let Some(page) = Page::started() else { return };
    page.open("play 3 4 5 --level 50");
    page.wait_until("document.querySelectorAll('.game').length === 4");
    for (name, board) in [
        ("Kayles", "#table .neighbours"),
        ("Nim, misère", "#table .heap"),
        ("Take 1, 2 or 3", "#table .heap"),
    ] {
        page.script(&format!("[...document.querySelectorAll('.game')].find((b) => b.querySelector('strong').textContent === '{name}').click()"));
        page.waits_for_any(board);
        assert_eq!(page.text("#play-title"), name);
        assert_eq!(page.text(".game[aria-current=true] strong"), name);
        assert!(!page.text("#rules").is_empty());
        assert!(!page.text("#deeds").contains("Back"), "nothing was done to come back to");
        page.begins("#verdict", "Your move");
        let chosen = page.script(
            "const { level, misere } = document.getElementById('play-form').elements; return [level.value, misere.checked]",
        );
        assert_eq!(chosen, serde_json::json!(["50", name == "Nim, misère"]));
        let focused = "return document.getElementById('table').contains(document.activeElement)";
        assert_eq!(page.script(focused), true, "{name}");
    }
    page.open("play 3 4 5 --two");
    page.take(1, 1);
    page.wait_until("document.querySelectorAll('#game-so-far li').length === 1");
    page.waits_for_any(".game");
    page.script("document.querySelectorAll('.game')[3].click()");
    page.waits_for_any("#table .neighbours");
    page.choose("Back to the game before");
    assert_eq!(page.rows(), [1, 4, 5]);
    page.sees("#deeds", "Undo");
}

/// After a game against an opponent its rule is told. Whoever is chosen stays chosen when the rule of the game is switched; where
/// they do not play under it, the computer is.
#[test]
fn the_rule_of_an_opponent_is_told() {
    let Some(page) = Page::nightly() else { return };
    page.open("play 1 1 1 1 1 --against Mia --moves 1,1;2,1;3,1;4,1");
    page.take(5, 0);
    page.waits_for("#game-rule", "Mia takes any number from any row.");
    // Whatever else is looked at after the game, it stays.
    page.choose("Why did it work?");
    page.waits_for_any(".toy");
    page.sees("#game-rule", "Mia");
    page.script("document.getElementById('play-settings').open = true");
    page.waits_for_any("optgroup option");
    for (name, becomes) in [("Kara", "Kara"), ("Jonas", "computer")] {
        page.script(&format!(
            "const {{ against, misere }} = document.getElementById('play-form').elements;
             against.value = '{name}';
             document.querySelector('optgroup').label = 'before';
             misere.click();"
        ));
        page.wait_until("document.querySelector('optgroup').label !== 'before'");
        let now = page.script("return document.getElementById('play-form').elements.against.value");
        assert_eq!(now, becomes, "{name}");
    }
    // Where nothing can be moved there is no game.
    page.script(
        "const form = document.getElementById('play-form');
         form.elements.board.value = '0 0';
         form.requestSubmit();",
    );
    page.waits_for("#play-refused", "Nothing can be moved");
    // A name that nobody has, from an address: the game goes on, and no rule is told.
    page.open("play 1 --against Bob");
    page.take(1, 0);
    page.waits_for("body", "You beat Bob");
    assert_eq!(page.text("#game-rule"), "");
}
