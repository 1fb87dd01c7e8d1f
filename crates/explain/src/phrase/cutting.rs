//! Where a word of a text ends, and what it means by itself.
//!
//! `row3` is a row and a 3, `2x` a 2 and its objects; but `1.5`, `1e3` and `1 000` with a no-break space are one word
//! each, and not whole numbers.

use super::lexicon::{Meaning, Spelling, meaning};

/// The length of the next word, and its meaning; `None` if it is only decoration.
pub(super) fn next(rest: &str, character: char, before: char) -> (usize, Option<Meaning>) {
    let one = character.len_utf8();
    let mark = |means| (one, Some(means));
    let begins_number = |rest: &str| rest.starts_with(|character: char| character.is_ascii_digit());
    if character.is_whitespace() || "_*`\"“”„«»‘'’#✓✔☑".contains(character) {
        return (one, None);
    }
    if begins_number(rest) {
        return number(rest, 0);
    }
    let stands_free = !before.is_alphanumeric() && before != ')' && before != ']';
    if "+-−".contains(character) && begins_number(&rest[one..]) && stands_free {
        return number(rest, one);
    }
    if character.is_alphabetic() {
        let length = length_of_word(rest);
        return (length, Some(known(&rest[..length])));
    }
    for (arrow, means) in [("->", Meaning::Arrow), ("=>", Meaning::Arrow), ("...", Meaning::Stop)] {
        if rest.starts_with(arrow) {
            return (arrow.len(), Some(means));
        }
    }
    match character {
        ',' => mark(Meaning::Comma),
        ':' => mark(Meaning::Colon),
        ';' => mark(Meaning::Semicolon),
        '.' | '!' | '…' => mark(Meaning::Stop),
        '?' | '~' | '≈' => mark(Meaning::Doubt),
        '=' => mark(Meaning::Equals),
        '→' | '⇒' => mark(Meaning::Arrow),
        '&' => mark(Meaning::And),
        '∅' => mark(Meaning::None),
        '(' | '[' | '{' => mark(Meaning::Open(character)),
        ')' => mark(Meaning::Close('(')),
        ']' => mark(Meaning::Close('[')),
        '}' => mark(Meaning::Close('{')),
        // Within a word it means nothing: twenty-one, N-position.
        '-' | '−' | '–' | '—' | '‐' | '‑' => {
            let inside = before.is_alphanumeric() && rest[one..].starts_with(char::is_alphabetic)
                || before.is_alphabetic() && begins_number(&rest[one..]);
            (one, (!inside).then_some(Meaning::Dash))
        }
        _ => mark(Meaning::Unknown),
    }
}

/// Letters, with apostrophes between them.
fn length_of_word(rest: &str) -> usize {
    let mut end = 0;
    let mut characters = rest.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let is_inside = "'’".contains(character)
            && characters.peek().is_some_and(|(_, next)| next.is_alphabetic());
        if !character.is_alphabetic() && !is_inside {
            break;
        }
        end = at + character.len_utf8();
    }
    end
}

fn known(word: &str) -> Meaning {
    const LONGEST: usize = 20;
    if word.len() > LONGEST {
        return Meaning::Unknown;
    }
    meaning(&word.to_lowercase().replace('’', "'"))
}

/// A word that begins with a digit, after a sign of this many bytes: `3`, `3rd`, `0b11`, `110₂`, and the like.
fn number(rest: &str, sign: usize) -> (usize, Option<Meaning>) {
    let body = &rest[sign..];
    let digits = body.bytes().take_while(u8::is_ascii_digit).count();
    let length = length_of_number(body);
    let whole = (sign + length, &body[digits..length]);
    let (length, means) = match whole {
        (length, "" | "₁₀") => (length, Meaning::Number(Spelling::Digits)),
        (length, "₂") if is_binary(&body[..digits]) => {
            (length, Meaning::Number(Spelling::Binary))
        }
        (length, ending) if sign == 0 && is_ordinal(ending) => {
            (length, body[..digits].parse().map_or(Meaning::Unknown, Meaning::Ordinal))
        }
        // `2x` is a number and its objects.
        (_, "x" | "X" | "xs" | "Xs") if body[..digits] != *"0" => {
            (sign + digits, Meaning::Number(Spelling::Digits))
        }
        (length, ending)
            if digits == 1
                && body.starts_with('0')
                && ending.len() > 1
                && ending.starts_with(['b', 'B'])
                && is_binary(&ending[1..]) =>
        {
            (length, Meaning::Number(Spelling::Binary))
        }
        (length, _) => (length, Meaning::Unknown),
    };
    (length, Some(means))
}

/// Letters and digits, and between two digits also separators of groups or fractions: `1.5`, `1/2`, `1 000` with a
/// no-break space.
fn length_of_number(body: &str) -> usize {
    let mut end = 0;
    let mut before = ' ';
    let mut characters = body.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let joins = "./\u{a0}\u{202f}\u{2007}\u{2009}".contains(character)
            && before.is_ascii_digit()
            && characters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
        if !character.is_alphanumeric() && !joins {
            break;
        }
        end = at + character.len_utf8();
        before = character;
    }
    end
}

fn is_binary(digits: &str) -> bool {
    digits.bytes().all(|digit| matches!(digit, b'0' | b'1'))
}

fn is_ordinal(ending: &str) -> bool {
    ["st", "nd", "rd", "th"].iter().any(|known| ending.eq_ignore_ascii_case(known))
}
