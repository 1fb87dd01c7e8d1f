//! `optimal_move` judged: every move legal, every move as good as there is, and all of those chosen in the end.
//!
//! A move is asked for again and again, at most [`MOST_DRAWS`] times for each board. A function that picks each of the
//! moves it may pick at least once in 20 times on average is told in fewer than one of a billion gradings that it never
//! picks one of them: with at most 130 such moves on all boards, 130 · (19/20)⁵¹² is less than 10⁻⁹.

use std::collections::BTreeSet;
use std::io;

use num_bigint::{BigInt, BigUint};

use super::examined::Examined;
use super::failure::{CameBack, Failure, Reason, Wanted};
use super::frame::{Printed, Returned};
use super::interpreter::{CallOutcome, Callbacks, Interpreter};
use super::judging::{
    answer, board as explained, call, not_returned, other_type, question, type_in_words,
};
use super::lab::Function;
use super::right::{nim_sum, optimal_moves, rows};
use super::value::PythonValue;
use crate::game::IllegalMove;
use crate::judgement::judge_answer;
use crate::question::{Generator, Request};

/// How often a move is asked for, for one board.
pub(super) const MOST_DRAWS: usize = 512;

/// This many are asked for at once where there is a choice; most functions have shown all their moves then.
const DRAWS_AT_ONCE: usize = 32;

/// This many are asked for where there is none.
const DRAWS_WITHOUT_CHOICE: usize = 3;

const FUNCTION: Function = Function::OptimalMove;

/// A move: the row, counted from 1, and how many to take.
type Pick = (usize, BigUint);

/// The boards: with several winning moves, with one and with none. They are small, because to try every move is a right
/// way to find one.
fn boards(generator: &mut Generator) -> Vec<PythonValue> {
    const FIXED: [&[u64]; 13] = [
        &[5, 4, 3, 2, 1],
        &[7],
        &[1, 1, 1],
        &[0, 3, 0, 1],
        &[1, 5, 4, 2],
        &[13, 12, 8],
        &[18, 6, 3, 20, 9],
        &[1, 1],
        &[1, 2, 3],
        &[0, 2, 2],
        &[1, 0, 1, 0],
        &[0, 3, 0, 3],
        &[256, 5],
    ];
    let mut boards: Vec<PythonValue> = FIXED
        .iter()
        .map(|rows| PythonValue::numbers(rows.iter().copied()))
        .collect();
    for most in [3, 7, 15, 31] {
        // A last row that is made odd leaves something to be evened out.
        let mut rows: Vec<u64> = (0..generator.number(2, 4))
            .map(|_| generator.number(1, most))
            .collect();
        let sum = rows.iter().fold(0, |sum, size| sum ^ size);
        rows.push(sum ^ generator.number(1, most));
        boards.push(PythonValue::numbers(rows));
    }
    boards.extend((0..ZERO_BOARDS).map(|number| made_up_zero_board(generator, number)));
    boards
}

/// How many boards without a winning move the seed makes up.
const ZERO_BOARDS: usize = 4;

/// A board with nim sum 0 on which each legal move has a chance of at least 1 in 20, whether a row is chosen first or a
/// move at once. Of four, one has a row of more than three, one has more than four rows and one has empty rows.
fn made_up_zero_board(generator: &mut Generator, number: usize) -> PythonValue {
    const MOST_MOVES: u64 = 20;
    loop {
        let count = generator.number(2, 5);
        let mut rows: Vec<u64> = (0..count).map(|_| generator.number(0, 6)).collect();
        rows.push(rows.iter().fold(0, |sum, size| sum ^ size));
        let largest = rows.iter().copied().max().unwrap_or(0);
        let filled = rows.iter().filter(|&&size| size > 0).count() as u64;
        let is_wanted = match number {
            0 => largest > 3,
            1 => rows.len() > 4,
            2 => rows.contains(&0),
            _ => true,
        };
        if is_wanted && filled > 0 && filled * largest <= MOST_MOVES {
            return PythonValue::numbers(rows);
        }
    }
}

