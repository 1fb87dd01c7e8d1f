//! What is asked of a position: who wins, in which rows a winning move lies, or a winning move.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::fmt;

use num_bigint::BigInt;

use super::super::Ask;
use super::messages::message;
use super::words::{
    idea, is_seen_in_columns, moves_that_win, rows_that_win, why_by_columns, why_the_move_wins,
    why_the_rows,
};
use super::{Analysis, slips, value_slips, verdict};
use crate::derivation::{Solved, Step};
use crate::document::prelude::*;
use crate::document::reading::{move_does, mover_does, no_such_row, rows_do, shortened, shown};
use crate::judgement::{Answer, Diagnosis, Judgement, of_values};
use crate::phrase::{
    StatedMove, Stumble, StumbleCause, WinnerForm, read_move, read_rows, read_winner,
};
use crate::question::write_position;
use theory::{IllegalMove, Position, Rule};

/// What of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Whether the player to move wins.
    Winner,
    /// The rows that hold a winning move.
    Rows,
    /// A winning move.
    Move,
}

/// A question about a position.
pub(crate) struct Asked<'a> {
    pub wanted: Wanted,
    pub position: &'a Position,
    /// Worked out when it is needed: the words of a question need no analysis.
    analysis: OnceCell<Analysis>,
}

impl<'a> Asked<'a> {
    pub fn new(wanted: Wanted, position: &'a Position) -> Self {
        Self { wanted, position, analysis: OnceCell::new() }
    }

    pub fn analysis(&self) -> &Analysis {
        self.analysis.get_or_init(|| Analysis::of(self.position))
    }
}

