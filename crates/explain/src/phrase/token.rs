//! A text cut into words, numbers and signs, for answers and for working: `row3,2` is a row, a 3, a comma and a 2.
//!
//! Decoration is left out. Every character is examined a bounded number of times, so that even a flood takes linear time.

use num_bigint::BigInt;

use super::lexicon::{DOUBT, UNKNOWN, meaning, number_word, ordinal_word};
use super::stumble::{Stumble, StumbleCause};

/// A word, number or sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    /// As it was typed.
    pub text: &'a str,
    /// Its start, in bytes.
    pub at: usize,
    /// The word of the outlines that it stands for.
    pub word: &'static str,
    /// The number that it is.
    pub number: Option<BigInt>,
}

/// A number in digits.
pub(crate) const DIGITS: &str = "#";
/// A number as `0b110` or `110₂`.
pub(super) const BINARY: &str = "#b";
/// A number in words.
pub(super) const SPELT: &str = "#w";
/// Several of a number: `8s`, "eights".
pub(super) const PLURAL: &str = "#s";
/// "third", `3rd`.
pub(super) const ORDINAL: &str = "ORD";
/// The sign of a power, or the exponent in raised digits.
pub(crate) const POWER: &str = "power";
/// More words than any answer: what follows is not read.
const MOST: usize = 500;
const RAISED: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";

impl Token<'_> {
    /// Where it ends, in bytes.
    pub fn end(&self) -> usize {
        self.at + self.text.len()
    }

    /// Whether it is a number that is no ordinal.
    pub fn is_number(&self) -> bool {
        self.word.starts_with('#')
    }

    /// Whether it is one of these words.
    pub fn is(&self, words: &[&str]) -> bool {
        words.contains(&self.word)
    }

    /// A stumble at this word.
    pub fn stumble(&self, cause: StumbleCause) -> Stumble {
        Stumble::at(self.text, cause)
    }
}

/// The words, numbers and signs of a text in order, without what adds nothing.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    introduced(all_tokens(text))
}

fn all_tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next()
        && tokens.len() <= MOST
    {
        let (before, rest) = text.split_at(at);
        let sign = if has_sign(rest, first, before, tokens.last()) { first.len_utf8() } else { 0 };
        let (length, word) = match first {
            _ if is_decoration(rest, first, tokens.last()) => (first.len_utf8(), None),
            _ if sign > 0 || first.is_ascii_digit() => {
                let (length, word) = number(&rest[sign..]);
                (sign + length, Some(word))
            }
            _ if RAISED.contains(first) => {
                (length_while(rest, |raised, _| RAISED.contains(raised)), Some(POWER))
            }
            _ if first.is_alphabetic() => {
                let length = length_while(rest, |letter, next| {
                    letter.is_alphabetic() || "'’".contains(letter) && next.is_alphabetic()
                });
                (length, Some(meaning(&rest[..length])))
            }
            '#' => (1, Some("because")),
            '-' | '−' | '–' | '‐' | '‑' if is_hyphen(rest, before) => {
                (first.len_utf8(), None)
            }
            _ => {
                let ends =
                    rest.char_indices().map(|(at, character)| at + character.len_utf8()).take(3);
                let signs = ends.map(|end| (end, meaning(&rest[..end])));
                let known = signs.filter(|(_, word)| *word != UNKNOWN).last();
                let (length, word) = known.unwrap_or((first.len_utf8(), UNKNOWN));
                (length, Some(word))
            }
        };
        if let Some(word) = word {
            add(&mut tokens, text, at..at + length, word);
        }
        at += length;
    }
    tokens
}

/// The length of the characters that belong together, given each and the next.
fn length_while(text: &str, belongs: impl Fn(char, char) -> bool) -> usize {
    let nexts = text.chars().skip(1).chain([' ']);
    let belonging =
        text.chars().zip(nexts).take_while(|&(character, next)| belongs(character, next));
    belonging.map(|(character, _)| character.len_utf8()).sum()
}

