//! Pages in a real browser: nothing is fetched, nothing fails, steps go by key and by button, paper has everything.
//!
//! The browser is a headless Chromium with its chromedriver, and is started where `NIMLAB_BROWSER` is set. Where it is not, or
//! there is no browser, these tests say so and are passed over; with `NIMLAB_NO_SKIP` set, that is a failure. Most of them are
//! tried with `NIMLAB_NIGHTLY` alone.
mod accessible;
mod pages;
mod stepping;

use std::fs;
use std::path::PathBuf;

use crate::support::driver::Browser;
use assert_cmd::Command;

/// A page: its name, what is typed for it, and what comes on standard input.
type Page = (&'static str, &'static str, &'static str);

const EXPLAIN: Page = ("explain", "explain 18 6 3 20 9", "");

/// Pages of every kind.
const PAGES: [Page; 15] = [
    EXPLAIN,
    ("move", "explain 5 4 3 2 1 --move 3,2", ""),
    ("xor", "xor 3 5 --depth 3", ""),
    ("gate", "gate", ""),
    ("group", "group 8", ""),
    ("moves", "moves 5 4 3", ""),
    ("wide", "explain 18446744073709551615 1 --ascii", ""),
    ("wide-group", "group 40", ""),
    ("wider-group", "group 64", ""),
    ("lesson", "lesson nim-sum --key", ""),
    ("lessons", "lesson", ""),
    ("sheet", "worksheet --seed 7 --work", ""),
    ("key", "worksheet --seed 7 --work --key", ""),
    ("play", "play Alice Bob --coach", "3,2\nwhy\nhint\n1,5\n2,4\n4,1\nquit\n"),
    ("practice", "practice --seed 3 --count 5", "10\n3\nhint\n8\nskip\n<b>&amp;\n"),
];

/// Has the program write a page into a file.
fn written((name, words, typed): Page) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser");
    fs::create_dir_all(&folder).unwrap();
    let output = Command::cargo_bin("nimlab")
        .unwrap()
        .args(words.split(' '))
        .args(["--format", "html"])
        .env("XDG_STATE_HOME", &folder)
        .write_stdin(typed)
        .output()
        .unwrap();
    let file = folder.join(format!("{name}.html"));
    fs::write(&file, output.stdout).unwrap();
    file
}

/// What can be read in the page, a space between the words.
fn readable(browser: &Browser) -> String {
    let text = browser.script("return document.querySelector('main').innerText");
    let text = text.as_str().expect("text");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
