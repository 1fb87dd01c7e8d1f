//! Every page by itself, on a phone, on a wide screen and on paper.

use std::fs;

use serde_json::json;

use super::{EXPLAIN, PAGES, readable, written};
use crate::support::driver::{Browser, END, address_of};
use crate::support::or_pass_over;

/// The texts whose contrast is below the 4.5 that WCAG AA asks for.
const TOO_FAINT: &str = "
    const channels = (colour) => colour.match(/[0-9.]+/g).map(Number);
    const luminance = (colour) => {
      const [r, g, b] = channels(colour).slice(0, 3).map((c) => {
        c /= 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const colour = getComputedStyle(at).backgroundColor;
        if (channels(colour)[3] !== 0) return colour;
      }
      return 'rgb(255, 255, 255)';
    };
    const faint = [];
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!hasText || !element.checkVisibility({ visibilityProperty: true }) || element.matches('script')) continue;
      const [a, b] = [getComputedStyle(element).color, ground(element)].map(luminance);
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (contrast < 4.5) faint.push(element.tagName + ' ' + element.className + ' ' + contrast);
    }
    return faint;
";

/// Whether what has come last can be seen.
const IN_SIGHT: &str = "
    const here = document.querySelector('.here');
    const first = here.matches('section') ? here.firstElementChild : here;
    const { top } = first.getBoundingClientRect();
    return top >= -1 && top < innerHeight";

/// What is left of a sheet of A4 between its margins, in pixels of CSS.
const WIDTH_OF_A4: u32 = 687;

/// The tables that are wider than a sheet of A4 between its margins, of 14 mm each; those of many columns lie across.
const TOO_WIDE_FOR_PAPER: &str = "
    const millimetres = (table) => table.getBoundingClientRect().width / 96 * 25.4;
    const room = (table) => table.classList.contains('many') ? 297 - 28 : 210 - 28;
    const tables = [...document.querySelectorAll('table')];
    return tables.map((table) => [millimetres(table), room(table)]).filter(([width, room]) => width > room);
";

/// Nothing fails, nothing is fetched, nothing overflows, every text stands out from its ground, what appears is in sight, and paper
/// has every step.
#[test]
fn every_page_is_sound() {
    let browser = or_pass_over!(Browser::start());
    let is = |script: &str| browser.script(script) == true;
    let faint = || browser.script(TOO_FAINT);
    for page in PAGES {
        let file = written(page);
        let mut has_steps = false;
        for (width, colours) in
            [(360, "dark"), (WIDTH_OF_A4, "light"), (1280, "light"), (1280, "dark")]
        {
            let shown = format!("{} {width} {colours}", page.0);
            browser.resize(width, 780);
            browser.show_on("screen", colours);
            browser.open(&file);
            let everything = readable(&browser);
            has_steps = is("return document.querySelector('main > section.step') !== null");
            let controls = browser.script("return document.querySelectorAll('button').length");
            assert_eq!(controls, if has_steps { 3 } else { 0 }, "{shown}");
            for _ in 0..if has_steps { 3 } else { 1 } {
                let fits = is("return document.scrollingElement.scrollWidth <= innerWidth");
                assert!(fits || width == WIDTH_OF_A4, "{shown}");
                assert_eq!(faint(), json!([]), "{shown}");
                for _ in 0..4 {
                    browser.press("n");
                    assert!(!has_steps || is(IN_SIGHT), "{shown}");
                }
            }
            browser.show_on("print", colours);
            assert_eq!(readable(&browser), everything, "{shown}");
            let none = "return !document.querySelector('.controls')?.checkVisibility()";
            assert!(is(none), "{shown}: no controls on paper");
            if width == WIDTH_OF_A4 {
                assert_eq!(browser.script(TOO_WIDE_FOR_PAPER), json!([]), "{shown}");
            }
            assert_eq!(browser.requests(), [address_of(&file)], "{shown}");
            assert!(browser.console().is_empty(), "{shown}");
        }
        // What is explained is called by its words, too.
        let title = "return document.title.endsWith(document.querySelector('h1').textContent)";
        assert!(is(title), "{page:?}");
        if has_steps {
            browser.show_on("screen", "light");
            browser.press(END);
            assert!(is("return document.querySelectorAll('.ahead').length === 0"), "{page:?}");
        }
    }
}

/// The tables that are not seen whole: how wide they are, and how wide they are shown.
const CUT: &str = "return [...document.querySelectorAll('.table')]
    .map((box) => [box.scrollWidth, box.clientWidth])
    .filter(([wide, shown]) => wide > shown + 1)";

/// From a phone to a wide screen, an explanation needs no scrolling from side to side.
#[test]
fn tables_are_seen_whole() {
    let browser = or_pass_over!(Browser::nightly());
    for board in ["18 6 3 20 9", "15 14 13 12", "5 4 3 2 1"] {
        for proof in ["", " --proof"] {
            let words = format!("explain {board}{proof}");
            let name = format!("whole-{}", words.replace(' ', "-"));
            let words: &'static str = words.leak();
            let file = written((name.leak(), words, ""));
            for width in [360, 600, 768, 1024, 1280, 1366, 1920, 3840] {
                browser.resize(width, 800);
                browser.open(&file);
                let cut = browser.script(CUT);
                assert_eq!(cut, json!([]), "{words} at {width}");
            }
        }
    }
}

/// The policy of the page keeps out whatever may have found its way into it.
#[test]
fn a_foreign_script_does_not_run() {
    let browser = or_pass_over!(Browser::nightly());
    let file = written(("foreign", EXPLAIN.1, ""));
    let page = fs::read_to_string(&file).unwrap();
    let foreign = "<script>document.title = 'foreign'</script><img src=\"x.png\" onerror=\"document.title = 'foreign'\"></main>";
    fs::write(&file, page.replace("</main>", foreign)).unwrap();
    browser.open(&file);
    browser.press("n");
    let title = browser.script("return document.title");
    assert_eq!(title, "explain 18 6 3 20 9 · Nim: the player who takes the last object wins");
    assert!(!browser.console().is_empty(), "the browser tells what it has kept out");
    assert_eq!(
        browser.script("return document.querySelector('[role=status]').textContent"),
        "Start"
    );
}

#[test]
fn without_scripts_everything_is_there() {
    let browser = or_pass_over!(Browser::nightly());
    let file = written(("unscripted", EXPLAIN.1, ""));
    browser.open(&file);
    let with_scripts = readable(&browser);
    browser.run_scripts(false);
    browser.open(&file);
    assert_eq!(readable(&browser), with_scripts);
    let shown =
        browser.script("return getComputedStyle(document.querySelector('.controls')).display");
    assert_eq!(shown, "none", "controls that do nothing are not shown");
}
