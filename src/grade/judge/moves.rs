//! `optimal_move` judged: every move legal, every move as good as there is, and all of those chosen in the end.
//!
//! A move is asked for again and again, at most [`MOST_DRAWS`] times for each board. A function that picks each of the
//! moves it may pick at least once in 20 times on average is told in fewer than one of a billion gradings that it never
//! picks one of them: with at most 130 such moves on all boards, 130 · (19/20)⁵¹² is less than 10⁻⁹.

use std::collections::BTreeSet;
use std::io;

use num_bigint::{BigInt, BigUint};

use super::afresh::Afresh;
use super::calls::not_returned;
use super::examined::Examined;
use super::failure::{CameBack, Failure, Reason, Wanted};
use super::value::{as_typed, changed, other_type};
use crate::game::IllegalMove;
use crate::grade::lab::Lab;
use crate::grade::python::{
    Call, CallOutcome, Callbacks, Interpreter, Printed, PythonValue, Returned,
};
use crate::grade::sheet::{CallArguments, Function, Pick, explained, nim_sum, optimal_moves, rows};
use crate::question::Generator;

/// How often a move is asked for, for one board.
const MOST_DRAWS: usize = 512;

/// This many are asked for at once where there is a choice; most functions have shown all their moves then.
const DRAWS_AT_ONCE: usize = 32;

/// This many are asked for where there is none.
const DRAWS_WITHOUT_CHOICE: usize = 3;

const FUNCTION: Function = Function::OptimalMove;

/// Asks for moves on every board.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    lab: &Lab,
    generator: &mut Generator,
    callbacks: &mut impl Callbacks,
) -> io::Result<Examined> {
    let mut examined = Examined::new(FUNCTION);
    let mut afresh = Afresh::default();
    for (kind, arguments) in lab.calls(FUNCTION, generator) {
        let Some(draws) = Draws::on(arguments) else {
            continue;
        };
        if examined.is_stopped() || interpreter.is_out_of_time() {
            examined.not_asked(kind);
            continue;
        }
        let ask = |interpreter: &mut Interpreter| draws.examine(interpreter, callbacks);
        let Came { wrong, half } = afresh.ask(interpreter, ask, |came| came.wrong.as_mut())?;
        examined.is_time_short = interpreter.budget.is_short();
        examined.add(kind, wrong.or(half));
    }
    // A misconception about moves leads to winning ones on many boards, too.
    examined.keep_common_diagnoses(12);
    Ok(examined)
}

/// What came of drawing moves.
#[derive(Default)]
struct Came {
    /// The first wrong move.
    wrong: Option<Failure>,
    /// The first one that is only half right, or the moves that never came.
    half: Option<Failure>,
}

/// Moves drawn on one board.
struct Draws {
    arguments: CallArguments,
    rows: Vec<BigUint>,
    wanted: BTreeSet<Pick>,
}

impl Draws {
    /// On this board; `None` where it has more moves than can be listed.
    fn on(arguments: CallArguments) -> Option<Self> {
        let rows = rows(arguments.first()?)?;
        let wanted = optimal_moves(&rows)?.into_iter().collect();
        Some(Self {
            arguments,
            rows,
            wanted,
        })
    }

    /// Whether a move wins.
    fn wins(&self) -> bool {
        nim_sum(&self.rows) != BigUint::ZERO
    }

    /// The first wrong move; or else the moves that never come, where the function is half right.
    fn examine(
        &self,
        interpreter: &mut Interpreter,
        callbacks: &mut impl Callbacks,
    ) -> io::Result<Came> {
        let mut came = Came::default();
        let mut missing = self.wanted.clone();
        let mut draws = 0;
        let call = Call {
            name: FUNCTION.name(),
            arguments: &self.arguments,
            times: match self.wanted.len() {
                1 => DRAWS_WITHOUT_CHOICE,
                _ => DRAWS_AT_ONCE,
            },
            may_ask: false,
        };
        while !missing.is_empty() && draws < MOST_DRAWS {
            let outcome = interpreter.call(call, callbacks)?;
            draws += call.times;
            let CallOutcome::Returned(returned, printed) = &outcome else {
                let reason = not_returned(interpreter, FUNCTION, &outcome);
                came.wrong = reason.map(|reason| self.failure(CameBack::Nothing, reason));
                return Ok(came);
            };
            for returned in returned {
                match self.judge(returned, printed) {
                    Ok((pick, half)) => {
                        missing.remove(&pick);
                        came.half = came.half.or(half);
                    }
                    Err(failure) => {
                        came.wrong = Some(*failure);
                        return Ok(came);
                    }
                }
            }
        }
        let never = (!missing.is_empty()).then(|| {
            let reason = Reason::NeverChosen {
                asked: draws,
                of: self.wanted.len(),
                win: self.wins(),
                moves: missing.into_iter().collect(),
            };
            Failure {
                is_half_right: true,
                ..self.failure(CameBack::Nothing, reason)
            }
        });
        came.half = came.half.or(never);
        Ok(came)
    }

