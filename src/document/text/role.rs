//! What a piece of text is, and the marks that say it within a string.

use std::borrow::Cow;

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
    /// The word that says what the marked cells of a table are, marked as they are.
    Marked,
    /// A line to write on: `________`.
    Blank,
}

impl Role {
    /// Every role, in the order above.
    pub const ALL: [Self; 12] = [
        Self::Plain,
        Self::Number,
        Self::Counters,
        Self::Row,
        Self::Strong,
        Self::Emphasis,
        Self::Term,
        Self::Code,
        Self::Good,
        Self::Bad,
        Self::Marked,
        Self::Blank,
    ];

    /// The sign behind which words have this role, as far as the next sign.
    pub(super) const fn mark(self) -> char {
        match self {
            Self::Plain => '\u{fdd0}',
            Self::Number => '\u{fdd1}',
            Self::Counters => '\u{fdd2}',
            Self::Row => '\u{fdd3}',
            Self::Strong => '\u{fdd4}',
            Self::Emphasis => '\u{fdd5}',
            Self::Term => '\u{fdd6}',
            Self::Code => '\u{fdd7}',
            Self::Good => '\u{fdd8}',
            Self::Bad => '\u{fdd9}',
            Self::Marked => '\u{fdda}',
            Self::Blank => '\u{fddb}',
        }
    }
}

/// A piece of text with one role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span<'a> {
    /// What it is.
    pub role: Role,
    /// What it reads. A no-break space (U+00A0) keeps what belongs together on one line.
    pub text: &'a str,
    /// Whether it says what is to be typed at a prompt, so that it is left out where nobody types.
    pub at_prompt: bool,
}

impl Span<'_> {
    /// Writes it behind text whose role is plain.
    pub(super) fn write_to(&self, text: &mut String) {
        text.extend(self.at_prompt.then_some(AT_PROMPT));
        if self.role == Role::Plain {
            text.push_str(self.text);
        } else {
            text.extend([self.role.mark()]);
            text.push_str(self.text);
            text.extend([Role::Plain.mark()]);
        }
        text.extend(self.at_prompt.then_some(BEHIND_PROMPT));
    }
}

/// Between these stands what is for a prompt alone.
const AT_PROMPT: char = '\u{fde0}';
const BEHIND_PROMPT: char = '\u{fde1}';

/// Whether a character is one of Unicode's noncharacters that serve as marks.
pub(super) const fn is_mark(character: char) -> bool {
    matches!(character, '\u{fdd0}'..='\u{fdef}')
}

/// Where the next mark stands. Its first byte begins few other characters.
fn next_mark(text: &str) -> Option<usize> {
    const FIRST_BYTE: u8 = 0xef;
    let bytes = text.bytes().enumerate();
    let mut places = bytes.filter(|&(_, byte)| byte == FIRST_BYTE);
    let found = places.find(|&(at, _)| text[at..].starts_with(is_mark));
    found.map(|(at, _)| at)
}

/// A text without its marks.
pub(super) fn without_marks(text: &str) -> Cow<'_, str> {
    match next_mark(text) {
        None => text.into(),
        Some(_) => text.replace(is_mark, "").into(),
    }
}

/// The pieces of a text with marks, without the empty ones.
pub(super) fn spans(text: &str) -> Spans<'_> {
    Spans {
        role: Role::Plain,
        at_prompt: false,
        rest: text,
    }
}

#[derive(Clone)]
pub(super) struct Spans<'a> {
    role: Role,
    at_prompt: bool,
    rest: &'a str,
}

impl<'a> Iterator for Spans<'a> {
    type Item = Span<'a>;

    fn next(&mut self) -> Option<Span<'a>> {
        while !self.rest.is_empty() {
            let end = next_mark(self.rest).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            let span = Span {
                role: self.role,
                text,
                at_prompt: self.at_prompt,
            };
            let mut rest = rest.chars();
            match rest.next() {
                Some(AT_PROMPT) => self.at_prompt = true,
                Some(BEHIND_PROMPT) => self.at_prompt = false,
                Some(mark) => {
                    let marked = |role: &Role| role.mark() == mark;
                    self.role = Role::ALL.into_iter().find(marked).unwrap_or(Role::Plain);
                }
                None => {}
            }
            self.rest = rest.as_str();
            if !text.is_empty() {
                return Some(span);
            }
        }
        None
    }
}
