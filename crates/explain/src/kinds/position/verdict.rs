//! Who wins, and by which moves, in words that all games share; and the two letters for that, N and P. The lab
//! sheet swaps the letters, so they are only used when asked for, and in the lesson that teaches them.

use super::{Analysis, Situation};
use crate::document::prelude::*;
use theory::Rule;

/// What an answer looks like that says who wins.
pub(crate) fn verdict_form() -> Text {
    text![{code("wins")}" or "{code("loses")}", for the player to move"]
}

/// What an answer looks like that names rows.
pub(crate) fn rows_form() -> Text {
    text!["the numbers of the rows, such as "{code("1 3")}", or "{code("none")}]
}

/// Who wins a game that goes on.
pub(crate) fn who_wins(mover_wins: bool) -> Text {
    if mover_wins {
        good("The player to move wins").and(".")
    } else {
        bad("The player to move loses").and(" against perfect play.")
    }
}

/// Who has won a game in which no move is left.
pub(crate) fn who_has_won(rule: Rule) -> Text {
    let (moved, to_move) = match rule {
        Rule::Normal => (good("has won"), "has lost"),
        Rule::Misere => (bad("has lost"), "has won"),
    };
    text!["The game is over: the player who moved last "{moved}", and the player to move "{to_move}"."]
}

/// Who wins, and what else is to be said.
pub(crate) fn with_verdict(analysis: &Analysis, more: impl Into<Option<Text>>) -> Text {
    let verdict = match analysis.situation {
        Situation::Over => who_has_won(analysis.rule()),
        // Every move is forced.
        Situation::OnlyOnes { .. } if !analysis.mover_wins => {
            bad("The player to move loses").and(".")
        }
        _ => who_wins(analysis.mover_wins),
    };
    verdict.then(more)
}

/// What a move that was made is worth: "Taking 1 from row 2 wins: it takes the last object." Where it loses, `instead` is one that
/// would have won, with whether it is the only one.
pub(crate) fn of_the_made(
    made: Text,
    wins: bool,
    why: Text,
    instead: Option<(Text, bool)>,
) -> Text {
    let made = strong(made.capitalised().to_string());
    let worth = text![{made}" "{wins_or_loses(wins)}];
    match instead {
        _ if wins => text![{worth}": "{why}"."],
        None => text![{worth}", as every move does here: "{why}"."],
        Some((instead, is_only)) => {
            let example = if is_only { "." } else { ", for example." };
            text![{worth}": "{why}". To win, "{instead}" instead"{example}]
        }
    }
}

/// "take 1 from row 1 or take 2 from row 2 (5 more moves win, too)"; where one of the moves has an "and" in it, semicolons
/// part them.
pub(crate) fn one_of(mut moves: Vec<Text>, count: u128) -> Text {
    let more = count.saturating_sub(moves.len() as u128);
    let are_long = moves.iter().any(|mv| mv.to_string().contains(" and "));
    let listed = match moves.pop() {
        Some(last) if are_long && !moves.is_empty() => {
            text![{joined(moves, "; ")}"; or "{last}]
        }
        last => listed(moves.into_iter().chain(last), "or"),
    };
    match more {
        0 => listed,
        1 => text![{listed}" (1 more move wins, too)"],
        _ => text![{listed}" ("{grouped(more)}" more moves win, too)"],
    }
}

/// The most moves or rows that a sentence names; others are counted at its end.
pub(crate) const MOST_IN_A_SENTENCE: usize = 10;

/// As many of them as a sentence names.
pub(crate) fn first_few<T: Copy>(all: &[T], most: usize) -> impl Iterator<Item = T> + '_ {
    all.iter().copied().take(most)
}

/// The rows that a sentence names, and how many more there are.
pub(crate) fn listed_with_rest(mut rows: Vec<Text>, count: u128) -> Text {
    let more = count.saturating_sub(rows.len() as u128);
    if more > 0 {
        rows.push(counted(more, "more row"));
    }
    listed(rows, "and")
}
