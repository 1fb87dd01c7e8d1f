//! Play: the first screen is a game, by mouse, touch and keyboard; the computer's move can be seen.

use super::steps::Page;
use crate::support::driver::{ARROW_DOWN, ARROW_LEFT, END, ENTER, ESCAPE, TAB};

#[test]
fn a_tap_marks_a_second_takes_and_the_answer_can_be_seen() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    page.open("");
    assert_eq!(page.rows(), [3, 4, 5]);
    assert_eq!(page.verdict(), "Your move What will you take?");
    page.tap("[data-row='3'][data-left='3']");
    assert_eq!(page.count(".counter.taking"), 2);
    assert_eq!(page.rows(), [3, 4, 5], "a mark takes nothing");
    page.sees("#verdict", "Take 2 from row 3");
    page.tap("[data-row='3'][data-left='4']");
    assert_eq!(page.count(".counter.taking"), 1, "another is marked");
    assert_eq!(page.rows(), [3, 4, 5], "and nothing taken");
    page.tap("[data-row='3'][data-left='3']");
    // The reader's own move is seen before the computer makes its own, and what that takes is marked before it goes.
    page.script(
        "window.told = [];
         const verdict = document.getElementById('verdict');
         new MutationObserver(() => told.push(verdict.textContent)).observe(verdict, { childList: true })",
    );
    page.tap("[data-row='3'][data-left='3']");
    assert_eq!(page.count(".counter.taken"), 2, "a tap on what is marked takes it");
    assert_eq!(page.text(".whose.theirs"), "The computer’s move");
    let told = page.script("return told[0]");
    assert!(told.as_str().unwrap().contains("You took"), "{told}");
    assert_eq!(page.count("[data-left]"), 0, "nothing can be taken now");
    page.wait_until("document.querySelectorAll('.counter.going').length > 0");
    page.sees("#verdict", "The computer’s move Takes");
    page.waits_for("#verdict", "Your move");
    page.sees("#verdict", "The computer took");
    assert!(page.count("[data-left]") > 0);
}

