//! What a terminal can show. Every piece of text passes through a [`Terminal`], which is the one place that knows whether
//! there are colours and whether only ASCII may be written.

use std::borrow::Cow;
use std::fmt::Write;

use owo_colors::Style;

use super::ascii::to_ascii;
use explain::legible::one_line;

/// What a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terminal {
    /// How many columns a line may take.
    pub width: usize,
    /// Whether nothing outside ASCII may be written.
    pub ascii: bool,
    /// Whether text is coloured.
    pub colour: bool,
    /// Whether everything is in words, one line after the other, for readers who cannot see a page.
    pub linear: bool,
}

impl Terminal {
    /// One of so many columns without colours.
    pub const fn plain(width: usize) -> Self {
        Self { width, ascii: false, colour: false, linear: false }
    }

    /// The same with so many columns less.
    pub(super) fn narrower(self, columns: usize) -> Self {
        Self { width: self.width.saturating_sub(columns), ..self }
    }

    /// The text as it is written: in ASCII where that is asked for. No-break spaces stay until the lines are laid out.
    pub(super) fn readable(self, text: &str) -> Cow<'_, str> {
        let text = one_line(text);
        if self.ascii && !text.is_ascii() {
            text.split('\u{a0}').map(to_ascii).collect::<Vec<_>>().join("\u{a0}").into()
        } else {
            text
        }
    }

    /// Writes text in a style; just the text where there is nothing to colour.
    pub(super) fn write(self, line: &mut String, text: &str, style: Style) {
        if !self.colour || text.is_empty() || style.is_plain() {
            line.push_str(text);
        } else {
            // Writing to a string cannot fail.
            let _ = write!(line, "{}", style.style(text));
        }
    }
}
