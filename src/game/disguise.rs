//! Games that are Nim in disguise: the rows of each position, and which move of the game each move of Nim is.
//!
//! Each position is a line of numbers, one per place: in Nimble the squares of the coins, in Turning Turtles 1 for a
//! head and 0 for a tail, in Staircase Nim the coins on each stair, in Northcott's game the gap on each line. A new one
//! needs a line in every list of this file and of [`DisguisedGame`], and its words in one file of `document`.
//!
//! ```
//! use nimlab::game::{Disguise, DisguisedGame, DisguisedMove, Position, Rule};
//!
//! let heads = Disguise::new(DisguisedGame::Turtles, vec![0, 1, 0, 0, 1]).unwrap();
//! assert_eq!((heads.to_string(), heads.board()), ("turtles THTTH".to_owned(), [2, 5].into()));
//! let take = Position::new(heads.board(), Rule::Normal).winning_moves()[0];
//! let turn = heads.change(take.row, take.leaves()).unwrap();
//! assert_eq!(turn, DisguisedMove::Turn { place: 5, also: Some(2) });
//! assert_eq!(heads.after(&turn).unwrap().to_string(), "turtles TTTTT");
//! ```

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::board::Board;
use super::disguised_game::{DisguisedGame, DisguisedMove};
use super::position::Position;
use super::rule::Rule;

/// A position of such a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Disguise {
    game: DisguisedGame,
    places: Vec<u64>,
}

impl Disguise {
    /// The most places of a position.
    pub const MOST_PLACES: usize = Board::MOST_ROWS_ECHOED;