/// A drag along a row marks what a tap on its leftmost counter marks, wherever it goes, and takes nothing: that is asked first.
#[test]
fn a_drag_only_marks() {
    let Some(page) = Page::started() else { return };
    page.resize(1280, 720);
    let drag = |row: u64, from: u64, to: u64| {
        let middle = |at: u64| {
            let place = page.settled(&format!(
                    "(({{ left, top, width, height }}) => [left + width / 2, top + height / 2])(document.querySelector('[data-of=\"{row}\"][data-at=\"{at}\"]').getBoundingClientRect())"
                ),
            );
            (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
        };
        for (kind, (x, y)) in [
            ("mousePressed", middle(from)),
            ("mouseMoved", middle(from.midpoint(to))),
            ("mouseMoved", middle(to)),
            ("mouseReleased", middle(to)),
        ] {
            page.command("Input.dispatchMouseEvent", &serde_json::json!({"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}));
        }
    };
    page.open("play 3 4 5 --two");
    let places = "['#table', '#how-to', '#deeds', '#other-games'].map((at) => document.querySelector(at).getBoundingClientRect().top)";
    let before = page.settled(places);
    for (from, to) in [(5, 3), (3, 5)] {
        drag(3, from, to);
        assert_eq!(page.rows(), [3, 4, 5]);
        assert_eq!(page.count(".taking"), 3);
        assert_eq!(page.verdict(), "Player 1’s move Take 3 from row 3? Press again.");
    }
    assert_eq!(page.text(".take"), "Take 3");
    page.click(".take");
    assert_eq!(page.rows(), [3, 4, 2]);
    page.take(1, 0);
    for left in [[3, 4, 2], [3, 4, 5]] {
        page.click("#deeds button:last-child");
        assert_eq!(page.rows(), left, "taken back one by one");
    }
    // How a move is made is told as before, and nothing has moved.
    page.begins("#how-to", "Press a counter");
    assert_eq!(page.settled(places), before);
    // Of Kayles, two neighbours.
    page.open("play kayles 7 --two");
    page.click("[data-at='2']");
    page.ends("#verdict", "leave 1 and 5? Press again, or one next to it.");
    for (from, to, taken) in [
        (4, 3, "2 from row 1 and leave 2 and 3"),
        (2, 3, "2 from row 1 and leave 1 and 4"),
        (6, 3, "1 from row 1 and leave 2 and 4"),
    ] {
        drag(1, from, to);
        let said = format!("Take {taken}? Press again");
        page.sees("#verdict", &said);
        assert_eq!(page.rows(), [7]);
    }
}

/// After whatever is pressed by a key, the focus is on what is now to be used.
#[test]
fn by_keys_alone() {
    let Some(page) = Page::started() else { return };
    let focused = || {
        page.settled(
            "document.activeElement.dataset.at ? 'board' : document.activeElement.textContent",
        )
    };
    let press = |name: &str| {
        let found = page.script(&format!(
            "const found = [...document.querySelectorAll('button')].find((b) => b.checkVisibility() && b.textContent === '{name}');
             found?.focus();
             return found !== undefined"
        ));
        assert_eq!(found, true, "{name}");
        page.press(ENTER);
    };
    page.open("play 3 4 5 --two");
    page.press(TAB);
    assert_eq!(focused(), "Skip to the board");
    page.press(ENTER);
    assert_eq!(focused(), "board");
    for key in [ARROW_DOWN, ARROW_DOWN, END, ARROW_LEFT] {
        page.press(key);
    }
    assert_eq!(page.count(".counter.taking"), 2, "arrows walk and mark");
    page.press(ESCAPE);
    assert_eq!(page.count(".counter.taking"), 0);
    page.press(ARROW_LEFT);
    page.press(ENTER);
    assert_eq!(page.rows(), [3, 4, 2]);
    let row = page.script("return document.activeElement.dataset.row");
    assert_eq!(row, "3", "the focus stays on the row");
    for (name, goes_to) in [("Undo", "board"), ("Hint", "Hint")] {
        press(name);
        assert_eq!(focused(), goes_to, "{name}");
    }
    // Where the computer moves first, the board keeps the focus until the reader is to move.
    page.open("play 1 1");
    page.take(1, 0);
    page.waits_for_any(".headline");
    press("Play again");
    assert_eq!(focused(), "board");
    page.open("play 1 1 --moves 1,1;2,1");
    page.waits_for_any(".headline");
    press("Swap sides");
    page.wait_until("document.activeElement.matches('.drawing.waiting')");
    page.waits_for("#verdict", "Your move");
    assert_eq!(focused(), "board");
    // After the computer's move it is where the reader was, or on what is nearest to that.
    page.open("play 7 9 8 --level 0");
    page.script("document.querySelector('[data-row=\"2\"][data-left=\"5\"]').focus()");
    page.press(ENTER);
    page.press(ENTER);
    let place =
        "return document.activeElement.dataset.of + '-' + document.activeElement.dataset.at";
    assert_eq!(page.script(place), "2-5");
    page.waits_for("#verdict", "computer took");
    let left = page.script("return document.querySelectorAll('[data-of=\"2\"]').length");
    let left = left.as_u64().unwrap().min(5);
    if left > 0 {
        assert_eq!(page.script(place), format!("2-{left}"));
    }
    // Where there is no board, what is to be read has the focus.
    page.open("lesson");
    page.script("document.getElementById('skip').click()");
    assert_eq!(page.script("return document.activeElement.id"), "part-lesson");
    page.open("explain 5 4 3");
    press("Pair the groups");
    for (name, goes_to) in [
        ("Pair them all", "Change a row"),
        ("Back to the rows", "board"),
        ("Present", "Next"),
        ("Stop", "Present"),
    ] {
        press(name);
        assert_eq!(focused(), goes_to, "{name}");
    }
}

/// Each hint stands below those before it; the groups of the board can be looked at, and the move that is found there is made.
#[test]
fn hints_stay_and_lead_to_the_groups() {
    let Some(page) = Page::started() else { return };
    page.open("play 3 4 5 --two");
    let mut told = String::new();
    for _ in 0..3 {
        page.choose("Hint");
        let before = serde_json::to_string(&told).unwrap();
        page.wait_until(&format!(
            "document.querySelector('.hint')?.innerText.length > {before}.length"
        ));
        let now = page.text(".hint");
        assert!(now.starts_with(&told), "{now}");
        told = now;
    }
    page.choose("Look at its groups");
    assert_eq!(page.count(".group"), 5);
    page.choose("Pair them all");
    page.choose("Change a row");
    page.click("[data-group='1-2']");
    page.choose("Make this move");
    assert_eq!(page.rows(), [1, 4, 5]);
    // Where no move wins, the first hint says so.
    page.choose("Hint");
    page.waits_for(".hint", "No move wins here");
}
