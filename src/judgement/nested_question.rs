//! The question inside a question: a line with a gap asks one of its own, and choosing a move claims that it wins.
//!
//! If `fill xor 3 5` asks which number the digits 110 stand for, the answer 3 comes from reading them from the wrong
//! end, just as for `decimal 110`. So the diagnoses of the one apply to the other.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::diagnosis::{Diagnosis, SwapCause};
use super::slips::moves;
use crate::derivation::{ArgumentLine, Conclusion, GateOutput};
use crate::game::Position;
use crate::hand_built::Bit;
use crate::question::{Answer, ArguedAbout, Choose, Decimal, Gate, Question, Xor};

/// The questions that the line with the gap asks, answered by this number.
pub(super) fn of_blank(
    about: &ArguedAbout,
    found: &Conclusion,
    number: &BigInt,
) -> Vec<(Question, Answer)> {
    let line = match found {
        Conclusion::Argued(argument) if argument.has_blank() => argument.lines.last(),
        _ => None,
    };
    let Some(line) = line else {
        return Vec::new();
    };
    let with = |question| (question, Answer::Number(number.clone()));
    let of_digits = |digits: &Vec<Bit>| {
        let digits = digits.clone();
        with(Question::Decimal(Decimal { digits }))
    };
    match (line, about) {
        (&ArgumentLine::GateColumn(GateOutput { a, b, .. }), _) => {
            let bit = [Bit::Zero, Bit::One];
            let bit = bit.into_iter().find(|&bit| *number == u64::from(bit).into());
            let gate = Question::Gate(Gate { a, b });
            bit.map(|bit| (gate, Answer::Bit(bit))).into_iter().collect()
        }
        (ArgumentLine::Value { digits, .. }, about) => {
            vec![of_digits(digits), with(about.question())]
        }
        (ArgumentLine::NimSum { board, .. }, _) => {
            let board = board.clone();
            vec![with(Question::Sum(board))]
        }
        (&ArgumentLine::Leave { size, nim_sum, .. }, _) => {
            let (a, b) = (size, nim_sum);
            vec![with(Question::Xor(Xor { a, b }))]
        }
        (&ArgumentLine::Take { row, .. }, ArguedAbout::Move(mv)) => {
            vec![(Question::Move(mv.clone()), Answer::taking(row, number.clone()))]
        }
        _ => Vec::new(),
    }
}

/// The one chosen move that does not win, if there is just one, as an answer to the question for a winning move.
pub(super) fn one_wrong_move(
    choose: &Choose,
    chosen: &BTreeSet<usize>,
) -> Option<(usize, Question, Answer)> {
    let Choose::Moves { position, moves } = choose else {
        return None;
    };
    let loses = |&at: &usize| !moves.get(at).is_some_and(|&mv| position.is_won_by(mv));
    let mut wrong = chosen.iter().copied().filter(loses);
    let (Some(at), None) = (wrong.next(), wrong.next()) else {
        return None;
    };
    let answer = Answer::Move((*moves.get(at)?).into());
    let question = Question::Move(position.clone());
    Some((at, question, answer))
}

/// The diagnoses that fit a wrong choice: the other rule, choosing what loses, or one extra move from a misconception.
pub(super) fn fitting_choice(choose: &Choose, chosen: &BTreeSet<usize>) -> Vec<Diagnosis> {
    let winning = winning_by(choose, false);
    let mut fitting = Vec::new();
    if *chosen == winning_by(choose, true) {
        fitting.push(Diagnosis::MisereMixup);
    }
    if let (Some(position), Some((_, _, answer))) =
        (choose.position(), one_wrong_move(choose, chosen))
    {
        let of_move = moves::fitting_move(position, &answer).into_iter();
        fitting.extend(of_move.filter(Diagnosis::is_of_a_choice));
    }
    let losing = (0..count(choose)).filter(|at| !winning.contains(at));
    if losing.eq(chosen.iter().copied()) && !chosen.is_empty() {
        fitting.push(Diagnosis::VerdictSwapped { cause: SwapCause::Unknown });
    }
    fitting
}

pub(super) fn count(choose: &Choose) -> usize {
    match choose {
        Choose::Moves { moves, .. } => moves.len(),
        Choose::Boards { boards, .. } => boards.len(),
    }
}

/// The choices that win under the rule of the question, or under the other one.
pub(super) fn winning_by(choose: &Choose, other_rule: bool) -> BTreeSet<usize> {
    match choose {
        Choose::Moves { position, moves } => {
            let turned = other_rule.then(|| moves::under_other_rule(position));
            let turned = turned.flatten();
            let position = turned.as_ref().unwrap_or(position);
            let wins = |&at: &usize| position.is_won_by(moves[at]);
            (0..moves.len()).filter(wins).collect()
        }
        Choose::Boards { boards, rule } => {
            let wins = |&at: &usize| {
                let position = Position::new(boards[at].clone(), *rule);
                let turned = other_rule.then(|| moves::under_other_rule(&position));
                turned.flatten().unwrap_or(position).mover_wins()
            };
            (0..boards.len()).filter(wins).collect()
        }
    }
}

impl Diagnosis {
    /// Whether it can lead to choosing a move that is shown: row numbers are visible there, and the other rule affects
    /// all choices.
    fn is_of_a_choice(&self) -> bool {
        !matches!(
            self,
            Self::RowFromZero
                | Self::SizeForRow
                | Self::SkippedEmptyRows { .. }
                | Self::MisereMixup
        )
    }
}