    /// The move, with what makes it only half right; or what is wrong with it.
    fn judge(
        &self,
        returned: &Returned,
        printed: &Printed,
    ) -> Result<(Pick, Option<Failure>), Box<Failure>> {
        let value = &returned.value;
        let changed = changed(&self.arguments, returned);
        let failure = |reason| {
            let failure = self.failure(CameBack::Value(value.clone()), reason);
            Box::new(Failure {
                changed: changed.clone(),
                ..failure
            })
        };
        let numbers = value.as_numbers();
        let (PythonValue::Tuple(pair) | PythonValue::List(pair), Some([row, elements])) =
            (value.content(), numbers.as_deref())
        else {
            return Err(failure(other_type(value, printed)));
        };
        let pick = usize::try_from(row).ok();
        let pick = pick.zip(BigUint::try_from(elements).ok());
        if let Some(pick) = pick.filter(|pick| self.wanted.contains(pick)) {
            let is_int = |item: &PythonValue| matches!(item, PythonValue::Int(_));
            let is_tuple = matches!(value.content(), PythonValue::Tuple(_));
            let half = if !is_tuple || !pair.iter().all(is_int) {
                Some(Reason::OtherTypeThough)
            } else {
                changed.is_some().then_some(Reason::Changed)
            };
            let half = half.map(|reason| Failure {
                is_half_right: true,
                ..*failure(reason)
            });
            return Ok((pick, half));
        }
        if matches!(value.content(), PythonValue::List(_)) {
            return Err(failure(Reason::OtherType));
        }
        // Where no move wins, every legal one will do, and a diagnosis of a move that should win is out of place.
        let judgement = as_typed(FUNCTION, &self.arguments, value).filter(|_| self.wins());
        Err(failure(match self.why_illegal(row, elements) {
            Some(why) => Reason::IllegalMove(why, judgement),
            None => Reason::NotOptimal(judgement),
        }))
    }

    fn why_illegal(&self, row: &BigInt, elements: &BigInt) -> Option<IllegalMove> {
        let row = usize::try_from(row).unwrap_or(0);
        let index = row.checked_sub(1);
        let Some(size) = index.and_then(|index| self.rows.get(index)) else {
            return Some(IllegalMove::NoSuchRow {
                row,
                rows: self.rows.len(),
            });
        };
        if *elements > BigInt::ZERO && *elements <= BigInt::from(size.clone()) {
            return None;
        }
        let take = u64::try_from(elements).unwrap_or(0);
        let size = u64::try_from(size).unwrap_or(u64::MAX);
        let board = self.arguments.first().and_then(explained);
        Some(match board.map(|board| board.taking(row, take)) {
            Some(Err(why)) => why,
            _ => IllegalMove::TooMany { row, size, take },
        })
    }

    fn failure(&self, returned: CameBack, reason: Reason) -> Failure {
        let expected = Wanted::Words(self.expected());
        Failure {
            returned,
            ..Failure::of_call(FUNCTION, &self.arguments, expected, reason)
        }
    }

    /// "one of (1, 1), (3, 1), (5, 1)", or where no move wins "any legal move".
    fn expected(&self) -> String {
        let moves: Vec<String> = self.wanted.iter().map(shown).collect();
        match &moves[..] {
            _ if !self.wins() => "any legal move".to_owned(),
            [only] => only.clone(),
            _ => format!("one of {}", moves.join(", ")),
        }
    }
}

/// A move as Python would show it.
pub(in crate::grade) fn shown((row, elements): &Pick) -> String {
    format!("({row}, {elements})")
}

#[cfg(test)]
mod tests {
    use super::{Draws, FUNCTION, MOST_DRAWS};
    use crate::question::Generator;

    fn boards(seed: u64) -> impl Iterator<Item = Draws> {
        let calls = (FUNCTION.task().calls)(&mut Generator::new(seed))
            .into_iter()
            .flatten();
        calls.map(|arguments| Draws::on(arguments).unwrap())
    }

    /// What the documentation says of the test for moves that are never chosen.
    #[test]
    fn a_fair_function_is_told_so_wrongly_less_than_once_in_a_billion_gradings() {
        const RAREST: f64 = 1.0 / 20.0;
        for seed in 0..500 {
            let choices = boards(seed).map(|draws| draws.wanted.len());
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
            for draws in boards(seed) {
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