impl Ask for Asked<'_> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_position(self.position, f)
    }

    fn solve(&self) -> Solved {
        let analysis = self.analysis();
        match self.wanted {
            Wanted::Winner => {
                let wins = analysis.mover_wins;
                let right = Answer::Winner { wins, said: WinnerForm::Word };
                Solved::new(analysis.verdict_steps(), right)
            }
            Wanted::Rows => {
                let rows = analysis.winning_rows().into_iter().map(BigInt::from);
                Solved::new(analysis.row_steps(), Answer::Rows(rows.collect()))
            }
            Wanted::Move if analysis.winning_moves.is_empty() => {
                Solved::new(analysis.move_steps(), Answer::NoMove)
            }
            Wanted::Move => {
                let moves = analysis.winning_moves.iter();
                let right = moves.map(|&mv| Answer::Move(mv.into())).collect();
                Solved { steps: analysis.move_steps(), right }
            }
        }
    }

    fn accepts(&self, answer: &Answer) -> bool {
        match answer {
            // Any winning move is right, not only those that are listed.
            Answer::Move(_) if self.wanted == Wanted::Move => {
                let mv = answer.move_on(&self.position.board);
                mv.is_ok_and(|mv| self.position.is_won_by(mv))
            }
            _ => self.solve().right.iter().any(|right| right.means_same_as(answer)),
        }
    }

    fn opening(&self) -> Vec<Block> {
        super::opening(self.position)
    }

    fn words(&self, place: Place) -> QuestionWords {
        let board = &self.position.board;
        let on = text![{place.on(board)}{under(self.position.rule)}];
        let (asks, answer_form) = match self.wanted {
            Wanted::Winner => (
                text!["Does the player to move win with perfect play"{on}"?"],
                verdict::verdict_form(),
            ),
            Wanted::Rows => (text!["Which rows hold a winning move"{on}"?"], verdict::rows_form()),
            Wanted::Move if board.is_nim() => (
                text!["Which move wins"{on}"? Any winning move is right."],
                text!["the row and how many to take, such as "{code("2,1")}", or "{code("none")}],
            ),
            Wanted::Move => (
                text!["Which move wins"{on}"? Any winning move is right."],
                text![
                    "the row and how many to take, such as "{code("2,1")}
                    "; or, where that does not say it all, the row and what it becomes, such as "
                    {code("2=1+4")}"; or "{code("none")}
                ],
            ),
        };
        QuestionWords { asks, answer_form, idea: idea(self.position), how: self.how() }
    }

    fn hint(&self) -> Option<Step> {
        let Solved { steps, .. } = self.solve();
        if !self.position.board.is_nim() {
            let targets = steps.iter().find(|step| matches!(step, Step::Targets { .. }));
            if self.wanted == Wanted::Move
                && self.position.board.rows().len() > 1
                && targets.is_some()
            {
                return targets.cloned();
            }
            return of_values(&self.position.board, &steps);
        }
        let leftmost = steps.iter().find(|step| matches!(step, Step::LeftmostOne(_)));
        let columns = steps.iter().find(|step| matches!(step, Step::Columns { .. }));
        let first = steps.first()?;
        match (first, leftmost, columns) {
            // In misère play the first question is which part of the theory decides.
            (Step::MiserePhase { .. }, _, _) => Some(first.clone()),
            (_, Some(leftmost), _) if self.wanted == Wanted::Move => Some(leftmost.clone()),
            (_, _, Some(columns)) => columns
                .substeps()
                .into_iter()
                .find(|step| matches!(step, Step::CountOnes(_)))
                .or_else(|| Some(columns.clone())),
            _ => Some(first.clone()),
        }
    }

    fn conclusion(&self) -> Text {
        let analysis = self.analysis();
        let more = match self.wanted {
            Wanted::Winner => None,
            Wanted::Rows => Some(rows_that_win(analysis)),
            Wanted::Move => Some(moves_that_win(analysis)),
        };
        verdict::with_verdict(analysis, more)
    }

    fn why_right(&self) -> Option<Text> {
        let analysis = self.analysis();
        match self.wanted {
            Wanted::Move if analysis.mover_wins => why_the_move_wins(analysis),
            Wanted::Rows if analysis.mover_wins => why_the_rows(analysis),
            _ => why_by_columns(analysis),
        }
    }

    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text {
        let on = match self.position.rule {
            Rule::Normal => text!["on "{board_in_brief(&self.position.board)}],
            Rule::Misere => {
                text!["on "{board_in_brief(&self.position.board)}", in misère play"]
            }
        };
        let is_right = judgement.is_right();
        let claim = match answer {
            &Answer::Winner { wins, .. } => mover_does(wins, is_right),
            Answer::Rows(rows) => rows_do(rows, &self.analysis().winning_rows(), is_right),
            Answer::Move(_) => {
                let is_legal = answer.move_on(&self.position.board).is_ok();
                text![{making(answer)}" "{move_does(is_right, is_legal)}]
            }
            Answer::NoMove if is_right => "no move wins".into(),
            Answer::NoMove => "some move wins".into(),
            _ => return Text::default(),
        };
        text![{on}", "{claim}]
    }

    fn read(&self, text: &str) -> Result<Answer, Stumble> {
        let board = &self.position.board;
        match self.wanted {
            Wanted::Winner => {
                let wins = match read_winner(text) {
                    Ok(wins) => wins,
                    Err(stumble) => self.winner_with_move(text).ok_or(stumble)?,
                };
                Ok(Answer::Winner { wins, said: WinnerForm::Word })
            }
            Wanted::Rows => read_rows(text, board.rows().len()).map(Answer::Rows),
            Wanted::Move => self.read_move(text),
        }
    }

    fn fitting(&self, answer: &Answer) -> Vec<Diagnosis> {
        match (self.wanted, answer) {
            (Wanted::Winner, &Answer::Winner { wins, said }) => {
                slips::swapped(self.position, wins, said)
            }
            (Wanted::Rows, Answer::Rows(rows)) => slips::fitting_rows(self.position, rows),
            (Wanted::Move, answer) => slips::fitting_move(self.position, answer),
            _ => Vec::new(),
        }
    }

    fn tempting(&self) -> Vec<Answer> {
        let rows = self.position.board.rows().len();
        match self.wanted {
            Wanted::Winner => {
                [true, false].map(|wins| Answer::Winner { wins, said: WinnerForm::Word }).into()
            }
            Wanted::Rows => {
                let mut rows: Vec<BTreeSet<BigInt>> =
                    (0..=rows).map(|row| [row.into()].into()).collect();
                rows.extend(slips::misnamed_rows(self.position));
                rows.extend(value_slips::rows_by_size(self.position));
                rows.into_iter().map(Answer::Rows).collect()
            }
            Wanted::Move => slips::tempting_moves(self.position),
        }
    }

    fn message(&self, diagnosis: &Diagnosis, judgement: &Judgement) -> Text {
        message(self, diagnosis, judgement)
    }

    fn note(&self, _: &Judgement, answer: &Answer) -> Option<Text> {
        let Answer::Rows(rows) = answer else {
            return None;
        };
        let board = &self.position.board;
        if let Some(strange) = no_such_row(rows, board.rows().len()) {
            return Some(strange);
        }
        let mut named = rows.iter().filter_map(|row| usize::try_from(row).ok());
        if let Some(row) = named.find(|&row| board.row(row) == Some(0)) {
            return Some(text![{row_name(row).capitalised()}" is empty, so it holds no move."]);
        }
        let is_even = !rows.is_empty() && rows.len().is_multiple_of(2);
        if is_even && is_seen_in_columns(self.analysis()) && self.analysis().mover_wins {
            return Some(text![
                "The rows that hold a winning move are those with a 1 in the leftmost odd column, so their number is odd. You gave "
                {counted(rows.len(), "row")}"."
            ]);
        }
        None
    }
}

