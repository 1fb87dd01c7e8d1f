//! The syntax tree of a lesson's Markdown.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag};

/// What the parser has found, with its contents: the start of a paragraph contains its words.
pub(super) struct Node<'a> {
    pub event: Event<'a>,
    /// Its position in the file.
    pub at: Range<usize>,
    pub inside: Vec<Self>,
}

/// No one can follow deeper nesting of quotes, lists and emphasis, and each level needs stack, here and wherever the
/// lesson is used.
pub(super) const DEEPEST: usize = 16;

/// The Markdown as a tree, cut off where everything is nested too deeply: between two lists there is only an item.
pub(super) fn nodes(body: &str, offset: usize) -> Vec<Node<'_>> {
    const MOST_LEVELS: usize = 2 * DEEPEST + 8;
    let mut nodes = Vec::new();
    let mut open: Vec<Node<'_>> = Vec::new();
    for (event, at) in Parser::new_ext(body, Options::ENABLE_TABLES).into_offset_iter() {
        let begins = matches!(event, Event::Start(_));
        let ended = match event {
            Event::End(_) => open.pop(),
            event => {
                open.push(Node {
                    event,
                    at: offset + at.start..offset + at.end,
                    inside: Vec::new(),
                });
                if begins { None } else { open.pop() }
            }
        };
        let ended = ended.filter(|_| open.len() < MOST_LEVELS);
        let around = open.last_mut().map_or(&mut nodes, |node| &mut node.inside);
        around.extend(ended);
    }
    nodes
}

impl Node<'_> {
    /// Whether it is a block: everything else is words, or does not belong among them.
    pub fn is_block(&self) -> bool {
        matches!(&self.event, Event::Start(tag) if !is_inline(tag))
    }

    /// Whether it starts words.
    pub fn begins_words(&self) -> bool {
        match &self.event {
            Event::Text(_) | Event::Code(_) => true,
            Event::Start(tag) => is_inline(tag),
            _ => false,
        }
    }
}

fn is_inline(tag: &Tag<'_>) -> bool {
    matches!(tag, Tag::Emphasis | Tag::Strong | Tag::Link { .. } | Tag::Image { .. })
}
