//! Recognises that somebody has no answer: "I don't know", "idk", "no idea", "I give up".

use super::words::words;

/// Ways to say so, without apostrophes and surrounding words.
const NO_ANSWER: [&str; 29] = [
    "know not",
    "dont know",
    "do not know",
    "dont understand",
    "do not understand",
    "dont get",
    "do not get",
    "dont have clue",
    "dont have idea",
    "have no idea",
    "have no clue",
    "ive no idea",
    "ive no clue",
    "no idea",
    "no clue",
    "no answer yet",
    "not sure",
    "am not sure",
    "im not sure",
    "unsure",
    "idk",
    "dunno",
    "give up",
    "giving up",
    "stuck",
    "am stuck",
    "im stuck",
    "cant do",
    "cant say",
];
/// Words that may surround it.
const AROUND: [&str; 26] = [
    "i", "it", "this", "that", "one", "answer", "really", "sorry", "honestly", "still", "yet",
    "how", "why", "what", "is", "here", "well", "oh", "um", "hmm", "just", "so", "at", "all", "to",
    "do",
];

/// Whether a text only says that its author has no answer.
///
/// ```
/// use explain::phrase::knows_not;
///
/// assert!(knows_not("Sorry, I don't know.") && knows_not("no idea!"));
/// assert!(!knows_not("none") && !knows_not("I don't know, 6"));
/// ```
pub fn knows_not(text: &str) -> bool {
    const LONGEST: usize = 80;
    if text.len() > LONGEST {
        return false;
    }
    let words = words(text).into_iter().filter(|word| {
        let letters = |character: char| character.is_alphanumeric();
        word.text.chars().any(letters)
    });
    let words: Vec<String> =
        words.map(|word| word.text.to_lowercase().replace(['\'', '’'], "")).collect();
    let is_article = |word: &String| ["a", "an", "the", "any"].contains(&word.as_str());
    let words: Vec<String> = words.into_iter().filter(|word| !is_article(word)).collect();
    let around = |word: &str| AROUND.contains(&word);
    NO_ANSWER.iter().any(|unsaid| {
        let unsaid: Vec<&str> = unsaid.split(' ').collect();
        let at = words.windows(unsaid.len()).position(|said| said == unsaid);
        at.is_some_and(|at| {
            let before = words[..at].iter();
            let behind = words[at + unsaid.len()..].iter();
            before.chain(behind).all(|word| around(word))
        })
    })
}
