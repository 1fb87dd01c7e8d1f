//! Markup as it is written, and the one place where text is put into it.
//!
//! Tags are words of this program (`&'static str`); everything that comes from anywhere else goes through
//! [`Markup::text`], where `<b>` becomes `&lt;b&gt;`. So no answer, name or lesson can ever become markup.

use std::fmt::Write;

use crate::legible::{acts, write_out};

/// A page, or the beginning of one.
pub(super) struct Markup {
    page: String,
    /// Whether what is not ASCII is written as a character reference: `&#8853;` for ⊕.
    ascii: bool,
    /// Whether it is shown without our style, where nothing is drawn or hidden by a class.
    pub(super) is_unstyled: bool,
}

impl Markup {
    pub(super) fn new(ascii: bool) -> Self {
        Self {
            page: String::new(),
            ascii,
            is_unstyled: false,
        }
    }

    /// Markup for a page that is not ours.
    pub(super) fn unstyled() -> Self {
        Self {
            is_unstyled: true,
            ..Self::new(false)
        }
    }

    /// Markup of our own.
    pub(super) fn tag(&mut self, tag: &'static str) {
        self.page.push_str(tag);
    }

    /// A number of our own, in an attribute.
    pub(super) fn number(&mut self, number: usize) {
        // Writing to a string cannot fail.
        let _ = write!(self.page, "{number}");
    }

    /// Text from anywhere, of which nothing is ever read as markup.
    pub(super) fn text(&mut self, text: &str) {
        for character in text.chars() {
            match character {
                '&' => self.page.push_str("&amp;"),
                '<' => self.page.push_str("&lt;"),
                '>' => self.page.push_str("&gt;"),
                '"' => self.page.push_str("&quot;"),
                '\'' => self.page.push_str("&#39;"),
                '\n' | '\t' => self.page.push(character),
                _ if acts(character) => write_out(character, &mut self.page),
                _ => self.character(character),
            }
        }
    }

    fn character(&mut self, character: char) {
        if self.ascii && !character.is_ascii() {
            let _ = write!(self.page, "&#{};", u32::from(character));
        } else {
            self.page.push(character);
        }
    }

    /// What has been written as markup already.
    pub(super) fn written(&mut self, markup: &str) {
        self.page.push_str(markup);
    }

    pub(super) fn into_page(self) -> String {
        self.page
    }
}

#[cfg(test)]
mod tests {
    use super::Markup;

    fn written(text: &str, ascii: bool) -> String {
        let mut markup = Markup::new(ascii);
        markup.text(text);
        markup.into_page()
    }

    #[test]
    fn nothing_that_is_written_becomes_markup() {
        assert_eq!(
            written("<b title=\"x\" id='y'>&amp;</b>", false),
            "&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;&lt;/b&gt;"
        );
    }

    #[test]
    fn what_is_no_text_is_written_out() {
        assert_eq!(
            written("a\u{0}b\u{1b}[1mc\r\u{85}\u{202e}\u{ffff}", false),
            "a\\u{0}b\\u{1b}[1mc\\r\\u{85}\\u{202e}\\u{ffff}"
        );
        assert_eq!(written("a\n\tb", false), "a\n\tb");
    }

    #[test]
    fn in_ascii_other_characters_are_references() {
        assert_eq!(written("3 ⊕ 5\u{a0}€", true), "3 &#8853; 5&#160;&#8364;");
        assert_eq!(written("\u{7f}", true), "\\u{7f}");
    }
}
