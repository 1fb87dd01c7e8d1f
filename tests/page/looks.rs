//! How the page looks, to whoever looks at it and to whoever cannot: one frame, one table on which every board lies, nothing that
//! overflows, jumps or is covered, and nothing that axe-core finds.

use serde_json::json;

use super::steps::Page;
use crate::support::axe::Axe;
use crate::support::few_or_all;

/// Every part, whether a board lies in it when it opens, and what is then done in it.
const PARTS: [(&str, bool, &str); 14] = [
    ("explain 18 6 3 20 9", true, ""),
    ("explain 5 4 3 2 1 --move 2,3", true, ""),
    ("explain kayles 7 + nim 3 4", true, "document.querySelector('details').open = true"),
    (
        "explain 5 4 3",
        true,
        "document.querySelector('#present').click(); document.querySelector('.forward').click()",
    ),
    ("", true, "document.querySelector('[data-row=\"3\"][data-left=\"2\"]').click()"),
    ("play 3 4 5", true, "document.querySelector('#play-settings').open = true"),
    ("pair 13 12 8", true, ""),
    ("lesson", false, ""),
    ("lesson the-game", true, ""),
    ("practice", false, ""),
    ("practice xor", false, "document.querySelector('.topics-to-choose summary').click()"),
    ("check", true, ""),
    ("check binary 6", true, ""),
    ("check sum 5 4 3", true, "document.querySelector('#check-form').requestSubmit()"),
];

/// Each at every size, or where there is little time at one, which is another from each to the next.
fn at_sizes<T: Copy>(all: &[T], what: &str) -> Vec<((u32, u32, &'static str), T)> {
    const SIZES: [(u32, u32, &str); 4] =
        [(360, 640, "light"), (1280, 720, "dark"), (768, 1024, "dark"), (1920, 1080, "light")];
    let each = all.iter().enumerate();
    let pairs = each.flat_map(|(at, &one)| (at..at + 4).map(move |size| (SIZES[size % 4], one)));
    few_or_all(pairs.collect(), all.len(), what)
}

/// What heads the page begins where what it is about begins, with as much room on the left as on the right.
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

/// A board, what is said of it and what can be done with it lie on one ground, which is not that of the page.
const ON_TABLE: &str = "(() => {
    const table = document.getElementById('stage');
    const { left, top, right, bottom } = table.getBoundingClientRect();
    const within = (e) => {
      const inner = e.getBoundingClientRect();
      return inner.left >= left && inner.right <= right + 1 && inner.top >= top && inner.bottom <= bottom + 1;
    };
    const all = [...table.querySelectorAll('#verdict, #deeds button, .heap, .group, .figures')];
    const ground = (e) => getComputedStyle(e).backgroundColor;
    return [all.length > 0, all.every(within), ground(table) !== ground(document.documentElement) && ground(table) !== 'rgba(0, 0, 0, 0)'];
  })()";

/// What a finger does not find.
const SMALL: &str =
    "return [...document.querySelectorAll('button, input, select, nav a')].filter((e) => {
    const { width, height } = e.getBoundingClientRect();
    return e.checkVisibility() && (width < 24 || height < 24) && e.type !== 'checkbox';
  }).map((e) => e.outerHTML)";

#[test]
fn every_part_is_well_made_at_every_size() {
    let Some(page) = Page::started() else { return };
    let Some(axe) = Axe::read() else { return };
    page.run_first(
        "window.moved = 0;
         new PerformanceObserver((seen) => { for (const { value } of seen.getEntries()) window.moved += value; }).observe({ type: 'layout-shift', buffered: true })",
    );
    for ((width, height, colours), (words, has_board, act)) in at_sizes(&PARTS, "parts and sizes") {
        page.resize(width, height);
        page.show_on("screen", colours);
        page.open(words);
        let at = format!("{words} at {width}");
        let moved = page.settled("window.moved").as_f64().unwrap();
        assert!(moved <= 0.05, "{at}: {moved}");
        if width > 360 {
            assert_eq!(page.settled(FRAME), json!([true, true, true]), "{at}");
        }
        if has_board {
            assert_eq!(page.settled(ON_TABLE), json!([true, true, true]), "{at}");
        }
        page.script(act);
        let fits = page.settled("document.scrollingElement.scrollWidth <= innerWidth");
        assert_eq!(fits, true, "{at}");
        assert_eq!(page.script(SMALL), json!([]), "{at}");
        let found = axe.find(&page);
        assert!(found.is_empty(), "{at}, {colours}: {found:#?}");
    }
}

/// Where colours are forced, a counter can still be told from its ground, and a taken one from one that is there; and nothing
/// moves where that is asked for.
#[test]
fn what_a_reader_prefers_is_heeded() {
    let Some(page) = Page::nightly() else { return };
    for preferred in [("forced-colors", "active"), ("prefers-contrast", "more")] {
        page.show_with("screen", &[preferred]);
        page.open("explain 5 4 3 --move 1,2");
        let seen = page.script(
            "const ground = (e) => getComputedStyle(e, e.matches('.counter') ? '::before' : null).backgroundColor;
             const taken = document.querySelector('.counter.taken');
             const there = document.querySelector('.counter:not(.taken)');
             return ground(taken) !== ground(there) && ground(there) !== ground(document.documentElement)",
        );
        assert_eq!(seen, true, "{preferred:?}");
    }
    page.show_with("screen", &[("prefers-reduced-motion", "reduce")]);
    page.open("explain 5 4 3");
    let moving = page.script(
        "return [...document.querySelectorAll('*')].filter((e) => [null, '::before'].some((part) => {
           const style = getComputedStyle(e, part);
           return parseFloat(style.transitionDuration) > 0 || parseFloat(style.animationDuration) > 0;
         })).length",
    );
    assert_eq!(moving, 0);
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
    let Some(page) = Page::nightly() else { return };
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

