//! From a derivation to a document: which step is worded where, and how deep the telling goes.

use super::text::Text;
use super::{Block, Document, Telling};
use super::{
    columns, conclusion, conversion, gate, group, misere, moves, position, refutation, towers, xor,
};
use crate::derivation::{Conclusion, Derivation, Step, Told, told_rows};
use crate::question::Exhibit;
use crate::question::Names;

/// The most rows of a board that a table tells one by one.
pub(super) const MOST_ROWS_TOLD: usize = 12;

/// Tells a derivation.
#[must_use]
pub fn tell(derivation: &Derivation, telling: Telling) -> Document {
    if let (Conclusion::Drawings(boards), Exhibit::Drawing { moves, .. }) =
        (&derivation.conclusion, &derivation.exhibit)
    {
        return Document {
            blocks: moves::drawings(boards, moves),
        };
    }
    let mut blocks = Vec::new();
    if telling.depth > 0 {
        blocks.extend(conclusion::opening(derivation));
        blocks.extend(derivation.steps.iter().map(|step| section(step, telling)));
    }
    if let (Conclusion::EveryMove(moves), true) = (&derivation.conclusion, telling.depth > 0) {
        blocks.extend(moves::every_move(moves));
    }
    blocks.push(Block::Conclusion(conclusion::conclusion(
        &derivation.conclusion,
        telling.names,
    )));
    Document { blocks }
}

/// A step as a section: its heading, from depth 2 how it is shown, and deeper what that rests on in turn.
pub(super) fn section(step: &Step, telling: Telling) -> Block {
    let Worded { heading, mut body } = word(step, telling.names);
    if telling.depth < 2 {
        body.clear();
    } else if let Some(steps) = nested_derivation(step) {
        body.extend(steps.iter().map(|step| section(step, telling)));
    } else if telling.depth > 2 {
        if summarises_substeps(step) {
            body.clear();
        }
        let deeper = Telling {
            depth: telling.depth - 1,
            ..telling
        };
        body.extend(
            told_substeps(step)
                .iter()
                .map(|substep| section(substep, deeper)),
        );
    }
    Block::Section { heading, body }
}

/// Whether what is shown of a step is what its substeps tell at more length.
fn summarises_substeps(step: &Step) -> bool {
    matches!(
        step,
        Step::Pad { .. }
            | Step::Xor { .. }
            | Step::TakeIn { .. }
            | Step::HeapHasBit { .. }
            | Step::BackToNumber { .. }
            | Step::BackToDigits { .. }
    )
}

/// The steps of a whole derivation inside another, told as deep as the other: but for those which only repeat what the
/// step before it has shown, and, where a move is only mentioned, the working of that move.
fn nested_derivation(step: &Step) -> Option<Vec<Step>> {
    let (Step::Reply(_) | Step::Instead(_)) = step else {
        return None;
    };
    let in_full = matches!(step, Step::Reply(_));
    let mut steps = step.substeps();
    steps.retain(|step| match step {
        Step::Columns(_) | Step::Verdict(_) | Step::MiserePhase { .. } => false,
        Step::Take { .. } | Step::After { .. } => in_full,
        _ => true,
    });
    Some(steps)
}

/// A step in words: what it states, and how that is shown.
pub(super) struct Worded {
    /// What the step states, in a sentence or less.
    pub heading: Text,
    /// How that is shown; nothing for a step that its heading tells whole.
    pub body: Vec<Block>,
}

impl Worded {
    pub fn new(heading: Text, body: impl IntoIterator<Item = Block>) -> Self {
        Self {
            heading,
            body: body.into_iter().collect(),
        }
    }
}

/// The statements of steps, one below the other.
pub(super) fn headings(steps: &[Step], names: Names) -> Block {
    Block::list(steps.iter().map(|step| word(step, names).heading))
}

