//! Equal heaps in words: what one is worth, the pairs that cancel, and the one that is left over. The game that asks for them is
//! Tower Breakers, so they are called towers.

use super::games::{name_of, rules_of};
use super::prelude::*;
use crate::derivation::Conclusion;
use crate::game::EqualHeaps;
use crate::question::Names;

impl InWords for EqualHeaps {
    fn opening(&self) -> Vec<Block> {
        let each = one_or_more(self.count, "", " each");
        let title = text![{name_of(self.game)}": "{laid_out(*self)}{each}];
        let turns = text!["The players take turns, and player 1 moves first."];
        let rules = rules_of(self.game).into_iter().fold(turns, Text::then);
        (
            Block::Title(title),
            rules.and(" Whoever cannot move loses."),
        )
            .into_blocks()
    }

    fn asks(&self, _: Place) -> Text {
        let which = ": which player wins with perfect play?";
        text![{name_of(self.game)}" with "{laid_out(*self)}{which}]
    }

    fn answer_form(&self) -> Text {
        text![{code("1")}" or "{code("2")}", for the player who wins"]
    }

    fn idea(&self) -> Text {
        "on two equal towers every move can be copied.".into()
    }

    fn how(&self) -> Text {
        let alone = Self { count: 1, ..*self };
        let left_over = match alone.winning_option() {
            Some(option) => {
                text!["with one tower left over, "{broken("it", "", option.total())}" at once."]
            }
            None => "a tower that cannot be changed does not count.".into(),
        };
        text!["when all towers stand in pairs, the player who moves second copies every move; "{left_over}]
    }

    fn found(&self, found: &Conclusion, _: Option<Names>) -> Text {
        let how = match (self.winning_option(), self.count) {
            (Some(option), 1) => {
                let broken = broken("the tower", "", option.total());
                format!("{broken}, and player 2 cannot move.")
            }
            (Some(option), _) => {
                let broken = broken("one tower", "", option.total());
                format!("{broken}, then copy every move of player 2.")
            }
            (None, _) if self.game.rules().value(self.size) == 0 => {
                "player 1 has no move.".to_owned()
            }
            (None, 2) => {
                "whatever player 1 does to one tower, player 2 does to the other.".to_owned()
            }
            (None, _) => {
                "whatever player 1 does to a tower, player 2 does to its partner in the pair."
                    .to_owned()
            }
        };
        let player = match found {
            Conclusion::FirstPlayerWins(true) => 1,
            _ => 2,
        };
        good(format!("Player {player} wins")).and(": ").and(how)
    }
}

/// The move that makes a tower worthless, as an order: "break it down to 1".
fn broken(tower: &str, from: &str, to: u64) -> String {
    format!("break {tower}{from} down to {to}")
}

/// How many there are, and how high.
pub(super) fn laid_out(heaps: EqualHeaps) -> Text {
    text![{counted(heaps.count, "tower")}" of height "{heaps.size}]
}

pub(super) fn pairing(count: u64, pairs: u64, left_over: u64) -> StepText<'static> {
    let left = one_or_more(left_over, "one", "none");
    let heading = match count {
        1 => text!["One tower alone makes no pair"],
        _ => text![
            {counted(count, "tower")}" make "{counted(pairs, "pair")}", and "{left}" is left over"
        ],
    };
    StepText::new(
        heading,
        || "On a pair of equal towers every move can be copied on the other one, which makes them equal again. So whoever copies never runs out of moves there first.",
    )
}

pub(super) fn sum(count: u64, each: u64, value: u64) -> StepText<'static> {
    let together = match count {
        1 => text!["One tower alone is worth "{value}],
        _ => text!["Together the "{counted(count, "tower")}" are worth "{value}],
    };
    StepText::new(together, move || match value {
        0 => text![
            "As in Nim, equal values cancel in pairs: "{each}" ⊕ "{each}
            " = 0. Nim sum 0 loses for the player to move."
        ],
        _ => text![
            "As in Nim, equal values cancel in pairs, so the tower that is left over decides. A value other than 0 wins for the player to move."
        ],
    })
}

pub(super) fn break_pairing(from: u64, to: u64, remaining: u64) -> StepText<'static> {
    let tower = if remaining == 0 {
        "the tower"
    } else {
        "one tower"
    };
    let broken = broken(tower, &format!(" from {from}"), to);
    let heading = text!["The move that wins: "{good(broken)}];
    StepText::new(heading, move || {
        let so = match remaining {
            0 => text!["No tower can be broken any more, so player 2 cannot move."],
            _ => text![
                "A tower of "{to}" is out of the game. The other "{counted(remaining, "tower")}
                " stand in pairs, and from now on player 1 copies every move of player 2."
            ],
        };
        text!["1 divides every number, so this is a legal move. "{so}]
    })
}

pub(super) fn no_option() -> StepText<'static> {
    StepText::heading(text!["So player 1 cannot move"])
}
