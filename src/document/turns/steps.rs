//! The steps in words where a turn may take from several rows: how the columns are counted, what the turn that wins does and those that lose, and which rows
//! take part.

use super::super::position::any_of;
use super::super::prelude::*;
use super::super::verdict::after_making;
use super::table::{columns as column_table, marked_ones, named, work};
use super::{ones_are, turn_in_brief};
use crate::derivation::{AfterTurn, ColumnWork, GroupedColumns, RefutedTurn, Step};
use crate::game::{Board, Turn};
use crate::hand_built::{numeral_binary, pad};

pub fn count_of_column(place: u64, ones: usize, group: usize, remainder: usize) -> StepText {
    StepText::heading(text![
        "The "{column(place)}" has a 1 in "{counted(ones, "row")}": "
        {counted(ones / group, "group")}" of "{group}", and "{remainder}" left over"
    ])
}

pub fn count_in_groups(columns: &GroupedColumns) -> StepText {
    let group = columns.group;
    let heading = text![
        "Write every row in binary, and put the 1s of each column in groups of "{group}
    ];
    let rule = text![
        "The last line, "{strong("left over")}", is the count of the 1s modulo "{group}
        ": what remains when it is divided by "{group}"."
    ];
    let rule = rule.then(marked_ones(columns));
    StepText::new(heading, (column_table(columns), rule))
}

pub fn left_over(group: usize, place: Option<u64>, mover_wins: bool) -> StepText {
    let heading = match place {
        Some(place) if mover_wins => text![
            "Who wins: something is left over in the "{column(place)}", so "{good("the player to move wins")}
        ],
        _ => text![
            "Who wins: nothing is left over in any column, so "{bad("the player to move loses")}
            " against perfect play"
        ],
    };
    let plan = if mover_wins {
        text![
            "The plan: leave a board on which nothing is left over, a "{strong("balanced")}
            " board. From there every turn spoils the balance, and it can be restored."
        ]
    } else {
        text![
            "Such a board is called "{strong("balanced")}
            ". Every turn spoils the balance, and the other player can restore it."
        ]
    };
    let end = " The board shrinks with every turn, and the empty board is balanced. So whoever leaves balance every time takes the last object.";
    StepText::new(heading, (plan.and(end), why_groups(group)))
}

/// Why the groups have K + 1 members.
fn why_groups(group: usize) -> Text {
    let most = group - 1;
    let (changes, go) = match most {
        1 => (text!["just one row"], text!["exactly one 1 goes"]),
        _ => (text!["at most "{counted(most, "row")}], text!["from 1 to "{most}" of the 1s go"]),
    };
    let answer = match most {
        1 => text!["where one player takes one 1, the other takes one more"],
        _ => text![
            "where one player takes 1 of a group, the other can take "{most}
            " more, and where one takes "{most}", the other takes 1 more"
        ],
    };
    text![
        "Why groups of "{group}"? A turn changes "{changes}
        ". A row that becomes smaller first changes, from the left, a 1 into a 0. So in the leftmost column that the turn changes, "
        {go}
        " and none comes: fewer than a whole group, so something is left over there. Whatever one player does in a column, the other can make up to "
        {group}": "{answer}"."
    ]
}

pub fn make_up(works: &[ColumnWork]) -> StepText {
    let heading = text!["Make up a winning turn, column by column from the left"];
    let group = works.first().map_or(2, |work| work.group);
    let free = text![
        "A row that has lost a 1 is smaller already, whatever becomes of its digits further right. Call it "
        {strong("free")}
        ": in the columns to come, each of its digits may be chosen. In every column count the 1s of the rows that are not free, and put them in groups of "
        {group}
        ". If there are enough free rows to fill up the last group, they do. If not, the 1s that are left over are taken away, each from another row."
    ];
    let room = text![
        "There is always room for that. If r are left over, "{group}
        "\u{a0}−\u{a0}r are missing. If fewer rows than that are free, then with r more there are at most "
        {group - 1}", and a turn may change that many."
    ];
    StepText::new(heading, (free, work(works), room))
}

pub fn in_column(work: &ColumnWork) -> StepText {
    let lacking = (work.group - work.remainder) % work.group;
    let done = match (&work.freed[..], &work.filled[..]) {
        ([], []) if work.free.is_empty() => text!["nothing is left over, and nothing is done"],
        ([], []) => text!["nothing is left over, so the free rows get a 0"],
        ([], filled) => text![
            {lacking}" more make the groups whole, so "{named(filled)}" "
            {one_or_more(filled.len(), "gets", "get")}" a 1"
        ],
        (freed, _) => text![
            {ones_are(work.remainder)}" left over, so "{named(freed)}" "
            {one_or_more(freed.len(), "loses its 1", "lose their 1s")}
        ],
    };
    StepText::heading(text![{of_place(work.place)}" column: "{done}])
}

