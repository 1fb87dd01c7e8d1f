//! What a derivation of Moore's Nim has found, in a sentence or two.

use super::super::letters::{letter_explained, letter_if_asked};
use super::super::prelude::*;
use super::super::verdict::{of_the_made, one_of, who_has_won, who_wins};
use crate::derivation::{Conclusion, LegalTurns, MooreAnalysis, MooreFound, PlayedTurn};
use crate::game::Rule;
use crate::question::Names;

/// What has been found.
pub fn found(conclusion: &Conclusion, names: Option<Names>) -> Text {
    let Conclusion::Moore(found) = conclusion else {
        return Text::default();
    };
    let (analysis, more) = match found {
        MooreFound::Winner(analysis) => (analysis, Text::default()),
        MooreFound::Rows(analysis) => (analysis, rows_that_win(analysis)),
        MooreFound::Turns(analysis) => (analysis, turns_that_win(analysis)),
        MooreFound::Position(analysis) => {
            let letter = letter_explained(analysis.mover_wins, names);
            return in_one_sentence(analysis).and(letter);
        }
        MooreFound::Played(turn_made) => return played(turn_made),
        MooreFound::EveryTurn(turns) => return every_turn(turns),
    };
    let letter = letter_if_asked(analysis.mover_wins, names);
    verdict(analysis).then(more).and(letter)
}

/// Who wins and how, in one sentence.
fn in_one_sentence(analysis: &MooreAnalysis) -> Text {
    if analysis.is_over() {
        return verdict(analysis);
    }
    let Some(turn) = analysis.winning_turn() else {
        let loses = bad("The player to move loses");
        return loses.and(" against perfect play, whatever the turn.");
    };
    let turn = strong(taking_at_once(turn).to_string());
    let all = match analysis.count_winning_turns() {
        Some(1) => text![{turn}"."],
        Some(count) => text![{turn}", which is one of "{counted(count, "winning turn")}"."],
        None => text![{turn}", for example."],
    };
    good("The player to move wins").and(": ").and(all)
}

fn verdict(analysis: &MooreAnalysis) -> Text {
    if analysis.is_over() {
        who_has_won(Rule::Normal)
    } else {
        who_wins(analysis.mover_wins)
    }
}

fn rows_that_win(analysis: &MooreAnalysis) -> Text {
    let rows = analysis.position.winning_rows();
    let that_take = match rows.len() {
        0 if analysis.is_over() => return Text::default(),
        0 => return "No row takes part in a winning turn.".into(),
        1 => "row that takes",
        _ => "rows that take",
    };
    let rows = listed(rows.into_iter().map(row_name), "and");
    text!["The "{that_take}" part in a winning turn: "{rows}"."]
}

fn turns_that_win(analysis: &MooreAnalysis) -> Text {
    const MOST_IN_A_SENTENCE: usize = 4;
    let turn = |turn| strong(taking_at_once(turn).to_string());
    let turns = analysis.winning_turns();
    let count = analysis.count_winning_turns();
    match (&turns[..], count) {
        ([], _) if analysis.is_over() => Text::default(),
        ([], _) => "No turn wins, so any legal turn is as good as another.".into(),
        ([only], _) => text!["The only winning turn: "{turn(only)}"."],
        (turns, Some(count)) if turns.len() <= MOST_IN_A_SENTENCE => {
            let told = one_of(turns.iter().map(turn).collect(), count);
            text!["The "{counted(count, "winning turn")}": "{told}"."]
        }
        ([first, ..], count) => {
            let count = count.map_or_else(
                || text!["more than "{counted(turns.len(), "winning turn")}],
                |count| counted(count, "winning turn"),
            );
            let one = analysis.winning_turn().unwrap_or(first);
            text!["One of "{count}": "{turn(one)}"."]
        }
    }
}

fn played(made: &PlayedTurn) -> Text {
    let (before, after) = (&made.before, &made.after);
    let why = match after.winning_turn() {
        _ if after.is_over() => "it takes the last object".into(),
        None => "nothing is left over in any column, and every reply changes that".into(),
        Some(reply) => text!["the other player can "{taking_at_once(reply)}" and win"],
    };
    let wins = after.is_over() || after.winning_turn().is_none();
    let instead = before.winning_turn().map(taking_at_once);
    let is_only = before.count_winning_turns() == Some(1);
    let instead = instead.map(|instead| (instead, is_only));
    of_the_made("turn", taking_at_once_noun(&made.turn), wins, why, instead)
}

fn every_turn(turns: &LegalTurns) -> Text {
    let count = match turns.count {
        Some(0) => {
            return "The board is empty, so there is no legal turn: the game is over.".into();
        }
        Some(count) => counted(count, "legal turn"),
        None => "More legal turns than can be counted".into(),
    };
    match turns.winning {
        Some(0) => text![{count}", and none of them wins."],
        Some(1) => text![{count}", of which one wins."],
        Some(winning) => text![{count}", of which "{grouped(winning)}" win."],
        None => text![{count}", of which more than "{turns.listed.len()}" win."],
    }
}
