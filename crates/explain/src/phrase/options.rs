//! Reads a choice named by its words.

use super::lexicon::{meaning, number_word};
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
    for words in [plain_words, answer_alone, main_clause] {
        let typed = words(text);
        if typed.iter().all(|word| word.len() == 1 && LETTERS.contains(word)) {
            break;
        }
        let mut fitting = (0..options.len()).filter(|&at| words(&options[at]) == typed);
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

/// The words in lower case, without brackets, commas and final punctuation, and with numbers in digits.
pub(super) fn plain_words(text: &str) -> Vec<String> {
    text.split(|character: char| character.is_whitespace() || "()[]{},\"“”`".contains(character))
        .map(|word| word.trim_end_matches(['.', '!', ':', ';']).to_lowercase())
        .filter(|word| !word.is_empty())
        .map(|word| number_word(&word).map_or(word, |number| number.to_string()))
        .collect()
}

/// The same without introductory words: "it is", "leave". With choices, a is a letter.
fn answer_alone(text: &str) -> Vec<String> {
    const INTRODUCE: [&str; 7] = ["", "the", "is", "i", "answer", "leave", "so"];
    let introduces = |word: &String| word != "a" && INTRODUCE.contains(&meaning(word));
    plain_words(text).into_iter().skip_while(introduces).collect()
}

/// A text without its reason and without articles: "it shines" of "It shines, because 3 is odd".
fn main_clause(text: &str) -> Vec<String> {
    let words = answer_alone(text).into_iter().take_while(|word| meaning(word) != "because");
    words.filter(|word| word == "a" || !["a", "the"].contains(&meaning(word))).collect()
}