pub fn take_at_once(board: &Board, turn: &Turn) -> StepText {
    let heading = text!["To win: "{taking_at_once(turn)}];
    let mut table = Table::of("<|>size now|>in binary|>size to leave|>in binary|>take");
    let largest = board.rows().iter().max().copied().unwrap_or(0);
    let width = numeral_binary(largest).len().max(1);
    let binary = |number: u64| numeral(&pad(&numeral_binary(number), width));
    for mv in turn.changes() {
        let (row, from, left) = (row_name(mv.row), mv.from, mv.leaves());
        table.add((row, from, binary(from), left, binary(left), mv.take()));
    }
    StepText::new(heading, table)
}

pub fn after_turn(after: &AfterTurn) -> StepText {
    let (columns, wins) = (&after.columns, after.wins);
    let left = match columns.leftmost() {
        None => text!["nothing is left over in any column"],
        Some(left) => text![{ones_are(left.remainder)}" left over in the "{column(left.place)}],
    };
    let heading = after_making(taking_at_once_noun(&after.turn), wins, left);
    let verdict = if columns.board.is_empty() {
        text!["Nothing is left: the turn takes the last object and "{good("wins")}" the game."]
    } else {
        let (is, then) = if wins {
            ("is", "every reply spoils the balance, and it can be restored.")
        } else {
            ("is not", "there is a reply that balances it.")
        };
        text!["The board "{is}" balanced, so the turn "{wins_or_loses(wins)}": "{then}]
    };
    let table = column_table(columns);
    StepText::new(heading, (table, marked_ones(columns), verdict))
}

pub fn rows_in_turns(rows: &[(usize, Option<Turn>)]) -> StepText {
    let winning = rows.iter().filter(|(_, turn)| turn.is_some());
    let winning: Vec<usize> = winning.map(|(row, _)| *row).collect();
    let heading = match winning.len() {
        1 => text!["Rows that take part in a winning turn: only "{named(&winning)}],
        count => text!["Rows that take part in a winning turn: "{count}" of "{rows.len()}],
    };
    let mut table = Table::of("<|<a winning turn with it");
    tell_rows(&mut table, first_and_last(rows.len()), "more row", |row| {
        let turn = rows[row - 1].1.as_ref();
        let order = |turn| good(taking_at_once(turn).to_string());
        Some((row_name(row), turn.map_or_else(|| bad("none"), order)).into_cells())
    });
    let why = "A row takes part if, going through the columns from the left, there is a way to even out each of them in which this row loses a 1.";
    StepText::new(heading, (table, why))
}

pub fn winning_turns(turns: &[Turn], count: Option<u128>) -> StepText {
    let heading = match count {
        Some(1) => text!["Winning turns: that is the only one"],
        Some(count) => text!["Winning turns: "{grouped(count)}" in all"],
        None => text!["Winning turns: more than "{turns.len()}" in all"],
    };
    let told = || list_of_many(turns, count, "more winning turn", taking_at_once);
    StepText::new(heading, (turns.len() > 1).then(told))
}

pub fn every_turn_spoils(step: &Step, group: usize) -> StepText {
    let heading = text!["Whatever is taken: something is left over, so every turn loses"];
    let why = text![
        "In the leftmost column that a turn changes, fewer 1s go than the "{group}
        " of a group. The other player then has a turn that balances the board. Here is one for some turns, each row with how many are taken from it:"
    ];
    let mut table = Table::of("<turn|<left over|<a reply that wins");
    for refuted in step.substeps() {
        if let Step::RefuteTurn(of) = refuted {
            let [turn, reply] = [of.turn, of.reply].map(|turn| code(turn_in_brief(&turn)));
            let left = text![{of.remainder}" in the "{column(of.place)}];
            table.add((turn, left, reply));
        }
    }
    StepText::new(heading, (why, table))
}

pub fn refute(of: &RefutedTurn) -> StepText {
    let taking = taking_at_once_noun(&of.turn).capitalised();
    StepText::heading(text![
        {taking}" leaves "{of.remainder}" over in the "{column(of.place)}
        ", and the other player can "{taking_at_once(&of.reply)}" and win"
    ])
}

pub fn any_turn(count: Option<u128>) -> StepText {
    let advice = "Against somebody who may slip, take little: that keeps the game long and leaves more to get wrong.";
    any_of("turn", count, advice)
}
