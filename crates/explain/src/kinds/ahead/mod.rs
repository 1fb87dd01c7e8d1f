//! `explain --looking-ahead 3 2 1`: who wins each reachable board, from the end of the game backwards.
//!
//! This needs no theory, so it serves readers who have not met any, on boards that are small enough; and it says nothing that
//! a reader could not check by playing. From 1 1 only 1 can be left, and the player to move there takes it and wins: so 1 1 is
//! lost.

mod boards;
mod foresight;
mod line;

pub(crate) use boards::what_moves_leave;
pub use foresight::{ForeseenBoard, ForeseenMove, Foresight, LineOfPlay};
pub(crate) use line::tell_line_of_play;

use super::position::{MOST_IN_A_SENTENCE, first_few, of_the_made, one_of, who_has_won, who_wins};
use crate::document::prelude::*;
use crate::question::LookAhead;
use boards::{brief, left, taken_in_any};
use theory::{Board, Position, Rule};

/// One step of looking ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum AheadStep {
    /// What the end of the game means.
    TheEnd {
        rule: Rule,
        /// Whether only Nim is played.
        is_nim: bool,
    },
    /// Who wins each board that matters; options come before the boards that lead to them.
    FromTheEnd {
        boards: Vec<ForeseenBoard>,
        /// How many positions are reachable, including those that are not needed.
        of: usize,
    },
    /// What each move leaves, and who wins there.
    EachMove { mover_wins: bool, moves: Vec<ForeseenMove> },
    /// How the game goes on after a move.
    PlayedOut(LineOfPlay),
    /// The moves that would have won instead of a losing one.
    WouldWin { moves: Vec<ForeseenMove> },
}

/// The steps of the explanation, and the result.
pub(crate) fn explained(ahead: &LookAhead) -> (Vec<AheadStep>, Foresight) {
    let foresight = Foresight::of(ahead);
    (steps(&foresight), foresight)
}

fn steps(found: &Foresight) -> Vec<AheadStep> {
    let Position { board, rule } = &found.position;
    let mut steps = vec![AheadStep::TheEnd { rule: *rule, is_nim: board.is_nim() }];
    if found.is_over() {
        return steps;
    }
    if !found.boards.is_empty() {
        steps.push(AheadStep::FromTheEnd { boards: found.boards.clone(), of: found.positions });
    }
    let Some(line) = &found.played else {
        let (mover_wins, moves) = (found.mover_wins, found.moves.clone());
        steps.push(AheadStep::EachMove { mover_wins, moves });
        return steps;
    };
    steps.push(AheadStep::PlayedOut(line.clone()));
    if found.mover_wins && !line.first_wins {
        let moves = found.winning_moves().cloned().collect();
        steps.push(AheadStep::WouldWin { moves });
    }
    steps
}

/// Puts a step into words.
pub(crate) fn describe(step: &AheadStep) -> StepText {
    match step {
        &AheadStep::TheEnd { rule, is_nim } => the_end(rule, is_nim),
        AheadStep::FromTheEnd { boards, of } => from_the_end(boards, *of),
        AheadStep::EachMove { mover_wins, moves } => each_move(*mover_wins, moves),
        AheadStep::PlayedOut(line) => played_out(line),
        AheadStep::WouldWin { moves } => would_win(moves),
    }
}

fn the_end(rule: Rule, is_nim: bool) -> StepText {
    let (heading, why) = match (rule, is_nim) {
        (Rule::Normal, true) => (
            text!["Start at the end: on the empty board the player to move "{bad("has lost")}],
            text!["The other player took the last object and "{good("won")}"."],
        ),
        (Rule::Misere, _) => (
            text!["Start at the end: on the empty board the player to move "{good("has won")}],
            text!["The other player took the last object and "{bad("lost")}"."],
        ),
        (Rule::Normal, false) => (
            text!["Start at the end: when no move is left, the player to move "{bad("has lost")}],
            text!["The other player made the last move and "{good("won")}"."],
        ),
    };
    StepText::new(heading, why)
}

fn from_the_end(boards: &[ForeseenBoard], of: usize) -> StepText {
    let heading = text!["Work backwards, from small boards to large ones"];
    let rule = text![
        "Suppose that it is your turn on one of these boards. You "{good("win")}
        " if you can leave a board on which the other player loses. You "{bad("lose")}
        " if the other player wins on every board that you can leave. Each line needs only the lines above it."
    ];
    let lines = Block::list(boards.iter().map(foreseen));
    let same =
        "Boards that differ only in the order of their rows, or in empty rows, count as the same.";
    // The end and the board itself are reachable too.
    let others = match of.saturating_sub(boards.len() + 2) {
        0 => text![{ same }],
        1 => text![{same}" One more board can be reached, but it is not needed here."],
        more => text![{same}" "{more}" more boards can be reached, but they are not needed here."],
    };
    StepText::new(heading, (rule, lines, others))
}

