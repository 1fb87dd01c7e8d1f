//! Other games: each is drawn as what it is, and what is no move looks so and says why.

use super::driver::{ARROW_LEFT, ENTER};
use super::{address, count, is_silent, open, rows, so_far, started, text, verdict, wait_until};

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
    browser.click("#settings summary");
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
        ("kayles 7 + nim 3", "In Kayles, knock down one pin"),
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
    // They have their numbers, and fall by them: also by the keys, one alone and with Shift that beside it.
    open(&browser, "play kayles 7 --two");
    browser.script("document.querySelector('[data-at=\"6\"]').focus()");
    for (shift, said) in [
        (false, "Which pins?"),
        (true, "pin 4?"),
        (true, "pins 3 and 4?"),
    ] {
        if shift {
            browser.press_with_shift(ARROW_LEFT);
        } else {
            browser.press(ARROW_LEFT);
        }
        assert!(verdict(&browser).contains(said), "{}", verdict(&browser));
    }
    assert_eq!(text(&browser, ".take"), "Knock down pins 3 and 4");
    browser.click(".take");
    assert!(
        verdict(&browser).contains("Player 1 knocked down pins 3 and 4."),
        "{}",
        verdict(&browser)
    );
    browser.click("[data-of='2'][data-at='3']");
    assert_eq!(text(&browser, ".take"), "Knock down pin 7");
    // One turn, two rows.
    open(&browser, "explain moore:2 3 4 5");
    browser.click("[data-row='2'][data-left='3']");
    browser.click("[data-row='3'][data-left='3']");
    browser.click(".take");
    assert_eq!(address(&browser), "explain moore:2 3 4 5 --move 2,1+3,2");
    assert!(
        verdict(&browser).starts_with("You tried: take 1 from row 2 and 2 from row 3. Wins"),
        "{}",
        verdict(&browser)
    );
    // A heap is split where it is tapped; not into halves.
    open(&browser, "explain grundy 8");
    assert_eq!(
        count(&browser, "[data-left]"),
        6,
        "not before the first, and not in the middle"
    );
    for _ in 0..2 {
        browser.click("[data-left='3']");
    }
    assert_eq!(address(&browser), "explain grundy 8 --move 1=3+5");
    // Skittles stand in one line.
    browser.resize(360, 640);
    open(&browser, "explain dawson 8");
    let heights = browser.script("return new Set([...document.querySelectorAll('.counter')].map((e) => e.getBoundingClientRect().top)).size");
    assert_eq!(heights, 1);
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
    assert!(verdict(&browser).starts_with("You tried: take 994 from row 1. Wins"));
    is_silent(&browser, "a long row");
}

/// Each game is a picture with its name and its rule; a tap begins it on a board that can be won, against whom one played before.
#[test]
fn a_game_is_chosen_by_its_picture() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5 --level 50");
    assert_eq!(count(&browser, ".game svg"), 13);
    let choose = |name: &str| {
        browser.script(&format!("[...document.querySelectorAll('.game')].find((b) => b.querySelector('strong').textContent === '{name}').click()"))
    };
    for (name, board) in [
        ("Kayles", "#table .skittles"),
        ("Nimble", "#table .nimble"),
        ("Nim, misère", "#table .heap"),
        ("Staircase", "#table .staircase"),
        ("Northcott’s game", "#table .northcott"),
        ("Turning Turtles", "#table .turtles"),
        ("Divisors", "#table .heap"),
    ] {
        choose(name);
        wait_until(
            &browser,
            &format!("document.querySelector(\"{board}\") !== null"),
        );
        assert_eq!(text(&browser, "#play-title"), name);
        assert!(!text(&browser, "#rules").is_empty());
        assert!(
            verdict(&browser).starts_with("Your move"),
            "{}",
            verdict(&browser)
        );
        let chosen = browser.script(
            "const { level, misere } = document.getElementById('play-form').elements; return [level.value, misere.checked]",
        );
        assert_eq!(chosen, serde_json::json!(["50", name == "Nim, misère"]));
        let focused = "document.getElementById('table').contains(document.activeElement)";
        assert_eq!(browser.script(&format!("return {focused}")), true, "{name}");
    }
    browser.script("localStorage.clear()");
    is_silent(&browser, "the gallery");
}

