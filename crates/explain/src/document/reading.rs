//! What an answer was read as, and why one could not be read: "It was read as: row 3, take 2." Answers and rows as they stand in a
//! sentence: "rows 1, 3 and 5", and what is long cut short.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::prelude::*;
use crate::judgement::{Answer, Judgement, WinnerForm};
use crate::legible::{cut, quoted};
use crate::phrase::{PhraseRole, StatedMove, Stumble, StumbleCause};

/// How an answer was read, in a sentence, where that is worth telling.
pub(crate) fn read_as(judgement: &Judgement) -> Option<Text> {
    if judgement.reads_otherwise { judgement.answer.as_ref().map(was_read_as) } else { None }
}

pub(crate) fn was_read_as(answer: &Answer) -> Text {
    text!["It was read\u{a0}as: "{in_words(answer)}"."]
}

/// An answer in words that leave no doubt: "row 3, take 2", "a, c", "none of them".
pub(crate) fn in_words(answer: &Answer) -> Text {
    const MOST_ROWS: usize = 20;
    match answer {
        &Answer::Winner { wins, said: WinnerForm::Player } => {
            text!["player\u{a0}"{if wins { "1" } else { "2" }}" wins"]
        }
        Answer::Winner { wins, .. } => mover(*wins).into(),
        Answer::Digits(digits) if digits.is_empty() => "no digits".into(),
        Answer::Bit(_) | Answer::Digits(_) | Answer::Number(_) => {
            shortened(&answer.to_string()).into()
        }
        Answer::Rows(rows) if rows.is_empty() => "no row".into(),
        Answer::Rows(rows) => named_rows(rows, MOST_ROWS, "…"),
        Answer::Sizes(sizes) if sizes.is_empty() => "none".into(),
        Answer::Sizes(sizes) => numbers(sizes.iter().rev(), MOST_ROWS, "…", "and"),
        Answer::Move(stated) => move_in_words(stated),
        Answer::NoMove => "no move wins".into(),
        Answer::Chosen(chosen) if chosen.is_empty() => "none of them".into(),
        Answer::Chosen(_) | Answer::Order(_) => answer.to_string().into(),
    }
}

/// "row 3, take 2", "row 3 becomes 1 and 4".
fn move_in_words(stated: &StatedMove) -> Text {
    match stated {
        StatedMove::NoMove => "no move wins".into(),
        StatedMove::Taking { row, take } => {
            text!["row\u{a0}"{shown(row)}",\u{a0}take\u{a0}"{shown(take)}]
        }
        StatedMove::Becoming { row, heaps } => {
            let left = match &heaps[..] {
                [] => "nothing".into(),
                heaps => numbers(heaps.iter(), heaps.len(), "…", "and"),
            };
            text!["row\u{a0}"{shown(row)}" becomes "{left}]
        }
    }
}

/// What is in the way of reading an answer, and what one that can be read looks like.
pub(crate) fn how_to_answer(stumble: Option<&Stumble>, form: &Text) -> (Option<Text>, Text) {
    (stumble.map(stumbled), text!["An answer looks like this: "{form.clone()}"."])
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
            text!["There is no "["row "{word}]": the rows are counted from 1 to "{*rows}"."]
        }
        StumbleCause::DoesNotFit(size) => {
            text![{word}" does not fit: there are "{*size}" in that row."]
        }
        StumbleCause::RightAsDigits => {
            text![{word}" is right in binary. Now write it as an ordinary number."]
        }
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
        " in most books, and "{lab}" on the lab sheet. Which do you mean? Say "{code("wins")}" or "
        {code("loses")}"."
    ]
}

fn missing(role: PhraseRole) -> &'static str {
    match role {
        PhraseRole::Letter | PhraseRole::LineLettered(_) => "It names no letter.",
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

/// An answer is shown up to this many characters.
pub(crate) const MOST_SHOWN: usize = 60;

/// An answer in one line, cut where it is long.
pub(crate) fn shortened(given: &str) -> String {
    cut(given.trim().trim_end_matches('.'), MOST_SHOWN)
}

/// A number, cut where it is long.
pub(crate) fn shown(number: &BigInt) -> String {
    shortened(&number.to_string())
}

/// So many numbers are named in a sentence about them.
pub(crate) const MOST_NAMED: usize = 8;

/// "1, 3 and 5"; of more than `most`, the first "and others".
pub(crate) fn numbers<'a>(
    numbers: impl Iterator<Item = &'a BigInt>,
    most: usize,
    others: &'static str,
    last: &str,
) -> Text {
    let named = numbers.map(|number| shown(number).into()).collect();
    listed(some(named, most, |_| others.into()), last)
}

/// "row 2", "rows 1, 3 and 5", "rows 1, 2, 3, 4, 5, 6, 7, 8 and others".
pub(crate) fn named_rows<'a>(
    rows: impl IntoIterator<Item = &'a BigInt, IntoIter: ExactSizeIterator>,
    most: usize,
    others: &'static str,
) -> Text {
    let all = rows.into_iter();
    let row = one_or_more(all.len(), "row\u{a0}", "rows\u{a0}");
    text![{row}{numbers(all, most, others, "and")}]
}

/// "wins", "does not win", "is not possible": what a move that was named does.
pub(crate) fn move_does(is_right: bool, is_legal: bool) -> &'static str {
    match (is_right, is_legal) {
        (true, _) => "wins",
        (false, true) => "does not win",
        (false, false) => "is not possible",
    }
}

/// "the player to move wins" where that is said rightly, else "the player to move does not win".
pub(crate) fn mover_does(wins: bool, is_right: bool) -> Text {
    let does = match (wins, is_right) {
        (true, true) => "wins",
        (true, false) => "does not win",
        (false, true) => "loses",
        (false, false) => "does not lose",
    };
    text!["the player to move "{does}]
}

/// "rows 1 and 3 hold a winning move", "row 2 holds no winning move", "row 2 is not the only row that holds a winning move".
pub(crate) fn rows_do(rows: &BTreeSet<BigInt>, winning: &[usize], is_right: bool) -> Text {
    let wins = |row: &BigInt| winning.iter().any(|&wins| *row == BigInt::from(wins));
    let losing: BTreeSet<&BigInt> = rows.iter().filter(|row| !wins(row)).collect();
    let all = named_rows(rows, MOST_NAMED, "others");
    match (rows.len(), is_right) {
        (0, true) => "no row holds a winning move".into(),
        (0, false) => "some row does hold a winning move".into(),
        _ if !losing.is_empty() => {
            let hold = one_or_more(losing.len(), "holds", "hold");
            text![{named_rows(losing, MOST_NAMED, "others")}" "{hold}" no winning move"]
        }
        (1, true) => text![{all}" holds a winning move"],
        (_, true) => text![{all}" hold a winning move"],
        (1, false) => text![{all}" is not the only row that holds a winning move"],
        (_, false) => text![{all}" are not all the rows that hold a winning move"],
    }
}

/// That a row is named which the board does not have.
pub(crate) fn no_such_row(rows: &BTreeSet<BigInt>, of_the_board: usize) -> Option<Text> {
    let there = BigInt::from(1)..=BigInt::from(of_the_board);
    let strange = rows.iter().find(|row| !there.contains(row))?;
    Some(text![
        "There is no "["row "{strange.to_string()}]": the board has "{counted(of_the_board, "row")}
        ", and the first is "["row 1"]"."
    ])
}

/// That the right answer is "none", because no move wins, say.
pub(crate) fn none_is(none_wins: &'static str) -> Text {
    text![{none_wins}" here, so the answer is "{code("none")}]
}
