//! Lessons, practice and check: what is answered is judged, on the board and by buttons; what has been read is kept.

use super::driver::{Browser, ENTER};
use super::{count, is_silent, open, settled, started, take, text, verdict, wait_until};

/// Presses the button with these words.
pub(super) fn press(browser: &Browser, words: &str) {
    let words = serde_json::to_string(words).unwrap();
    let pressed = browser.script(&format!(
        "const found = [...document.querySelectorAll('section:not([hidden]) button')].find((b) => b.checkVisibility() && b.textContent === {words});
         found?.click();
         return found !== undefined"
    ));
    assert_eq!(pressed, true, "there is a button {words}");
    settled(browser, "0");
}

/// No sentence of the terminal stands on the page.
fn speaks_its_own_words(browser: &Browser) {
    let words = text(browser, "main");
    for typed in [
        "Type ",
        " type ",
        "press Enter",
        "Press Enter",
        "--",
        "(Answer:",
    ] {
        assert!(!words.contains(typed), "{typed}: {words}");
    }
}

#[test]
fn a_lesson_is_answered_and_kept() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "lesson");
    assert!(text(&browser, "#lessons").contains("The game"));
    browser.click(".path a");
    assert_eq!(browser.script("return location.hash"), "#lesson%20the-game");
    settled(&browser, "0");
    // Space scrolls: nothing that is out of sight has the focus.
    let focused = browser.script("return document.activeElement.localName");
    assert_ne!(focused, "button");
    // An exercise on a board, a choice, and what comes after them.
    for pressed in ["Skip", "Skip", "Skip"] {
        let before = text(&browser, "#lessons .log");
        press(&browser, pressed);
        assert!(text(&browser, "#lessons .log").len() > before.len());
        speaks_its_own_words(&browser);
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
    assert!(text(&browser, "#lessons").contains("begun"));
    press(&browser, "Forget my place");
    assert!(!text(&browser, "#lessons").contains("begun"));
    is_silent(&browser, "a lesson");
}

/// On a phone the board of an exercise lies between its question and the answers, and is drawn once; a choice has the letter that is spoken of.
#[test]
fn a_question_its_board_and_its_answers_lie_together() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(360, 640);
    open(&browser, "lesson%20the-game");
    assert_eq!(count(&browser, "#lessons .log + #stage + .answering"), 1);
    assert!(count(&browser, "#table [data-left]") > 0);
    assert_eq!(
        count(&browser, "#lessons .still-board[aria-label='Board 0 2']"),
        0,
        "drawn twice"
    );
    press(&browser, "Skip");
    assert_eq!(text(&browser, ".choice .letter"), "a");
    browser.script("localStorage.clear()");
    is_silent(&browser, "an exercise");
}

/// Every lesson of the course can be walked through to its end without typing.
#[test]
fn each_lesson_leads_to_the_next() {
    let Some(browser) = started() else {
        return;
    };
    for (name, next) in [
        ("the-game", "lesson xor-gate"),
        ("xor-gate", "lesson binary"),
        ("winning-and-losing", "lesson optimal-move"),
        ("a-computer-that-plays", "lesson why-it-works"),
        ("why-it-works", "lesson other-games"),
        ("other-games", "lesson beyond-nim"),
        ("beyond-nim", "lesson"),
    ] {
        open(&browser, &format!("lesson%20{name}"));
        for _ in 0..80 {
            let is_over =
                "document.querySelector('#lessons .answering .ways:last-child button') === null";
            if settled(&browser, is_over) == true {
                break;
            }
            browser.script(
                "const on = [...document.querySelectorAll('#lessons .answering > .ways:last-child button')];
                 (on.find((b) => /^(Skip|Show an answer|Go on|End of the lesson)$/.test(b.textContent)) ?? on[0]).click()",
            );
        }
        let links = settled(
            &browser,
            "[...document.querySelectorAll('#lessons .said:last-of-type a')].map((a) => decodeURI(a.hash))",
        );
        assert!(
            links.to_string().contains(&format!("#{next}\"")),
            "{name}: {links}"
        );
        // Of no setting and no command that the page has not is anything said.
        speaks_its_own_words(&browser);
        let words = text(&browser, "main");
        assert!(!words.contains("nimlab "), "{name}: {words}");
    }
    browser.script("localStorage.clear()");
    is_silent(&browser, "lessons");
}

#[test]
fn practice_is_answered_on_the_board_and_by_buttons() {
    let Some(browser) = started() else {
        return;
    };
    for topic in [
        "move", "winner", "rows", "sum", "binary", "decimal", "xor", "gate", "balance", "choose",
        "order", "flaw", "fill", "refute",
    ] {
        open(&browser, &format!("practice%20{topic}"));
        wait_until(
            &browser,
            "document.querySelector('#round .controls-of-answer') !== null",
        );
        speaks_its_own_words(&browser);
        for _ in 0..4 {
            let answered = browser.script(
                "if (document.querySelector('#round .controls-of-answer') === null) return 'over';
                 const field = document.querySelector('#round .number-field');
                 if (field) {
                   field.value = '1';
                   field.form.requestSubmit();
                   return 'number';
                 }
                 const counter = document.querySelector('#table [data-left]');
                 if (counter) {
                   counter.click();
                   document.querySelector(`#table [data-row='${counter.dataset.row}'][data-left='${counter.dataset.left}']`).click();
                   return 'board';
                 }
                 const choice = [...document.querySelectorAll('#round .controls-of-answer .choice[aria-pressed=false]')];
                 for (const line of choice) line.click();
                 const toggle = document.querySelector('#round .controls-of-answer .toggle');
                 toggle?.click();
                 const all = [...document.querySelectorAll('#round .controls-of-answer button')];
                 (all.find((b) => b.textContent === 'Answer') ?? all[0]).click();
                 return 'button'",
            );
            if answered == "over" {
                break;
            }
            settled(&browser, "0");
            assert!(
                !text(&browser, "#round .log").contains("cannot be read"),
                "{topic}: {}",
                text(&browser, "#round")
            );
            speaks_its_own_words(&browser);
        }
        if count(&browser, ".next button") > 0 {
            press(&browser, "Next");
        }
        press(&browser, "Finish");
        assert!(
            text(&browser, "#round").contains("How it went"),
            "{topic}: {}",
            text(&browser, "#round")
        );
        is_silent(&browser, topic);
    }
    browser.script("localStorage.clear()");
}

