//! Sentences with code and values in them, written as they read.
//!
//! ``say!("Write `{}` instead of `print`.", "return")`` reads "Write return instead of print.", and knows that both
//! words are code. What is put in is never looked into: a student's text may have backticks of its own.

use super::text::{Text, code};

/// A sentence: what stands in backticks is code, and each `{}` is the next of the pieces, as it is or, alone in backticks,
/// as code.
macro_rules! say {
    ($sentence:expr $(, $piece:expr)* $(,)?) => {
        $crate::document::say::filled($sentence, [$($crate::document::Text::from($piece)),*])
    };
}

pub(crate) use say;

/// What `say!` makes.
pub(crate) fn filled(sentence: &'static str, pieces: impl Into<Vec<Text>>) -> Text {
    let pieces = pieces.into();
    let places = sentence.matches("{}").count();
    debug_assert_eq!(places, pieces.len(), "{sentence}");
    let mut pieces = pieces.into_iter();
    let mut filled = Text::default();
    for (index, part) in sentence.split('`').enumerate() {
        filled = match (index % 2, part) {
            (1, "{}") => filled.and(code(pieces.next().unwrap_or_default().to_string())),
            (1, _) => filled.and(code(part)),
            _ => {
                let mut plain = part.split("{}");
                let first = filled.and(words(plain.next().unwrap_or_default()));
                plain.fold(first, |filled, plain| {
                    let piece = pieces.next().unwrap_or_default();
                    filled.and(piece).and(words(plain))
                })
            }
        };
    }
    debug_assert!(pieces.next().is_none(), "{sentence}");
    filled
}

/// Plain words, if there are any.
fn words(plain: &'static str) -> Text {
    if plain.is_empty() {
        return Text::default();
    }
    plain.into()
}

#[cfg(test)]
mod tests {
    use crate::document::Role;

    #[test]
    fn what_is_put_in_stays_as_it_is() {
        let said = say!("{} is `{}`, not `a b`: {}.", "line 3", "`x` {}", "`y`").capitalised();
        assert_eq!(
            said.to_string(),
            "Line 3 is `x`\u{a0}{}, not a\u{a0}b: `y`."
        );
        let codes = said.spans().iter().filter(|span| span.role == Role::Code);
        let codes: Vec<&str> = codes.map(|span| &span.text[..]).collect();
        assert_eq!(codes, ["`x`\u{a0}{}", "a\u{a0}b"]);
    }
}
