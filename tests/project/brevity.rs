//! The README and the chapters are short: no paragraph is long, and nothing is said twice.

use std::collections::BTreeMap;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::page::{Page, pages};

/// How wide a paragraph is laid out here, about as wide as a browser shows it.
const WIDTH: usize = 100;
const MOST_LINES: usize = 5;

/// So many words in a row stand on one page alone.
const WORDS_IN_A_ROW: usize = 10;

/// The README and the chapters; a change log is read from its top only.
fn read() -> Vec<Page> {
    let pages = pages().into_iter();
    pages.filter(|page| page.name != "CHANGELOG.md").collect()
}

/// The paragraphs of a page and what stands in the items of its lists, as they are read: without blocks and tables.
fn paragraphs(page: &Page) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    let mut is_passed_over = false;
    for event in Parser::new_ext(&page.text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Table(_) | Tag::CodeBlock(_)) => is_passed_over = true,
            Event::End(TagEnd::Table | TagEnd::CodeBlock) => is_passed_over = false,
            Event::Start(Tag::Paragraph | Tag::Item | Tag::List(_) | Tag::Heading { .. }) => {
                paragraphs.push(String::new());
            }
            Event::Text(text) | Event::Code(text) if !is_passed_over => {
                paragraphs.last_mut().expect("there is one").push_str(&text);
            }
            Event::SoftBreak => paragraphs.last_mut().expect("there is one").push(' '),
            _ => {}
        }
    }
    paragraphs
}

#[test]
fn no_paragraph_has_more_than_five_lines() {
    for page in read() {
        for paragraph in paragraphs(&page) {
            let lines = textwrap::wrap(&paragraph, WIDTH).len();
            assert!(lines <= MOST_LINES, "{}: {lines} lines: {paragraph}", page.name);
        }
    }
}

#[test]
fn nothing_is_said_on_two_pages() {
    let mut said: BTreeMap<Vec<String>, String> = BTreeMap::new();
    for page in read() {
        for paragraph in paragraphs(&page) {
            let words =
                paragraph.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
            let words: Vec<String> = words.map(str::to_lowercase).collect();
            for row in words.windows(WORDS_IN_A_ROW) {
                let first = said.entry(row.to_vec()).or_insert_with(|| page.name.clone());
                assert_eq!(*first, page.name, "{}", row.join(" "));
            }
        }
    }
}

#[test]
fn no_output_is_shown_in_two_chapters() {
    let mut shown: BTreeMap<String, String> = BTreeMap::new();
    for page in read().into_iter().filter(|page| page.name.starts_with("docs/")) {
        for command in page.text.lines().filter_map(|line| line.strip_prefix("$ ")) {
            let first = shown.entry(command.to_owned()).or_insert_with(|| page.name.clone());
            assert_eq!(*first, page.name, "{command}");
        }
    }
}
