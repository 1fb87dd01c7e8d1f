//! The question inside a question: a line with a gap asks one of its own, and whoever chooses a move says that it wins.
//!
//! Where `fill xor 3 5` asks which number the digits 110 stand for, 3 is the answer of somebody who reads them from the wrong end,
//! as it is to `decimal 110`. So what is known of answers to the one is known of those to the other.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::answer::Answer;
use super::diagnosis::{Diagnosis, SwapCause};
use super::misconception::Misconception;
use super::{Judgement, judge_answer, moves};
use crate::derivation::{ArgumentFound, ArgumentLine, Conclusion, Derivation};
use crate::game::Position;
use crate::hand_built::Bit;
use crate::question::{
    Argued, ArguedAbout, Choose, Decimal, Gate, NimSum, Question, WinningMove, Xor,
};

/// An answer to the question inside another.
pub(super) struct Inside {
    question: Question,
    answer: Answer,
}

impl Judgement {
    /// The same answer judged as one to the question that the line with the gap asks, where it asks one.
    #[must_use]
    pub fn inside(&self) -> Option<Self> {
        let (Question::Argued(argued), Answer::Number(number)) =
            (&self.question, self.answer.as_ref()?)
        else {
            return None;
        };
        judged_inside(argued, &self.expected, number)
    }

    /// Where a misconception leads to just one of the moves chosen: its place, and the choice judged as an answer to which move
    /// wins.
    #[must_use]
    pub fn wrong_choice(&self) -> Option<(usize, Self)> {
        let (Question::Choose(choose), Answer::Chosen(chosen)) =
            (&self.question, self.answer.as_ref()?)
        else {
            return None;
        };
        let diagnosis = self.diagnosis.clone()?;
        let of_all = [Misconception::VerdictSwapped, Misconception::MisereMixup];
        if of_all.contains(&diagnosis.misconception()) {
            return None;
        }
        let (at, question, answer) = one_wrong_move(choose, chosen)?;
        let judged = judge_answer(&question, answer);
        Some((at, judged.diagnosed(Some(diagnosis))))
    }
}

/// The one move chosen that does not win, where there is just one, as an answer to which move wins.
fn one_wrong_move(choose: &Choose, chosen: &BTreeSet<usize>) -> Option<(usize, Question, Answer)> {
    let Choose::Moves { position, moves } = choose else {
        return None;
    };
    let loses = |&at: &usize| !moves.get(at).is_some_and(|&mv| position.is_won_by(mv));
    let mut wrong = chosen.iter().copied().filter(loses);
    let (Some(at), None) = (wrong.next(), wrong.next()) else {
        return None;
    };
    let answer = Answer::of_move(&position.board, *moves.get(at)?);
    let question = Question::Move(WinningMove(position.clone()));
    Some((at, question, answer))
}

/// A number that is to fill a gap, judged as an answer to the question of its line: of two such questions to the one that explains
/// it, or else to the first.
pub(super) fn judged_inside(
    argued: &Argued,
    found: &Conclusion,
    number: &BigInt,
) -> Option<Judgement> {
    let Conclusion::Argued(ArgumentFound::Fill { lines, .. }) = found else {
        return None;
    };
    let asked = asked_by(&argued.about, lines.last()?, number).into_iter();
    let mut judged: Vec<Judgement> = asked
        .map(|Inside { question, answer }| judge_answer(&question, answer))
        .collect();
    let explained = judged.iter().position(|it| it.diagnosis.is_some());
    (!judged.is_empty()).then(|| judged.swap_remove(explained.unwrap_or(0)))
}

