//! Reads letters from a list of choices: `b`, `a, c`, `b c a`, "bca", "only b", "none of them", "all but c".

use super::lexicon::UNKNOWN;
use super::options::plain_words;
use super::outline::matched;
use super::outlines::{LETTERS, Rows};
use super::rows::says_none;
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::token::{ORDINAL, Token, checked_tokens, tokens};

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
    let typed = checked_tokens(text)?;
    let last = letter_of(choices.of.saturating_sub(1));
    let mut words: Vec<Token<'_>> = Vec::new();
    let mut of_choice: Vec<String> = Vec::new();
    for (at, token) in typed.iter().enumerate() {
        let is_article = token.text == "a"
            && typed.get(at.wrapping_sub(1)).is_some_and(|before| before.word == "is")
            && typed.get(at + 1).is_some_and(|next| ["win", "lose"].contains(&next.word));
        match letters(token.text).filter(|places| places.len() == 1 || token.word == UNKNOWN) {
            Some(places) if places.iter().all(|&place| place < choices.of) && !is_article => {
                of_choice = places
                    .iter()
                    .filter_map(|&place| choices.texts.get(place))
                    .flat_map(|text| plain_words(text))
                    .collect();
                words.push(Token { word: "letter", ..token.clone() });
            }
            Some(places) if places.len() == 1 && !is_article && token.word != "i" => {
                return Err(token.stumble(StumbleCause::NoSuchLetter(last)));
            }
            // "b (5 4)"
            _ if typed.get(at.wrapping_sub(1)).is_none_or(|before| before.word != "player")
                && plain_words(token.text).iter().any(|word| of_choice.contains(word))
                && !denies(token) => {}
            _ if choices.asks_with(token) => {}
            _ => words.push(token.clone()),
        }
    }
    if words.iter().all(|word| word.word != "letter") && says_none(&words) {
        return Ok(Vec::new());
    }
    let found = matched(&LETTERS, &words)?;
    let mut named: Vec<usize> = Vec::new();
    for part in &found.parts {
        let places = part.tokens.iter().map(|token| match token.word {
            "letter" => letters(token.text).unwrap_or_default(),
            "last" => vec![choices.of.saturating_sub(1)],
            ORDINAL => {
                let number = token.number.as_ref().and_then(|number| usize::try_from(number).ok());
                vec![number.and_then(|number| number.checked_sub(1)).unwrap_or(choices.of)]
            }
            _ => Vec::new(),
        });
        let places: Vec<usize> = places.flatten().collect();
        let token = part
            .tokens
            .iter()
            .find(|token| ["letter", ORDINAL].contains(&token.word))
            .unwrap_or(&part.tokens[0]);
        for place in places {
            if place >= choices.of || choices.in_order && token.word != "letter" {
                return Err(token.stumble(StumbleCause::NoSuchLetter(last)));
            }
            if named.contains(&place) {
                return Err(token.stumble(StumbleCause::Twice));
            }
            named.push(place);
        }
    }
    match found.means {
        Rows::Named => Ok(named),
        Rows::All => Ok((0..choices.of).collect()),
        Rows::AllBut if !choices.in_order => {
            Ok((0..choices.of).filter(|place| !named.contains(place)).collect())
        }
        Rows::AllBut | Rows::HowMany => Err(Stumble::missing(PhraseRole::Letter)),
    }
}

impl Choices<'_> {
    /// Whether the question uses this word, so that it adds nothing. If the question denies something, or asks for two
    /// opposite things, its words are not accepted as a part of the answer.
    fn asks_with(&self, token: &Token<'_>) -> bool {
        let asked = tokens(self.asked);
        let has = |word: &str| asked.iter().any(|token| token.word == word);
        let is_opposite = token.word == "win" && has("lose") || token.word == "lose" && has("win");
        let is_reason = ["even", "odd", UNKNOWN].contains(&token.word);
        let is_it = |asked: &Token<'_>| {
            !is_reason && asked.word == token.word || asked.text.eq_ignore_ascii_case(token.text)
        };
        !token.is_number()
            && !denies(token)
            && !is_opposite
            && !asked.iter().any(denies)
            && asked.iter().any(is_it)
    }
}

fn denies(token: &Token<'_>) -> bool {
    ["not", "no", "none"].contains(&token.word)
}

/// The letter of the choice with this index: `a` for 0.
pub fn letter_of(place: usize) -> char {
    let place = u8::try_from(place).unwrap_or(25).min(25);
    char::from(b'a' + place)
}

/// The places of the letters that a word is made of.
fn letters(word: &str) -> Option<Vec<usize>> {
    let places = word.bytes().map(|letter| match letter.to_ascii_lowercase() {
        letter @ b'a'..=b'z' => Some(usize::from(letter - b'a')),
        _ => None,
    });
    places.collect()
}
