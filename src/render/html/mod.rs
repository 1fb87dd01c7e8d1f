//! Documents as one page of HTML: complete in one file, with nothing to fetch from anywhere.
//!
//! Everything is there without scripts. With them, a page that has steps goes through these one at a time, by key or by
//! button. A title `XOR & co` is written `<h1>XOR &amp; co</h1>`: see [`markup`] for why no text can become markup.

mod blocks;
mod inline;
mod markup;
mod sha256;
mod table;

use super::terminal::Terminal;
use crate::document::{Block, Document, Text};
use blocks::Body;
use markup::Markup;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
const STYLE_HASH: [u8; 44] = sha256::in_base64(STYLE.as_bytes());
const SCRIPT_HASH: [u8; 44] = sha256::in_base64(SCRIPT.as_bytes());

/// The title of a page whose documents have none.
const TITLE_OF_LAST_RESORT: &str = "nimlab";

/// Writes documents, one after the other, as one page. Drawn boards keep to the width; in ASCII, all other characters
/// are written as character references.
#[must_use]
pub fn html(documents: &[Document], terminal: Terminal) -> String {
    let mut blocks = documents.iter().flat_map(|document| &document.blocks);
    let begins_with_its_title = matches!(blocks.clone().next(), Some(Block::Title(_)));
    let title = blocks.find_map(|block| match block {
        Block::Title(text) => Some(text.clone()),
        _ => None,
    });
    let title = title.unwrap_or_else(|| TITLE_OF_LAST_RESORT.into());
    let mut page = Markup::new(terminal.ascii);
    head(&mut page, &title);
    page.tag("<body>\n<main>\n");
    if !begins_with_its_title {
        // Whatever heading comes first stands below one of the page.
        page.tag("<h1 class=\"unseen\">");
        page.text(&title.to_string());
        page.tag("</h1>\n");
    }
    let mut body = Body::new(page, terminal, &title, !begins_with_its_title);
    for document in documents {
        body.document(document);
    }
    let has_steps = body.has_steps();
    let mut page = body.into_markup();
    page.tag("</main>\n");
    if has_steps {
        page.tag(CONTROLS);
        page.tag("<script>");
        page.tag(SCRIPT);
        page.tag("</script>\n");
    }
    page.tag("</body>\n</html>\n");
    page.into_page()
}

fn head(page: &mut Markup, title: &Text) {
    page.tag("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.tag("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; style-src 'sha256-");
    page.tag(readable(&STYLE_HASH));
    page.tag("'; script-src 'sha256-");
    page.tag(readable(&SCRIPT_HASH));
    page.tag("'; base-uri 'none'; form-action 'none'\">\n");
    page.tag("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.tag("<meta name=\"color-scheme\" content=\"light dark\">\n");
    // Without this line a browser asks the server for an icon.
    page.tag("<link rel=\"icon\" href=\"data:,\">\n<title>");
    page.text(&title.to_string());
    page.tag("</title>\n<style>");
    page.tag(STYLE);
    page.tag("</style>\n</head>\n");
}

/// A hash as text; base64 is ASCII, so there is always something to read.
fn readable(hash: &'static [u8; 44]) -> &'static str {
    std::str::from_utf8(hash).unwrap_or_default()
}

/// What goes through the steps. It is hidden until the script has found out that it can.
const CONTROLS: &str = r#"<div class="controls" role="group" aria-label="Step by step" hidden>
<button type="button" id="back" aria-keyshortcuts="ArrowLeft B">Back</button>
<button type="button" id="forward" aria-keyshortcuts="ArrowRight N Space">Next</button>
<p role="status" aria-live="polite"></p>
<button type="button" id="all" aria-keyshortcuts="A Escape">All</button>
</div>
"#;
