//! The values of heaps in words: what a heap may become, and which number is missing among what that is worth.

use super::games::{heap_of, heap_of_size, heaps_up_to, name_of, of_prime_factors};
use super::prelude::*;
use super::repetition::{place_in, values_table};
use crate::derivation::{HeapValue, OptionValue, OptionsWorth, Step};
use crate::game::{Game, Heaps, ValueFrom};

pub(super) fn heap_value(step: &Step, of: &HeapValue) -> StepText {
    let (game, heap, value) = (of.game, of.heap, of.value);
    let a_heap = text!["A "{heap_of_size(game, heap)}" ("{name_of(game)}")"];
    match &of.from {
        ValueFrom::Size => StepText::heading(text![{a_heap}" is worth "{value}]),
        ValueFrom::PrimeFactors(found) => of_prime_factors(heap, value, found),
        ValueFrom::Options => {
            let heading = text![{a_heap}" is worth "{strong(value.to_string())}];
            StepText::new(heading, by_options(step, heap, value))
        }
        &ValueFrom::Period { period, like } => {
            let as_much = match period.added(heap) {
                0 => " is worth as much as one of ".into(),
                added => text![" is worth "{grouped(added.into())}" more than one of "],
            };
            let heading = text![{a_heap}{as_much}{like}": "{strong(value.to_string())}];
            StepText::new(heading, place_in(period, heap, like))
        }
    }
}

/// The options with their values, and the number that is missing among these.
fn by_options(step: &Step, heap: u64, value: u64) -> Vec<Block> {
    let options = step.substeps();
    if options.is_empty() {
        let why = "No move can be made in it, so it leaves no values, and the smallest number that is missing is ";
        return text![{why}{value}"."].into_blocks();
    }
    let mut values: Vec<u64> = options.iter().filter_map(worth_of_option).collect();
    values.sort_unstable();
    values.dedup();
    let told = values.iter().take(MOST_ROWS_TOLD);
    let told = told.map(|&value| value.into());
    let more = (values.len() > MOST_ROWS_TOLD).then(|| "others".into());
    let there = listed(told.chain(more), "and");
    let here = one_or_more(values.len(), "The only value here is ", "The values here are ");
    let missing = text![
        {here}{there}". The smallest number that is missing is "{strong(value.to_string())}
        ": that is the value of "{heap}". (It is called the "{term("mex")}
        ", the minimum excluded number.) So a move can reach every smaller value, as in Nim, and never the same one."
    ];
    (options_table(&options), missing).into_blocks()
}

fn worth_of_option(step: &Step) -> Option<u64> {
    match step {
        Step::OptionValue(option) => Some(option.value),
        Step::OptionsWorth(options) => Some(options.value),
        _ => None,
    }
}

fn options_table(options: &[Step]) -> Table {
    let one_by_one = matches!(options.first(), Some(Step::OptionValue(_)));
    if one_by_one {
        let mut table = Table::of("<one move leaves|<that is worth");
        for step in options {
            if let Step::OptionValue(of) = step {
                table.add((heaps_left(of.option), worth_of(of)));
            }
        }
        return table;
    }
    let mut table = Table::of(">value|>moves that reach it|<one of them leaves");
    let told = first_and_last(options.len());
    tell_rows(&mut table, told, "more value", |row| {
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
    let rules = of.game.rules();
    match of.option {
        Heaps::Two(first, second) => text![
            {rules.value(first)}"\u{a0}⊕\u{a0}"{rules.value(second)}"\u{a0}=\u{a0}"{of.value}
        ],
        _ => of.value.into(),
    }
}

pub(super) fn option_value(of: &OptionValue) -> StepText {
    StepText::heading(text!["A move can leave "{heaps_left(of.option)}", worth "{of.value}])
}

pub(super) fn options_worth(of: &OptionsWorth) -> StepText {
    let moves = text![{counted(of.count, "move")}{one_or_more(of.count, " reaches", " reach")}];
    let left = heaps_left(of.example);
    StepText::heading(text![{moves}" the value "{of.value}": one leaves "{left}])
}

pub(super) fn smaller_values(game: Game, to: u64) -> StepText {
    const MOST_IN_ONE_LINE: u64 = 12;
    let heading = match to {
        0 => text!["An empty "{heap_of(game)}" is worth 0"],
        _ => text!["The values of the "{heaps_up_to(game, to)}" ("{name_of(game)}")"],
    };
    let how: Text = "From the bottom up, each value is the smallest number, from 0 on, that is missing among the values of what one move leaves (lesson\u{a0}10).".into();
    let of_two = text!["Two "{heap_of(game)}"s together are worth the XOR of their values."];
    let how = how.then(game.rules().splits().then_some(of_two));
    let count = to + 1;
    let in_line = if count <= MOST_IN_ONE_LINE { count } else { 10 };
    let table = (to > 0).then(|| values_table(game, count, in_line));
    StepText::new(heading, (how, table))
}

/// The table of values under what each follows from, for `values`.
pub(super) fn mex_of_each(step: &Step, game: Game) -> StepText {
    let heading = text![
        "What one move makes of each "{heap_of(game)}", and which number is missing"
    ];
    let example = match step.substeps().pop() {
        Some(Step::HeapValue(of)) => Some(example_of_mex(&of)),
        _ => None,
    };
    StepText::new(heading, example)
}

/// "One move in a heap of 5 can reach the values 0 to 3, and the smallest number that is missing is 4: its value."
fn example_of_mex(of: &HeapValue) -> Text {
    let (game, heap, value) = (of.game, of.heap, of.value);
    text![
        "For example, one move in a "{heap_of_size(game, heap)}" can reach these values: "
        {reached(game, heap)}". The smallest number that is missing is "{value}": its value."
    ]
}

fn reached(game: Game, heap: u64) -> Text {
    let rules = game.rules();
    let options = rules.options(heap);
    let mut values: Vec<u64> = options.map(|option| rules.worth(option)).collect();
    values.sort_unstable();
    values.dedup();
    if values.is_empty() {
        return "none".into();
    }
    let runs = values.chunk_by(|one, next| one + 1 == *next);
    let told = runs.flat_map(|run| match *run {
        [first, _, _, .., last] if run.len() > 3 => vec![text![{first}" to "{last}]],
        _ => run.iter().copied().map(Text::from).collect(),
    });
    listed(told, "and")
}
