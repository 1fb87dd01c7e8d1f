//! Equal heaps of a game in words: what one is worth, the pairs that cancel, and the one that is left over.

use super::block::Block;
use super::games::game_words;
use super::in_words::InWords;
use super::step_text::StepText;
use super::text::{Text, code, good, text};
use super::wording::counted;
use crate::derivation::{Conclusion, Step};
use crate::game::{EqualHeaps, Game, Heaps, ValueFrom};
use crate::question::Names;

impl InWords for EqualHeaps {
    fn opening(&self) -> Vec<Block> {
        let words = game_words(self.game);
        let each = if self.count == 1 { "" } else { " each" };
        let title = text![words.name(), ": ", laid_out(*self), each];
        vec![Block::Title(title), Block::Paragraph(words.rules())]
    }

    fn asks(&self) -> Text {
        let name = game_words(self.game).name();
        let which = ": which player wins with perfect play?";
        text![name, " with ", laid_out(*self), which]
    }

    fn answer_form(&self) -> Text {
        text![code("1"), " or ", code("2"), ", for the player who wins"]
    }

    fn idea(&self) -> Text {
        let heap = game_words(self.game).heap();
        text!["on two equal ", heap, "s every move can be copied."]
    }

    fn how(&self) -> Text {
        let words = game_words(self.game);
        let heap = words.heap();
        let alone = Self { count: 1, ..*self };
        let reduce = alone
            .winning_option()
            .map(|option| words.reduce("it", None, option.total()));
        let left_over = match reduce {
            Some(reduce) => text!["with one ", heap, " left over, ", reduce, " at once."],
            None => text!["a ", heap, " that cannot be changed does not count."],
        };
        text![
            "when all ",
            heap,
            "s stand in pairs, the player who moves second copies every move; ",
            left_over
        ]
    }

    fn found(&self, found: &Conclusion, _: Names) -> Text {
        let words = game_words(self.game);
        let heap = words.heap();
        let reduce = |which: &str, option: Heaps| {
            words.reduce(&format!("{which} {heap}"), None, option.total())
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
    let words = game_words(heaps.game);
    text![
        counted(heaps.count, words.heap()),
        " of ",
        words.size(),
        " ",
        heaps.size
    ]
}

/// What such questions ask, for the head of a worksheet.
#[must_use]
pub fn who_wins_equal_heaps(game: Game) -> String {
    let words = game_words(game);
    let (name, heap, size) = (words.name(), words.heap(), words.size());
    format!("who wins {name} with this many {heap}s of this {size}: 1 or 2")
}

pub(super) fn heap_value<'a>(
    step: &'a Step,
    game: Game,
    heap: u64,
    value: u64,
    from: &'a ValueFrom,
) -> StepText<'a> {
    game_words(game).value(step, heap, value, from)
}

pub(super) fn divide_out(number: u64, prime: u64, rest: u64) -> StepText<'static> {
    StepText::heading(text![number, " ÷ ", prime, " = ", rest])
}

pub(super) fn pairing(game: Game, count: u64, pairs: u64, left_over: u64) -> StepText<'static> {
    let heap = game_words(game).heap();
    let left = match left_over {
        0 => "none is left over",
        _ => "one is left over",
    };
    let heading = match count {
        1 => text!["One ", heap, " alone makes no pair"],
        _ => text![
            counted(count, heap),
            " make ",
            counted(pairs, "pair"),
            ", and ",
            left
        ],
    };
    StepText::new(heading, move || {
        let why = text![
            "On a pair of equal ",
            heap,
            "s every move can be copied on the other one, which makes them equal again. So whoever copies ",
            "never runs out of moves there first."
        ];
        [Block::Paragraph(why)]
    })
}

pub(super) fn sum(game: Game, count: u64, each: u64, value: u64) -> StepText<'static> {
    let heap = game_words(game).heap();
    let together = match count {
        1 => text!["One ", heap, " alone is worth ", value],
        _ => text!["Together the ", counted(count, heap), " are worth ", value],
    };
    StepText::new(together, move || {
        let why = if value == 0 {
            text![
                "As in Nim, equal values cancel in pairs: ",
                each,
                " ⊕ ",
                each,
                " = 0. Nim sum 0 loses for the player to move."
            ]
        } else {
            text![
                "As in Nim, equal values cancel in pairs, so the ",
                heap,
                " that is left over decides. A value other than 0 wins for the player to move."
            ]
        };
        [Block::Paragraph(why)]
    })
}

pub(super) fn break_pairing(game: Game, from: u64, to: u64, remaining: u64) -> StepText<'static> {
    let words = game_words(game);
    let which = if remaining == 0 { "the" } else { "one" };
    let reduce = words.reduce(&format!("{which} {}", words.heap()), Some(from), to);
    let heading = text!["The move that wins: ", good(reduce)];
    StepText::new(heading, move || {
        let why = match remaining {
            0 => text![words.none_left(), ", so player 2 cannot move."],
            _ => text![
                words.worthless(to),
                " The other ",
                counted(remaining, words.heap()),
                " stand in pairs, and from now on player 1 ",
                "copies every move of player 2."
            ],
        };
        [Block::Paragraph(text![words.why_legal(), " ", why])]
    })
}

pub(super) fn no_option() -> StepText<'static> {
    StepText::heading(text!["So player 1 cannot move"])
}
