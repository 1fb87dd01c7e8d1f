//! The picture in the README is what the program prints, in its colours.
//!
//! `nimlab explain 18 6 3 20 9` is run, its first step and its answer become an SVG picture of a terminal, and that must be
//! the one in `tests/pictures`. After a change that is meant, `SNAPSHOTS=overwrite cargo test --test output picture` writes
//! it anew.

use anstream::adapter::strip_str;
use anstyle::{Color, RgbColor};
use anstyle_svg::{Palette, Term};

use crate::golden::compare;
use crate::program::printed_by;

const COMMAND: &str = "nimlab explain 18 6 3 20 9";

/// The colours of the picture, all easy to read on its dark ground; the ground is its own, so that the page around it may be
/// light or dark.
const GROUND: RgbColor = RgbColor(0x1b, 0x1f, 0x27);
const WORDS: RgbColor = RgbColor(0xd7, 0xdc, 0xe5);
const PALETTE: [RgbColor; 16] = [
    RgbColor(0x3b, 0x42, 0x52), // black
    RgbColor(0xf2, 0x8b, 0x82), // red
    RgbColor(0x8f, 0xd4, 0x8a), // green
    RgbColor(0xff, 0xd1, 0x66), // yellow
    RgbColor(0x8a, 0xb4, 0xf8), // blue
    RgbColor(0xd7, 0xae, 0xfb), // magenta
    RgbColor(0x7f, 0xdb, 0xe6), // cyan
    RgbColor(0xd7, 0xdc, 0xe5), // white
    RgbColor(0x9a, 0xa5, 0xb5), // the bright ones
    RgbColor(0xf2, 0x8b, 0x82),
    RgbColor(0x8f, 0xd4, 0x8a),
    RgbColor(0xff, 0xd1, 0x66),
    RgbColor(0x8a, 0xb4, 0xf8),
    RgbColor(0xd7, 0xae, 0xfb),
    RgbColor(0x7f, 0xdb, 0xe6),
    RgbColor(0xff, 0xff, 0xff),
];

/// What the command prints on a terminal with colours.
fn coloured() -> String {
    let (_, words) = COMMAND.split_once(' ').expect("the first word is nimlab");
    printed_by(&format!("{words} --color always --width 80"))
}

/// The first step and the answer: one look is enough for them.
fn in_short(printed: &str) -> String {
    let paragraphs: Vec<&str> = printed.split("\n\n").collect();
    let beginning_with = |words: &str| {
        let begins = |paragraph: &&str| strip_str(paragraph).to_string().starts_with(words);
        paragraphs.iter().position(begins).expect(words)
    };
    let (second, answer) = (beginning_with("2  "), beginning_with("Answer: "));
    [&paragraphs[..second], &["..."], &paragraphs[answer..]].concat().join("\n\n")
}

#[test]
fn the_picture_shows_what_the_program_prints() {
    let picture = Term::new()
        .palette(Palette(PALETTE))
        .fg_color(Color::Rgb(WORDS))
        .bg_color(Color::Rgb(GROUND))
        .render_svg(&format!("$ {COMMAND}\n{}", in_short(&coloured())));
    compare("../pictures/explain.svg", picture);
}
