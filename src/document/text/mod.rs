//! Prose as data: text in which every piece knows what it is, so that a renderer can give it colour or markup.
//!
//! `say!("Take {count} from {row}.")` reads "Take 6 from row 5."; the 6 is known to be a number and "row 5" to name a
//! row. A text is one string. Between its words stand marks that say what the words behind them are: Unicode's
//! noncharacters, which no text that comes from elsewhere may have. [`Text::spans`] reads them.

mod role;
pub(crate) mod say;

use std::fmt::{self, Display, Write};

use crate::hand_built::Bit;

pub use role::{Role, Span};
pub(crate) use say::{say, with_code};

use role::{is_mark, spans, without_marks};

/// Words, numbers and names, each with its role.
///
/// Its [`Display`] writes the marks too, so that a text keeps its roles where it fills a hole of a sentence; what is for
/// people or programs is written with [`words`](Self::words), [`plain`](Self::plain) or [`spans`](Self::spans).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(String);

impl Text {
    /// The pieces in order, without the empty ones.
    pub fn spans(&self) -> impl Iterator<Item = Span<'_>> + Clone {
        spans(&self.0)
    }

    /// Words that all have one role.
    pub(super) fn of_role(role: Role, words: impl Display) -> Self {
        let mut text = String::new();
        // A string takes all that is written to it.
        let _ = match role {
            Role::Plain => write!(text, "{words}"),
            _ => write!(text, "{}{words}{}", role.mark(), Role::Plain.mark()),
        };
        Self(text)
    }

    /// Whether there is nothing to read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.spans().next().is_none()
    }

    /// Adds another text at the end.
    #[must_use]
    pub fn and(mut self, more: impl Into<Self>) -> Self {
        self.0.push_str(&more.into().0);
        self
    }

    /// The text without its roles.
    #[must_use]
    pub fn words(&self) -> String {
        without_marks(&self.0).into_owned()
    }

    /// The text for programs: its no-break spaces are spaces.
    #[must_use]
    pub fn plain(&self) -> String {
        self.words().replace('\u{a0}', " ")
    }

    /// The text at the beginning of a sentence: its first letter is a capital.
    #[must_use]
    pub fn capitalised(mut self) -> Self {
        let mut letters = self.0.char_indices();
        if let Some((at, letter)) = letters.find(|&(_, letter)| !is_mark(letter)) {
            let capital: String = letter.to_uppercase().collect();
            self.0.replace_range(at..at + letter.len_utf8(), &capital);
        }
        self
    }

    /// The text as a whole sentence: with a full stop at its end, where it has none.
    #[must_use]
    pub fn sentence(self) -> Self {
        let words = self.0.trim_end_matches(is_mark);
        if words.ends_with(['.', '?', '!', ':']) {
            self
        } else {
            self.and(".")
        }
    }

    /// The text as a heading: what is plain in it is stressed, everything else keeps its role.
    #[must_use]
    pub fn emphasised(&self) -> Self {
        self.with_role(Role::Plain, Role::Strong)
    }

    /// The text with one role in place of another.
    #[must_use]
    pub fn with_role(&self, role: Role, other: Role) -> Self {
        let spans = self.spans().map(|span| Span {
            role: if span.role == role { other } else { span.role },
            ..span
        });
        spans.collect()
    }

    /// The text as one that is for a prompt alone.
    #[must_use]
    pub fn at_prompt(&self) -> Self {
        let spans = self.spans().map(|span| Span {
            at_prompt: true,
            ..span
        });
        spans.collect()
    }

    /// The text for where nobody types.
    #[must_use]
    pub fn away_from_prompt(&self) -> Self {
        self.spans().filter(|span| !span.at_prompt).collect()
    }

    /// The whole text in one role.
    #[must_use]
    pub fn in_role(&self, role: Role) -> Self {
        Self::of_role(role, self.words())
    }
}

/// With its marks, for the hole of a sentence. The first says that what follows is a text, which has its roles already.
impl Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(Role::Plain.mark())?;
        f.write_str(&self.0)
    }
}

