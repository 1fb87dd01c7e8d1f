//! The replay law: a step is true of its own numbers, and what it rests on gives its result.
//!
//! Every kind of step is named here, so a new kind cannot come without a law of its own.

use explain::derivation::{AheadStep, HeapValue, ProofStep, Step};
use theory::{Game, Heaps};

use super::{arithmetic, balance, columns, equal, game, group, outline, proof, values};

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

#[expect(clippy::too_many_lines, reason = "one arm a kind of step: a list, not a long story")]
fn by_kind(step: &Step, substeps: &[Step]) {
    // What rests on others returns; all else speaks for itself.
    match step {
        Step::Proof(of_proof) => proof::proof(of_proof),
        // Who wins is for tests/theorems/laws/ahead to judge.
        Step::Ahead(AheadStep::FromTheEnd { boards, of, .. }) => {
            assert!(boards.len() < *of, "the end is not told again");
        }
        Step::TruthTable { .. } => return arithmetic::all_four_gates(substeps),
        Step::Divisions { number, remainders } => {
            return arithmetic::divisions(*number, remainders, substeps);
        }
        Step::PlaceValues { digits, number } => {
            assert_eq!(arithmetic::value(digits), *number);
        }
        Step::BackToNumber { digits, number } => {
            let (digits, number) = (digits.clone(), *number);
            return assert_eq!(substeps, [Step::PlaceValues { digits, number }]);
        }
        Step::BackToDigits { number, digits } => {
            assert_eq!(arithmetic::written(digits), format!("{number:b}"));
            let [Step::Divisions { .. }, Step::ReadRemainders { .. }] = substeps else {
                panic!("{substeps:?}");
            };
            return;
        }
        &Step::PadBoth { a, b, width } => return arithmetic::pad_both((a, b), width, substeps),
        Step::Pad(padded) => return arithmetic::pad(padded, substeps),
        Step::GateColumns(columns) => return arithmetic::gate_columns(columns, substeps),
        &Step::Xor { a, b, value } => return arithmetic::rests_on_xor((a, b), value, substeps),
        Step::Groups(told) => return balance::groups(told, substeps),
        Step::Columns { columns: told, changes } => {
            let nim_sum = told.board.nim_sum();
            let is_smaller =
                |&row: &usize| told.board.row(row).is_some_and(|size| size ^ nim_sum < size);
            assert!(changes.iter().all(is_smaller));
            return columns::columns(told, substeps);
        }
        Step::RunningXor { board, value } => return columns::running_xor(board, *value, substeps),
        Step::TakeIn(row) => {
            return arithmetic::rests_on_xor((row.before, row.size), row.value, substeps);
        }
        Step::LeftmostOne(leftmost) => return game::leftmost_one(leftmost, substeps),
        Step::HeapHasBit(heap) => {
            assert_eq!(heap.has, heap.size & heap.place != 0);
            assert_eq!(heap.has, heap.target < heap.size);
            return arithmetic::rests_on_xor((heap.size, heap.nim_sum), heap.target, substeps);
        }
        Step::After(after) => {
            let first = match after.mv.becomes {
                Heaps::Two(first, _) => first,
                _ => after.leaves,
            };
            assert_eq!(after.columns.board.row(after.mv.row), Some(first));
            assert_eq!(after.mv.leaves(), after.leaves);
            game::after(&after.columns.board, after.wins, after.rule);
            balance::counted(&after.columns);
            return assert_eq!(substeps, columns::counts(&after.columns));
        }
        Step::EveryMoveSpoils { board, rule } => {
            return game::every_move_spoils(board, *rule, substeps);
        }
        Step::Reply(analysis) | Step::Instead(analysis) => {
            game::analysis(analysis);
            assert!(analysis.mover_wins);
            return outline::of_position(analysis, None, substeps);
        }
        Step::Closure(table) => return group::closure(table, substeps),
        Step::HeapValue(told) => return equal::heap_value(told, substeps),
        Step::EqualSum(told) => {
            let each = HeapValue::of(Game::Divisors, told.towers.size);
            assert_eq!((told.each, told.value), (each.value, told.towers.count % 2 * each.value));
            return assert_eq!(substeps, [Step::HeapValue(each)]);
        }
        Step::Targets { board, nim_sum } => return values::targets(board, *nim_sum, substeps),
        Step::Gate(gate) => arithmetic::gate(gate),
        &Step::Circuit { inputs } => arithmetic::wired(inputs),
        Step::Divide(told) => {
            let (quotient, remainder) = (told.quotient, u64::from(told.remainder));
            assert_eq!((told.dividend / 2, told.dividend % 2), (quotient, remainder));
        }
        Step::ReadRemainders { number, digits } => {
            assert_eq!(arithmetic::written(digits), format!("{number:b}"));
        }
        Step::Places { digits } => assert!(!digits.is_empty()),
        Step::PlaceValue(told) => {
            assert_eq!(told.value, told.place * u64::from(told.digit));
            assert!(told.place.is_power_of_two());
        }
        // With the board that it is about, it is replayed with its groups.
        Step::PairOff(told) => assert!(told.pairs.iter().all(|(one, other)| one < other)),
        Step::CountOnes(column) => {
            assert!(column.place.is_power_of_two());
            assert_eq!(column.bit.is_one(), column.ones % 2 == 1);
        }
        Step::Verdict(analysis) => game::analysis(analysis),
        Step::Refute(told) => {
            // That the reply wins is for the search of the whole game to judge.
            let (mv, reply) = (told.mv, told.reply);
            let left = (mv.leaves(), reply.leaves());
            assert_eq!(left, (told.leaves, told.reply_leaves));
            let splits = matches!(mv.becomes, Heaps::Two(..));
            assert!(splits || mv.row != reply.row || left.0 == reply.take() + left.1);
        }
        Step::GameOver { .. }
        | Step::Ahead(_)
        | Step::NothingToDivide
        | Step::SmallerValues { .. } => {}
        &Step::MiserePhase { ref board, large, ones } => {
            assert_eq!((large, ones), game::large_and_ones(board));
        }
        &Step::MisereOnes { ones, mover_wins } => assert_eq!(mover_wins, ones % 2 == 0),
        Step::MisereEndgame(told) => {
            assert!(told.size >= 2 && told.leave <= 1);
            assert_eq!((told.ones as u64 + told.leave) % 2, 1);
        }
        Step::CompareRules { normal, misere } => game::compare_rules(normal, misere),
        Step::GroupTable(table) => group::table(table),
        &Step::Neutral { size } | &Step::OwnInverse { size } => assert!((1..=64).contains(&size)),
        // The order never matters, so every pair and every triple has been found equal.
        Step::OrderDoesNotMatter(told) => {
            let counted = (told.pairs as u64, told.triples as u64);
            assert_eq!(counted, (told.size.pow(2), told.size.pow(3)));
        }
        Step::OptionValue(told) => assert_eq!(told.game.worth(told.option), told.value),
        Step::Target(target) => {
            values::target(target);
        }
        Step::WinningOptions { count, moves } => {
            assert!(*count >= moves.len() as u128 && !moves.is_empty());
        }
        Step::Raise(told) => {
            assert!(told.after > told.before && (told.nim_sum == 0) == told.reply.is_none());
        }
        Step::DivideOut(told) => {
            assert!(told.prime > 1);
            let product = u128::from(told.prime) * u128::from(told.rest);
            assert_eq!(product, told.number.into());
        }
        Step::Pairing(told) => {
            let count = told.towers.count;
            assert!(told.unpaired <= 1 && told.towers.size > 1);
            assert_eq!(told.pairs * 2 + told.unpaired, count);
        }
        Step::BreakPairing(told) => {
            assert!(told.from > 1 && told.remaining % 2 == 0);
            // The rules let one tower become the other, which is worth nothing.
            assert!(Game::Divisors.allows(told.from, Heaps::from(told.to)));
            assert_eq!(Game::Divisors.value(told.to), 0);
        }
        Step::NoOption { count } => assert!(*count > 0),
        Step::OptionsWorth(told) => assert!(told.count > 0),
    }
    assert!(substeps.is_empty(), "{step:?} speaks for itself");
}
