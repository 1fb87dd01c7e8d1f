//! The page in a real browser, from a file, with nothing to fetch: every part by mouse, by keyboard and by touch.
//!
//! It is the page that `web/build` has made, `target/nimlab.html`. The browser is a headless Chromium with its chromedriver, and
//! is started where `NIMLAB_HEAVY` is set. Where it is not, or there is no browser or no page, these tests say so and are passed
//! over; with `NIMLAB_NO_SKIP` set, that is a failure.
#![cfg(target_os = "linux")]

mod accessible;
mod answering;
#[path = "../../../../tests/browser/axe.rs"]
mod axe;
#[allow(dead_code, reason = "pages that are printed are driven by it, too")]
#[path = "../../../../tests/browser/driver.rs"]
mod driver;
mod ending;
mod explaining;
mod forged;
mod kept;
mod keys;
mod lanes;
mod looks;
mod one_board;
mod opponents;
mod other_games;
mod playing;
mod practising;
mod presenting;
mod quick;
mod sharing;
mod talking;
mod toy;

use std::fs;
use std::path::PathBuf;

use driver::{Browser, address_of};
use serde_json::{Value, json};

/// The most bytes that the page may have.
const MOST_BYTES: u64 = 700_000;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../nimlab.html")
}

/// The page in a browser; `None` where there is none to be had.
fn started() -> Option<Browser> {
    if !file().exists() {
        crate::support::skipped(
            "target/nimlab.html, which web/build makes,",
            "no part of the page was tried",
        );
        return None;
    }
    Browser::start()
}

/// Opens the page with this after `#`, and waits until it has begun.
fn open(browser: &Browser, words: &str) {
    // From another page, or the browser would only scroll to what stands after the sign.
    browser.go_to("about:blank");
    browser.go_to(&format!(
        "{}#{words}",
        address_of(&file().canonicalize().unwrap())
    ));
    browser.script(
        "return new Promise((done) => {
           const look = () => document.body.classList.contains('ready') ? done() : setTimeout(look, 10);
           look();
         })",
    );
}

/// The sizes of the rows as they are drawn.
fn rows(browser: &Browser) -> Vec<u64> {
    let sizes = settled(
        browser,
        "[...document.querySelectorAll('.heap')].map((row) => row.querySelectorAll('button.counter').length)",
    );
    let sizes = sizes.as_array().expect("rows");
    sizes.iter().filter_map(serde_json::Value::as_u64).collect()
}

/// What a script returns once the page has done what was asked of it before: a new address is followed a moment later.
fn settled(browser: &Browser, value: &str) -> Value {
    browser.script(&format!(
        "return new Promise((done) => {{
           const look = () => document.body.classList.contains('ready') ? setTimeout(() => done({value}), 120) : setTimeout(look, 20);
           setTimeout(look, 60);
         }})"
    ))
}

/// The text that can be read in an element, a space between the words.
fn text(browser: &Browser, selector: &str) -> String {
    let value = format!("document.querySelector({}).innerText", json!(selector));
    let text = settled(browser, &value);
    let words = text.as_str().expect("text").split_whitespace();
    words.collect::<Vec<_>>().join(" ")
}

/// What is told of the game so far, which is folded until somebody asks for it.
fn so_far(browser: &Browser) -> String {
    browser.script("document.querySelector('details:has(> #game-so-far)').open = true");
    text(browser, "#game-so-far")
}

/// The line with the verdict.
fn verdict(browser: &Browser) -> String {
    text(browser, "#verdict")
}

/// Waits until this holds in the page, and fails after half a minute in which it never did.
fn wait_until(browser: &Browser, condition: &str) {
    let held = browser.script(&format!(
        "return new Promise((done) => {{
           const from = performance.now();
           const look = () => (({condition}) ? done(true) : performance.now() - from > 30000 ? done(false) : setTimeout(look, 20));
           look();
         }})"
    ));
    assert_eq!(held, true, "{condition}");
}

/// Marks a counter and takes it, with all right of it.
fn take(browser: &Browser, row: u64, left: u64) {
    for _ in 0..2 {
        browser.click(&format!("[data-row='{row}'][data-left='{left}']"));
    }
}

/// How many elements there are of this kind.
fn count(browser: &Browser, selector: &str) -> u64 {
    let value = format!("document.querySelectorAll({}).length", json!(selector));
    settled(browser, &value).as_u64().expect("a number")
}

/// The words in the address.
fn address(browser: &Browser) -> String {
    let words = settled(browser, "decodeURIComponent(location.hash.slice(1))");
    words.as_str().expect("text").to_owned()
}

/// Nothing has been said in the console, and nothing asked for but the file.
fn is_silent(browser: &Browser, what: &str) {
    let said = browser.console();
    assert!(said.is_empty(), "{what}: {said:#?}");
    let requests = browser.requests();
    let foreign: Vec<_> = requests
        .iter()
        .filter(|address| {
            // The engine's worker is made in the page.
            !address.starts_with("data:")
                && !address.starts_with("blob:")
                && !address.contains("/nimlab.html")
                && *address != "about:blank"
        })
        .collect();
    assert!(foreign.is_empty(), "{what}: {foreign:#?}");
}

#[test]
fn the_page_is_small() {
    let Ok(page) = fs::metadata(file()) else {
        return crate::support::skipped(
            "target/nimlab.html, which web/build makes,",
            "its size was not looked at",
        );
    };
    assert!(page.len() <= MOST_BYTES, "{} bytes", page.len());
}

/// How long it takes is told and not judged, because other programs may keep the machine busy.
#[test]
fn the_first_explanation_stands_when_the_page_has_begun() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "explain 18 6 3 20 9");
    let taken =
        browser.script("return Math.round(performance.getEntriesByName('begun')[0].startTime)");
    eprintln!("the first explanation stood after {taken} ms");
    assert!(text(&browser, "#explanation .answer").contains("take 6 from row 5"));
    is_silent(&browser, "the first explanation");
}
