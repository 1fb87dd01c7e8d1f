//! Reads letters from a list of choices: `b`, `a, c`, `b c a`, "bca", "only b", "none of them", "all".

use super::lexicon::{Meaning, is_padding};
use super::nothing::read_none;
use super::options::plain_words;
use super::rows::are_all;
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::words::{PhraseWord, means, phrase, words};

/// The choices, and the words that may refer to them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Choices<'a> {
    /// Their number, at most 26.
    pub of: usize,
    /// The words of the question, which may be repeated in the answer if they claim nothing else.
    pub asked: &'a str,
    /// The text of each, if known.
    pub texts: &'a [String],
    /// Whether all of them are to be put in order.
    pub in_order: bool,
}

/// Reads letters of choices in the stated order, as indices from 0; an empty list means that none is right.
///
/// # Errors
/// If something else is stated, a letter beyond the last, or one twice.
///
/// ```
/// use explain::phrase::{Choices, read_letters};
///
/// let three = Choices { of: 3, asked: "Which of them win?", ..Choices::default() };
/// assert_eq!(read_letters("c, then a", &three), Ok(vec![2, 0]));
/// assert_eq!(read_letters("BCA", &three), Ok(vec![1, 2, 0]));
/// assert_eq!(read_letters("b wins", &three), Ok(vec![1]));
/// assert_eq!(read_letters("all but c", &three), read_letters("the first and the second", &three));
/// assert_eq!(read_letters("none of them", &three), Ok(vec![]));
/// assert!(read_letters("b or c", &three).is_err() && read_letters("b loses", &three).is_err());
/// ```
pub fn read_letters(text: &str, choices: &Choices<'_>) -> Result<Vec<usize>, Stumble> {
    let of = choices.of;
    let words = phrase(text)?;
    let speaks_of_one = words.iter().any(|word| !matches!(letters(word, of), Spelt::No));
    if !speaks_of_one && let Some(none) = read_none(&words) {
        return none.map(|()| Vec::new());
    }
    let mut said = Vec::new();
    let mut of_all = None;
    let mut but = false;
    let mut before: Option<&PhraseWord<'_>> = None;
    for (at, word) in words.iter().enumerate() {
        // "B is a win."
        if is_article(&words, at) {
            before = Some(word);
            continue;
        }
        let places = match letters(word, of) {
            Spelt::Places(places) => Some(places),
            Spelt::Beyond => {
                let last = letter_of(of.saturating_sub(1));
                return Err(word.stumble(StumbleCause::NoSuchLetter(last)));
            }
            // "The second and the last"; next to letters, these words only give an order.
            Spelt::No if !speaks_of_one && !choices.in_order => match (word.means, before) {
                (Meaning::Ordinal(_) | Meaning::Last, Some(before)) if is_place(before) => {
                    return Err(word.misplaced());
                }
                (Meaning::Ordinal(place), _) => Some(vec![place_of(place, of, word)?]),
                (Meaning::Last, _) => Some(vec![of.saturating_sub(1)]),
                _ => None,
            },
            Spelt::No => None,
        };
        let last = before.replace(word);
        if let Some(places) = places {
            let skipped = last.filter(|_| !choices.in_order);
            let skipped = skipped.and_then(|last| range(text, last, word, of)).into_iter();
            for place in skipped.flatten().chain(places) {
                if said.contains(&place) {
                    return Err(word.stumble(StumbleCause::Twice));
                }
                said.push(place);
            }
            continue;
        }
        match word.means {
            Meaning::All | Meaning::Every | Meaning::Both => of_all = Some(word),
            Meaning::But if of_all.is_some() && said.is_empty() && !choices.in_order => but = true,
            Meaning::Of if of_all.is_some() => {}
            Meaning::And
            | Meaning::Semicolon
            | Meaning::Arrow
            | Meaning::Move
            | Meaning::Position
            | Meaning::Next
            | Meaning::Last
            | Meaning::Ordinal(_) => {}
            _ if is_padding(word.means) => {}
            // "The second player wins on b" is about somebody else.
            Meaning::Player if last.is_some_and(is_place) => {
                return Err(word.misplaced());
            }
            _ if choices.asks_with(word) => {}
            // "b (5 4)"
            _ if last.is_none_or(|last| last.means != Meaning::Player)
                && said.last().is_some_and(|&at| choices.contains_word(at, word)) => {}
            _ => return Err(word.misplaced()),
        }
    }
    match of_all {
        Some(_) if but && !said.is_empty() => Ok((0..of).filter(|at| !said.contains(at)).collect()),
        Some(word) if but => Err(word.misplaced()),
        _ if are_all(of_all, said.len(), of, PhraseRole::Letter)? => Ok((0..of).collect()),
        _ => Ok(said),
    }
}

