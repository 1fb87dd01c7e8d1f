//! Prose as data: pieces of text, each with a role that a renderer turns into colour or markup.
//!
//! `text!["Take "{count}" from "{row(5)}"."]` reads "Take 6 from row 5."; the 6 is known to be a number and "row 5" to
//! name a row. Words in brackets stay on one line: `text!["It leaves "[{size}" − "{count}" = 3"]"."]`.

use std::borrow::Cow;
use std::fmt;

use theory::Board;
use theory::hand_built::Bit;

/// What a piece of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Running prose.
    Plain,
    /// A number.
    Number,
    /// A number drawn by as many counters: `●●●●`.
    Counters,
    /// The name of a row, such as "row 3".
    Row,
    /// Something to stress.
    Strong,
    /// Something to read with a raised voice, less than to stress.
    Emphasis,
    /// A term of the field, where it is introduced.
    Term,
    /// Something to type.
    Code,
    /// What wins, or holds.
    Good,
    /// What loses, or does not hold.
    Bad,
    /// A line to write on: `________`.
    Blank,
    /// The size of a group of counters, such as 8, or the 8s.
    Group,
    /// How many a move takes from the row that is named next.
    Taken,
}

/// A piece of text with one role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it is.
    pub role: Role,
    /// What it reads. A no-break space (U+00A0) keeps what belongs together on one line.
    pub text: Cow<'static, str>,
    /// Whether a line goes on over its spaces, as in a formula, a board or what is to be typed.
    pub unbroken: bool,
    /// Whether it says what to type at a prompt, so that a page without one leaves it out.
    pub at_prompt: bool,
}

/// A run of spans.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(Vec<Span>);

impl Text {
    /// The pieces in order.
    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|span| span.text.is_empty())
    }

    /// Adds another text at the end.
    pub fn and(mut self, more: impl Into<Self>) -> Self {
        self.0.extend(more.into().0);
        self
    }

    /// Adds what else is said behind a space; where either says nothing, the other stands alone.
    pub fn then(self, more: impl Into<Option<Self>>) -> Self {
        match more.into() {
            Some(more) if self.is_empty() => more,
            Some(more) if !more.is_empty() => self.and(" ").and(more),
            _ => self,
        }
    }

    /// Words of the source: those in backticks are code.
    pub fn words(words: &'static str) -> Self {
        Self::default().and_words(words)
    }

    /// Adds words of the source.
    pub fn and_words(mut self, words: &'static str) -> Self {
        for (index, part) in words.split('`').enumerate() {
            if !part.is_empty() || words.is_empty() {
                let part = if index % 2 == 0 { part.into() } else { code(part) };
                self.0.extend(part.0);
            }
        }
        self
    }

    /// The text for programs: its no-break spaces are spaces.
    pub fn plain(&self) -> String {
        self.to_string().replace('\u{a0}', " ")
    }

    /// The text at the beginning of a sentence: its first letter is a capital.
    pub fn capitalised(mut self) -> Self {
        if let Some(first) = self.0.first_mut() {
            let mut letters = first.text.chars();
            let capital = letters.next().into_iter().flat_map(char::to_uppercase);
            first.text = capital.chain(letters).collect::<String>().into();
        }
        self
    }

    /// The text as a whole sentence: with a full stop at its end, where it has none.
    pub fn sentence(self) -> Self {
        if self.to_string().ends_with(['.', '?', '!', ':']) { self } else { self.and(".") }
    }

    /// The text as a heading: stressed where it is plain, a number or the name of a row.
    pub fn emphasised(mut self) -> Self {
        for span in &mut self.0 {
            if let Role::Plain | Role::Number | Role::Group | Role::Taken | Role::Row = span.role {
                span.role = Role::Strong;
            }
        }
        self
    }

    /// The text as one that is for a prompt alone.
    pub fn at_prompt(mut self) -> Self {
        self.0.iter_mut().for_each(|span| span.at_prompt = true);
        self
    }

    /// Whether any of it is for a prompt alone.
    pub(crate) fn is_at_prompt(&self) -> bool {
        self.0.iter().any(|span| span.at_prompt)
    }

    /// The text for a page without a prompt.
    pub fn away_from_prompt(mut self) -> Self {
        self.0.retain(|span| !span.at_prompt);
        self
    }

    /// The text as one thing to read, such as a formula, which stays on one line where that has room for it.
    pub fn unbroken(mut self) -> Self {
        self.0.iter_mut().for_each(|span| span.unbroken = true);
        self
    }

    /// The whole text in one role.
    pub fn in_role(mut self, role: Role) -> Self {
        self.0.iter_mut().for_each(|span| span.role = role);
        self
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

impl FromIterator<Span> for Text {
    fn from_iter<I: IntoIterator<Item = Span>>(spans: I) -> Self {
        Self(spans.into_iter().collect())
    }
}

fn span(role: Role, text: impl Into<Cow<'static, str>>) -> Text {
    Text(vec![Span { role, text: text.into(), unbroken: false, at_prompt: false }])
}

impl From<&'static str> for Text {
    fn from(text: &'static str) -> Self {
        span(Role::Plain, text)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        span(Role::Plain, text)
    }
}

