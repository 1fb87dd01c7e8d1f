//! The page in a real browser, from a file, with nothing to fetch: every part by mouse, by keyboard and by touch.
//!
//! It is the page that `web/build` has made, `target/nimlab.html`. The browser is a headless Chromium with its chromedriver, and
//! is started where `NIMLAB_HEAVY` is set. Where it is not, or there is no browser or no page, these tests say so and are passed
//! over; with `NIMLAB_NO_SKIP` set, that is a failure.
mod accessible;
mod answering;
mod ending;
mod explaining;
mod forged;
mod kept;
mod keys;
mod looks;
mod one_board;
mod opponents;
mod other_games;
mod playing;
mod practising;
mod presenting;
mod quick;
mod sharing;
mod steps;
mod talking;
mod toy;

use std::fs;
use std::path::PathBuf;

use steps::Page;

/// The most bytes that the page may have.
const MOST_BYTES: u64 = 1_200_000;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../nimlab.html")
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
    let Some(page) = Page::started() else { return };
    page.open("explain 18 6 3 20 9");
    let taken =
        page.script("return Math.round(performance.getEntriesByName('begun')[0].startTime)");
    eprintln!("the first explanation stood after {taken} ms");
    page.sees("#explanation .answer", "take 6 from row 5");
}
