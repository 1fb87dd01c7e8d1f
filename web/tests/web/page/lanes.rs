//! Skittles: each lane that a game began with stays one, and what was knocked down leaves a gap in it.

use serde_json::{Value, json};

use super::one_board::undo;
use super::{address, count, is_silent, open, settled, so_far, started, text, verdict, wait_until};
use crate::page::driver::Browser;

/// Of each lane its name, the pins that stand and those that lie, by their numbers.
fn lanes(browser: &Browser) -> Value {
    settled(
        browser,
        "[...document.querySelectorAll('.heap')].map((lane) => {
           const pins = (kind) => [...lane.querySelectorAll(kind)].map(({ dataset }) => Number(dataset.pin));
           return [lane.querySelector('.row-name').textContent, pins('button.counter'), pins('.taken')];
         })",
    )
}

/// Where each pin is, from the left, in pixels.
const PLACES: &str = "[...document.querySelectorAll('[data-pin]')].map((pin) => Math.round(pin.getBoundingClientRect().left))";

/// Marks pins of a lane and knocks them down.
fn knock(browser: &Browser, lane: usize, pins: &[u64]) {
    let button = |pin: u64| format!(".heap:nth-child({lane}) button[data-pin='{pin}']");
    for &pin in pins.iter().chain(pins.last()) {
        browser.click(&button(pin));
    }
    let first = pins.first().map_or_else(String::new, |&pin| button(pin));
    wait_until(
        browser,
        &format!("document.querySelector(\"{first}\") === null"),
    );
}

#[test]
fn a_lane_keeps_its_pins_where_they_stood() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play kayles 7 5 --two");
    let before = settled(&browser, PLACES);
    knock(&browser, 1, &[4, 5]);
    assert!(
        verdict(&browser).contains("Player 1 knocked down pins 4 and 5 of lane 1."),
        "{}",
        verdict(&browser)
    );
    // What stands on the left is the larger part, and stays on the left.
    let then = json!([
        ["lane 1", [1, 2, 3, 6, 7], [4, 5]],
        ["lane 2", [1, 2, 3, 4, 5], []]
    ]);
    assert_eq!(lanes(&browser), then);
    knock(&browser, 1, &[6]);
    knock(&browser, 2, &[1, 2]);
    knock(&browser, 1, &[2]);
    let then = json!([
        ["lane 1", [1, 3, 7], [2, 4, 5, 6]],
        ["lane 2", [3, 4, 5], [1, 2]]
    ]);
    assert_eq!(lanes(&browser), then);
    assert_eq!(settled(&browser, PLACES), before, "nothing has moved");
    // Only what fell last is in the colour of whoever knocked it down.
    assert_eq!(count(&browser, ".taken:not(.old)"), 1);
    let told = so_far(&browser);
    assert!(
        told.contains("Player 1 knocked down pins 1 and 2 of lane 2"),
        "{told}"
    );
    // It is the same when one comes back, and where somebody else opens it.
    browser.script("location.reload()");
    wait_until(&browser, "document.body.classList.contains('ready')");
    assert_eq!(lanes(&browser), then);
    browser.script("localStorage.clear()");
    open(
        &browser,
        "play kayles 7 5 --two --moves 1=3+2;1=0+1;3=0+3;2=1+1",
    );
    assert_eq!(lanes(&browser), then);
    assert_eq!(so_far(&browser), told);
    // One back: its pin stands again.
    browser.click("#deeds button:last-child");
    assert_eq!(
        lanes(&browser)[0],
        json!(["lane 1", [1, 2, 3, 7], [4, 5, 6]])
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "lanes");
}

/// What the computer knocks down lies where it stood, too; in the end it is seen who knocked down what.
#[test]
fn a_game_of_skittles_has_its_end() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "play kayles 5 --second");
    wait_until(
        &browser,
        "document.querySelector('#verdict').textContent.startsWith('Your move')",
    );
    assert!(
        verdict(&browser).contains("The computer knocked down pin 3."),
        "{}",
        verdict(&browser)
    );
    assert_eq!(lanes(&browser), json!([["lane 1", [1, 2, 4, 5], [3]]]));
    open(&browser, "play kayles 3 --moves 1=1+1;2=0");
    knock(&browser, 1, &[1]);
    wait_until(&browser, "document.querySelector('.headline') !== null");
    assert_eq!(text(&browser, ".headline"), "You win!");
    assert_eq!(text(&browser, ".finished .skittles"), "3 1 2");
    assert_eq!(count(&browser, ".finished .mine"), 2);
    assert_eq!(count(&browser, ".finished .crowned"), 1);
    for offered in ["Why did it work?", "Play again", "Another board"] {
        assert!(text(&browser, "#deeds").contains(offered), "{offered}");
    }
    // Other games have their picture, too.
    open(&browser, "play subtract:1,2 3 --two --moves 1,2;1,1");
    wait_until(&browser, "document.querySelector('.headline') !== null");
    assert_eq!(text(&browser, ".finished .counters"), "2 1 1");
    browser.script("localStorage.clear()");
    is_silent(&browser, "the end of skittles");
}

/// In an explanation one can play on in the lanes; the last hint of a game speaks of pins.
#[test]
fn what_is_said_beside_pins_is_of_pins() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain kayles 7");
    knock(&browser, 1, &[2, 3]);
    knock(&browser, 1, &[1]);
    assert_eq!(address(&browser), "explain kayles 7 --move 1=1+4;1=0");
    assert_eq!(
        lanes(&browser),
        json!([["lane 1", [4, 5, 6, 7], [1, 2, 3]]])
    );
    assert!(
        verdict(&browser).contains("You tried: knock down pin 1. Loses, as every move does here: the other knocks down pins 5 and 6."),
        "{}",
        verdict(&browser)
    );
    undo(&browser);
    assert_eq!(address(&browser), "explain kayles 7 --move 1=1+4");
    open(&browser, "play kayles 7 5 --two --moves 1=3+2");
    let hint =
        "[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === 'Hint')";
    for hints in 1..=4 {
        browser.script(&format!("{hint}.click()"));
        wait_until(
            &browser,
            &format!("document.querySelector('.hint')?.children.length >= {hints}"),
        );
    }
    assert!(
        text(&browser, ".hint").ends_with("knock down pin 5 of lane 2."),
        "{}",
        text(&browser, ".hint")
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "words of pins");
}