impl From<&Board> for Text {
    fn from(board: &Board) -> Self {
        Self::from(board.to_string()).unbroken()
    }
}

macro_rules! numbers_are_text {
    ($($number:ty),*) => {$(
        impl From<$number> for Text {
            fn from(number: $number) -> Self {
                span(Role::Number, number.to_string())
            }
        }
    )*};
}

numbers_are_text!(u8, u32, u64, u128, usize, Bit);

/// "row 3".
pub fn row(row: usize) -> Text {
    span(Role::Row, format!("row\u{a0}{row}"))
}

/// So many counters: "●●●●".
pub fn counters(count: u64) -> Text {
    let count = usize::try_from(count).unwrap_or_default();
    span(Role::Counters, "●".repeat(count))
}

/// Something to stress.
pub fn strong(text: impl Into<Cow<'static, str>>) -> Text {
    span(Role::Strong, text)
}

/// A term of the field, where it is introduced.
pub fn term(text: impl Into<Cow<'static, str>>) -> Text {
    span(Role::Term, text)
}

/// Something to type, which can be copied from one line.
pub fn code(text: impl Into<Cow<'static, str>>) -> Text {
    span(Role::Code, text).unbroken()
}

/// What wins, or holds.
pub fn good(text: impl Into<Cow<'static, str>>) -> Text {
    span(Role::Good, text)
}

/// What loses, or does not hold.
pub fn bad(text: impl Into<Cow<'static, str>>) -> Text {
    span(Role::Bad, text)
}

/// A line to write on, this many signs long.
pub fn blank(length: usize) -> Text {
    span(Role::Blank, "_".repeat(length))
}

/// A sentence: words in quotation marks, and in braces what fills the holes between them. Words in backticks are code, and those in brackets are not broken; what fills a hole is never looked into.
#[macro_export]
macro_rules! text {
    ($($piece:tt)*) => {
        $crate::pieces!($crate::document::Text::default(), $($piece)*)
    };
}

/// A text, followed by words of the source and what fills their holes.
#[doc(hidden)]
#[macro_export]
macro_rules! pieces {
    ($before:expr,) => {
        $before
    };
    ($before:expr, $words:literal $($more:tt)*) => {
        $crate::pieces!($before.and_words($words), $($more)*)
    };
    ($before:expr, { $value:expr } $($more:tt)*) => {
        $crate::pieces!($before.and($value), $($more)*)
    };
    ($before:expr, [ $($held:tt)* ] $($more:tt)*) => {
        $crate::pieces!(
            $before.and($crate::text![$($held)*].unbroken()), $($more)*
        )
    };
}

pub use crate::{pieces, text};

#[cfg(test)]
mod tests {
    use super::{Role, Span, Text};

    #[test]
    fn what_fills_a_hole_is_never_looked_into() {
        let (place, name) = ("line 3", "`x` {}");
        let told = text![{place}" is "{name}", not `a b`: "{7_u64}"."].capitalised();
        assert_eq!(told.to_string(), "Line 3 is `x` {}, not a b: 7.");
        let of = |role| {
            let spans = told.spans().iter().filter(move |span: &&Span| span.role == role);
            spans.map(|span| &span.text[..]).collect::<Vec<_>>()
        };
        assert_eq!(of(Role::Code), ["a b"]);
        assert_eq!(of(Role::Number), ["7"]);
        let held = text!["leaves "[{3_u64}" = "{4_u64}]"."];
        let is_held = held.spans().iter().map(|span| span.unbroken);
        assert!(is_held.eq([false, true, true, true, false]));
        assert_eq!(text![""], Text::from(""));
    }
}
