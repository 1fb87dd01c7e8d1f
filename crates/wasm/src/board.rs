//! A board as data for drawing: its rows, what may become of each, and who wins.

use explain::question::{parse_board, parse_move, position_of};
use serde::Serialize;
use theory::{Move, Position, Rule};

use crate::words::{MoveMade, name_on, rules_on};

/// A row of more objects than these is drawn as a number, and its moves are not listed.
const MOST_DRAWN: u64 = 64;
/// So is every row after those that have this many objects together.
const MOST_DRAWN_IN_ALL: u64 = 4096;
/// Of a board of more rows than these the first are drawn.
const MOST_ROWS: usize = 256;

/// A board that can be drawn and played on.
#[derive(Serialize)]
pub(crate) struct DrawnBoard {
    /// The board in the words that name it: `kayles 7 + nim 3 4`.
    words: String,
    /// What its game is called, and how that is played.
    name: String,
    rule: String,
    misere: bool,
    is_over: bool,
    /// How many rows there are, and those that are drawn.
    count: usize,
    rows: Vec<DrawnRow>,
}

/// A row of a drawn board.
#[derive(Serialize)]
struct DrawnRow {
    /// Counted from 1 through all parts of the board.
    row: usize,
    game: String,
    size: String,
    /// How many counters are drawn; none where there would be too many.
    counters: Option<u64>,
    /// The row's Grundy value, split into its groups, the largest first.
    groups: Vec<String>,
    /// What may become of it.
    moves: Vec<DrawnMove>,
}

/// A move of one row.
#[derive(Serialize)]
struct DrawnMove {
    /// As it is typed.
    say: String,
    /// What becomes of the row, the smaller part first.
    becomes: Vec<u64>,
    /// As one says it: "take 3 from row 2".
    words: String,
}

/// Reads a board, and whether it is one of this rule.
pub(crate) fn position(words: &str, misere: bool) -> Result<Position, String> {
    parse_board(words)
        .and_then(|board| position_of(board, Rule::of(misere)))
        .map_err(|error| error.to_string())
}

/// The move that is meant by these words on a board, where it is legal.
pub(crate) fn move_on(position: &Position, words: &str) -> Result<Move, String> {
    let board = &position.board;
    let wanted = parse_move(words, Some(board)).and_then(|it| it.legal_on(board));
    wanted.map_err(|error| error.to_string())
}

/// What these turns leave of a position, and the moves that they are.
pub(crate) fn after(
    mut position: Position,
    turns: &[String],
) -> Result<(Position, Vec<MoveMade>), String> {
    let mut made = Vec::new();
    for words in turns {
        let mv = move_on(&position, words)?;
        made.push(MoveMade::of(mv));
        position = position.after(mv).map_err(|why| why.to_string())?;
    }
    Ok((position, made))
}

impl DrawnBoard {
    pub(crate) fn of(position: &Position) -> Self {
        let board = &position.board;
        let values = board.values();
        let rows = board.numbered_with_games().zip(values.iter());
        let mut left = MOST_DRAWN_IN_ALL;
        let rows = rows.take(MOST_ROWS).map(|((row, game, size), &value)| {
            let counters = (size <= MOST_DRAWN.min(left)).then_some(size);
            left -= counters.unwrap_or(0);
            DrawnRow {
                row,
                game: game.to_string(),
                size: size.to_string(),
                counters,
                groups: groups(value),
                moves: counters.map_or_else(Vec::new, |_| moves(position, row)),
            }
        });
        let rows = rows.collect();
        Self {
            words: board.to_string(),
            name: name_on(board, position.rule),
            rule: rules_on(board, position.rule),
            misere: position.rule == Rule::Misere,
            is_over: position.is_over(),
            count: board.rows().len(),
            rows,
        }
    }
}

/// The powers of two that a value is the sum of, the largest first.
fn groups(value: u64) -> Vec<String> {
    let places = (0..u64::BITS).rev().map(|place| 1u64 << place);
    places.filter(|place| value & place != 0).map(|place| place.to_string()).collect()
}

fn moves(position: &Position, row: usize) -> Vec<DrawnMove> {
    let count = position.rows_with_moves().find(|&(r, _)| r == row).map_or(0, |(_, count)| count);
    let moves = (1..=count).filter_map(|option| position.legal_move(row, option));
    moves
        .map(|mv| {
            let MoveMade { say, words, .. } = MoveMade::of(mv);
            DrawnMove { say, becomes: mv.becomes.into(), words }
        })
        .collect()
}
