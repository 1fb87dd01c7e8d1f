//! The tree that a lesson's Markdown is.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag};

/// What the parser has found, with all that is in it: what begins a paragraph holds its words.
pub(super) struct Node<'a> {
    pub event: Event<'a>,
    /// Where it stands in the file.
    pub at: Range<usize>,
    pub inside: Vec<Self>,
}

/// More levels of quotes, lists and emphasis than these nobody can follow, and each takes some of the stack, here and wherever
/// the lesson goes.
pub(super) const DEEPEST: usize = 16;

/// The Markdown as a tree, which ends where everything is nested too deep: between two lists there is only an item.
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
    /// Whether it is a block: whatever else there is are words, or what has no place among them.
    pub fn is_block(&self) -> bool {
        matches!(&self.event, Event::Start(tag) if !is_inline(tag))
    }

    /// Whether words begin with it.
    pub fn begins_words(&self) -> bool {
        match &self.event {
            Event::Text(_) | Event::Code(_) => true,
            Event::Start(tag) => is_inline(tag),
            _ => false,
        }
    }
}

fn is_inline(tag: &Tag<'_>) -> bool {
    matches!(
        tag,
        Tag::Emphasis | Tag::Strong | Tag::Link { .. } | Tag::Image { .. }
    )
}
