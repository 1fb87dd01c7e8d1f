//! Judges `optimal_move`: every move legal, every move optimal, and all of those chosen sooner or later.
//!
//! A move is asked for repeatedly, at most [`MOST_DRAWS`] times per board. A function that picks each of the moves it
//! may pick at least once in 20 times on average is wrongly told that it never picks one of them in fewer than one of a
//! billion gradings: with at most 130 such moves on all boards, 130 · (19/20)⁵¹² is less than 10⁻⁹.

use std::collections::BTreeSet;
use std::io;

use num_bigint::{BigInt, BigUint};

use super::case::{Case, CaseOutcome};
use super::failure::{Failure, Reason};
use super::value::{judge, other_type};
use crate::python::{CallOutcome, Interpreter, Printed, PythonValue, Returned};
use crate::sheet::{Pick, move_value, nim_sum, optimal_moves, rows};
use explain::document::wording::counted;

/// How often a move is asked for on one board.
const MOST_DRAWS: usize = 512;

/// How many are asked for at once if there is a choice; most functions have shown all their moves by then.
const DRAWS_AT_ONCE: usize = 32;

/// How many are asked for if there is none.
const DRAWS_WITHOUT_CHOICE: usize = 3;

/// What is expected on a board: "one of (1, 1), (3, 1), (5, 1)", or if no move wins "any legal move"; `None` if it has
/// more moves than can be listed.
pub(super) fn wanted(arguments: &[PythonValue]) -> Option<String> {
    let choice = BestMoves::of(arguments)?;
    let moves = choice.wanted.iter().map(move_value);
    let moves: Vec<String> = moves.map(|value| value.to_string()).collect();
    Some(match &moves[..] {
        _ if !choice.can_be_won() => "any legal move".to_owned(),
        [only] => only.clone(),
        _ => format!("one of {}", moves.join(", ")),
    })
}

/// Asks for moves on a board, and returns the first wrong one, or else what makes the function half right, such as
/// moves that never come.
pub(super) fn ask(interpreter: &mut Interpreter, case: &Case) -> io::Result<CaseOutcome> {
    let mut found = CaseOutcome::default();
    let Some(choice) = BestMoves::of(&case.arguments) else {
        return Ok(found);
    };
    let mut missing = choice.wanted.clone();
    let mut draws = 0;
    let times = match choice.wanted.len() {
        1 => DRAWS_WITHOUT_CHOICE,
        _ => DRAWS_AT_ONCE,
    };
    while !missing.is_empty() && draws < MOST_DRAWS {
        let outcome = interpreter.call(case.function.name(), &case.arguments, times, None)?;
        draws += times;
        let CallOutcome::Returned(returned, printed) = &outcome else {
            return Ok(case.nothing_came(interpreter, &outcome));
        };
        for returned in returned {
            let (pick, reason) = choice.judge(case, returned, printed);
            let failure = reason.map(|reason| {
                let mut failure = case.failure_with(reason, pick.is_some(), returned);
                // If every legal move will do, a diagnosis about winning moves is out of place.
                failure.judgement = failure.judgement.filter(|_| choice.can_be_won());
                failure
            });
            let Some(pick) = pick else {
                return Ok(CaseOutcome { failure, ..found });
            };
            missing.remove(&pick);
            found.failure = found.failure.or(failure);
        }
    }
    if found.failure.is_none() && !missing.is_empty() {
        let reason = Reason::NeverChosen {
            asked: draws,
            win: choice.can_be_won(),
            moves: missing.into_iter().collect(),
        };
        found.failure = Some(Failure { is_half_right: true, ..case.failure(reason) });
    }
    Ok(found)
}

/// A board and the right moves.
struct BestMoves {
    rows: Vec<BigUint>,
    wanted: BTreeSet<Pick>,
}

