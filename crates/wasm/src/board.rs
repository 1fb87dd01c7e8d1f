//! A board as data for drawing: its rows, what may become of each, and who wins.

use explain::question::{parse_board, parse_move, position_of};
use serde::Serialize;
use theory::{Move, Position, Rule};

use crate::lanes::{Laid, is_skittles, ways};
use crate::words::{name_on, rules_on};

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
    words: String,
    /// What its game is called, and how that is played.
    name: String,
    rule: String,
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
    let wanted = parse_move(&as_judged(words), Some(board)).and_then(|it| it.legal_on(board, 0));
    wanted.map_err(|error| error.to_string())
}

/// A move without the side on which nothing is left: of two ways that tells which one is meant, and both leave the same.
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
            name: name_on(board, position.rule),
            rule: rules_on(board, position.rule),
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

/// All moves of a row; of skittles those that leave the same on the other side, too.
fn moves(laid: &Laid, row: usize) -> Vec<DrawnMove> {
    let position = &laid.position;
    let is_skittles = is_skittles(position.board.game_of(row));
    let count = position.rows_with_moves().find(|&(r, _)| r == row).map_or(0, |(_, count)| count);
    let mut drawn = Vec::new();
    for mv in (1..=count).filter_map(|option| position.legal_move(row, option)) {
        let [one, other] = ways(mv.becomes);
        for way in [one, other] {
            let made = laid.made(mv, way);
            let becomes = if is_skittles { vec![way.0, way.1] } else { mv.becomes.into() };
            drawn.push(DrawnMove { say: made.say, becomes, words: made.words.words });
            if one == other || !is_skittles {
                break;
            }
        }
    }
    drawn
}
