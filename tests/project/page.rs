//! The README, the pages beside it and the chapters of `docs`, as they are read.

use std::fs;
use std::path::Path;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

/// The README, or a chapter.
pub struct Page {
    /// Its path from the root of the repository.
    pub name: String,
    pub text: String,
}

impl Page {
    pub fn read(name: &str) -> Self {
        let text = fs::read_to_string(root().join(name));
        Self {
            name: name.to_owned(),
            text: text.unwrap_or_else(|e| panic!("{name} can be read: {e}")),
        }
    }

    /// Where its links lead, and to which heading there, but for those into the web.
    pub fn links(&self) -> Vec<(String, String)> {
        let links = Parser::new(&self.text).filter_map(|event| match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                Some(dest_url.to_string())
            }
            _ => None,
        });
        let folder = Path::new(&self.name).parent().expect("a page is a file");
        links
            .filter(|link| !link.contains("://"))
            .map(|link| {
                let (place, heading) = link.split_once('#').unwrap_or((&link, ""));
                let place = match place {
                    "" => self.name.clone(),
                    place => folder.join(place).to_string_lossy().into_owned(),
                };
                (place, heading.to_owned())
            })
            .collect()
    }

    /// Its headings, as a link calls them.
    pub fn headings(&self) -> Vec<String> {
        let mut headings: Vec<String> = Vec::new();
        let mut is_heading = false;
        for event in Parser::new(&self.text) {
            match event {
                Event::Start(Tag::Heading { .. }) => {
                    is_heading = true;
                    headings.push(String::new());
                }
                Event::End(TagEnd::Heading(_)) => is_heading = false,
                Event::Text(text) | Event::Code(text) if is_heading => {
                    let kept = text.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
                    let kept = kept.flat_map(char::to_lowercase);
                    let heading = headings.last_mut().expect("a heading has begun");
                    heading.extend(kept.map(|c| if c == ' ' { '-' } else { c }));
                }
                _ => {}
            }
        }
        headings
    }

    /// The files of the source, of the tests and of the scripts that it names.
    pub fn paths(&self) -> Vec<String> {
        let named = Parser::new(&self.text).filter_map(|event| match event {
            Event::Code(named) => Some(named.to_string()),
            _ => None,
        });
        let places = ["src/", "tests/", "crates/", ".ci/"];
        named
            .filter(|named| places.iter().any(|place| named.starts_with(place)))
            .filter_map(|named| Some(named.split_whitespace().next()?.to_owned()))
            .collect()
    }
}

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The README and all chapters.
pub fn pages() -> Vec<Page> {
    let docs = fs::read_dir(root().join("docs")).expect("there are chapters");
    let mut names: Vec<String> = docs
        .map(|entry| entry.expect("a folder can be read").file_name())
        .map(|name| format!("docs/{}", name.to_string_lossy()))
        .filter(|name| Path::new(name).extension().is_some_and(|it| it == "md"))
        .filter(|name| name != "docs/SUMMARY.md")
        .collect();
    names.sort();
    let at_the_top = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
    names.splice(0..0, at_the_top.map(str::to_owned));
    names.iter().map(|name| Page::read(name)).collect()
}
