//! The page in a real browser, from a file, with nothing to fetch: every part by mouse, by keyboard and by touch.
//!
//! It is the page that `web/build` has made, `target/nimlab.html`. The browser is a headless Chromium with its chromedriver, and
//! is started where `NIMLAB_BROWSER` is set. Where it is not, or there is no browser or no page, these tests say so and are passed
//! over; with `NIMLAB_NO_SKIP` set, that is a failure. The most telling tests are then run each time, the others with
//! `NIMLAB_NIGHTLY` alone.
mod ending;
mod explaining;
mod forged;
mod kept;
mod keys;
mod lessons;
mod looks;
mod other_games;
mod playing;
mod practising;
mod presenting;
mod quick;
mod sharing;
mod steps;
mod toy;

use std::fs;
use std::path::PathBuf;

/// The most bytes that the page may have.
const MOST_BYTES: usize = 1_200_000;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../nimlab.html")
}

/// The page is small, and before any script has run the board is there, with the rule and the first words.
#[test]
fn the_page_is_small_and_begins_with_a_board() {
    let Ok(page) = fs::read_to_string(file()) else {
        return crate::support::skipped(
            "target/nimlab.html, which web/build makes,",
            "it was not looked at",
        );
    };
    assert!(page.len() <= MOST_BYTES, "{} bytes", page.len());
    for size in [3, 4, 5] {
        let counters = r#"<i class="counter"></i>"#.repeat(size);
        let row = format!(">{counters}</span><span class=\"row-size\">{size}<");
        assert!(page.contains(&row), "a row of {size}");
    }
    assert!(page.contains("The player who takes the last one wins."));
    assert!(page.contains(">Your move<"));
}
