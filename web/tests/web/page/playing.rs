//! Play: the first screen is a game, by mouse, touch and keyboard; the computer's move can be seen.

use super::driver::{ARROW_DOWN, ARROW_LEFT, END, ENTER, ESCAPE, TAB};
use super::{
    address, count, is_silent, open, rows, settled, started, take, text, verdict, wait_until,
};

/// Before any script has run the board is there, with the rule and the first words.
#[test]
fn the_first_screen_is_drawn_without_scripts() {
    let Some(browser) = started() else {
        return;
    };
    browser.run_scripts(false);
    browser.go_to("about:blank");
    browser.go_to(&super::driver::address_of(
        &super::file().canonicalize().unwrap(),
    ));
    let html = std::fs::read_to_string(super::file()).unwrap();
    for size in [3, 4, 5] {
        let counters = r#"<i class="counter"></i>"#.repeat(size);
        let row = format!(">{counters}</span><span class=\"row-size\">{size}<");
        assert!(html.contains(&row), "a row of {size}");
    }
    assert!(html.contains("Whoever takes the last one wins."));
    assert!(html.contains(">Your move<"));
    browser.run_scripts(true);
}

#[test]
fn a_tap_marks_a_second_takes_and_the_answer_can_be_seen() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(360, 640);
    open(&browser, "");
    assert_eq!(rows(&browser), [3, 4, 5]);
    assert_eq!(verdict(&browser), "Your move What will you take?");
    browser.tap("[data-row='3'][data-left='3']");
    assert_eq!(count(&browser, ".counter.taking"), 2);
    assert_eq!(rows(&browser), [3, 4, 5], "a mark takes nothing");
    assert!(verdict(&browser).contains("Take 2 from row 3"));
    browser.tap("[data-row='3'][data-left='4']");
    assert_eq!(count(&browser, ".counter.taking"), 1, "another is marked");
    assert_eq!(rows(&browser), [3, 4, 5], "and nothing taken");
    browser.tap("[data-row='3'][data-left='3']");
    // The reader's own move is seen before the computer makes its own, and what that takes is marked before it goes.
    browser.script(
        "window.told = [];
         const verdict = document.getElementById('verdict');
         new MutationObserver(() => told.push(verdict.textContent)).observe(verdict, { childList: true })",
    );
    browser.tap("[data-row='3'][data-left='3']");
    assert_eq!(
        count(&browser, ".counter.taken"),
        2,
        "a tap on what is marked takes it"
    );
    assert_eq!(text(&browser, ".whose.theirs"), "The computer’s move");
    let told = browser.script("return told[0]");
    assert!(told.as_str().unwrap().contains("You took"), "{told}");
    assert_eq!(
        count(&browser, "[data-left]"),
        0,
        "nothing can be taken now"
    );
    wait_until(
        &browser,
        "document.querySelectorAll('.counter.going').length > 0",
    );
    assert!(verdict(&browser).contains("The computer’s move Takes"));
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.includes('Your move')",
    );
    assert!(verdict(&browser).contains("The computer took"));
    assert!(count(&browser, "[data-left]") > 0);
    is_silent(&browser, "a move");
}

#[test]
fn the_buttons_of_the_row_take_and_undo_gives_back() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5 --two");
    browser.click("[data-row='2'][data-left='1']");
    assert_eq!(text(&browser, ".take"), "Take 3");
    browser.click(".take");
    assert_eq!(rows(&browser), [3, 1, 5]);
    take(&browser, 1, 0);
    assert_eq!(rows(&browser), [0, 1, 5]);
    for left in [[3, 1, 5], [3, 4, 5]] {
        browser.click("#deeds button:last-child");
        assert_eq!(rows(&browser), left, "one by one");
    }
    is_silent(&browser, "undo");
}

