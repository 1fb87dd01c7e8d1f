//! Text from the address or from a field is text: whatever it is, it never becomes an element, an attribute or a script.

use proptest::test_runner::{Config, TestRunner};

use super::steps::Page;
use crate::support::cases;

/// Pieces of which nasty text is made.
const PIECES: [&str; 22] = [
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "\"",
    "'",
    "&lt;",
    "&#60;b>",
    "</title>",
    "</input>",
    "-->",
    "<svg/onload=alert(1)>",
    "javascript:alert(1)",
    "%3Cb%3E",
    "%",
    "\u{202e}",
    "\u{0}",
    "{{script}}",
    "explain ",
    "check ",
    "5 4 3",
    "--move 1,",
    "lesson ",
    "#",
];

/// The names of all elements and attributes of the page, as it says where it should have no others.
const NAMES: &str = "
    const names = new Set();
    for (const element of document.querySelectorAll('*')) {
      names.add(element.localName);
      for (const { name } of element.attributes) names.add(`@${name}`);
    }
    return [...names].filter((name) => ['img', 'b', 'iframe', 'object', '@onerror', '@onload', '@onclick', '@style', '@src'].includes(name)
        && !(name === '@style' && [...document.querySelectorAll('[style]')].every((e) => e.matches('.drawing, .heap, #stage, .table'))));
";

fn is_unharmed(page: &Page, text: &str) {
    let found = page.script(NAMES);
    assert_eq!(found.as_array().map(Vec::len), Some(0), "{text:?}: {found}");
    let scripts = page.script("return document.querySelectorAll('script').length");
    assert_eq!(scripts, 3, "{text:?}");
}

#[test]
fn text_never_becomes_markup() {
    let Some(page) = Page::started() else { return };
    page.open("");
    let words = proptest::collection::vec(proptest::sample::select(&PIECES[..]), 1..6);
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..cases(60) });
    let forged = runner.run(&words, |pieces| {
        let text = pieces.concat();
        let quoted = serde_json::to_string(&text).unwrap();
        // As somebody else's link has it, as the address itself has it, and typed into every field.
        for address in [format!("encodeURIComponent({quoted})"), quoted.clone(), format!("'explain ' + {quoted}"), format!("'lesson ' + {quoted}"), format!("'play ' + {quoted}")] {
            page.script(&format!("location.hash = {address}; return new Promise((done) => setTimeout(done, 60))"));
            is_unharmed(&page, &text);
        }
        page.script(&format!(
            "for (const form of document.forms) {{
               for (const field of form.querySelectorAll('input[type=text]')) field.value = {quoted};
               form.requestSubmit();
             }}
             const how = document.querySelector('.how-many');
             if (how) {{
               how.value = {quoted};
               how.form.requestSubmit();
             }}
             return new Promise((done) => setTimeout(done, 60))"
        ));
        is_unharmed(&page, &text);
        Ok(())
    });
    forged.unwrap();
    // An open dialog would have failed all that was asked after it.
    let said = page.console();
    assert!(said.is_empty(), "{said:#?}");
}
