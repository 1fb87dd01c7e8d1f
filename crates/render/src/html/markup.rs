//! Markup as it is written, and the one place where text is put into it.
//!
//! Tags are words of this program (`&'static str`); everything that comes from anywhere else goes through
//! [`Markup::text`], where `<b>` becomes `&lt;b&gt;`. So no answer, name or lesson can ever become markup.
//!
//! In running text each role is an element or a class: "Take 6 from row 5." has its 6 in `<span class="number">`.

use std::fmt::Write;

use explain::document::{Role, Span, Text};
use explain::legible::{acts, write_out};

/// What is to be typed stays on one line where it has no more characters than this.
const LONGEST_ON_ONE_LINE: usize = 34;

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
        Self { page: String::new(), ascii, is_unstyled: false }
    }

    /// Markup for a page that is not ours.
    pub(super) fn unstyled() -> Self {
        Self { is_unstyled: true, ..Self::new(false) }
    }

    /// Markup of our own.
    pub(super) fn tag(&mut self, tag: &'static str) {
        self.page.push_str(tag);
    }

    /// Markup of our own with a number in it.
    pub(super) fn numbered(&mut self, begin: &'static str, number: usize, end: &'static str) {
        // Writing to a string cannot fail.
        let _ = write!(self.page, "{begin}{number}{end}");
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
                _ if self.ascii && !character.is_ascii() => {
                    let _ = write!(self.page, "&#{};", u32::from(character));
                }
                _ => self.page.push(character),
            }
        }
    }

    /// What has been written as markup already.
    pub(super) fn written(&mut self, markup: &str) {
        self.page.push_str(markup);
    }

    pub(super) fn into_page(self) -> String {
        self.page
    }

    /// Text with its roles between two tags.
    pub(super) fn around(&mut self, begin: &'static str, text: &Text, end: &'static str) {
        self.tag(begin);
        self.inline(text);
        self.tag(end);
    }

    /// Text with its roles.
    pub(super) fn inline(&mut self, text: &Text) {
        let is_one = |one: &Span, next: &Span| {
            one.role == next.role && matches!(one.role, Role::Strong | Role::Emphasis)
        };
        for spans in text.spans().chunk_by(is_one) {
            let role = spans[0].role;
            let text: String = spans.iter().map(|span| &*span.text).collect();
            if text.is_empty() {
                continue;
            }
            let (begin, end) = tags(role);
            // What is short and to be typed stays on one line, where there is room for it.
            let is_whole = role == Role::Code
                && spans[0].unbroken
                && text.contains(' ')
                && text.chars().count() <= LONGEST_ON_ONE_LINE;
            self.tag(if is_whole { "<code class=\"whole\">" } else { begin });
            if role == Role::Counters {
                self.numbered("", text.chars().count(), "\">");
            }
            if let Some(name) = attribute(role) {
                self.as_data(name, &text);
            }
            match role {
                // The line to write on is drawn by the style.
                Role::Blank if !self.is_unstyled => {}
                _ if self.is_unstyled => self.text(&kept_apart(&text)),
                _ => self.text(&text),
            }
            self.tag(end);
        }
    }

    /// What is spoken of as a number, by which a page with a board finds its counters: of `8s` it is 8, of `row 3` it is 3. A page
    /// that is not ours has none, and neither has a size that is written as a power.
    fn as_data(&mut self, name: &'static str, text: &str) {
        let number = text
            .trim_start_matches(char::is_alphabetic)
            .trim_start()
            .trim_end_matches('s')
            .parse::<usize>();
        if let (false, Ok(number)) = (self.is_unstyled, number) {
            self.numbered(name, number, "\"");
        }
        self.tag(">");
    }
}

/// What holds the number of such a thing.
fn attribute(role: Role) -> Option<&'static str> {
    match role {
        Role::Group => Some(" data-group=\""),
        Role::Taken => Some(" data-take=\""),
        Role::Row => Some(" data-in=\""),
        _ => None,
    }
}

/// Text in which several spaces stay several, where no style keeps them: `row 1: 5   row 2: 4`.
fn kept_apart(text: &str) -> String {
    let mut kept = text.to_owned();
    while kept.contains("  ") {
        kept = kept.replacen("  ", "\u{a0} ", 1);
    }
    kept
}

fn tags(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Plain => ("", ""),
        Role::Number => ("<span class=\"number\">", "</span>"),
        // What is spoken of follows as data.
        Role::Group | Role::Taken => ("<span class=\"number\"", "</span>"),
        // The number is read out in place of the counters.
        Role::Counters => ("<span role=\"img\" aria-label=\"", "</span>"),
        Role::Row => ("<span class=\"row\"", "</span>"),
        Role::Strong => ("<strong>", "</strong>"),
        Role::Emphasis => ("<em>", "</em>"),
        Role::Term => ("<dfn>", "</dfn>"),
        Role::Code => ("<code>", "</code>"),
        Role::Good => ("<strong class=\"good\">", "</strong>"),
        Role::Bad => ("<strong class=\"bad\">", "</strong>"),
        Role::Blank => ("<span class=\"blank\">", "</span>"),
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
