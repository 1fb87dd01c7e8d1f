//! Pages for whoever cannot look at them: everything stands in a landmark, axe-core finds nothing to mend, and what a screen
//! reader would say, from the top of a page to its end, is kept to be read.
//!
//! After a change that is meant to be heard, `SNAPSHOTS=overwrite` with `NIMLAB_BROWSER=1` writes the transcripts anew.

use std::fs;

use serde_json::Value;

use super::{EXPLAIN, PAGES, Page, written};
use crate::golden::compare;
use crate::support::axe::Axe;
use crate::support::driver::Browser;
use crate::support::or_pass_over;

/// Pages of hand-ins, beside those of every kind: of one, of a class whose table can be sorted, and of a game.
const OF_HAND_INS: [Page; 3] = [
    ("hand-in", "grade tests/goldens/grade/hand-ins/lab2.py", ""),
    ("class", "grade tests/goldens/grade/hand-ins", ""),
    ("review", "play Alice Bob --board 1 2 3", "1,1\n2,1\n3,1\n2,1\n3,2\n"),
];

#[test]
fn axe_finds_nothing_to_mend() {
    let browser = or_pass_over!(Browser::nightly());
    let axe = or_pass_over!(Axe::read());
    // A page without its landmark, in which it must find something.
    let wrong = written(("wrong", EXPLAIN.1, ""));
    fs::write(&wrong, fs::read_to_string(&wrong).unwrap().replace("<main>", "<div>")).unwrap();
    browser.open(&wrong);
    assert!(axe.find(&browser).concat().contains("landmark"));
    for page in PAGES.into_iter().chain(OF_HAND_INS) {
        browser.open(&written(page));
        for way in ["as it opens", "with all steps"] {
            let found = axe.find(&browser);
            assert!(found.is_empty(), "{}, {way}: {found:#?}", page.0);
            browser.script("document.querySelector('.all')?.click()");
        }
    }
}

/// What a screen reader says of a page: for everything that it stops at what it is, and what it reads.
struct Transcript<'a> {
    nodes: &'a [Value],
    lines: Vec<String>,
    /// Whether the last line is one of text, which goes on with the next piece of the sentence.
    is_reading: bool,
}

impl Transcript<'_> {
    fn of(browser: &Browser) -> String {
        let tree = browser.accessibility_tree();
        let nodes = tree.as_array().expect("a list of nodes");
        let mut transcript = Transcript { nodes, lines: Vec::new(), is_reading: false };
        transcript.say(nodes.first().expect("a page has a root"));
        transcript.lines.join("\n") + "\n"
    }

    fn say(&mut self, node: &Value) {
        /// What is read on without a stop.
        const PASSED_OVER: [&str; 9] = [
            "",
            "none",
            "generic",
            "InlineTextBox",
            "strong",
            "emphasis",
            "code",
            "mark",
            "LineBreak",
        ];
        /// What is read as a whole: its name is all that is in it.
        const WHOLE: [&str; 5] = ["heading", "button", "columnheader", "rowheader", "cell"];
        let role = node["role"]["value"].as_str().unwrap_or_default();
        let name = node["name"]["value"].as_str().unwrap_or_default();
        if role == "StaticText" {
            match self.lines.last_mut().filter(|_| self.is_reading) {
                Some(line) => line.push_str(name),
                None => self.lines.push(format!("  {name}")),
            }
            self.is_reading = true;
            return;
        }
        if node["ignored"] != true && !PASSED_OVER.contains(&role) {
            let properties = node["properties"].as_array().into_iter().flatten();
            let mut levels = properties.filter(|property| property["name"] == "level");
            let level = levels.next().map(|level| format!(" {}", level["value"]["value"]));
            let line = format!("{role}{}: {name}", level.unwrap_or_default());
            self.lines.push(line.trim_end_matches(": ").to_owned());
            self.is_reading = false;
            if WHOLE.contains(&role) {
                return;
            }
        }
        for child in node["childIds"].as_array().into_iter().flatten() {
            if let Some(child) = self.nodes.iter().find(|node| node["nodeId"] == *child) {
                self.say(child);
            }
        }
    }
}

#[test]
fn a_screen_reader_says_what_is_kept() {
    let browser = or_pass_over!(Browser::nightly());
    for page in [
        EXPLAIN,
        ("gate", "gate 1 0", ""),
        ("sheet", "worksheet xor --count 1 --seed 1 --work", ""),
    ] {
        browser.open(&written(page));
        browser.script("document.querySelector('.all')?.click()");
        let said = Transcript::of(&browser);
        compare(format!("spoken/{}.txt", page.0), said);
    }
}
