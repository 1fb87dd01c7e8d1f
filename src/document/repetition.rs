//! How the values of a game go on for ever, and how that is known from finitely many of them; or that it is not known.

use super::block::Block;
use super::games::{count_prime_factors, heap_of, values_go_on};
use super::step_text::StepText;
use super::table::{Align, Cell, Table};
use super::text::{Text, say};
use super::values_table::values_table;
use super::wording::{counted, grouped};
use crate::game::{Game, Heaps, LooksBack, Period, PeriodLaw};

/// "From 71 on they repeat every 12", where "they" are the values.
pub(super) fn how_they_repeat(they: &'static str, period: Period) -> Text {
    let Period {
        from,
        length,
        saltus,
        ..
    } = period;
    let from = say!("From {from} on ");
    match (length, saltus) {
        (1, 0) => say!("{from}{they} stay the same"),
        (_, 0) => say!("{from}{they} repeat every {length}"),
        (1, _) => say!("{from}each value is {saltus} more than the one before it"),
        _ => say!("{from}each value is {saltus} more than the one {length} before it"),
    }
}

/// "79 = 71 + 8": where a heap stands in the repetition.
pub(super) fn place_in(period: Period, heap: u64, like: u64) -> Text {
    let rounds = Text::from(grouped(((heap - like) / period.length).into()));
    let place = say!(
        "{heap} = {like} + {rounds} × {length}. ",
        length = period.length
    );
    let repeat = how_they_repeat("the values", period);
    match period.saltus {
        0 => say!("{place}{repeat}."),
        saltus => {
            let added = grouped(period.added(heap).into());
            say!("{place}{repeat}, so {rounds} × {saltus} = {added} are added.")
        }
    }
}

/// How the values repeat, and why.
pub(super) fn told(game: Game, period: Period) -> StepText<'static> {
    let Period {
        from,
        length,
        values_needed,
        ..
    } = period;
    let heading = say!(
        "{how_they_repeat}, for ever",
        how_they_repeat = how_they_repeat("the values", period)
    );
    StepText::new(heading, move || {
        // Lines as long as the period, or as several of them, let it be seen.
        let in_line = match length {
            1..=12 => length * (12 / length),
            _ => 10,
        };
        let mut blocks = values_table(game, values_needed, in_line);
        let Some(law) = game.rules().period_law() else {
            return blocks;
        };
        blocks.push(Block::Paragraph(checked(law, period)));
        match (law, law.looks_back()) {
            (_, Some(back)) => blocks.push(Block::Paragraph(looking_back(back))),
            (PeriodLaw::AnyTaken { splits: false }, None) => {
                blocks.push(Block::Paragraph(every_smaller(heap_of(game))));
            }
            (PeriodLaw::AnyTaken { .. }, None) => blocks.extend(of_last_digits(game, period)),
            _ => blocks.push(Block::Paragraph(cut_off(length))),
        }
        let last_other = from.checked_sub(1).filter(|_| law.looks_back().is_none());
        blocks.extend(
            last_other
                .map(|last| Block::Paragraph(say!("The last heap that does not fit is {last}."))),
        );
        blocks
    })
}

/// Which values have been compared.
fn checked(law: PeriodLaw, period: Period) -> Text {
    let compared = law.compared(period);
    let how = say!(
        "How that is known. Work out the first {values_needed} values, by mex. Then compare ",
        values_needed = grouped(period.values_needed.into())
    );
    let further = say!(
        " with the one {length} further on: ",
        length = period.length
    );
    let count = compared.end - compared.start;
    let is = match period.saltus {
        0 if count == 1 => say!("they are equal."),
        0 => say!("all {count} are equal.", count = grouped(count.into())),
        saltus => say!("that is {saltus} more, each time."),
    };
    match count {
        0 => say!("{how}nothing, as no value before it matters."),
        1 => say!(
            "{how}the value of {start}{further}{is}",
            start = compared.start
        ),
        _ => say!(
            "{how}each value from {start} to {end_less_one}{further}{is}",
            start = compared.start,
            end_less_one = compared.end - 1
        ),
    }
}

/// Where heaps are never split.
fn looking_back(LooksBack { most_taken, from }: LooksBack) -> Text {
    let where_ = match from {
        0 => Text::default(),
        _ => say!("from a heap of {from} or more "),
    };
    match most_taken {
        0 => say!(
            "That is enough: {where_}nothing can be taken, and what no move can change is worth 0."
        ),
        _ => say!(
            "That is enough. A value depends only on the {most_taken}{value} before it, because {where_}no more than {most_taken} can be taken. So once that many values in a row have come again, the next one comes again too, and so on for ever.",
            value = if most_taken == 1 { " value" } else { " values" }
        ),
    }
}

