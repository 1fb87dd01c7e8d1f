//! Moore's Nim as JSON.
//!
//! `explain moore:2 1 2 3` has `"columns":[{"place":2,"ones":2,"remainder":2},…]`, with the counts modulo 3, and a winning turn
//! as `{"changes":[{"row":1,"take":1,"leaves":0},…]}`.

use serde::Serialize;

use crate::derivation::{LegalTurns, MooreAnalysis, MooreColumn, MooreFound, PlayedTurn};
use crate::game::{Board, Game, Moore, Rule, Turn};
use crate::question::MooreRequest;

/// A board of Moore's Nim.
#[derive(Serialize)]
struct MooreBoardJson<'a> {
    board: &'a Board,
    rule: Rule,
    game: Game,
    /// How many rows a turn may change.
    rows_in_a_turn: usize,
}

impl<'a> MooreBoardJson<'a> {
    fn of(board: &'a Board) -> Self {
        Self {
            board,
            rule: Rule::Normal,
            game: board.game(),
            rows_in_a_turn: board.moore().map_or(1, Moore::rows_in_a_turn),
        }
    }
}

/// A turn with what it leaves; how much is told depends on where.
#[derive(Serialize)]
struct MooreTurnJson<'a> {
    #[serde(flatten)]
    turn: &'a Turn,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Board>,
    wins: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<&'a Turn>,
}

/// A position.
#[derive(Serialize)]
pub(super) struct MooreExplained<'a, S> {
    question: String,
    #[serde(flatten)]
    board: MooreBoardJson<'a>,
    to_move_wins: bool,
    position: char,
    lab_position: char,
    columns: &'a [MooreColumn],
    winning_moves: Vec<Turn>,
    /// How many winning moves there are; nothing where they are too many to be counted.
    count: Option<u128>,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<MooreTurnJson<'a>>,
    steps: S,
}

/// A position, and a turn in it; `None` where something else was found.
pub(super) fn explained<S>(
    question: String,
    found: &MooreFound,
    steps: S,
) -> Option<MooreExplained<'_, S>> {
    let (analysis, made) = match found {
        MooreFound::Position(analysis) => (analysis, None),
        MooreFound::Played(played) => (&played.before, Some(turn_made(played))),
        _ => return None,
    };
    let (position, lab_position) = letters(analysis);
    Some(MooreExplained {
        question,
        board: MooreBoardJson::of(analysis.board()),
        to_move_wins: analysis.mover_wins,
        position,
        lab_position,
        columns: &analysis.columns.columns,
        winning_moves: analysis.winning_turns(),
        count: analysis.count_winning_turns(),
        r#move: made,
        steps,
    })
}

fn letters(analysis: &MooreAnalysis) -> (char, char) {
    if analysis.mover_wins {
        ('N', 'P')
    } else {
        ('P', 'N')
    }
}

fn turn_made(PlayedTurn { turn, after, .. }: &PlayedTurn) -> MooreTurnJson<'_> {
    MooreTurnJson {
        turn,
        board: Some(after.board().clone()),
        wins: !after.mover_wins,
        reply: after.winning_turn(),
    }
}

/// The legal turns.
#[derive(Serialize)]
pub(super) struct MooreTurnsJson<'a> {
    question: String,
    #[serde(flatten)]
    board: MooreBoardJson<'a>,
    count: Option<u128>,
    complete: bool,
    moves: Vec<MooreTurnJson<'a>>,
}

/// The legal turns.
pub(super) fn every_turn(question: String, turns: &LegalTurns) -> MooreTurnsJson<'_> {
    let board = &turns.position.board;
    let moves = turns.listed.iter().map(|(turn, wins)| MooreTurnJson {
        turn,
        board: board.after_turn(turn).ok(),
        wins: *wins,
        reply: None,
    });
    MooreTurnsJson {
        question,
        board: MooreBoardJson::of(board),
        count: turns.count,
        complete: turns.complete,
        moves: moves.collect(),
    }
}

/// A board, and what it becomes turn by turn.
#[derive(Serialize)]
pub(super) struct MooreDrawnJson<'a> {
    question: String,
    #[serde(flatten)]
    board: MooreBoardJson<'a>,
    moves: &'a [Turn],
    boards: &'a [Board],
}

/// The drawn boards.
pub(super) fn drawn<'a>(
    question: String,
    request: &'a MooreRequest,
    boards: &'a [Board],
) -> MooreDrawnJson<'a> {
    MooreDrawnJson {
        question,
        board: MooreBoardJson::of(&request.position.board),
        moves: request.shown.turns(),
        boards,
    }
}
