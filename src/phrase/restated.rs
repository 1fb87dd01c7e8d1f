//! What stands around an answer on paper: the question once more before it ("3 ⊕ 5 = 6"), or a remark in brackets behind it
//! ("1110 (8 + 4 + 2)").

use super::lexicon::{Meaning, Spelling};
use super::words::{PhraseWord, words};

/// What stands behind the last `=` or "is", where the numbers of the question, and no others, stand before it; else the
/// text as it is.
///
/// ```
/// use nimlab::phrase::behind_question;
///
/// let asked = ["3".to_owned(), "5".to_owned()];
/// assert_eq!(behind_question("3 xor 5 = 6", &asked), "6");
/// assert_eq!(behind_question("3 xor 4 = 6", &asked), "3 xor 4 = 6");
/// ```
#[must_use]
pub fn behind_question<'a>(text: &'a str, asked: &[String]) -> &'a str {
    let words = words(text);
    let points = |word: &PhraseWord<'_>| matches!(word.means, Meaning::Equals | Meaning::Is);
    let Some(sign) = words.iter().rposition(points) else {
        return text;
    };
    let question = &words[..sign];
    let numbers = question.iter().filter(|word| is_number(word));
    let in_digits = |word: &PhraseWord<'_>| match word.means {
        Meaning::Number(Spelling::Word(number)) => number.to_string(),
        _ => word.text.to_owned(),
    };
    let mut numbers: Vec<String> = numbers.map(in_digits).collect();
    let mut asked = asked.to_vec();
    // The numbers may stand in any order: XOR does not mind.
    numbers.sort_unstable();
    asked.sort_unstable();
    let repeats = question.iter().all(belongs_to_question) && !asked.is_empty() && numbers == asked;
    match words.get(sign + 1) {
        Some(answer) if repeats => &text[answer.at..],
        _ => text,
    }
}

/// What stands before the brackets at the end, where what they hold is a remark: not a number alone, and nothing that
/// takes back or leaves open what was said.
///
/// ```
/// use nimlab::phrase::before_remark;
///
/// assert_eq!(before_remark("1110 (8 + 4 + 2)"), Some("1110 "));
/// assert_eq!(before_remark("1110 (or 1111)"), None);
/// ```
#[must_use]
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
    let says_more = remark
        .iter()
        .any(|word| !is_number(word) && word.means != Meaning::Comma);
    let is_remark = says_more && !remark.iter().any(takes_back);
    (is_remark && !words(answer).is_empty()).then_some(answer)
}

fn is_number(word: &PhraseWord<'_>) -> bool {
    matches!(word.means, Meaning::Number(_))
}

/// Whether a word may stand in a question about numbers.
fn belongs_to_question(word: &PhraseWord<'_>) -> bool {
    is_number(word)
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
