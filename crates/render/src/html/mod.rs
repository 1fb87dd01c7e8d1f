//! Documents as one page of HTML: complete in one file, with nothing to fetch from anywhere.
//!
//! Everything is there without scripts. With them, a page that has steps goes through these one at a time, by key or by button; the
//! rows of a table that is there for that are sorted by a click on the head of a column. A title `XOR & co` is written `<h1>XOR
//! &amp; co</h1>`: see [`markup`] for why no text can become markup.

mod blocks;
mod markup;
mod table;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hmac_sha256::Hash;

use super::terminal::Terminal;
use blocks::Body;
use explain::document::{Block, Document};
use markup::Markup;

const STYLE: &str = include_str!("page.css");
/// What goes through steps, which the page of `web/` has too, and what sets it to work on a page as a whole.
const SCRIPT: &str = concat!(include_str!("present.js"), include_str!("begin.js"));

/// The style and the script of tables that a reader may sort, in the pages that have one.
const SORT_STYLE: &str = include_str!("sort.css");
const SORT_SCRIPT: &str = include_str!("sort.js");

/// The title of a page whose documents have none.
const TITLE_OF_LAST_RESORT: &str = "nimlab";

/// Writes documents, one after the other, as one page. Drawn boards keep to the width; in ASCII, all other characters
/// are written as character references.
pub fn html(documents: &[Document], terminal: Terminal) -> String {
    html_of(None, false, documents, terminal)
}

/// The same for a page that answers a request, which names its window: `explain 5 4 3`. It may begin
/// where nothing is shown of its steps yet.
pub fn html_of(
    request: Option<&str>,
    is_in_steps: bool,
    documents: &[Document],
    terminal: Terminal,
) -> String {
    let mut blocks = documents.iter().flat_map(|document| &document.blocks);
    let begins_with_its_title = matches!(blocks.clone().next(), Some(Block::Title(_)));
    let title = blocks
        .find_map(|block| match block {
            Block::Title(text) => Some(text.clone()),
            _ => None,
        })
        .unwrap_or_else(|| TITLE_OF_LAST_RESORT.into());
    let mut body = Body::new(Markup::new(terminal.ascii), terminal, &title, !begins_with_its_title);
    for document in documents {
        body.document(document);
    }
    let has_steps = documents.iter().any(Document::has_steps);
    let is_sorted = body.is_sorted;
    let mut page = Markup::new(terminal.ascii);
    let of_window = match request {
        Some(request) => format!("{request} · {title}"),
        None => title.to_string(),
    };
    head(&mut page, &of_window, is_sorted);
    page.tag(if is_in_steps { "<body class=\"in-steps\">\n<main>\n" } else { "<body>\n<main>\n" });
    if !begins_with_its_title {
        // The first heading is below one of the page.
        page.tag("<h1 class=\"unseen\">");
        page.text(&title.to_string());
        page.tag("</h1>\n");
    }
    page.written(&body.page.into_page());
    page.tag("</main>\n");
    if has_steps {
        page.tag(CONTROLS);
        script(&mut page, SCRIPT);
    }
    if is_sorted {
        script(&mut page, SORT_SCRIPT);
    }
    page.tag("</body>\n</html>\n");
    page.into_page()
}

/// Writes a document as elements for a page that has more than it, and our style: no head, no script.
pub fn html_part(document: &Document) -> String {
    elements(document, Markup::new(false))
}

/// The same for a page that is not ours, such as a learning platform's: nothing is drawn or hidden by a class.
pub fn html_for_others(document: &Document) -> String {
    elements(document, Markup::unstyled())
}

/// A text in which nothing is read as markup.
pub fn html_escaped(text: &str) -> String {
    let mut page = Markup::unstyled();
    page.text(text);
    page.into_page()
}

fn script(page: &mut Markup, script: &'static str) {
    page.tag("<script>");
    page.tag(script);
    page.tag("</script>\n");
}

fn elements(document: &Document, page: Markup) -> String {
    let mut body = Body::new(page, Terminal::plain(80), &TITLE_OF_LAST_RESORT.into(), true);
    body.document(document);
    body.page.into_page()
}

fn head(page: &mut Markup, title: &str, is_sorted: bool) {
    page.tag("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.tag(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:",
    );
    // A browser lets exactly the style and the scripts take effect that are named here, whatever else may have found its way
    // into the page.
    for (kind, all) in
        [("; style-src", [STYLE, SORT_STYLE]), ("; script-src", [SCRIPT, SORT_SCRIPT])]
    {
        page.tag(kind);
        for text in &all[..=usize::from(is_sorted)] {
            page.tag(" 'sha256-");
            page.text(&BASE64_STANDARD.encode(Hash::hash(text.as_bytes())));
            page.tag("'");
        }
    }
    page.tag("; base-uri 'none'; form-action 'none'\">\n");
    page.tag("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.tag("<meta name=\"color-scheme\" content=\"light dark\">\n");
    // Without this line a browser asks the server for an icon.
    page.tag("<link rel=\"icon\" href=\"data:,\">\n<title>");
    page.text(title);
    page.tag("</title>\n");
    for style in &[STYLE, SORT_STYLE][..=usize::from(is_sorted)] {
        page.tag("<style>");
        page.tag(style);
        page.tag("</style>\n");
    }
    page.tag("</head>\n");
}

/// What goes through the steps. It is hidden until the script has found out that it can.
const CONTROLS: &str = r#"<nav class="controls" aria-label="Step by step" hidden>
<button type="button" class="back" aria-keyshortcuts="ArrowLeft B">Back</button>
<button type="button" class="forward" aria-keyshortcuts="ArrowRight N Space">Next</button>
<p role="status" aria-live="polite"></p>
<button type="button" class="all" aria-keyshortcuts="A Escape">Show all</button>
<p class="keys">Keys: Space for the next step, A for all.</p>
</nav>
"#;
