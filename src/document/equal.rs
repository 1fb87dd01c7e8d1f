//! Equal heaps of a game in words: what one is worth, the pairs that cancel, and the one that is left over.

use super::games::{equal_words, heap_of, name_of, rules_of};
use super::prelude::*;
use crate::derivation::Conclusion;
use crate::game::{EqualHeaps, Game, Heaps};
use crate::question::Names;

impl InWords for EqualHeaps {
    fn opening(&self) -> Vec<Block> {
        let each = if self.count == 1 { "" } else { " each" };
        let title = text![{name_of(self.game)}": "{laid_out(*self)}{each}];
        let turns = text!["The players take turns, and player 1 moves first. "];
        let rules = rules_of(self.game).into_iter();
        let rules = rules.fold(turns, |rules, rule| rules.and(rule).and(" "));
        let rules = rules.and("Whoever cannot move loses.");
        vec![Block::Title(title), Block::Paragraph(rules)]
    }

    fn asks(&self, _: Place) -> Text {
        let name = name_of(self.game);
        let which = ": which player wins with perfect play?";
        text![{name}" with "{laid_out(*self)}{which}]
    }

    fn answer_form(&self) -> Text {
        text![{code("1")}" or "{code("2")}", for the player who wins"]
    }

    fn idea(&self) -> Text {
        let heap = heap_of(self.game);
        text!["on two equal "{heap}"s every move can be copied."]
    }

    fn how(&self) -> Text {
        let heap = heap_of(self.game);
        let alone = Self { count: 1, ..*self };
        let reduce = alone
            .winning_option()
            .zip(equal_words(self.game))
            .map(|(option, words)| words.reduce("it", None, option.total()));
        let left_over = match reduce {
            Some(reduce) => text!["with one "{heap}" left over, "{reduce}" at once."],
            None => text!["a "{heap}" that cannot be changed does not count."],
        };
        text![
            "when all "{heap}"s stand in pairs, the player who moves second copies every move; "
            {left_over}
        ]
    }

    fn found(&self, found: &Conclusion, _: Option<Names>) -> Text {
        let heap = heap_of(self.game);
        let reduce = |which: &str, option: Heaps| {
            let words = equal_words(self.game);
            words.map_or_else(String::new, |words| {
                words.reduce(&format!("{which} {heap}"), None, option.total())
            })
        };
        let how = match (self.winning_option(), self.count) {
            (Some(option), 1) => {
                let reduce = reduce("the", option);
                format!("{reduce}, and player 2 cannot move.")
            }
            (Some(option), _) => {
                let reduce = reduce("one", option);
                format!("{reduce}, then copy every move of player 2.")
            }
            (None, _) if self.game.rules().value(self.size) == 0 => {
                "player 1 has no move.".to_owned()
            }
            (None, 2) => {
                format!("whatever player 1 does to one {heap}, player 2 does to the other.")
            }
            (None, _) => format!(
                "whatever player 1 does to a {heap}, player 2 does to its partner in the pair."
            ),
        };
        let player = match found {
            Conclusion::FirstPlayerWins(true) => 1,
            _ => 2,
        };
        good(format!("Player {player} wins")).and(": ").and(how)
    }
}

/// How many heaps there are, and how large.
pub(super) fn laid_out(heaps: EqualHeaps) -> Text {
    let size = equal_words(heaps.game).map_or("size", |words| words.size());
    let count = counted(heaps.count, heap_of(heaps.game));
    text![{count}" of "{size}" "{heaps.size}]
}

pub(super) fn pairing(game: Game, count: u64, pairs: u64, left_over: u64) -> StepText<'static> {
    let heap = heap_of(game);
    let left = match left_over {
        0 => "none is left over",
        _ => "one is left over",
    };
    let heading = match count {
        1 => text!["One "{heap}" alone makes no pair"],
        _ => text![{counted(count, heap)}" make "{counted(pairs, "pair")}", and "{left}],
    };
    StepText::new(heading, move || {
        let why = text![
            "On a pair of equal "{heap}
            "s every move can be copied on the other one, which makes them equal again. So whoever copies "
            "never runs out of moves there first."
        ];
        [Block::Paragraph(why)]
    })
}

pub(super) fn sum(game: Game, count: u64, each: u64, value: u64) -> StepText<'static> {
    let heap = heap_of(game);
    let together = match count {
        1 => text!["One "{heap}" alone is worth "{value}],
        _ => text!["Together the "{counted(count, heap)}" are worth "{value}],
    };
    StepText::new(together, move || {
        let why = if value == 0 {
            text![
                "As in Nim, equal values cancel in pairs: "{each}" ⊕ "{each}
                " = 0. Nim sum 0 loses for the player to move."
            ]
        } else {
            text![
                "As in Nim, equal values cancel in pairs, so the "{heap}
                " that is left over decides. A value other than 0 wins for the player to move."
            ]
        };
        [Block::Paragraph(why)]
    })
}

pub(super) fn break_pairing(game: Game, from: u64, to: u64, remaining: u64) -> StepText<'static> {
    let Some(words) = equal_words(game) else {
        return StepText::heading(text!["The move that wins leaves "{to}]);
    };
    let which = if remaining == 0 { "the" } else { "one" };
    let reduce = words.reduce(&format!("{which} {}", heap_of(game)), Some(from), to);
    let heading = text!["The move that wins: "{good(reduce)}];
    StepText::new(heading, move || {
        let why = match remaining {
            0 => text![{words.none_left()}", so player 2 cannot move."],
            _ => text![
                {words.worthless(to)}" The other "{counted(remaining, heap_of(game))}
                " stand in pairs, and from now on player 1 " "copies every move of player 2."
            ],
        };
        [Block::Paragraph(text![{words.why_legal()}" "{why}])]
    })
}

pub(super) fn no_option() -> StepText<'static> {
    StepText::heading(text!["So player 1 cannot move"])
}
