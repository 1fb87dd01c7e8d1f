//! Reads moves in the words of a game that is Nim in disguise, and writes them for its Nim board: in `nimble 3 5 9`
//! sliding the coin on square 9 to square 6 is `3=6`.
//!
//! A move that makes a row longer is not a move of Nim, but may win all the same: in `northcott 1 3` stepping back by 2
//! on line 1 is `1=3`.

use crate::game::{Disguise, DisguisedGame};
use crate::phrase::{Stumble, StumbleCause, outlined};

/// A text in the words of the disguise as a Nim move; `None` if it is not such a move.
pub(super) fn typed_in_nim(disguise: &Disguise, text: &str) -> Option<Result<String, Stumble>> {
    let (place, left) = changed(disguise, text)?;
    let mut rows = (1..).zip(disguise.rows());
    let row = rows.find(|(_, (at, _))| *at as u64 == place);
    let legal = row.zip(left).filter(|&((row, _), left)| disguise.change(row, left).is_some());
    let typed = legal.map(|((row, _), left)| format!("{row}={left}"));
    Some(typed.ok_or_else(|| Stumble::at(text.trim(), StumbleCause::NotAllowed)))
}

/// The place of the row that a move in these words changes, and what the row becomes, if the numbers say that.
fn changed(disguise: &Disguise, text: &str) -> Option<(u64, Option<u64>)> {
    let (outline, numbers) = outlined(text)?;
    let without = |passed_over: &[&str]| {
        let words = outline.split(' ');
        let words = words.filter(|word| !passed_over.contains(word));
        words.collect::<Vec<_>>().join(" ")
    };
    let at = |place: u64| usize::try_from(place).map_or(0, |place| disguise.at(place));
    Some(match disguise.game() {
        DisguisedGame::Nimble => match (&*outline, &numbers[..]) {
            ("coin # at # to #", &[coin, from, to]) => (coin, (at(coin) == from).then_some(to)),
            ("coin # to #", &[coin, to]) => (coin, Some(to)),
            ("coin at # to #", &[from, to]) => {
                let coin = (1..).zip(disguise.places()).find(|(_, on)| **on == from);
                (coin.map_or(0, |(coin, _)| coin), Some(to))
            }
            _ => return None,
        },
        DisguisedGame::Turtles => match (&*without(&["at", "to", "coin"]), &numbers[..]) {
            ("turn #", &[head]) => (head, Some(0)),
            ("turn # #", &[one, other]) => {
                (one.max(other), Some(one.min(other)).filter(|also| *also > 0))
            }
            _ => return None,
        },
        DisguisedGame::Staircase => {
            let (coins, stair, to) = match (&*outline, &numbers[..]) {
                ("# coin at #" | "# coin at # out", &[coins, stair]) => (coins, stair, None),
                ("# coin at # to #" | "# at # to #", &[coins, stair, to]) => {
                    (coins, stair, Some(to))
                }
                _ => return None,
            };
            let below = stair.saturating_sub(1);
            let (row, left) = match stair % 2 {
                0 => (below, at(below).checked_add(coins)),
                _ => (stair, at(stair).checked_sub(coins)),
            };
            (row, left.filter(|_| to.is_none_or(|to| to == below)))
        }
        DisguisedGame::Northcott => {
            let goes = |way: &str| outline.split(' ').any(|word| word == way);
            let (count, line, gap) = match (&*without(&["forward", "back", "coin"]), &numbers[..]) {
                _ if goes("forward") == goes("back") => return None,
                ("# at #", &[count, line]) | ("at # #", &[line, count]) => (count, line, None),
                ("# at # to #", &[count, line, gap]) => (count, line, Some(gap)),
                _ => return None,
            };
            let left = if goes("forward") {
                at(line).checked_sub(count)
            } else {
                at(line).checked_add(count)
            };
            (line, left.filter(|left| gap.is_none_or(|gap| gap == *left)))
        }
    })
}
