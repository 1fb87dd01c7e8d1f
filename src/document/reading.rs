//! What an answer was read as, and why one could not be read: "It was read as: row 3, take 2."

use super::text::{Text, say};
use super::wording::{joined, listed};
use crate::judgement::{Answer, Judgement, SaidBy};
use crate::legible::{cut, quoted};
use crate::phrase::{PhraseRole, Stumble, StumbleCause};
use crate::question::Names;

/// How an answer was read, in a sentence, where that is worth telling.
pub(super) fn read_as(judgement: &Judgement, names: Names) -> Option<Text> {
    let answer = judgement.answer.as_ref()?;
    if let &Answer::Winner {
        wins,
        said: SaidBy::Letter(letter),
    } = answer
    {
        return Some(letter_read(letter, wins, names));
    }
    judgement.reads_otherwise.then(|| was_read_as(answer))
}

pub(super) fn was_read_as(answer: &Answer) -> Text {
    say!(
        "It was read\u{a0}as: {in_words}.",
        in_words = in_words(answer)
    )
}

fn letter_read(letter: char, wins: bool, names: Names) -> Text {
    let naming = match names {
        Names::Standard => "in the standard naming",
        Names::Lab => "in the naming of the lab sheet",
    };
    say!(
        "The letter {letter} was read {naming}: {mover}.",
        letter = letter.to_string(),
        mover = mover(wins)
    )
}

fn mover(wins: bool) -> &'static str {
    if wins {
        "the player to move wins"
    } else {
        "the player to move loses"
    }
}

/// What was picked: "a, c", "none of them", "line 3".
pub(super) fn picked_in_words(answer: &Answer) -> Text {
    in_words(answer)
}

/// An answer in words that leave no doubt: "row 3, take 2".
fn in_words(answer: &Answer) -> Text {
    const MOST_SHOWN: usize = 60;
    const MOST_ROWS: usize = 20;
    match answer {
        &Answer::Winner {
            wins,
            said: SaidBy::Player,
        } => (if wins {
            "player\u{a0}1 wins"
        } else {
            "player\u{a0}2 wins"
        })
        .into(),
        Answer::Winner { wins, .. } => mover(*wins).into(),
        Answer::Digits(digits) if digits.is_empty() => "no digits".into(),
        Answer::Bit(_) | Answer::Digits(_) | Answer::Number(_) => {
            cut(&answer.to_string(), MOST_SHOWN).into()
        }
        Answer::Rows(rows) if rows.is_empty() => "no row".into(),
        Answer::Rows(rows) => {
            let shown = rows
                .iter()
                .map(|row| cut(&row.to_string(), MOST_SHOWN).into());
            let more = (rows.len() > MOST_ROWS).then(|| "…".into());
            let row = if rows.len() == 1 {
                "row\u{a0}"
            } else {
                "rows\u{a0}"
            };
            say!(
                "{row}{shown}",
                shown = listed(shown.take(MOST_ROWS).chain(more), "and")
            )
        }
        Answer::Sizes(sizes) if sizes.is_empty() => "none".into(),
        Answer::Sizes(sizes) => {
            let shown = sizes.iter().rev();
            let shown = shown.map(|size| cut(&size.to_string(), MOST_SHOWN).into());
            let more = (sizes.len() > MOST_ROWS).then(|| "…".into());
            listed(shown.take(MOST_ROWS).chain(more), "and")
        }
        Answer::Move { row, take } => {
            let [row, take] = [row, take].map(|number| cut(&number.to_string(), MOST_SHOWN));
            say!("row\u{a0}{row},\u{a0}take\u{a0}{take}")
        }
        Answer::Becomes { row, heaps } => {
            let row = cut(&row.to_string(), MOST_SHOWN);
            let heaps = heaps
                .iter()
                .map(|heap| cut(&heap.to_string(), MOST_SHOWN).into());
            let heaps = listed(heaps, "and");
            let left = if heaps.is_empty() {
                "nothing".into()
            } else {
                heaps
            };
            say!("row\u{a0}{row} becomes {left}")
        }
        Answer::Turn(changes) => {
            let changes = changes.iter().take(MOST_ROWS).map(|change| {
                let [row, take] = [&change.row, &change.take];
                let [row, take] = [row, take].map(|number| cut(&number.to_string(), MOST_SHOWN));
                say!("row\u{a0}{row},\u{a0}take\u{a0}{take}")
            });
            joined(changes, "; ")
        }
        Answer::NoMove => "no move wins".into(),
        Answer::Chosen(chosen) if chosen.is_empty() => "none of them".into(),
        Answer::Chosen(_) | Answer::Order(_) => answer.to_string().into(),
        Answer::Line(line) => say!(
            "line\u{a0}{line}",
            line = cut(&line.to_string(), MOST_SHOWN)
        ),
    }
}

