//! A round of practice: from a question to the next one, and the marks above them.

use super::steps::Page;

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
    for (width, height) in [(360, 640), (1280, 720)] {
        page.resize(width, height);
        for topic in ["move", "winner", "balance"] {
            page.open(&format!("practice {topic}"));
            for number in 2..5 {
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

/// What a round was left at is answered by nobody: its mark is neither right nor wrong. The same holds for what was skipped.
#[test]
fn what_is_not_answered_has_no_mark() {
    let Some(page) = Page::started() else { return };
    page.open("practice winner");
    for pressed in ["Skip", "Next", "Skip", "Next", "Skip", "Next", "Finish"] {
        page.choose(pressed);
    }
    assert_eq!(page.count(".marks .skipped"), 3);
    assert_eq!(page.text(".marks [aria-current]"), "4");
    assert_eq!(page.count(".marks :is(.right, .wrong)"), 0);
}

/// An answer that is right says why, and how it is found is one tap away; the next question takes its place, and is there alone when
/// one comes back, with the marks of those before it.
#[test]
fn a_question_has_the_view_to_itself() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    page.open("practice winner");
    page.choose("Skip");
    page.click(".found summary");
    page.waits_for_any(".found section table");
    page.choose("Next");
    // Of two answers one is right.
    page.choose("Wins");
    let told = page.text("#round .log");
    assert!(told.contains("left alone") || told.contains("is paired"), "{told}");
    page.choose("Next");
    let marks = "[...document.querySelectorAll('.marks li')].map((mark) => mark.className)";
    let before = page.settled(marks);
    assert_eq!(before[0], "skipped");
    for _ in 0..2 {
        let asked = page.text("#round .log");
        assert!(asked.starts_with("Question 3 of 10"), "{asked}");
        assert!(!asked.contains("Right") && !asked.contains("answer"), "{asked}");
        let seen =
            "document.querySelector('#round .said').getBoundingClientRect().top < innerHeight / 2";
        assert_eq!(page.settled(seen), true);
        assert_eq!(page.settled(marks), before);
        page.open("practice");
        page.wait_until("document.querySelector('.marks [aria-current]')?.textContent === '3'");
    }
}

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
    page.wait_until(
        "document.querySelector('.topics-to-choose summary').textContent === 'Who wins?'",
    );
    for pressed in ["Wins", "Next", "Finish"] {
        page.choose(pressed);
    }
    // No word of a command is told, and the one thing to press goes on.
    let report = page.text("#round");
    assert!(report.starts_with("How it went"), "{report}");
    assert!(report.contains("Who wins?") && !report.contains("winner"), "{report}");
    assert_eq!(page.count("#round :is(.first, .first-link)"), 1);
    page.choose("Ten more questions");
    page.waits_for("#round .log", "Question 1 of 10");
}
