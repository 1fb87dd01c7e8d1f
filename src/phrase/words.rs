//! A text cut into words, each with its meaning and its place: `row3,2` is a row, a 3, a comma and a 2.
//!
//! What is only put around words (quotation marks, emphasis, lines to write on) is left out. Every character is looked at a
//! few times at most, so a flood takes no longer than its length.

use super::lexicon::{Meaning, Spelling, meaning};
use super::stumble::{Stumble, StumbleCause};

/// A word of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PhraseWord<'a> {
    /// As it was typed.
    pub text: &'a str,
    /// Where it begins, in bytes.
    pub at: usize,
    pub means: Meaning,
}

impl PhraseWord<'_> {
    /// That this word has no place here.
    pub fn stumble(&self, cause: StumbleCause) -> Stumble {
        Stumble::at(self.text, cause)
    }

    /// Why this word has no place in an answer that does not know it: a negation is more than an unknown word.
    pub fn misplaced(&self) -> Stumble {
        self.stumble(match self.means {
            Meaning::Not | Meaning::No | Meaning::None => StumbleCause::Negation,
            _ => StumbleCause::Unknown,
        })
    }
}

/// The words of a text, where none leaves the answer open and every bracket and comma has its place.
pub(super) fn phrase(text: &str) -> Result<Vec<PhraseWord<'_>>, Stumble> {
    let words = words(text);
    let mut open = Vec::new();
    let mut last = Meaning::Comma;
    for word in &words {
        let is_lonely_comma = |before| matches!(before, Meaning::Comma | Meaning::Open(_));
        match word.means {
            Meaning::Doubt => return Err(word.stumble(StumbleCause::Doubt)),
            Meaning::Open(mark) => open.push((mark, word)),
            Meaning::Close(mark) if open.pop().map(|(mark, _)| mark) != Some(mark) => {
                return Err(word.stumble(StumbleCause::Unbalanced));
            }
            Meaning::Comma if is_lonely_comma(last) => {
                return Err(word.stumble(StumbleCause::Unbalanced));
            }
            _ => {}
        }
        last = word.means;
    }
    match (open.last(), words.last()) {
        (Some((_, word)), _) => Err(word.stumble(StumbleCause::Unbalanced)),
        (None, Some(word)) if word.means == Meaning::Comma => {
            Err(word.stumble(StumbleCause::Unbalanced))
        }
        _ => Ok(words),
    }
}

/// Whether a text says what `plain` says in the same words: nothing differs but brackets, commas, spaces and case, and
/// digits may be listed or, where they are `binary`, begin with `0b`.
///
/// ```
/// use nimlab::phrase::plainly;
///
/// assert!(plainly("(3, 1)", "3,1", false) && plainly("[1, 1, 0]", "110", true));
/// assert!(!plainly("1 from row 3", "3,1", false));
/// ```
#[must_use]
pub fn plainly(text: &str, plain: &str, binary: bool) -> bool {
    let essence = |text| -> Vec<String> {
        let marks = |means: &Meaning| {
            matches!(
                means,
                Meaning::Comma | Meaning::Open(_) | Meaning::Close(_) | Meaning::Stop
            )
        };
        let words = words(text).into_iter().filter(|word| !marks(&word.means));
        let texts = words.map(|word| word.text.to_lowercase());
        if binary {
            let digits: String = texts.collect();
            return vec![digits.strip_prefix("0b").unwrap_or(&digits).to_owned()];
        }
        texts.collect()
    };
    essence(text) == essence(plain)
}

/// The words of a text, in their order.
pub(super) fn words(text: &str) -> Vec<PhraseWord<'_>> {
    let mut words = Vec::new();
    let mut at = 0;
    let mut before = ' ';
    while let Some(character) = text[at..].chars().next() {
        let rest = &text[at..];
        let (length, means) = next(rest, character, before);
        if let Some(means) = means {
            add(&mut words, text, at, length, means);
        }
        at += length.max(1);
        before = text[..at].chars().next_back().unwrap_or(' ');
    }
    if words
        .first()
        .is_some_and(|word| word.means == Meaning::Equals)
    {
        words.remove(0);
    }
    in_company(&mut words);
    words
}

