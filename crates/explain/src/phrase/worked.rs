//! Working in signs before an answer: products of digits and places (`1×8 + 1×2`), powers of two (`2^3 + 2^1`), XOR
//! step by step (`5 ^ 4 = 1, 1 ^ 3 = 2`), and binary digits before their value (`101 = 5`).

use std::borrow::Cow;

use num_bigint::BigInt;

use super::lexicon::Meaning;
use super::words::{PhraseWord, words};

/// The text with every product of two numbers and every power of two computed: `1*8 + 2^1` is `8 + 2`.
///
/// ```
/// use explain::phrase::products;
///
/// assert_eq!(products("1×8 + 0*4 + 1 * 2^1 = 10"), "8 + 0 + 2 = 10");
/// assert_eq!(products("3^2 and 2x"), "3^2 and 2x");
/// ```
pub fn products(text: &str) -> Cow<'_, str> {
    /// Longer than any working; searching for products may take quadratic time.
    const LONGEST: usize = 1000;
    if text.len() > LONGEST {
        return Cow::Borrowed(text);
    }
    let mut worked = String::new();
    let mut rest = text;
    let mut before = ' ';
    while let Some(character) = rest.chars().next() {
        let begins = character.is_ascii_digit() && !before.is_alphanumeric() && before != '.';
        let behind = if let Some((value, behind)) = begins.then(|| product(rest)).flatten() {
            worked += &value.to_string();
            behind
        } else {
            worked.push(character);
            &rest[character.len_utf8()..]
        };
        before = rest[..rest.len() - behind.len()].chars().next_back().unwrap_or(' ');
        rest = behind;
    }
    Cow::Owned(worked)
}

/// The product or power at the start of a text, and the rest; a number alone does not count.
fn product(text: &str) -> Option<(u64, &str)> {
    let (mut value, mut behind) = factor(text)?;
    let mut is_worked =
        !text[..text.len() - behind.len()].bytes().all(|byte| byte.is_ascii_digit());
    while let Some((factor, rest)) = times(behind).and_then(factor) {
        value = value.checked_mul(factor)?;
        behind = rest;
        is_worked = true;
    }
    let ends = behind.chars().next().is_none_or(|next| !next.is_alphanumeric());
    (is_worked && ends).then_some((value, behind))
}

/// The text after a multiplication sign.
fn times(text: &str) -> Option<&str> {
    let signs = ["*", "×", "·"];
    let behind = signs.iter().find_map(|sign| text.trim_start().strip_prefix(sign));
    behind.map(str::trim_start)
}

/// A number, or a power of two as `2^3`, `2**3` or `2³`, and the rest.
fn factor(text: &str) -> Option<(u64, &str)> {
    let (number, rest) = digits(text);
    let value = number.parse().ok()?;
    let signed = ["^", "**"].iter().find_map(|sign| rest.strip_prefix(sign)).map(digits);
    let (exponent, behind) = match signed {
        Some((exponent, behind)) if !exponent.is_empty() => (exponent.to_owned(), behind),
        _ => {
            let raised: String = rest.chars().map_while(superscript).collect();
            (raised, rest.trim_start_matches(|character| superscript(character).is_some()))
        }
    };
    if exponent.is_empty() {
        return Some((value, rest));
    }
    let power = 1_u64.checked_shl(exponent.parse().ok()?).filter(|_| value == 2);
    Some((power?, behind))
}

/// The digits at the start of a text, and the rest.
fn digits(text: &str) -> (&str, &str) {
    let end = text.find(|character: char| !character.is_ascii_digit());
    text.split_at(end.unwrap_or(text.len()))
}

/// The digit for a superscript.
fn superscript(character: char) -> Option<char> {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digit = RAISED.iter().position(|raised| *raised == character)?;
    char::from_digit(u32::try_from(digit).ok()?, 10)
}

/// The last result of XOR done step by step, if all steps hold: for `5 ^ 4 = 1, 1 ^ 3 = 2` the 2. Each number of the
/// question is used once, and so is the result of each step but the last.
///
/// ```
/// use explain::phrase::steps_of_xor;
///
/// let asked = ["5", "4", "3"].map(str::to_owned);
/// assert_eq!(steps_of_xor("5^4=1, 1^3=2", &asked), Some(2.into()));
/// assert_eq!(steps_of_xor("5^4=1, 1^3=4", &asked), None);
/// ```
pub fn steps_of_xor(text: &str, asked: &[String]) -> Option<BigInt> {
    /// More words than any working for a board that is asked about.
    const LONGEST: usize = 400;
    let words = words(text);
    if words.len() > LONGEST {
        return None;
    }
    let separates = |word: &PhraseWord<'_>| {
        matches!(word.means, Meaning::Comma | Meaning::Semicolon | Meaning::Stop | Meaning::And)
            || word.is("so then thus")
    };
    let mut left: Vec<BigInt> =
        asked.iter().map(|asked| asked.parse().ok()).collect::<Option<_>>()?;
    let mut last = None;
    for step in words.split(separates).filter(|step| !step.is_empty()) {
        let (terms, value) = step_of_xor(step)?;
        for term in terms {
            left.swap_remove(left.iter().position(|left| *left == term)?);
        }
        left.push(value.clone());
        last = Some(value);
    }
    (left.len() == 1).then_some(last).flatten()
}

/// The numbers of one equation and its result, if it holds.
fn step_of_xor(step: &[PhraseWord<'_>]) -> Option<(Vec<BigInt>, BigInt)> {
    let equals = |word: &PhraseWord<'_>| matches!(word.means, Meaning::Equals | Meaning::Is);
    let sign = step.iter().position(equals)?;
    let [value] = &step[sign + 1..] else {
        return None;
    };
    let (terms, signs): (Vec<_>, Vec<_>) =
        step[..sign].iter().enumerate().partition(|(at, _)| at % 2 == 0);
    let are_signs = signs.iter().all(|(_, sign)| sign.is("^ ⊕ xor"));
    let terms: Vec<BigInt> = terms.iter().map(|(_, term)| term.number()).collect::<Option<_>>()?;
    let value = value.number()?;
    let holds = terms.iter().fold(BigInt::ZERO, |sum, term| sum ^ term) == value;
    (are_signs && holds && terms.len() > 1).then_some((terms, value))
}

/// The text after binary digits and an equals sign, if it is their value: for `101 = 5` the 5.
///
/// ```
/// use explain::phrase::behind_digits;
///
/// assert_eq!(behind_digits("010, which is 2"), Some("2"));
/// assert_eq!(behind_digits("101 = 4"), None);
/// ```
pub fn behind_digits(text: &str) -> Option<&str> {
    let words = words(text);
    let (first, rest) = words.split_first()?;
    let is_bits =
        first.text.len() > 1 && first.text.bytes().all(|byte| matches!(byte, b'0' | b'1'));
    let between = |word: &&PhraseWord<'_>| {
        matches!(
            word.means,
            Meaning::Comma | Meaning::Is | Meaning::Equals | Meaning::Binary | Meaning::In
        ) || word.is("which so")
    };
    let between = rest.iter().take_while(between).count();
    let says_so = rest[..between]
        .iter()
        .any(|word| matches!(word.means, Meaning::Is | Meaning::Equals) || word.is("so"));
    let last = rest.get(between)?;
    let value = BigInt::parse_bytes(first.text.as_bytes(), 2).filter(|_| is_bits)?;
    (says_so && last.number()? == value).then(|| &text[last.at..])
}
