//! Practice and check: from a question to the next one, how each is answered, and the marks above them.

use serde_json::json;

use super::steps::Page;
use crate::support::driver::ENTER;
use crate::support::few_or_all;

/// A question is there at once; the topics, in plain words, are one tap away, and at the end one button goes on with the same.
#[test]
fn practice_begins_with_a_question() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    page.open("practice");
    page.sees("#round .log", "Question 1 of 10");
    assert!(page.count("#table .counter") > 0);
    page.click(".topics-to-choose summary");
    for name in ["Who wins?", "A winning move", "A bit of each"] {
        page.sees(".topics-to-choose", name);
    }
    page.click(".topics-to-choose a[href='#practice winner']");
    page.waits_for(".topics-to-choose summary", "Who wins?");
    // An answer is judged and explained; how it is found is one tap away.
    page.choose("Wins");
    let told = page.text("#round .log");
    assert!(told.contains("odd") || told.contains("even"), "{told}");
    page.script("document.querySelector('.found summary').click()");
    page.waits_for_any(".found section table");
    // What was skipped, and what a round was left at, is neither right nor wrong.
    for pressed in ["Next", "Skip", "Next"] {
        page.choose(pressed);
    }
    // The next question is there alone, also when one comes back, with the marks of those before it.
    let marks = "[...document.querySelectorAll('.marks li')].map((mark) => mark.className)";
    let before = page.settled(marks);
    assert_eq!(page.count(".marks :is(.right, .wrong)"), 1);
    assert_eq!(page.count(".marks .skipped"), 1);
    for _ in 0..2 {
        let asked = page.text("#round .log");
        assert!(asked.starts_with("Question 3 of 10"), "{asked}");
        assert!(!asked.contains("Right") && !asked.contains("answer"), "{asked}");
        assert_eq!(page.settled(marks), before);
        page.open("practice");
        page.wait_until("document.querySelector('.marks [aria-current]')?.textContent === '3'");
    }
    page.choose("Finish");
    assert_eq!(page.count(".marks :is(.right, .wrong)"), 1);
    // No word of a command is told, and the one thing to press goes on.
    let report = page.text("#round");
    assert!(report.starts_with("How it went"), "{report}");
    assert!(report.contains("Who wins?") && !report.contains("winner"), "{report}");
    assert_eq!(page.count("#round :is(.first, .first-link)"), 1);
    page.choose("Ten more questions");
    page.waits_for("#round .log", "Question 1 of 10");
}

/// What is said of an answer stands beside its board; the next question, its board and its answers are then in view at once.
#[test]
fn the_next_question_is_one_tap_away() {
    const SEEN: &str = "(() => {
        const menu = document.querySelector('.top').getBoundingClientRect();
        const [top, foot] = menu.top > 0 ? [0, menu.top] : [menu.bottom, innerHeight];
        const all = [document.querySelector('#round .said:last-of-type'), document.getElementById('table'), document.querySelector('#round .answering')];
        return all.every((e) => e.getBoundingClientRect().top >= top - 1 && e.getBoundingClientRect().bottom <= foot + 1);
      })()";
    let Some(page) = Page::started() else { return };
    for (width, height) in few_or_all(vec![(360, 640), (1280, 720)], 1, "sizes of practice") {
        page.resize(width, height);
        for topic in ["move", "winner", "balance"] {
            page.open(&format!("practice {topic}"));
            for number in 2..4 {
                page.choose("Skip");
                assert_eq!(page.count(".answering button"), 1);
                assert_eq!(page.count(".marks li"), 10);
                assert_eq!(page.count(".marks .skipped"), number - 1);
                let seen = page.settled(
                    "document.querySelector('.next').getBoundingClientRect().bottom <= innerHeight",
                );
                assert_eq!(seen, true, "{topic} at {width}");
                // Nobody answers what has been answered.
                assert_eq!(page.count("#table [data-left]"), 0);
                page.choose("Next");
                page.wait_until(SEEN);
                page.begins("#round .said:last-of-type", &format!("Question {number} of"));
            }
        }
        page.script("localStorage.clear()");
    }
}

/// Each topic can be answered on the board and by buttons, under which nothing moves, and no sentence of the terminal stands on
/// the page.
#[test]
fn practice_is_answered_on_the_board_and_by_buttons() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    let topics =
        vec!["move", "winner", "rows", "sum", "binary", "decimal", "xor", "gate", "balance"];
    for topic in few_or_all(topics, 3, "topics of practice") {
        page.open(&format!("practice {topic}"));
        page.waits_for_any("#round .controls-of-answer");
        for _ in 0..4 {
            page.speaks_its_own_words();
            let way = page.answers();
            if way.is_empty() {
                break;
            }
            assert!(["number", "board", "button"].contains(&&*way), "{topic}: {way}");
            let told = page.text("#round .log");
            assert!(!told.contains("cannot be read"), "{topic}: {told}");
        }
        if page.count(".next button") > 0 {
            page.choose("Next");
        }
        page.choose("Finish");
        page.sees("#round", "How it went");
    }
}

/// The board of an answered question is what the answer leaves: what was taken lies there as outlines, and is not counted.
#[test]
fn the_board_follows_an_answer() {
    let Some(page) = Page::nightly() else { return };
    page.open("practice move");
    let standing = || page.rows().iter().filter(|&&size| size > 0).count();
    let before = standing();
    for _ in 0..4 {
        if page.count(".next") == 0 {
            page.click("#table [data-left='0']");
            page.click("#table [data-left='0']");
            page.settled("0");
        }
    }
    assert_eq!(standing(), before - 1);
    let told = page.settled(
        "[...document.querySelectorAll('.row-size')].map((size) => Number(size.textContent))",
    );
    assert_eq!(told, json!(page.rows()));
    assert!(page.count("#table .taken") > 0);
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
