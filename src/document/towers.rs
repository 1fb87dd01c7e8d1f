//! Tower Breakers in words, by pairing and by prime factors.

use super::Block;
use super::table::{Align, Cell, Table};
use super::tell::Worded;
use super::text::{Text, good, term, text};
use super::wording::counted;
use crate::derivation::Step;

/// The rules of the game.
pub(super) fn rules() -> Block {
    Block::Paragraph(text![
        "The players take turns, and player 1 moves first. A move replaces the height of one tower by a smaller whole number, at least 1, that divides it. ",
        "Whoever cannot move loses."
    ])
}

pub(super) fn prime_factors(height: u32, factors: &[u32]) -> Worded {
    let heading = match factors {
        [] => text![
            height,
            " has no prime factors, so a tower of height ",
            height,
            " cannot be broken"
        ],
        [_] => text![
            height,
            " is a prime number, so a tower has one prime factor"
        ],
        _ => {
            let product =
                factors
                    .iter()
                    .enumerate()
                    .fold(Text::default(), |product, (index, &factor)| {
                        if index == 0 {
                            product.and(factor)
                        } else {
                            product.and(" × ").and(factor)
                        }
                    });
            text![
                height,
                " = ",
                product,
                ", so a tower has ",
                counted(factors.len(), "prime factor")
            ]
        }
    };
    let mut body = Vec::new();
    if factors.len() > 1 {
        let mut table = Table::new(
            1,
            ["number", "prime factor", "what is left"].map(|name| (Align::Right, name.into())),
        );
        for step in (Step::PrimeFactors {
            height,
            factors: factors.to_vec(),
        })
        .substeps()
        {
            if let Step::DivideOut {
                number,
                prime,
                rest,
            } = step
            {
                table.row([number, prime, rest].map(Cell::from));
            }
        }
        body.push(Block::Table(table));
    }
    if !factors.is_empty() {
        body.push(Block::Paragraph(text![
            "A divisor is what remains when some prime factors are taken away. So a move takes one or more of them from one tower, as ",
            "a move in Nim takes objects from one row: the tower is worth a row of ", factors.len(), " (its ",
            term("Grundy value"), ")."
        ]));
    }
    Worded::new(heading, body)
}

pub(super) fn divide_out(number: u32, prime: u32, rest: u32) -> Worded {
    Worded::new(text![number, " ÷ ", prime, " = ", rest], [])
}

pub(super) fn pairing(count: u64, pairs: u64, left_over: u64) -> Worded {
    let heading = match count {
        1 => text!["One tower alone makes no pair"],
        _ if left_over == 0 => text![
            counted(count, "tower"),
            " make ",
            counted(pairs, "pair"),
            ", and none is left over"
        ],
        _ => text![
            counted(count, "tower"),
            " make ",
            counted(pairs, "pair"),
            ", and one is left over"
        ],
    };
    let why = text![
        "On a pair of equal towers every move can be copied on the other one, which makes them equal again. So whoever copies ",
        "never runs out of moves there first."
    ];
    Worded::new(heading, [Block::Paragraph(why)])
}

pub(super) fn tower_sum(count: u64, grundy: u64, value: u64) -> Worded {
    let together = match count {
        1 => text!["One tower alone is worth ", value],
        _ => text![
            "Together the ",
            counted(count, "tower"),
            " are worth ",
            value
        ],
    };
    let why = if value == 0 {
        text![
            "As in Nim, equal values cancel in pairs: ",
            grundy,
            " ⊕ ",
            grundy,
            " = 0. Nim sum 0 loses for the player to move."
        ]
    } else {
        text![
            "As in Nim, equal values cancel in pairs, so the tower that is left over decides. A value other than 0 wins for the player to move."
        ]
    };
    Worded::new(together, [Block::Paragraph(why)])
}

pub(super) fn break_tower(from: u32, remaining: u64) -> Worded {
    let which = if remaining == 0 {
        "the tower"
    } else {
        "one tower"
    };
    let heading = text![
        "The move that wins: ",
        good(format!("break {which} from {from} down to 1"))
    ];
    let legal = text!["1 divides every number, so this is a legal move. "];
    let why = match remaining {
        0 => text!["No tower can be broken any more, so player 2 cannot move."],
        _ => text![
            "A tower of 1 is out of the game. The other ",
            counted(remaining, "tower"),
            " stand in pairs, and from now on player 1 ",
            "copies every move of player 2."
        ],
    };
    Worded::new(heading, [Block::Paragraph(legal.and(why))])
}

pub(super) fn no_tower_move() -> Worded {
    Worded::new(text!["So player 1 cannot move"], [])
}
