//! What the functions are called with: the examples of the lab sheet, edges, and what the seed makes up.
//!
//! The sheet's own examples stand first, since the first thing that goes wrong is told in full: students know them, and
//! they show more than `[1]` or `0` would.

use num_bigint::{BigInt, BigUint};

use super::lab::Function;
use super::value::PythonValue;
use crate::question::Generator;

/// The arguments of one call.
pub(super) type CallArguments = Vec<PythonValue>;

/// How often the seed makes something up for each function.
const MADE_UP: usize = 8;

/// The calls by which a function is judged; none for those that are not judged call by call.
pub(super) fn calls(function: Function, generator: &mut Generator) -> Vec<CallArguments> {
    match function {
        Function::PresentBoard => present_board(generator),
        Function::MakeMove => make_move(generator),
        Function::ExclusiveOr => [[0, 0], [0, 1], [1, 0], [1, 1]].map(numbers).into(),
        Function::NumeralBinary => numeral_binary(generator),
        Function::BinaryNumeral => binary_numeral(generator),
        Function::BitwiseExclusiveOr => bitwise_exclusive_or(generator),
        Function::NimSum => nim_sum(generator),
        Function::IsNPosition | Function::IsPPosition => positions(generator),
        Function::IsHuman => is_human(generator),
        Function::IsBoardEmpty => is_board_empty(generator),
        Function::OptimalMove | Function::PlayNim => Vec::new(),
    }
}

fn numbers<const N: usize>(numbers: [u64; N]) -> CallArguments {
    numbers.into_iter().map(PythonValue::from_number).collect()
}

fn board(rows: &[u64]) -> PythonValue {
    PythonValue::numbers(rows.iter().copied())
}

/// Calls with one argument, a list.
fn boards(boards: &[&[u64]]) -> Vec<CallArguments> {
    boards.iter().map(|rows| vec![board(rows)]).collect()
}

/// 2 to the power of this many.
fn two_to_the(exponent: u32) -> BigInt {
    BigInt::from(2).pow(exponent)
}

fn made_up_rows(generator: &mut Generator, rows: (u64, u64), sizes: (u64, u64)) -> Vec<u64> {
    let count = generator.number(rows.0, rows.1);
    (0..count)
        .map(|_| generator.number(sizes.0, sizes.1))
        .collect()
}

/// A number of exactly this many bits.
fn made_up_bits(generator: &mut Generator, bits: u64) -> BigInt {
    let mut number = BigUint::from(1_u8);
    for _ in 1..bits {
        number = number * 2_u8 + generator.number(0, 1);
    }
    number.into()
}

/// How many bits the numbers have that the seed makes up: mostly few, some beyond 8, 32 and 64.
const BITS: [(u64, u64); MADE_UP] = [
    (2, 4),
    (3, 5),
    (4, 6),
    (5, 8),
    (9, 12),
    (13, 31),
    (33, 50),
    (65, 80),
];

fn present_board(generator: &mut Generator) -> Vec<CallArguments> {
    let mut calls = boards(&[
        &[4, 3, 1, 2],
        &[1],
        &[0],
        &[],
        &[2, 0, 3],
        &[0, 0],
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    ]);
    for _ in 0..MADE_UP {
        calls.push(vec![board(&made_up_rows(generator, (2, 6), (0, 9)))]);
    }
    calls
}

fn make_move(generator: &mut Generator) -> Vec<CallArguments> {
    let call = |rows: &[u64], row: i64, elements: i64| {
        vec![
            board(rows),
            PythonValue::from_number(row),
            PythonValue::from_number(elements),
        ]
    };
    let mut calls = vec![
        call(&[1, 2, 3], 1, 1),
        call(&[1, 2, 3], 2, 1),
        call(&[1, 2, 3], 3, 3),
        call(&[1, 2, 3], 4, 1),
        call(&[1, 2, 3], 0, 1),
        call(&[1, 2, 3], -1, 1),
        call(&[1, 2, 3], 2, 3),
        call(&[1, 2, 3], 3, 0),
        call(&[1, 2, 3], 3, -1),
        call(&[5], 1, 5),
        call(&[0, 2], 1, 1),
        call(&[0, 2], 1, 0),
        call(&[], 1, 1),
        call(&[0, 0, 7], 3, 2),
    ];
    let large = two_to_the(70);
    calls.push(vec![
        PythonValue::numbers([large.clone(), BigInt::from(3)]),
        PythonValue::from_number(1),
        PythonValue::from_number(large),
    ]);
    for _ in 0..MADE_UP {
        let rows = made_up_rows(generator, (2, 6), (1, 30));
        let row = generator.index(rows.len());
        let size = rows[row];
        let arguments = |row: i64, elements: u64| {
            vec![
                board(&rows),
                PythonValue::from_number(row),
                PythonValue::from_number(elements),
            ]
        };
        let number = |index: usize| i64::try_from(index).map_or(1, |index| index + 1);
        let row_number = number(row);
        calls.push(arguments(row_number, generator.number(1, size)));
        calls.push(match generator.number(0, 2) {
            0 => arguments(row_number, size + generator.number(1, 5)),
            1 => arguments(number(rows.len()), 1),
            _ => arguments(-row_number, 1),
        });
    }
    calls
}

fn numeral_binary(generator: &mut Generator) -> Vec<CallArguments> {
    let mut calls: Vec<CallArguments> = [6, 1, 0, 2, 4, 11, 1789, 255, 256, 1 << 32]
        .map(|number: u64| numbers([number]))
        .into();
    calls.push(vec![PythonValue::from_number(two_to_the(64) + 2)]);
    calls.push(vec![PythonValue::from_number(two_to_the(200) - 1)]);
    for (least, most) in BITS {
        let bits = generator.number(least, most);
        calls.push(vec![PythonValue::from_number(made_up_bits(
            generator, bits,
        ))]);
    }
    calls
}

