//! The steps that derivations are made of.
//!
//! A step is a statement about its own numbers, so it can be checked by itself: `Division { dividend: 6, quotient: 3,
//! remainder: 0 }` is true because 6 = 2 × 3 + 0.

use super::columns::{Column, Columns};
use super::statements::{
    AfterMove, GateColumns, GateOutput, HeapHasBit, LeftmostOne, MisereEndgame, Padded, PairOff,
    PlaceValue, Raise, Refutation, TakeIn, Target,
};
use crate::document::{StepText, columns};
use crate::kinds::ahead::AheadStep;
use crate::kinds::group::{NimTable, OrderDoesNotMatter};
use crate::kinds::position::Analysis;
use crate::kinds::proof::ProofStep;
use crate::kinds::towers::{BreakPairing, EqualSum, Pairing};
use crate::kinds::values::{DivideOut, HeapValue, OptionValue, OptionsWorth};
use crate::kinds::{
    ahead, binary, decimal, gate, group, position, proof, sum, towers, values, xor,
};
use theory::hand_built::{Bit, Division};
use theory::{Board, Game, Move, Rule};

/// One step of a derivation. Rows are counted from 1; places are place values (1, 2, 4, 8, …).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum Step {
    /// The XOR gate gives 1 for exactly two of the four pairs of inputs.
    TruthTable {
        /// The pair to look at, if there is one.
        inputs: Option<(Bit, Bit)>,
    },
    /// One XOR gate, in the column of a place if it works on numbers.
    Gate(GateOutput),
    /// The gate built from AND, OR and NOT.
    Circuit {
        /// The pair of inputs to look at, if there is one.
        inputs: Option<(Bit, Bit)>,
    },
    /// Dividing a number by 2 until nothing is left gives these remainders.
    Divisions {
        /// The number, at least 1.
        number: u64,
        /// The remainders, the first division's first.
        remainders: Vec<Bit>,
    },
    /// One division by 2.
    Divide(Division),
    /// The remainders, read from the last to the first, are the digits.
    ReadRemainders {
        number: u64,
        /// Its digits, most significant first.
        digits: Vec<Bit>,
    },
    /// 0 has nothing to divide, so it has no digits.
    NothingToDivide,
    /// The place of each digit.
    Places {
        /// The digits, most significant first, at least one.
        digits: Vec<Bit>,
    },
    /// The place values under the 1s add up to the number.
    PlaceValues {
        /// The digits, most significant first.
        digits: Vec<Bit>,
        number: u64,
    },
    /// One digit and its value in its place.
    PlaceValue(PlaceValue),
    /// A check of digits: they stand for the number that was asked about.
    BackToNumber {
        /// The digits, most significant first.
        digits: Vec<Bit>,
        number: u64,
    },
    /// A check of a number: its digits are the ones that were asked about.
    BackToDigits {
        /// The number, at least 1.
        number: u64,
        /// Its digits, most significant first.
        digits: Vec<Bit>,
    },
    /// Two numbers in binary, padded to the same width.
    PadBoth { a: u64, b: u64, width: usize },
    /// One number in binary, padded with zeros to a width.
    Pad(Padded),
    /// The gate, column by column.
    GateColumns(GateColumns),
    /// The bitwise XOR of two numbers.
    Xor { a: u64, b: u64, value: u64 },
    /// Every row split into groups of 1, 2, 4, 8, …, and the groups of each size paired off.
    Groups(Columns),
    /// How the groups of one size are paired off.
    PairOff(PairOff),
    /// The rows in binary, the 1s of each column counted, and the resulting nim sum.
    Columns {
        columns: Columns,
        /// The row whose 1 in the leftmost odd column is marked, because it can change, if there is one.
        changes: Option<usize>,
    },
    /// How many 1s a column has, and the resulting digit of the nim sum.
    CountOnes(Column),
    /// The rows combined by XOR one after the other.
    RunningXor {
        board: Board,
        /// The nim sum at the end.
        value: u64,
    },
    /// One row taken into the running XOR.
    TakeIn(TakeIn),
    /// Who wins, and which part of the theory decides.
    Verdict(Analysis),
    /// Which rows can be made smaller so that every column is even: those with a 1 in the leftmost odd column. Each holds
    /// exactly one winning move.
    LeftmostOne(LeftmostOne),
    /// Whether a row has a 1 in the leftmost odd column, and what the row would become.
    HeapHasBit(HeapHasBit),
    /// A move and the board that it leaves, in binary.
    After(AfterMove),
    /// With nim sum 0 every move makes some column odd; for each row the smallest and the largest move.
    EveryMoveSpoils { board: Board, rule: Rule },
    /// A losing move and the reply that refutes it.
    Refute(Refutation),
    /// The reply to a losing move, derived like any winning move.
    Reply(Analysis),
    /// What would have won instead of a losing move.
    Instead(Analysis),
    /// Nothing is left to take.
    GameOver {
        rule: Rule,
        /// Whether only Nim was played.
        is_nim: bool,
    },
    /// The first question of misère play: how many rows are larger than 1.
    MiserePhase {
        board: Board,
        /// How many rows have two or more.
        large: usize,
        /// How many rows have exactly one.
        ones: usize,
    },
    /// Misère play with rows of at most 1: the moves are forced, so counting decides.
    MisereOnes {
        /// How many ones there are.
        ones: usize,
        /// Whether the player to move wins.
        mover_wins: bool,
    },
    /// Misère play with one row larger than 1: leave an odd number of ones.
    MisereEndgame(MisereEndgame),
    /// The same board under both rules.
    CompareRules {
        /// In normal play.
        normal: Analysis,
        /// In misère play.
        misere: Analysis,
    },
    /// The table of a ⊕ b for all a and b below N.
    GroupTable(NimTable),
    /// Whether every entry of the table is below N.
    Closure(NimTable),
    /// 0 leaves every number as it is.
    Neutral { size: u64 },
    /// Every number undoes itself.
    OwnInverse { size: u64 },
    /// The order of the numbers, and of the steps, does not matter.
    OrderDoesNotMatter(OrderDoesNotMatter),
    /// The value of a heap, and what it follows from.
    HeapValue(HeapValue),
    /// How the values of a game are found, and those of all heaps up to a size.
    SmallerValues {
        game: Game,
        /// The largest heap shown.
        to: u64,
    },
    /// One option of a heap, and the value of what it leaves.
    OptionValue(OptionValue),
    /// Several options of a heap with the same value; one of them.
    OptionsWorth(OptionsWorth),
    /// The value of a row, the value that it needs for nim sum 0, and the moves to that.
    Target(Target),
    /// The value that each row needs, on a board with games other than Nim.
    Targets {
        board: Board,
        /// Its nim sum, not 0.
        nim_sum: u64,
    },
    /// All winning moves on such a board.
    WinningOptions {
        /// Their number.
        count: u128,
        /// The first of them.
        moves: Vec<Move>,
    },
    /// A move that gives a row a higher value, and a winning reply.
    Raise(Raise),
    /// One prime factor divided out.
    DivideOut(DivideOut),
    /// Equal towers form pairs, and on a pair every move can be copied.
    Pairing(Pairing),
    /// The value of equal towers: the nim sum of as many equal values.
    EqualSum(EqualSum),
    /// The winning move: the unpaired tower is broken down to 1.
    BreakPairing(BreakPairing),
    /// No tower has a move, so player 1 has none.
    NoOption { count: u64 },
    /// A step of looking ahead.
    Ahead(AheadStep),
    /// A step of the proof of Bouton's theorem.
    Proof(ProofStep),
}

