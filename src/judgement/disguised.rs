//! Answers in the words of a game that is Nim in disguise, as what they do to its board of Nim: in `move nimble 3 5 9` to slide
//! the coin on square 9 to square 6 is `3,3`.
//!
//! A move that makes a row longer is none of Nim, and may win all the same: in `move northcott 1 3` to step back by 2 on line 1
//! is `1=3`.

use super::answer::Answer;
use crate::game::{Disguise, DisguisedGame, DisguisedMove};
use crate::phrase::{Stumble, StumbleCause, outlined};
use crate::question::{DisguisedQuestion, PositionAsks, Question};

/// What a text says in the words of the disguise; `None` where it says no move in them.
pub(super) fn said(asked: &DisguisedQuestion, text: &str) -> Option<Result<Answer, Stumble>> {
    let disguise = asked.disguise();
    let mv = made(disguise, text).filter(|_| asked.asks() == PositionAsks::Move)?;
    let Some((row, left)) = disguise.on_board(&mv) else {
        return Some(Err(Stumble::at(text.trim(), StumbleCause::NotAllowed)));
    };
    let size = asked.position().board.row(row).unwrap_or(0);
    let row = row.into();
    Some(Ok(match size.checked_sub(left) {
        Some(take) => Answer::Move {
            row,
            take: take.into(),
        },
        None => Answer::Becomes {
            row,
            heaps: vec![left.into()],
        },
    }))
}

/// The move that is said, which need not be legal: no coin, place, stair or line has the number 0.
fn made(disguise: &Disguise, text: &str) -> Option<DisguisedMove> {
    let (outline, numbers) = outlined(text);
    let without = |passed_over: &[&str]| {
        let words = outline
            .split(' ')
            .filter(|word| !passed_over.contains(word));
        words.collect::<Vec<_>>().join(" ")
    };
    let place = |number: u64| usize::try_from(number).unwrap_or(0);
    Some(match disguise.game() {
        DisguisedGame::Nimble => {
            let on = |square| disguise.places().iter().position(|&on| on == square);
            let (coin, from, to) = match (&*outline, &numbers[..]) {
                ("coin # at # to #", &[coin, from, to]) => (place(coin), from, to),
                ("coin # to #", &[coin, to]) => (place(coin), disguise.at(place(coin)), to),
                ("coin at # to #", &[from, to]) => (on(from).map_or(0, |at| at + 1), from, to),
                _ => return None,
            };
            DisguisedMove::Slide { coin, from, to }
        }
        DisguisedGame::Turtles => match (&*without(&["at", "to", "coin"]), &numbers[..]) {
            ("turn #", &[one]) => {
                let (place, also) = (place(one), None);
                DisguisedMove::Turn { place, also }
            }
            ("turn # #", &[one, other]) => {
                let (place, also) = (place(one.max(other)), Some(place(one.min(other))));
                DisguisedMove::Turn { place, also }
            }
            _ => return None,
        },
        DisguisedGame::Staircase => {
            let (coins, stair) = match (&*outline, &numbers[..]) {
                ("# coin at #" | "# coin at # out", &[coins, stair]) => (coins, place(stair)),
                ("# coin at # to #", &[coins, stair, to]) => {
                    let is_next = to.checked_add(1) == Some(stair);
                    (coins, if is_next { place(stair) } else { 0 })
                }
                _ => return None,
            };
            DisguisedMove::GoDown { stair, coins }
        }
        DisguisedGame::Northcott => {
            let goes = |way: &str| outline.split(' ').any(|word| word == way);
            let (count, line, gap) = match (&*without(&["forward", "back", "coin"]), &numbers[..]) {
                _ if goes("forward") == goes("back") => return None,
                ("# at #", &[count, line]) | ("at # #", &[line, count]) => (count, line, None),
                ("# at # to #", &[count, line, gap]) => (count, line, Some(gap)),
                _ => return None,
            };
            let (line, now) = (place(line), disguise.at(place(line)));
            if goes("forward") {
                let (forward, gap) = (count, gap.unwrap_or(now.wrapping_sub(count)));
                DisguisedMove::Forward { line, forward, gap }
            } else {
                let (back, gap) = (count, gap.unwrap_or(now.wrapping_add(count)));
                DisguisedMove::Back { line, back, gap }
            }
        }
    })
}

/// The nim sum that is left by an answer that makes a row longer, where the game allows that.
pub(super) fn left_by_raise(question: &Question, answer: &Answer) -> Option<u64> {
    let (Question::Disguised(asked), Answer::Becomes { row, heaps }) = (question, answer) else {
        return None;
    };
    let size = u64::try_from(heaps.first().filter(|_| heaps.len() == 1)?).ok()?;
    let disguise = asked.disguise();
    let raise = disguise.raise(usize::try_from(row).ok()?, size)?;
    Some(disguise.after(&raise)?.board().nim_sum())
}
