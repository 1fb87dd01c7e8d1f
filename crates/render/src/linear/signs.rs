//! Signs as words: `9 ⊕ 10 = 3` is read "9 XOR 10 = 3", and the list `[1, 0]` is "list (1, 0)".
//!
//! Screen readers pass over many signs or call them by the names that Unicode has for them, and tables for Braille do not
//! have them all. What every keyboard has stays, but for square brackets around a list: those of `board[0]` have to be typed.

use crate::{prose::held, width::width};
use explain::document::Text;
use explain::legible::one_line;

/// The text with every sign in words that not every reader can say.
///
/// ```
/// use render::in_words;
///
/// assert_eq!(in_words("18 ⊕ 10 = 24, 9 − 3 and 2⁶³"), "18 XOR 10 = 24, 9 minus 3 and 2 to the power of 63");
/// assert_eq!(in_words("The list [1, 0]"), "The list (1, 0)");
/// ```
pub fn in_words(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let mut read = SignsRead::default();
    for (at, &sign) in signs.iter().enumerate() {
        let (before, after) = signs.split_at(at);
        read.sign(sign, before, &after[1..]);
    }
    read.words.trim().to_owned()
}

/// What has been read so far.
#[derive(Default)]
struct SignsRead {
    words: String,
    /// For each bracket that is open, whether it takes a part out of something, as in Python's `board[0]`: that is to be typed
    /// just so.
    open: Vec<bool>,
}

impl SignsRead {
    fn sign(&mut self, sign: char, before: &[char], after: &[char]) {
        let last = before.last().copied();
        let next = after.first().copied();
        match sign {
            // Room in a line sets its parts apart, as a comma does.
            ' ' | '\u{a0}' if last.is_some_and(char::is_whitespace) => {}
            ' ' if next == Some(' ') => {
                let is_apart = last.is_none_or(|c| ",;:.".contains(c));
                self.words.push_str(if is_apart { " " } else { ", " });
            }
            // The name of the sign itself.
            '⊕' if self.words.ends_with("sign is ") && next == Some('.') => {
                self.word("a plus in a circle", next);
            }
            '⊕' => self.word("XOR", next),
            '▸' => self.word("here", next),
            '−' => self.word("minus", next),
            '×' => self.word("times", next),
            '÷' => self.word("divided by", next),
            '●' if next == Some('●') => {}
            '●' => {
                let count = 1 + before.iter().rev().take_while(|&&c| c == '●').count();
                let comma = if after.starts_with(&[' ', '●']) { "," } else { "" };
                let s = if count == 1 { "" } else { "s" };
                self.word(&format!("{count} counter{s}{comma}"), next);
            }
            '≈' => self.word("about", next),
            '→' => self.word("to", next),
            // Three rows that are left out are read as "3 more rows".
            '⋮' | '█' => {}
            // Within a word, as in `0…7`.
            '–' | '…'
                if last.is_some_and(char::is_alphanumeric)
                    && next.is_some_and(char::is_alphanumeric) =>
            {
                self.word("to", next);
            }
            '–' if before.is_empty() && after.is_empty() => self.word("none", next),
            '–' | '—' => {
                self.words.truncate(self.words.trim_end().len());
                self.words.push(',');
            }
            '…' if matches!(before, [.., ',', ' ' | '\u{a0}']) => self.word("and so on", next),
            '…' => self.words.push_str("..."),
            '[' => self.open_bracket(last),
            ']' => {
                let is_index = self.open.pop() == Some(true);
                self.words.push(if is_index { ']' } else { ')' });
            }
            '‘' | '’' | '´' => self.words.push('\''),
            '“' | '”' | '„' | '«' | '»' => self.words.push('"'),
            '•' | '·' => self.words.push(','),
            '‐' | '‑' => self.words.push('-'),
            _ => self.other(sign, last, next),
        }
    }

    /// `[1, 0]` is "list (1, 0)", and "the list (1, 0)" where it is called a list.
    fn open_bracket(&mut self, last: Option<char>) {
        let is_index = last.is_some_and(|c| c.is_alphanumeric() || "_)]".contains(c));
        self.open.push(is_index);
        if is_index {
            self.words.push('[');
            return;
        }
        if !self.words.trim_end().ends_with("list") {
            self.word("list", None);
        }
        let is_apart = self.words.ends_with(' ');
        self.words.push_str(if is_apart { "(" } else { " (" });
    }

    fn other(&mut self, sign: char, last: Option<char>, next: Option<char>) {
        const DIGITS: [(&str, &str); 2] =
            [("⁰¹²³⁴⁵⁶⁷⁸⁹", " to the power of "), ("₀₁₂₃₄₅₆₇₈₉", " ")];
        for (digits, in_front) in DIGITS {
            if let Some(digit) = digit_of(sign, digits) {
                let goes_on = last.is_some_and(|last| digit_of(last, digits).is_some());
                self.words.push_str(if goes_on { "" } else { in_front });
                self.words.push(digit);
                return;
            }
        }
        match sign {
            '\u{a0}' => self.words.push(sign),
            _ if sign.is_ascii() || sign.is_alphanumeric() => self.words.push(sign),
            _ if sign.is_whitespace() => self.words.push(' '),
            // What takes no room of its own belongs to the letter before it.
            _ if width(sign.encode_utf8(&mut [0; 4])) == 0 => self.words.push(sign),
            _ => self.word(&format!("U+{:04X}", u32::from(sign)), next),
        }
    }

    /// A word, with a space on either side where none is yet.
    fn word(&mut self, word: &str, next: Option<char>) {
        if self.words.ends_with(|c: char| c.is_alphanumeric() || ")\"'".contains(c)) {
            self.words.push(' ');
        }
        self.words.push_str(word);
        if next.is_some_and(|c| c.is_alphanumeric() || "([".contains(c)) {
            self.words.push(' ');
        }
    }
}

/// The digit that this is, among raised or lowered ones in their order.
fn digit_of(sign: char, digits: &str) -> Option<char> {
    digits.chars().zip('0'..='9').find(|&(raised, _)| raised == sign).map(|(_, digit)| digit)
}

/// The text in words.
pub(super) fn spoken(text: &Text) -> String {
    in_words(&one_line(&text.spans().iter().map(held).collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn signs_are_read_by_where_they_stand() {
        for (written, read) in [
            ("90–99 – and 0…7", "90 to 99, and 0 to 7"),
            ("Its sign is ⊕, a plus in a circle.", "Its sign is XOR, a plus in a circle."),
            ("7 is ●●●● ●● ●.", "7 is 4 counters, 2 counters, 1 counter."),
            ("a group under ⊕, and a⊕b", "a group under XOR, and a XOR b"),
            ("–", "none"),
            ("– 3", ", 3"),
            ("1, 2, 4, …", "1, 2, 4, and so on"),
            ("6 ÷ 2 = 3, 3×2", "6 divided by 2 = 3, 3 times 2"),
            ("row 1: 18   row 2: 6", "row 1: 18, row 2: 6"),
            ("as a list [1, 0], or []", "as a list (1, 0), or list ()"),
            ("f([1, 0], bits[0])", "f(list (1, 0), bits[0])"),
            ("⋮ 3 more rows", "3 more rows"),
            ("a“b”", "a\"b\""),
            ("Noe\u{301}mi 🎓", "Noe\u{301}mi U+1F393"),
        ] {
            assert_eq!(in_words(written), read, "{written}");
        }
    }
}
