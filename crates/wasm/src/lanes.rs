//! Where things stand that were side by side when a game began: what is taken leaves a gap, and what is left stays where it was.
//!
//! To the engine skittles that stand side by side are a row, and one that a ball goes through becomes two, the smaller first. Which
//! of the two stands on the left is said by the turn: `1=3+2` leaves 3 on the left, `1=0+4` all on the right, `1=4` all on the left.

use std::ops::Range;

use explain::phrase::StatedMove;
use serde::Serialize;
use theory::{Game, Heaps, Move, Position};

use crate::board::{MOST_DRAWN, move_on};
use crate::words::MoveWords;

/// A move as it is typed, and as one says it.
#[derive(Clone, Serialize)]
pub(crate) struct MoveMade {
    pub say: String,
    #[serde(flatten)]
    pub words: MoveWords,
}

/// A position, and where its rows stand in the lanes that the game began with.
#[derive(Clone)]
pub(crate) struct Laid {
    pub position: Position,
    /// Of all things in each lane, from the left: in which turn it was taken, counted from 1; 0 while it stands.
    pub lanes: Vec<Vec<u64>>,
    /// The lane of each row, counted from 0, and how many stood left of it there.
    pub places: Vec<(usize, u64)>,
    /// The moves that have been made.
    pub turns: Vec<MoveMade>,
}

/// Whether what is taken stands side by side, anywhere in a row.
pub(crate) fn is_skittles(game: Game) -> bool {
    matches!(game, Game::Kayles | Game::Dawson)
}

impl Laid {
    /// A game begins: each row is a lane. One that is too long to be drawn is a lane of nothing.
    pub(crate) fn begun(position: Position) -> Self {
        let drawn = |size: &u64| usize::try_from(*size).ok().filter(|_| *size <= MOST_DRAWN);
        let lane = |size: &u64| vec![0; drawn(size).unwrap_or(0)];
        let lanes: Vec<Vec<u64>> = position.board.rows().iter().map(lane).collect();
        let places = (0..lanes.len()).map(|lane| (lane, 0)).collect();
        Self { position, lanes, places, turns: Vec::new() }
    }

    /// What these turns leave.
    pub(crate) fn after(self, turns: &[String]) -> Result<Self, String> {
        turns.iter().try_fold(self, |laid, words| laid.next(words))
    }

    fn next(mut self, words: &str) -> Result<Self, String> {
        let mv = move_on(&self.position, words)?;
        let sides = sides(mv, words);
        self.turns.push(self.made(mv, sides));
        self.position = self.position.after(mv).map_err(|why| why.to_string())?;
        self.take(mv, sides);
        Ok(self)
    }

    /// A move that leaves so many of its row on the left, and on the right, as it is typed and said here.
    pub(crate) fn made(&self, mv: Move, (left, right): (u64, u64)) -> MoveMade {
        if !is_skittles(mv.game) {
            let say = StatedMove::from(mv).to_string();
            return MoveMade { say, words: MoveWords::of(mv) };
        }
        let mut say = format!("{}={left}", mv.row);
        if right > 0 {
            say.extend(["+", &right.to_string()]);
        }
        let words = MoveWords::of_ball(&self.pins(mv.row, left..mv.from - right));
        MoveMade { say, words }
    }

    /// Pins of a row, by their numbers in its lane: "pins 2 and 3", and of which lane where there are several.
    fn pins(&self, row: usize, pins: Range<u64>) -> String {
        let (lane, first) = self.places[row - 1];
        let numbers: Vec<String> = pins.map(|pin| (first + pin + 1).to_string()).collect();
        let mut words = match &numbers[..] {
            [pin] => format!("pin {pin}"),
            [others @ .., last] => format!("pins {} and {last}", others.join(", ")),
            [] => String::new(),
        };
        if self.lanes.len() > 1 {
            words.extend([" of lane ", &(lane + 1).to_string()]);
        }
        words
    }

    fn take(&mut self, mv: Move, (left, right): (u64, u64)) {
        let at = mv.row - 1;
        let (lane, first) = self.places[at];
        let rest = first + mv.from - right;
        let (gone, turn) = (first + left..rest, self.turns.len() as u64);
        for (thing, fell) in (0..).zip(&mut self.lanes[lane]) {
            if gone.contains(&thing) {
                *fell = turn;
            }
        }
        match mv.becomes {
            Heaps::Two(lower, _) if lower == left => self.places.insert(at + 1, (lane, rest)),
            Heaps::Two(..) => self.places.insert(at, (lane, rest)),
            _ if left == 0 => self.places[at].1 = rest,
            _ => {}
        }
    }
}

/// How many a move leaves on the left, and on the right.
fn sides(mv: Move, words: &str) -> (u64, u64) {
    let said = words.split_once('=').and_then(|(_, left)| left.split_once('+'));
    let [as_said, other] = ways(mv.becomes);
    match said.map(|(left, _)| left.parse::<u64>()) {
        Some(Ok(left)) if left == other.0 => other,
        _ => as_said,
    }
}

/// The two ways in which a move can leave what it leaves, first that which is meant where nothing else is said.
pub(crate) fn ways(becomes: Heaps) -> [(u64, u64); 2] {
    let (left, right) = match becomes {
        Heaps::Two(left, right) => (left, right),
        one => (one.total(), 0),
    };
    [(left, right), (right, left)]
}
