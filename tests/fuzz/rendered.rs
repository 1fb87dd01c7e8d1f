//! What a document with text from outside in it must be like once it is written out, in every format.
//!
//! A sheet that holds `\u{1b}[2J` must not clear the terminal of whoever marks it.

use explain::document::Document;
use render::{Terminal, html, markdown, terminal};
use serde_json::Value;
use textwrap::core::display_width;

use crate::support::plain;

fn shown(width: usize, ascii: bool) -> Terminal {
    Terminal { ascii, ..plain(width) }
}

/// No line is too wide, nothing in it acts on a terminal, and `--ascii` is ASCII.
pub fn keeps_its_promises(document: &Document) {
    for ascii in [false, true] {
        for width in [40, 80] {
            let text = terminal(document, shown(width, ascii));
            nothing_acts(&text, ascii, "the text");
            for line in text.lines() {
                assert!(display_width(line) <= width, "wider than {width}: {line:?}");
            }
        }
        let shown = shown(80, ascii);
        nothing_acts(&markdown(document, shown), ascii, "the Markdown");
        let page = html(std::slice::from_ref(document), shown);
        nothing_acts(&page, ascii, "the page");
        assert!(page.ends_with("</html>\n"), "the page has no end");
    }
}

fn nothing_acts(text: &str, ascii: bool, what: &str) {
    let acts = text.chars().find(|&c| c.is_control() && !matches!(c, '\n' | '\t'));
    assert_eq!(acts, None, "in {what}: {text}");
    assert!(!ascii || text.is_ascii(), "not ASCII in {what}: {text}");
}

/// It is one line of JSON.
pub fn is_json(text: &str) -> Value {
    assert_eq!(text.trim_end().lines().count(), 1, "{text}");
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
