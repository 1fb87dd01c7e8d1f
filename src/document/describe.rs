//! Which step is worded where.

use super::prelude::*;
use super::{
    ahead, columns, conversion, disguise, games, gate, group, groups, misere, moore, position,
    proof, refutation, repetition, sums, values, xor,
};
use crate::derivation::Step;

/// Puts a step into words.
#[expect(
    clippy::too_many_lines,
    reason = "one line a kind of step: a list, not a long story"
)]
pub(super) fn describe(step: &Step) -> StepText<'_> {
    match step {
        &Step::TruthTable { inputs } => gate::truth_table(step, inputs),
        &Step::Gate {
            place,
            a,
            b,
            output,
        } => gate::gate(place, a, b, output),
        &Step::Construction {
            construction,
            inputs,
        } => gate::construction(step, construction, inputs),
        &Step::Wiring {
            construction,
            a,
            b,
            output,
        } => gate::wiring(step, construction, a, b, output),
        &Step::Asked { input, value } => gate::asked(input, value),
        Step::Wire {
            wire,
            component,
            inputs,
            value,
        } => gate::wire(wire, *component, inputs, *value),
        &Step::Divisions { number, .. } => conversion::divisions(step, number),
        &Step::Divide {
            dividend,
            quotient,
            remainder,
        } => conversion::divide(dividend, quotient, remainder),
        Step::ReadRemainders { number, digits } => conversion::read_remainders(*number, digits),
        Step::NothingToDivide => conversion::nothing_to_divide(),
        Step::PlaceValues { digits, number } => conversion::place_values(step, digits, *number),
        Step::BackToNumber { digits, number } => conversion::back_to_number(step, digits, *number),
        Step::BackToDigits { number, digits } => conversion::back_to_digits(step, *number, digits),
        &Step::PlaceValue {
            place,
            digit,
            value,
        } => conversion::place_value(place, digit, value),
        &Step::PadBoth { a, b, width } => xor::pad_both(step, a, b, width),
        Step::Pad {
            row,
            number,
            digits,
        } => xor::pad(step, *row, *number, digits),
        Step::GateColumns { a, b, output } => xor::gate_columns(step, a, b, output),
        &Step::Xor { a, b, value } => xor::xor(step, a, b, value),
        Step::Groups(of) => groups::groups(of),
        Step::PairOff { size, pairs, alone } => groups::pair_off(*size, pairs, *alone),
        Step::Columns(columns) => groups::groups_and_digits(columns),
        &Step::CountOnes { place, ones, bit } => columns::count_ones(place, ones, bit),
        Step::RunningXor { board, value } => columns::running_xor(step, board, *value),
        &Step::TakeIn {
            row,
            before,
            size,
            value,
        } => columns::take_in(step, row, before, size, value),
        Step::Verdict(analysis) => position::verdict(analysis),
        Step::LeftmostOne {
            board,
            nim_sum,
            place,
        } => position::leftmost_one(step, board, *nim_sum, *place),
        Step::HeapHasBit { .. } => position::heap_has_bit(step),
        &Step::Take { mv, from, to } => position::take(mv, from, to),
        Step::After {
            mv,
            groups,
            wins,
            rule,
            ..
        } => refutation::after(*mv, groups, *wins, *rule),
        Step::EveryMoveSpoils { board, .. } => refutation::every_move_spoils(step, board),
        Step::Refute {
            mv,
            values,
            nim_sum,
            reply,
            rule,
            ..
        } => refutation::refute(*mv, values, *nim_sum, *reply, *rule),
        Step::Reply(analysis) => refutation::reply(analysis),
        Step::Instead(analysis) => refutation::instead(analysis),
        &Step::AnyMove { moves } => position::any_move(moves),
        &Step::NotWorkedOut { moves } => position::not_worked_out(moves),
        &Step::GameOver { rule, is_nim } => position::game_over(rule, is_nim),
        &Step::MiserePhase { large, ones, .. } => misere::phase(large, ones),
        &Step::MisereOnes { ones, mover_wins } => misere::only_ones(ones, mover_wins),
        &Step::MisereEndgame {
            row,
            size,
            ones,
            leave,
        } => misere::endgame(row, size, ones, leave),
        &Step::MisereValues {
            large,
            ones,
            nim_sum,
            mover_wins,
        } => misere::by_values(large, ones, nim_sum, mover_wins),
        &Step::MisereAfter {
            mv,
            large,
            ones,
            nim_sum,
            wins,
        } => misere::after(mv, large, ones, nim_sum, wins),
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
        Step::HeapValue {
            game,
            heap,
            value,
            from,
        } => values::heap_value(step, *game, *heap, *value, from),
        &Step::SmallerValues { game, to } => values::smaller_values(game, to),
        &Step::MexOfEach { game, .. } => values::mex_of_each(step, game),
        &Step::OptionValue { option, value, .. } => values::option_value(option, value),
        &Step::OptionsWorth {
            value,
            count,
            example,
            ..
        } => values::options_worth(value, count, example),
        &Step::Repetition { game, period } => repetition::told(game, period),
        &Step::NoRepetition { game, searched } => repetition::not_found(game, searched),
        Step::Targets { board, nim_sum } => sums::targets(step, board, *nim_sum),
        &Step::Target {
            row,
            value,
            target,
            moves,
            ..
        } => sums::target(row, value, target, moves),
        Step::WinningOptions { count, moves } => sums::winning_options(*count, moves),
        &Step::Raise {
            mv,
            before,
            after,
            nim_sum,
            reply,
            ..
        } => sums::raise(mv, before, after, nim_sum, reply),
        &Step::DivideOut {
            number,
            prime,
            rest,
        } => games::divide_out(number, prime, rest),
        &Step::Pairing {
            count,
            pairs,
            left_over,
            ..
        } => games::pairing(count, pairs, left_over),
        &Step::EqualSum {
            count, each, value, ..
        } => games::equal_sum(count, each, value),
        &Step::BreakPairing {
            from,
            to,
            remaining,
            ..
        } => games::break_pairing(from, to, remaining),
        Step::NoOption { .. } => games::no_option(),
        Step::Disguised(game) => disguise::rows(game),
        Step::NoOtherMoveCounts(game) => disguise::other_moves(game),
        Step::NoRowIsLeft(game) => disguise::no_row_left(game),
        Step::Translated {
            disguise: game,
            translations,
        } => disguise::translated(game, translations),
        Step::Ahead(step) => ahead::describe(step),
        Step::Proof(step) => proof::describe(step),
        Step::Moore(step) => moore::describe(step),
    }
}