impl Step {
    /// The least depth at which it is told as a step of its own.
    pub fn least_depth(&self) -> usize {
        match self {
            Self::Circuit { .. } | Self::BackToDigits { .. } | Self::EqualSum(_) => 3,
            _ => 1,
        }
    }

    /// The step in words, and how it is shown.
    pub(crate) fn in_words(&self) -> StepText {
        match self {
            &Self::TruthTable { inputs } => gate::truth_table(inputs),
            Self::Gate(gate) => gate::gate(gate),
            &Self::Circuit { inputs } => gate::circuit(inputs),
            &Self::Divisions { number, .. } => binary::divide_by_2(number),
            Self::Divide(division) => binary::divide(division),
            Self::ReadRemainders { digits, .. } => binary::read_remainders(digits),
            Self::NothingToDivide => binary::nothing_to_divide(),
            Self::Places { digits } => decimal::places(digits),
            Self::PlaceValues { digits, number } => decimal::add_places(digits, *number),
            Self::BackToNumber { digits, number } => decimal::back_to_number(digits, *number),
            Self::BackToDigits { number, digits } => decimal::back_to_digits(*number, digits),
            Self::PlaceValue(worth) => decimal::place_value(worth),
            &Self::PadBoth { a, b, .. } => xor::pad_both(a, b),
            Self::Pad(padded) => xor::pad_one(padded),
            Self::GateColumns(columns) => xor::gate_columns(columns),
            &Self::Xor { a, b, value } => xor::xor(a, b, value),
            Self::Groups(of) => of.in_groups(),
            Self::PairOff(groups) => StepText::heading(groups.in_words()),
            Self::Columns { columns, changes } => columns::count_columns(columns, *changes),
            Self::CountOnes(column) => columns::count_ones(column),
            Self::RunningXor { board, value } => sum::running_xor(board, *value),
            Self::TakeIn(row) => sum::take_in(row),
            Self::Verdict(analysis) => position::verdict(analysis),
            Self::LeftmostOne(one) => position::leftmost_one(self, one),
            Self::HeapHasBit(heap) => position::heap_has_bit(heap),
            Self::After(after) => position::after(after),
            Self::EveryMoveSpoils { board, rule } => position::every_move_spoils(board, *rule),
            Self::Refute(refutation) => position::refute(refutation),
            Self::Reply(analysis) => position::reply(analysis),
            Self::Instead(before) => position::instead(before),
            &Self::GameOver { rule, is_nim } => position::game_over(rule, is_nim),
            &Self::MiserePhase { large, ones, .. } => position::phase(large, ones),
            &Self::MisereOnes { ones, mover_wins } => position::only_ones(ones, mover_wins),
            Self::MisereEndgame(end) => position::endgame(end),
            Self::CompareRules { normal, misere } => position::compare_rules(normal, misere),
            Self::GroupTable(table) => group::table(table),
            Self::Closure(table) => group::closure(table),
            Self::Neutral { .. } => group::neutral(),
            &Self::OwnInverse { size } => group::own_inverse(size),
            Self::OrderDoesNotMatter(tried) => group::order_does_not_matter(tried),
            Self::HeapValue(value) => values::heap_value(self, value),
            &Self::SmallerValues { game, to } => values::smaller_values(game, to),
            Self::OptionValue(option) => values::option_value(option),
            Self::OptionsWorth(options) => values::options_worth(options),
            Self::Targets { board, nim_sum } => position::targets(self, board, *nim_sum),
            Self::Target(target) => position::target(target),
            Self::WinningOptions { count, moves } => position::winning_options(*count, moves),
            Self::Raise(raise) => position::raise(raise),
            Self::DivideOut(division) => values::divide_out(division),
            Self::Pairing(pairing) => towers::pairing(pairing),
            Self::EqualSum(sum) => towers::equal_sum(sum),
            Self::BreakPairing(broken) => towers::break_pairing(broken),
            Self::NoOption { .. } => towers::no_option(),
            Self::Ahead(step) => ahead::describe(step),
            Self::Proof(step) => proof::describe(step),
        }
    }

