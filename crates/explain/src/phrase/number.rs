//! Reads numbers, binary digits and outputs of a gate: `6`, "six", "110 in binary"; `1 1 0`, `[1, 1, 0]`; "on", "false".

use num_bigint::BigInt;

use super::outline::{Match, Part, matched};
use super::outlines::{BITS, DIGIT_LISTS, NIM_SUMS, NUMBERS, Number};
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::token::{BINARY, DIGITS, SPELT, Token, answer_tokens};

/// The form in which a number is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedForm {
    /// As a nim sum, the sum of the unpaired groups.
    NimSum,
    /// As binary digits, so mentioning binary adds nothing.
    BinaryDigits,
}

/// Reads a number of any size and sign.
///
/// # Errors
/// If there is no number, or two, or a doubtful one, or a word is not known.
///
/// ```
/// use explain::phrase::{AskedForm, read_number};
///
/// assert_eq!(read_number("I think it is twenty-one.", AskedForm::NimSum), Ok(21.into()));
/// assert_eq!(read_number("an 8 and a 2 are left", AskedForm::NimSum), Ok(10.into()));
/// assert!(read_number("2 or 3", AskedForm::NimSum).is_err());
/// ```
pub fn read_number(text: &str, asked: AskedForm) -> Result<BigInt, Stumble> {
    let tokens = answer_tokens(text)?;
    let repeats = |token: &&Token<'_>| token.word == "binary" || token.word == BINARY;
    if asked == AskedForm::BinaryDigits
        && let Some(token) = tokens.iter().find(repeats)
    {
        return Err(token.stumble(StumbleCause::RepeatsTheQuestion));
    }
    match matched(&NUMBERS, &tokens) {
        Ok(found) => number(&found),
        Err(stumble) if asked == AskedForm::NimSum => {
            matched(&NIM_SUMS, &tokens).and_then(|found| number(&found)).map_err(|_| stumble)
        }
        Err(stumble) => Err(stumble),
    }
}

fn number(found: &Match<'_, '_, Number>) -> Result<BigInt, Stumble> {
    let value = |token: &Token<'_>| token.number.clone().unwrap_or_default();
    let first = found.parts.first().map(Part::numbered);
    match (found.means, first) {
        (Number::Zero, Some(first)) if value(first) != BigInt::ZERO => {
            Err(first.stumble(StumbleCause::Second))
        }
        (Number::Zero, _) | (_, None) => Ok(BigInt::ZERO),
        (Number::Plain, Some(first)) => Ok(value(first)),
        (Number::Negative, Some(first)) => Ok(-value(first)),
        (Number::Binary, Some(first)) => {
            let bits = bits(first).ok_or_else(|| first.stumble(StumbleCause::NotABit))?;
            Ok(bits.into_iter().fold(BigInt::ZERO, |sum, bit| sum * 2 + u8::from(bit)))
        }
        (Number::Twice, Some(first)) => {
            let second = found.parts[1].numbered();
            let is_same = value(first) == value(second) && first.word != second.word;
            if is_same { Ok(value(first)) } else { Err(second.stumble(StumbleCause::Second)) }
        }
        (Number::Groups, Some(_)) => {
            let groups = found
                .parts
                .iter()
                .filter(|part| part.tokens.iter().any(|token| token.number.is_some()));
            let mut groups: Vec<BigInt> = groups.map(|part| value(part.numbered())).collect();
            groups.sort();
            groups.dedup();
            let other = groups
                .iter()
                .find(|group| **group <= BigInt::ZERO || group.magnitude().count_ones() != 1);
            match other {
                Some(other) => Err(Stumble::at(&other.to_string(), StumbleCause::Unknown)),
                None => Ok(groups.iter().sum()),
            }
        }
    }
}

