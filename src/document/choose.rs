//! Choices in words: which of these moves, or boards, win.

use super::asking::lines_to_pick_from;
use super::pick::pick_form;
use super::prelude::*;
use super::winning;
use crate::derivation::{Analysis, Conclusion, Derivation, Situation};
use crate::game::{Board, Rule};
use crate::judgement::Picking;
use crate::phrase::letter_of;
use crate::question::{Choose, Names, Question};

fn picking(choose: &Choose) -> Option<Picking> {
    Picking::of(&Derivation::of(Question::Choose(choose.clone())).conclusion)
}

/// What is added to a question about several boards in misère play.
fn under_on_all(rule: Rule, boards: &[Board]) -> &'static str {
    let other = boards.iter().find(|board| !board.is_nim());
    other
        .or(boards.first())
        .map_or("", |board| under(rule, board))
}

impl InWords for Choose {
    fn opening(&self) -> Vec<Block> {
        let opening = match self {
            Self::Moves { position, .. } => winning::opening(position),
            Self::Boards { boards, rule } => vec![Block::Title(text![
                "Who wins on these boards"{under_on_all(*rule, boards)}"?"
            ])],
        };
        let lines = lines_to_pick_from(&Question::Choose(self.clone()));
        (opening, lines).into_blocks()
    }

    fn asks(&self, place: Place) -> Text {
        match self {
            Self::Moves { position, .. } => {
                text![
                    "Which of these moves win"{place.on(&position.board)}{under(position.rule, &position.board)}"?"
                ]
            }
            Self::Boards { boards, rule } => text![
                "On which of these boards does the player to move win"{under_on_all(*rule, boards)}"?"
            ],
        }
    }

    fn lines(&self) -> Vec<Text> {
        match self {
            Self::Moves { moves, .. } => {
                let moves = moves.iter().map(|&mv| taking_noun(mv));
                moves.map(Text::capitalised).collect()
            }
            Self::Boards { boards, .. } => boards.iter().map(board_in_brief).collect(),
        }
    }

    fn answer_form(&self) -> Text {
        picking(self).as_ref().map(pick_form).unwrap_or_default()
    }

    fn idea(&self) -> Text {
        match self {
            Self::Moves { .. } => {
                "a move wins when it leaves a board on which the player to move loses."
            }
            Self::Boards { .. } => {
                "the player to move wins when some move leaves a board on which the player to move loses."
            }
        }
        .into()
    }

    fn how(&self) -> Text {
        match self {
            Self::Moves { position, .. } if position.rule == Rule::Normal => {
                "work out the nim sum of what each move leaves: it wins when that is 0."
            }
            Self::Boards {
                rule: Rule::Normal, ..
            } => "work out the nim sum of each board: the player to move wins when it is not 0.",
            _ => "look at the rows larger than 1 that are left. While two or more are, the nim sum decides as in normal play; when none is, whoever moves on an odd number of rows of 1 loses.",
        }
        .into()
    }

    fn found(&self, found: &Conclusion, _: Option<Names>) -> Text {
        let Conclusion::Choices(found) = found else {
            return Text::default();
        };
        let letters = found.winning.iter();
        let winning = listed(letters.map(|&at| code(letter_of(at).to_string())), "and");
        let count = found.winning.len();
        let all_win = count == found.of;
        match (self, count) {
            (Self::Moves { .. }, 0) => text!["None of these "{counted(found.of, "move")}" wins."],
            (Self::Moves { .. }, _) if all_win => text!["All of these moves win: "{winning}"."],
            (Self::Moves { .. }, _) => {
                text![{winning}{one_or_more(count, " wins", " win")}", and no other."].capitalised()
            }
            (Self::Boards { .. }, _) => {
                let which = match count {
                    0 => text!["none of these boards."],
                    _ if all_win => text!["all of these boards: "{winning}"."],
                    _ => text![{winning}", and on no other."],
                };
                text!["The player to move wins on "{which}].then(why(&found.boards))
            }
        }
    }
}

/// The nim sum of each board, where it decides.
fn why(boards: &[Analysis]) -> Text {
    let decides = boards
        .iter()
        .all(|board| matches!(board.situation, Situation::NimSum | Situation::Over));
    if !decides || boards.iter().any(|board| board.rule() == Rule::Misere) {
        return Text::default();
    }
    let sums = boards
        .iter()
        .map(|board| text![{board_in_brief(board.board())}" has "{board.nim_sum()}]);
    text!["The nim sums: "{joined(sums, "; ")}"."]
}