fn binary_numeral(generator: &mut Generator) -> Vec<CallArguments> {
    let mut calls = boards(&[
        &[1, 1, 0],
        &[1],
        &[],
        &[0],
        &[1, 0],
        &[0, 1, 1],
        &[1, 0, 0, 0],
        &[1, 1, 0, 1, 0, 1, 1, 1, 1],
    ]);
    let mut longest = vec![0; 100];
    longest[0] = 1;
    longest[98] = 1;
    calls.push(vec![board(&longest)]);
    for (least, most) in BITS {
        let mut digits = vec![1];
        let bits = generator.number(least, most);
        digits.extend((1..bits).map(|_| generator.number(0, 1)));
        calls.push(vec![board(&digits)]);
    }
    calls
}

fn bitwise_exclusive_or(generator: &mut Generator) -> Vec<CallArguments> {
    let mut calls: Vec<CallArguments> = [
        [3, 5],
        [0, 4],
        [5, 5],
        [17, 18],
        [0, 0],
        [1, 0],
        [8, 1],
        [1, 8],
        [255, 256],
        [1_234_567_890, 121_212_121_212],
    ]
    .map(numbers)
    .into();
    calls.push(vec![
        PythonValue::from_number(two_to_the(64) + 1),
        PythonValue::from_number(two_to_the(70) + 3),
    ]);
    for (index, (least, most)) in BITS.into_iter().enumerate() {
        let bits = generator.number(least, most);
        let longer = made_up_bits(generator, bits);
        let shorter = generator.number(1, bits);
        let shorter = made_up_bits(generator, shorter);
        let mut pair = [longer, shorter].map(PythonValue::from_number);
        if index % 2 == 1 {
            pair.reverse();
        }
        calls.push(pair.into());
    }
    calls
}

fn nim_sum(generator: &mut Generator) -> Vec<CallArguments> {
    let mut calls = boards(&[
        &[5, 4, 3, 2],
        &[5, 3],
        &[7],
        &[],
        &[0],
        &[1, 1, 1, 1, 1, 1, 1],
        &[4, 4, 4, 4, 2, 2, 1, 1, 7],
        &[0, 6, 0],
        &[256, 255],
    ]);
    calls.push(vec![PythonValue::numbers([
        two_to_the(32) + 5,
        BigInt::from(9),
    ])]);
    calls.push(vec![PythonValue::numbers([
        two_to_the(65) + 5,
        two_to_the(65),
        BigInt::from(6),
    ])]);
    for most in [7, 7, 15, 15, 31, 63, 500, 100_000] {
        calls.push(vec![board(&made_up_rows(generator, (2, 6), (0, most)))]);
    }
    calls
}

/// Boards of both kinds, as many of one as of the other: some are made even by their last row.
fn positions(generator: &mut Generator) -> Vec<CallArguments> {
    let mut calls = boards(&[
        &[5, 4, 3, 2],
        &[5, 4, 3, 1],
        &[5, 5],
        &[1],
        &[],
        &[0, 0],
        &[1, 2, 3],
        &[1, 1, 1],
        &[18, 6, 3, 20, 9],
        &[300, 44],
    ]);
    calls.push(vec![PythonValue::numbers([two_to_the(70), two_to_the(70)])]);
    calls.push(vec![PythonValue::numbers([two_to_the(70), two_to_the(69)])]);
    for index in 0..MADE_UP {
        let mut rows = made_up_rows(generator, (2, 5), (1, 31));
        let sum = rows.iter().fold(0, |sum, size| sum ^ size);
        if index % 2 == 0 {
            rows.push(sum);
        }
        calls.push(vec![board(&rows)]);
    }
    calls
}

fn is_human(generator: &mut Generator) -> Vec<CallArguments> {
    const NAMES: [&str; 8] = [
        "Anna", "Bela", "Carlos", "Dilek", "Emma", "Femi", "Gita", "Hiro",
    ];
    let mut names: Vec<String> = [
        "Computer 1",
        "Anna",
        "I think therefore I am",
        "computer",
        "COMPUTER",
        "my Computer",
        "supercomputers",
        "comp uter",
        "Compute",
        "",
    ]
    .map(str::to_owned)
    .into();
    for index in 0..MADE_UP {
        let name = NAMES[generator.index(NAMES.len())];
        let mixed: String = "computer"
            .chars()
            .map(|letter| match generator.number(0, 1) {
                0 => letter,
                _ => letter.to_ascii_uppercase(),
            })
            .collect();
        names.push(match index % 4 {
            0 => format!("{mixed} {name}"),
            1 => format!("{name} the {mixed}"),
            2 => format!("{name} {}", generator.number(2, 99)),
            _ => format!("{name}'s {}", &mixed[..generator.index(8)]),
        });
    }
    names
        .into_iter()
        .map(|name| vec![PythonValue::Str(name)])
        .collect()
}

fn is_board_empty(generator: &mut Generator) -> Vec<CallArguments> {
    let mut calls = boards(&[
        &[0, 0, 0],
        &[],
        &[0],
        &[3, 0, 0],
        &[1],
        &[0, 0, 1],
        &[0, 1, 0],
        &[2, 2],
    ]);
    for index in 0..MADE_UP {
        let mut rows = vec![0; generator.index(20) + 1];
        if index % 2 == 0 {
            let row = generator.index(rows.len());
            rows[row] = generator.number(1, 1000);
        }
        calls.push(vec![board(&rows)]);
    }
    calls
}
