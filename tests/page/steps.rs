//! The steps of which a test of the page is made: what somebody presses, and what is then to be seen.
//!
//! `page.choose("Pair them all")` presses the button with these words, `page.sees("#verdict", "2 is unpaired.")` looks.

use std::ops::Deref;
use std::thread;

use serde_json::{Value, json};

use super::file;
use crate::support::driver::{Browser, address_of};

/// Counts what the engine was asked and has not answered.
const COUNT_ASKED: &str = "window.asked = 0;
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        window.asked = 0;
        this.addEventListener('message', () => (window.asked -= 1));
      }
      postMessage(...given) {
        window.asked += 1;
        super.postMessage(...given);
      }
    };";

/// The page in a browser with nothing kept in it. Whatever was opened must have been silent by the end.
pub(super) struct Page(Browser);

impl Deref for Page {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.0
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if !thread::panicking() {
            self.is_silent();
        }
    }
}

impl Page {
    /// For a test that `.ci/nightly` alone runs.
    pub(super) fn nightly() -> Option<Self> {
        if crate::support::nightly("a test of the page") { Self::started() } else { None }
    }

    /// `None` where there is no browser or no page to be had.
    pub(super) fn started() -> Option<Self> {
        if !file().exists() {
            crate::support::skipped(
                "target/nimlab.html, which web/build makes,",
                "no part of the page was tried",
            );
            return None;
        }
        let page = Self(Browser::start()?);
        page.run_first(COUNT_ASKED);
        Some(page)
    }

    /// Opens the page with this after `#`, and waits until it has begun.
    pub(super) fn open(&self, words: &str) {
        self.go_to_file(&format!("#{}", words.replace(' ', "%20")));
        self.wait_until("document.body.classList.contains('ready')");
    }

    /// Runs this in each page that is opened from here on, before any script of its own.
    pub(super) fn run_first(&self, script: &str) {
        self.command("Page.addScriptToEvaluateOnNewDocument", &json!({"source": script}));
    }

    /// Goes to the page with this behind its address; the page before has been silent.
    pub(super) fn go_to_file(&self, behind: &str) {
        self.is_silent();
        // From another page, or the browser would only scroll to what stands after the sign.
        self.go_to("about:blank");
        let address = address_of(&file().canonicalize().unwrap());
        self.go_to(&format!("{address}{behind}"));
    }

    /// Nothing has been said in the console, and nothing asked for but the file.
    fn is_silent(&self) {
        let said = self.console();
        assert!(said.is_empty(), "{said:#?}");
        let requests = self.requests();
        let foreign = requests.iter().find(|address| {
            // The engine's worker is made in the page.
            !["data:", "blob:", "about:blank", "chrome:"].iter().any(|own| address.starts_with(own))
                && !address.contains("/nimlab.html")
        });
        assert_eq!(foreign, None);
    }

    /// Presses the button with these words.
    pub(super) fn choose(&self, words: &str) {
        let pressed = self.script(&format!(
            "const found = [...document.querySelectorAll('section:not([hidden]) button')].find((b) => b.checkVisibility() && b.textContent === {});
             found?.click();
             return found !== undefined",
            json!(words)
        ));
        assert_eq!(pressed, true, "there is a button {words}");
        self.settled("0");
    }

    /// Marks a counter and takes it, with all right of it.
    pub(super) fn take(&self, row: u64, left: u64) {
        for _ in 0..2 {
            self.click(&format!("[data-row='{row}'][data-left='{left}']"));
        }
    }

