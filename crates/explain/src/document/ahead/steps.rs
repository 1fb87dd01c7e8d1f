//! The steps of looking ahead in words, and what it has found, in a sentence or two.

use super::super::prelude::*;
use super::{left, line, taken_in_any};
use crate::derivation::{AheadStep, ForeseenBoard, ForeseenMove, Foresight, LineOfPlay};
use crate::kinds::position::{
    MOST_IN_A_SENTENCE, first_few, of_the_made, one_of, who_has_won, who_wins,
};
use theory::{Board, Rule};

/// Puts a step into words.
pub fn describe(step: &AheadStep) -> StepText {
    match step {
        &AheadStep::TheEnd { rule, is_nim } => the_end(rule, is_nim),
        AheadStep::FromTheEnd { boards, of } => from_the_end(boards, *of),
        AheadStep::Foreseen(board) => StepText::heading(foreseen(board)),
        AheadStep::EachMove { mover_wins, moves } => each_move(*mover_wins, moves),
        AheadStep::PlayedOut(line) => played_out(line),
        AheadStep::WouldWin { moves } => would_win(moves),
    }
}

fn the_end(rule: Rule, is_nim: bool) -> StepText {
    let (end, last) = if is_nim {
        (
            "Begin at the end: nothing is left, and whoever is to move ",
            "Whoever moved last has taken the last object, and ",
        )
    } else {
        (
            "Begin at the end: no row can be changed any more, and whoever is to move ",
            "Whoever moved last has left no move, and ",
        )
    };
    let (to_move, moved) = match rule {
        Rule::Normal => (bad("has lost"), good("wins")),
        Rule::Misere => (good("has won"), bad("loses")),
    };
    let heading = text![{end}{to_move}];
    StepText::new(heading, text![{last}{moved}"."])
}

fn from_the_end(boards: &[ForeseenBoard], of: usize) -> StepText {
    let heading = text!["From there backwards: who wins each board that matters here"];
    let rule = text![
        "The player to move "{good("wins")}
        " if some move leaves a board on which the player to move there loses, and "
        {bad("loses")}
        " if every move leaves one on which that player wins. So each line rests only on lines above it."
    ];
    // The end and the board itself come on top of these.
    let others = of.saturating_sub(boards.len() + 2);
    let how_many = text![
        "Rows in another order are the same board, and empty rows are left out. "
        {match others {
            0 => text!["No other boards can come up on the way to the end."],
            _ => text![
                {counted(others, "other board")}
                " can come up, but nothing here depends on who wins there."
            ],
        }}
    ];
    let boards = Block::list(boards.iter().map(foreseen));
    StepText::new(heading, (rule, boards, how_many))
}

/// "board 2 1: the player to move wins, by leaving 1 1.", "board 1 1: the player to move loses, for every move leaves 1."
fn foreseen(board: &ForeseenBoard) -> Text {
    let brief = |left: &Board| super::brief(left, board.of_sum);
    let who = text!["board\u{a0}"{strong(brief(&board.board).to_string())}": the player to move "];
    let leave = board.leave.iter().map(brief);
    if !board.mover_wins {
        let leave = listed(leave, "or");
        return text![{who}{bad("loses")}", for every move leaves "{leave}"."];
    }
    let [only] = &board.leave[..] else {
        // In misère play, a player with nothing to take has won.
        return text![{who}{good("wins")}"."];
    };
    let ends = board.ends && only.rows().iter().any(|&size| size > 0);
    let ends = if ends { ", where no move is possible" } else { "" };
    text![{who}{good("wins")}", by leaving "{brief(only)}{ends}"."]
}

fn each_move(mover_wins: bool, moves: &[ForeseenMove]) -> StepText {
    let (which, loses) = if mover_wins { ("some", "loses") } else { ("every", "wins") };
    let heading = text![
        "So the player to move "{wins_or_loses(mover_wins)}": "{which}
        " move leaves a board on which the other player "{loses}
    ];
    let mut table = Table::of("<move|<leaves|<who wins there");
    for foreseen in moves {
        let wins = foreseen.wins;
        let who = judged(wins, if wins { "you" } else { "the other player" });
        table.add((taken_in_any(foreseen), left(foreseen), who));
    }
    StepText::new(heading, table)
}

fn played_out(line: &LineOfPlay) -> StepText {
    let (so, who) = if line.first_wins {
        ("so the game may go on", "the other player plays")
    } else {
        ("this line of play refutes it", "you play")
    };
    let heading = text!["The move "{wins_or_loses(line.first_wins)}": "{so}];
    let whatever_else = (line.moves.len() > 2)
        .then(|| text!["Whatever else "{who}" on the way, a line above has the answer to it."]);
    StepText::new(heading, (line::table(line), whatever_else))
}

fn would_win(moves: &[ForeseenMove]) -> StepText {
    let heading = match moves {
        [only] if only.rows_alike == 1 => text!["A move that would have won"],
        _ => text!["Moves that would have won"],
    };
    let told = moves.iter().map(
        |foreseen| text![{taken_in_any(foreseen).capitalised()}": "{left(foreseen)}" is left."],
    );
    StepText::new(heading, Block::list(told))
}

/// Who wins, and how.
pub fn found(foresight: &Foresight) -> Text {
    if let Some(line) = &foresight.played {
        return played(foresight, line);
    }
    if foresight.is_over() {
        return who_has_won(foresight.position.rule);
    }
    let how = if foresight.mover_wins {
        winning_moves(foresight)
    } else {
        text!["No move wins, so any is as good as another."]
    };
    who_wins(foresight.mover_wins).then(how)
}

/// "The only winning move: take 1 from row 2, which leaves 1 1."
fn winning_moves(foresight: &Foresight) -> Text {
    let winning: Vec<_> = foresight.winning_moves().collect();
    if let [only] = &winning[..] {
        let opens = if only.rows_alike == 1 { "The only winning move" } else { "To win" };
        let told = strong(taken_in_any(only).to_string());
        return text![{opens}": "{told}", which leaves "{left(only)}"."];
    }
    let told = first_few(&winning, MOST_IN_A_SENTENCE);
    let told = told.map(|foreseen| strong(taken_in_any(foreseen).to_string()));
    let count = winning.len() as u128;
    text!["The winning moves: "{one_of(told.collect(), count)}"."]
}

fn played(foresight: &Foresight, line: &LineOfPlay) -> Text {
    let Some(&first) = line.moves.first() else {
        return Text::default();
    };
    let reply = line.moves.get(1).copied();
    let is_nim = foresight.position.board.is_nim();
    let why = match (line.first_wins, reply) {
        (true, None) if is_nim => text!["it takes the last object"],
        (true, None) => text!["it leaves no move"],
        (true, Some(_)) => text!["whatever the other player does then, there is an answer"],
        // Only misère play is lost so.
        (false, None) => text!["it takes the last object"],
        (false, Some(reply)) => text!["the other player can "{taking(reply)}" and win"],
    };
    let mut winning = foresight.winning_moves();
    let instead = winning.next().map(taken_in_any);
    let instead = instead.map(|instead| (instead, winning.next().is_none()));
    let made = taking_noun(first);
    of_the_made(made, line.first_wins, why, instead)
}
