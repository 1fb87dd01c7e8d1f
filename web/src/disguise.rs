//! Games that are Nim in disguise, as data for drawing: a strip, a staircase, coins, and what can be done with each.

use nimlab::game::{Disguise, DisguisedGame, DisguisedMove};
use nimlab::question::Generator;
use serde::Serialize;

use crate::board::MoveMade;

/// A line with more places than these, or larger numbers, is described and not drawn.
const MOST_DRAWN: u64 = 40;

/// A position of such a game.
#[derive(Serialize)]
pub(crate) struct DrawnDisguise {
    words: String,
    game: &'static str,
    /// The number at each place, the first first.
    places: Vec<u64>,
    /// How many squares are free behind the piece of the first player, and behind that of the second, on each line; empty if
    /// no game is played.
    behind: [Vec<u64>; 2],
    moves: Vec<Way>,
}

/// A move, by the place where it begins and where it leads: a square, another coin, a stair, a gap.
#[derive(Serialize)]
pub(crate) struct Way {
    pub place: usize,
    to: u64,
    #[serde(flatten)]
    pub made: MoveMade,
    #[serde(skip)]
    pub mv: DisguisedMove,
}

impl DrawnDisguise {
    /// The drawing; `None` where there would be too much of it.
    pub(crate) fn of(disguise: &Disguise) -> Option<Self> {
        let behind = [Vec::new(), Vec::new()];
        is_drawn(disguise).then(|| Self::with(disguise, behind, ways(disguise, &[])))
    }

    /// The drawing of a game that is played, with what can be done in it now.
    pub(crate) fn with(disguise: &Disguise, behind: [Vec<u64>; 2], moves: Vec<Way>) -> Self {
        Self {
            words: disguise.to_string(),
            game: disguise.game().word(),
            places: disguise.places().to_vec(),
            behind,
            moves,
        }
    }
}

/// Whether a position is small enough to be drawn.
pub(crate) fn is_drawn(disguise: &Disguise) -> bool {
    let places = disguise.places();
    places.len() as u64 <= MOST_DRAWN && places.iter().all(|&n| n <= MOST_DRAWN)
}

/// The moves; in Northcott's game a piece can step back as far as there is room behind it on its line.
pub(crate) fn ways(disguise: &Disguise, room: &[u64]) -> Vec<Way> {
    let mut moves = Vec::new();
    for (place, &number) in (1..).zip(disguise.places()) {
        let mut add = |to: u64, mv: DisguisedMove| {
            let made = said(disguise, &mv);
            moves.extend(made.map(|made| Way { place, to, made, mv }));
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
                for back in 1..=room.get(place - 1).copied().unwrap_or(0) {
                    let (line, gap) = (place, number + back);
                    add(gap, DisguisedMove::Back { line, back, gap });
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
        DisguisedMove::Turn { place, also: Some(also) } => format!("{place},{also}"),
        DisguisedMove::GoDown { stair, coins } => format!("{stair},{coins}"),
        DisguisedMove::Forward { line, forward, .. } => format!("{line},{forward}"),
        DisguisedMove::Back { line, gap, .. } => format!("{line}={gap}"),
    };
    let leaves = disguise.after(mv)?.to_string();
    Some(MoveMade { say, leaves })
}

/// A random position that the first player can win.
pub(crate) fn made_up(game: DisguisedGame, chance: &mut Generator) -> Disguise {
    let (places, most) = match game {
        DisguisedGame::Nimble => ((3, 4), 9),
        DisguisedGame::Turtles => ((5, 8), 1),
        DisguisedGame::Staircase => ((4, 5), 3),
        DisguisedGame::Northcott => ((3, 4), 6),
    };
    loop {
        let count = chance.number(places.0, places.1);
        let numbers = (0..count).map(|_| chance.number(0, most)).collect();
        let found = Disguise::new(game, numbers);
        if let Some(found) = found.filter(|found| found.position().mover_wins()) {
            return found;
        }
    }
}