/// Where heaps may be split, and no more than so many may be taken.
fn cut_off(length: u64) -> Text {
    say!(
        "That is enough. Take any larger heap, and the one {length} smaller. Whatever one move leaves of the larger heap, one part is large enough to lie within the repetition, so {length} can be cut from that part without changing its value. That gives what one move leaves of the smaller heap. It works the other way round too. So the same values can be reached from both heaps, the same number is missing, and the repetition goes on, one heap after the other. (Guy and Smith, 1956)"
    )
}

/// Where any number may be taken and nothing is split.
fn every_smaller(heap: &'static str) -> Text {
    say!(
        "That is enough. Of a {heap} every smaller one can be left, and nothing else. So a {heap} of n can reach the values from 0 to n − 1, the smallest number that is missing is n, and so it goes on."
    )
}

/// Where any number may be taken and heaps may be split: the last digits of the values decide.
fn of_last_digits(game: Game, period: Period) -> Vec<Block> {
    let length = period.length;
    let rules = game.rules();
    let digits = length.trailing_zeros();
    let last_digits = |value: u64| {
        let width = digits as usize;
        format!("{:0width$b}", value % length)
    };
    let why = say!(
        "That is enough. The heap that comes next must be worth {saltus} more than the one {length} before it, for three reasons. First, any number can be taken, so all values of smaller heaps can be reached, and no two heaps are worth the same.",
        saltus = period.saltus
    );
    let splits = say!(
        "Second, no split reaches the value that the heap is to have. Look at the last {digits}: {length} more does not change them, so they depend only on what the size leaves when it is divided by {length}. In this table all splits are tried, by what the two parts leave, and the digits of the whole heap are never those of the parts' XOR.",
        digits = counted(u64::from(digits), "binary digit")
    );
    let columns = [
        (Align::Right, "one leaves".into()),
        (Align::Right, "digits".into()),
        (Align::Right, "other leaves".into()),
        (Align::Right, "digits".into()),
        (Align::Right, "XOR".into()),
        (Align::Right, "whole heap".into()),
    ];
    let mut table = Table::new(1, columns);
    let places = period.from..period.from + length;
    for one in places.clone() {
        for other in one..places.end {
            let [a, b, whole] = [one, other, one + other].map(|heap| rules.value(heap));
            table.row([
                Cell::from(one % length),
                Cell::from(last_digits(a)),
                Cell::from(other % length),
                Cell::from(last_digits(b)),
                Cell::from(last_digits(a ^ b)),
                Cell::from(last_digits(whole)),
            ]);
        }
    }
    let mut blocks = vec![
        Block::Paragraph(why),
        Block::Paragraph(splits),
        Block::Table(table),
    ];
    blocks.extend(small_split(game, period).map(Block::Paragraph));
    blocks
}

/// A value that only a split reaches, and why a larger heap reaches the like.
fn small_split(game: Game, period: Period) -> Option<Text> {
    let rules = game.rules();
    let mut heaps = period.from..period.values_needed;
    let (heap, value) = heaps.find_map(|heap| {
        let of_heap = |value: &u64| (0..heap).any(|smaller| rules.value(smaller) == *value);
        let value = (0..rules.value(heap)).find(|value| !of_heap(value))?;
        Some((heap, value))
    })?;
    let Heaps::Two(part, rest) = rules.options_worth(heap, value).next()? else {
        return None;
    };
    Some(say!(
        "Third, all smaller values can be reached. Where no smaller {heap_of_game} has one, a split does, with a small part: a heap of {heap} is worth {value_of_heap} and reaches {value} as {part} and {rest}, worth {value_of_part} ⊕ {value_of_rest} = {value}. With {length} more in the larger part, the value of that split is {saltus} more too. (Lasker, 1931)",
        heap_of_game = heap_of(game),
        value_of_heap = rules.value(heap),
        value_of_part = rules.value(part),
        value_of_rest = rules.value(rest),
        length = period.length,
        saltus = period.saltus
    ))
}

/// What is known where no period is proved.
pub(super) fn not_found(game: Game, searched: Option<u64>) -> StepText<'static> {
    let Some(searched) = searched else {
        let heading = say!(
            "The value of each {heap} is how many prime factors it has",
            heap = heap_of(game)
        );
        return StepText::new(heading, || {
            [Block::Paragraph(say!(
                "{count_prime_factors}. Heights of 2, 4, 8, 16 and so on are worth 1, 2, 3, 4 and so on, so the values do not repeat.",
                count_prime_factors = count_prime_factors()
            ))]
        });
    };
    let heading = say!("The values are not known to repeat");
    StepText::new(heading, move || {
        [Block::Paragraph(values_go_on(game, searched))]
    })
}
