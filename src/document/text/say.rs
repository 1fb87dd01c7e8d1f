//! Sentences written as they read, with named holes in them.
//!
//! ``say!("Take {count} from {row}, or type `hint`.")`` reads "Take 6 from row 5, or type hint."; it knows that the 6 is
//! a number, that "row 5" names a row, and that "hint" is code. What fills a hole may be a text, which keeps its roles,
//! a number, which is known to be one, or anything else that can be written; it is never looked into, so a student's
//! words may have backticks of their own.
//!
//! The holes are those of `format!`. What fills one that is given by name, `say!("{n} rows", n = count(board))`, is made
//! a [`Text`] first. In backticks everything is code.

use std::fmt::{self, Write};

use super::role::{Role, without_marks};
use super::{Text, code};

/// A sentence.
macro_rules! say {
    ($sentence:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::document::text::say::said(
            $sentence,
            format_args!($sentence $(, $name = $crate::document::Text::from($value))*),
        )
    };
}

pub(crate) use say;

/// What `say!` makes of a sentence, and of the same filled.
pub(crate) fn said(sentence: &'static str, filled: fmt::Arguments<'_>) -> Text {
    const USUAL_HOLES: usize = 32;
    let mut said = Sentence {
        text: String::with_capacity(sentence.len() + USUAL_HOLES),
        ahead: behind_holes(sentence),
        code: None,
        is_text: false,
    };
    // It takes all that is written to it.
    let _ = said.write_fmt(filled);
    debug_assert!(said.code.is_none(), "a backtick too few: {sentence}");
    debug_assert!(said.ahead.is_empty(), "not written as it reads: {sentence}");
    Text(said.text)
}

/// A sentence without holes that is chosen elsewhere; here too, what stands in backticks is code.
pub(crate) fn with_code(sentence: &str) -> Text {
    let mut said = Sentence::default();
    said.own_words(sentence);
    Text(said.text)
}

/// A sentence that is being written, piece by piece: words of its own, and what fills its holes, in turn.
#[derive(Default)]
struct Sentence {
    text: String,
    /// What comes behind the holes that are being filled.
    ahead: &'static str,
    /// Where the code begins that is being written.
    code: Option<usize>,
    /// Whether the next piece is a [`Text`].
    is_text: bool,
}

impl Write for Sentence {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        match behind(self.ahead, piece) {
            Some(ahead) if !self.is_text => {
                self.ahead = ahead;
                self.own_words(piece);
            }
            _ => self.fill(piece),
        }
        Ok(())
    }
}

impl Sentence {
    /// Words of the sentence itself; its backticks begin and end code.
    fn own_words(&mut self, words: &str) {
        for (index, part) in words.split('`').enumerate() {
            if index > 0 {
                self.code = match self.code {
                    None => Some(self.text.len()),
                    Some(begin) => {
                        let typed = self.text.split_off(begin);
                        self.text.push_str(&code(typed).0);
                        None
                    }
                };
            }
            self.text.push_str(part);
        }
    }

    /// A piece of what fills a hole. The standard library writes a whole number in one piece, and nothing else that is
    /// digits alone comes here but a string of digits, which is a number as well.
    fn fill(&mut self, piece: &str) {
        let is_text = std::mem::take(&mut self.is_text);
        if piece.chars().eq([Role::Plain.mark()]) && !is_text {
            self.is_text = true;
        } else if is_text {
            self.text.push_str(piece);
        } else if self.code.is_none() && is_number(piece) {
            let marks = [Role::Number, Role::Plain].map(Role::mark);
            self.text.extend([marks[0]]);
            self.text.push_str(piece);
            self.text.extend([marks[1]]);
        } else {
            self.text.push_str(&without_marks(piece));
        }
    }
}

fn is_number(piece: &str) -> bool {
    !piece.is_empty() && piece.bytes().all(|byte| byte.is_ascii_digit())
}

