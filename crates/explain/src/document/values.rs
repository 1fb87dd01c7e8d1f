//! The values of heaps in words: what a heap may become, and which number is missing among what that is worth.

use super::folding::fold;
use super::games::{heap_of, heap_of_size, heaps_up_to, name_of, of_prime_factors, rules_of};
use super::prelude::*;
use crate::derivation::{HeapValue, OptionValue, OptionsWorth, Step};
use theory::{Game, Heaps, Repetition};

pub(crate) fn heap_value(step: &Step, of: &HeapValue) -> StepText {
    let (game, heap, value) = (of.game, of.heap, of.value);
    if game == Game::Divisors {
        return of_prime_factors(heap, value);
    }
    let heading = text![
        "A "{heap_of_size(game, heap)}" ("{name_of(game)}") is worth "{strong(value.to_string())}
    ];
    StepText::new(heading, by_options(step, heap, value))
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
    let game = of.game;
    match of.option {
        Heaps::Two(first, second) => text![
            {game.value(first)}"\u{a0}⊕\u{a0}"{game.value(second)}"\u{a0}=\u{a0}"{of.value}
        ],
        _ => of.value.into(),
    }
}

pub(crate) fn option_value(of: &OptionValue) -> StepText {
    StepText::heading(text!["A move can leave "{heaps_left(of.option)}", worth "{of.value}])
}

pub(crate) fn options_worth(of: &OptionsWorth) -> StepText {
    let moves = text![{counted(of.count, "move")}{one_or_more(of.count, " reaches", " reach")}];
    let left = heaps_left(of.example);
    StepText::heading(text![{moves}" the value "{of.value}": one leaves "{left}])
}

pub(crate) fn smaller_values(game: Game, to: u64) -> StepText {
    const MOST_IN_ONE_LINE: u64 = 12;
    let heading = match to {
        0 => text!["An empty "{heap_of(game)}" is worth 0"],
        _ => text!["The values of the "{heaps_up_to(game, to)}" ("{name_of(game)}")"],
    };
    let count = to + 1;
    let in_line = if count <= MOST_IN_ONE_LINE { count } else { 10 };
    let table = (to > 0).then(|| values_table(game, count, in_line));
    StepText::new(heading, (from_the_bottom_up(game), table))
}

/// The values of a game, and whether those that have been worked out repeat: what `games kayles` shows.
pub fn tell_values(game: Game, values: &[u64]) -> Document {
    const SHOWN: u64 = 100;
    let title = Block::Title(text!["The values of "{name_of(game)}]);
    let table = values_table(game, SHOWN, 10);
    let most = grouped(Game::MOST.into());
    let found = match (game, Repetition::of(values)) {
        (_, Some(Repetition { from, length, .. })) => text![
            "From "{from}" on the values repeat every "{length}", as far as they have been worked out: up to a "
            {heap_of(game)}" of "{most}"."
        ],
        (Game::Nim, None) => "Each row is worth its size, so the values do not repeat.".into(),
        (Game::Grundy, None) => text![
            "Up to a "{heap_of(game)}" of "{most}
            " the values do not repeat. Nobody knows whether they ever do."
        ],
        (_, None) => text!["Up to a "{heap_of(game)}" of "{most}" the values do not repeat."],
    };
    Document::of((title, rules_of(game), from_the_bottom_up(game), table, Block::Conclusion(found)))
}

/// How values are worked out.
fn from_the_bottom_up(game: Game) -> Text {
    let how: Text = "From the bottom up, each value is the smallest number, from 0 on, that is missing among the values of what one move leaves (lesson\u{a0}10).".into();
    let of_two = text!["Two "{heap_of(game)}"s together are worth the XOR of their values."];
    how.then(game.splits().then_some(of_two))
}

/// The values of so many heaps from 0 on, in one line.
fn values_in_a_line(game: Game, count: u64) -> Table {
    let mut table = table_of_heaps(game, (0..count).map(|heap| heap.to_string()));
    table.row(named_row("value", (0..count).map(|heap| game.value(heap))));
    table
}

/// A table of heaps, with a column for each.
fn table_of_heaps(game: Game, heaps: impl Iterator<Item = String>) -> Table {
    let header = std::iter::once(heap_of(game).into()).chain(heaps.map(Text::from));
    Table::new(1, header.map(|name| (Align::Right, name)))
}

/// The values of the first heaps: each under its heap or, where they do not fit into one line, so many in a line, and how that is
/// read.
fn values_table(game: Game, count: u64, in_line: u64) -> Vec<Block> {
    let in_line = in_line.min(count);
    if count == in_line {
        return values_in_a_line(game, count).into_blocks();
    }
    let mut table = table_of_heaps(game, (0..in_line).map(|column| format!("+{column}")));
    let lines = usize::try_from(count.div_ceil(in_line)).unwrap_or(usize::MAX);
    let told = fold(lines, MOST_ROWS_TOLD + 3, 3);
    tell_rows(&mut table, told, "more line", |line| {
        let first = (line as u64 - 1) * in_line;
        let value = |heap| (heap < count).then(|| Text::from(game.value(heap)));
        let values = (first..first + in_line).map(|heap| value(heap).unwrap_or_default());
        Some(named_row(first, values).collect())
    });
    let example = in_line + 1;
    let how_to_read = text![
        "So a "{heap_of(game)}" of "{example}" (in the line of "{in_line}", under +1) is worth "
        {game.value(example)}"."
    ];
    (table, how_to_read).into_blocks()
}
