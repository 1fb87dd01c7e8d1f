//! Tower Breakers in words: the value of a tower, the pairs of equal towers that cancel, and the one that is left over.

use super::super::prelude::*;
use super::rules_in_a_row;
use crate::derivation::{BreakPairing, DivideOut, EqualSum, Pairing};
use theory::{Game, Towers, prime_factors};

/// What the question is about.
pub fn opening(towers: Towers) -> Vec<Block> {
    let each = one_or_more(towers.count, "", " each");
    let title = text!["Tower Breakers: "{laid_out(towers)}{each}];
    let rules = text![
        "The players take turns, and player 1 moves first. "{rules_in_a_row(Game::Divisors)}
        " Whoever cannot move loses."
    ];
    (Block::Title(title), rules).into_blocks()
}

/// What is said of the question.
pub fn words(towers: Towers) -> QuestionWords {
    let alone = Towers { count: 1, ..towers };
    let left_over = match alone.winning_option() {
        Some(option) => {
            text!["with one tower left over, "{broken("it", "", option)}" at once."]
        }
        None => "a tower that cannot be changed does not count.".into(),
    };
    let which = ": which player wins with perfect play?";
    QuestionWords {
        asks: text!["Tower Breakers with "{laid_out(towers)}{which}],
        answer_form: text![{code("1")}" or "{code("2")}", for the player who wins"],
        idea: "on two equal towers every move can be copied.".into(),
        how: text!["when all towers stand in pairs, the player who moves second copies every move; "{left_over}],
    }
}

/// Which player wins, and how.
pub fn found(towers: Towers, first_wins: bool) -> Text {
    let how = match (towers.winning_option(), towers.count) {
        (Some(option), 1) => {
            let broken = broken("the tower", "", option);
            format!("{broken}, and player 2 cannot move.")
        }
        (Some(option), _) => {
            let broken = broken("one tower", "", option);
            format!("{broken}, then copy every move of player 2.")
        }
        (None, _) if towers.value_of_each() == 0 => "player 1 has no move.".to_owned(),
        (None, 2) => "whatever player 1 does to one tower, player 2 does to the other.".to_owned(),
        (None, _) => "whatever player 1 does to a tower, player 2 does to its partner in the pair."
            .to_owned(),
    };
    let player = if first_wins { 1 } else { 2 };
    good(format!("Player {player} wins")).and(": ").and(how)
}

/// The move that makes a tower worthless, as an order: "break it down to 1".
fn broken(tower: &str, from: &str, to: u64) -> String {
    format!("break {tower}{from} down to {to}")
}

/// How many there are, and how high.
pub fn laid_out(towers: Towers) -> Text {
    text![{counted(towers.count, "tower")}" of height "{towers.size}]
}

pub fn pairing(pairing: &Pairing) -> StepText {
    let heading = match pairing.count {
        1 => text!["One tower alone makes no pair"],
        count => {
            let pairs = counted(pairing.pairs, "pair");
            let left = one_or_more(pairing.left_over, "one", "none");
            text![{counted(count, "tower")}" make "{pairs}", and "{left}" is left over"]
        }
    };
    let why = "On a pair of equal towers every move can be copied on the other one, which makes them equal again. So whoever copies never runs out of moves there first.";
    StepText::new(heading, why)
}

pub fn equal_sum(sum: &EqualSum) -> StepText {
    let (each, value) = (sum.each, sum.value);
    let together = match sum.count {
        1 => text!["One tower alone is worth "{value}],
        _ => text!["Together the "{counted(sum.count, "tower")}" are worth "{value}],
    };
    let why = match value {
        0 => text![
            "As in Nim, equal values cancel in pairs: "[{each}" ⊕ "{each}" = 0"]". Nim sum 0 loses for the player to move."
        ],
        _ => "As in Nim, equal values cancel in pairs, so the tower that is left over decides. A value other than 0 wins for the player to move.".into(),
    };
    StepText::new(together, why)
}

pub fn break_pairing(of: &BreakPairing) -> StepText {
    let (to, remaining) = (of.to, of.remaining);
    let tower = if remaining == 0 { "the tower" } else { "one tower" };
    let broken = broken(tower, &format!(" from {}", of.from), to);
    let heading = text!["The move that wins: "{good(broken)}];
    let so = match remaining {
        0 => text!["No tower can be broken any more, so player 2 cannot move."],
        _ => text![
            "A tower of "{to}" is out of the game. The other "{counted(remaining, "tower")}
            " stand in pairs, and from now on player 1 copies every move of player 2."
        ],
    };
    let why = text!["1 divides every number, so this is a legal move. "{so}];
    StepText::new(heading, why)
}

pub fn no_option() -> StepText {
    StepText::heading(text!["So player 1 cannot move"])
}

/// What a heap is worth where that is the number of prime factors of its size.
pub fn heap_value(height: u64, value: u64) -> StepText {
    let heading = product_of_primes(height);
    let table = (value > 1).then(|| divisions(height));
    let worth = (value > 0).then(|| {
        text![
            {count_prime_factors()}": the tower is worth a row of "{value}" (its "
            {term("Grundy value")}")."
        ]
    });
    StepText::new(heading, (table, worth))
}

/// One of them divided out.
pub fn divide_out(of: &DivideOut) -> StepText {
    StepText::heading(text![[{of.number}" ÷ "{of.prime}" = "{of.rest}]])
}

fn product_of_primes(height: u64) -> Text {
    let factors = prime_factors(height);
    match factors[..] {
        [] => text![
            {height}" has no prime factors, so a tower of height "{height}" cannot be broken"
        ],
        [_] => text![
            {height}
            " is a prime number, which only 1 and itself divide, so a tower has one prime factor"
        ],
        _ => {
            let product = joined(factors.iter().copied(), " × ");
            text![[{height}" = "{product}]", so a tower has "{counted(factors.len(), "prime factor")}]
        }
    }
}

/// The prime factors divided out one after the other.
fn divisions(height: u64) -> Table {
    let mut table = Table::of(">number|>prime factor|>what is left");
    for of in DivideOut::one_by_one(height) {
        table.add((of.number, of.prime, of.rest));
    }
    table
}

/// Why a tower is worth as many as it has prime factors, up to the end of the sentence.
fn count_prime_factors() -> Text {
    "A prime number is larger than 1, and only 1 and itself divide it: 2, 3, 5, 7 and so on. A smaller height divides this one when it is what remains after some of the prime factors have been taken away. So a move takes one or more of them, as a move in Nim takes objects from a row".into()
}