impl BestMoves {
    /// The board that is given; `None` if it has more moves than can be listed.
    fn of(arguments: &[PythonValue]) -> Option<Self> {
        let rows = rows(arguments.first()?)?;
        let wanted = optimal_moves(&rows)?.into_iter().collect();
        Some(Self { rows, wanted })
    }

    /// Whether a move wins.
    fn can_be_won(&self) -> bool {
        nim_sum(&self.rows) != BigUint::ZERO
    }

    /// The move, if it is a right one, with what makes it only half right; or else what is wrong.
    fn judge(
        &self,
        case: &Case,
        returned: &Returned,
        printed: &Printed,
    ) -> (Option<Pick>, Option<Reason>) {
        let value = &returned.value;
        let numbers = value.as_numbers();
        let Some([row, elements]) = numbers.as_deref() else {
            return (None, Some(other_type(value, printed)));
        };
        let pick = usize::try_from(row).ok();
        let pick = pick.zip(BigUint::try_from(elements).ok());
        if let Some(pick) = pick.filter(|pick| self.wanted.contains(pick)) {
            let judged = judge(case, &move_value(&pick), returned, printed);
            return (Some(pick), judged.map(|(reason, _)| reason));
        }
        let wrong = match self.why_illegal(row, elements) {
            _ if matches!(value.content(), PythonValue::List(_)) => Reason::OtherType,
            Some(why) => Reason::IllegalMove(why),
            None => Reason::NotOptimal,
        };
        (None, Some(wrong))
    }

    fn why_illegal(&self, row: &BigInt, elements: &BigInt) -> Option<String> {
        let index = usize::try_from(row).ok().and_then(|row| row.checked_sub(1));
        let Some(size) = index.and_then(|index| self.rows.get(index)) else {
            let rows = counted(self.rows.len(), "row");
            return Some(format!("there is no row {row}, because the board has {rows}"));
        };
        if *elements < BigInt::from(1) {
            return Some(format!(
                "it takes {elements} from row {row}, and at least 1 has to be taken"
            ));
        }
        let is_too_many = *elements > BigInt::from(size.clone());
        is_too_many.then(|| format!("row {row} has {size}, so {elements} cannot be taken from it"))
    }
}

#[cfg(test)]
mod tests {
    use super::{BestMoves, MOST_DRAWS};
    use crate::sheet::Function;
    use explain::question::Generator;

    fn choices(seed: u64) -> impl Iterator<Item = BestMoves> {
        let calls = Function::OptimalMove.task().calls(&mut Generator::new(seed));
        let calls = calls.into_iter().flatten();
        calls.map(|arguments| BestMoves::of(&arguments).unwrap())
    }

    /// The claim in the documentation about the test for moves that are never chosen.
    #[test]
    fn a_fair_function_is_told_so_wrongly_less_than_once_in_a_billion_gradings() {
        const RAREST: f64 = 1.0 / 20.0;
        for seed in 0..500 {
            let counts = choices(seed).map(|choice| choice.wanted.len());
            let moves: usize = counts.filter(|&count| count > 1).sum();
            assert!(moves <= 130, "{moves} moves, seed {seed}");
        }
        let draws = i32::try_from(MOST_DRAWS).unwrap();
        assert!(130.0 * (1.0 - RAREST).powi(draws) < 1e-9);
    }

    /// Whether a row is chosen first and then how much to take, or one of all moves at once.
    #[test]
    fn each_legal_move_on_a_zero_board_comes_once_in_twenty_times_at_least() {
        for seed in 0..200 {
            for choice in choices(seed) {
                let rows = choice.rows.iter().filter(|&size| *size != 0_u8.into()).count();
                let largest = choice.rows.iter().max().map(ToString::to_string).unwrap();
                if choice.can_be_won() {
                    continue;
                }
                let rows_first = rows * largest.parse::<usize>().unwrap();
                assert!(rows_first <= 20 && choice.wanted.len() <= 20, "{:?}", choice.rows);
            }
        }
    }
}
