//! Letters that are said of a list of choices: `b`, `a, c`, `b c a`, "bca", "only b", "none of them", "all"; and a line of
//! a numbered list: `3`, "line 3", "the third".

use num_bigint::BigInt;

use super::lexicon::{Meaning, meaning};
use super::nothing::says_none;
use super::number::is_said_around;
use super::rows::rows_said;
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::words::{PhraseWord, phrase};

/// Reads letters of so many choices, at most 26, in the order in which they are said, as places counted from 0; none says
/// that there is none.
///
/// # Errors
/// When something else is said, a letter beyond the last, or one twice.
///
/// ```
/// use nimlab::phrase::letters_said;
///
/// assert_eq!(letters_said("c, then a", 3), Ok(vec![2, 0]));
/// assert_eq!(letters_said("BCA", 3), Ok(vec![1, 2, 0]));
/// assert_eq!(letters_said("none of them", 3), Ok(vec![]));
/// assert!(letters_said("b or c", 3).is_err() && letters_said("d", 3).is_err());
/// ```
pub fn letters_said(text: &str, of: usize) -> Result<Vec<usize>, Stumble> {
    let words = phrase(text)?;
    let speaks_of_one = words
        .iter()
        .any(|word| !matches!(letters(word, of), Spelt::No));
    if !speaks_of_one && let Some(none) = says_none(&words) {
        return none.map(|()| Vec::new());
    }
    let mut said = Vec::new();
    let mut of_all = None;
    for word in &words {
        match letters(word, of) {
            Spelt::Places(places) => {
                for place in places {
                    if said.contains(&place) {
                        return Err(word.stumble(StumbleCause::Twice));
                    }
                    said.push(place);
                }
                continue;
            }
            Spelt::Beyond => {
                let last = letter_of(of.saturating_sub(1));
                return Err(word.stumble(StumbleCause::NoSuchLetter(last)));
            }
            Spelt::No => {}
        }
        match word.means {
            Meaning::All | Meaning::Every | Meaning::Both => of_all = Some(word),
            Meaning::Of if of_all.is_some() => {}
            Meaning::And
            | Meaning::Semicolon
            | Meaning::Arrow
            | Meaning::Move
            | Meaning::Position
            | Meaning::Next
            | Meaning::Last
            | Meaning::Ordinal(_) => {}
            _ if is_said_around(word.means) => {}
            _ => return Err(word.misplaced()),
        }
    }
    match of_all {
        Some(word) if word.means == Meaning::Both && of != 2 && said.len() != 2 => {
            Err(word.stumble(StumbleCause::Unknown))
        }
        Some(word) if !said.is_empty() && word.means != Meaning::Both => {
            Err(word.stumble(StumbleCause::Second))
        }
        Some(_) if said.is_empty() => Ok((0..of).collect()),
        None if said.is_empty() => Err(Stumble::missing(PhraseRole::Letter)),
        _ => Ok(said),
    }
}

/// The choice that a text names by its words, give or take spaces, brackets, commas, case and what may stand before any answer;
/// `None` where it says those of no choice, or letters alone.
///
/// # Errors
/// When two choices read so.
///
/// ```
/// use nimlab::phrase::option_said;
///
/// let options = ["5 4", "3 3"].map(str::to_owned);
/// assert_eq!(option_said("It is (3, 3).", &options), Ok(Some(1)));
/// assert_eq!(option_said("not 3 3", &options), Ok(None));
/// ```
pub fn option_said(text: &str, options: &[String]) -> Result<Option<usize>, Stumble> {
    const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
    let is_letter = |word: &String| word.len() == 1 && LETTERS.contains(word);
    for words in [plain_words, answer_alone] {
        let said = words(text);
        if said.iter().all(is_letter) {
            break;
        }
        let mut fitting = (0..options.len()).filter(|&at| words(&options[at]) == said);
        match (fitting.next(), fitting.next()) {
            (Some(one), Some(other)) => {
                let [one, other] = [one, other].map(|at| LETTERS.get(at..=at).unwrap_or("z"));
                return Err(Stumble::at(
                    text.trim(),
                    StumbleCause::TwoReadings(one, other),
                ));
            }
            (None, _) => {}
            (one, None) => return Ok(one),
        }
    }
    Ok(None)
}

/// The words in small letters, without brackets, commas and what ends a sentence.
fn plain_words(text: &str) -> Vec<String> {
    let between = |c: char| c.is_whitespace() || "()[]{},\"“”`".contains(c);
    let words = text.split(between);
    let words = words.map(|word| word.trim_end_matches(['.', '!', ':', ';']).to_lowercase());
    words.filter(|word| !word.is_empty()).collect()
}

/// The same without what may stand before any answer: "it is", "leave".
fn answer_alone(text: &str) -> Vec<String> {
    let words = plain_words(text).into_iter();
    let is_before = |means| means != Meaning::Only && is_said_around(means);
    let words = words.skip_while(|word| {
        let means = meaning(word);
        means == Meaning::Leave || is_before(means)
    });
    words.collect()
}

/// The letter of a choice by its place, counted from 0: `a` for the first.
#[must_use]
pub fn letter_of(place: usize) -> char {
    let place = u8::try_from(place).unwrap_or(25).min(25);
    char::from(b'a' + place)
}

/// Reads the number of one of so many lines, counted from 1.
///
/// # Errors
/// When something else is said, or several lines.
///
/// ```
/// use nimlab::phrase::line_said;
///
/// assert_eq!(line_said("the third line", 4), Ok(3.into()));
/// assert!(line_said("2 and 3", 4).is_err());
/// ```
pub fn line_said(text: &str, of: usize) -> Result<BigInt, Stumble> {
    let no_line = Stumble::missing(PhraseRole::Line);
    let lines = rows_said(text, of).map_err(|stumble| {
        if stumble == Stumble::missing(PhraseRole::Rows) {
            no_line.clone()
        } else {
            stumble
        }
    })?;
    let mut lines = lines.into_iter();
    match (lines.next(), lines.next()) {
        (Some(line), None) => Ok(line),
        (_, Some(second)) => Err(Stumble::at(&second.to_string(), StumbleCause::Second)),
        (None, None) => Err(no_line),
    }
}

/// What a word spells.
enum Spelt {
    /// Choices: one by its letter, or several by letters written together.
    Places(Vec<usize>),
    /// A letter after the last.
    Beyond,
    /// No letters of choices.
    No,
}

fn letters(word: &PhraseWord<'_>, of: usize) -> Spelt {
    let place = |letter: char| {
        let letter = letter.to_ascii_lowercase();
        let is_one = letter.is_ascii_lowercase();
        is_one.then(|| usize::from(letter as u8 - b'a'))
    };
    let places: Option<Vec<usize>> = word.text.chars().map(place).collect();
    match places {
        Some(places) if places.iter().all(|&place| place < of) => {
            // "Bad" is a word as well; letters written together are none that is known.
            if places.len() == 1 || word.means == Meaning::Unknown {
                Spelt::Places(places)
            } else {
                Spelt::No
            }
        }
        // "I" is somebody.
        Some(places) if places.len() == 1 && word.means != Meaning::Mover => Spelt::Beyond,
        _ => Spelt::No,
    }
}
