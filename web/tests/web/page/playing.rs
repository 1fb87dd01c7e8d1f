//! Play: the first screen is a game, by mouse, touch and keyboard; the computer's move can be seen; the end is explained.

use super::driver::{ARROW_LEFT, Browser, ENTER, ESCAPE, TAB};
use super::{address, count, is_silent, open, settled, started, take, text, verdict, wait_until};

/// The sizes of the rows as they are drawn.
fn rows(browser: &Browser) -> Vec<u64> {
    let sizes = settled(
        browser,
        "[...document.querySelectorAll('.heap')].map((row) => row.querySelectorAll('button.counter').length)",
    );
    let sizes = sizes.as_array().expect("rows");
    sizes.iter().filter_map(serde_json::Value::as_u64).collect()
}

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
    for (row, size) in [(1, 3), (2, 4), (3, 5)] {
        for left in 0..size {
            let counter = format!("data-row=\"{row}\" data-left=\"{left}\"");
            assert_eq!(html.matches(&counter).count(), 1, "{counter}");
        }
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
    browser.tap("[data-row='3'][data-left='3']");
    assert_eq!(
        count(&browser, ".counter.taken"),
        2,
        "a tap on what is marked takes it"
    );
    assert_eq!(text(&browser, ".whose.theirs"), "The computer’s move");
    // The reader's own move is seen before the computer makes its own, and what that takes is marked before it goes.
    assert!(
        verdict(&browser).contains("You took"),
        "{}",
        verdict(&browser)
    );
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

#[test]
fn by_keys_alone() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5 --two");
    for _ in 0..60 {
        if browser.script("return document.activeElement.dataset.row === '3'") == true {
            break;
        }
        browser.press(TAB);
    }
    browser.press(ARROW_LEFT);
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
        "document.querySelector('#deeds').textContent.includes('Easier')",
    );
    // Who took what is drawn on the board that it began with.
    assert_eq!(count(&browser, ".finished .mine"), 2);
    assert_eq!(count(&browser, ".finished .theirs.last"), 1);
    for offered in ["Play again", "Easier", "Swap sides", "Another board"] {
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
    assert!(text(&browser, ".sharing").contains("can you win 3?"));
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
    // Whoever takes the last one and loses by it has no crown.
    open(&browser, "play 1 --misere");
    take(&browser, 1, 0);
    wait_until(&browser, "document.querySelector('.headline') !== null");
    assert_eq!(count(&browser, ".finished .crowned"), 0);
    browser.script("localStorage.clear()");
    is_silent(&browser, "a win");
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
    assert_eq!(focused(), "Copy a code for this game");
    take(&browser, 1, 0);
    wait_until(&browser, "document.querySelector('.headline') !== null");
    press("Play again");
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
        ("End", "Present"),
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
    assert_eq!(settled(&browser, position), "static");
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

/// After a game against an opponent its rule is asked for, one button for each; what was done is kept, and told in the list.
#[test]
fn an_opponent_is_beaten_and_its_rule_found() {
    let Some(browser) = started() else {
        return;
    };
    open(
        &browser,
        "play 1 1 1 1 1 --against Mia --moves 1,1;2,1;3,1;4,1",
    );
    take(&browser, 5, 0);
    wait_until(
        &browser,
        "document.querySelectorAll('.rules-to-find button').length === 9",
    );
    assert!(text(&browser, ".rules-to-find h2").contains("By which rule does Mia play?"));
    // The board stays in sight above the rules, so that a driver that scrolls would press what lies over them.
    let press = |number: u64| {
        let button = format!(".rules-to-find li:nth-child({number}) button");
        browser.script(&format!("document.querySelector('{button}').click()"));
    };
    press(2);
    wait_until(
        &browser,
        "document.querySelector('.rules-to-find .judged').textContent !== ''",
    );
    let told = text(&browser, ".rules-to-find .judged");
    assert!(told.starts_with("No, though every move of Mia"), "{told}");
    press(7);
    wait_until(
        &browser,
        "document.querySelector('.rules-to-find .judged').textContent.startsWith('Yes')",
    );
    assert_eq!(count(&browser, ".rules-to-find button:not([disabled])"), 0);
    // The list of the next game says so.
    browser.script("document.getElementById('play-settings').open = true");
    wait_until(
        &browser,
        "document.querySelector('optgroup option') !== null",
    );
    let first = browser.script("return document.querySelector('optgroup option').textContent");
    assert_eq!(first, "Mia (beaten, rule found)");
    // Who plays nothing but misère games is refused in any other, in a plain sentence.
    browser.script(
        "const form = document.getElementById('play-form');
         const option = new Option('Jonas', 'Jonas');
         form.elements.against.append(option);
         form.elements.against.value = 'Jonas';
         form.requestSubmit();",
    );
    wait_until(
        &browser,
        "document.getElementById('play-refused').textContent !== ''",
    );
    assert!(
        text(&browser, "#play-refused").contains("Jonas plays"),
        "{}",
        text(&browser, "#play-refused")
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "an opponent");
}

/// Whoever is chosen stays chosen when the rule is switched, and where they do not play under it, the computer is.
#[test]
fn a_chosen_opponent_stays_chosen() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5");
    browser.script("document.getElementById('play-settings').open = true");
    wait_until(
        &browser,
        "document.querySelector('optgroup option') !== null",
    );
    let chosen = |name: &str, becomes: &str| {
        browser.script(&format!(
            "const {{ against, misere }} = document.getElementById('play-form').elements;
             against.value = '{name}';
             document.querySelector('optgroup').label = 'before';
             misere.click();"
        ));
        wait_until(
            &browser,
            "document.querySelector('optgroup').label !== 'before'",
        );
        let now =
            browser.script("return document.getElementById('play-form').elements.against.value");
        assert_eq!(now, becomes, "{name}");
    };
    chosen("Kara", "Kara");
    chosen("Jonas", "computer");
    // A name that nobody has, from an address: the game goes on, and no rule is asked for.
    open(&browser, "play 1 --against Bob");
    take(&browser, 1, 0);
    wait_until(&browser, "document.body.textContent.includes('You win')");
    assert_eq!(count(&browser, ".rules-to-find"), 0);
    browser.script("localStorage.clear()");
    is_silent(&browser, "an opponent whom nobody knows");
}