/// How long the next word is, and what it means; nothing where it is only put around words.
fn next(rest: &str, character: char, before: char) -> (usize, Option<Meaning>) {
    let one = character.len_utf8();
    let mark = |means| (one, Some(means));
    let begins_number = |rest: &str| rest.starts_with(|character: char| character.is_ascii_digit());
    if character.is_whitespace() || "_*`\"“”„«»‘'’#".contains(character) {
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
    for (arrow, means) in [
        ("->", Meaning::Arrow),
        ("=>", Meaning::Arrow),
        ("...", Meaning::Stop),
    ] {
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
        // Between the parts of one word it says nothing: twenty-one, N-position.
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
            && characters
                .peek()
                .is_some_and(|(_, next)| next.is_alphabetic());
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

/// A word that begins with a digit, behind a sign of so many bytes: `3`, `3rd`, `0b11`, `110₂`, and what looks like one.
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
        (length, ending) if sign == 0 && is_ordinal(ending) => (
            length,
            body[..digits]
                .parse()
                .map_or(Meaning::Unknown, Meaning::Ordinal),
        ),
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

/// Letters and digits, and between two digits also what may group them or set off a fraction: `1.5`, `1/2`, `1 000` with a
/// space that does not break.
fn length_of_number(body: &str) -> usize {
    let mut end = 0;
    let mut before = ' ';
    let mut characters = body.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let joins = "./\u{a0}\u{202f}\u{2007}\u{2009}".contains(character)
            && before.is_ascii_digit()
            && characters
                .peek()
                .is_some_and(|(_, next)| next.is_ascii_digit());
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
    ["st", "nd", "rd", "th"]
        .iter()
        .any(|known| ending.eq_ignore_ascii_case(known))
}

/// Adds a word, or makes one of it and the last: twenty and one are twenty-one.
fn add<'a>(
    words: &mut Vec<PhraseWord<'a>>,
    text: &'a str,
    at: usize,
    length: usize,
    means: Meaning,
) {
    let joined = words.last().and_then(|last| {
        let Meaning::Number(Spelling::Word(tens @ (20 | 30 | 40 | 50 | 60 | 70 | 80 | 90))) =
            last.means
        else {
            return None;
        };
        let means = match means {
            Meaning::Number(Spelling::Word(unit @ 1..=9)) => {
                Meaning::Number(Spelling::Word(tens + unit))
            }
            Meaning::Ordinal(unit @ 1..=9) if !text[at..].starts_with(char::is_numeric) => {
                Meaning::Ordinal(tens + unit)
            }
            _ => return None,
        };
        Some((last.at, means))
    });
    let (at, length, means) = match joined {
        Some((begin, means)) => {
            words.pop();
            (begin, at + length - begin, means)
        }
        None => (at, length, means),
    };
    words.push(PhraseWord {
        text: &text[at..at + length],
        at,
        means,
    });
}

/// Words that are short for something in the company of others: `R3`, `row no. 3`, `x = 6`.
fn in_company(words: &mut Vec<PhraseWord<'_>>) {
    for at in 0..words.len() {
        let after = words.get(at + 1).map(|word| word.means);
        let is_number = matches!(after, Some(Meaning::Number(_)));
        let word = words[at];
        if word.text.eq_ignore_ascii_case("r") && (is_number || after == Some(Meaning::Equals)) {
            words[at].means = Meaning::Row;
        } else if after == Some(Meaning::Equals)
            && word.text.len() == 1
            && word.text.chars().all(char::is_alphabetic)
        {
            words[at].means = Meaning::Label;
        }
    }
    let mut before = Meaning::Unknown;
    let numbering: Vec<bool> = words
        .iter()
        .enumerate()
        .map(|(at, word)| {
            let is_abbreviated = before == Meaning::Row
                && ["no", "nr", "number"]
                    .iter()
                    .any(|known| word.text.eq_ignore_ascii_case(known))
                && words[at + 1..]
                    .iter()
                    .map(|word| word.means)
                    .find(|means| *means != Meaning::Stop)
                    .is_some_and(|means| matches!(means, Meaning::Number(_)));
            before = word.means;
            is_abbreviated
        })
        .collect();
    let mut at = 0;
    let mut drops_stop = false;
    words.retain(|word| {
        let drop = numbering[at] || drops_stop && word.means == Meaning::Stop;
        drops_stop = numbering[at];
        at += 1;
        !drop
    });
}
