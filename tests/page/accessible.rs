//! The page for whoever cannot look at it, or not as others do: axe-core finds nothing, nothing overflows, colours may be forced.

use super::steps::Page;
use crate::support::axe::Axe;

/// Every part, and what is done in it before it is looked at.
const PARTS: [(&str, &str); 12] = [
    ("explain 18 6 3 20 9", ""),
    ("explain 5 4 3 2 1 --move 2,3", "document.querySelector('.row-name').click()"),
    ("explain kayles 7 + nim 3 4", "document.querySelector('details').open = true"),
    (
        "explain 5 4 3",
        "document.querySelector('#present').click(); document.querySelector('.forward').click()",
    ),
    ("", ""),
    ("", "document.querySelector('[data-row=\"3\"][data-left=\"2\"]').click()"),
    (
        "explain 13 12 8",
        "[...document.querySelectorAll('#deeds button')].find((b) => b.textContent === 'Pair the groups').click()",
    ),
    ("lesson", ""),
    ("lesson the-game", ""),
    ("practice xor", "document.querySelector('.topics-to-choose summary').click()"),
    ("check sum 5 4 3", "document.querySelector('#check-form').requestSubmit()"),
    ("play 3 4 5", "document.querySelector('#play-settings').open = true"),
];

fn each(page: &Page, look: impl Fn(&str)) {
    for (words, act) in PARTS {
        page.open(words);
        page.script(act);
        page.settled("0");
        look(words);
    }
}

#[test]
fn axe_finds_nothing_to_mend() {
    let Some(page) = Page::started() else { return };
    let Some(axe) = Axe::read() else {
        return;
    };
    for colours in ["light", "dark"] {
        page.show_on("screen", colours);
        each(&page, |words| {
            let found = axe.find(&page);
            assert!(found.is_empty(), "{words}, {colours}: {found:#?}");
        });
    }
}

#[test]
fn nothing_overflows_and_targets_are_large_enough() {
    let Some(page) = Page::started() else { return };
    for width in [360, 1280, 1920] {
        page.resize(width, 800);
        each(&page, |words| {
            let fits = page.script("return document.scrollingElement.scrollWidth <= innerWidth");
            assert_eq!(fits, true, "{words} at {width}");
            let small = page.script(
                "return [...document.querySelectorAll('button, input, select, nav a')].filter((e) => {
                   const { width, height } = e.getBoundingClientRect();
                   return e.checkVisibility() && (width < 24 || height < 24) && e.type !== 'checkbox';
                 }).map((e) => e.outerHTML)",
            );
            assert_eq!(small.as_array().map(Vec::len), Some(0), "{words} at {width}: {small}");
        });
    }
}

/// Where colours are forced, a counter can still be told from its ground, and a taken one from one that is there.
#[test]
fn counters_are_seen_in_forced_colours() {
    let Some(page) = Page::started() else { return };
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
}

#[test]
fn nothing_moves_for_who_wants_that() {
    let Some(page) = Page::started() else { return };
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
