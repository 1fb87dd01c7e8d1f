//! A board as data for drawing: its rows, what may become of each, and who wins.

use nimlab::game::{Position, Rule, Turn};
use nimlab::question::{ProposedTurn, parse_board, parse_move, position_of};
use serde::Serialize;

use crate::lanes::{Laid, is_skittles, sides, ways, written};

/// A row of more objects than these is drawn as its number alone, and its moves are not listed.
pub(crate) const MOST_DRAWN: u64 = 64;
/// So is every row after those that have so many objects together.
const MOST_DRAWN_IN_ALL: u64 = 4096;
/// Of a board of more rows than these the first are drawn.
const MOST_ROWS: usize = 256;

/// A board that can be drawn and played on.
#[derive(Serialize)]
pub(crate) struct DrawnBoard {
    /// The board in the words that name it: `kayles 7 + nim 3 4`.
    pub words: String,
    misere: bool,
    is_over: bool,
    /// How many rows there are, and those that are drawn.
    count: usize,
    rows: Vec<DrawnRow>,
    /// Of skittles, the lanes that the game began with: in which turn each pin fell, 0 while it stands.
    lanes: Vec<Vec<u64>>,
}

/// A row of a drawn board.
#[derive(Serialize)]
struct DrawnRow {
    /// Counted from 1 through all parts of the board.
    row: usize,
    game: String,
    size: String,
    /// In which lane it stands, counted from 1, and how many places of that are left of it.
    lane: usize,
    first: u64,
    /// How many counters are drawn; none where there would be too many.
    counters: Option<u64>,
    /// The row's Grundy value, split into its groups, the largest first: what is paired when a board is balanced.
    groups: Vec<String>,
    /// What may become of it.
    moves: Vec<DrawnMove>,
}

/// A move of one row.
#[derive(Serialize)]
struct DrawnMove {
    /// As it is typed.
    say: String,
    /// What becomes of the row; of skittles what stands on the left, and on the right.
    becomes: Vec<u64>,
    /// Of skittles, the same as one says it: `knock down pins 2 and 3`.
    words: String,
}

/// A turn as it is typed, and the words of the board that it leaves.
#[derive(Serialize)]
pub(crate) struct MoveMade {
    pub say: String,
    pub leaves: String,
}

impl MoveMade {
    pub(crate) fn of(position: &Position, turn: &Turn) -> Option<Self> {
        Self::said(position, turn, "")
    }

    /// The same where it was made in these words.
    pub(crate) fn said(position: &Position, turn: &Turn, words: &str) -> Option<Self> {
        let leaves = position.after_turn(turn).ok()?.board;
        let say = match turn.only() {
            Some(mv) if is_skittles(position.board.game_of(mv.row)) => {
                written(mv.row, sides(mv, words))
            }
            _ => ProposedTurn::of(&position.board, turn).to_string(),
        };
        Some(Self { say, leaves: leaves.to_string() })
    }
}

/// Reads a board, and whether it is one of this rule.
pub(crate) fn position(words: &str, misere: bool) -> Result<Position, String> {
    parse_board(words)
        .and_then(|board| position_of(board, Rule::of(misere)))
        .map_err(|error| error.to_string())
}

/// The turn that is meant by these words on a board, where it is legal.
pub(crate) fn turn(position: &Position, words: &str) -> Result<Turn, String> {
    let wanted =
        parse_move(&as_judged(words), Some(&position.board)).map_err(|error| error.to_string())?;
    wanted.on(&position.board).map_err(|error| error.to_string())
}

/// A turn without the side on which nothing is left: of two ways that tells which one is meant, and both leave the same.
pub(crate) fn as_judged(words: &str) -> String {
    words.replace("=0+", "=")
}

impl DrawnBoard {
    pub(crate) fn of(laid: &Laid) -> Self {
        let position = &laid.position;
        let board = &position.board;
        let values = board.values();
        let rows = board.numbered_with_games().zip(values.iter());
        let mut left = MOST_DRAWN_IN_ALL;
        let mut lanes = Vec::new();
        let rows = rows.zip(&laid.places).take(MOST_ROWS);
        let rows = rows.map(|(((row, game, size), &value), &(lane, first))| {
            if is_skittles(game) {
                lanes.clone_from(&laid.lanes);
            }
            let counters = (size <= MOST_DRAWN.min(left)).then_some(size);
            left -= counters.unwrap_or(0);
            DrawnRow {
                row,
                game: game.to_string(),
                size: size.to_string(),
                lane: lane + 1,
                first,
                counters,
                groups: groups(value),
                moves: counters.map_or_else(Vec::new, |_| moves(laid, row)),
            }
        });
        let rows = rows.collect();
        Self {
            words: board.to_string(),
            misere: position.rule == Rule::Misere,
            is_over: position.is_over(),
            count: board.rows().len(),
            rows,
            lanes,
        }
    }
}

/// The powers of two that a value is the sum of, the largest first.
fn groups(value: u64) -> Vec<String> {
    let places = (0..u64::BITS).rev().map(|place| 1u64 << place);
    places.filter(|place| value & place != 0).map(|place| place.to_string()).collect()
}

fn moves(laid: &Laid, row: usize) -> Vec<DrawnMove> {
    let position = &laid.position;
    let is_skittles = is_skittles(position.board.game_of(row));
    let count = position.rows_with_moves().find(|&(r, _)| r == row).map_or(0, |(_, count)| count);
    let mut drawn = Vec::new();
    for mv in (1..=count).filter_map(|option| position.legal_move(row, option)) {
        let [one, other] = ways(mv.becomes);
        for way in [one, other] {
            let (left, right) = way;
            drawn.push(if is_skittles {
                DrawnMove {
                    say: written(row, way),
                    becomes: vec![left, right],
                    words: laid.knocks_down(row, left..mv.from - right),
                }
            } else {
                DrawnMove {
                    say: ProposedTurn::of(&position.board, &Turn::from(mv)).to_string(),
                    becomes: mv.becomes.into(),
                    words: String::new(),
                }
            });
            if one == other || !is_skittles {
                break;
            }
        }
    }
    drawn
}