    /// The position with these numbers at its places, or `None` if there is no such position.
    #[must_use]
    pub fn new(game: DisguisedGame, places: Vec<u64>) -> Option<Self> {
        let is_position = match game {
            DisguisedGame::Nimble | DisguisedGame::Northcott => true,
            DisguisedGame::Turtles => places.iter().all(|&place| place <= 1),
            // All coins may end up on one stair.
            DisguisedGame::Staircase => {
                places.iter().try_fold(0, |all: u64, &coins| all.checked_add(coins)).is_some()
            }
        };
        let is_told = (1..=Self::MOST_PLACES).contains(&places.len());
        (is_position && is_told).then_some(Self { game, places })
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> DisguisedGame {
        self.game
    }

    /// The number at each place, in order.
    #[must_use]
    pub fn places(&self) -> &[u64] {
        &self.places
    }

    /// The number at a place, counted from 1; 0 if there is no such place.
    #[must_use]
    pub fn at(&self, place: usize) -> u64 {
        let at = place.checked_sub(1);
        at.and_then(|at| self.places.get(at)).copied().unwrap_or(0)
    }

    /// The rows of the equivalent Nim board: for each its place, counted from 1, and its size.
    #[must_use]
    pub fn rows(&self) -> Vec<(usize, u64)> {
        let places = (1..).zip(self.places.iter().copied());
        match self.game {
            DisguisedGame::Nimble | DisguisedGame::Northcott => places.collect(),
            DisguisedGame::Turtles => places
                .filter(|&(_, heads)| heads == 1)
                .map(|(place, _)| (place, place as u64))
                .collect(),
            DisguisedGame::Staircase => places.filter(|(stair, _)| stair % 2 == 1).collect(),
        }
    }

    /// The equivalent board of Nim.
    #[must_use]
    pub fn board(&self) -> Board {
        let sizes: Vec<u64> = self.rows().into_iter().map(|(_, size)| size).collect();
        Board::from(sizes)
    }

    /// The equivalent position of Nim.
    #[must_use]
    pub fn position(&self) -> Position {
        Position::new(self.board(), Rule::Normal)
    }

    /// The move of this game that makes a row of the Nim board this size: smaller, or where that is possible, larger.
    #[must_use]
    pub fn change(&self, row: usize, size: u64) -> Option<DisguisedMove> {
        let &(place, now) = self.rows().get(row.checked_sub(1)?)?;
        let taken = now.checked_sub(size).filter(|&taken| taken > 0);
        let more = size.saturating_sub(now);
        Some(match (self.game, taken) {
            (DisguisedGame::Nimble, Some(_)) => {
                let (coin, from, to) = (place, now, size);
                DisguisedMove::Slide { coin, from, to }
            }
            (DisguisedGame::Turtles, Some(_)) => {
                let also = usize::try_from(size).ok().filter(|&place| place > 0);
                DisguisedMove::Turn { place, also }
            }
            (DisguisedGame::Staircase, Some(coins)) => {
                let stair = place;
                DisguisedMove::GoDown { stair, coins }
            }
            (DisguisedGame::Staircase, None) if (1..=self.at(place + 1)).contains(&more) => {
                let (stair, coins) = (place + 1, more);
                DisguisedMove::GoDown { stair, coins }
            }
            (DisguisedGame::Northcott, Some(forward)) => {
                let (line, gap) = (place, size);
                DisguisedMove::Forward { line, forward, gap }
            }
            (DisguisedGame::Northcott, None) if more > 0 => {
                let (line, back, gap) = (place, more, size);
                DisguisedMove::Back { line, back, gap }
            }
            _ => return None,
        })
    }

    /// The winning moves that are not moves of Nim: they make a row longer and leave nim sum 0. In Northcott's game
    /// they need room behind the piece.
    #[must_use]
    pub fn winning_raises(&self) -> Vec<DisguisedMove> {
        let nim_sum = self.board().nim_sum();
        let rows = (1..).zip(self.rows());
        let rows = rows.map(|(row, (_, size))| (row, size, size ^ nim_sum));
        let raised = rows.filter(|(_, size, wanted)| wanted > size);
        raised.filter_map(|(row, _, wanted)| self.change(row, wanted)).collect()
    }

    /// Whether there may be moves left when all rows are empty.
    #[must_use]
    pub fn has_moves_without_rows(&self) -> bool {
        match self.game {
            DisguisedGame::Nimble | DisguisedGame::Turtles => false,
            DisguisedGame::Staircase => self.places.iter().any(|&coins| coins > 0),
            // The room behind the pieces is not known.
            DisguisedGame::Northcott => true,
        }
    }

    /// The number of legal moves, or `None` if it is unknown: how far a piece can step back depends on the room behind
    /// it.
    #[must_use]
    pub fn count_moves(&self) -> Option<u128> {
        let places = (1..).zip(&self.places);
        Some(match self.game {
            // To each square on the left; any number of coins from each stair.
            DisguisedGame::Nimble | DisguisedGame::Staircase => {
                places.map(|(_, &number)| u128::from(number)).sum()
            }
            // Each head alone, or with any coin on its left.
            DisguisedGame::Turtles => places.map(|(place, &head)| u128::from(head) * place).sum(),
            DisguisedGame::Northcott => return None,
        })
    }

    /// The position after a move, or `None` if it is not legal here.
    #[must_use]
    pub fn after(&self, mv: &DisguisedMove) -> Option<Self> {
        let mut places = self.places.clone();
        let index = |place: usize| place.checked_sub(1).filter(|&at| at < self.places.len());
        let is_legal = match (self.game, *mv) {
            (DisguisedGame::Nimble, DisguisedMove::Slide { coin, from, to }) => {
                places[index(coin)?] = to;
                self.at(coin) == from && to < from
            }
            (DisguisedGame::Turtles, DisguisedMove::Turn { place, also }) => {
                places[index(place)?] = 0;
                if let Some(also) = also {
                    places[index(also)?] = 1 - self.at(also);
                }
                self.at(place) == 1 && also.is_none_or(|also| also < place)
            }
            (DisguisedGame::Staircase, DisguisedMove::GoDown { stair, coins }) => {
                places[index(stair)?] = self.at(stair).checked_sub(coins)?;
                if let Some(below) = index(stair - 1) {
                    places[below] += coins;
                }
                coins > 0
            }
            (DisguisedGame::Northcott, DisguisedMove::Forward { line, forward, gap }) => {
                places[index(line)?] = gap;
                forward > 0 && gap.checked_add(forward) == Some(self.at(line))
            }
            (DisguisedGame::Northcott, DisguisedMove::Back { line, back, gap }) => {
                places[index(line)?] = gap;
                back > 0 && self.at(line).checked_add(back) == Some(gap)
            }
            _ => false,
        };
        is_legal.then_some(Self { places, ..*self })
    }

    /// The numbers as they are typed: `3 5 9`, or `THTTH`.
    #[must_use]
    pub fn written(&self) -> String {
        let numbers = self.places.iter();
        match self.game {
            DisguisedGame::Turtles => {
                numbers.map(|&head| if head == 1 { 'H' } else { 'T' }).collect()
            }
            _ => numbers.map(u64::to_string).collect::<Vec<_>>().join(" "),
        }
    }
}

/// Displayed as it is typed: `turtles THTTH`.
impl fmt::Display for Disguise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game, self.written())
    }
}

/// The word, the numbers at the places, and the rows of Nim: `{"game":"turtles","coins":"THTTH","rows":[2,5],"places":[2,5]}`.
impl Serialize for Disguise {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (places, rows): (Vec<usize>, Vec<u64>) = self.rows().into_iter().unzip();
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("game", self.game.word())?;
        match self.game {
            DisguisedGame::Turtles => map.serialize_entry(self.game.key(), &self.written())?,
            _ => map.serialize_entry(self.game.key(), &self.places)?,
        }
        map.serialize_entry("rows", &rows)?;
        map.serialize_entry("places", &places)?;
        map.end()
    }
}
