//! A page of HTML read strictly: every tag is closed in order, every attribute quoted, every `&` a reference.
//!
//! Only what nimlab writes is understood; anything else is a reason to fail, even where a browser would be kind.

/// Elements without content.
const VOID: [&str; 3] = ["meta", "link", "img"];

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A tag that begins an element, with its attributes.
    Begin(String, Vec<(String, String)>),
    /// A tag that ends one.
    End(String),
    /// Text, with its references read.
    Text(String),
}

/// The pieces of a page, in order.
pub fn parse(page: &str) -> Vec<Piece> {
    let mut rest = page.strip_prefix("<!doctype html>\n").expect("a page begins with its doctype");
    let mut pieces = Vec::new();
    let mut open: Vec<String> = Vec::new();
    while !rest.is_empty() {
        let Some(tag) = rest.strip_prefix('<') else {
            let (text, after) = rest.split_at(rest.find('<').unwrap_or(rest.len()));
            assert!(!text.contains(['>', '"', '\'']), "not escaped: {text:?}");
            pieces.push(Piece::Text(read(text)));
            rest = after;
            continue;
        };
        let (tag, after) = tag.split_once('>').expect("every tag ends");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "before {after:.40}");
            pieces.push(Piece::End(name.to_owned()));
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(is_name(name), "{name:?} is the name of an element");
        pieces.push(Piece::Begin(name.to_owned(), attributes_of(attributes)));
        if name == "style" || name == "script" {
            // What stands in these is no markup.
            let end = format!("</{name}>");
            let (_, after) = rest.split_once(&end).expect("it ends");
            pieces.push(Piece::End(name.to_owned()));
            rest = after;
        } else if !VOID.contains(&name) {
            open.push(name.to_owned());
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
    pieces
}

/// A name such as `h1` or `aria-label`.
fn is_name(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next().is_some_and(|c| c.is_ascii_lowercase())
        && letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Attributes such as `class="right" hidden`.
fn attributes_of(mut rest: &str) -> Vec<(String, String)> {
    let mut attributes = Vec::new();
    while !rest.is_empty() {
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        assert!(is_name(name), "{name:?} is the name of an attribute");
        let value = after.strip_prefix("=\"").map(|value| {
            let (value, after) = value.split_once('"').expect("a value ends");
            rest = after;
            read(value)
        });
        if value.is_none() {
            rest = after;
        }
        attributes.push((name.to_owned(), value.unwrap_or_default()));
        rest = rest.strip_prefix(' ').unwrap_or(rest);
    }
    attributes
}

/// Text with its references read.
pub fn read(text: &str) -> String {
    let mut pieces = text.split('&');
    let mut read = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (reference, after) = piece.split_once(';').expect("every & begins a reference");
        read.push(match reference {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            number => number
                .strip_prefix('#')
                .and_then(|number| number.parse().ok())
                .and_then(char::from_u32)
                .unwrap_or_else(|| panic!("&{number}; is no reference")),
        });
        read.push_str(after);
    }
    read
}