/// A drag along a row marks what a tap on its leftmost counter marks, wherever it goes, and takes nothing: that is asked first.
#[test]
fn a_drag_only_marks() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1280, 720);
    let drag = |row: u64, from: u64, to: u64| {
        let middle = |at: u64| {
            let place = settled(
                &browser,
                &format!(
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
            browser.command("Input.dispatchMouseEvent", &serde_json::json!({"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}));
        }
    };
    open(&browser, "play 3 4 5 --two");
    let places = "['#table', '#how-to', '#deeds', '#other-games'].map((at) => document.querySelector(at).getBoundingClientRect().top)";
    let before = settled(&browser, places);
    for (from, to) in [(5, 3), (3, 5)] {
        drag(3, from, to);
        assert_eq!(rows(&browser), [3, 4, 5]);
        assert_eq!(count(&browser, ".taking"), 3);
        assert_eq!(
            verdict(&browser),
            "Player 1’s move Take 3 from row 3? Press again."
        );
    }
    browser.click("[data-of='3'][data-at='3']");
    assert_eq!(rows(&browser), [3, 4, 2]);
    // How a move is made is told as before, and nothing has moved.
    assert!(text(&browser, "#how-to").starts_with("Press a counter"));
    assert_eq!(settled(&browser, places), before);
    // Of pins, two that stand side by side.
    open(&browser, "play kayles 7 --two");
    browser.click("[data-at='2']");
    assert!(
        verdict(&browser).ends_with("pin 2? Press again, or press a pin beside it."),
        "{}",
        verdict(&browser)
    );
    for (from, to, pins) in [
        (4, 3, "pins 3 and 4"),
        (4, 5, "pins 4 and 5"),
        (6, 3, "pin 3"),
    ] {
        drag(1, from, to);
        let said = format!("Knock down {pins}? Press again");
        assert!(verdict(&browser).contains(&said), "{}", verdict(&browser));
        assert_eq!(rows(&browser), [7]);
    }
    browser.script("localStorage.clear()");
    is_silent(&browser, "a drag");
}

#[test]
fn by_keys_alone() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5 --two");
    for _ in 0..60 {
        if browser.script("return document.activeElement.dataset.row === '1'") == true {
            break;
        }
        browser.press(TAB);
    }
    for key in [ARROW_DOWN, ARROW_DOWN, END, ARROW_LEFT] {
        browser.press(key);
    }
    assert_eq!(
        count(&browser, ".counter.taking"),
        2,
        "arrows walk and mark"
    );
    browser.press(ESCAPE);
    assert_eq!(count(&browser, ".counter.taking"), 0);
    browser.press(ARROW_LEFT);
    browser.press(ENTER);
    assert_eq!(rows(&browser), [3, 4, 2]);
    let focused = browser.script("return document.activeElement.dataset.row");
    assert_eq!(focused, "3", "the focus stays on the row");
    is_silent(&browser, "keys");
}

/// After whatever is pressed by a key, the focus is on what is now to be used.
#[test]
fn keys_go_on_from_what_they_did() {
    let Some(browser) = started() else {
        return;
    };
    let focused = || {
        settled(
            &browser,
            "document.activeElement.dataset.at ? 'board' : document.activeElement.textContent",
        )
    };
    let press = |name: &str| {
        let found = browser.script(&format!(
            "const found = [...document.querySelectorAll('button')].find((b) => b.checkVisibility() && b.textContent === '{name}');
             found?.focus();
             return found !== undefined"
        ));
        assert_eq!(found, true, "{name}");
        browser.press(ENTER);
    };
    open(&browser, "play 1 2");
    browser.press(TAB);
    assert_eq!(focused(), "Skip to the board");
    browser.press(ENTER);
    assert_eq!(focused(), "board");
    open(&browser, "play 1 2 --two");
    take(&browser, 2, 1);
    for (name, goes_to) in [("Undo", "board"), ("Hint", "Hint")] {
        press(name);
        assert_eq!(focused(), goes_to, "{name}");
    }
    wait_until(&browser, "document.querySelector('.hint') !== null");
    take(&browser, 2, 0);
    wait_until(
        &browser,
        "document.getElementById('deeds').textContent.includes('Share')",
    );
    press("Share");
    assert_eq!(focused(), "Copy a challenge: Nim, a row of 1");
    take(&browser, 1, 0);
    wait_until(&browser, "document.querySelector('.headline') !== null");
    press("Play again");
    assert_eq!(focused(), "board");
    // Where the computer moves first, the board keeps it until the reader is to move.
    open(&browser, "play 1 1");
    take(&browser, 1, 0);
    wait_until(&browser, "document.querySelector('.headline') !== null");
    press("Swap sides");
    wait_until(
        &browser,
        "document.activeElement.matches('.drawing.waiting')",
    );
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.includes('Your move')",
    );
    assert_eq!(focused(), "board");
    // Where there is no board, what is to be read has the focus.
    open(&browser, "teach");
    browser.script("document.getElementById('skip').click()");
    assert_eq!(
        browser.script("return document.activeElement.id"),
        "part-teach"
    );
    for (name, goes_to) in [
        ("Pair the groups", "●"),
        ("Pair them all", "Change a row"),
        ("Back to the rows", "board"),
        ("Present", "Next"),
        ("Stop", "Present"),
    ] {
        if name == "Pair the groups" {
            open(&browser, "explain 5 4 3");
        }
        press(name);
        if goes_to != "●" {
            assert_eq!(focused(), goes_to, "{name}");
        }
    }
    is_silent(&browser, "the focus");
}

/// A form that is filled in has a narrow window to itself.
#[test]
fn the_board_does_not_lie_over_the_form() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(360, 640);
    open(&browser, "play 3 4 5");
    let position = "getComputedStyle(document.getElementById('stage')).position";
    assert_eq!(settled(&browser, position), "sticky");
    browser.click("#play-settings summary");
    assert_eq!(
        settled(&browser, position),
        "relative",
        "it goes with the page"
    );
}

/// Each hint stands below those before it; the groups of the board can be looked at, and the move that is found there is made.
#[test]
fn hints_stay_and_lead_to_the_groups() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5 --two");
    let press = |name: &str| {
        browser.script(&format!("[...document.querySelectorAll('section:not([hidden]) button')].find((b) => b.textContent === '{name}').click()"));
    };
    let mut told = String::new();
    for _ in 0..3 {
        press("Hint");
        let before = serde_json::to_string(&told).unwrap();
        wait_until(
            &browser,
            &format!("document.querySelector('.hint')?.innerText.length > {before}.length"),
        );
        let now = text(&browser, ".hint");
        assert!(now.starts_with(&told), "{now}");
        told = now;
    }
    press("Look at its groups");
    assert_eq!(count(&browser, ".group"), 5);
    press("Pair them all");
    press("Change a row");
    browser.click("[data-group='1-2']");
    press("Make this move");
    assert_eq!(rows(&browser), [1, 4, 5]);
    // Where no move wins, the first hint says so.
    press("Hint");
    wait_until(
        &browser,
        "document.querySelector('.hint')?.innerText.includes('No move wins here')",
    );
    is_silent(&browser, "hints");
}

