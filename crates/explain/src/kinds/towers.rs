//! `towers 3 6`: which player wins Tower Breakers with equal towers.
//!
//! Of an even number of equal towers, player 2 copies every move on a partner tower. Of an odd number, player 1 first breaks
//! one down to 1 and copies from then on. Their values come after that, for readers who know them.

use std::fmt;

use super::Ask;
use super::values::HeapValue;
use crate::derivation::{Solved, Step};
use crate::document::games::rules_in_a_row;
use crate::document::prelude::*;
use crate::document::reading::move_does;
use crate::judgement::{Answer, Judgement};
use crate::phrase::{Stumble, WinnerForm, read_player};
use crate::question::{Generator, Level, ParseError, Question, RequestReader, in_range};
use theory::{Game, Towers};

/// Equal towers form pairs, and on a pair every move can be copied.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub struct Pairing {
    pub towers: Towers,
    pub pairs: u64,
    /// How many towers are unpaired, 0 or 1.
    pub unpaired: u64,
}

/// The winning move: the unpaired tower is broken down to 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub struct BreakPairing {
    pub from: u64,
    pub to: u64,
    /// How many towers remain, all in pairs.
    pub remaining: u64,
}

/// The value of equal towers: the nim sum of as many equal values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EqualSum {
    /// The towers.
    pub towers: Towers,
    /// The value of each tower.
    pub each: u64,
    /// Their value together.
    pub value: u64,
}

impl EqualSum {
    /// The value of one tower.
    pub(crate) fn substeps(&self) -> Vec<Step> {
        vec![Step::HeapValue(HeapValue::of(Game::Divisors, self.towers.size))]
    }
}

/// Reads how many towers there are, and how high they are.
pub(crate) fn parse(words: &RequestReader<'_>) -> Result<Question, ParseError> {
    let takes = "two numbers, how many towers and how high they are";
    let [count, size] = words.numbers(takes, "towers 3 6")?;
    in_range(count, "a number of towers", 1, u64::MAX)?;
    in_range(size, "a height of towers", 1, Towers::HIGHEST)?;
    Ok(Question::Towers(Towers { count, size }))
}

/// A few equal towers that are not high.
pub(crate) fn make_up(chance: &mut Generator, level: Level) -> Question {
    let step = level.index() as u64 + 1;
    let count = chance.number(1, 2 + step);
    // A tower of height 1 is worth asking about occasionally.
    let size = if chance.once_in(8) { 1 } else { chance.number(2, 6 * step) };
    Question::Towers(Towers { count, size })
}

impl Ask for Towers {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", self.count, self.size)
    }

    fn solve(&self) -> Solved {
        let Self { count, size } = *self;
        let mut steps = Vec::new();
        if size == 1 {
            steps.push(Step::NoOption { count });
        } else if count > 1 {
            let (pairs, unpaired) = (count / 2, count % 2);
            steps.push(Step::Pairing(Pairing { towers: *self, pairs, unpaired }));
        }
        if let Some(to) = self.winning_option() {
            steps.push(Step::BreakPairing(BreakPairing { from: size, to, remaining: count - 1 }));
        }
        let (each, value) = (self.value_of_each(), self.value());
        steps.push(Step::EqualSum(EqualSum { towers: *self, each, value }));
        let wins = self.mover_wins();
        Solved::new(steps, Answer::Winner { wins, said: WinnerForm::Player })
    }

    fn opening(&self) -> Vec<Block> {
        let rules = text![
            "Two players take turns, and player 1 moves first. "{rules_in_a_row(Game::Divisors)}
            " A player who cannot move loses."
        ];
        (Block::Title(text!["Tower Breakers: "{laid_out(self)}]), rules).into_blocks()
    }

    fn words(&self, _: Place) -> QuestionWords {
        QuestionWords {
            asks: text![
                "Tower Breakers with "{laid_out(self)}", player 1 first: which player wins with perfect play?"
            ],
            answer_form: text![{code("1")}" or "{code("2")}", for the player who wins"],
            idea: "on two equal towers, each move on one can be copied on the other.".into(),
            how: if self.size == 1 {
                "no smaller number divides 1. So how many moves does player 1 have?".into()
            } else {
                "if the number of towers is even, they form pairs, and player 2 copies every move on the other tower of the pair. If it is odd, player 1 first breaks one tower down to 1; the others form pairs.".into()
            },
        }
    }

    fn hint(&self) -> Option<Step> {
        let Solved { steps, .. } = self.solve();
        steps.into_iter().find(|step| matches!(step, Step::Pairing(_)))
    }

    fn conclusion(&self) -> Text {
        let player = |number: u8| good(format!("Player {number} wins"));
        match (self.winning_option(), self.count) {
            (Some(to), 1) => text![
                {player(1)}": break the tower down to "{to}", and player 2 cannot move."
            ],
            (Some(to), _) => text![
                {player(1)}": break one tower down to "{to}", then copy every move of player 2."
            ],
            (None, _) if self.size == 1 => text![{player(2)}", because player 1 cannot move."],
            (None, 2) => text![{player(2)}": copy every move of player 1 on the other tower."],
            (None, _) => text![
                {player(2)}": copy every move of player 1 on the other tower of the pair."
            ],
        }
    }

    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text {
        let &Answer::Winner { wins, .. } = answer else {
            return Text::default();
        };
        let player = if wins { "player 1 " } else { "player 2 " };
        text!["with "{laid_out(self)}", "{player}{move_does(judgement.is_right(), true)}]
    }

    fn read(&self, text: &str) -> Result<Answer, Stumble> {
        read_player(text).map(|wins| Answer::Winner { wins, said: WinnerForm::Player })
    }
}

