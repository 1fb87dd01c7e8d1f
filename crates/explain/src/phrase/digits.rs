//! Reads binary digits, and single ones: `110`, `1 1 0`, `[1, 1, 0]`, `0b110`, "one one zero"; "on", "false".

use super::lexicon::{Meaning, Spelling, is_padding};
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::words::{PhraseWord, phrase};

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
    let words = phrase(text)?;
    let are_listed = words.iter().any(PhraseWord::is_number);
    let mut digits = Vec::new();
    // The same digits may be repeated: "110, as a list [1, 1, 0]".
    let mut again: Option<(&PhraseWord<'_>, Vec<bool>)> = None;
    let mut is_list = false;
    // More than a comma ends the digits, and `0b110` is complete by itself.
    let (mut has_begun, mut has_ended) = (false, false);
    for word in &words {
        match word.means {
            Meaning::Number(spelling) => {
                let alone = spelling == Spelling::Binary;
                let said = bits(word).ok_or(word.stumble(StumbleCause::NotABit))?;
                if has_begun && is_list && has_ended {
                    again.get_or_insert((word, Vec::new())).1.extend(said);
                    continue;
                }
                if has_ended || alone && has_begun {
                    return Err(word.stumble(StumbleCause::Second));
                }
                digits.extend(said);
                has_begun = true;
                has_ended = alone;
            }
            // A lesson's "one 4, one 2, no 1" may be answered "one, one, none".
            Meaning::None if are_listed && !has_ended => {
                digits.push(false);
                has_begun = true;
            }
            Meaning::Comma => {}
            Meaning::And if has_begun && !has_ended => {}
            Meaning::Open(_) | Meaning::List => {
                is_list = true;
                has_ended |= has_begun;
            }
            Meaning::Clear | Meaning::In | Meaning::Binary | Meaning::There => {
                has_ended |= has_begun;
            }
            _ if is_padding(word.means) => has_ended |= has_begun,
            _ => return Err(word.misplaced()),
        }
    }
    if let Some((word, _)) = again.filter(|(_, again)| *again != digits) {
        return Err(word.stumble(StumbleCause::Second));
    }
    if has_begun || is_list { Ok(digits) } else { Err(Stumble::missing(PhraseRole::Digits)) }
}

/// The digits of a number that has only 0s and 1s.
fn bits(word: &PhraseWord<'_>) -> Option<Vec<bool>> {
    let text = match word.means {
        Meaning::Number(Spelling::Word(value @ 0..=1)) => return Some(vec![value == 1]),
        Meaning::Number(Spelling::Digits) => word.text,
        Meaning::Number(Spelling::Binary) => {
            let text = word.text.trim_end_matches('₂');
            let prefixed = text.strip_prefix("0b").or_else(|| text.strip_prefix("0B"));
            prefixed.unwrap_or(text)
        }
        _ => return None,
    };
    text.bytes()
        .map(|digit| match digit {
            b'0' => Some(false),
            b'1' => Some(true),
            _ => None,
        })
        .collect()
}

/// Reads the output of a gate: 0 or 1, true or false, on or off, bright or dark.
///
/// # Errors
/// If something else is stated, or both.
pub fn read_bit(text: &str) -> Result<bool, Stumble> {
    let mut said = None;
    let words = phrase(text)?;
    let light = |at: usize| words.get(at).is_some_and(|word| word.is("light"));
    for (at, word) in words.iter().enumerate() {
        let bit = match word.means {
            // "The light goes out", "no light".
            _ if word.is("out") => false,
            Meaning::No if light(at + 1) => false,
            // "It gives light", or just "light".
            Meaning::Label
                if word.is("light")
                    && (words.len() == 1 || at > 0 && words[at - 1].means == Meaning::Courtesy) =>
            {
                true
            }
            Meaning::Number(Spelling::Word(value @ 0..=1)) => value == 1,
            Meaning::Number(Spelling::Digits) if word.text == "0" => false,
            Meaning::Number(Spelling::Digits) if word.text == "1" => true,
            Meaning::Number(_) => return Err(word.stumble(StumbleCause::NotABit)),
            Meaning::True | Meaning::On | Meaning::Bright => true,
            Meaning::False | Meaning::Off | Meaning::Dark => false,
            _ if is_padding(word.means) => continue,
            _ => return Err(word.misplaced()),
        };
        if said.is_some_and(|said| said != bit) {
            return Err(word.stumble(StumbleCause::Second));
        }
        said = Some(bit);
    }
    said.ok_or(Stumble::missing(PhraseRole::Bit))
}
