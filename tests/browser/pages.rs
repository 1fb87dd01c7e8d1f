//! Every page by itself: the console stays empty, and nothing is asked for but the file.

use std::fs;

use super::{EXPLAIN, PAGES, readable, written};
use crate::support::driver::{Browser, address_of};
use crate::support::or_pass_over;

#[test]
fn nothing_fails_and_nothing_is_fetched() {
    let browser = or_pass_over!(Browser::start());
    for page in PAGES {
        let file = written(page);
        browser.open(&file);
        let has_steps =
            browser.script("return document.querySelector('main > section.step') !== null");
        if has_steps == true {
            // Going through the steps fetches nothing either.
            browser.press("n");
            browser.click(".forward");
        }
        assert_eq!(browser.requests(), [address_of(&file)], "{page:?}");
        assert!(browser.console().is_empty(), "{page:?}");
        let controls = browser.script("return document.querySelectorAll('button').length");
        assert_eq!(controls, if has_steps == true { 3 } else { 0 }, "{page:?}");
        // What is explained is called by its words, too.
        let title = browser
            .script("return document.title.endsWith(document.querySelector('h1').textContent)");
        assert_eq!(title, true, "{page:?}");
    }
}

/// The policy of the page keeps out whatever may have found its way into it.
#[test]
fn a_foreign_script_does_not_run() {
    let browser = or_pass_over!(Browser::start());
    let file = written(("foreign", EXPLAIN.1, ""));
    let page = fs::read_to_string(&file).unwrap();
    let foreign = "<script>document.title = 'foreign'</script><img src=\"x.png\" onerror=\"document.title = 'foreign'\"></main>";
    fs::write(&file, page.replace("</main>", foreign)).unwrap();
    browser.open(&file);
    browser.press("n");
    let title = browser.script("return document.title");
    assert_eq!(title, "explain 18 6 3 20 9 · Nim, normal play: whoever takes the last object wins");
    assert!(!browser.console().is_empty(), "the browser tells what it has kept out");
    assert_eq!(
        browser.script("return document.querySelector('[role=status]').textContent"),
        "Start"
    );
}

/// What a student types, and what stands in a lesson, is read and never run.
#[test]
fn text_stays_text() {
    let browser = or_pass_over!(Browser::start());
    let nasty = "<img src=x onerror=alert(1)><script>document.title='x'</script>&lt;</title>";
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser");
    fs::create_dir_all(&folder).unwrap();
    let lesson = folder.join("nasty.md");
    let front = format!("---\ntitle: {nasty}\ngoals:\n- `{nasty}`\nlab: none\n---\n");
    fs::write(&lesson, format!("{front}Text.\n\n`{nasty}`\n\n```\n{nasty}\n```\n")).unwrap();
    let output = assert_cmd::Command::cargo_bin("nimlab")
        .unwrap()
        .args(["lesson", "--format", "html"])
        .arg(&lesson)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let file = folder.join("nasty.html");
    fs::write(&file, output.stdout).unwrap();
    browser.open(&file);
    assert_eq!(browser.script("return document.title"), nasty);
    assert_eq!(readable(&browser).matches(nasty).count(), 4);
    assert_eq!(browser.script("return document.querySelectorAll('img').length"), 0);
    assert_eq!(browser.requests(), [address_of(&file)]);
}

#[test]
fn without_scripts_everything_is_there() {
    let browser = or_pass_over!(Browser::start());
    let file = written(("unscripted", EXPLAIN.1, ""));
    browser.open(&file);
    let with_scripts = readable(&browser);
    browser.run_scripts(false);
    browser.open(&file);
    assert_eq!(readable(&browser), with_scripts);
    let shown =
        browser.script("return getComputedStyle(document.querySelector('.controls')).display");
    assert_eq!(shown, "none", "controls that do nothing are not shown");
}
