//! What is told when a game is over: the move that lost, and a win.

use super::{count, is_silent, open, rows, started, take, text, verdict, wait_until};

/// After the end the move that lost is found from the game, and just that one is explained.
#[test]
fn the_end_names_the_move_that_lost() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 1 2");
    take(&browser, 2, 0);
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.includes('wins')",
    );
    let end = verdict(&browser);
    assert!(
        end.contains("Until you took 2 from row 2, you were winning."),
        "{end}"
    );
    browser.click("#deeds .first");
    wait_until(
        &browser,
        "document.querySelector('#game-told .answer') !== null",
    );
    assert_eq!(
        text(&browser, "#game-told .answer"),
        "",
        "it can be found first"
    );
    browser.click("#game-told summary");
    assert!(text(&browser, "#game-told .answer").contains("loses"));
    // The board of that move lies there in its groups, and one can play on from it.
    assert_eq!(count(&browser, ".group"), 2, "1 and 10");
    let press = |name: &str| {
        browser.script(&format!("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === '{name}').click()"))
    };
    press("Back to the end");
    wait_until(
        &browser,
        "document.querySelector('#deeds').textContent.includes('instead')",
    );
    // Who took what is drawn on the board that it began with.
    assert_eq!(count(&browser, ".finished .mine"), 2);
    assert_eq!(count(&browser, ".finished .theirs.last"), 1);
    for offered in [
        "Play again",
        "Play Mia instead, who makes mistakes",
        "Swap sides",
        "Another board",
    ] {
        assert!(text(&browser, "#deeds").contains(offered), "{offered}");
    }
    // It is there when one comes back from elsewhere.
    browser.click("#to-practice");
    browser.click("#to-play");
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.includes('wins')",
    );
    assert_eq!(count(&browser, ".finished .mine"), 2);
    // From the other side it can be won, and what won is told.
    open(&browser, "play 1 2");
    take(&browser, 2, 1);
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.includes('Your move')",
    );
    browser.script("document.querySelector('[data-left]').click(); document.querySelector('[data-left]').click()");
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.includes('You win')",
    );
    is_silent(&browser, "the end");
}

/// A win is seen at once, with what was done well and how often in a row; the counters come in as they were taken, and the last one
/// is crowned.
#[test]
fn a_win_is_a_moment() {
    let Some(browser) = started() else {
        return;
    };
    let first = || text(&browser, "#deeds .first");
    let won = |board: &str| {
        open(&browser, board);
        take(&browser, 1, 0);
        wait_until(
            &browser,
            "document.querySelector('.headline') !== null && document.querySelector('#deeds .first') !== null",
        );
        assert_eq!(text(&browser, ".headline"), "You win!");
    };
    won("play 3");
    assert_eq!(count(&browser, ".finished .mine"), 3);
    assert_eq!(count(&browser, ".finished .crowned"), 1, "the last alone");
    let come = browser.script(
        "return [...document.querySelectorAll('.finished .counter')].map((c) => parseFloat(c.style.getPropertyValue('--at')))",
    );
    let come: Vec<f64> = serde_json::from_value(come).unwrap();
    assert!(
        come.is_sorted_by(|one, other| one > other),
        "from the right: {come:?}"
    );
    assert!(
        verdict(&browser).contains("You left all groups paired each time: once."),
        "{}",
        verdict(&browser)
    );
    assert_eq!(first(), "Another board");
    won("play 3");
    assert!(verdict(&browser).contains("That makes 2 wins in a row against the computer."));
    won("play 3");
    assert_eq!(first(), "Challenge a friend");
    browser.click("#deeds .first");
    assert!(text(&browser, ".sharing").contains("Copy a challenge: Nim, a row of 3"));
    // A game that is only looked at counts for nothing, and one that is lost ends the row.
    open(&browser, "play 3 --moves 1,3");
    assert!(!verdict(&browser).contains("in a row"));
    open(&browser, "play 1 2");
    take(&browser, 2, 0);
    wait_until(&browser, "document.querySelector('.headline') !== null");
    won("play 3");
    assert!(!verdict(&browser).contains("in a row"));
    // Whoever wins against somebody who plays less than perfectly meets somebody harder.
    won("play 3 --level 50");
    assert_eq!(first(), "Harder");
    browser.click("#deeds .first");
    let level = browser.script("return document.getElementById('play-form').elements.level.value");
    assert_eq!(level, "80");
    assert_eq!(rows(&browser), [3]);
    // There is a crown for each of them.
    won("play 3 --level 50");
    assert_eq!(count(&browser, ".headline .crown"), 2);
    // Where no move could have won, the other side is what comes first.
    open(&browser, "play 1 1");
    take(&browser, 1, 0);
    wait_until(&browser, "document.querySelector('#deeds .first') !== null");
    assert_eq!(first(), "Swap sides");
    // Whoever takes the last one and loses by it has no crown.
    open(&browser, "play 1 --misere");
    take(&browser, 1, 0);
    wait_until(&browser, "document.querySelector('.headline') !== null");
    assert_eq!(count(&browser, ".finished .crowned"), 0);
    browser.script("localStorage.clear()");
    is_silent(&browser, "a win");
}

