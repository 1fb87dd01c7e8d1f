//! How the values of a game go on for ever, and how that is known from finitely many of them; or that it is not known. The values
//! are in one table, which an explanation of a heap shows as well.

use super::folding::fold;
use super::games::{count_prime_factors, heap_of, values_go_on, what_is_counted};
use super::prelude::*;
use crate::game::{Game, Heaps, Lookback, Period, PeriodLaw};

/// "From 71 on they repeat every 12", where "they" are the values.
pub(super) fn how_they_repeat(they: &'static str, period: Period) -> Text {
    let (length, saltus) = (period.length, period.saltus);
    let from = text!["From "{period.from}" on "];
    match (length, saltus) {
        (1, 0) => text![{from}{they}" stay the same"],
        (_, 0) => text![{from}{they}" repeat every "{length}],
        (1, _) => text![{from}"each value is "{saltus}" more than the one before it"],
        _ => text![{from}"each value is "{saltus}" more than the one "{length}" before it"],
    }
}

/// "79 = 71 + 8": the place of a heap in the repetition.
pub(super) fn place_in(period: Period, heap: u64, like: u64) -> Text {
    let rounds = Text::from(grouped(((heap - like) / period.length).into()));
    let place = text![[{heap}" = "{like}" + "{rounds.clone()}" × "{period.length}]". "];
    let repeat = how_they_repeat("the values", period);
    match period.saltus {
        0 => text![{place}{repeat}"."],
        saltus => {
            let added = grouped(period.added(heap).into());
            text![{place}{repeat}", so "[{rounds}" × "{saltus}" = "{added}]" are added."]
        }
    }
}

/// How the values repeat, and why.
pub(super) fn told(game: Game, period: Period) -> StepText {
    let (from, length) = (period.from, period.length);
    let heading = text![{how_they_repeat("the values", period)}", for ever"];
    // A line as long as the period, or as several of them, lets it be seen.
    let blocks = match length {
        1..=12 => values_in_a_line(game, from, length * (12 / length)).into_blocks(),
        _ => values_table(game, period.values_needed, 10),
    };
    let Some(law) = game.rules().period_law() else {
        return StepText::new(heading, blocks);
    };
    let last_other = from.checked_sub(1).filter(|_| law.looks_back().is_none());
    let last_other = last_other.map(|last| text!["The last heap that does not fit is "{last}"."]);
    let enough = match (law, law.looks_back()) {
        (_, Some(back)) => looking_back(back).into_blocks(),
        (PeriodLaw::AnyTaken { splits: false }, None) => every_smaller(heap_of(game)).into_blocks(),
        (PeriodLaw::AnyTaken { .. }, None) => of_last_digits(game, period),
        _ => cut_off(length).into_blocks(),
    };
    let checked = checked(law, period).then(last_other);
    StepText::new(heading, (blocks, checked, enough))
}

/// The same without the long part of the proof, which is shown to those who read on.
pub(super) fn in_brief(game: Game, period: Period) -> Option<Vec<Block>> {
    left_out(game).map(|_| {
        let mut blocks = told(game, period).body;
        blocks.truncate(2);
        blocks
    })
}

/// What is said in place of that part.
pub(super) fn left_out(game: Game) -> Option<Block> {
    let law = game.rules().period_law()?;
    let is_long = law == PeriodLaw::AnyTaken { splits: true } && law.looks_back().is_none();
    is_long.then(|| {
        let how = text![": "{code("--depth 3")}" shows it"].at_prompt();
        Block::Paragraph(text![
            "That is enough, which takes a table of last binary digits to see"{how}". (Lasker, 1931)"
        ])
    })
}

/// Which values have been compared.
fn checked(law: PeriodLaw, period: Period) -> Text {
    let compared = law.compared(period);
    let how = text![
        "How that is known. Work out the first "{grouped(period.values_needed.into())}
        " values, by mex. Then compare "
    ];
    let further = text![" with the one "{period.length}" further on: "];
    let count = compared.end - compared.start;
    let is = match period.saltus {
        0 if count == 1 => text!["they are equal."],
        0 => text!["all "{grouped(count.into())}" are equal."],
        saltus => text!["that is "{saltus}" more, each time."],
    };
    match count {
        0 => text![{how}"nothing, as no value before it matters."],
        1 => text![{how}"the value of "{compared.start}{further}{is}],
        _ => text![{how}"each value from "{compared.start}" to "{compared.end - 1}{further}{is}],
    }
}

/// Where heaps are never split.
fn looking_back(Lookback { most_taken, from }: Lookback) -> Text {
    let where_ = match from {
        0 => Text::default(),
        _ => text!["from a heap of "{from}" or more "],
    };
    match most_taken {
        0 => text![
            "That is enough: "{where_}
            "nothing can be taken, and what no move can change is worth 0."
        ],
        _ => text![
            "That is enough. A value depends only on the "{most_taken}
            {if most_taken == 1 { " value" } else { " values" }}" before it, because "{where_}
            "no more than "{most_taken}
            " can be taken. So once that many values in a row have come again, the next one comes again too, and so on for ever."
        ],
    }
}