impl Choices<'_> {
    /// Whether the question uses this word, so that it adds nothing. If the question denies something, or asks for two
    /// opposite things, its words are not accepted as a part of the answer.
    fn asks_with(&self, word: &PhraseWord<'_>) -> bool {
        let claims = |word: &PhraseWord<'_>| {
            matches!(word.means, Meaning::Number(_))
                || word.misplaced().cause != StumbleCause::Unknown
        };
        let asked = words(self.asked);
        let denies = |word: &PhraseWord<'_>| {
            matches!(word.means, Meaning::Not | Meaning::No | Meaning::None)
        };
        let has = |means| asked.iter().any(|word| word.means == means);
        let opposite = match word.means {
            Meaning::Win => has(Meaning::Lose),
            Meaning::Lose => has(Meaning::Win),
            _ => false,
        };
        let is_it = |of_question: &PhraseWord<'_>| {
            let is_meant = word.means != Meaning::Unknown && word.means != Meaning::Balanced;
            is_meant && of_question.means == word.means
                || of_question.text.eq_ignore_ascii_case(word.text)
        };
        !claims(word) && !opposite && !asked.iter().any(denies) && asked.iter().any(is_it)
    }

    /// Whether a choice contains this word, so that it only repeats which one it is.
    fn contains_word(&self, at: usize, word: &PhraseWord<'_>) -> bool {
        let words = self.texts.get(at).map(|text| plain_words(text));
        let is_denial = matches!(word.means, Meaning::Not | Meaning::No | Meaning::None);
        !is_denial
            && words
                .is_some_and(|words| plain_words(word.text).iter().all(|word| words.contains(word)))
    }
}

/// Whether the letter a is an article here: after "is", and before a noun.
fn is_article(words: &[PhraseWord<'_>], at: usize) -> bool {
    words[at].text == "a"
        && means(words, at.wrapping_sub(1)) == Meaning::Is
        && matches!(means(words, at + 1), Meaning::Win | Meaning::Lose)
}

fn is_place(word: &PhraseWord<'_>) -> bool {
    matches!(word.means, Meaning::Ordinal(_) | Meaning::Last)
}

/// The index of the choice with this number.
fn place_of(number: u64, of: usize, word: &PhraseWord<'_>) -> Result<usize, Stumble> {
    let place = usize::try_from(number).ok().and_then(|place| place.checked_sub(1));
    let last = letter_of(of.saturating_sub(1));
    let place = place.filter(|&place| place < of);
    place.ok_or(word.stumble(StumbleCause::NoSuchLetter(last)))
}

/// The choices in a range of letters: "a-c".
fn range(
    text: &str,
    from: &PhraseWord<'_>,
    to: &PhraseWord<'_>,
    of: usize,
) -> Option<std::ops::Range<usize>> {
    let between = text[from.at + from.text.len()..to.at].trim();
    let is_dash = ["-", "–", "—"].contains(&between);
    match (letters(from, of), letters(to, of)) {
        (Spelt::Places(from), Spelt::Places(to)) if is_dash => Some(from.last()? + 1..*to.first()?),
        _ => None,
    }
}

/// The letter of the choice with this index: `a` for 0.
pub fn letter_of(place: usize) -> char {
    let place = u8::try_from(place).unwrap_or(25).min(25);
    char::from(b'a' + place)
}

/// What a word spells.
enum Spelt {
    /// Choices: one by its letter, or several by letters written together.
    Places(Vec<usize>),
    /// A letter after the last.
    Beyond,
    /// Not the letters of choices.
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
            // "Bad" is a word as well; letters written together must not be a known one.
            if places.len() == 1 || word.means == Meaning::Unknown {
                Spelt::Places(places)
            } else {
                Spelt::No
            }
        }
        // "I" is a person.
        Some(places) if places.len() == 1 && word.means != Meaning::Mover => Spelt::Beyond,
        _ => Spelt::No,
    }
}
