//! A round of practice: from a question to the next one, and the marks above them.

use super::talking::press;
use super::{count, is_silent, open, settled, started, text, wait_until};

/// What is said of an answer stands beside its board; the next question, its board and its answers are then in view at once.
#[test]
fn the_next_question_is_one_tap_away() {
    const SEEN: &str = "(() => {
        const menu = document.querySelector('.top').getBoundingClientRect();
        const [top, foot] = menu.top > 0 ? [0, menu.top] : [menu.bottom, innerHeight];
        const all = [document.querySelector('#round .said:last-of-type'), document.getElementById('table'), document.querySelector('#round .answering')];
        return all.every((e) => e.getBoundingClientRect().top >= top - 1 && e.getBoundingClientRect().bottom <= foot + 1);
      })()";
    let Some(browser) = started() else {
        return;
    };
    for (width, height) in [(360, 640), (1280, 720)] {
        browser.resize(width, height);
        for topic in ["move", "winner", "balance"] {
            open(&browser, &format!("practice%20{topic}"));
            for number in 2..5 {
                press(&browser, "Skip");
                assert_eq!(count(&browser, ".answering button"), 1);
                assert_eq!(count(&browser, ".marks li"), 10);
                assert_eq!(count(&browser, ".marks .skipped"), number - 1);
                let seen = settled(
                    &browser,
                    "document.querySelector('.next').getBoundingClientRect().bottom <= innerHeight",
                );
                assert_eq!(seen, true, "{topic} at {width}");
                // Nobody answers what has been answered.
                assert_eq!(count(&browser, "#table [data-left]"), 0);
                press(&browser, "Next");
                wait_until(&browser, SEEN);
                assert!(
                    text(&browser, "#round .said:last-of-type")
                        .starts_with(&format!("Question {number} of"))
                );
            }
        }
        browser.script("localStorage.clear()");
    }
    is_silent(&browser, "the next question");
}

/// The lines in which a number is missing are read, where others are picked from.
#[test]
fn the_lines_of_a_gap_are_shown() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(1280, 720);
    open(&browser, "practice%20fill");
    assert!(count(&browser, "#round .said:last-of-type ol > li") > 1);
    assert_eq!(count(&browser, "#round .said:last-of-type ol .blank"), 1);
    is_silent(&browser, "a gap");
}

/// What a round was left at is answered by nobody: its mark is neither right nor wrong. The same holds for what was skipped.
#[test]
fn what_is_not_answered_has_no_mark() {
    let Some(browser) = started() else {
        return;
    };
    open(&browser, "practice winner");
    for pressed in ["Skip", "Next", "Skip", "Next", "Skip", "Next", "Finish"] {
        press(&browser, pressed);
    }
    assert_eq!(count(&browser, ".marks .skipped"), 3);
    assert_eq!(text(&browser, ".marks [aria-current]"), "4");
    assert_eq!(count(&browser, ".marks :is(.right, .wrong)"), 0);
    is_silent(&browser, "a round that is left");
}

/// An answer that is right says why, and how it is found is one tap away; the next question takes its place, and is there alone when
/// one comes back, with the marks of those before it.
#[test]
fn a_question_has_the_view_to_itself() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(360, 640);
    open(&browser, "practice%20winner");
    press(&browser, "Skip");
    browser.click(".found summary");
    wait_until(
        &browser,
        "document.querySelector('.found section table') !== null",
    );
    press(&browser, "Next");
    // Of two answers one is right.
    press(&browser, "Wins");
    let told = text(&browser, "#round .log");
    assert!(
        told.contains("left alone") || told.contains("is paired"),
        "{told}"
    );
    press(&browser, "Next");
    let marks = "[...document.querySelectorAll('.marks li')].map((mark) => mark.className)";
    let before = settled(&browser, marks);
    assert_eq!(before[0], "skipped");
    for _ in 0..2 {
        let asked = text(&browser, "#round .log");
        assert!(asked.starts_with("Question 3 of 10"), "{asked}");
        assert!(
            !asked.contains("Right") && !asked.contains("answer"),
            "{asked}"
        );
        let seen =
            "document.querySelector('#round .said').getBoundingClientRect().top < innerHeight / 2";
        assert_eq!(settled(&browser, seen), true);
        assert_eq!(settled(&browser, marks), before);
        open(&browser, "practice");
        wait_until(
            &browser,
            "document.querySelector('.marks [aria-current]')?.textContent === '3'",
        );
    }
    browser.script("localStorage.clear()");
    is_silent(&browser, "a question alone");
}

/// A question is there at once; the topics, in plain words, are one tap away, and at the end one button goes on with the same.
#[test]
fn practice_begins_with_a_question() {
    let Some(browser) = started() else {
        return;
    };
    browser.resize(360, 640);
    open(&browser, "practice");
    assert!(text(&browser, "#round .log").contains("Question 1 of 10"));
    assert!(count(&browser, "#table .counter") > 0);
    browser.click(".topics-to-choose summary");
    for name in ["Who wins?", "A winning move", "A bit of each"] {
        assert!(text(&browser, ".topics-to-choose").contains(name), "{name}");
    }
    browser.click(".topics-to-choose a[href='#practice winner']");
    wait_until(
        &browser,
        "document.querySelector('.topics-to-choose summary').textContent === 'Who wins?'",
    );
    for pressed in ["Wins", "Next", "Finish"] {
        press(&browser, pressed);
    }
    // No word of a command is told, and the one thing to press goes on.
    let report = text(&browser, "#round");
    assert!(report.starts_with("How it went"), "{report}");
    assert!(
        report.contains("Who wins?") && !report.contains("winner"),
        "{report}"
    );
    assert_eq!(count(&browser, "#round :is(.first, .first-link)"), 1);
    press(&browser, "Ten more questions");
    wait_until(
        &browser,
        "document.querySelector('#round .log').textContent.includes('Question 1 of 10')",
    );
    browser.script("localStorage.clear()");
    is_silent(&browser, "practice that begins at once");
}
