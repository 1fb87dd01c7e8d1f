//! Reads a choice named by its words.

use super::lexicon::{Meaning, Spelling, is_padding, meaning};
use super::stumble::{Stumble, StumbleCause};

/// The choice that a text names by its words, apart from spaces, brackets, commas, case and introductory words; `None`
/// if it matches no choice, or consists of letters only.
///
/// # Errors
/// If it matches two choices.
///
/// ```
/// use explain::phrase::read_option;
///
/// let options = ["5 4", "3 3"].map(str::to_owned);
/// assert_eq!(read_option("It is (3, 3).", &options), Ok(Some(1)));
/// assert_eq!(read_option("not 3 3", &options), Ok(None));
/// ```
pub fn read_option(text: &str, options: &[String]) -> Result<Option<usize>, Stumble> {
    const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
    let is_letter = |word: &String| word.len() == 1 && LETTERS.contains(word);
    for words in [plain_words, answer_alone, main_clause] {
        let said = words(text);
        if said.iter().all(is_letter) {
            break;
        }
        let mut fitting = (0..options.len()).filter(|&at| words(&options[at]) == said);
        match (fitting.next(), fitting.next()) {
            (Some(one), Some(other)) => {
                let [one, other] = [one, other].map(|at| LETTERS.get(at..=at).unwrap_or("z"));
                return Err(Stumble::at(text.trim(), StumbleCause::TwoReadings(one, other)));
            }
            (None, _) => {}
            (one, None) => return Ok(one),
        }
    }
    Ok(None)
}

/// The words in lower case, without brackets, commas and final punctuation.
pub(super) fn plain_words(text: &str) -> Vec<String> {
    let between = |c: char| c.is_whitespace() || "()[]{},\"“”`".contains(c);
    let words = text.split(between);
    let words = words.map(|word| word.trim_end_matches(['.', '!', ':', ';']).to_lowercase());
    let words = words.filter(|word| !word.is_empty());
    let in_digits = words.map(|word| match meaning(&word) {
        Meaning::Number(Spelling::Word(number)) => number.to_string(),
        _ => word,
    });
    in_digits.collect()
}

/// A text without its reason and without articles: "it shines" of "It shines, because 3 is odd".
fn main_clause(text: &str) -> Vec<String> {
    let words = answer_alone(text).into_iter();
    let words = words.take_while(|word| meaning(word) != Meaning::Because);
    words.filter(|word| word == "a" || meaning(word) != Meaning::Article).collect()
}

/// The same without introductory words: "it is", "leave".
fn answer_alone(text: &str) -> Vec<String> {
    let words = plain_words(text).into_iter();
    // With choices, a is a letter.
    let is_before = |word: &str| {
        let means = meaning(word);
        word != "a" && means != Meaning::Only && is_padding(means)
    };
    let words = words.skip_while(|word| meaning(word) == Meaning::Leave || is_before(word));
    words.collect()
}