/// Adds a word, or combines it with the last: twenty and one are twenty-one.
fn add<'a>(
    tokens: &mut Vec<Token<'a>>,
    text: &'a str,
    range: std::ops::Range<usize>,
    word: &'static str,
) {
    let typed = &text[range.clone()];
    let small = typed.to_lowercase();
    let singular = small.strip_suffix('s').unwrap_or("");
    let plural = number_word(singular).or_else(|| number_word(singular.strip_suffix('e')?));
    let (word, number) = match (number_word(&small), ordinal_word(&small), plural) {
        (Some(number), ..) => (SPELT, Some(number.into())),
        (_, Some(number), _) => (ORDINAL, Some(number.into())),
        (_, _, Some(number)) => (PLURAL, Some(number.into())),
        _ => (word, value(typed, word)),
    };
    let is_spelt = word == SPELT || word == ORDINAL && !typed.starts_with(char::is_numeric);
    let units = 1.into()..=9.into();
    let tens = tokens
        .last()
        .filter(|last| last.word == SPELT && last.number >= Some(20.into()) && typed.len() > 1);
    let mut token = Token { text: typed, at: range.start, word, number };
    if let Some(tens) = tens
        && let (true, Some(ten), Some(unit)) = (is_spelt, &tens.number, &token.number)
        && units.contains(unit)
        && (ten % 10u8) == BigInt::ZERO
    {
        let number = Some(ten + unit);
        token = Token { text: &text[tens.at..range.end], at: tens.at, word, number };
        tokens.pop();
    }
    tokens.push(token);
}

/// Whether a dash is inside a word: twenty-one, N-position, row-3.
fn is_hyphen(rest: &str, before: &str) -> bool {
    let mut after = rest.chars().skip(1);
    let (before, next) = (before.chars().next_back().unwrap_or(' '), after.next().unwrap_or(' '));
    let is_word = next.is_alphabetic() && after.next().is_some_and(char::is_alphabetic);
    before.is_alphanumeric() && is_word || before.is_alphabetic() && next.is_ascii_digit()
}

/// Whether a sign belongs to the number after it: `-3` does, unless it follows a number.
fn has_sign(rest: &str, sign: char, before: &str, last: Option<&Token<'_>>) -> bool {
    let ends_number = last.is_some_and(|token| token.number.is_some() || token.is(&[")", "]"]));
    let is_before_number = rest[sign.len_utf8()..].starts_with(|next: char| next.is_ascii_digit());
    "+-−".contains(sign)
        && is_before_number
        && !ends_number
        && !before.ends_with(char::is_alphanumeric)
}

/// Spaces, quotation marks, lines to write on, and stars that do not multiply.
fn is_decoration(rest: &str, first: char, last: Option<&Token<'_>>) -> bool {
    let is_after_number = last.is_some_and(|token| token.number.is_some() || token.word == ")");
    let next = rest.trim_start_matches(['*', ' ']).chars().next().unwrap_or(' ');
    match first {
        '*' => !is_after_number || !next.is_ascii_digit() && next != '(',
        '#' => last.is_none() || !rest.starts_with("# "),
        _ => first.is_whitespace() || "_`\"“”„«»‘'’✓✔☑".contains(first),
    }
}

/// The length of a word that begins with a digit, and what it is: `3`, `3rd`, `8s`, `0b11`, `110₂`; `1.5`, `1e3` and
/// `1 000` with a no-break space are one word each, and no whole numbers.
fn number(rest: &str) -> (usize, &'static str) {
    let digits = length_while(rest, |digit, _| digit.is_ascii_digit());
    let length = length_while(rest, |character, next| {
        let joins = ".\u{a0}\u{202f}\u{2007}\u{2009}".contains(character) && next.is_ascii_digit();
        !RAISED.contains(character) && character.is_alphanumeric()
            || joins
            || "₀₁₂".contains(character)
    });
    let is_binary =
        |digits: &str| !digits.is_empty() && digits.bytes().all(|digit| b"01".contains(&digit));
    let ending = rest[digits..length].to_ascii_lowercase();
    let word = match &*ending {
        "" | "₁₀" => DIGITS,
        "₂" if is_binary(&rest[..digits]) => BINARY,
        "st" | "nd" | "rd" | "th" => ORDINAL,
        "s" => PLURAL,
        // `2x` is a number and its objects.
        "x" | "xs" if rest[..digits] != *"0" => return (digits, DIGITS),
        _ if rest[..digits] == *"0" && ending.strip_prefix('b').is_some_and(is_binary) => BINARY,
        _ => UNKNOWN,
    };
    (length, word)
}

