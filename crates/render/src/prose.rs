//! Prose set in lines: in each as many words as there is room for.
//!
//! Words end at spaces alone, so what a no-break space holds together stays together. Colours take no room, and none goes on
//! over the end of a line.

use std::borrow::Cow;
use std::ops::Range;

use owo_colors::Style;

use super::terminal::Terminal;
use super::theme;
use super::width::{pieces, width};
use explain::document::{Span, Text};

/// A plain text in lines of at most this many columns.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    wrapped([(text.into(), Style::new())], SetLine::default(), 0, Terminal::plain(width))
        .into_iter()
        .map(|line| line.text)
        .collect()
}

/// Part of a text in one style.
pub(super) type Styled<'a> = (Cow<'a, str>, Style);

/// Part of a word in one style.
type WordPart<'t> = (&'t str, Style);

/// A text in the styles of its roles.
pub(super) fn styled(text: &Text, terminal: Terminal) -> impl Iterator<Item = Styled<'_>> {
    text.spans().iter().map(move |span| (readable(span, terminal), theme::style(span.role)))
}

/// What a span reads on a terminal, held together.
pub(super) fn readable(span: &Span, terminal: Terminal) -> Cow<'_, str> {
    match held(span) {
        Cow::Borrowed(text) => terminal.readable(text),
        Cow::Owned(text) => terminal.readable(&text).into_owned().into(),
    }
}

/// What a span reads, with no-break spaces where it is unbroken.
pub(super) fn held(span: &Span) -> Cow<'_, str> {
    if span.unbroken && span.text.contains(' ') {
        span.text.replace(' ', "\u{a0}").into()
    } else {
        (&*span.text).into()
    }
}

/// A line, and how many columns it takes.
#[derive(Clone, Debug, Default)]
pub(super) struct SetLine {
    pub text: String,
    pub columns: usize,
    /// The style of its end.
    last: Style,
}

impl SetLine {
    /// Nothing but room.
    pub fn indented(columns: usize) -> Self {
        Self { text: " ".repeat(columns), columns, last: Style::new() }
    }

    /// Goes on with this text; what has the style of the text before it is one with that.
    pub fn push(&mut self, text: &str, style: Style, terminal: Terminal) {
        const END_OF_STYLE: &str = "\u{1b}[0m";
        if !style.is_plain() && style == self.last && self.text.ends_with(END_OF_STYLE) {
            self.text.insert_str(self.text.len() - END_OF_STYLE.len(), text);
        } else {
            terminal.write(&mut self.text, text, style);
        }
        self.columns += width(text);
        self.last = style;
    }
}

/// Sets a text in lines that are no wider than the terminal. The first goes on from `first`, the others begin with so
/// much room.
pub(super) fn wrapped<'a>(
    text: impl IntoIterator<Item = Styled<'a>>,
    first: SetLine,
    hang: usize,
    terminal: Terminal,
) -> Vec<SetLine> {
    let spans: Vec<Styled> = text.into_iter().collect();
    let mut setter =
        Setter { lines: Vec::new(), line: first, holds_a_word: false, spaces: 0, hang, terminal };
    let mut word = Vec::new();
    for (text, style) in &spans {
        for (index, part) in text.split(' ').enumerate() {
            if index > 0 {
                setter.word(&word);
                setter.spaces += 1;
                word.clear();
            }
            if !part.is_empty() {
                word.push((part, *style));
            }
        }
    }
    setter.word(&word);
    setter.lines.push(setter.line);
    setter.lines
}

struct Setter {
    lines: Vec<SetLine>,
    line: SetLine,
    /// Whether the line has a word.
    holds_a_word: bool,
    /// How many spaces follow that word. They are not written where no other word follows them in the line.
    spaces: usize,
    hang: usize,
    terminal: Terminal,
}

