//! How pages look: nothing overflows, on a phone and on a wide screen, and every text stands out from its ground.

use std::fs;
use std::path::PathBuf;

use super::{PAGES, written};
use crate::support::driver::Browser;
use crate::support::or_pass_over;

const WIDTHS: [u32; 2] = [360, 1280];

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

#[test]
fn nothing_overflows_and_every_text_stands_out() {
    let browser = or_pass_over!(Browser::start());
    for page in PAGES {
        let file = written(page);
        for width in WIDTHS {
            for colours in ["light", "dark"] {
                browser.resize(width, 780);
                browser.show_on("screen", colours);
                browser.open(&file);
                let shown = format!("{} {width} {colours}", page.0);
                look(&browser, &shown);
                if browser.script("return document.querySelector('.controls') !== null") == true {
                    for _ in 0..9 {
                        browser.press("n");
                    }
                    look(&browser, &format!("{shown} midway"));
                }
            }
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
    let browser = or_pass_over!(Browser::start());
    for board in ["18 6 3 20 9", "15 14 13 12", "5 4 3 2 1"] {
        for proof in ["", " --proof"] {
            let words = format!("explain {board}{proof}");
            let name = format!("whole-{}", words.replace(' ', "-"));
            let words: &'static str = words.leak();
            let file = written((name.leak(), words, ""));
            for (width, height) in [
                (360, 780),
                (600, 900),
                (768, 1024),
                (1024, 768),
                (1280, 720),
                (1366, 768),
                (1920, 1080),
                (3840, 2160),
            ] {
                browser.resize(width, height);
                browser.open(&file);
                let cut = browser.script(CUT);
                assert_eq!(cut, serde_json::json!([]), "{words} at {width}");
            }
        }
    }
}

fn look(browser: &Browser, shown: &str) {
    let fits = browser.script("return document.scrollingElement.scrollWidth <= innerWidth");
    assert_eq!(fits, true, "{shown}");
    let faint = browser.script(TOO_FAINT);
    assert_eq!(faint.as_array().map(Vec::len), Some(0), "{shown}: {faint}");
    if std::env::var_os("NIMLAB_PICTURES").is_some() {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join(format!("{}.png.base64", shown.replace(' ', "-")));
        fs::write(file, browser.picture()).unwrap();
    }
}
