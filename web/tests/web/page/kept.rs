//! What is kept on the device: a game, a round and a place in the lessons outlive a reload, and whatever else stands there does no
//! harm.

use super::driver::Browser;
use super::{count, is_silent, open, so_far, started, take, text, verdict, wait_until};

fn store(browser: &Browser, kept: &str) {
    let kept = serde_json::to_string(kept).unwrap();
    browser.script(&format!("localStorage.setItem('nimlab', {kept})"));
}

/// Whatever is found there: each part of the page works.
#[test]
fn whatever_is_kept_every_part_works() {
    let Some(browser) = started() else {
        return;
    };
    let huge = format!("{{\"game\":{{\"board\":\"{}\"}}}}", "9".repeat(50_000));
    for kept in [
        "",
        "null",
        "[]",
        "3",
        "{",
        "{\"progress\":null}",
        "{\"progress\":[]}",
        "{\"progress\":{\"lessons\":\"x\"}}",
        "{\"progress\":{\"the-game\":1}}",
        "{\"labNames\":1}",
        "{\"version\":99,\"game\":{}}",
        "{\"version\":2,\"game\":{\"board\":\"hello\",\"misere\":false,\"turns\":[],\"first\":true,\"against\":\"computer\",\"level\":100,\"seed\":1,\"coach\":false,\"challenge\":false}}",
        "{\"version\":2,\"game\":{\"board\":\"3 4 5\",\"misere\":false,\"turns\":[\"9,9\"],\"first\":true,\"against\":\"computer\",\"level\":100,\"seed\":1,\"coach\":false,\"challenge\":false}}",
        "{\"version\":2,\"streaks\":{\"100\":\"many\",\"50\":-1}}",
        "{\"version\":2,\"round\":{\"topics\":[\"nonsense\"],\"count\":3,\"seed\":1,\"lines\":[]}}",
        &huge,
    ] {
        open(&browser, "");
        store(&browser, kept);
        open(&browser, "lesson");
        assert!(text(&browser, "#lessons").contains("The game"), "{kept}");
        open(&browser, "explain 3 5");
        assert!(
            verdict(&browser).contains("take 2 from row 2"),
            "{kept}: {}",
            verdict(&browser)
        );
        open(&browser, "practice");
        assert!(count(&browser, ".topics-to-choose a") > 5, "{kept}");
        open(&browser, "play 3 4 5");
        assert_eq!(
            count(&browser, "[data-left]"),
            12,
            "{kept}: {}",
            verdict(&browser)
        );
        open(&browser, "");
        assert!(
            count(&browser, "[data-left], #deeds button:enabled") > 0,
            "{kept}"
        );
        is_silent(&browser, kept);
    }
    browser.script("localStorage.clear()");
}

#[test]
fn a_game_outlives_a_reload() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play 3 4 5");
    take(&browser, 3, 1);
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.includes('Your move')",
    );
    let left = count(&browser, "[data-left]");
    assert!(left < 8);
    open(&browser, "");
    assert_eq!(count(&browser, "[data-left]"), left);
    assert!(so_far(&browser).contains("You took 4 from row 3"));
    // What was done is told in the same words: of skittles, which of them fell.
    open(&browser, "play%20kayles%207%20--two");
    for at in [4, 5, 5] {
        browser.click(&format!("[data-at='{at}']"));
    }
    let told = so_far(&browser);
    assert_eq!(told, "Player 1 knocked down pins 4 and 5");
    open(&browser, "");
    assert_eq!(so_far(&browser), told);
    // So are those of a game that came by a link.
    open(&browser, "play%20kayles%207%20--two%20--moves%201=2+3;2=2");
    assert_eq!(
        so_far(&browser),
        "Player 1 knocked down pins 3 and 4 Player 2 knocked down pin 7"
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "a game");
}

#[test]
fn a_round_outlives_a_reload() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "practice gate");
    wait_until(
        &browser,
        "document.querySelector('#round .controls-of-answer button') !== null",
    );
    browser.click("#round .controls-of-answer button");
    wait_until(&browser, "document.querySelector('.next button') !== null");
    browser.click(".next button");
    wait_until(
        &browser,
        "document.querySelector('#round').textContent.includes('Question 2')",
    );
    open(&browser, "practice");
    wait_until(
        &browser,
        "document.querySelector('#round').textContent.includes('Question 2')",
    );
    assert_eq!(text(&browser, ".marks [aria-current]"), "2");
    browser.script("localStorage.clear()");
    is_silent(&browser, "a round");
}
