//! Small words that every explanation needs: counts with their nouns, lists, the names of places, expressions.
//!
//! `counted(3, "row")` reads "3 rows", `place(8)` "8" and `place(1 << 40)` "2⁴⁰".

use std::borrow::Cow;

use super::text::{Role, Text, bad, code, good, row as row_name, text};
use theory::hand_built::Bit;
use theory::{Board, Heaps, Move, Rule};

/// The most rows of a board that a table tells one by one.
pub const MOST_ROWS_TOLD: usize = 12;

/// A count with its noun, in the plural where it is not 1 and with commas from 1,000 on: "1 row", "1,000 rows".
pub fn counted(count: impl TryInto<u128>, noun: &str) -> Text {
    let count = count.try_into().unwrap_or_default();
    text![{Text::from(grouped(count)).in_role(Role::Number)}"\u{a0}"{plural(count, noun)}]
}

/// The noun alone, as the count wants it.
pub fn plural(count: u128, noun: &str) -> String {
    match (count, noun.strip_suffix('y')) {
        (1, _) => noun.to_owned(),
        (_, Some(stem)) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ => format!("{noun}s"),
    }
}

/// What is said of one thing, or of several.
pub fn one_or_more(
    count: impl TryInto<u128>,
    one: &'static str,
    more: &'static str,
) -> &'static str {
    let is_one = count.try_into().is_ok_and(|count| count == 1);
    if is_one { one } else { more }
}

/// Words for what wins, or for what loses.
pub fn judged(wins: bool, words: impl Into<Cow<'static, str>>) -> Text {
    if wins { good(words) } else { bad(words) }
}

/// "wins" or "loses".
pub fn wins_or_loses(wins: bool) -> Text {
    judged(wins, if wins { "wins" } else { "loses" })
}

/// "the player to move wins" or "the player to move loses".
pub fn mover_wins_or_loses(wins: bool) -> Text {
    judged(wins, mover(wins))
}

/// The same as plain words.
pub fn mover(wins: bool) -> &'static str {
    if wins { "the player to move wins" } else { "the player to move loses" }
}

/// A number with commas between its thousands: "1,000,000".
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// "a", "a or b", "a, b or c".
pub fn listed(items: impl IntoIterator<Item = Text>, last: &str) -> Text {
    let mut before: Vec<Text> = items.into_iter().collect();
    match before.pop() {
        Some(end) if !before.is_empty() => joined(before, ", ").and(format!(" {last} ")).and(end),
        only => only.unwrap_or_default(),
    }
}

/// The first of these, and what is said of how many more there are.
pub fn some(mut items: Vec<Text>, most: usize, more: impl FnOnce(usize) -> Text) -> Vec<Text> {
    let left = items.len().saturating_sub(most);
    if left > 0 {
        items.truncate(most);
        items.push(more(left));
    }
    items
}

/// The items with a sign between them: "3 + 5".
pub fn joined(items: impl IntoIterator<Item = impl Into<Text>>, sign: &'static str) -> Text {
    items
        .into_iter()
        .map(Into::into)
        .reduce(|joined: Text, item: Text| joined.and(sign).and(item))
        .unwrap_or_default()
}

/// The name of a place: its value up to 2048, beyond that a power of 2, such as 2⁴⁰.
pub fn place(place: u64) -> String {
    const LARGEST_IN_FULL: u64 = 2048;
    if place <= LARGEST_IN_FULL {
        return place.to_string();
    }
    let mut power = "2".to_owned();
    for digit in place.ilog2().to_string().bytes() {
        power += ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"][usize::from(digit - b'0')];
    }
    power
}

/// "8s column" or "2⁴⁰ column".
pub fn column(value: u64) -> String {
    format!("{}\u{a0}column", of_place(value))
}

/// "8s", as in "the 8s digit", or "2⁴⁰".
pub fn of_place(value: u64) -> String {
    let name = place(value);
    if name == value.to_string() { format!("{name}s") } else { name }
}

/// The sizes of groups: "8 and 2"; of many the first.
pub(crate) fn sizes_of_groups(sizes: impl Iterator<Item = u64>) -> Text {
    const MOST_NAMED: usize = 6;
    let named = sizes.map(|size| in_groups(place(size))).collect();
    listed(some(named, MOST_NAMED, |more| text![{more}" more"]), "and")
}