/// Why an answer cannot be read: the word in the way, and what is wrong with it.
#[must_use]
pub fn stumbled(stumble: &Stumble) -> Text {
    const MOST_SHOWN: usize = 40;
    let word = quoted(&stumble.word, MOST_SHOWN);
    match &stumble.cause {
        StumbleCause::Unknown => say!("nimlab cannot follow this answer from {word} on."),
        StumbleCause::OnlyWorking => {
            "That is working, and it holds; but it does not say yet what the answer is.".into()
        }
        StumbleCause::Negation => {
            say!("{word} is in the way. Say just what the answer is.")
        }
        StumbleCause::Doubt => {
            let how = match stumble.word.to_lowercase().as_str() {
                "or" | "either" => "Give just one answer.",
                _ => "If you mean the rest, type it without that.",
            };
            say!("{word} leaves the answer open. {how}")
        }
        StumbleCause::Second => {
            say!("{word} is one answer too many, or does not fit the rest. Give just one answer.")
        }
        StumbleCause::TwoReadings(one, other) => {
            say!("{word} can be read in two ways: as {one}, or as {other}.")
        }
        StumbleCause::TwoRows(rows) => {
            say!(
                "{word} can be read in two ways: as {rows}.",
                rows = rows.to_string()
            )
        }
        StumbleCause::NoRowOf(size) => say!("There is no row of {size} for {word}."),
        StumbleCause::Letter(letter) => {
            say!("{word}{two_meanings}", two_meanings = two_meanings(*letter))
        }
        StumbleCause::Unbalanced if stumble.word == "," => {
            "There is a comma with nothing beside it.".into()
        }
        StumbleCause::Unbalanced => say!("The bracket {word} has no partner."),
        StumbleCause::NotABit => say!("{word} is not made of 0s and 1s."),
        StumbleCause::RepeatsTheQuestion => {
            say!("{word} only says the question again. Which number is it?")
        }
        StumbleCause::NoSuchRow(rows) => {
            say!("There is no row {word}: the rows are counted from 1 to {rows}.")
        }
        StumbleCause::DoesNotFit(size) => {
            say!("{word} does not fit: there are {size} in that row.")
        }
        StumbleCause::NotAllowed => say!("The rules do not allow {word} in this position."),
        StumbleCause::SeveralWays(one, other) => say!(
            "What is left can be one heap or two, so it must be said what becomes of the row, such as `{one}` or `{other}`."
        ),
        StumbleCause::NoSuchLetter(last) => say!(
            "There is no {word}: the letters go from a to {last}.",
            last = last.to_string()
        ),
        StumbleCause::Twice => say!("{word} is said twice."),
        StumbleCause::Missing(PhraseRole::LineLettered(letter)) => {
            say!(
                "Every letter needs a place, and {letter} is missing.",
                letter = letter.to_string()
            )
        }
        StumbleCause::Missing(role) => missing(*role).into(),
    }
}

fn two_meanings(letter: char) -> Text {
    let (article, standard, lab) = match letter {
        'N' => ("an", "wins", "loses"),
        _ => ("a", "loses", "wins"),
    };
    say!(
        "{words}{standard} by the standard naming, and {lab} by that of the lab sheet. Which do you mean? Say `wins` or `loses`, or choose the naming with `--names\u{a0}standard` or `--names\u{a0}lab`.",
        words = format!(" has two meanings. In {article} {letter}-position the player to move ")
    )
}

fn missing(role: PhraseRole) -> &'static str {
    match role {
        PhraseRole::Letter | PhraseRole::LineLettered(_) => "It names no letter.",
        PhraseRole::Line => "It names no line.",
        PhraseRole::Row => "It does not say from which row.",
        PhraseRole::Count => "It does not say how many to take.",
        PhraseRole::Move => "It names no move.",
        PhraseRole::Rows => "It names no row.",
        PhraseRole::Sizes => "It names no size of a group.",
        PhraseRole::Number => "There is no number in it.",
        PhraseRole::Bit => "There is neither a 0 nor a 1 in it.",
        PhraseRole::Digits => "There are no binary digits in it.",
        PhraseRole::Winner => "It does not say who wins.",
        PhraseRole::Player => "It does not say which player wins.",
    }
}
