//! A move that is said in the words of a game that is Nim in disguise, in outline: "slide the coin on square 9 to 6" is
//! `coin at # to #` with 9 and 6.

use super::lexicon::Meaning;
use super::words::words;

/// What says no more than the numbers do.
const PASSED_OVER: &str =
    "slide step steps over of square squares place places stair stairs gap game head heads";

/// What is said, number by number, and the numbers; a word that has no place in a move stands as it is.
///
/// ```
/// use nimlab::phrase::outlined;
///
/// let (outline, numbers) = outlined("Step back by 2 squares on line 1, to a gap of 5.");
/// assert_eq!((&*outline, &*numbers), ("back # at # to #", &[2, 1, 5][..]));
/// ```
#[must_use]
pub fn outlined(text: &str) -> (String, Vec<u64>) {
    let mut numbers = Vec::new();
    let mut outline: Vec<String> = Vec::new();
    for word in words(text) {
        let typed = word.text.to_lowercase();
        let told = match word.means {
            Meaning::Number(_) => {
                let number = word.number().and_then(|number| u64::try_from(number).ok());
                numbers.extend(number);
                "#"
            }
            Meaning::From | Meaning::In | Meaning::On | Meaning::Row => "at",
            Meaning::To | Meaning::Arrow => "to",
            Meaning::Object => "coin",
            Meaning::Comma
            | Meaning::Stop
            | Meaning::Article
            | Meaning::And
            | Meaning::By
            | Meaning::Of => continue,
            Meaning::Move if typed != "turn" => continue,
            _ if PASSED_OVER.split(' ').any(|word| word == typed) => continue,
            // What a coin is turned to is known, but a tail is not turned by itself.
            _ if typed.starts_with("tail") && !numbers.is_empty() => continue,
            _ if typed == "flip" => "turn",
            _ => &typed,
        };
        // "On line 2" says once where.
        if told == "#" || outline.last().is_none_or(|last| last != told) {
            outline.push(told.to_owned());
        }
    }
    (outline.join(" "), numbers)
}