impl<'a> FromIterator<Span<'a>> for Text {
    fn from_iter<I: IntoIterator<Item = Span<'a>>>(spans: I) -> Self {
        let mut text = String::new();
        for span in spans {
            span.write_to(&mut text);
        }
        Self(text)
    }
}

/// Plain words, whatever stands in them.
impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self(without_marks(text).into_owned())
    }
}

/// Plain words, whatever stands in them.
impl From<String> for Text {
    fn from(text: String) -> Self {
        Self(match without_marks(&text) {
            std::borrow::Cow::Borrowed(_) => text,
            std::borrow::Cow::Owned(clean) => clean,
        })
    }
}

macro_rules! numbers_are_text {
    ($($number:ty),*) => {$(
        impl From<$number> for Text {
            fn from(number: $number) -> Self {
                Self::of_role(Role::Number, number)
            }
        }
    )*};
}

numbers_are_text!(u8, u32, u64, u128, usize, Bit);

/// "row 3".
#[must_use]
pub fn row(row: usize) -> Text {
    Text::of_role(Role::Row, format_args!("row\u{a0}{row}"))
}

/// So many counters: "●●●●".
#[must_use]
pub fn counters(count: u64) -> Text {
    let count = usize::try_from(count).unwrap_or_default();
    Text::of_role(Role::Counters, "●".repeat(count))
}

/// Something to stress.
#[must_use]
pub fn strong(text: impl Into<Text>) -> Text {
    text.into().in_role(Role::Strong)
}

/// A term of the field, where it is introduced.
#[must_use]
pub fn term(text: impl Into<Text>) -> Text {
    text.into().in_role(Role::Term)
}

/// Something to type; what is short stays on one line, so that it can be copied.
#[must_use]
pub fn code(text: impl AsRef<str>) -> Text {
    const LONGEST_ON_ONE_LINE: usize = 34;
    let text = without_marks(text.as_ref());
    if text.chars().count() <= LONGEST_ON_ONE_LINE {
        Text::of_role(Role::Code, text.replace(' ', "\u{a0}"))
    } else {
        Text::of_role(Role::Code, text)
    }
}

/// What wins, or holds.
#[must_use]
pub fn good(text: impl Into<Text>) -> Text {
    text.into().in_role(Role::Good)
}

/// What loses, or does not hold.
#[must_use]
pub fn bad(text: impl Into<Text>) -> Text {
    text.into().in_role(Role::Bad)
}

/// "Marked: the 8s.": what the marked cells of the table before it are.
#[must_use]
pub fn marked(what: impl Into<Text>) -> Text {
    let marked = Text::of_role(Role::Marked, "Marked");
    say!("{marked}: {what}.", what = what.into())
}

/// A line to write on, this many signs long.
#[must_use]
pub fn blank(length: usize) -> Text {
    Text::of_role(Role::Blank, "_".repeat(length))
}

#[cfg(test)]
mod tests {
    use super::{Role, Text, code, row, strong};

    fn read(text: &Text) -> Vec<(Role, &str)> {
        text.spans().map(|span| (span.role, span.text)).collect()
    }

    #[test]
    fn a_text_knows_its_pieces() {
        let text = row(3).capitalised().and(" has ").and(12_u64).sentence();
        let pieces = [
            (Role::Row, "Row\u{a0}3"),
            (Role::Plain, " has "),
            (Role::Number, "12"),
            (Role::Plain, "."),
        ];
        assert_eq!(read(&text), pieces);
        assert_eq!(text.plain(), "Row 3 has 12.");
        assert_eq!(text.clone().sentence(), text);
        assert_eq!(read(&text.emphasised())[1], (Role::Strong, " has "));
        assert_eq!(
            read(&text.in_role(Role::Bad)),
            [(Role::Bad, &*text.words())]
        );
        assert!(strong("").is_empty());
    }

    #[test]
    fn text_from_elsewhere_has_no_roles() {
        let foreign = "a\u{fdd0}b\u{fdef}\u{fdd5}c";
        for text in [Text::from(foreign), Text::from(foreign.to_owned())] {
            assert_eq!(read(&text), [(Role::Plain, "abc")]);
        }
        assert_eq!(read(&code(foreign)), [(Role::Code, "abc")]);
    }
}