impl Asked<'_> {
    /// How to go about it, as a hint.
    fn how(&self) -> Text {
        let by_mex = crate::kinds::sum::by_mex();
        match (self.position.rule, self.position.board.is_nim(), self.wanted) {
            (Rule::Misere, _, _) => "count the rows that are larger than 1. With none, the player to move wins when the number of rows of 1 is even. With one, leave 0 or 1 of it, so that an odd number of rows of 1 remains. With two or more, leave nim sum 0 as in normal play.".into(),
            (Rule::Normal, true, Wanted::Winner) => "write the rows in binary, one below the other, and count the 1s in each column. The player to move wins when some column is odd.".into(),
            (Rule::Normal, true, Wanted::Rows) => "write the rows in binary, one below the other, and find the leftmost odd column. The rows with a 1 in that column hold a winning move, and no others do.".into(),
            (Rule::Normal, true, Wanted::Move) => "write the rows in binary, one below the other, and find the leftmost odd column. Choose a row with a 1 in that column, and change its digits so that every column is even.".into(),
            (Rule::Normal, false, Wanted::Winner) => text![
                {by_mex}". Then work out the nim sum of the values: the player to move wins when it is not 0."
            ],
            (Rule::Normal, false, Wanted::Rows) => text![
                {by_mex}
                ". Then work out the nim sum s of the values. A row of value v holds a winning move when one move can change its value to "
                ["v ⊕ s"]"."
            ],
            (Rule::Normal, false, Wanted::Move) => text![
                {by_mex}
                ". Then work out the nim sum s of the values, and look for a row of value v that one move can change to the value "
                ["v ⊕ s"]"."
            ],
        }
    }

    /// The winner, with a winning move: "wins, take 2 from row 3".
    fn winner_with_move(&self, text: &str) -> Option<bool> {
        let (winner, mv) = text.split_once([',', ';'])?;
        let wins = read_winner(winner).ok()?;
        let is_move = read_move(mv, Some(&self.position.board)).ok()?.is_in_range();
        if is_move && wins { Some(true) } else { None }
    }

    fn read_move(&self, text: &str) -> Result<Answer, Stumble> {
        let board = &self.position.board;
        let said = read_move(text, Some(board))?;
        match said.on(board) {
            Err(IllegalMove::SeveralWays { row, one, other }) => {
                let [one, other] = [one, other].map(|heaps| format!("{row}={heaps}"));
                Err(Stumble::at(text, StumbleCause::SeveralWays(one, other)))
            }
            // In Nim the same move may be stated by what it takes and by what it leaves.
            Ok(mv) if board.is_nim() && matches!(said, StatedMove::Becoming { .. }) => {
                Ok(Answer::Move(mv.into()))
            }
            _ => Ok(Answer::from(said)),
        }
    }
}

/// "taking 2 from row 3", "the move 3=1+4".
fn making(answer: &Answer) -> Text {
    match answer.stated_move() {
        Some(StatedMove::Taking { row, take }) => {
            text!["taking\u{a0}"{shown(take)}" from row\u{a0}"{shown(row)}]
        }
        _ => text!["the move "{shortened(&answer.to_string())}],
    }
}