    /// The steps behind this one, in order; none for a step that speaks for itself.
    pub fn substeps(&self) -> Vec<Self> {
        match self {
            Self::TruthTable { .. } => gate::outputs(),
            &Self::Divisions { number, .. } => binary::divisions(number),
            Self::BackToNumber { digits, number } => {
                let (digits, number) = (digits.clone(), *number);
                vec![Self::PlaceValues { digits, number }]
            }
            &Self::PadBoth { a, b, width } => xor::each_padded(a, b, width),
            &Self::Pad(Padded { number, .. }) | &Self::BackToDigits { number, .. } => {
                binary::steps(number)
            }
            Self::GateColumns(columns) => columns.gates().map(Self::Gate).collect(),
            &Self::Xor { a, b, .. } => xor::steps(a, b),
            Self::Groups(groups) => groups.paired_off(),
            Self::Columns { columns, .. } => columns.padded_and_counted(),
            Self::After(AfterMove { columns, .. }) => columns.counts(),
            Self::RunningXor { board, .. } => {
                sum::rows_taken_in(board).into_iter().map(Self::TakeIn).collect()
            }
            Self::TakeIn(row) => xor::steps(row.before, row.size),
            Self::LeftmostOne(one) => position::heaps_with_bit(&one.board, one.nim_sum, one.place),
            Self::HeapHasBit(row) => xor::steps(row.size, row.nim_sum),
            Self::EveryMoveSpoils { board, rule } => Self::refuted_in(board, *rule),
            Self::Reply(analysis) | Self::Instead(analysis) => analysis.move_steps(),
            Self::HeapValue(of) => of.substeps(),
            Self::EqualSum(sum) => sum.substeps(),
            Self::Targets { board, nim_sum } => values::targets(board, *nim_sum),
            Self::Closure(table) => group::outsiders(table),
            _ => Vec::new(),
        }
    }
}
