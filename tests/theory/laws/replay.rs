//! The replay law: a step is true of its own numbers, and what it rests on gives its result.
//!
//! Every kind of step is named here, so a new kind cannot come without a law of its own.

use nimlab::derivation::{
    AfterMove, AheadStep, BreakPairing, Column, DivideOut, EqualSum, GateColumns, GateOutput,
    HeapHasBit, HeapValue, LeftmostOne, MisereAfter, MisereEndgame, MisereValues, OptionValue,
    OptionsWorth, OrderDoesNotMatter, Padded, PairOff, Pairing, PlaceValue, ProofStep, Raise,
    Refutation, Step, TakeIn, Target, Wiring,
};
use nimlab::game::Heaps;
use nimlab::hand_built::{Division, DrivenWire, Signal};

use super::{arithmetic, balance, columns, disguises, equal, game, group, outline, proof, values};

/// Checks a step, that its substeps give its result, and each of them in turn.
pub fn replay(step: &Step) {
    let substeps = step.substeps();
    by_kind(step, &substeps);
    substeps.iter().for_each(replay);
}

/// The step, if it is one of the proof.
pub fn step_of_proof(step: &Step) -> Option<ProofStep> {
    match step {
        Step::Proof(step) => Some(step.clone()),
        _ => None,
    }
}

/// Steps that speak for themselves have nothing to rest on.
fn alone(step: &Step, substeps: &[Step]) {
    assert!(substeps.is_empty(), "{step:?} speaks for itself");
}