/// "2 1: you win by leaving 1 1.", "1 1: you lose, because you can only leave 1."
fn foreseen(board: &ForeseenBoard) -> Text {
    let brief = |left: &Board| brief(left, board.of_sum);
    let name = strong(brief(&board.board).to_string());
    let leave = listed(board.leave.iter().map(brief), "or");
    let is_empty = |left: &Board| left.rows().iter().all(|&size| size == 0);
    if !board.mover_wins && board.leave.iter().all(is_empty) {
        return text![{name}": you "{bad("lose")}", because you must leave "{leave}"."];
    }
    if !board.mover_wins {
        return text![{name}": you "{bad("lose")}", because you can only leave "{leave}"."];
    }
    if board.ends && !board.leave.iter().all(is_empty) {
        return text![{name}": you "{good("win")}" by leaving "{leave}", where no move is possible."];
    }
    text![{name}": you "{good("win")}" by leaving "{leave}"."]
}

fn each_move(mover_wins: bool, moves: &[ForeseenMove]) -> StepText {
    let heading = if mover_wins {
        text![
            "The player to move "{wins_or_loses(true)}
            ": some move leaves a board on which the other player loses"
        ]
    } else {
        text![
            "The player to move "{wins_or_loses(false)}
            ": every move leaves a board on which the other player wins"
        ]
    };
    let mut table = Table::of("<move|<leaves|<the other player");
    for foreseen in moves {
        let other = if foreseen.wins { "loses" } else { "wins" };
        table.add((taken_in_any(foreseen), left(foreseen), judged(foreseen.wins, other)));
    }
    StepText::new(heading, table)
}

fn played_out(line: &LineOfPlay) -> StepText {
    let (heading, otherwise) = if line.first_wins {
        (
            text!["The move "{wins_or_loses(true)}": the game could go like this"],
            "Where the other player plays differently, the lines above show your answer.",
        )
    } else {
        (
            text!["The move "{wins_or_loses(false)}": the game could go like this"],
            "Where you play differently, the lines above show the other player's answer.",
        )
    };
    let has_choice = line.moves.len() > 2;
    let otherwise = if has_choice { Some(Text::from(otherwise)) } else { None };
    StepText::new(heading, (line::table(line), otherwise))
}

fn would_win(moves: &[ForeseenMove]) -> StepText {
    let heading = match moves {
        [only] if only.rows_alike == 1 => "A move that wins instead",
        _ => "Moves that win instead",
    };
    let items = moves.iter().map(|foreseen| {
        text![{taken_in_any(foreseen).capitalised()}", which leaves "{left(foreseen)}"."]
    });
    StepText::new(heading.into(), Block::list(items))
}

/// Who wins, and how.
pub(crate) fn found(foresight: &Foresight) -> Text {
    if let Some(line) = &foresight.played {
        return played(foresight, line);
    }
    if foresight.is_over() {
        return who_has_won(foresight.position.rule);
    }
    let how = if foresight.mover_wins { winning_moves(foresight) } else { "No move wins.".into() };
    who_wins(foresight.mover_wins).then(how)
}

/// "The only winning move: take 1 from row 2, which leaves 1 1."
fn winning_moves(foresight: &Foresight) -> Text {
    let winning: Vec<_> = foresight.winning_moves().collect();
    if let [only] = winning[..] {
        let mv = strong(taken_in_any(only).to_string());
        return match only.rows_alike {
            1 => text!["The only winning move: "{mv}", which leaves "{left(only)}"."],
            _ => text!["To win: "{mv}", which leaves "{left(only)}"."],
        };
    }
    let shown = first_few(&winning, MOST_IN_A_SENTENCE)
        .map(|foreseen| strong(taken_in_any(foreseen).to_string()))
        .collect();
    text!["The winning moves: "{one_of(shown, winning.len() as u128)}"."]
}

fn played(foresight: &Foresight, line: &LineOfPlay) -> Text {
    let Some(&first) = line.moves.first() else {
        return Text::default();
    };
    let reply = line.moves.get(1).copied();
    let is_nim = foresight.position.board.is_nim();
    let why = match (line.first_wins, reply) {
        (true, None) if is_nim => "it takes the last object".into(),
        (true, None) => "it leaves no move".into(),
        // So it is in misère play alone.
        (true, Some(_)) if line.moves.len() == 2 => {
            "the other player has to take the last object".into()
        }
        (true, Some(_)) => "you have an answer to every reply of the other player".into(),
        // Only misère play is lost so.
        (false, None) => "it takes the last object".into(),
        (false, Some(reply)) => text!["the other player can "{taking(reply)}" and win"],
    };
    let mut winning = foresight.winning_moves();
    let instead = winning.next().map(|instead| (taken_in_any(instead), winning.next().is_none()));
    of_the_made(taking_noun(first), line.first_wins, why, instead)
}
