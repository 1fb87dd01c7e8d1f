//! The values of heaps of games other than Nim: what each heap may become, and the smallest number missing among the values
//! of that.
//!
//! If one, two or three may be taken, a heap of 3 may become 2, 1 or nothing, with values 2, 1 and 0; so its value is 3. A
//! heap of 4 may become 3, 2 or 1, with values 3, 2 and 1; so its value is 0.

use std::collections::{BTreeMap, BTreeSet};

use crate::derivation::{Step, Target};
use crate::document::folding::fold;
use crate::document::games::{heap_of, heap_of_size, name_of, rules_of};
use crate::document::prelude::*;
use theory::hand_built::bitwise_exclusive_or;
use theory::{Board, Game, Heaps, Move, Repetition, prime_factors};

/// The most heaps of different sizes that are worked out in full; of all others only the value is shown.
const MOST_IN_FULL: usize = 6;
/// A heap with at most this many options lists them one by one; otherwise those of equal value are shown together.
const MOST_OPTIONS: u64 = 12;

/// What a heap is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names of the fields say it all.
pub struct HeapValue {
    pub game: Game,
    pub heap: u64,
    pub value: u64,
}

/// One option of a heap, and what the heaps that it leaves are worth together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names of the fields say it all.
pub struct OptionValue {
    pub game: Game,
    pub option: Heaps,
    pub value: u64,
}

/// The options of a heap that are worth the same, counted; one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names of the fields say it all.
pub struct OptionsWorth {
    pub game: Game,
    pub value: u64,
    pub count: u64,
    pub example: Heaps,
}

/// One prime factor divided out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DivideOut {
    /// What is divided.
    pub number: u64,
    /// The smallest prime factor of the number.
    pub prime: u64,
    /// What remains.
    pub rest: u64,
}

impl HeapValue {
    /// The value of a heap of a game.
    pub fn of(game: Game, heap: u64) -> Self {
        Self { game, heap, value: game.value(heap) }
    }

    /// What the value follows from: the prime factors of a tower, the options of any other heap.
    pub(crate) fn substeps(&self) -> Vec<Step> {
        match self.game {
            Game::Divisors => DivideOut::one_by_one(self.heap).map(Step::DivideOut).collect(),
            game => options(game, self.heap),
        }
    }
}

impl DivideOut {
    /// The prime factors of a number divided out one after the other.
    pub fn one_by_one(mut number: u64) -> impl Iterator<Item = Self> {
        prime_factors(number).into_iter().map(move |prime| {
            let rest = number / prime;
            let step = Self { number, prime, rest };
            number = rest;
            step
        })
    }
}

/// The value of each heap that is not one of Nim; empty if there are only those.
pub(crate) fn steps(board: &Board) -> Vec<Step> {
    let mut heaps: BTreeMap<Game, BTreeSet<u64>> = BTreeMap::new();
    for (game, rows) in board.parts() {
        if game != Game::Nim {
            heaps.entry(game).or_default().extend(rows);
        }
    }
    heaps.into_iter().flat_map(|(game, sizes)| of_game(game, &sizes)).collect()
}

/// The values of heaps of one game: those of the smaller heaps, then heap by heap.
fn of_game(game: Game, sizes: &BTreeSet<u64>) -> Vec<Step> {
    let shown: Vec<u64> = sizes.iter().copied().take(MOST_IN_FULL).collect();
    let mut steps = Vec::new();
    // Where no tower can be broken, no value has to be found.
    let smallest = if game == Game::Divisors { 2 } else { 1 };
    if let Some(&largest) = shown.last()
        && largest >= smallest
    {
        steps.push(Step::SmallerValues { game, to: largest - 1 });
    }
    steps.extend(shown.into_iter().map(|heap| Step::HeapValue(HeapValue::of(game, heap))));
    steps
}

/// What a heap may become, with the value of each option, or, if there are many, how often each value occurs.
fn options(game: Game, heap: u64) -> Vec<Step> {
    if game.count_options(heap) <= MOST_OPTIONS {
        return game
            .options(heap)
            .map(|option| OptionValue { game, option, value: game.worth(option) })
            .map(Step::OptionValue)
            .collect();
    }
    let mut by_value: BTreeMap<u64, (Heaps, u64)> = BTreeMap::new();
    for option in game.options(heap) {
        by_value.entry(game.worth(option)).or_insert((option, 0)).1 += 1;
    }
    by_value
        .into_iter()
        .map(|(value, (example, count))| OptionsWorth { game, value, count, example })
        .map(Step::OptionsWorth)
        .collect()
}

/// The value that each row needs, and whether a move leads to it.
pub(crate) fn targets(board: &Board, nim_sum: u64) -> Vec<Step> {
    board.numbered_with_games().map(|(row, game, size)| target(row, game, size, nim_sum)).collect()
}