/// Asks for moves on every board.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    generator: &mut Generator,
    callbacks: &mut impl Callbacks,
) -> io::Result<Examined> {
    let mut examined = Examined::default();
    for board in boards(generator) {
        let Some(draws) = Draws::on(board) else {
            continue;
        };
        let has_choice = draws.wanted.len() > 1;
        if examined.is_stopped() || interpreter.is_out_of_time() {
            examined.not_asked(1 + u32::from(has_choice));
            continue;
        }
        let (wrong, never) = draws.examine(interpreter, callbacks)?;
        let is_wrong = wrong.is_some();
        examined.add(wrong);
        match (has_choice, is_wrong) {
            (false, _) => {}
            // Whether all moves would come cannot be seen.
            (true, true) => examined.not_asked(1),
            (true, false) => examined.add(never),
        }
    }
    // A misconception about moves leads to winning ones on many boards, too.
    examined.keep_common_diagnoses(12);
    Ok(examined)
}

/// Moves drawn on one board.
struct Draws {
    board: PythonValue,
    rows: Vec<BigUint>,
    wanted: BTreeSet<Pick>,
}

impl Draws {
    /// On this board; `None` where it has more moves than can be listed.
    fn on(board: PythonValue) -> Option<Self> {
        let rows = rows(&board)?;
        let wanted = optimal_moves(&rows)?.into_iter().collect();
        Some(Self {
            board,
            rows,
            wanted,
        })
    }

    /// Whether a move wins.
    fn wins(&self) -> bool {
        nim_sum(&self.rows) != BigUint::ZERO
    }

    /// The first wrong move, and the moves that never come.
    fn examine(
        &self,
        interpreter: &mut Interpreter,
        callbacks: &mut impl Callbacks,
    ) -> io::Result<(Option<Failure>, Option<Failure>)> {
        let mut missing = self.wanted.clone();
        let mut wrong = None;
        let mut draws = 0;
        while !missing.is_empty() && wrong.is_none() && draws < MOST_DRAWS {
            let arguments = [self.board.clone()];
            let times = match self.wanted.len() {
                1 => DRAWS_WITHOUT_CHOICE,
                _ => DRAWS_AT_ONCE,
            };
            let outcome = interpreter.call(FUNCTION, &arguments, times, callbacks)?;
            draws += times;
            match &outcome {
                CallOutcome::Returned(returned, printed) => {
                    for returned in returned {
                        match self.judge(returned, printed) {
                            Ok(pick) => {
                                missing.remove(&pick);
                            }
                            Err(failure) => wrong = wrong.or(Some(*failure)),
                        }
                    }
                }
                other => {
                    let reason = not_returned(other, interpreter.budget.one_call());
                    wrong = reason.map(|reason| self.failure(CameBack::Nothing, reason));
                }
            }
        }
        let never = (!missing.is_empty()).then(|| {
            let reason = Reason::NeverChosen {
                asked: draws,
                of: self.wanted.len(),
                moves: missing.into_iter().collect(),
            };
            self.failure(CameBack::Nothing, reason)
        });
        // Moves that were not come to for another reason are no reason of their own.
        let never = never.filter(|_| wrong.is_none());
        Ok((wrong, never))
    }

    fn judge(&self, returned: &Returned, printed: &Printed) -> Result<Pick, Box<Failure>> {
        let value = &returned.value;
        let failure = |reason| Box::new(self.failure(CameBack::Value(value.clone()), reason));
        let PythonValue::Tuple(pair) = value.content() else {
            return Err(failure(other_type(FUNCTION, value, printed)));
        };
        let numbers = value.as_numbers();
        let Some([row, elements]) = numbers.as_deref() else {
            return Err(failure(other_type(FUNCTION, value, printed)));
        };
        let arguments = [self.board.clone()];
        if let PythonValue::Tuple(given) = &returned.given
            && given[..] != arguments
        {
            return Err(failure(Reason::Changed {
                after: given.first().cloned().unwrap_or(PythonValue::None),
            }));
        }
        let pick = usize::try_from(row)
            .ok()
            .zip(BigUint::try_from(elements).ok());
        if let Some(pick) = pick.filter(|pick| self.wanted.contains(pick)) {
            if value == value.content()
                && pair.iter().all(|item| matches!(item, PythonValue::Int(_)))
            {
                return Ok(pick);
            }
            let wanted = type_in_words(FUNCTION);
            let mut half = failure(Reason::OtherTypeThough { wanted });
            half.is_half_right = true;
            return Err(half);
        }
        let judgement = question(FUNCTION, &arguments)
            .zip(answer(FUNCTION, value))
            .map(|(question, answer)| Box::new(judge_answer(&question, answer)));
        // Where no move wins, every legal one will do, and a diagnosis of a move that should win is out of place.
        let judgement = judgement.filter(|_| self.wins());
        Err(failure(match self.why_illegal(row, elements) {
            Some(why) => Reason::IllegalMove(why, judgement),
            None => Reason::NotOptimal(judgement),
        }))
    }

