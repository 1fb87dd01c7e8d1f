//! How the page looks: one frame around all of it, one table on which every board lies, both halves of a wide window in use, and
//! nothing that jumps or is covered.

use serde_json::json;

use super::steps::Page;

/// Every part as it is first seen, and whether a board lies in it.
const PARTS: [(&str, bool); 8] = [
    ("play 3 4 5", true),
    ("explain 18 6 3 20 9", true),
    ("pair 3 4 5", true),
    ("check", true),
    ("check binary 6", true),
    ("lesson the-game", true),
    ("lesson", false),
    ("practice", false),
];

fn each(page: &Page, sizes: &[(u32, u32)], look: impl Fn(&str, bool, u32)) {
    for &(width, height) in sizes {
        page.resize(width, height);
        for (words, has_board) in PARTS {
            page.open(words);
            look(words, has_board, width);
        }
    }
}

/// What heads the page begins where what it is about begins, with as much room on the left as on the right.
#[test]
fn all_stands_in_one_frame() {
    const FRAME: &str = "(() => {
        const inner = (e) => {
          const { paddingLeft, paddingRight } = getComputedStyle(e);
          const { left, right } = e.getBoundingClientRect();
          return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
        };
        const [head, main] = ['.top', 'main'].map((of) => inner(document.querySelector(of)));
        const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
        return [String(head) === String(main), Math.abs(main[0] - (innerWidth - main[1])) <= 1, main[1] - main[0] <= 76 * letter];
      })()";
    let Some(page) = Page::started() else { return };
    let sizes = [(768, 1024), (1280, 720), (1920, 1080), (2560, 1440)];
    each(&page, &sizes, |words, _, width| {
        assert_eq!(page.settled(FRAME), json!([true, true, true]), "{words} at {width}");
    });
}

/// A board, what is said of it and what can be done with it lie on one ground, which is not that of the page.
#[test]
fn every_board_lies_on_the_table() {
    const ON_IT: &str = "(() => {
        const table = document.getElementById('stage');
        const { left, top, right, bottom } = table.getBoundingClientRect();
        const within = (e) => {
          const inner = e.getBoundingClientRect();
          return inner.left >= left && inner.right <= right + 1 && inner.top >= top && inner.bottom <= bottom + 1;
        };
        const all = [...table.querySelectorAll('#verdict, #deeds button, .heap, .piece, .group, .figures')];
        const ground = (e) => getComputedStyle(e).backgroundColor;
        return [all.length > 0, all.every(within), ground(table) !== ground(document.documentElement) && ground(table) !== 'rgba(0, 0, 0, 0)'];
      })()";
    let Some(page) = Page::started() else { return };
    let sizes = [(360, 640), (768, 1024), (1024, 768), (1280, 720)];
    each(&page, &sizes, |words, has_board, width| {
        if has_board {
            let seen = page.settled(ON_IT);
            assert_eq!(seen, json!([true, true, true]), "{words} at {width}");
        }
    });
}

/// In a wide window the board lies left of what is asked and of what answers it, in view with both.
#[test]
fn a_wide_window_is_used_in_both_halves() {
    const BESIDE: &str = "(() => {
        const place = document.querySelector('section:not([hidden]) .controls-of-answer');
        const [stage, answers] = [document.getElementById('stage'), place].map((e) => e.getBoundingClientRect());
        const isSeen = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
        return [stage.right < answers.left, isSeen(document.getElementById('table').getBoundingClientRect()), isSeen(answers)];
      })()";
    let Some(page) = Page::started() else { return };
    for (width, height) in [(1024, 768), (1280, 720), (1920, 1080)] {
        page.resize(width, height);
        for words in ["check", "practice winner", "lesson the-game"] {
            page.open(words);
            // The exercise of a lesson stands at the end of what is read.
            page.script("document.querySelector('section:not([hidden]) .controls-of-answer').scrollIntoView({ block: 'end' })");
            let seen = page.settled(BESIDE);
            assert_eq!(seen, json!([true, true, true]), "{words} at {width}");
        }
        page.script("localStorage.clear()");
    }
}

/// A lesson says at its top which one it is and how far one is; what is played is marked among the games.
#[test]
fn where_one_is_stands_at_the_top() {
    let Some(page) = Page::started() else { return };
    page.resize(1280, 720);
    page.open("lesson winning-and-losing");
    let head = page.text("#lesson-head");
    assert!(head.contains("Lesson 6 of 11 · 0 of 6 exercises"), "{head}");
    page.click(".answering button");
    page.sees("#lesson-head", "Lesson 6 of 11");
    page.script("localStorage.clear()");
    for (words, name) in
        [("play 3 4 5", "Nim"), ("play --misere 3 4 5", "Nim, misère"), ("play kayles 7", "Kayles")]
    {
        page.open(words);
        page.waits_for_any(".game[aria-current=true]");
        assert_eq!(page.count(".game[aria-current=true]"), 1);
        assert_eq!(page.text(".game[aria-current=true] strong"), name);
    }
}