/// Whatever is right has a button, and a round that was left for another part comes back with its board.
#[test]
fn every_size_is_offered_and_a_round_comes_back() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "practice%20balance");
    let places = "(() => {
        const rows = [...document.querySelectorAll('#table .heap')].map((row) => row.querySelectorAll('button.counter').length);
        return rows.length > 0 ? Math.floor(Math.log2(Math.max(...rows))) + 1 : 0;
      })()";
    wait_until(
        &browser,
        &format!("{places} > 0 && document.querySelectorAll('#round .toggle').length === {places}"),
    );
    let before = text(&browser, "#round .log");
    open(&browser, "play 3 4 5");
    browser.script("location.hash = '#practice'");
    wait_until(
        &browser,
        &format!(
            "!document.querySelector('#part-practice').hidden && document.querySelectorAll('#round .toggle').length === {places}"
        ),
    );
    assert_eq!(text(&browser, "#round .log"), before);
    browser.script("localStorage.clear()");
    is_silent(&browser, "a round that was left");
}

#[test]
fn an_answer_is_checked() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "check sum 5 4 3");
    for (line, verdict) in [("2", "right"), ("12", "wrong"), ("two and", "malformed")] {
        browser.fill(".number-field", line);
        browser.press(ENTER);
        settled(&browser, "0");
        let found = browser.script("return document.querySelector('#judgement').dataset.verdict");
        assert_eq!(found, verdict, "{line}: {}", text(&browser, "#judgement"));
    }
    // On the board.
    open(&browser, "check move 5 4 3");
    take(&browser, 3, 1);
    wait_until(
        &browser,
        "document.querySelector('#judgement').dataset.verdict === 'right'",
    );
    assert!(verdict(&browser).contains("Right"), "{}", verdict(&browser));
    assert_eq!(count(&browser, "[data-left]"), 12, "the board stays");
    browser.fill("#check-about", "nonsense");
    browser.press(ENTER);
    assert!(text(&browser, "#check-refused").contains("nonsense"));
    is_silent(&browser, "check");
}

/// The list says what each lesson gives, and the short way; what is made for a class says which of it is the key.
#[test]
fn what_a_lesson_gives_and_which_sheet_is_the_key() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "lesson");
    let lessons = count(&browser, ".path > li");
    assert_eq!(count(&browser, ".gives"), lessons);
    let own = browser.script(
        "return new Set([...document.querySelectorAll('.gives')].map((e) => e.textContent)).size",
    );
    assert_eq!(own.as_u64(), Some(lessons));
    assert!(text(&browser, ".short-way").contains("Lessons 2 to 4"));
    open(&browser, "teach");
    browser.script("document.querySelector('#for-teachers form select').value = 'kayles'");
    press(&browser, "Make a worksheet");
    wait_until(
        &browser,
        "document.querySelector('[aria-label=Key]') !== null",
    );
    let title = |of: &str| {
        browser.script(&format!(
            "return document.querySelector('[aria-label={of}] :is(h1, h2)').textContent"
        ))
    };
    assert_eq!(title("Worksheet"), "Nim worksheet");
    assert_eq!(title("Key"), "Nim worksheet: the key");
    assert!(text(&browser, "[aria-label=Worksheet]").contains("kayles"));
    is_silent(&browser, "a worksheet");
}

/// The first exercise of the course comes soon, and the buttons that print a sheet are in sight when it is made.
#[test]
fn what_is_to_be_done_is_near() {
    let Some(browser) = started() else {
        return;
    };
    for (width, height) in [(360, 640), (768, 1024), (1280, 720), (1920, 1080)] {
        browser.resize(width, height);
        open(&browser, "lesson%20the-game");
        let screens = settled(
            &browser,
            "document.querySelector('#lessons .controls-of-answer').getBoundingClientRect().top / innerHeight",
        );
        assert!(screens.as_f64().unwrap() < 2.0, "{width}: {screens}");
        open(&browser, "teach");
        press(&browser, "Make a worksheet");
        wait_until(
            &browser,
            "document.querySelector('[aria-label=Key]') !== null",
        );
        wait_until(
            &browser,
            "(() => { const { left, top } = document.querySelector('.sheets button').getBoundingClientRect(); return document.elementFromPoint(left + 9, top + 9)?.matches('.sheets button'); })()",
        );
        // What a sheet is read back by is small on it.
        let size = settled(
            &browser,
            "parseFloat(getComputedStyle(document.querySelector('.sheet li > p > code:last-child')).fontSize) / parseFloat(getComputedStyle(document.querySelector('.sheet')).fontSize)",
        );
        assert!(size.as_f64().unwrap() < 0.75, "{size}");
    }
    browser.script("localStorage.clear()");
    is_silent(&browser, "what is near");
}
