//! The steps of Moore's Nim in words, and how the columns are counted. What turns do stands in [`super::turns`].

use super::super::prelude::*;
use super::super::{position, refutation};
use super::table::{columns as column_table, marked_ones, named, work};
use super::turns;
use super::wording::ones_are;
use crate::derivation::{ColumnWork, MooreColumns, MooreStep};
use crate::game::Rule;

/// Puts a step into words.
pub fn describe(step: &MooreStep) -> StepText {
    match step {
        MooreStep::Over => position::game_over(Rule::Normal, true),
        MooreStep::CountInGroups(columns) => count_in_groups(columns),
        &MooreStep::CountOfColumn {
            place,
            ones,
            group,
            remainder,
        } => StepText::heading(text![
            "The "{column(place)}" has a 1 in "{counted(ones, "row")}": "
            {counted(ones / group, "group")}" of "{group}", and "{remainder}" left over"
        ]),
        &MooreStep::LeftOver {
            group,
            place,
            mover_wins,
        } => left_over(group, place, mover_wins),
        MooreStep::MakeUp { columns, .. } => make_up(columns),
        MooreStep::InColumn(work) => in_column(work),
        MooreStep::TakeAtOnce { board, turn } => turns::take_at_once(board, turn),
        MooreStep::AfterTurn(after) => turns::after_turn(after),
        MooreStep::RowsInTurns { rows, .. } => turns::rows_in_turns(rows),
        MooreStep::WinningTurns { turns, count } => turns::winning_turns(turns, *count),
        MooreStep::EveryTurnSpoils { group, .. } => turns::every_turn_spoils(step, *group),
        MooreStep::RefuteTurn(refuted) => turns::refute(refuted),
        &MooreStep::AnyTurn { count } => turns::any_turn(count),
        MooreStep::ReplyToTurn(analysis) => refutation::reply(analysis),
        MooreStep::TurnInstead(analysis) => turns::instead(analysis),
    }
}

fn count_in_groups(columns: &MooreColumns) -> StepText {
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

fn left_over(group: usize, place: Option<u64>, mover_wins: bool) -> StepText {
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
        _ => (
            text!["at most "{counted(most, "row")}],
            text!["from 1 to "{most}" of the 1s go"],
        ),
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

fn make_up(works: &[ColumnWork]) -> StepText {
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

fn in_column(work: &ColumnWork) -> StepText {
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
