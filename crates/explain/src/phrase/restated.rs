//! What surrounds an answer on paper: the question repeated before it ("3 ⊕ 5 = 6"), or a remark in brackets after it
//! ("1110 (8 + 4 + 2)").

use super::lexicon::{Meaning, Spelling};
use super::words::{PhraseWord, words};

/// The text after the last `=` or "is", if exactly the numbers of the question come before it; otherwise the whole
/// text.
///
/// ```
/// use explain::phrase::behind_question;
///
/// let asked = ["3".to_owned(), "5".to_owned()];
/// assert_eq!(behind_question("3 xor 5 = 6", &asked), "6");
/// assert_eq!(behind_question("3 xor 4 = 6", &asked), "3 xor 4 = 6");
/// ```
pub fn behind_question<'a>(text: &'a str, asked: &[String]) -> &'a str {
    /// Keeps the time linear even for a flood of signs.
    const MOST_SIGNS: usize = 8;
    let words = words(text);
    let points = |word: &PhraseWord<'_>| matches!(word.means, Meaning::Equals | Meaning::Is);
    let in_digits = |word: &PhraseWord<'_>| match word.means {
        Meaning::Number(Spelling::Word(number)) => number.to_string(),
        _ => word.text.to_owned(),
    };
    let from_binary = |word: &PhraseWord<'_>| {
        let number = u64::from_str_radix(word.text, 2);
        number.map_or_else(|_| in_digits(word), |number| number.to_string())
    };
    let mut asked = asked.to_vec();
    asked.sort_unstable();
    let repeats = |question: &[PhraseWord<'_>]| {
        let numbers = |read: &dyn Fn(&PhraseWord<'_>) -> String| {
            let numbers = question.iter().filter(|word| word.is_number());
            let mut numbers: Vec<String> = numbers.map(read).collect();
            // The numbers may be in any order, as for XOR.
            numbers.sort_unstable();
            numbers == asked
        };
        !asked.is_empty()
            && question.iter().filter(|word| word.is_number()).count() == asked.len()
            && question.iter().all(belongs_to_question)
            && (numbers(&in_digits) || asked.len() > 1 && numbers(&from_binary))
    };
    let signs = (0..words.len()).filter(|&at| points(&words[at]));
    let mut signs = signs.take(MOST_SIGNS);
    let sign = signs.find(|&sign| repeats(&words[..sign]));
    let answer = sign.and_then(|sign| words.get(sign + 1));
    answer.map_or(text, |answer| &text[answer.at..])
}

/// The text before a remark that the board is then balanced: "take 2 from row 3, so that the nim sum is 0".
///
/// ```
/// use explain::phrase::before_balance;
///
/// assert_eq!(before_balance("3,2, then it's balanced"), Some("3,2"));
/// assert_eq!(before_balance("3,2, then it's not balanced"), None);
/// ```
pub fn before_balance(text: &str) -> Option<&str> {
    const BEGINS: [&str; 6] = ["so", "then", "which", "to", "and", "because"];
    const SAYS: &str = "so then which that to and because it it's its is becomes be will makes make the a board nim nimsum \
                        sum everything all now again leaves";
    const LONGEST: usize = 400;
    if text.len() > LONGEST {
        return None;
    }
    let spoken = |word: &str| {
        word.trim_matches(|character: char| !character.is_alphanumeric()).to_lowercase()
    };
    let among = |known: &str, word: &str| known.split_whitespace().any(|known| known == word);
    // "balanced", "which balances it"
    let is_balanced = |word: &str| among("0 zero paired", word) || word.starts_with("balanc");
    let mut begins = text.match_indices(' ').map(|(at, _)| at);
    begins.find_map(|at| {
        let mut words = text[at..].split_whitespace().map(spoken);
        let is_remark = among(&BEGINS.join(" "), &words.clone().next()?)
            && words.clone().any(|word| is_balanced(&word))
            && words.all(|word| among(SAYS, &word) || is_balanced(&word) || word.is_empty());
        let before = text[..at].trim_end_matches([' ', ',', ';', '.']);
        (is_remark && !before.is_empty()).then_some(before)
    })
}

/// A text without a smiley at its end.
pub fn without_smile(text: &str) -> &str {
    const SMILES: [&str; 12] =
        [":)", ":(", ":-)", ":-(", ";)", ";-)", ":/", ":'(", ":D", "🙂", "🙁", "😅"];
    let mut text = text.trim_end();
    while let Some(before) = SMILES.iter().find_map(|smile| text.strip_suffix(smile)) {
        text = before.trim_end();
    }
    text
}

/// The text before brackets at the end, if they contain a remark: not just a number, and nothing that retracts or
/// questions the answer.
///
/// ```
/// use explain::phrase::before_remark;
///
/// assert_eq!(before_remark("1110 (8 + 4 + 2)"), Some("1110 "));
/// assert_eq!(before_remark("1110 (or 1111)"), None);
/// ```
pub fn before_remark(text: &str) -> Option<&str> {
    let within = text.trim_end().trim_end_matches('.').strip_suffix(')')?;
    let (answer, remark) = within.split_once('(')?;
    let remark = words(remark);
    let takes_back = |word: &PhraseWord<'_>| {
        matches!(
            word.means,
            Meaning::Doubt
                | Meaning::Can
                | Meaning::Not
                | Meaning::No
                | Meaning::None
                | Meaning::Open(_)
                | Meaning::Close(_)
        )
    };
    let says_more = remark.iter().any(|word| !word.is_number() && word.means != Meaning::Comma);
    let is_remark = says_more && !remark.iter().any(takes_back);
    (is_remark && !words(answer).is_empty()).then_some(answer)
}

/// Whether a word may be part of a question about numbers.
fn belongs_to_question(word: &PhraseWord<'_>) -> bool {
    word.is_number()
        || ["^", "⊕"].contains(&word.text)
        || matches!(
            word.means,
            Meaning::Label
                | Meaning::Article
                | Meaning::Of
                | Meaning::And
                | Meaning::In
                | Meaning::Binary
                | Meaning::Comma
                | Meaning::Open(_)
                | Meaning::Close(_)
        )
}
