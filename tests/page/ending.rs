//! What is told when a game is over: the move that lost, and a win.

use super::steps::Page;

/// After the end the move that lost is found from the game, and just that one is explained. One can play on from it, which is no
/// win in a row.
#[test]
fn the_end_names_the_move_that_lost() {
    let Some(page) = Page::started() else { return };
    page.open("play 1 2");
    page.take(2, 0);
    page.waits_for_any(".headline");
    page.sees("#verdict", "Until you took 2 from row 2, you were winning.");
    page.click("#deeds .first");
    page.waits_for_any("#game-told .answer");
    assert_eq!(page.text("#game-told .answer"), "", "it can be found first");
    page.click("#game-told summary");
    page.sees("#game-told .answer", "loses");
    // The board of that move lies there in its groups.
    assert_eq!(page.count(".group"), 2, "1 and 10");
    page.choose("Back to the end");
    page.waits_for("#deeds", "Easier");
    for offered in ["Play again", "Easier", "Swap sides", "Another board"] {
        page.sees("#deeds", offered);
    }
    // It is there when one comes back from elsewhere. Who took what is drawn on the board that it began with.
    page.click("#to-practice");
    page.click("#to-play");
    page.waits_for("#verdict", "wins");
    assert_eq!(page.count(".finished .mine"), 2);
    assert_eq!(page.count(".finished .theirs.last"), 1);
    page.choose("Show me");
    page.waits_for_any(".toy");
    page.choose("Change a row");
    page.click("[data-group='2-2']");
    page.click("[data-group='2-1']");
    page.choose("Play on from here");
    page.wait_until("document.querySelector('#verdict').textContent.includes('Your move') && document.querySelector('[data-left]') !== null");
    page.script("document.querySelector('[data-left]').click(); document.querySelector('[data-left]').click()");
    page.waits_for_any(".headline");
    let said = page.verdict();
    assert!(said.starts_with("You win!") && !said.contains("each time"), "{said}");
    assert_eq!(page.count(".headline .crown"), 0);
    page.open("play 3");
    page.take(1, 0);
    page.waits_for_any(".headline");
    let said = page.verdict();
    assert!(said.contains("each time: once") && !said.contains("in a row"), "{said}");
    // After a loss the computer plays less well, one tap away.
    page.open("play 1 1 --moves 1,1;2,1");
    page.waits_for_any(".headline");
    page.choose("Easier");
    page.wait_until("document.querySelector('.headline') === null");
    assert_eq!(page.script("return JSON.parse(localStorage.nimlab).game.level"), 80);
}

/// A win is seen at once, with what was done well and how often in a row; the last counter is crowned.
#[test]
fn a_win_is_a_moment() {
    let Some(page) = Page::started() else { return };
    let first = || page.text("#deeds .first");
    let won = |board: &str| {
        page.open(board);
        page.take(1, 0);
        page.wait_until("document.querySelector('.headline') !== null && document.querySelector('#deeds .first') !== null");
        assert_eq!(page.text(".headline"), "You win!");
    };
    won("play 3");
    assert_eq!(page.count(".finished .mine"), 3);
    assert_eq!(page.count(".finished .crowned"), 1, "the last alone");
    page.sees("#verdict", "You left every column even each time: once.");
    assert_eq!(first(), "Another board");
    won("play 3");
    page.sees("#verdict", "That makes 2 wins in a row against the computer.");
    won("play 3");
    assert_eq!(first(), "Challenge a friend");
    page.click("#deeds .first");
    page.sees(".sharing", "Copy a challenge: Nim, a row of 3");
    // A game that is only looked at counts for nothing.
    page.open("play 3 --moves 1,3");
    assert!(!page.verdict().contains("in a row"));
    // Whoever wins against somebody who plays less than perfectly meets somebody harder.
    won("play 3 --level 50");
    assert_eq!(first(), "Harder");
    page.click("#deeds .first");
    let level = page.script("return document.getElementById('play-form').elements.level.value");
    assert_eq!(level, "80");
    assert_eq!(page.rows(), [3]);
    // Where no move could have won, the other side is what comes first; and the row of wins has ended.
    page.open("play 1 1");
    page.take(1, 0);
    page.waits_for_any("#deeds .first");
    assert_eq!(first(), "Swap sides");
    won("play 3");
    assert!(!page.verdict().contains("in a row"));
    // Whoever takes the last one and loses by it has no crown.
    page.open("play 1 --misere");
    page.take(1, 0);
    page.waits_for_any(".headline");
    assert_eq!(page.count(".finished .crowned"), 0);
}

/// Other games in which counters are taken have their picture, too.
#[test]
fn other_games_are_drawn_in_the_end() {
    let Some(page) = Page::started() else { return };
    page.open("play subtract:1,2 3 --two --moves 1,2;1,1");
    page.waits_for_any(".headline");
    assert_eq!(page.text(".finished .counters"), "2 1 1");
}

/// Where there are no groups to pair, the board before the move is there with what wins on it, and how that is found stands open.
#[test]
fn the_move_that_lost_is_shown_in_other_games_too() {
    let Some(page) = Page::nightly() else { return };
    {
        let (words, told, wins) = (
            "play kayles 3 --two --moves 1=2;1=0",
            "Before the turn that took 1 from row 1 and left 2 in one row. You win from here: take 1 from row 1 and leave 1 and 1.",
            1,
        );
        page.open(words);
        page.waits_for_any(".headline");
        page.click("#deeds .first");
        page.wait_until("document.querySelector('#game-told details')?.open === true");
        assert_eq!(page.verdict(), told);
        assert_eq!(page.count(".counter.winning"), wins, "{words}");
        page.sees("#game-told summary + .answer", "win");
        page.choose("Back to the end");
        page.waits_for_any(".headline");
    }
}

/// Whoever has won and asks why sees what their move did, and has nothing to look for again.
#[test]
fn a_win_is_shown_as_it_was() {
    let Some(page) = Page::nightly() else { return };
    page.open("play 3 4 5 --level 0 --moves 1,2;2,4;3,4;3,1;1,1");
    page.waits_for_any(".headline");
    page.choose("Why did it work?");
    page.waits_for_any(".toy");
    page.begins("#verdict", "All are paired again: 3 becomes 1. You took 2 from row 1");
    let deeds = page.text("#deeds");
    assert!(!deeds.contains("Start again") && !deeds.contains("Play on"), "{deeds}");
    // What is only tried after that is not told as done.
    for name in ["Break them again", "Mend them"] {
        page.choose(name);
        page.script("(document.querySelector('.group.may') ?? document.querySelector('.group.paired')).click()");
    }
    page.sees("#verdict", ". You could take ");
}