/// How many there are, and how high.
fn laid_out(towers: &Towers) -> Text {
    text![{counted(towers.count, "tower")}" of height "{towers.size}]
}

pub(crate) fn pairing(pairing: &Pairing) -> StepText {
    let heading = "On two equal towers, copy every move";
    let why = "When the other player lowers one tower of a pair, lower the other one to the same height. The two are equal again. So a player who copies always has an answer, and never runs out of moves first.";
    let (towers, pairs) = (counted(pairing.towers.count, "tower"), counted(pairing.pairs, "pair"));
    let here = match pairing.unpaired {
        0 => text!["The "{towers}" form "{pairs}", so player 2 copies every move."],
        _ => text!["The "{towers}" form "{pairs}", and one tower is unpaired."],
    };
    StepText::new(heading.into(), (why, here))
}

pub(crate) fn break_pairing(of: &BreakPairing) -> StepText {
    let &BreakPairing { from, to, remaining } = of;
    if remaining == 0 {
        let heading = text![
            "Player 1 "{good(format!("breaks the tower down from {from} to {to}"))}
        ];
        let why = text![
            {to}" divides every number, so this is a move. No smaller number divides "{to}
            ", so player 2 cannot move."
        ];
        return StepText::new(heading, why);
    }
    let heading = text![
        "Player 1 first "{good(format!("breaks one tower down from {from} to {to}"))}
    ];
    let why = text![
        {to}" divides every number, so this is a move. No smaller number divides "{to}
        ", so this tower cannot be broken again. The other "{counted(remaining, "tower")}" form "
        {counted(remaining / 2, "pair")}", and from now on player 1 copies every move of player 2."
    ];
    StepText::new(heading, why)
}

pub(crate) fn no_option() -> StepText {
    let heading = "A tower of height 1 cannot be broken, so player 1 cannot move";
    StepText::heading(heading.into())
}

pub(crate) fn equal_sum(sum: &EqualSum) -> StepText {
    let &EqualSum { towers: Towers { count, .. }, each, value } = sum;
    let of_each = "A tower is worth the number of prime factors of its height, each counted as often as it divides: a move takes one or more of them away, as a move in Nim takes objects from a row.";
    let together = match (count, value) {
        (1, 0) => text!["With a value of 0 the player to move loses."],
        (1, _) => text![{of_each}" The value is not 0, so the player to move wins."],
        (_, 0) if each == 0 => text!["Every value is 0, so the player to move loses."],
        (_, 0) => text![
            {of_each}" Equal values cancel in pairs: "[{each}" ⊕ "{each}" = 0"]
            ". With nim sum 0 the player to move loses."
        ],
        _ => text![
            {of_each}" Equal values cancel in pairs, which leaves one "{each}
            ". The nim sum is not 0, so the player to move wins."
        ],
    };
    let heading = match count {
        1 => text!["With values: the tower is worth "{value}],
        _ => {
            text!["With values: the nim sum of the "{counted(count, "tower")}" is "{value}]
        }
    };
    StepText::new(heading, together)
}