/// The value that one row needs, and whether a move leads to it.
fn target(row: usize, game: Game, size: u64, nim_sum: u64) -> Step {
    let value = game.value(size);
    let target = bitwise_exclusive_or(value, nim_sum);
    Step::Target(Target {
        row,
        game,
        size,
        value,
        target,
        moves: game.count_worth(size, target),
        example: game.options_worth(size, target).next(),
    })
}

/// Whether a move gives its row a higher value.
pub(crate) fn is_raised(board: &Board, mv: Move) -> bool {
    let (before, after) = board.values_of(mv);
    after > before
}

/// A move that gives a row a higher value, if one is found quickly.
pub(crate) fn raising(board: &Board) -> Option<Move> {
    const TRIED: usize = 10_000;
    board.numbered_with_games().find_map(|(row, game, from)| {
        let value = game.value(from);
        let mut options = game.options(from).take(TRIED);
        let becomes = options.find(|&option| game.worth(option) > value)?;
        Some(Move::new(row, game, from, becomes))
    })
}

pub(crate) fn heap_value(step: &Step, of: &HeapValue) -> StepText {
    let HeapValue { game, heap, value } = *of;
    if game == Game::Divisors {
        return by_prime_factors(heap, value);
    }
    StepText::new(worth(game, heap, value), by_options(game, &step.substeps(), value))
}

/// "A row of 3 in Kayles is worth 3".
fn worth(game: Game, heap: u64, value: u64) -> Text {
    text![
        "A "{heap_of_size(game, heap)}" in "{name_of(game)}" is worth "{strong(value.to_string())}
    ]
}

/// The options with their values, and the number that is missing among these.
fn by_options(game: Game, options: &[Step], value: u64) -> Vec<Block> {
    let heap = heap_of(game);
    if options.is_empty() {
        return text!["It has no move, so no value occurs, and the smallest number missing is 0."]
            .into_blocks();
    }
    let mut values: Vec<u64> = options.iter().filter_map(worth_of_option).collect();
    values.sort_unstable();
    values.dedup();
    let count = values.len();
    let shown = values.into_iter().map(Text::from).collect();
    let occurring = listed(some(shown, MOST_ROWS_TOLD, |more| text![{more}" more"]), "and");
    let missing = match count {
        1 => text![
            "The only value here is "{occurring}". The smallest number missing is "{value}
            ": the value of the "{heap}"."
        ],
        _ => text![
            "The values here are "{occurring}". The smallest number missing is "{value}
            ": the value of the "{heap}"."
        ],
    };
    (options_table(options), missing).into_blocks()
}

fn worth_of_option(step: &Step) -> Option<u64> {
    match step {
        Step::OptionValue(option) => Some(option.value),
        Step::OptionsWorth(options) => Some(options.value),
        _ => None,
    }
}

fn options_table(options: &[Step]) -> Table {
    if matches!(options.first(), Some(Step::OptionValue(_))) {
        let mut table = Table::of("<a move leaves|<value");
        for step in options {
            if let Step::OptionValue(of) = step {
                table.add((heaps_left(of.option), worth_of(of)));
            }
        }
        return table;
    }
    let mut table = Table::of(">value|>moves to it|<one of them leaves");
    let shown = first_and_last(options.len());
    tell_rows(&mut table, shown, "more value", |row| {
        let Step::OptionsWorth(of) = &options[row - 1] else {
            return None;
        };
        let count = grouped(of.count.into());
        Some((of.value, count, heaps_left(of.example)).into_cells())
    });
    table
}

/// "3", or "2 ⊕ 1 = 3" where two heaps are left.
fn worth_of(of: &OptionValue) -> Text {
    let game = of.game;
    match of.option {
        Heaps::Two(first, second) => xor_equation(game.value(first), game.value(second), of.value),
        _ => of.value.into(),
    }
}

pub(crate) fn option_value(of: &OptionValue) -> StepText {
    StepText::heading(text!["A move can leave "{heaps_left(of.option)}", worth "{of.value}])
}

pub(crate) fn options_worth(of: &OptionsWorth) -> StepText {
    let (value, left) = (of.value, heaps_left(of.example));
    StepText::heading(match of.count {
        1 => text!["One move leaves the value "{value}": it leaves "{left}],
        count => text![
            {counted(count, "move")}" leave the value "{value}": one of them leaves "{left}
        ],
    })
}

/// The value of a tower: the number of its prime factors.
fn by_prime_factors(height: u64, value: u64) -> StepText {
    let factors = prime_factors(height);
    let heading = match factors[..] {
        [] => text![
            "A tower of height "{height}" is worth "{strong("0")}": it cannot be broken"
        ],
        [_] => text![
            "A tower of height "{height}" is worth "{strong("1")}": "{height}" is a prime number"
        ],
        _ => {
            let product = joined(factors.iter().copied(), " × ");
            text![
                "A tower of height "{height}" is worth "{strong(value.to_string())}": "
                [{height}" = "{product}]
            ]
        }
    };
    if value <= 1 {
        return StepText::heading(heading);
    }
    let mut table = Table::of(">number|>prime factor|>leaves");
    for of in DivideOut::one_by_one(height) {
        table.add((of.number, of.prime, of.rest));
    }
    StepText::new(heading, table)
}