/// Games in disguise are played against the computer, to the end; what it moves is marked before it goes.
#[test]
fn games_in_disguise_are_played() {
    /// Makes some move, in one tap or two.
    const MOVE: &str = "for (let tap = 0; tap < 2; tap += 1) {
        const table = document.querySelector('.disguise');
        if (table.querySelector('button:disabled')) break;
        const find = (what) => table.querySelector(what);
        (find('.target') ?? find('.coin[aria-pressed=true]') ?? find('button.empty') ?? find('.pile .piece') ?? find('.coin.head') ?? find('.square:not(:first-child) .piece')).click();
        if (table !== document.querySelector('.disguise')) break;
      }";
    let Some(browser) = started() else {
        return;
    };
    for words in [
        "nimble 1 2",
        "turtles HTH",
        "staircase 1 1",
        "northcott 2 1",
    ] {
        open(&browser, &format!("play%20{}", words.replace(' ', "%20")));
        for turn in 0..20 {
            wait_until(
                &browser,
                "document.querySelector('#verdict').textContent.startsWith('Your move') || document.querySelector('.headline') !== null",
            );
            if browser.script("return document.querySelector('.headline') !== null") == true {
                break;
            }
            browser.script(MOVE);
            if turn == 0 {
                wait_until(
                    &browser,
                    "document.querySelector('.disguise .going, .headline') !== null",
                );
            }
        }
        let end = text(&browser, ".headline");
        assert!(end.contains("win"), "{words}: {end}");
        assert!(so_far(&browser).contains("You "), "{words}");
        is_silent(&browser, words);
    }
    // A piece that has stepped forward can step back, as far as it came.
    open(&browser, "play northcott 3 1 --two --moves 1,2;2,1");
    assert_eq!(count(&browser, "button.empty"), 3, "1 forward, 2 back");
    browser.click("[aria-label='Step 2 back on line 1']");
    assert!(
        verdict(&browser).contains("Player 1 stepped back to a gap of 3 on line 1."),
        "{}",
        verdict(&browser)
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "games in disguise");
}

/// A game that was thrown over for another one is one tap away until something is done in that.
#[test]
fn the_game_before_comes_back() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5 --two");
    super::take(&browser, 1, 1);
    wait_until(
        &browser,
        "document.querySelectorAll('#game-so-far li').length === 1",
    );
    browser.script("document.querySelectorAll('.game')[2].click()");
    wait_until(
        &browser,
        "document.querySelector('#table .skittles') !== null",
    );
    super::talking::press(&browser, "Back to the game before");
    assert_eq!(rows(&browser), [1, 4, 5]);
    assert!(text(&browser, "#deeds").contains("Undo"));
    // Nothing to come back to is offered where nothing was done.
    open(&browser, "play 3 4 5");
    browser.script("document.querySelectorAll('.game')[2].click()");
    wait_until(
        &browser,
        "document.querySelector('#table .skittles') !== null",
    );
    assert!(!text(&browser, "#deeds").contains("Back"));
    browser.script("localStorage.clear()");
    is_silent(&browser, "the game before");
}

/// How a game is played is told wherever the reader has been before.
#[test]
fn how_to_play_is_told_after_any_question() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "practice%20binary");
    wait_until(
        &browser,
        "document.querySelector('.answering button') !== null",
    );
    browser.script("location.hash = 'play northcott 3 1 4'");
    wait_until(
        &browser,
        "document.getElementById('how-to').checkVisibility() && document.getElementById('how-to').textContent.startsWith('Press a square on a line')",
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "how to play");
}
