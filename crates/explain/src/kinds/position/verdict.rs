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

/// "take 1 from row 1; split row 2 into 1 and 3; or one of 5 more": there may be an "and" in each of them, so the ends of
/// all are marked where one of them has it.
pub(crate) fn one_of(mut moves: Vec<Text>, count: u128) -> Text {
    let more = count.saturating_sub(moves.len() as u128);
    let are_long = moves.iter().any(|told| told.to_string().contains(" and "));
    if more > 0 {
        moves.push(text!["one of "{grouped(more)}" more"]);
    }
    if !are_long || moves.len() == 1 {
        return listed(moves, "or");
    }
    if let Some(last) = moves.pop() {
        moves.push(text!["or "{last}]);
    }
    joined(moves, "; ")
}

/// More moves than these are counted at the end of a sentence.
pub(crate) const MOST_IN_A_SENTENCE: usize = 8;
pub(crate) fn first_few<T: Copy>(moves: &[T], most: usize) -> impl Iterator<Item = T> + '_ {
    // One move more takes no more room than to say that there is one more.
    let is_cut = moves.len() > most + 1;
    let told = if is_cut { &moves[..most] } else { moves };
    told.iter().copied()
}

/// The items of so many, and how many more there are.
pub(crate) fn listed_with_rest(items: Vec<Text>, count: u128) -> Text {
    let rest = count.saturating_sub(items.len() as u128);
    let rest = (rest > 0).then(|| text![{grouped(rest)}" more"]);
    listed(items.into_iter().chain(rest), "and")
}
