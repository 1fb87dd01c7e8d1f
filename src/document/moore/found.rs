//! What a derivation of Moore's Nim has found, in a sentence or two.

use super::super::letters::{letter_explained, letter_if_asked};
use super::super::prelude::*;
use super::super::winning::one_of;
use super::wording::{taking_at_once, taking_at_once_noun};
use crate::derivation::{Conclusion, LegalTurns, MooreAnalysis, MooreFound, PlayedTurn};
use crate::question::Names;

/// What has been found.
pub fn found(conclusion: &Conclusion, names: Option<Names>) -> Text {
    let Conclusion::Moore(found) = conclusion else {
        return Text::default();
    };
    match found {
        MooreFound::Winner(analysis) => {
            with_verdict(analysis, Text::default()).and(letter(analysis, names))
        }
        MooreFound::Rows(analysis) => {
            with_verdict(analysis, rows_that_win(analysis)).and(letter(analysis, names))
        }
        MooreFound::Turns(analysis) => {
            with_verdict(analysis, turns_that_win(analysis)).and(letter(analysis, names))
        }
        MooreFound::Position(analysis) => {
            in_one_sentence(analysis).and(letter_explained(analysis.mover_wins, names))
        }
        MooreFound::Played(turn_made) => played(turn_made),
        MooreFound::EveryTurn(turns) => every_turn(turns),
    }
}

/// Who wins and how, in one sentence.
fn in_one_sentence(analysis: &MooreAnalysis) -> Text {
    if analysis.is_over() {
        return with_verdict(analysis, Text::default());
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

fn letter(analysis: &MooreAnalysis, names: Option<Names>) -> Text {
    letter_if_asked(analysis.mover_wins, names)
}

/// Who wins, and what else is to be said.
fn with_verdict(analysis: &MooreAnalysis, more: Text) -> Text {
    let verdict = if analysis.is_over() {
        text![
            "The game is over: the player who moved last "{good("has won")}
            ", and the player to move has lost."
        ]
    } else if analysis.mover_wins {
        good("The player to move wins").and(".")
    } else {
        bad("The player to move loses").and(" against perfect play.")
    };
    let more = if more.is_empty() {
        more
    } else {
        text![" "{more}]
    };
    text![{verdict}{more}]
}

fn rows_that_win(analysis: &MooreAnalysis) -> Text {
    let rows = analysis.position.winning_rows();
    match &rows[..] {
        [] if analysis.is_over() => Text::default(),
        [] => text!["No row takes part in a winning turn."],
        [only] => text!["The row that takes part in a winning turn: "{row_name(*only)}"."],
        rows => {
            let rows = rows.iter().map(|&row| row_name(row));
            text!["The rows that take part in a winning turn: "{listed(rows, "and")}"."]
        }
    }
}

fn turns_that_win(analysis: &MooreAnalysis) -> Text {
    const MOST_IN_A_SENTENCE: usize = 4;
    let turn = |turn| strong(taking_at_once(turn).to_string());
    let turns = analysis.winning_turns();
    let count = analysis.count_winning_turns();
    match (&turns[..], count) {
        ([], _) if analysis.is_over() => Text::default(),
        ([], _) => text!["No turn wins, so any legal turn is as good as another."],
        ([only], _) => text!["The only winning turn: "{turn(only)}"."],
        (turns, Some(count)) if turns.len() <= MOST_IN_A_SENTENCE => text![
            "The "{counted(count, "winning turn")}": "
            {one_of(turns.iter().map(turn).collect(), count)}"."
        ],
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

fn played(
    PlayedTurn {
        before,
        turn,
        after,
    }: &PlayedTurn,
) -> Text {
    let the_turn = strong(taking_at_once_noun(turn).capitalised().to_string());
    if after.is_over() {
        return text![{the_turn}" "{good("wins")}": it takes the last object."];
    }
    let Some(reply) = after.winning_turn() else {
        return text![
            {the_turn}" "{good("wins")}
            ": nothing is left over in any column, and every reply changes that."
        ];
    };
    let reply = text!["the other player can "{taking_at_once(reply)}" and win"];
    match before.winning_turn() {
        None => text![{the_turn}" "{bad("loses")}", as every turn does here: "{reply}"."],
        Some(instead) => text![
            {the_turn}" "{bad("loses")}": "{reply}". To win, "{taking_at_once(instead)}" instead"
            {if before.count_winning_turns() == Some(1) {
                "."
            } else {
                ", for example."
            }}
        ],
    }
}

fn every_turn(turns: &LegalTurns) -> Text {
    let count = match turns.count {
        Some(0) => {
            return text!["The board is empty, so there is no legal turn: the game is over."];
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
