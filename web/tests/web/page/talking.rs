//! Lessons, practice, check and play: what is answered is judged, what has been read is kept, a game ends with its review.

use super::driver::{Browser, ENTER};
use super::{is_silent, open, started, text};

/// Types an answer and presses Enter.
fn answer(browser: &Browser, line: &str) {
    browser.fill(
        ".part-now .answering input, section:not([hidden]) .answering input",
        line,
    );
    browser.press(ENTER);
}

#[test]
fn a_lesson_is_answered_and_kept() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "lesson");
    assert!(text(&browser, "#lessons").contains("The game"));
    browser.click(".lessons a");
    assert_eq!(browser.script("return location.hash"), "#lesson%20the-game");
    // A question to think about, its answer, and what comes after it.
    for pressed in ["Show an answer", "Go on"] {
        let button = "#lessons .answering button.first";
        assert_eq!(text(&browser, button), pressed);
        let before = text(&browser, "#lessons .log");
        browser.click(button);
        assert!(text(&browser, "#lessons .log").len() > before.len());
    }
    let dead = browser.script(
        "return [...document.querySelectorAll('#lessons a')].filter((a) => !a.getAttribute('href').startsWith('#')).map((a) => a.outerHTML)",
    );
    assert_eq!(
        dead.as_array().map(Vec::len),
        Some(0),
        "links that lead nowhere: {dead}"
    );
    open(&browser, "lesson");
    assert!(text(&browser, "#lessons").contains("(begun)"));
    browser.click("#lessons button");
    assert!(!text(&browser, "#lessons").contains("(begun)"));
    is_silent(&browser, "a lesson");
}

#[test]
fn practice_judges_and_reports() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "practice gate");
    browser.fill("[name=count]", "1");
    browser.press(ENTER);
    answer(&browser, "what?");
    browser.click("section:not([hidden]) .answering button:nth-of-type(2)");
    let said = text(&browser, "#round");
    assert!(
        said.contains("exclusive") || said.contains("gate") || said.contains("differ"),
        "{said}"
    );
    for _ in 0..3 {
        if browser.script("return document.querySelector('#round .answering') !== null") == true {
            answer(&browser, "0");
        }
    }
    assert!(text(&browser, "#round").contains("That was the end."));
    is_silent(&browser, "practice");
}

#[test]
fn an_answer_is_checked() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "check sum 5 4 3");
    for (line, verdict) in [
        ("2", "right"),
        ("12", "wrong"),
        ("", "blank"),
        ("two and", "malformed"),
    ] {
        browser.fill("[name=answer]", line);
        browser.press(ENTER);
        let found = browser.script("return document.querySelector('#judgement').dataset.verdict");
        assert_eq!(found, verdict, "{line}: {}", text(&browser, "#judgement"));
        assert_eq!(text(&browser, "#announcer"), text(&browser, "#judgement"));
    }
    browser.fill("#question", "nonsense");
    browser.press(ENTER);
    assert!(text(&browser, "#judgement").contains("'nonsense'"));
    is_silent(&browser, "check");
}

#[test]
fn two_play_on_one_screen() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 1 2");
    browser.script("document.querySelector('[name=against]').value = 'person'");
    browser.click("#play-form [type=submit]");
    assert!(
        text(&browser, "#game").contains("The other player"),
        "{}",
        text(&browser, "#game")
    );
    browser.click("#game [data-row='2'] [data-at='2']");
    answer(&browser, "9,9");
    assert!(
        text(&browser, "#game").contains("there is no row 9"),
        "{}",
        text(&browser, "#game")
    );
    browser.click("#game [data-row='1'] [data-at='1']");
    answer(&browser, "2,1");
    let said = text(&browser, "#game");
    assert!(said.contains("The game, move by move"), "{said}");
    is_silent(&browser, "play");
}

#[test]
fn the_computer_plays_and_talks_do_not_mix() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 5 4 3");
    browser.click("#play-form [type=submit]");
    browser.tap("#game [data-row='1'] [data-at='4']");
    let begun = "return new Promise((done) => {
        const look = () => document.querySelectorAll('#game .said').length > 2 && document.querySelector('#game .answering') ? done() : setTimeout(look, 20);
        look();
      })";
    browser.script(begun);
    assert!(text(&browser, "#game").contains("Computer"));
    // A round of practice does not answer for the game.
    browser.click("#to-practice");
    browser.click("#practice-form [type=submit]");
    browser.click("#to-play");
    answer(&browser, "quit");
    assert!(
        text(&browser, "#game").contains("move by move"),
        "{}",
        text(&browser, "#game")
    );
    is_silent(&browser, "the computer");
}