#[test]
fn any_board_of_the_list_can_be_played() {
    let Some(browser) = started() else {
        return;
    };
    for words in [
        "play 1 1 --misere",
        "play kayles 3",
        "play moore:2 1 2",
        "play subtract:1,2,3 4",
    ] {
        open(&browser, &words.replace(' ', "%20"));
        assert!(count(&browser, "[data-left]") > 0, "{words}");
        browser.script("document.querySelector('[data-left]').click()");
        assert!(count(&browser, ".taking") > 0, "{words}");
        is_silent(&browser, words);
    }
    assert_eq!(address(&browser), "play subtract:1,2,3 4");
}

/// What is written for a row too long to be drawn, but is no move, is refused, and the game goes on as it was.
#[test]
fn what_is_no_move_leaves_the_game_as_it_was() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play%20subtract:1,2,3%201000%20--two");
    browser.fill(".how-many", "3");
    browser.press(ENTER);
    wait_until(
        &browser,
        "document.querySelector('.bar').textContent === '997'",
    );
    browser.fill(".how-many", "5");
    browser.press(ENTER);
    wait_until(
        &browser,
        "document.querySelector('#verdict').dataset.tone === 'bad'",
    );
    assert_eq!(text(&browser, ".bar"), "997");
    // Where a move does not take, it is what is left that is written.
    open(&browser, "play%20grundy%201000%20--two");
    browser.fill(".how-many", "300 and 700");
    browser.press(ENTER);
    wait_until(&browser, "document.querySelectorAll('.bar').length === 2");
    is_silent(&browser, "no move");
}

/// At each step board and verdict lie wholly in view.
#[test]
fn boards_lie_in_view_with_their_verdict() {
    const SEEN: &str = "(() => {
        const all = [...document.querySelectorAll('.heap, #verdict')];
        const within = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        return all.filter((e) => !within(e.getBoundingClientRect())).map((e) => e.outerHTML.slice(0, 80));
      })()";
    let Some(browser) = started() else {
        return;
    };
    let twenties = ["20"; 10].join(" ");
    for (width, height) in [(360, 640), (768, 1024), (1280, 720), (1920, 1080)] {
        browser.resize(width, height);
        for words in [
            "play 3 4 5 --two".to_owned(),
            format!("play {twenties} --two"),
            format!("explain {twenties}"),
            "explain 18 6 3 20 9".to_owned(),
        ] {
            open(&browser, &words.replace(' ', "%20"));
            for step in 0..3 {
                let unseen = settled(&browser, SEEN);
                assert_eq!(
                    unseen,
                    serde_json::json!([]),
                    "{words} at {width} x {height}, step {step}"
                );
                take(&browser, 3, 2 - step);
            }
        }
    }
}

#[test]
fn in_a_frame_there_are_a_board_and_its_verdict_alone() {
    let Some(browser) = started() else {
        return;
    };
    browser.go_to("about:blank");
    let file = super::driver::address_of(&super::file().canonicalize().unwrap());
    browser.go_to(&format!("{file}?embed#explain%203%204%205"));
    wait_until(&browser, "document.body.classList.contains('ready')");
    assert!(verdict(&browser).contains("take 2 from row 1"));
    assert_eq!(count(&browser, "[data-left]"), 12);
    let shown = browser.script("return [...document.querySelectorAll('header, footer, .head, .text')].some((e) => e.checkVisibility())");
    assert_eq!(shown, false);
}