/// Puts a step into words.
#[expect(
    clippy::too_many_lines,
    reason = "one line a kind of step: a list, not a long story"
)]
pub(super) fn word(step: &Step, names: Names) -> Worded {
    match step {
        &Step::TruthTable { inputs } => gate::truth_table(inputs),
        &Step::Gate {
            place,
            a,
            b,
            output,
        } => gate::gate(place, a, b, output),
        &Step::Construction {
            construction,
            inputs,
        } => gate::construction(construction, inputs),
        &Step::Wiring {
            construction,
            a,
            b,
            output,
        } => gate::wiring(construction, a, b, output),
        &Step::Asked { input, value } => gate::asked(input, value),
        Step::Wire {
            wire,
            component,
            inputs,
            value,
        } => gate::wire(wire, *component, inputs, *value),
        Step::Divisions { number, .. } => conversion::divisions(*number),
        &Step::Divide {
            dividend,
            quotient,
            remainder,
        } => conversion::divide(dividend, quotient, remainder),
        Step::ReadRemainders { number, digits } => conversion::read_remainders(*number, digits),
        Step::NothingToDivide => conversion::nothing_to_divide(),
        Step::PlaceValues { digits, number } => conversion::place_values(digits, *number),
        Step::BackToNumber { digits, number } => conversion::back_to_number(digits, *number),
        Step::BackToDigits { number, digits } => conversion::back_to_digits(*number, digits),
        &Step::PlaceValue {
            place,
            digit,
            value,
        } => conversion::place_value(place, digit, value),
        &Step::PadBoth { a, b, width } => xor::pad_both(a, b, width),
        Step::Pad {
            row,
            number,
            digits,
        } => xor::pad(*row, *number, digits),
        Step::GateColumns { a, b, output } => xor::gate_columns(a, b, output),
        &Step::Xor { a, b, value } => xor::xor(a, b, value),
        Step::Columns(columns) => columns::columns(columns),
        &Step::CountOnes { place, ones, bit } => columns::count_ones(place, ones, bit),
        Step::RunningXor { board, value } => columns::running_xor(board, *value),
        &Step::TakeIn {
            row,
            before,
            size,
            value,
        } => columns::take_in(row, before, size, value),
        &Step::TwoWaysAgree { value } => columns::two_ways_agree(value),
        Step::Verdict(position) => position::verdict(position, names),
        Step::LeftmostOne {
            board,
            nim_sum,
            place,
        } => position::leftmost_one(board, *nim_sum, *place),
        &Step::HeapHasBit {
            row,
            size,
            place,
            nim_sum,
            target,
            ..
        } => position::heap_has_bit(row, size, place, nim_sum, target),
        Step::WinningMoves { place, moves } => position::winning_moves(*place, moves),
        &Step::Take {
            mv,
            from,
            to,
            nim_sum,
        } => position::take(mv, from, to, nim_sum),
        Step::After {
            mv,
            columns,
            wins,
            rule,
            ..
        } => refutation::after(*mv, columns, *wins, *rule),
        Step::EveryMoveSpoils { board, rule } => refutation::every_move_spoils(board, *rule),
        Step::Refute {
            mv,
            leaves,
            nim_sum,
            reply,
            rule,
            ..
        } => refutation::refute(*mv, *leaves, *nim_sum, *reply, *rule),
        Step::Reply(position) => refutation::reply(position),
        Step::Instead(position) => refutation::instead(position),
        &Step::AnyMove { moves } => position::any_move(moves),
        &Step::GameOver { rule } => position::game_over(rule),
        &Step::MiserePhase { large, ones, .. } => misere::phase(large, ones),
        &Step::MisereOnes { ones, mover_wins } => misere::only_ones(ones, mover_wins),
        &Step::MisereEndgame {
            row,
            size,
            ones,
            leave,
        } => misere::endgame(row, size, ones, leave),
        Step::CompareRules { normal, misere } => misere::compare_rules(normal, misere),
        Step::GroupTable(table) => group::table(table),
        Step::Closure(table) => group::closure(table),
        Step::Neutral { .. } => group::neutral(),
        &Step::OwnInverse { size } => group::own_inverse(size),
        &Step::OrderDoesNotMatter {
            size,
            pairs,
            triples,
        } => group::order_does_not_matter(size, pairs, triples),
        Step::PrimeFactors { height, factors } => towers::prime_factors(*height, factors),
        &Step::DivideOut {
            number,
            prime,
            rest,
        } => towers::divide_out(number, prime, rest),
        &Step::Pairing {
            count,
            pairs,
            left_over,
        } => towers::pairing(count, pairs, left_over),
        &Step::TowerSum {
            count,
            grundy,
            value,
        } => towers::tower_sum(count, grundy, value),
        &Step::BreakTower { from, remaining } => towers::break_tower(from, remaining),
        Step::NoTowerMove { .. } => towers::no_tower_move(),
    }
}

/// The substeps that have more to tell than their parent's table says; of a long board, only for the rows told.
fn told_substeps(step: &Step) -> Vec<Step> {
    let mut substeps = step.substeps();
    let last_row = substeps.iter().filter_map(row_of).max().unwrap_or(0);
    let told = told_rows(last_row, MOST_ROWS_TOLD, |row| {
        substeps
            .iter()
            .any(|step| matches!(step, &Step::HeapHasBit { row: r, has: true, .. } if r == row))
    });
    substeps.retain(|substep| {
        row_of(substep).is_none_or(|row| told.contains(&Told::Row(row)))
            && !substep.substeps().is_empty()
    });
    substeps
}

fn row_of(step: &Step) -> Option<usize> {
    match step {
        &Step::Pad { row, .. } => row,
        &Step::HeapHasBit { row, .. } | &Step::TakeIn { row, .. } => Some(row),
        _ => None,
    }
}
