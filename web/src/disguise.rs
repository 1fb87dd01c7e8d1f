//! Games that are Nim in disguise, as data for drawing: a strip, a staircase, coins, and what can be done with each.

use nimlab::game::{Disguise, DisguisedGame, DisguisedMove};
use serde::Serialize;

use crate::board::MoveMade;

/// A line with more places than these, or larger numbers, is told and not drawn.
const MOST_DRAWN: u64 = 40;

/// A position of such a game.
#[derive(Serialize)]
pub(crate) struct DrawnDisguise {
    words: String,
    game: &'static str,
    /// The number at each place, the first first.
    places: Vec<u64>,
    moves: Vec<DisguisedMoveDrawn>,
}

/// A move, by the place where it begins and where it leads: a square, another coin, a stair, a gap.
#[derive(Serialize)]
struct DisguisedMoveDrawn {
    place: usize,
    to: u64,
    #[serde(flatten)]
    made: MoveMade,
}

impl DrawnDisguise {
    /// The drawing; `None` where there would be too much of it.
    pub(crate) fn of(disguise: &Disguise) -> Option<Self> {
        let places = disguise.places();
        let is_drawn = places.len() as u64 <= MOST_DRAWN && places.iter().all(|&n| n <= MOST_DRAWN);
        is_drawn.then(|| Self {
            words: disguise.to_string(),
            game: disguise.game().word(),
            places: places.to_vec(),
            moves: moves(disguise),
        })
    }
}

/// The moves, of Northcott's game those forward: how far a piece can step back, its board alone says.
fn moves(disguise: &Disguise) -> Vec<DisguisedMoveDrawn> {
    let mut moves = Vec::new();
    for (place, &number) in (1..).zip(disguise.places()) {
        let mut add = |to: u64, mv: DisguisedMove| {
            moves.extend(said(disguise, &mv).map(|made| DisguisedMoveDrawn { place, to, made }));
        };
        match disguise.game() {
            DisguisedGame::Nimble => {
                for to in 0..number {
                    let (coin, from) = (place, number);
                    add(to, DisguisedMove::Slide { coin, from, to });
                }
            }
            DisguisedGame::Turtles => {
                for also in 0..place {
                    let other = Some(also).filter(|&also| also > 0);
                    add(also as u64, DisguisedMove::Turn { place, also: other });
                }
            }
            DisguisedGame::Staircase => {
                for coins in 1..=number {
                    let stair = place;
                    add(coins, DisguisedMove::GoDown { stair, coins });
                }
            }
            DisguisedGame::Northcott => {
                for gap in 0..number {
                    let (line, forward) = (place, number - gap);
                    add(gap, DisguisedMove::Forward { line, forward, gap });
                }
            }
        }
    }
    moves
}

/// A move in the notation of its game, where it is legal: `COIN,STEPS`, `PLACE` or `PLACE,PLACE`, `STAIR,COINS`, `LINE,STEPS` or
/// `LINE=GAP`.
pub(crate) fn said(disguise: &Disguise, mv: &DisguisedMove) -> Option<MoveMade> {
    let say = match *mv {
        DisguisedMove::Slide { coin, from, to } => format!("{coin},{}", from.checked_sub(to)?),
        DisguisedMove::Turn { place, also: None } => place.to_string(),
        DisguisedMove::Turn {
            place,
            also: Some(also),
        } => format!("{place},{also}"),
        DisguisedMove::GoDown { stair, coins } => format!("{stair},{coins}"),
        DisguisedMove::Forward { line, forward, .. } => format!("{line},{forward}"),
        DisguisedMove::Back { line, gap, .. } => format!("{line}={gap}"),
    };
    let leaves = disguise.after(mv)?.to_string();
    Some(MoveMade { say, leaves })
}
