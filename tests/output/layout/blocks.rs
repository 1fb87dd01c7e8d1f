//! A document made up for the purpose: every kind of block, in every other, in words that would like to be markup or rules.

use explain::document::{Align, Block, Cell, Document, DrawnRow, Picture, Role, Table, Text};

use super::{WIDTHS, keeps_every_promise};
use crate::output::ROLES;

/// A text each word of which is something else.
fn text_of(words: &str) -> Text {
    let words = words.split(' ').zip(ROLES.iter().cycle());
    let apart = words.map(|(word, role)| Text::from(word.to_owned()).in_role(*role));
    apart.reduce(|text, word| text.and(" ").and(word)).unwrap_or_default()
}

#[test]
fn every_kind_of_block_keeps_every_promise() {
    let text = || {
        text_of(
            "Take _5_ *of* 9 \\ 3 | `2` # 1 [~] <b> from there, and go on for longer than a line",
        )
    };
    let mut table = Table::new(1, [(Align::Left, text_of("a | b")), (Align::Right, text_of("c"))]);
    table.row([Cell::from("_d_"), Cell::from("e | *f*").mark_if(true)]);
    table.row([Cell::from(""), Cell::from(Text::from("`g h").in_role(Role::Code))]);
    table.foot([Cell::from("[i]"), Cell::from("")]);
    let inner = vec![
        Block::Paragraph(text()),
        Block::Heading(text()),
        Block::Table(table),
        Block::list([text(), text()]),
        Block::Code("if a | b:\n    return '**'  # _c_\n\n```\nend".to_owned()),
        Block::Drawing(vec![
            DrawnRow::Row { row: 1, size: 0, taken: 0 },
            DrawnRow::Row { row: 2, size: 99, taken: 0 },
        ]),
        Block::Drawing(vec![
            DrawnRow::Game("Kayles".to_owned()),
            DrawnRow::Row { row: 1, size: 3, taken: 0 },
            DrawnRow::Game("Subtract:1,2,3".to_owned()),
            DrawnRow::Row { row: 2, size: 99, taken: 0 },
        ]),
        Block::Picture(Picture {
            media_type: "image/png",
            data: vec![1, 2, 3],
            description: text().to_string().into(),
        }),
        Block::Conclusion(text()),
    ];
    let items = vec![inner.clone(), vec![Block::Paragraph(text()), Block::Quote(inner.clone())]];
    let nested = [
        Block::Quote(inner.clone()),
        Block::List { numbered: true, items },
        Block::Whole(inner.clone()),
        Block::Folded { summary: text(), body: inner.clone() },
    ];
    let section = |body| Block::Section { heading: text(), body };
    let blocks = vec![
        Block::Title(text()),
        section(nested.into()),
        section(vec![section(inner.clone()), section(inner)]),
    ];
    keeps_every_promise(&Document { blocks }, &WIDTHS, "every kind of block");
}
