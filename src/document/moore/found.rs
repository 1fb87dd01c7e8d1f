//! What a derivation of Moore's Nim has found, in a sentence or two.

use super::super::letters::{letter_explained, letter_if_asked};
use super::super::text::{Text, bad, good, row as row_name, say, strong};
use super::super::winning::one_of;
use super::super::wording::{counted, grouped, listed};
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
        MooreFound::Position(analysis) => with_verdict(analysis, turns_that_win(analysis))
            .and(letter_explained(analysis.mover_wins, names)),
        MooreFound::Played(turn_made) => played(turn_made),
        MooreFound::EveryTurn(turns) => every_turn(turns),
    }
}

fn letter(analysis: &MooreAnalysis, names: Option<Names>) -> Text {
    letter_if_asked(analysis.mover_wins, names)
}

/// Who wins, and what else is to be said.
fn with_verdict(analysis: &MooreAnalysis, more: Text) -> Text {
    let verdict = if analysis.is_over() {
        say!(
            "The game is over: the player who moved last {has_won}, and the player to move has lost.",
            has_won = good("has won")
        )
    } else if analysis.mover_wins {
        good("The player to move wins").and(".")
    } else {
        bad("The player to move loses").and(" against perfect play.")
    };
    let more = if more.is_empty() {
        more
    } else {
        say!(" {more}")
    };
    say!("{verdict}{more}")
}

fn rows_that_win(analysis: &MooreAnalysis) -> Text {
    let rows = analysis.position.winning_rows();
    match &rows[..] {
        [] if analysis.is_over() => Text::default(),
        [] => say!("No row takes part in a winning turn."),
        [only] => say!(
            "The row that takes part in a winning turn: {only}.",
            only = row_name(*only)
        ),
        rows => {
            let rows = rows.iter().map(|&row| row_name(row));
            say!(
                "The rows that take part in a winning turn: {rows}.",
                rows = listed(rows, "and")
            )
        }
    }
}

fn turns_that_win(analysis: &MooreAnalysis) -> Text {
    const MOST_IN_A_SENTENCE: usize = 4;
    let turn = |turn| strong(taking_at_once(turn).words());
    let turns = analysis.winning_turns();
    let count = analysis.count_winning_turns();
    match (&turns[..], count) {
        ([], _) if analysis.is_over() => Text::default(),
        ([], _) => say!("No turn wins, so any legal turn is as good as another."),
        ([only], _) => say!("The only winning turn: {turn}.", turn = turn(only)),
        (turns, Some(count)) if turns.len() <= MOST_IN_A_SENTENCE => say!(
            "The {turns}: {group}.",
            turns = counted(count, "winning turn"),
            group = one_of(turns.iter().map(turn).collect(), count)
        ),
        ([first, ..], count) => {
            let count = count.map_or_else(
                || {
                    say!(
                        "more than {turns}",
                        turns = counted(turns.len(), "winning turn")
                    )
                },
                |count| counted(count, "winning turn"),
            );
            let one = analysis.winning_turn().unwrap_or(first);
            say!("One of {count}: {turn}.", turn = turn(one))
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
    let the_turn = strong(taking_at_once_noun(turn).capitalised().words());
    if after.is_over() {
        return say!(
            "{the_turn} {wins}: it takes the last object.",
            wins = good("wins")
        );
    }
    let Some(reply) = after.winning_turn() else {
        return say!(
            "{the_turn} {wins}: nothing is left over in any column, and every reply changes that.",
            wins = good("wins")
        );
    };
    let reply = say!(
        "the other player can {taking} and win",
        taking = taking_at_once(reply)
    );
    match before.winning_turn() {
        None => say!(
            "{the_turn} {loses}, as every turn does here: {reply}.",
            loses = bad("loses")
        ),
        Some(instead) => say!(
            "{the_turn} {loses}: {reply}. To win, {taking} instead{for_example}",
            loses = bad("loses"),
            taking = taking_at_once(instead),
            for_example = if before.count_winning_turns() == Some(1) {
                "."
            } else {
                ", for example."
            }
        ),
    }
}

fn every_turn(turns: &LegalTurns) -> Text {
    let count = match turns.count {
        Some(0) => {
            return say!("The board is empty, so there is no legal turn: the game is over.");
        }
        Some(count) => counted(count, "legal turn"),
        None => "More legal turns than can be counted".into(),
    };
    match turns.winning {
        Some(0) => say!("{count}, and none of them wins."),
        Some(1) => say!("{count}, of which one wins."),
        Some(winning) => say!(
            "{count}, of which {winning} win.",
            winning = grouped(winning)
        ),
        None => say!(
            "{count}, of which more than {listed} win.",
            listed = turns.listed.len()
        ),
    }
}
