//! What must be said of each game that is Nim in disguise. A new one has its part in each of the three lists below.

use super::prelude::*;
use crate::game::{Disguise, DisguisedGame, DisguisedMove};

/// The words of a game that is Nim in disguise.
pub(super) struct DisguiseWords {
    /// What it is called in a title.
    pub name: &'static str,
    /// What each of its numbers is about.
    pub place: &'static str,
    /// The rules, for somebody who has never played it.
    pub rules: &'static str,
    /// What is a row of Nim, in a heading.
    pub rows: &'static str,
    /// Why it is one.
    pub why_rows: &'static str,
    /// What is to be said of the other moves, in a heading.
    pub others: &'static str,
    /// Why these change nothing.
    pub why_others: &'static [&'static str],
    /// What moves are left when all rows are empty.
    pub without_rows: &'static str,
}

pub(super) fn disguise_words(game: DisguisedGame) -> DisguiseWords {
    match game {
        DisguisedGame::Nimble => DisguiseWords {
            name: "Nimble",
            place: "coin",
            rules: "Coins lie on a strip of squares, which are counted from 0 at the left end. A move slides one coin to any square on its left. Coins may share a square, and may pass each other. Whoever cannot move loses.",
            rows: "Each coin is a row of Nim, as long as the number of its square",
            why_rows: "Sliding a coin to the left makes the number of its square smaller, by as much as the player likes. Taking objects does the same to a row. A coin on square 0 cannot move any more, and an empty row has nothing to take.",
            others: "There are no other moves, so Nimble is Nim",
            why_others: &[
                "Coins are never in each other's way. Two that share a square are simply two rows of the same size.",
            ],
            without_rows: "No coin can move",
        },
        DisguisedGame::Turtles => DisguiseWords {
            name: "Turning Turtles",
            place: "coin",
            rules: "Coins lie side by side, each with its head (H) or its tail (T) up. Their places are counted from 1 on the left. A move turns one head to tail and, if the player likes, turns one more coin somewhere on its left as well, from tail to head or from head to tail. Whoever cannot move loses.",
            rows: "Each head is a row of Nim, as long as the number of its place",
            why_rows: "Turning one head to tail takes away its whole row. Turning a tail on its left to head as well leaves a shorter row, as if the head had moved to the left. Tails are no rows.",
            others: "Where a second head is turned to tail, both rows are gone, and that changes nothing",
            why_others: &[
                "In Nim the first row would be cut to the size of the second, and there would be two equal rows. Two equal rows count for nothing: whatever one player does to one of them, the other player can do to the other, and in the nim sum they cancel. So it makes no difference whether they are there.",
            ],
            without_rows: "No coin can be turned",
        },
        DisguisedGame::Staircase => DisguiseWords {
            name: "Staircase Nim",
            place: "stair",
            rules: "Coins lie on the stairs of a staircase, which are counted from 1 at the bottom. A move takes one or more coins from one stair and puts them on the stair below. From stair 1 they leave the game. Whoever cannot move loses.",
            rows: "The coins on each odd stair are a row of Nim",
            why_rows: "Coins that leave an odd stair come to an even one, or leave the game. Either way they belong to no row any more, as if they had been taken.",
            others: "Moves from an even stair change nothing, because they can be answered",
            why_others: &[
                "Coins that leave an even stair come to an odd one, and make its row longer. The other player answers by moving just as many of them one stair further. Then every row is as long as before, and the first player has to move again.",
                "That cannot go on for ever, because coins only go down.",
            ],
            without_rows: "No odd stair holds a coin, so only moves from even stairs are left, and these can be answered",
        },
        DisguisedGame::Northcott => DisguiseWords {
            name: "Northcott's game",
            place: "gap",
            rules: "Each line of a board holds two pieces, one of each player, that face each other. The free squares between them are the gap. A move takes one of the player's own pieces one or more squares forward or back on its line, but never past the other piece. Whoever cannot move loses.",
            rows: "The gap on each line is a row of Nim",
            why_rows: "Stepping forward makes a gap smaller, by as much as the player likes. Taking objects does the same to a row. When a gap is closed, nobody can step forward there.",
            others: "Stepping back changes nothing, because it can be answered",
            why_others: &[
                "A piece that steps back makes its gap wider. The other player answers by following with the piece on the same line, by just as many squares. Then every gap is as wide as before, and the first player has to move again.",
                "That cannot go on for ever: whoever steps back comes nearer to the edge of the board, and whoever follows never has to step back.",
                "Each player moves only their own pieces, so the two have different moves: unlike Nim, the game is not impartial. The nim sum decides it all the same, because both players can make every gap smaller in the same ways.",
            ],
            without_rows: "Every gap is closed, so only steps back are left, if there is room, and these can be answered",
        },
    }
}

/// What stands at a place that is a row, with this number.
pub(super) fn standing(game: DisguisedGame, place: usize, number: u64) -> Text {
    match game {
        DisguisedGame::Nimble => text!["coin "{place}", on square "{number}],
        DisguisedGame::Turtles => text!["the head at place "{place}],
        DisguisedGame::Staircase => text![{counted(number, "coin")}" on stair "{place}],
        DisguisedGame::Northcott => text!["the gap of "{number}" on line "{place}],
    }
}

/// A move as an order: "slide coin 3 from square 9 to square 6".
pub(super) fn ordered(disguise: &Disguise, mv: &DisguisedMove) -> Text {
    let squares = |count| counted(count, "square");
    match *mv {
        DisguisedMove::Slide { coin, from, to } => {
            text!["slide coin "{coin}" from square "{from}" to square "{to}]
        }
        DisguisedMove::Turn { place, also } => {
            let alone = || text!["turn the head at place "{place}" to tail"];
            match also {
                None => alone(),
                Some(also) if disguise.at(also) == 1 => {
                    text!["turn the heads at places "{place}" and "{also}" to tail"]
                }
                Some(also) => text![{alone()}" and the tail at place "{also}" to head"],
            }
        }
        DisguisedMove::GoDown { stair, coins } => {
            let moved = text!["move "{counted(coins, "coin")}" from stair "{stair}];
            match stair {
                1 => text![{moved}" out of the game"],
                _ => text![{moved}" to stair "{stair - 1}],
            }
        }
        DisguisedMove::Forward { line, forward, gap } => text![
            "step forward by "{squares(forward)}" on line "{line}" to a gap of "{gap}
        ],
        DisguisedMove::Back { line, back, gap } => text![
            "step back by "{squares(back)}" on line "{line}" to a gap of "{gap}
        ],
    }
}

/// What a move that makes a row longer needs, and what it does.
pub(super) fn raising(game: DisguisedGame) -> &'static str {
    match game {
        DisguisedGame::Northcott => {
            "Where there is room behind the piece, stepping back can win too, because it leaves nim sum 0 as well"
        }
        _ => "A move that makes a row longer can win too, because it leaves nim sum 0 as well",
    }
}