/// One of the prime factors divided out.
pub(crate) fn divide_out(of: &DivideOut) -> StepText {
    StepText::heading(text![[{of.number}" ÷ "{of.prime}" = "{of.rest}]])
}

pub(crate) fn smaller_values(game: Game, to: u64) -> StepText {
    const MOST_IN_ONE_LINE: u64 = 12;
    let heap = heap_of(game);
    if game == Game::Divisors {
        let heading = "A tower is worth the number of prime factors of its height";
        let why = "A prime number is larger than 1, and only 1 and itself divide it: 2, 3, 5, 7 and so on. One that divides a height twice counts twice. A move takes one or more of the prime factors of a height away, as a move in Nim takes objects from a row.";
        return StepText::new(heading.into(), why);
    }
    if to == 0 {
        let heading = text!["An empty "{heap}" in "{name_of(game)}" is worth 0"];
        return StepText::new(heading, by_mex(game));
    }
    let heading = text!["The values of "{heap}"s of 0 to "{to}" in "{name_of(game)}];
    let count = to + 1;
    let in_line = if count <= MOST_IN_ONE_LINE { count } else { 10 };
    StepText::new(heading, (by_mex(game), values_table(game, count, in_line)))
}

/// The values of a game, and whether those that have been worked out repeat: what `games kayles` shows.
pub fn tell_values(game: Game, values: &[u64]) -> Document {
    const SHOWN: u64 = 100;
    let title = Block::Title(text!["The values of "{name_of(game)}]);
    let table = values_table(game, SHOWN, 10);
    let heap = heap_of(game);
    let most = grouped(Game::MOST.into());
    let found = match (game, Repetition::of(values)) {
        (_, Some(Repetition { from: 0, length, .. })) => text![
            "The values repeat every "{counted(length, heap)}" (worked out up to a "{heap}" of "
            {most}")."
        ],
        (_, Some(Repetition { from, length, .. })) => text![
            "From a "{heap}" of "{from}" on, one larger by "{length}
            " has the same value (worked out up to a "{heap}" of "{most}")."
        ],
        (Game::Nim, None) => "Each row is worth its size, so the values do not repeat.".into(),
        (Game::Grundy, None) => text![
            "Up to a "{heap}" of "{most}
            " the values do not repeat. It is not known whether they ever do."
        ],
        (_, None) => text!["Up to a "{heap}" of "{most}" the values do not repeat."],
    };
    Document::of((title, rules_of(game), by_mex(game), table, Block::Conclusion(found)))
}

/// How values are worked out.
fn by_mex(game: Game) -> Text {
    let heap = heap_of(game);
    let how = text![
        "To find the value of a "{heap}", list the values that one move can leave. The smallest of 0, 1, 2, 3 and so on that is not in the list is the value of the "
        {heap}", called the "{term("mex")}" of the list (minimum excluded number)."
    ];
    if game.splits() {
        text![{how}" Two "{heap}"s together are worth the XOR of their values."]
    } else {
        how
    }
}

/// A table of heaps, with a column for each.
fn table_of_heaps(game: Game, heaps: impl Iterator<Item = String>) -> Table {
    let header = std::iter::once(heap_of(game).into()).chain(heaps.map(Text::from));
    Table::new(1, header.map(|name| (Align::Right, name)))
}

/// The values of the first heaps: each under its heap or, where they do not fit into one line, `in_line` of them in a line,
/// and how that is read.
fn values_table(game: Game, count: u64, in_line: u64) -> Vec<Block> {
    if count <= in_line {
        let mut table = table_of_heaps(game, (0..count).map(|heap| heap.to_string()));
        table.row(named_row("value", (0..count).map(|heap| game.value(heap))));
        return table.into_blocks();
    }
    let mut table = table_of_heaps(game, (0..in_line).map(|column| format!("+{column}")));
    let lines = usize::try_from(count.div_ceil(in_line)).unwrap_or(usize::MAX);
    let shown = fold(lines, MOST_ROWS_TOLD + 3, 3);
    tell_rows(&mut table, shown, "more line", |line| {
        let first = (line as u64 - 1) * in_line;
        let values = (first..first + in_line)
            .map(|heap| if heap < count { Text::from(game.value(heap)) } else { Text::default() });
        Some(named_row(first, values).collect())
    });
    let example = in_line + 1;
    let how_to_read = text![
        "For example, a "{heap_of(game)}" of "{example}" (line "{in_line}", column +1) is worth "
        {game.value(example)}"."
    ];
    (table, how_to_read).into_blocks()
}
