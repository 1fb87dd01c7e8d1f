//! Reads the outline of a move in the words of a game that is Nim in disguise: "slide the coin on square 9 to 6" is
//! `coin at # to #` with 9 and 6.

use super::lexicon::{Meaning, is_padding};
use super::words::phrase;

/// Words that add nothing to the numbers.
const PASSED_OVER: &str =
    "slide step steps over square squares place places stair stairs gap head heads";

/// The outline of the words, number by number, and the numbers; other words stay as they are. `None` if a word leaves
/// the meaning open.
///
/// ```
/// use nimlab::phrase::outlined;
///
/// let (outline, numbers) = outlined("Step back by 2 squares on line 1, to a gap of 5.").unwrap();
/// assert_eq!((&*outline, &*numbers), ("back # at # to #", &[2, 1, 5][..]));
/// ```
#[must_use]
pub fn outlined(text: &str) -> Option<(String, Vec<u64>)> {
    let mut numbers = Vec::new();
    let mut outline: Vec<String> = Vec::new();
    let words = phrase(text).ok()?;
    for (at, word) in words.iter().enumerate() {
        let typed = word.text.to_lowercase();
        let is_turned = ["turn", "flip"].contains(&&*typed);
        let told = match word.means {
            Meaning::Number(_) => {
                numbers.push(u64::try_from(word.number()?).ok()?);
                "#"
            }
            // "The third coin" is coin 3.
            Meaning::Ordinal(number) => {
                let next = words.get(at + 1).map(|next| next.means);
                if next == Some(Meaning::Object) && outline.last().is_none_or(|last| last != "coin")
                {
                    outline.push("coin".to_owned());
                }
                numbers.push(number);
                "#"
            }
            Meaning::Object if at > 0 && matches!(words[at - 1].means, Meaning::Ordinal(_)) => {
                continue;
            }
            Meaning::From | Meaning::In | Meaning::On | Meaning::Row => "at",
            Meaning::To | Meaning::Arrow => "to",
            Meaning::Object => "coin",
            _ if is_turned => "turn",
            Meaning::And | Meaning::By | Meaning::Of | Meaning::Move | Meaning::Position => {
                continue;
            }
            means if is_padding(means) => continue,
            _ if PASSED_OVER.split(' ').any(|word| word == typed) => continue,
            // It is clear what a coin is turned to, but a tail is not turned by itself.
            _ if typed.starts_with("tail") && !numbers.is_empty() => continue,
            _ => &typed,
        };
        // "On line 2" gives the place once.
        if told == "#" || outline.last().is_none_or(|last| last != told) {
            outline.push(told.to_owned());
        }
    }
    Some((outline.join(" "), numbers))
}
