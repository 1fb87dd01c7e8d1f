//! What an answer was read as, and why one could not be read: "It was read as: row 3, take 2."

use num_bigint::BigInt;

use super::named::{named_rows, numbers, shortened, shown};
use super::prelude::*;
use crate::judgement::{Answer, Judgement, SaidBy};
use crate::legible::quoted;
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
    text!["It was read\u{a0}as: "{in_words(answer)}"."]
}

fn letter_read(letter: char, wins: bool, names: Names) -> Text {
    let naming = match names {
        Names::Standard => "in the standard naming",
        Names::Lab => "in the naming of the lab sheet",
    };
    text!["The letter "{letter.to_string()}" was read "{naming}": "{mover(wins)}"."]
}

/// What was picked: "a, c", "none of them", "line 3".
pub(super) fn picked_in_words(answer: &Answer) -> Text {
    in_words(answer)
}

/// An answer in words that leave no doubt: "row 3, take 2".
fn in_words(answer: &Answer) -> Text {
    const MOST_ROWS: usize = 20;
    match answer {
        &Answer::Winner {
            wins,
            said: SaidBy::Player,
        } => text!["player\u{a0}"{if wins { "1" } else { "2" }}" wins"],
        Answer::Winner { wins, .. } => mover(*wins).into(),
        Answer::Digits(digits) if digits.is_empty() => "no digits".into(),
        Answer::Bit(_) | Answer::Digits(_) | Answer::Number(_) => {
            shortened(&answer.to_string()).into()
        }
        Answer::Rows(rows) if rows.is_empty() => "no row".into(),
        Answer::Rows(rows) => named_rows(rows, MOST_ROWS, "…"),
        Answer::Sizes(sizes) if sizes.is_empty() => "none".into(),
        Answer::Sizes(sizes) => numbers(sizes.iter().rev(), MOST_ROWS, "…", "and"),
        Answer::Move { row, take } => taken(row, take),
        Answer::Becomes { row, heaps } => {
            let left = match &heaps[..] {
                [] => "nothing".into(),
                heaps => numbers(heaps.iter(), heaps.len(), "…", "and"),
            };
            text!["row\u{a0}"{shown(row)}" becomes "{left}]
        }
        Answer::Turn(changes) => {
            let changes = changes.iter().take(MOST_ROWS);
            joined(changes.map(|change| taken(&change.row, &change.take)), "; ")
        }
        Answer::NoMove => "no move wins".into(),
        Answer::Chosen(chosen) if chosen.is_empty() => "none of them".into(),
        Answer::Chosen(_) | Answer::Order(_) => answer.to_string().into(),
        Answer::Line(line) => text!["line\u{a0}"{shown(line)}],
    }
}

fn taken(row: &BigInt, take: &BigInt) -> Text {
    text!["row\u{a0}"{shown(row)}",\u{a0}take\u{a0}"{shown(take)}]
}

/// What is in the way of reading an answer, and what one that can be read looks like.
pub(super) fn how_to_answer(stumble: Option<&Stumble>, form: &Text) -> (Option<Text>, Text) {
    let form = text!["An answer looks like this: "{form.clone()}"."];
    (stumble.map(stumbled), form)
}

/// Why an answer cannot be read: the word in the way, and what is wrong with it.
pub fn stumbled(stumble: &Stumble) -> Text {
    const MOST_SHOWN: usize = 40;
    let word = quoted(&stumble.word, MOST_SHOWN);
    match &stumble.cause {
        StumbleCause::Unknown => text!["nimlab cannot follow this answer from "{word}" on."],
        StumbleCause::OnlyWorking => {
            "That is working, and it holds; but it does not say yet what the answer is.".into()
        }
        StumbleCause::Negation => text![{word}" is in the way. Say just what the answer is."],
        StumbleCause::Doubt => {
            let how = match stumble.word.to_lowercase().as_str() {
                "or" | "either" => "Give just one answer.",
                _ => "If you mean the rest, type it without that.",
            };
            text![{word}" leaves the answer open. "{how}]
        }
        StumbleCause::Second => {
            text![{word}" is one answer too many, or does not fit the rest. Give just one answer."]
        }
        StumbleCause::TwoReadings(one, other) => {
            text![{word}" can be read in two ways: as "{*one}", or as "{*other}"."]
        }
        StumbleCause::TwoRows(rows) => {
            text![{word}" can be read in two ways: as "{rows.to_string()}"."]
        }
        StumbleCause::NoRowOf(size) => text!["There is no row of "{*size}" for "{word}"."],
        StumbleCause::Letter(letter) => text![{word}{two_meanings(*letter)}],
        StumbleCause::Unbalanced if stumble.word == "," => {
            "There is a comma with nothing beside it.".into()
        }
        StumbleCause::Unbalanced => text!["The bracket "{word}" has no partner."],
        StumbleCause::NotABit => text![{word}" is not made of 0s and 1s."],
        StumbleCause::RepeatsTheQuestion => {
            text![{word}" only says the question again. Which number is it?"]
        }
        StumbleCause::NoSuchRow(rows) => {
            text!["There is no row "{word}": the rows are counted from 1 to "{*rows}"."]
        }
        StumbleCause::DoesNotFit(size) => {
            text![{word}" does not fit: there are "{*size}" in that row."]
        }
        StumbleCause::NotAllowed => text!["The rules do not allow "{word}" in this position."],
        StumbleCause::SeveralWays(one, other) => text![
            "What is left can be one heap or two, so it must be said what becomes of the row, such as "
            {code(one.clone())}" or "{code(other.clone())}"."
        ],
        StumbleCause::NoSuchLetter(last) => text![
            "There is no "{word}": the letters go from a to "{last.to_string()}"."
        ],
        StumbleCause::Twice => text![{word}" is said twice."],
        StumbleCause::Missing(PhraseRole::LineLettered(letter)) => {
            text!["Every letter needs a place, and "{letter.to_string()}" is missing."]
        }
        StumbleCause::Missing(role) => missing(*role).into(),
    }
}

fn two_meanings(letter: char) -> Text {
    let (article, standard, lab) = match letter {
        'N' => ("an", "wins", "loses"),
        _ => ("a", "loses", "wins"),
    };
    text![
        {format!(" has two meanings. In {article} {letter}-position the player to move ")}{standard}
        " by the standard naming, and "{lab}" by that of the lab sheet. Which do you mean? Say "
        {code("wins")}" or "{code("loses")}", or choose the naming with "
        {code("--names\u{a0}standard")}" or "{code("--names\u{a0}lab")}"."
    ]
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