/// The number that a word in digits is.
fn value(typed: &str, word: &str) -> Option<BigInt> {
    /// No answer in nimlab is nearly this long, and reading digits takes quadratic time.
    const LONGEST_READ: usize = 5000;
    if ![DIGITS, ORDINAL, PLURAL, POWER, BINARY].contains(&word) || typed == "**" {
        return None;
    }
    let radix = if word == BINARY { 2 } else { 10 };
    let digits = typed.chars().filter_map(|digit| {
        let raised = RAISED.chars().zip('0'..).find(|(raised, _)| *raised == digit);
        if digit.is_ascii_digit() { Some(digit) } else { raised.map(|(_, digit)| digit) }
    });
    // A number longer than any right one is as wrong as its beginning.
    let digits: String = digits.skip_while(|digit| *digit == '0').take(LONGEST_READ).collect();
    let number = BigInt::parse_bytes(digits.as_bytes(), radix).unwrap_or_default();
    Some(if typed.starts_with(['-', '−']) { -number } else { number })
}

/// The tokens without words that add nothing, and without what only introduces an answer: "the answer is 6", `x = 6`.
fn introduced(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    tokens.retain(|token| !token.word.is_empty());
    let mut begin = 0;
    loop {
        let is =
            |place: usize, words: &[&str]| tokens.get(place).is_some_and(|token| token.is(words));
        let is_letter = |token: &Token<'_>| {
            token.text.len() == 1
                && token.text.starts_with(char::is_alphabetic)
                && token.word != "row"
        };
        let mut label = begin;
        while is(label, &["answer", "move", "win", "the", "i", "a", "so", ","])
            || is(label + 1, &["="]) && is_letter(&tokens[label])
        {
            label += 1;
        }
        if !is(label, &["is", "=", ":"]) || tokens.len() == label + 1 {
            break;
        }
        begin = label + 1;
    }
    tokens.drain(..begin);
    tokens
}

/// The tokens of an answer without what introduces it, if none leaves it open and all brackets and commas fit.
pub(super) fn answer_tokens(text: &str) -> Result<Vec<Token<'_>>, Stumble> {
    checked_tokens(text).map(introduced)
}

/// The tokens of an answer, if none leaves it open and all brackets and commas fit.
pub(super) fn checked_tokens(text: &str) -> Result<Vec<Token<'_>>, Stumble> {
    const VERBS: [&str; 8] = ["do", "does", "did", "can", "will", "is", "isn't", "isnt"];
    const SUBJECTS: [&str; 8] = ["i", "you", "we", "it", "that", "this", "the", "player"];
    let mut tokens = all_tokens(text);
    let is = |place: usize, words: &[&str]| {
        tokens.get(place).is_some_and(|token| words.contains(&&*token.text.to_lowercase()))
    };
    let asks = is(0, &VERBS) && is(1, &SUBJECTS);
    if let Some(beyond) = tokens.get(MOST) {
        return Err(beyond.stumble(StumbleCause::Unknown));
    }
    if let Some(token) = tokens.iter().find(|token| token.word == DOUBT || asks) {
        return Err(token.stumble(StumbleCause::Doubt));
    }
    let is_mark = |pair: &&[Token<'_>]| {
        let [before, mark] = pair else { return false };
        mark.word == "," && before.is(&[",", "(", "["]) || mark.word == "." && before.word == ","
    };
    let ends = [tokens.first(), tokens.last()].into_iter().flatten();
    let stray = tokens
        .windows(2)
        .find(is_mark)
        .map(|pair| &pair[1])
        .or(ends.into_iter().find(|end| end.word == ","));
    let lonely = [["(", ")"], ["[", "]"], ["{", "}"]].into_iter().find_map(|pair| {
        let mut brackets = tokens.iter().filter(|token| token.is(&pair));
        let is_open = brackets.clone().filter(|token| token.word == pair[0]).count() * 2
            != brackets.clone().count();
        if is_open { brackets.next() } else { None }
    });
    if let Some(token) = stray.or(lonely) {
        return Err(token.stumble(StumbleCause::Unbalanced));
    }
    tokens.retain(|token| !token.word.is_empty());
    Ok(tokens)
}
