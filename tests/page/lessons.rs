//! Lessons: what is answered is judged, on the board and by buttons; what has been read is kept.

use super::steps::Page;

#[test]
fn a_lesson_is_answered_and_kept() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    page.open("lesson");
    // The list says what each lesson gives, and the short way.
    let lessons = page.count(".path > li");
    let own = page.settled(
        "new Set([...document.querySelectorAll('.gives')].map((e) => e.textContent)).size",
    );
    assert_eq!(own.as_u64(), Some(lessons));
    page.sees(".short-way", "Lessons 2 to 4");
    page.click(".path a");
    assert_eq!(page.address(), "lesson the-game");
    page.sees("#lesson-head", "Lesson 1 of 11 · 0 of ");
    // Space scrolls: nothing that is out of sight has the focus.
    let focused = page.script("return document.activeElement.localName");
    assert_ne!(focused, "button");
    // The first exercise comes soon; its board lies between question and answers, and is drawn once.
    let screens = page.settled("document.querySelector('#lessons .controls-of-answer').getBoundingClientRect().top / innerHeight");
    assert!(screens.as_f64().unwrap() < 2.0, "{screens}");
    assert_eq!(page.count("#lessons .log + #stage + .answering"), 1);
    assert!(page.count("#table [data-left]") > 0);
    assert_eq!(page.count("#lessons .still-board[aria-label='Board 0 2']"), 0, "drawn twice");
    // An exercise on a board, a choice whose letters are spoken of, and what comes after them.
    for pressed in 0..3 {
        if pressed == 1 {
            assert_eq!(page.text(".choice .letter"), "a");
        }
        let before = page.text("#lessons .log");
        page.choose("Skip");
        assert!(page.text("#lessons .log").len() > before.len());
        page.speaks_its_own_words();
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

/// Every lesson of the course can be walked through to its end without typing. Nothing moves under a finger, and how an answer is
/// found is told beside its board, and not under the exercise that comes after.
#[test]
fn each_lesson_leads_to_the_next() {
    let Some(page) = Page::nightly() else { return };
    let mut told = 0;
    for (name, next) in [
        ("the-game", "lesson xor-gate"),
        ("xor-gate", "lesson binary"),
        ("nim-sum", "lesson "),
        ("winning-and-losing", "lesson optimal-move"),
        ("a-computer-that-plays", "lesson why-it-works"),
        ("why-it-works", "lesson other-games"),
        ("other-games", "lesson beyond-nim"),
        ("beyond-nim", "lesson"),
    ] {
        page.open(&format!("lesson {name}"));
        for _ in 0..120 {
            let way = page.answers();
            assert!(["number", "board", "button", ""].contains(&&*way), "{name}: {way}");
            // After a first miss it is asked once more.
            if !way.is_empty() && page.count(".controls-of-answer") > 0 {
                continue;
            }
            told += page.count("#lessons .said:last-of-type .found");
            if !page.goes_on() {
                break;
            }
            assert_eq!(page.count("#lessons .said:last-of-type .found"), 0);
        }
        let links = page.settled("[...document.querySelectorAll('#lessons .said:last-of-type a')].map((a) => decodeURI(a.hash))");
        assert!(links.to_string().contains(&format!("#{next}")), "{name}: {links}");
        // Of no setting and no command that the page has not is anything said.
        page.speaks_its_own_words();
        let words = page.text("main");
        for command in ["explain", "play", "practice", "check", "lesson"] {
            assert!(!words.contains(&format!("nimlab {command}")), "{name}: {words}");
        }
    }
    assert!(told > 1, "{told}");
}