impl Setter {
    /// The next word; one that is wider than a line is broken, at a gap where it has one.
    fn word(&mut self, word: &[WordPart]) {
        if word.is_empty() && self.holds_a_word {
            return;
        }
        let room = self.terminal.width.saturating_sub(self.hang);
        let columns: usize = word.iter().map(|(text, _)| width(text)).sum();
        if columns <= room {
            return self.set(word, columns);
        }
        let whole: String = word.iter().map(|(text, _)| *text).collect();
        if let Some(at) = break_at(&whole, |part| width(part) <= room) {
            let [before, behind] = split(word, at..at + '\u{a0}'.len_utf8());
            let columns = width(&whole[..at]);
            self.set(&before, columns);
            self.spaces = 1;
            return self.word(&behind);
        }
        // What has no gap is broken wherever the line ends.
        let mut rest = word.to_vec();
        for piece in pieces(&whole, room) {
            let [part, behind] = split(&rest, piece.len()..piece.len());
            self.set(&part, width(piece));
            rest = behind;
        }
    }

    /// Writes what is to stay together, in the next line where this one has no room for it.
    fn set(&mut self, word: &[WordPart], columns: usize) {
        let end = self.line.columns + self.spaces + columns;
        if self.holds_a_word && end > self.terminal.width {
            let next = SetLine::indented(self.hang);
            self.lines.push(std::mem::replace(&mut self.line, next));
        } else {
            // The space between two words of one style has that style, so that a line below them has no gap.
            let between = match word.first() {
                Some(&(_, style)) if self.holds_a_word && style == self.line.last => style,
                _ => Style::new(),
            };
            self.line.push(&" ".repeat(self.spaces), between, self.terminal);
        }
        for &(text, style) in word {
            self.line.push(text, style, self.terminal);
        }
        self.holds_a_word = true;
        self.spaces = 0;
    }
}

/// The parts before and after a gap.
fn split<'t>(word: &[WordPart<'t>], gap: Range<usize>) -> [Vec<WordPart<'t>>; 2] {
    let (mut before, mut behind) = (Vec::new(), Vec::new());
    let mut start = 0;
    for &(text, style) in word {
        let place = |at: usize| at.clamp(start, start + text.len()) - start;
        before.push((&text[..place(gap.start)], style));
        behind.push((&text[place(gap.end)..], style));
        start += text.len();
    }
    [before, behind]
}

/// Where to break what is too long for a line: before an `=` if there is one in the room, else before another sign, else at
/// the last space. The place is that of the space, in bytes; `None` where there is no space.
fn break_at(text: &str, fits: impl Fn(&str) -> bool) -> Option<usize> {
    let spaces = text.match_indices('\u{a0}').map(|(at, _)| at);
    spaces.filter(|&at| at > 0 && fits(&text[..at])).max_by_key(|&at| {
        let behind = text[at..].trim_start_matches('\u{a0}');
        let next = behind.split('\u{a0}').next().unwrap_or_default();
        let apart = match next {
            "=" | "<" | ">" | "≠" | "≤" | "≥" => 2,
            "⊕" | "(+)" | "+" | "−" | "×" | "÷" => 1,
            _ => 0,
        };
        (apart, at)
    })
}

#[cfg(test)]
mod tests {
    use super::{break_at, wrap};

    #[test]
    fn what_has_room_in_a_line_stays_together() {
        assert_eq!(wrap("1 2\u{a0}+\u{a0}3 4", 5), ["1", "2\u{a0}+\u{a0}3", "4"]);
    }

    #[test]
    fn what_is_too_long_breaks_at_its_widest_gap() {
        let broken = |text: &str, room: usize| {
            let text = text.replace(' ', "\u{a0}");
            let at = break_at(&text, |part| part.chars().count() <= room)?;
            Some(text[..at].replace('\u{a0}', " "))
        };
        assert_eq!(broken("1 + 2 + 4 = 7 + 0", 14).unwrap(), "1 + 2 + 4");
        assert_eq!(broken("1 + 2 + 4 = 7", 7).unwrap(), "1 + 2");
        assert_eq!(broken("10 20 30 40", 9).unwrap(), "10 20 30");
        assert_eq!(broken("1 20304050", 4).unwrap(), "1");
        assert_eq!(broken("1020304050", 4), None);
    }
}