/// Reads binary digits, most significant first, exactly as stated; an empty list has none.
///
/// # Errors
/// If something other than binary digits is stated, or more than one set of them.
///
/// ```
/// use explain::phrase::read_digits;
///
/// assert_eq!(read_digits("one one zero").unwrap(), [true, true, false]);
/// assert_eq!(read_digits("110 in binary"), read_digits("[1, 1, 0]"));
/// assert!(read_digits("12").is_err());
/// ```
pub fn read_digits(text: &str) -> Result<Vec<bool>, Stumble> {
    let tokens = answer_tokens(text)?;
    let list = tokens.iter().skip(1).find(|token| token.word == "[");
    if let Some(list) = list
        && let Ok(before) = read_digits(&text[..list.at])
    {
        let is_same = read_digits(&text[list.at..])? == before;
        return if is_same { Ok(before) } else { Err(list.stumble(StumbleCause::Second)) };
    }
    let found = matched(&DIGIT_LISTS, &tokens)?;
    let is_number = |token: &&Token<'_>| token.number.is_some();
    let parts = found.parts.iter().map(Part::numbered);
    if let Some(first) = parts.clone().next()
        && parts.clone().all(|token| !is_number(&token))
    {
        return Err(first.stumble(StumbleCause::Negation));
    }
    let count = parts.clone().filter(is_number).count();
    let mut digits = Vec::new();
    for token in parts {
        match token.word {
            BINARY if count > 1 => return Err(token.stumble(StumbleCause::Second)),
            _ if token.number.is_none() => digits.push(false),
            _ => digits.extend(bits(token).ok_or_else(|| token.stumble(StumbleCause::NotABit))?),
        }
    }
    Ok(digits)
}

/// The digits of a number that has only 0s and 1s.
pub(crate) fn bits(token: &Token<'_>) -> Option<Vec<bool>> {
    let digits = match token.word {
        SPELT if token.number <= Some(1.into()) => token.number.as_ref()?.to_string(),
        DIGITS => token.text.trim_end_matches("₁₀").to_owned(),
        BINARY => token
            .text
            .trim_start_matches("0b")
            .trim_start_matches("0B")
            .trim_end_matches('₂')
            .to_owned(),
        _ => return None,
    };
    let bits = digits.chars().map(|digit| match digit {
        '0' => Some(false),
        '1' => Some(true),
        _ => None,
    });
    bits.collect()
}

/// Reads the output of a gate: 0 or 1, true or false, on or off, bright or dark.
///
/// # Errors
/// If something else is stated, or both.
pub fn read_bit(text: &str) -> Result<bool, Stumble> {
    let tokens = answer_tokens(text)?;
    let is_other = |token: &&Token<'_>| token.number.as_ref().is_some_and(|it| *it > 1.into());
    if let Some(other) = tokens.iter().find(is_other) {
        return Err(other.stumble(StumbleCause::NotABit));
    }
    let clauses = clauses(&tokens).map(|clause| Ok((matched(&BITS, clause)?.means, &clause[0])));
    agreed(clauses, PhraseRole::Bit)
}

/// The clauses of an answer, none of them empty.
pub(super) fn clauses<'w, 'a>(tokens: &'w [Token<'a>]) -> impl Iterator<Item = &'w [Token<'a>]> {
    let ends = |token: &Token<'_>| {
        [",", ";", ".", ":", "-", "and", "but", "so", "(", ")"].contains(&token.word)
    };
    tokens.split(ends).filter(|clause| !clause.is_empty())
}

/// What all clauses agree on.
pub(super) fn agreed<'w, 'a: 'w>(
    clauses: impl Iterator<Item = Result<(bool, &'w Token<'a>), Stumble>>,
    wants: PhraseRole,
) -> Result<bool, Stumble> {
    let mut said = None;
    for clause in clauses {
        let (means, token) = clause?;
        if said.is_some_and(|said| said != means) {
            return Err(token.stumble(StumbleCause::Second));
        }
        said = Some(means);
    }
    said.ok_or(Stumble::missing(wants))
}