    /// Answers what is asked in the first way there is; tells in which, and nothing where nothing is asked.
    pub(super) fn answers(&self) -> String {
        let way = self.settled(
            "(() => {
               const place = document.querySelector('section:not([hidden]) .controls-of-answer');
               if (place === null) return '';
               const field = place.querySelector('.number-field');
               if (field) {
                 field.value = '1';
                 field.form.requestSubmit();
                 return 'number';
               }
               const places = () => [...document.querySelectorAll('#table .heap, .answering button')].filter((e) => e.checkVisibility()).map((e) => Math.round(e.getBoundingClientRect().top)).join();
               const counter = document.querySelector('#table [data-left]');
               if (counter) {
                 const { row, left } = counter.dataset;
                 const before = places();
                 counter.click();
                 if (document.querySelector('.take') && places() !== before) return 'something moved under the finger';
                 document.querySelector(`#table [data-row='${row}'][data-left='${left}']`).click();
                 return 'board';
               }
               for (const line of place.querySelectorAll('.choice[aria-pressed=false]')) line.click();
               place.querySelector('.toggle')?.click();
               const all = [...place.querySelectorAll('button')];
               (all.find((b) => b.textContent === 'Answer') ?? all[0]).click();
               return 'button';
             })()",
        );
        self.settled("0");
        way.as_str().expect("text").to_owned()
    }

    /// Presses what leads on from an exercise; tells whether there was something.
    pub(super) fn goes_on(&self) -> bool {
        let pressed = self.settled(
            "(() => {
               const on = [...document.querySelectorAll('.answering > .ways:last-child button')].find((b) => /^(Skip|Show an answer|Go on|Next|End of the lesson)$/.test(b.textContent));
               on?.click();
               return on !== undefined;
             })()",
        );
        pressed == true
    }

    /// No sentence of the terminal stands on the page.
    pub(super) fn speaks_its_own_words(&self) {
        let words = self.text("main");
        for typed in ["Type ", " type ", "press Enter", "Press Enter", "--", "(Answer:"] {
            assert!(!words.contains(typed), "{typed}: {words}");
        }
    }

    /// What a script returns once the page has done what was asked of it before: a new address is followed a moment later.
    pub(super) fn settled(&self, value: &str) -> Value {
        self.script(&format!(
            "return new Promise((done) => {{
               let quiet = 0;
               const look = () => {{
                 quiet = window.asked === 0 && document.body.classList.contains('ready') ? quiet + 1 : 0;
                 if (quiet > 5) done({value});
                 else setTimeout(look, 12);
               }};
               setTimeout(look, 12);
             }})"
        ))
    }

    /// The text that can be read in an element, a space between the words.
    pub(super) fn text(&self, selector: &str) -> String {
        let text = self.settled(&format!("document.querySelector({}).innerText", json!(selector)));
        let words = text.as_str().expect("text").split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    }

    /// These words can be read in an element.
    pub(super) fn sees(&self, selector: &str, words: &str) {
        let text = self.text(selector);
        assert!(text.contains(words), "{selector}, {words}: {text}");
    }

    /// What can be read in an element begins with these words.
    pub(super) fn begins(&self, selector: &str, words: &str) {
        let text = self.text(selector);
        assert!(text.starts_with(words), "{selector}, {words}: {text}");
    }

    /// What can be read in an element ends with these words.
    pub(super) fn ends(&self, selector: &str, words: &str) {
        let text = self.text(selector);
        assert!(text.ends_with(words), "{selector}, {words}: {text}");
    }

    /// The line with the verdict.
    pub(super) fn verdict(&self) -> String {
        self.text("#verdict")
    }

    /// What is told of the game so far, which is folded until somebody asks for it.
    pub(super) fn so_far(&self) -> String {
        self.script("document.querySelector('details:has(> #game-so-far)').open = true");
        self.text("#game-so-far")
    }

    /// The words in the address.
    pub(super) fn address(&self) -> String {
        let words = self.settled("decodeURIComponent(location.hash.slice(1))");
        words.as_str().expect("text").to_owned()
    }

    /// How many elements there are of this kind.
    pub(super) fn count(&self, selector: &str) -> u64 {
        let value = format!("document.querySelectorAll({}).length", json!(selector));
        self.settled(&value).as_u64().expect("a number")
    }

    /// The sizes of the rows as they are drawn.
    pub(super) fn rows(&self) -> Vec<u64> {
        let sizes = self.settled(
            "[...document.querySelectorAll('.heap')].map((row) => row.querySelectorAll('button.counter').length)",
        );
        serde_json::from_value(sizes).expect("rows")
    }

    /// Waits until this holds in the page, and fails after half a minute in which it never did.
    pub(super) fn wait_until(&self, condition: &str) {
        let held = self.script(&format!(
            "return new Promise((done) => {{
               const from = performance.now();
               const look = () => (({condition}) ? done(true) : performance.now() - from > 30000 ? done(false) : setTimeout(look, 20));
               look();
             }})"
        ));
        assert_eq!(held, true, "{condition}");
    }

    /// Waits until there is such an element.
    pub(super) fn waits_for_any(&self, selector: &str) {
        self.wait_until(&format!("document.querySelector({}) !== null", json!(selector)));
    }

    /// Waits until an element says this.
    pub(super) fn waits_for(&self, selector: &str, words: &str) {
        let (selector, words) = (json!(selector), json!(words));
        self.wait_until(&format!(
            "document.querySelector({selector})?.textContent.includes({words})"
        ));
    }
}