/// The questions that the line with the gap asks, answered by this number.
fn asked_by(about: &ArguedAbout, line: &ArgumentLine, number: &BigInt) -> Vec<Inside> {
    let with = |question| Inside {
        question,
        answer: Answer::Number(number.clone()),
    };
    let of_digits = |digits: &Vec<Bit>| {
        let digits = digits.clone();
        with(Question::Decimal(Decimal { digits }))
    };
    match (line, about) {
        (&ArgumentLine::GateColumn { a, b, .. }, _) => {
            let bit = [Bit::Zero, Bit::One];
            let bit = bit
                .into_iter()
                .find(|&bit| *number == u64::from(bit).into());
            let question = Question::Gate(Gate { a, b });
            let answered = |bit| Inside {
                question,
                answer: Answer::Bit(bit),
            };
            bit.map(answered).into_iter().collect()
        }
        (ArgumentLine::XorValue { a, b, digits, .. }, _) => {
            let xor = Xor { a: *a, b: *b };
            vec![of_digits(digits), with(Question::Xor(xor))]
        }
        (ArgumentLine::SumValue { digits, .. }, ArguedAbout::Sum(sum)) => {
            vec![of_digits(digits), with(Question::Sum(sum.clone()))]
        }
        (ArgumentLine::NimSum { board, .. }, _) => {
            let board = board.clone();
            vec![with(Question::Sum(NimSum { board }))]
        }
        (&ArgumentLine::Leave { size, nim_sum, .. }, _) => {
            let (a, b) = (size, nim_sum);
            vec![with(Question::Xor(Xor { a, b }))]
        }
        (&ArgumentLine::Take { row, .. }, ArguedAbout::Move(mv)) => vec![Inside {
            question: Question::Move(mv.clone()),
            answer: Answer::Move {
                row: row.into(),
                take: number.clone(),
            },
        }],
        _ => Vec::new(),
    }
}

/// The numbers that somebody might write into a gap who does not know better.
pub(super) fn tempting_numbers(argued: &Argued) -> Vec<Answer> {
    let found = Derivation::of(Question::Argued(argued.clone())).conclusion;
    let Conclusion::Argued(ArgumentFound::Fill { lines, .. }) = &found else {
        return Vec::new();
    };
    let asked = lines
        .last()
        .map(|line| asked_by(&argued.about, line, &BigInt::ZERO));
    let asked = asked.into_iter().flatten();
    let tempting = asked.flat_map(|inside| {
        let of_row = match inside.answer {
            Answer::Move { row, .. } => Some(row),
            _ => None,
        };
        let answers = super::tempting_answers(&inside.question).into_iter();
        answers.filter_map(move |answer| match answer {
            Answer::Bit(bit) => Some(Answer::Number(u64::from(bit).into())),
            Answer::Move { row, take } if Some(&row) == of_row.as_ref() => {
                Some(Answer::Number(take))
            }
            Answer::Number(number) => Some(Answer::Number(number)),
            _ => None,
        })
    });
    let mut seen = Vec::new();
    for answer in tempting {
        if !seen.contains(&answer) {
            seen.push(answer);
        }
    }
    seen
}

/// What a wrong choice may show: that of the other rule, that of what loses, or one move too many that a misconception leads to.
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
        fitting.push(Diagnosis::VerdictSwapped {
            cause: SwapCause::Unknown,
        });
    }
    fitting
}

/// Choices that somebody might make who does not know better.
pub(super) fn tempting_choices(choose: &Choose) -> Vec<Answer> {
    let winning = winning_by(choose, false);
    let all = || 0..count(choose);
    let losing = all().filter(|at| !winning.contains(at)).collect();
    let one_more = all().map(|at| winning.iter().copied().chain([at]).collect());
    let sets = one_more.chain([losing, winning_by(choose, true)]);
    let sets: BTreeSet<BTreeSet<usize>> = sets.filter(|set| *set != winning).collect();
    sets.into_iter().map(Answer::Chosen).collect()
}

fn count(choose: &Choose) -> usize {
    match choose {
        Choose::Moves { moves, .. } => moves.len(),
        Choose::Boards { boards, .. } => boards.len(),
    }
}

/// The choices that win, by the rule of the question or by the other one, which Nim alone has.
fn winning_by(choose: &Choose, other_rule: bool) -> BTreeSet<usize> {
    match choose {
        Choose::Moves { position, moves } => {
            let turned = other_rule && position.board.is_nim();
            let turned = turned.then(|| position.under_other_rule());
            let position = turned.as_ref().unwrap_or(position);
            let wins = |&at: &usize| position.is_won_by(moves[at]);
            (0..moves.len()).filter(wins).collect()
        }
        Choose::Boards { boards, rule } => {
            let wins = |&at: &usize| {
                let board = boards[at].clone();
                let rule = if other_rule && board.is_nim() {
                    rule.other()
                } else {
                    *rule
                };
                Position::new(board, rule).mover_wins()
            };
            (0..boards.len()).filter(wins).collect()
        }
    }
}

impl Diagnosis {
    /// Whether it can lead somebody to choose a move that is shown: by which numbers rows are called is seen there, and what would
    /// win by the other rule is a matter of all choices.
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