/// What can be done stays where it was when something more can be done, and the board when a form opens beside it.
#[test]
fn what_is_pressed_keeps_its_place() {
    let Some(page) = Page::nightly() else { return };
    for (width, height) in [(360, 640), (1280, 720)] {
        page.resize(width, height);
        for (words, names) in [
            ("play 3 4 5 --two", ["Hint", "Share"]),
            ("explain 3 4 5", ["Pair the groups", "Why?"]),
        ] {
            page.open(words);
            let places = format!(
                "[...document.querySelectorAll('#deeds button')].filter((b) => {}.includes(b.textContent)).map((b) => Math.round(b.getBoundingClientRect().left))",
                json!(names)
            );
            let before = page.settled(&places);
            assert_eq!(before.as_array().map(Vec::len), Some(2), "{words}");
            page.take(3, 2);
            page.waits_for("#deeds", "Undo");
            assert_eq!(page.settled(&places), before, "{words} at {width}");
            page.script("localStorage.clear()");
        }
    }
    page.open("play");
    let top = "Math.round(document.getElementById('stage').getBoundingClientRect().top)";
    let before = page.settled(top);
    page.script("document.getElementById('play-settings').open = true");
    assert_eq!(page.settled(top), before);
}

/// While something is read on a phone, the board and the parts below have two fifths of it at most; all of it is in sight, and
/// answers to a tap. A form that is filled in has the phone to itself, and whoever follows a link begins at the top.
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
    let Some(page) = Page::nightly() else { return };
    page.resize(360, 640);
    let twenties = format!("explain {}", ["20"; 10].join(" "));
    for words in ["explain 1 2 3 4 5 6", &twenties, "play 5 4 3 2 1 --two --moves 1,1;2,1"] {
        page.open(words);
        if words.starts_with("play") {
            page.waits_for_any(".game");
        }
        page.script("scrollBy(0, 300)");
        page.wait_until("document.querySelector('#stage.read') !== null || document.getElementById('stage').offsetHeight <= 0.4 * innerHeight - document.querySelector('.top').offsetHeight");
        page.wait_until(
            "document.getAnimations().every(({ playState }) => playState !== 'running')",
        );
        assert_eq!(page.settled(SEEN), json!([true, true]), "{words}");
    }
    let position = "getComputedStyle(document.getElementById('stage')).position";
    assert_eq!(page.settled(position), "sticky");
    page.click("#play-settings summary");
    assert_eq!(page.settled(position), "relative", "it goes with the page");
    page.script(
        "document.querySelector('#other-games').scrollIntoView(); location.hash = 'play kayles 7'",
    );
    page.wait_until(
        "scrollY === 0 && document.getElementById('play-title').textContent === 'Kayles'",
    );
}

/// At each step board and verdict lie wholly in view.
#[test]
fn boards_lie_in_view_with_their_verdict() {
    const SEEN: &str = "(() => {
        const all = [...document.querySelectorAll('.heap, #verdict')];
        const within = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        return all.filter((e) => !within(e.getBoundingClientRect())).map((e) => e.outerHTML.slice(0, 80));
      })()";
    let Some(page) = Page::started() else { return };
    let twenties = ["20"; 10].join(" ");
    let boards = [
        "play 3 4 5 --two",
        &format!("play {twenties} --two"),
        &format!("explain {twenties}"),
        "explain 18 6 3 20 9",
    ];
    for ((width, height, _), words) in at_sizes(&boards, "boards and sizes") {
        page.resize(width, height);
        page.open(words);
        for step in 0..3 {
            assert_eq!(page.settled(SEEN), json!([]), "{words} at {width}, step {step}");
            page.take(3, 2 - step);
        }
        page.script("localStorage.clear()");
    }
}

#[test]
fn on_paper_and_in_a_frame_there_is_what_belongs_there() {
    let Some(page) = Page::nightly() else { return };
    page.open("explain 5 4 3");
    let everything = page.text("#explanation");
    page.press("p");
    page.press("n");
    page.show_on("print", "light");
    assert_eq!(page.text("#explanation"), everything);
    let shown = |kinds: &str| {
        page.script(&format!(
            "return [...document.querySelectorAll('{kinds}')].some((e) => e.checkVisibility())"
        ))
    };
    assert_eq!(shown("form, nav, .controls, .ways"), false);
    assert_eq!(page.count("#table .counter"), 12);
    // In a frame of another page there are a board and its verdict alone.
    page.show_on("screen", "light");
    page.go_to_file("?embed#explain%203%204%205");
    page.wait_until("document.body.classList.contains('ready')");
    page.sees("#verdict", "take 2 from row 1");
    assert_eq!(page.count("[data-left]"), 12);
    assert_eq!(shown("header, footer, .head, .text"), false);
}