#[expect(
    clippy::too_many_lines,
    reason = "one arm a kind of step: a list, not a long story"
)]
fn by_kind(step: &Step, substeps: &[Step]) {
    match step {
        // Of Moore's Nim, tests/theory/games tells more.
        Step::Over
        | Step::CountInGroups(_)
        | Step::CountOfColumn { .. }
        | Step::LeftOver { .. }
        | Step::MakeUp { .. }
        | Step::InColumn(_)
        | Step::TakeAtOnce { .. }
        | Step::AfterTurn(_)
        | Step::RowsInTurns { .. }
        | Step::WinningTurns { .. }
        | Step::EveryTurnSpoils { .. }
        | Step::RefuteTurn(_)
        | Step::AnyTurn { .. }
        | Step::ReplyToTurn(_)
        | Step::TurnInstead(_) => {}
        Step::Proof(of_proof) => {
            let steps: Vec<ProofStep> = substeps.iter().filter_map(step_of_proof).collect();
            assert_eq!(steps.len(), substeps.len());
            proof::proof(of_proof, &steps);
        }
        Step::Ahead(ahead) => match ahead {
            // Who wins is for tests/theory/laws/ahead to judge.
            AheadStep::FromTheEnd { boards, of, .. } => {
                let told = boards.iter().cloned().map(AheadStep::Foreseen);
                assert_eq!(substeps, told.map(Step::Ahead).collect::<Vec<_>>());
                assert!(boards.len() < *of, "the end is not told again");
            }
            _ => alone(step, substeps),
        },
        &Step::TruthTable { inputs: _ } => arithmetic::all_four_gates(substeps),
        &Step::Gate(GateOutput {
            place,
            a,
            b,
            output,
        }) => arithmetic::gate(place, (a, b), output, substeps),
        &Step::Construction {
            construction,
            inputs: None,
        } => {
            arithmetic::construction(construction, substeps);
        }
        &Step::Construction {
            construction,
            inputs: Some((a, b)),
        } => {
            arithmetic::wiring(construction, (a, b), arithmetic::xor_of((a, b)), substeps);
        }
        &Step::Wiring(Wiring {
            construction,
            a,
            b,
            output,
        }) => arithmetic::wiring(construction, (a, b), output, substeps),
        Step::Signal(Signal::Asked { input, .. }) => {
            assert!(["a", "b"].contains(input));
            alone(step, substeps);
        }
        Step::Signal(Signal::Wire(DrivenWire {
            component,
            inputs,
            value,
            ..
        })) => {
            arithmetic::wire(*component, inputs, *value);
            alone(step, substeps);
        }
        Step::Divisions { number, remainders } => {
            arithmetic::divisions(*number, remainders, substeps);
        }
        &Step::Divide(Division {
            dividend,
            quotient,
            remainder,
        }) => {
            assert_eq!(
                (dividend / 2, dividend % 2),
                (quotient, u64::from(remainder))
            );
            alone(step, substeps);
        }
        Step::ReadRemainders { number, digits } => {
            assert_eq!(arithmetic::written(digits), format!("{number:b}"));
            alone(step, substeps);
        }
        Step::PlaceValues { digits, number } => arithmetic::places(digits, *number, substeps),
        Step::BackToNumber { digits, number } => {
            let sum = Step::PlaceValues {
                digits: digits.clone(),
                number: *number,
            };
            assert_eq!(substeps, [sum]);
        }
        Step::BackToDigits { number, digits } => {
            assert_eq!(arithmetic::written(digits), format!("{number:b}"));
            assert!(matches!(
                substeps,
                [Step::Divisions { .. }, Step::ReadRemainders { .. }]
            ));
        }
        &Step::PlaceValue(PlaceValue {
            place,
            digit,
            value,
        }) => {
            assert_eq!(value, place * u64::from(digit));
            assert!(place.is_power_of_two());
            alone(step, substeps);
        }
        &Step::PadBoth { a, b, width } => arithmetic::pad_both((a, b), width, substeps),
        Step::Pad(Padded { number, digits, .. }) => arithmetic::pad(*number, digits, substeps),
        Step::GateColumns(GateColumns { a, b, output }) => {
            arithmetic::gate_columns((a, b), output, substeps);
        }
        &Step::Xor { a, b, value } => arithmetic::xor((a, b), value, substeps),
        Step::Groups(told) => balance::groups(told, substeps),
        // With the board that it is about, it is replayed with its groups.
        Step::PairOff(PairOff { pairs, .. }) => {
            assert!(pairs.iter().all(|(one, other)| one < other));
            alone(step, substeps);
        }
        Step::Columns(told) => {
            assert_eq!(told.columns.len(), columns::columns_of(&told.board));
            columns::columns(told, substeps);
        }
        &Step::CountOnes(Column { place, ones, bit }) => {
            assert!(place.is_power_of_two());
            assert_eq!(bit.is_one(), ones % 2 == 1);
            alone(step, substeps);
        }
        Step::RunningXor { board, value } => columns::running_xor(board, *value, substeps),
        &Step::TakeIn(TakeIn {
            before,
            size,
            value,
            ..
        }) => {
            assert_eq!(value, before ^ size);
            arithmetic::rests_on_xor((before, size), value, substeps);
        }
        Step::Verdict(analysis) => {
            game::analysis(analysis);
            alone(step, substeps);
        }
        Step::LeftmostOne(LeftmostOne {
            board,
            nim_sum,
            place,
        }) => game::leftmost_one(board, *nim_sum, *place, substeps),
        &Step::HeapHasBit(HeapHasBit {
            size,
            place,
            has,
            ref taken,
            ref put_back,
            nim_sum,
            target,
            ..
        }) => {
            balance::evened_out(size, taken, put_back, nim_sum);
            assert_eq!((has, target), (size & place != 0, size ^ nim_sum));
            assert_eq!(has, target < size);
            arithmetic::rests_on_xor((size, nim_sum), target, substeps);
        }
        &Step::Take { mv, from, to } => {
            assert_eq!(mv.take(), from - to);
            assert_eq!((mv.from, mv.leaves()), (from, to));
            alone(step, substeps);
        }
        Step::After(AfterMove {
            mv,
            leaves,
            groups: told,
            wins,
            rule,
        }) => {
            let first = match mv.becomes {
                Heaps::Two(first, _) => first,
                _ => *leaves,
            };
            assert_eq!(told.board.row(mv.row), Some(first));
            assert_eq!(mv.leaves(), *leaves);
            game::after(&told.board, *wins, *rule);
            balance::groups(told, substeps);
        }
        Step::EveryMoveSpoils { board, rule } => game::every_move_spoils(board, *rule, substeps),
        &Step::Refute(Refutation {
            mv,
            leaves,
            reply,
            reply_leaves,
            ..
        }) => {
            // That the reply wins is for the search of the whole game to judge.
            assert_eq!((mv.leaves(), reply.leaves()), (leaves, reply_leaves));
            let splits = matches!(mv.becomes, Heaps::Two(..));
            assert!(splits || mv.row != reply.row || leaves == reply.take() + reply_leaves);
            alone(step, substeps);
        }
        Step::Reply(analysis) | Step::Instead(analysis) => {
            game::analysis(analysis);
            assert!(analysis.mover_wins);
            outline::of_position(analysis, None, substeps);
        }
        &Step::NotWorkedOut { moves } => {
            assert!(moves.is_none_or(|moves| moves > 0));
            alone(step, substeps);
        }
        &Step::AnyMove { moves } => {
            assert!(moves.is_none_or(|moves| moves > 0));
            alone(step, substeps);
        }
        Step::GameOver { .. }
        | Step::NothingToDivide
        | Step::SmallerValues { .. }
        | Step::NoRepetition { .. }
        | Step::Disguised(_)
        | Step::NoOtherMoveCounts(_) => {
            alone(step, substeps);
        }
        Step::MiserePhase { board, large, ones } => {
            game::misere_phase(board, *large, *ones);
            alone(step, substeps);
        }
        &Step::MisereOnes { ones, mover_wins } => {
            assert_eq!(mover_wins, ones % 2 == 0);
            alone(step, substeps);
        }
        &Step::MisereEndgame(MisereEndgame {
            size, ones, leave, ..
        }) => {
            assert!(size >= 2 && leave <= 1);
            assert_eq!((ones as u64 + leave) % 2, 1);
            alone(step, substeps);
        }
        &Step::MisereValues(MisereValues {
            large,
            ones,
            nim_sum,
            mover_wins,
        }) => {
            let wins = if large > 0 {
                nim_sum != 0
            } else {
                ones % 2 == 0
            };
            assert_eq!(mover_wins, wins);
            alone(step, substeps);
        }
        &Step::MisereAfter(MisereAfter {
            large,
            ones,
            nim_sum,
            wins,
            ..
        }) => {
            let lost = if large > 0 {
                nim_sum == 0
            } else {
                ones % 2 == 1
            };
            assert_eq!(wins, lost);
            alone(step, substeps);
        }
        Step::CompareRules { normal, misere } => {
            game::compare_rules(normal, misere);
            alone(step, substeps);
        }
        Step::GroupTable(table) => {
            group::table(table);
            alone(step, substeps);
        }
        Step::Closure(table) => group::closure(table, substeps),
        &Step::Neutral { size } | &Step::OwnInverse { size } => {
            assert!((1..=64).contains(&size));
            alone(step, substeps);
        }
        &Step::OrderDoesNotMatter(OrderDoesNotMatter {
            size,
            pairs,
            triples,
        }) => {
            group::order_does_not_matter(size, pairs, triples);
            alone(step, substeps);
        }
        Step::HeapValue(HeapValue {
            game,
            heap,
            value,
            from,
        }) => equal::heap_value(*game, *heap, *value, from, substeps),
        &Step::MexOfEach { game, to } => {
            assert_eq!(substeps.len() as u64, to.min(30) + 1);
            for (heap, step) in (0..).zip(substeps) {
                assert!(
                    matches!(step, &Step::HeapValue(HeapValue { game: of, heap: told, .. }) if (of, told) == (game, heap))
                );
            }
        }
        &Step::OptionValue(OptionValue {
            game,
            option,
            value,
        }) => {
            assert_eq!(game.rules().worth(option), value);
            alone(step, substeps);
        }
        &Step::Repetition { game, period } => {
            values::repetition(game, period);
            alone(step, substeps);
        }
        Step::Targets { board, nim_sum } => values::targets(board, *nim_sum, substeps),
        &Step::Target(Target {
            game,
            size,
            value,
            ref taken,
            ref put_back,
            target,
            moves,
            example,
            ..
        }) => {
            balance::evened_out(value, taken, put_back, value ^ target);
            values::target(game, size, target, moves, example);
            alone(step, substeps);
        }
        Step::WinningOptions { count, moves } => {
            assert!(*count >= moves.len() as u128 && !moves.is_empty());
            alone(step, substeps);
        }
        &Step::Raise(Raise {
            before,
            after,
            nim_sum,
            reply,
            ..
        }) => {
            assert!(after > before && (nim_sum == 0) == reply.is_none());
            alone(step, substeps);
        }
        &Step::DivideOut(DivideOut {
            number,
            prime,
            rest,
        }) => {
            assert!(prime > 1);
            assert_eq!(u128::from(prime) * u128::from(rest), number.into());
            alone(step, substeps);
        }
        &Step::Pairing(Pairing {
            count,
            pairs,
            left_over,
            ..
        }) => {
            assert_eq!((pairs, left_over), (count / 2, count % 2));
            alone(step, substeps);
        }
        &Step::EqualSum(EqualSum {
            count, each, value, ..
        }) => {
            assert_eq!(value, if count % 2 == 1 { each } else { 0 });
            alone(step, substeps);
        }
        &Step::BreakPairing(BreakPairing {
            game,
            from,
            to,
            remaining,
        }) => {
            assert!(from > 1 && remaining % 2 == 0);
            equal::made_worthless(game, from, to);
            alone(step, substeps);
        }
        &Step::NoOption { count, .. } | &Step::OptionsWorth(OptionsWorth { count, .. }) => {
            assert!(count > 0);
            alone(step, substeps);
        }
        Step::NoRowIsLeft(disguise) => {
            assert!(disguise.board().is_empty());
            alone(step, substeps);
        }
        Step::Translated {
            disguise,
            translations,
        } => {
            disguises::translated(disguise, translations);
            alone(step, substeps);
        }
    }
}
