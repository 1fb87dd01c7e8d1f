//! Finds the step of the derivation that a wrong answer contradicts.
//!
//! `xor 3 5` answered 4: the 4s column is right, the 2s column is not, so they diverge at "2s column: 1 ⊕ 0 = 1". If
//! there is a diagnosis, it is a step that the misconception breaks: `binary 8` answered 100 lost a digit when the
//! remainders were read, so that reading is shown. A step that does not contradict the answer is never shown.

use super::diagnosis::Diagnosis;
use super::step_results::contradicts;
use crate::derivation::{Analysis, Conclusion, Derivation, Step};
use crate::question::{Answer, Question};

/// Finds that step; `None` if no step provably contradicts the answer.
pub(crate) fn contradiction(
    question: &Question,
    derivation: &Derivation,
    answer: &Answer,
    diagnosis: Option<&Diagnosis>,
) -> Option<Step> {
    let is_false = |step: &Step| contradicts(question, step, answer) == Some(true);
    let mut shown = steps(derivation, answer)
        .filter(|step| diagnosis.is_none_or(|diagnosis| diagnosis.breaks(step)) && is_false(step));
    if let Answer::Rows(rows) = answer {
        // A row that the answer names comes before one that it leaves out.
        let shown: Vec<Step> = shown.collect();
        let named = shown.iter().find(|step| match step {
            Step::HeapHasBit(heap) => rows.contains(&heap.row.into()),
            Step::Target(target) => rows.contains(&target.row.into()),
            _ => false,
        });
        return named.or(shown.first()).cloned();
    }
    match diagnosis {
        // Carries and borrows come from the right.
        Some(Diagnosis::Added | Diagnosis::Subtracted | Diagnosis::ValuesAdded) => shown.last(),
        _ => shown.next(),
    }
}

/// The steps that may contradict an answer, in order; substeps come before the step itself.
fn steps<'a>(derivation: &'a Derivation, answer: &Answer) -> Box<dyn Iterator<Item = Step> + 'a> {
    if let (Conclusion::Moves(found), Answer::Move(_)) = (&derivation.conclusion, answer) {
        return Box::new(outcome(found, answer).into_iter());
    }
    Box::new(derivation.steps.iter().flat_map(|step| {
        let is_worked_out = matches!(
            step,
            Step::TruthTable { .. }
                | Step::Divisions { .. }
                | Step::GateColumns(_)
                | Step::Groups(_)
                | Step::Columns { .. }
                | Step::LeftmostOne(_)
                | Step::Targets { .. }
        );
        let worked_out = if is_worked_out { step.substeps() } else { Vec::new() };
        worked_out.into_iter().chain([step.clone()])
    }))
}

/// The reply to a losing move, or what the move leaves if it ends the game.
fn outcome(found: &Analysis, answer: &Answer) -> Option<Step> {
    let mv = answer.move_on(found.board()).ok()?;
    Step::refute(&found.position, mv).or_else(|| found.after(mv))
}

impl Diagnosis {
    /// Whether the misconception goes wrong in this step.
    fn breaks(&self, step: &Step) -> bool {
        let is_about_a_move = matches!(step, Step::Refute(_) | Step::After(_));
        let is_about_values = matches!(
            step,
            Step::HeapValue(_) | Step::CountOnes(_) | Step::Verdict(_) | Step::Target(_)
        );
        match self {
            Self::Added
            | Self::Ored
            | Self::Anded
            | Self::SameIsOne
            | Self::Power
            | Self::Subtracted
            | Self::LeftAligned
            | Self::MissedRow { .. }
            | Self::ValuesAdded => {
                matches!(step, Step::Gate(_) | Step::CountOnes(_))
            }
            Self::WrongColumn { place: wrong } => match step {
                Step::Gate(gate) => gate.place == Some(*wrong),
                Step::CountOnes(column) => column.place == *wrong,
                _ => false,
            },
            Self::ReversedDigits
            | Self::DroppedPlace { .. }
            | Self::DecimalDigits
            | Self::AnswerInBinary => {
                matches!(step, Step::ReadRemainders { .. } | Step::PlaceValues { .. })
            }
            Self::VerdictSwapped { .. } | Self::MisereMixup => {
                is_about_a_move
                    || matches!(
                        step,
                        Step::Verdict(_)
                            | Step::MisereOnes { .. }
                            | Step::MisereEndgame(_)
                            | Step::GameOver { .. }
                    )
            }
            Self::LargestRow { row: largest } => {
                is_about_a_move || matches!(step, Step::HeapHasBit(row) if row.row == *largest)
            }
            Self::TookNimSum | Self::RightCountWrongRow | Self::LeftValueZero { .. } => {
                is_about_a_move
            }
            // The answer is judged as it reads, even if something else was meant.
            Self::TargetNotTaken
            | Self::RowAndCountSwapped
            | Self::RowFromZero
            | Self::SizeForRow
            | Self::SkippedEmptyRows { .. } => true,
            Self::MexFromOne | Self::MexAboveLargest => is_about_values,
            Self::SizeForValue => is_about_a_move || is_about_values,
            Self::PairedForAlone | Self::GroupsPresent | Self::TotalOfSizes => {
                matches!(step, Step::PairOff(_))
            }
            Self::Illegal(_) => false,
        }
    }
}
