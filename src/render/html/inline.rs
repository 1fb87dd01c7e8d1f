//! Running text: each role as an element or a class. "Take 6 from row 5." has its 6 in `<span class="number">`.

use super::markup::Markup;
use crate::document::{Role, Text};

impl Markup {
    /// Text with its roles between two tags.
    pub(super) fn around(&mut self, begin: &'static str, text: &Text, end: &'static str) {
        self.tag(begin);
        self.inline(text);
        self.tag(end);
    }

    /// Text with its roles.
    pub(super) fn inline(&mut self, text: &Text) {
        for span in text.spans().iter().filter(|span| !span.text.is_empty()) {
            let (begin, end) = tags(span.role);
            // What is short and to be typed stays on one line, where there is room for it.
            let is_whole = span.role == Role::Code && span.text.contains('\u{a0}');
            self.tag(if is_whole {
                "<code class=\"whole\">"
            } else {
                begin
            });
            if span.role == Role::Counters {
                self.number(span.text.chars().count());
                self.tag("\">");
            }
            if span.role == Role::Group {
                self.size_of_group(&span.text);
            }
            match span.role {
                // What is copied from here is typed with spaces.
                Role::Code => self.text(&span.text.replace('\u{a0}', " ")),
                // The line to write on is drawn by the style.
                Role::Blank if !self.is_unstyled => {}
                _ if self.is_unstyled => self.text(&kept_apart(&span.text)),
                _ => self.text(&span.text),
            }
            self.tag(end);
        }
    }
}

impl Markup {
    /// The size of a group as a number, by which a page with a board finds its counters: of `8s` it is 8. A page that is not ours
    /// has none, and neither has a size that is written as a power.
    fn size_of_group(&mut self, text: &str) {
        if let (false, Ok(size)) = (
            self.is_unstyled,
            text.trim_end_matches('s').parse::<usize>(),
        ) {
            self.tag(" data-group=\"");
            self.number(size);
            self.tag("\"");
        }
        self.tag(">");
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
        // Its size follows.
        Role::Group => ("<span class=\"number\"", "</span>"),
        // The number is read out in place of the counters.
        Role::Counters => ("<span role=\"img\" aria-label=\"", "</span>"),
        Role::Row => ("<span class=\"row\">", "</span>"),
        Role::Strong => ("<strong>", "</strong>"),
        Role::Emphasis => ("<em>", "</em>"),
        Role::Term => ("<dfn>", "</dfn>"),
        Role::Code => ("<code>", "</code>"),
        Role::Good => ("<strong class=\"good\">", "</strong>"),
        Role::Marked => ("<mark>", "</mark>"),
        Role::Bad => ("<strong class=\"bad\">", "</strong>"),
        Role::Blank => ("<span class=\"blank\">", "</span>"),
    }
}