/// What can be done stays where it was when something more can be done.
#[test]
fn buttons_keep_their_places() {
    let Some(page) = Page::started() else { return };
    for (width, height) in [(360, 640), (1280, 720)] {
        page.resize(width, height);
        for (words, names) in [
            ("play 3 4 5 --two", ["Hint", "Share"]),
            ("explain 3 4 5", ["Pair the groups", "Why?"]),
        ] {
            page.open(words);
            let places = || {
                page.settled(&format!(
                        "[...document.querySelectorAll('#deeds button')].filter((b) => {}.includes(b.textContent)).map((b) => Math.round(b.getBoundingClientRect().left))",
                        json!(names)
                    ),
                )
            };
            let before = places();
            assert_eq!(before.as_array().map(Vec::len), Some(2), "{words}");
            page.take(3, 2);
            page.wait_until("[...document.querySelectorAll('#deeds button')].some((b) => b.textContent === 'Undo')");
            assert_eq!(places(), before, "{words} at {width}");
            page.script("localStorage.clear()");
        }
    }
}

/// A form that opens beside the board moves nothing of it.
#[test]
fn a_form_beside_the_board_moves_nothing() {
    let Some(page) = Page::started() else { return };
    page.resize(1280, 720);
    for words in ["play", "play kayles 7"] {
        page.open(words);
        let top = || {
            page.settled("Math.round(document.getElementById('stage').getBoundingClientRect().top)")
        };
        let before = top();
        page.script("document.getElementById('play-settings').open = true");
        assert_eq!(top(), before, "{words}");
    }
}

/// On a phone the parts at the lower edge cover nothing that has just been said.
#[test]
fn what_was_copied_is_seen() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    for (words, which) in [("explain 3 4 5", 0), ("explain 18 6 3 20 9", 0), ("play 3 4 5", 2)] {
        page.open(words);
        page.choose("Share");
        page.waits_for_any(".sharing");
        // What it opens is all in sight below it, and it stays where a finger finds it.
        if which == 0 {
            page.wait_until("(() => {
                   const box = document.querySelector('.sharing').getBoundingClientRect();
                   const { left, top, width, height } = document.getElementById('share').getBoundingClientRect();
                   const isThere = document.elementFromPoint(left + width / 2, top + height / 2)?.id === 'share';
                   return isThere && box.top > top + height && box.bottom <= document.querySelector('.top').getBoundingClientRect().top;
                 })()");
        }
        page.script(&format!(
            "document.querySelectorAll('.sharing .ways button')[{which}].click()"
        ));
        page.wait_until("document.querySelector('.told-of-sharing').textContent !== ''");
        page.wait_until("document.querySelector('.told-of-sharing').getBoundingClientRect().bottom <= document.querySelector('.top').getBoundingClientRect().top");
    }
}

/// Nothing moves while a part opens.
#[test]
fn nothing_jumps() {
    let Some(page) = Page::started() else { return };
    page.command(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({"source": "window.moved = 0;
          new PerformanceObserver((seen) => { for (const { value } of seen.getEntries()) window.moved += value; }).observe({ type: 'layout-shift', buffered: true })"}),
    );
    let sizes = [(360, 640), (768, 1024), (1024, 768), (1280, 720), (1920, 1080)];
    each(&page, &sizes, |words, _, width| {
        let moved = page.settled("window.moved").as_f64().unwrap();
        assert!(moved <= 0.05, "{words} at {width}: {moved}");
    });
}

/// While something is read on a phone, the board and the parts below have two fifths of it at most; all of it is in sight, and answers to a tap.
#[test]
fn what_is_read_has_most_of_a_phone() {
    const SEEN: &str = "(() => {
        const [stage, most] = [document.getElementById('stage'), 0.4 * innerHeight - document.querySelector('.top').offsetHeight + 3];
        const isFree = [180, 340].every((x) => !stage.contains(document.elementFromPoint(x, most)));
        const all = [...document.querySelectorAll('#table button.counter')];
        const reached = all.filter((counter) => {
          const { left, top, width, height } = counter.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.counter') === counter;
        });
        return [isFree, reached.length === all.length];
      })()";
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    let twenties = ["20"; 10].join(" ");
    for words in [
        "explain subtract:1,2,3 5 4 3".to_owned(),
        "explain 1 2 3 4 5 6".to_owned(),
        format!("explain {twenties}"),
        "play 5 4 3 2 1 --two --moves 1,1;2,1".to_owned(),
    ] {
        page.open(&words);
        if words.starts_with("play") {
            page.waits_for_any(".game");
        }
        page.script("scrollBy(0, 300)");
        page.wait_until("document.querySelector('#stage.read') !== null || document.getElementById('stage').offsetHeight <= 0.4 * innerHeight - document.querySelector('.top').offsetHeight");
        page.wait_until(
            "document.getAnimations().every(({ playState }) => playState !== 'running')",
        );
        assert_eq!(page.settled(SEEN), json!([true, true]), "{words}");
        page.script("localStorage.clear()");
    }
}

/// Whoever follows a link to elsewhere begins at the top.
#[test]
fn a_link_leads_to_the_top() {
    let Some(page) = Page::started() else { return };
    page.resize(360, 640);
    page.open("play");
    page.waits_for_any(".game");
    page.script("document.querySelector('#other-games').scrollIntoView()");
    page.script("location.hash = 'play kayles 7'");
    page.wait_until(
        "scrollY === 0 && document.getElementById('play-title').textContent === 'Kayles'",
    );
}
