//! Lessons, practice and check: what is answered is judged, on the board and by buttons; what has been read is kept.

use super::steps::Page;
use crate::support::driver::ENTER;

/// No sentence of the terminal stands on the page.
fn speaks_its_own_words(page: &Page) {
    let words = page.text("main");
    for typed in ["Type ", " type ", "press Enter", "Press Enter", "--", "(Answer:"] {
        assert!(!words.contains(typed), "{typed}: {words}");
    }
}

#[test]
fn a_lesson_is_answered_and_kept() {
    let Some(page) = Page::started() else { return };
    page.open("lesson");
    page.sees("#lessons", "The game");
    page.click(".path a");
    assert_eq!(page.script("return location.hash"), "#lesson%20the-game");
    page.settled("0");
    // Space scrolls: nothing that is out of sight has the focus.
    let focused = page.script("return document.activeElement.localName");
    assert_ne!(focused, "button");
    // An exercise on a board, a choice, and what comes after them.
    for pressed in ["Skip", "Skip", "Skip"] {
        let before = page.text("#lessons .log");
        page.choose(pressed);
        assert!(page.text("#lessons .log").len() > before.len());
        speaks_its_own_words(&page);
    }
    let dead = page.script(
        "return [...document.querySelectorAll('#lessons a')].filter((a) => !a.getAttribute('href').startsWith('#')).map((a) => a.outerHTML)",
    );
    assert_eq!(dead.as_array().map(Vec::len), Some(0), "links that lead nowhere: {dead}");
    page.open("lesson");
    page.sees("#lessons", "begun");
    page.choose("Forget my place");
    assert!(!page.text("#lessons").contains("begun"));
}

/// On a phone the board of an exercise lies between its question and the answers, and is drawn once; a choice has the letter that is spoken of.
#[test]
fn a_question_its_board_and_its_answers_lie_together() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    page.open("lesson the-game");
    assert_eq!(page.count("#lessons .log + #stage + .answering"), 1);
    assert!(page.count("#table [data-left]") > 0);
    assert_eq!(page.count("#lessons .still-board[aria-label='Board 0 2']"), 0, "drawn twice");
    page.choose("Skip");
    assert_eq!(page.text(".choice .letter"), "a");
}

/// Every lesson of the course can be walked through to its end without typing.
#[test]
fn each_lesson_leads_to_the_next() {
    let Some(page) = Page::started() else { return };
    for (name, next) in [
        ("the-game", "lesson xor-gate"),
        ("xor-gate", "lesson binary"),
        ("winning-and-losing", "lesson optimal-move"),
        ("a-computer-that-plays", "lesson why-it-works"),
        ("why-it-works", "lesson other-games"),
        ("other-games", "lesson beyond-nim"),
        ("beyond-nim", "lesson"),
    ] {
        page.open(&format!("lesson {name}"));
        for _ in 0..80 {
            let is_over =
                "document.querySelector('#lessons .answering .ways:last-child button') === null";
            if page.settled(is_over) == true {
                break;
            }
            page.script(
                "const on = [...document.querySelectorAll('#lessons .answering > .ways:last-child button')];
                 (on.find((b) => /^(Skip|Show an answer|Go on|End of the lesson)$/.test(b.textContent)) ?? on[0]).click()",
            );
        }
        let links = page.settled("[...document.querySelectorAll('#lessons .said:last-of-type a')].map((a) => decodeURI(a.hash))");
        assert!(links.to_string().contains(&format!("#{next}\"")), "{name}: {links}");
        // Of no setting and no command that the page has not is anything said.
        speaks_its_own_words(&page);
        let words = page.text("main");
        assert!(!words.contains("nimlab "), "{name}: {words}");
    }
}

#[test]
fn practice_is_answered_on_the_board_and_by_buttons() {
    let Some(page) = Page::started() else { return };
    for topic in ["move", "winner", "rows", "sum", "binary", "decimal", "xor", "gate", "balance"] {
        page.open(&format!("practice {topic}"));
        page.waits_for_any("#round .controls-of-answer");
        speaks_its_own_words(&page);
        for _ in 0..4 {
            let answered = page.script(
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
            page.settled("0");
            assert!(
                !page.text("#round .log").contains("cannot be read"),
                "{topic}: {}",
                page.text("#round")
            );
            speaks_its_own_words(&page);
        }
        if page.count(".next button") > 0 {
            page.choose("Next");
        }
        page.choose("Finish");
        page.sees("#round", "How it went");
    }
}

/// Whatever is right has a button, and a round that was left for another part comes back with its board.
#[test]
fn every_size_is_offered_and_a_round_comes_back() {
    let Some(page) = Page::started() else { return };
    page.open("practice balance");
    let places = "(() => {
        const rows = [...document.querySelectorAll('#table .heap')].map((row) => row.querySelectorAll('button.counter').length);
        return rows.length > 0 ? Math.floor(Math.log2(Math.max(...rows))) + 1 : 0;
      })()";
    page.wait_until(&format!(
        "{places} > 0 && document.querySelectorAll('#round .toggle').length === {places}"
    ));
    let before = page.text("#round .log");
    page.open("play 3 4 5");
    page.script("location.hash = '#practice'");
    page.wait_until(&format!(
            "!document.querySelector('#part-practice').hidden && document.querySelectorAll('#round .toggle').length === {places}"
        ),
    );
    assert_eq!(page.text("#round .log"), before);
}

#[test]
fn an_answer_is_checked() {
    let Some(page) = Page::started() else { return };
    page.open("check sum 5 4 3");
    for (line, verdict) in [("2", "right"), ("12", "wrong"), ("two and", "malformed")] {
        page.fill(".number-field", line);
        page.press(ENTER);
        page.settled("0");
        let found = page.script("return document.querySelector('#judgement').dataset.verdict");
        assert_eq!(found, verdict, "{line}: {}", page.text("#judgement"));
    }
    // On the board.
    page.open("check move 5 4 3");
    page.take(3, 1);
    page.wait_until("document.querySelector('#judgement').dataset.verdict === 'right'");
    page.sees("#verdict", "Right");
    assert_eq!(page.count("[data-left]"), 12, "the board stays");
    page.fill("#check-about", "nonsense");
    page.press(ENTER);
    page.sees("#check-refused", "nonsense");
}

/// The list says what each lesson gives, and the short way.
#[test]
fn what_a_lesson_gives() {
    let Some(page) = Page::started() else { return };
    page.open("lesson");
    let lessons = page.count(".path > li");
    assert_eq!(page.count(".gives"), lessons);
    let own = page.script(
        "return new Set([...document.querySelectorAll('.gives')].map((e) => e.textContent)).size",
    );
    assert_eq!(own.as_u64(), Some(lessons));
    page.sees(".short-way", "Lessons 2 to 4");
}

/// The first exercise of the course comes soon.
#[test]
fn the_first_exercise_is_near() {
    let Some(page) = Page::started() else { return };
    for (width, height) in [(360, 640), (768, 1024), (1280, 720), (1920, 1080)] {
        page.resize(width, height);
        page.open("lesson the-game");
        let screens = page.settled("document.querySelector('#lessons .controls-of-answer').getBoundingClientRect().top / innerHeight");
        assert!(screens.as_f64().unwrap() < 2.0, "{width}: {screens}");
    }
}