/// What of a sentence is behind its next words, and behind the holes that follow them, where these are the words.
fn behind(ahead: &'static str, words: &str) -> Option<&'static str> {
    let rest = if words.contains(['{', '}']) {
        ahead.strip_prefix(&*words.replace('{', "{{").replace('}', "}}"))
    } else {
        ahead.strip_prefix(words)
    }?;
    let is_whole = rest.is_empty() || rest.starts_with('{') && !rest.starts_with("{{");
    (is_whole && !words.is_empty()).then(|| behind_holes(rest))
}

/// A sentence from behind the holes that it begins with.
fn behind_holes(mut sentence: &'static str) -> &'static str {
    while sentence.starts_with('{') && !sentence.starts_with("{{") {
        sentence = sentence.split_once('}').unwrap_or_default().1;
    }
    sentence
}

#[cfg(test)]
mod tests {
    use crate::document::text::{Role, Text, code, row, strong};
    use crate::hand_built::Bit;

    fn of_role(text: &Text, role: Role) -> Vec<&str> {
        let spans = text.spans().filter(|span| span.role == role);
        spans.map(|span| span.text).collect()
    }

    #[test]
    fn what_is_put_in_stays_as_it_is() {
        let (line, given, left) = ("line 3", "`x` {}", String::from("`y`"));
        let said = say!("{line} is `{given}`, not `a b`: {left}.").capitalised();
        assert_eq!(
            said.words(),
            "Line 3 is `x`\u{a0}{}, not\u{a0}b: `y`.".replace("not\u{a0}b", "not a\u{a0}b")
        );
        assert_eq!(of_role(&said, Role::Code), ["`x`\u{a0}{}", "a\u{a0}b"]);
        assert_eq!(
            said,
            say!(
                "{line} is `{given}`, not `a b`: {left}.",
                given = given,
                left = left.clone()
            )
            .capitalised()
        );
        let marked = "a\u{fdd4}b";
        assert_eq!(say!("{marked}, `{marked}`").plain(), "ab, ab");
    }

    #[test]
    fn texts_keep_their_roles() {
        let (first, given) = (row(3), code("a b"));
        let said = say!(
            "{first} and {second}, {given}: `{given}`",
            second = strong("5")
        );
        assert_eq!(of_role(&said, Role::Row), ["row\u{a0}3"]);
        assert_eq!(of_role(&said, Role::Strong), ["5"]);
        assert_eq!(of_role(&said, Role::Code), ["a\u{a0}b", "a\u{a0}b"]);
        assert_eq!(of_role(&said, Role::Plain), [" and ", ", ", ": "]);
    }

    #[test]
    fn every_whole_number_is_known() {
        macro_rules! each {
            ($($number:ty),*) => {$(
                let (most, one): ($number, $number) = (<$number>::MAX, 1);
                let said = say!("{most} of {one}{most}");
                let most = most.to_string();
                assert_eq!(of_role(&said, Role::Number), [&*most, "1", &*most]);
            )*};
        }
        each!(
            u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize
        );
        let (bit, words) = (Bit::One, Text::from("12"));
        assert_eq!(of_role(&say!("{bit}"), Role::Number), ["1"]);
        assert_eq!(
            of_role(&say!("{bit} 2", bit = Bit::Zero), Role::Number),
            ["0"]
        );
        // A text has the roles that it was given; the digits of a sentence are its own words.
        assert!(of_role(&say!("{words}"), Role::Number).is_empty());
        assert!(of_role(&say!("{words}", words = "12"), Role::Number).is_empty());
        assert!(of_role(&say!("{words}1{words}"), Role::Number).is_empty());
        assert!(of_role(&say!("12"), Role::Number).is_empty());
        assert!(of_role(&say!("`{most}`", most = 7_u64), Role::Number).is_empty());
    }

    #[test]
    fn braces_are_written_twice() {
        let a = 3_u64;
        let said = say!("{{{a}, {a}}} in {{}}");
        assert_eq!(said.words(), "{3, 3} in {}");
        assert_eq!(of_role(&said, Role::Number), ["3", "3"]);
    }
}
