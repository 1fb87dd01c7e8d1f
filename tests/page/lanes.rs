//! Skittles: each lane that a game began with stays one, and what was knocked down leaves a gap in it.

use serde_json::{Value, json};

use super::steps::Page;

/// Of each lane its name, the pins that stand and those that lie, by their numbers.
fn lanes(page: &Page) -> Value {
    page.settled("[...document.querySelectorAll('.heap')].map((lane) => {
           const pins = (kind) => [...lane.querySelectorAll(kind)].map(({ dataset }) => Number(dataset.pin));
           return [lane.querySelector('.row-name').textContent, pins('button.counter'), pins('.taken')];
         })")
}

/// Where each pin is, from the left, in pixels.
const PLACES: &str = "[...document.querySelectorAll('[data-pin]')].map((pin) => Math.round(pin.getBoundingClientRect().left))";

/// Marks pins of a lane and knocks them down.
fn knock(page: &Page, lane: usize, pins: &[u64]) {
    let button = |pin: u64| format!(".heap:nth-child({lane}) button[data-pin='{pin}']");
    for &pin in pins.iter().chain(pins.last()) {
        page.click(&button(pin));
    }
    let first = pins.first().map_or_else(String::new, |&pin| button(pin));
    page.wait_until(&format!("document.querySelector(\"{first}\") === null"));
}

#[test]
fn a_lane_keeps_its_pins_where_they_stood() {
    let Some(page) = Page::started() else { return };
    page.open("play kayles 7 5 --two");
    let before = page.settled(PLACES);
    knock(&page, 1, &[4, 5]);
    page.sees("#verdict", "Player 1 knocked down pins 4 and 5 of lane 1.");
    // What stands on the left is the larger part, and stays on the left.
    let then = json!([["lane 1", [1, 2, 3, 6, 7], [4, 5]], ["lane 2", [1, 2, 3, 4, 5], []]]);
    assert_eq!(lanes(&page), then);
    knock(&page, 1, &[6]);
    knock(&page, 2, &[1, 2]);
    knock(&page, 1, &[2]);
    let then = json!([["lane 1", [1, 3, 7], [2, 4, 5, 6]], ["lane 2", [3, 4, 5], [1, 2]]]);
    assert_eq!(lanes(&page), then);
    assert_eq!(page.settled(PLACES), before, "nothing has moved");
    // Only what fell last is in the colour of whoever knocked it down.
    assert_eq!(page.count(".taken:not(.old)"), 1);
    let told = page.so_far();
    assert!(told.contains("Player 1 knocked down pins 1 and 2 of lane 2"), "{told}");
    // It is the same when one comes back, and where somebody else opens it.
    page.script("location.reload()");
    page.wait_until("document.body.classList.contains('ready')");
    assert_eq!(lanes(&page), then);
    page.script("localStorage.clear()");
    page.open("play kayles 7 5 --two --moves 1=3+2;1=0+1;3=0+3;2=1+1");
    assert_eq!(lanes(&page), then);
    assert_eq!(page.so_far(), told);
    // One back: its pin stands again.
    page.click("#deeds button:last-child");
    assert_eq!(lanes(&page)[0], json!(["lane 1", [1, 2, 3, 7], [4, 5, 6]]));
}

/// What the computer knocks down lies where it stood, too; in the end it is seen who knocked down what.
#[test]
fn a_game_of_skittles_has_its_end() {
    let Some(page) = Page::started() else { return };
    page.open("play kayles 5 --second");
    page.wait_until("document.querySelector('#verdict').textContent.startsWith('Your move')");
    page.sees("#verdict", "The computer knocked down pin 3.");
    assert_eq!(lanes(&page), json!([["lane 1", [1, 2, 4, 5], [3]]]));
    page.open("play kayles 3 --moves 1=1+1;2=0");
    knock(&page, 1, &[1]);
    page.waits_for_any(".headline");
    assert_eq!(page.text(".headline"), "You win!");
    assert_eq!(page.text(".finished .skittles"), "3 1 2");
    assert_eq!(page.count(".finished .mine"), 2);
    assert_eq!(page.count(".finished .crowned"), 1);
    for offered in ["Why did it work?", "Play again", "Another board"] {
        page.sees("#deeds", offered);
    }
    // Other games have their picture, too.
    page.open("play subtract:1,2 3 --two --moves 1,2;1,1");
    page.waits_for_any(".headline");
    assert_eq!(page.text(".finished .counters"), "2 1 1");
}

/// In an explanation one can play on in the lanes; the last hint of a game speaks of pins.
#[test]
fn what_is_said_beside_pins_is_of_pins() {
    let Some(page) = Page::started() else { return };
    page.open("explain kayles 7");
    knock(&page, 1, &[2, 3]);
    knock(&page, 1, &[1]);
    assert_eq!(page.address(), "explain kayles 7 --move 1=1+4;1=0");
    assert_eq!(lanes(&page), json!([["lane 1", [4, 5, 6, 7], [1, 2, 3]]]));
    page.sees("#verdict", "You tried: knock down pin 1. Loses, as every move does here: the other knocks down pins 5 and 6.");
    page.choose("Undo");
    assert_eq!(page.address(), "explain kayles 7 --move 1=1+4");
    page.open("play kayles 7 5 --two --moves 1=3+2");
    let hint =
        "[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === 'Hint')";
    for hints in 1..=4 {
        page.script(&format!("{hint}.click()"));
        page.wait_until(&format!("document.querySelector('.hint')?.children.length >= {hints}"));
    }
    page.ends(".hint", "knock down pin 5 of lane 2.");
}