/// "a group of 8".
pub(crate) fn a_group_of(size: u64) -> Text {
    text!["a group of "{in_groups(place(size))}]
}

/// The size of a group, or the name of all groups of a size.
pub(crate) fn in_groups(name: String) -> Text {
    Text::from(name).in_role(Role::Group)
}

/// Digits in a row, as a number is written; "0" where there are none.
pub fn numeral(digits: &[Bit]) -> String {
    match digits {
        [] => "0".to_owned(),
        digits => digits.iter().map(Bit::to_string).collect(),
    }
}

/// Digits as a list: "[1, 1, 0]".
pub fn digit_list(digits: &[Bit]) -> String {
    format!("[{}]", digits.iter().map(Bit::to_string).collect::<Vec<_>>().join(", "))
}

/// The form of an answer that is a number.
pub fn whole_number() -> Text {
    text!["a whole number, such as "{code("12")}]
}

/// "a ⊕ b = value".
pub fn xor_equation(a: u64, b: u64, value: u64) -> Text {
    const MOST_DIGITS_ON_A_LINE: usize = 24;
    let equation = text![[{a}" ⊕ "{b}" = "{value}]];
    let fits_a_line = equation.to_string().chars().count() <= MOST_DIGITS_ON_A_LINE;
    if fits_a_line { text![{a}"\u{a0}⊕\u{a0}"{b}"\u{a0}=\u{a0}"{value}] } else { equation }
}

/// "take 6 from row 5", "take 1 from row 2 and leave 2 and 4", "split row 2 into 2 and 5"; where another move takes as many and
/// splits the row, "take 1 from row 2 and leave 6 in one row".
pub fn taking(mv: Move) -> Text {
    taking_from(row_name(mv.row), mv)
}

/// "taking 6 from row 5", "splitting row 2 into 2 and 5".
pub fn taking_noun(mv: Move) -> Text {
    making_of(row_name(mv.row), mv, ["taking", "leaving", "splitting"])
}

/// "takes 6 from row 5": what the other player does.
pub fn takes(mv: Move) -> Text {
    making_of(row_name(mv.row), mv, ["takes", "leaves", "splits"])
}

/// The same order for a row that is named in other words: "take 6 from any row of 9".
pub(crate) fn taking_from(row: Text, mv: Move) -> Text {
    making_of(row, mv, ["take", "leave", "split"])
}

fn making_of(row: Text, mv: Move, [take, leave, split]: [&'static str; 3]) -> Text {
    let left = heaps_left(mv.becomes);
    if mv.take() == 0 {
        return text![{split}" "{row}" into "{left}];
    }
    let taking = text![{take}"\u{a0}"{so_many(mv.take())}" from "{row}];
    match mv.becomes {
        Heaps::Two(..) => text![{taking}" and "{leave}" "{left}],
        _ if mv.could_split() => text![{taking}" and "{leave}"\u{a0}"{left}" in one row"],
        _ => taking,
    }
}

/// How many a move takes from the row that is named next, or from that of the line in a table.
pub(crate) fn so_many(taken: u64) -> Text {
    Text::from(taken).in_role(Role::Taken)
}

/// What is left of a row in a cell of a table: a number where it is one.
pub fn in_a_cell(heaps: Heaps) -> Text {
    match heaps {
        Heaps::Nothing => 0_u64.into(),
        some => heaps_left(some),
    }
}

/// "nothing", "5", "2 and 4".
pub fn heaps_left(heaps: Heaps) -> Text {
    match heaps {
        Heaps::Nothing => "nothing".into(),
        Heaps::One(size) => size.into(),
        Heaps::Two(first, second) => text![{first}"\u{a0}and\u{a0}"{second}],
    }
}

/// "3 rows of 1".
pub fn rows_of_one(ones: impl TryInto<u128>) -> Text {
    counted(ones, "row").and(" of\u{a0}1")
}

/// The board in one line: "5 4 3", or its number of rows where it is long.
pub fn board_in_brief(board: &Board) -> Text {
    match board.rows().len() {
        0 => "the empty board".into(),
        1..=MOST_ROWS_TOLD => board.into(),
        rows => text!["a board of "{counted(rows, "row")}],
    }
}

/// " in misère play", where it is.
pub(crate) fn under(rule: Rule) -> &'static str {
    match rule {
        Rule::Normal => "",
        Rule::Misere => " in misère play",
    }
}