    fn why_illegal(&self, row: &BigInt, elements: &BigInt) -> Option<IllegalMove> {
        let size = usize::try_from(row)
            .ok()
            .and_then(|row| Some((row, self.rows.get(row.checked_sub(1)?)?)));
        let Some((row, size)) = size else {
            return Some(IllegalMove::NoSuchRow {
                row: usize::try_from(row).unwrap_or(0),
                rows: self.rows.len(),
            });
        };
        if *elements > BigInt::ZERO && *elements <= BigInt::from(size.clone()) {
            return None;
        }
        let take = u64::try_from(elements).unwrap_or(0);
        let size = u64::try_from(size).unwrap_or(u64::MAX);
        let why = explained(&self.board).map(|board| board.taking(row, take));
        Some(match why {
            Some(Err(why)) => why,
            _ => IllegalMove::TooMany { row, size, take },
        })
    }

    fn failure(&self, returned: CameBack, reason: Reason) -> Failure {
        let arguments = [self.board.clone()];
        Failure {
            call: call(FUNCTION, &arguments),
            returned,
            expected: Wanted::Words(self.expected()),
            reason,
            request: question(FUNCTION, &arguments).map(Request::Question),
            is_half_right: false,
        }
    }

    /// "one of (1, 1), (3, 1), (5, 1)", or where no move wins "any legal move".
    fn expected(&self) -> String {
        if nim_sum(&self.rows) == BigUint::ZERO {
            return "any legal move".to_owned();
        }
        let moves: Vec<String> = self.wanted.iter().map(shown).collect();
        match &moves[..] {
            [only] => only.clone(),
            _ => format!("one of {}", moves.join(", ")),
        }
    }
}

/// A move as Python would show it.
pub(super) fn shown((row, elements): &Pick) -> String {
    format!("({row}, {elements})")
}

#[cfg(test)]
mod tests {
    use super::{Draws, MOST_DRAWS, boards};
    use crate::question::Generator;

    /// What the documentation says of the test for moves that are never chosen.
    #[test]
    fn a_fair_function_is_told_so_wrongly_less_than_once_in_a_billion_gradings() {
        const RAREST: f64 = 1.0 / 20.0;
        for seed in 0..500 {
            let boards = boards(&mut Generator::new(seed)).into_iter();
            let choices = boards.map(|board| Draws::on(board).unwrap().wanted.len());
            let moves: usize = choices.filter(|&count| count > 1).sum();
            assert!(moves <= 130, "{moves} moves, seed {seed}");
        }
        let draws = i32::try_from(MOST_DRAWS).unwrap();
        assert!(130.0 * (1.0 - RAREST).powi(draws) < 1e-9);
    }

    /// Whether a row is chosen first and then how much to take, or one of all moves at once.
    #[test]
    fn each_legal_move_on_a_zero_board_comes_once_in_twenty_times_at_least() {
        for seed in 0..200 {
            for board in boards(&mut Generator::new(seed)) {
                let draws = Draws::on(board).unwrap();
                let rows = draws
                    .rows
                    .iter()
                    .filter(|&size| *size != 0_u8.into())
                    .count();
                let largest = draws.rows.iter().max().map(ToString::to_string).unwrap();
                if draws.wins() {
                    continue;
                }
                let rows_first = rows * largest.parse::<usize>().unwrap();
                assert!(
                    rows_first <= 20 && draws.wanted.len() <= 20,
                    "{:?}",
                    draws.rows
                );
            }
        }
    }
}