/// Where there are no groups to pair, the board before the move is there with what wins on it, and how that is found stands open.
#[test]
fn the_move_that_lost_is_shown_in_other_games_too() {
    let Some(browser) = started() else {
        return;
    };
    for (words, told, wins) in [
        (
            "play kayles 3 --two --moves 1=2;1,2",
            "Before the turn that knocked down pin 3. You win from here: knock down pin 2.",
            1,
        ),
        (
            "play nimble 1 3 --two --moves 2,3;1,1",
            "Before the turn that slid coin 2 by 3. You win from here: slide coin 2 by 2.",
            0,
        ),
    ] {
        open(&browser, &words.replace(' ', "%20"));
        wait_until(&browser, "document.querySelector('.headline') !== null");
        browser.click("#deeds .first");
        wait_until(
            &browser,
            "document.querySelector('#game-told details')?.open === true",
        );
        assert_eq!(verdict(&browser), told);
        assert_eq!(count(&browser, ".counter.winning"), wins, "{words}");
        assert!(
            text(&browser, "#game-told summary + .answer").contains("win"),
            "{words}"
        );
        browser.script("[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === 'Back to the end').click()");
        wait_until(&browser, "document.querySelector('.headline') !== null");
        is_silent(&browser, words);
    }
}

/// Whoever has won and asks why sees what their move did, and has nothing to look for again.
#[test]
fn a_win_is_shown_as_it_was() {
    let Some(browser) = started() else {
        return;
    };
    open(
        &browser,
        "play%203%204%205%20--level%200%20--moves%201,2;2,4;3,4;3,1;1,1",
    );
    wait_until(&browser, "document.querySelector('.headline') !== null");
    super::talking::press(&browser, "Why did it work?");
    wait_until(&browser, "document.querySelector('.toy') !== null");
    assert!(
        verdict(&browser).starts_with("All are paired again: 3 becomes 1. You took 2 from row 1"),
        "{}",
        verdict(&browser)
    );
    let deeds = text(&browser, "#deeds");
    assert!(
        !deeds.contains("Start again") && !deeds.contains("Play on"),
        "{deeds}"
    );
    // What is only tried after that is not told as done.
    for name in ["Break them again", "Mend them"] {
        super::talking::press(&browser, name);
        browser.script("(document.querySelector('.group.may') ?? document.querySelector('.group.paired')).click()");
    }
    let said = verdict(&browser);
    assert!(said.contains(". You could take "), "{said}");
    is_silent(&browser, "why it worked");
}

/// A game that is played on from what was tried after its end counts for nothing, and nothing is said of how well all of it was played.
#[test]
fn what_was_tried_is_no_win_in_a_row() {
    let Some(browser) = started() else {
        return;
    };
    let press = |name: &str| super::talking::press(&browser, name);
    let ended = || wait_until(&browser, "document.querySelector('.headline') !== null");
    open(&browser, "play 1 2");
    take(&browser, 2, 0);
    ended();
    press("Show me");
    wait_until(&browser, "document.querySelector('.toy') !== null");
    press("Change a row");
    browser.click("[data-group='2-2']");
    browser.click("[data-group='2-1']");
    press("Play on from here");
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.includes('Your move') && document.querySelector('[data-left]') !== null",
    );
    browser.script("document.querySelector('[data-left]').click(); document.querySelector('[data-left]').click()");
    ended();
    let said = verdict(&browser);
    assert!(said.starts_with("You win!"), "{said}");
    assert!(!said.contains("each time"), "{said}");
    assert_eq!(count(&browser, ".headline .crown"), 0);
    open(&browser, "play 3");
    take(&browser, 1, 0);
    ended();
    let said = verdict(&browser);
    assert!(
        said.contains("each time: once") && !said.contains("in a row"),
        "{said}"
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "a game that was tried");
}