/// Where heaps may be split, and no more than so many may be taken.
fn cut_off(length: u64) -> Text {
    text![
        "That is enough. Whatever a move leaves of any larger heap, one part of it lies within the repetition, so "
        {length}
        " can be cut from that part without changing its value: that is what a move leaves of the heap "
        {length}
        " smaller, and the other way round. So both heaps reach the same values, the same number is missing, and it goes on for ever. (Guy and Smith, 1956)"
    ]
}

/// Where any number may be taken and nothing is split.
fn every_smaller(heap: &'static str) -> Text {
    text![
        "That is enough. Of a "{heap}" every smaller one can be left, and nothing else. So a "{heap}
        " of n can reach the values from 0 to "["n − 1"]", the smallest number that is missing is n, and so it goes on."
    ]
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
    let why = text![
        "That is enough. The heap that comes next must be worth "{period.saltus}
        " more than the one "{length}
        " before it, for three reasons. First, any number can be taken, so all values of smaller heaps can be reached, and no two heaps are worth the same."
    ];
    let splits = text![
        "Second, no split reaches the value that the heap is to have. Look at the last "
        {counted(u64::from(digits), "binary digit")}": "{length}
        " more does not change them, so they depend only on what the size leaves when it is divided by "
        {length}
        ". In this table all splits are tried, by what the two parts leave, and the digits of the whole heap are never those of the parts' XOR."
    ];
    let mut table = Table::of(">one leaves|>digits|>other leaves|>digits|>XOR|>whole heap");
    let places = period.from..period.from + length;
    for one in places.clone() {
        for other in one..places.end {
            let [a, b, whole] = [one, other, one + other].map(|heap| rules.value(heap));
            let [xor, whole] = [a ^ b, whole].map(last_digits);
            let [one, other] = [one, other].map(|heap| heap % length);
            table.add((one, last_digits(a), other, last_digits(b), xor, whole));
        }
    }
    (why, splits, table, small_split(game, period)).into_blocks()
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
    Some(text![
        "Third, all smaller values can be reached. Where no smaller "{heap_of(game)}
        " has one, a split does, with a small part: a heap of "{heap}" is worth "{rules.value(heap)}
        " and reaches "{value}" as "{part}" and "{rest}", worth "
        [{rules.value(part)}" ⊕ "{rules.value(rest)}" = "{value}]". With "{period.length}
        " more in the larger part, the value of that split is "{period.saltus}
        " more too. (Lasker, 1931)"
    ])
}

/// What is known where no period is proved.
pub(super) fn not_found(game: Game, searched: Option<u64>) -> StepText {
    let Some(searched) = searched else {
        let heading = text!["The value of each "{heap_of(game)}" is how many prime factors it has"];
        let why = text![
            {count_prime_factors()}
            ". Heights of 2, 4, 8, 16 and so on are worth 1, 2, 3, 4 and so on, so the values do not repeat."
        ];
        return StepText::new(heading, why);
    };
    let heading = text!["The values are not known to repeat"];
    StepText::new(heading, values_go_on(game, searched))
}

/// The values of so many heaps from one on, in one line.
pub(super) fn values_in_a_line(game: Game, from: u64, count: u64) -> Table {
    let heaps = from..from + count;
    let mut table = table_of_heaps(game, heaps.clone().map(|heap| heap.to_string()));
    let values = heaps.map(|heap| game.rules().value(heap));
    table.row(named_row("value", values));
    table
}

/// A table of heaps, with a column for each.
fn table_of_heaps(game: Game, heaps: impl Iterator<Item = String>) -> Table {
    let header = std::iter::once(what_is_counted(game).into()).chain(heaps.map(Text::from));
    Table::new(1, header.map(|name| (Align::Right, name)))
}

/// The values of the first heaps: each under its heap or, where they do not fit into one line, so many in a line, and how that is
/// read.
pub(super) fn values_table(game: Game, count: u64, in_line: u64) -> Vec<Block> {
    let in_line = in_line.min(count);
    if count == in_line {
        return values_in_a_line(game, 0, count).into_blocks();
    }
    let mut table = table_of_heaps(game, (0..in_line).map(|column| format!("+{column}")));
    let lines = usize::try_from(count.div_ceil(in_line)).unwrap_or(usize::MAX);
    let told = fold(lines, MOST_ROWS_TOLD + 3, |_| false);
    tell_rows(&mut table, told, "more line", |line| {
        let first = (line as u64 - 1) * in_line;
        let value = |heap| (heap < count).then(|| Text::from(game.rules().value(heap)));
        let values = (first..first + in_line).map(|heap| value(heap).unwrap_or_default());
        Some(named_row(first, values).collect())
    });
    let example = in_line + 1;
    let value = game.rules().value(example);
    let how_to_read = text![
        "So a "{heap_of(game)}" of "{example}" (in the line of "{in_line}", under +1) is worth "
        {value}"."
    ];
    (table, how_to_read).into_blocks()
}
