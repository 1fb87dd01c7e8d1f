//! Questions for a learning platform, as a browser shows them that has none of our style.

use std::fs;
use std::path::PathBuf;

use course::worksheet::QuizItem;
use render::html_for_others;

use crate::support::driver::Browser;
use crate::support::or_pass_over;

/// What stands in the headings of the page, and every line that can be seen.
const SEEN: &str = "return {
    headings: [...document.querySelectorAll('h1, h2, h3, h4')].map(heading => heading.innerText.trim()),
    lines: document.body.innerText.split('\\n').map(line => line.trim()),
}";

#[test]
fn nothing_is_said_twice() {
    let browser = or_pass_over!(Browser::start());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser");
    fs::create_dir_all(&folder).unwrap();
    for words in ["move 5 4 3", "sum 12 10 9"] {
        let question = words.parse().unwrap();
        let item = QuizItem::of(&question, "Question 01").unwrap();
        let parts = [&item.prompt, &item.general_feedback].map(html_for_others);
        let file = folder.join("export.html");
        let page = format!(
            "<!doctype html><meta charset=utf-8><title>A platform</title>{}",
            parts.concat()
        );
        fs::write(&file, page).unwrap();
        browser.open(&file);
        let seen = browser.script(SEEN);
        let texts = |name: &str| -> Vec<String> {
            let texts = seen[name].as_array().unwrap().iter();
            texts.map(|text| text.as_str().unwrap().to_owned()).collect()
        };
        let (headings, lines) = (texts("headings"), texts("lines"));
        assert!(!headings.is_empty());
        for heading in headings {
            let without_number = heading.split_once(". ").map_or(&*heading, |(_, said)| said);
            let is_said = |line: &&String| [&*heading, without_number].contains(&line.as_str());
            let said = lines.iter().filter(is_said).count();
            assert_eq!(said, 1, "{heading}: {lines:?}");
        }
    }
}
