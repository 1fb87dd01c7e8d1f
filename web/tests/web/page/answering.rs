//! How an exercise is answered: nothing moves under a finger, what was picked from stays, and what is told is about what was asked.

use serde_json::Value;

use super::driver::Browser;
use super::talking::press;
use super::{count, is_silent, open, rows, settled, started, text};

/// Presses what leads on; tells whether there was something.
fn goes_on(browser: &Browser) -> bool {
    let pressed = settled(
        browser,
        "(() => {
           const on = [...document.querySelectorAll('.answering > .ways:last-child button')].find((b) => /^(Skip|Show an answer|Go on|Next)$/.test(b.textContent));
           on?.click();
           return on !== undefined;
         })()",
    );
    pressed == true
}

/// When a counter is marked, neither the board nor a button moves: a second press meets what the first one did.
#[test]
fn marking_moves_nothing() {
    const PLACES: &str = "[...document.querySelectorAll('#table .heap, .answering button')].filter((e) => e.checkVisibility()).map((e) => Math.round(e.getBoundingClientRect().top)).join()";
    let Some(browser) = started() else {
        return;
    };
    for (width, height) in [(360, 640), (768, 1024), (1280, 720), (1920, 1080)] {
        browser.resize(width, height);
        // Rows of Nim, short and long, one that can be split, and skittles.
        for (part, boards) in [
            ("lesson%20the-game", 2),
            ("lesson%20nim-sum", 1),
            ("lesson%20beyond-nim", 1),
            ("lesson%20other-games", 1),
            ("practice%20move", 2),
        ] {
            open(&browser, part);
            let mut marked = 0;
            for _ in 0..12 {
                let moved = settled(
                    &browser,
                    &format!(
                        "(() => {{
                           const all = document.querySelectorAll('#table [data-left]');
                           if (all.length === 0) return null;
                           const before = {PLACES};
                           (all[1] ?? all[0]).click();
                           return document.querySelector('.take') && before !== {PLACES} ? before + ' / ' + {PLACES} : '';
                         }})()"
                    ),
                );
                if moved != Value::Null {
                    assert_eq!(moved, "", "{part} at {width}");
                    marked += 1;
                }
                if marked == boards || !goes_on(&browser) {
                    break;
                }
            }
            assert_eq!(marked, boards, "{part} at {width}");
            browser.script("localStorage.clear()");
        }
    }
    is_silent(&browser, "what is marked");
}

/// How an answer is found is told beside it, and not under the exercise that comes after.
#[test]
fn a_solution_stands_with_its_own_board() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "lesson%20nim-sum");
    let mut told = 0;
    for _ in 0..40 {
        // Of each question the first answer there is.
        let asked = settled(
            &browser,
            "(() => {
               const field = document.querySelector('.number-field');
               if (field) {
                 field.value = '1';
                 field.form.requestSubmit();
                 return true;
               }
               document.querySelector('.controls-of-answer .toggle')?.click();
               const all = [...document.querySelectorAll('.controls-of-answer button')];
               (all.find((b) => b.textContent === 'Answer') ?? all[0])?.click();
               return all.length > 0;
             })()",
        );
        if asked == true {
            // After a first miss it is asked once more.
            settled(&browser, "0");
            if count(&browser, ".controls-of-answer") > 0 {
                continue;
            }
            told += count(&browser, "#lessons .said:last-of-type .found");
        }
        if !goes_on(&browser) {
            break;
        }
        assert_eq!(count(&browser, "#lessons .said:last-of-type .found"), 0);
    }
    assert!(told > 1, "{told}");
    browser.script("localStorage.clear()");
    is_silent(&browser, "solutions");
}

/// Nothing picked is no answer; once there is one, what was picked from stays, and says which of it was picked and which is right.
#[test]
fn what_was_picked_from_stays() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "practice%20choose");
    let waits =
        "[...document.querySelectorAll('button')].find((b) => b.textContent === 'Answer').disabled";
    assert_eq!(settled(&browser, waits), true);
    browser.click(".toggle");
    assert_eq!(settled(&browser, waits), false);
    let choices = count(&browser, ".toggle");
    while count(&browser, ".closed") == 0 {
        press(&browser, "Answer");
    }
    assert_eq!(count(&browser, ".closed .toggle:disabled"), choices);
    let picked = text(&browser, ".closed [aria-pressed='true']");
    assert!(picked.ends_with("your answer"), "{picked}");
    let right = count(&browser, ".closed .good");
    let told = text(&browser, "#round .log");
    assert!(
        right > 0 || told.to_lowercase().contains("none of the"),
        "{told}"
    );
    press(&browser, "Next");
    assert_eq!(count(&browser, ".closed"), 0);
    browser.script("localStorage.clear()");
    is_silent(&browser, "choices");
}

/// The board of an answered question is what the answer leaves: what was taken lies there as outlines, and is not counted.
#[test]
fn the_board_follows_an_answer() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "practice%20move");
    let before = rows(&browser);
    for _ in 0..4 {
        if count(&browser, ".next") == 0 {
            browser.click("#table [data-left='0']");
            browser.click("#table [data-left='0']");
            settled(&browser, "0");
        }
    }
    let after = rows(&browser);
    assert_eq!(
        before.iter().filter(|&&size| size > 0).count(),
        1 + after.iter().filter(|&&size| size > 0).count()
    );
    let told = settled(
        &browser,
        "[...document.querySelectorAll('.row-size')].map((size) => Number(size.textContent))",
    );
    assert_eq!(told, serde_json::json!(after));
    assert!(count(&browser, "#table .taken") > 0);
    browser.script("localStorage.clear()");
    is_silent(&browser, "an answered board");
}
