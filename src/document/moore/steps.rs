//! The steps of Moore's Nim in words.

use super::super::block::Block;
use super::super::step_text::StepText;
use super::super::table::{Align, Cell, Table};
use super::super::text::{Text, bad, code, good, marked, row as row_name, strong, text};
use super::super::wording::{MOST_ROWS_TOLD, column, counted, left_out, of_place};
use super::table::{columns as column_table, named, work};
use super::wording::{ones_are, taking_at_once, taking_at_once_noun, turn_in_brief};
use crate::derivation::{
    ColumnWork, FoldedRow, MooreAnalysis, MooreColumns, MooreStep, folded_rows,
};
use crate::game::{Board, Turn};
use crate::hand_built::{numeral_binary, pad};

/// Puts a step into words.
pub fn describe(step: &MooreStep) -> StepText<'_> {
    match step {
        MooreStep::Over => over(),
        MooreStep::CountInGroups(columns) => count_in_groups(columns),
        &MooreStep::CountOfColumn {
            place,
            ones,
            group,
            remainder,
        } => StepText::heading(text![
            "The ",
            column(place),
            " has a 1 in ",
            counted(ones, "row"),
            ": ",
            counted(ones / group, "group"),
            " of ",
            group,
            ", and ",
            remainder,
            " left over"
        ]),
        &MooreStep::LeftOver {
            group,
            place,
            mover_wins,
        } => left_over(group, place, mover_wins),
        MooreStep::MakeUp { columns, .. } => make_up(columns),
        MooreStep::InColumn(work) => in_column(work),
        MooreStep::TakeAtOnce { board, turn } => take_at_once(board, turn),
        MooreStep::AfterTurn {
            turn,
            columns,
            wins,
        } => after_turn(turn, columns, *wins),
        MooreStep::RowsInTurns { rows, .. } => rows_in_turns(rows),
        MooreStep::WinningTurns { turns, count } => winning_turns(turns, *count),
        MooreStep::EveryTurnSpoils { group, .. } => every_turn_spoils(step, *group),
        MooreStep::RefuteTurn {
            turn,
            place,
            remainder,
            reply,
            ..
        } => refute(turn, *place, *remainder, reply),
        &MooreStep::AnyTurn { count } => any_turn(count),
        MooreStep::ReplyToTurn(analysis) => nested("A reply that wins", analysis),
        MooreStep::TurnInstead(analysis) => nested("A turn that would have won", analysis),
    }
}

fn nested<'a>(name: &'static str, analysis: &MooreAnalysis) -> StepText<'a> {
    let turn = analysis.winning_turn().map(taking_at_once);
    StepText::heading(match turn {
        Some(turn) => text![name, ": ", turn],
        None => name.into(),
    })
}

fn over() -> StepText<'static> {
    let heading = text!["Nothing is left to take: the game is over"];
    StepText::new(heading, || {
        [Block::Paragraph(text![
            "Whoever moved last took the last object and ",
            good("has won"),
            "."
        ])]
    })
}

fn count_in_groups(columns: &MooreColumns) -> StepText<'_> {
    let group = columns.group;
    let heading = text![
        "Write every row in binary, and put the 1s of each column in groups of ",
        group
    ];
    StepText::new(heading, move || {
        let rule = text![
            "The last line, ",
            strong("left over"),
            ", is the count of the 1s modulo ",
            group,
            ": what remains when it is divided by ",
            group,
            "."
        ];
        let marked = marked_ones(columns);
        let rule = rule.and(marked.map_or_else(Text::default, |marked| text![" ", marked]));
        [Block::Table(column_table(columns)), Block::Paragraph(rule)]
    })
}

/// What is marked in the table of the columns.
fn marked_ones(columns: &MooreColumns) -> Option<Text> {
    let leftmost = columns.leftmost()?;
    Some(marked(text![
        "the 1s of the leftmost column where something is left over, the ",
        column(leftmost.place)
    ]))
}

fn left_over(group: usize, place: Option<u64>, mover_wins: bool) -> StepText<'static> {
    let heading = match place {
        Some(place) if mover_wins => text![
            "Something is left over in the ",
            column(place),
            ", so ",
            good("the player to move wins")
        ],
        _ => text![
            "Nothing is left over in any column, so ",
            bad("the player to move loses"),
            " against perfect play"
        ],
    };
    StepText::new(heading, move || {
        let plan = if mover_wins {
            text![
                "The plan: leave a board on which nothing is left over, a ",
                strong("balanced"),
                " board. From there every turn spoils the balance, and it can be restored."
            ]
        } else {
            text![
                "Such a board is called ",
                strong("balanced"),
                ". Every turn spoils the balance, and the other player can restore it."
            ]
        };
        let end = " The board shrinks with every turn, and the empty board is balanced. So whoever leaves balance every time takes the last object.";
        [
            Block::Paragraph(plan.and(end)),
            Block::Paragraph(why_groups(group)),
        ]
    })
}

/// Why the groups have K + 1 members.
fn why_groups(group: usize) -> Text {
    let most = group - 1;
    let (changes, go) = match most {
        1 => (text!["just one row"], text!["exactly one 1 goes"]),
        _ => (
            text!["at most ", counted(most, "row")],
            text!["from 1 to ", most, " of the 1s go"],
        ),
    };
    let answer = match most {
        1 => text!["where one player takes one 1, the other takes one more, which makes 2"],
        _ => text![
            "where one player takes 1 of a group, the other can take ",
            most,
            " more, and where one takes ",
            most,
            ", the other takes 1 more: together it is always ",
            group
        ],
    };
    text![
        "Why groups of ",
        group,
        "? A turn changes ",
        changes,
        ". A row that becomes smaller first changes, from the left, a 1 into a 0. So in the leftmost column that the turn changes, ",
        go,
        " and none comes: fewer than a whole group, so something is left over there. And whatever one player does in a column, the other can make up to ",
        group,
        ": ",
        answer,
        "."
    ]
}

fn make_up(works: &[ColumnWork]) -> StepText<'_> {
    let heading = text!["Make up a winning turn, column by column from the left"];
    StepText::new(heading, move || {
        let group = works.first().map_or(2, |work| work.group);
        let free = text![
            "A row that has lost a 1 is smaller already, whatever becomes of its digits further right. Call it ",
            strong("free"),
            ": in the columns to come, each of its digits may be chosen. In every column count the 1s of the rows that are not free, and put them in groups of ",
            group,
            ". If the free rows are enough to fill up the last group, they do, and otherwise the 1s that are left over are taken away, each in another row."
        ];
        let room = text![
            "There is always room for that. If r are left over, ",
            group,
            "\u{a0}−\u{a0}r are lacking; if fewer rows than that are free, then with r more there are at most ",
            group - 1,
            ", and so many a turn may change."
        ];
        [
            Block::Paragraph(free),
            Block::Table(work(works)),
            Block::Paragraph(room),
        ]
    })
}

fn in_column(work: &ColumnWork) -> StepText<'_> {
    let lacking = (work.group - work.remainder) % work.group;
    let done = match (&work.freed[..], &work.filled[..]) {
        ([], []) if work.free.is_empty() => text!["nothing is left over, and nothing is done"],
        ([], []) => text!["nothing is left over, so the free rows get a 0"],
        ([], filled) => text![
            lacking,
            " more make the groups whole, so ",
            named(filled),
            " ",
            if filled.len() == 1 { "gets" } else { "get" },
            " a 1"
        ],
        (freed, _) => text![
            ones_are(work.remainder),
            " left over, so ",
            named(freed),
            " ",
            if freed.len() == 1 {
                "loses its 1"
            } else {
                "lose their 1s"
            }
        ],
    };
    StepText::heading(text![of_place(work.place), " column: ", done])
}

fn take_at_once<'a>(board: &'a Board, turn: &'a Turn) -> StepText<'a> {
    StepText::new(text!["So ", taking_at_once(turn)], move || {
        let mut table = Table::of("<|>size now|>in binary|>size to leave|>in binary|>take");
        let largest = board.rows().iter().max().copied().unwrap_or(0);
        let width = numeral_binary(largest).len().max(1);
        let binary = |number: u64| -> String {
            let digits = pad(&numeral_binary(number), width);
            digits.iter().map(ToString::to_string).collect()
        };
        for mv in turn.changes() {
            table.row([
                Cell::from(row_name(mv.row)),
                mv.from.into(),
                binary(mv.from).into(),
                mv.leaves().into(),
                binary(mv.leaves()).into(),
                mv.take().into(),
            ]);
        }
        [Block::Table(table)]
    })
}

fn after_turn<'a>(turn: &Turn, columns: &'a MooreColumns, wins: bool) -> StepText<'a> {
    let check = if wins { "Check: after " } else { "After " };
    let left = match columns.leftmost() {
        None => text!["nothing is left over in any column"],
        Some(left) => text![
            ones_are(left.remainder),
            " left over in the ",
            column(left.place)
        ],
    };
    let heading = text![check, taking_at_once_noun(turn), ", ", left];
    StepText::new(heading, move || {
        let verdict = if columns.board.is_empty() {
            text![
                "Nothing is left: the turn takes the last object and ",
                good("wins"),
                " the game."
            ]
        } else if wins {
            text![
                "The board is balanced, so the turn ",
                good("wins"),
                ": every reply spoils the balance, and it can be restored."
            ]
        } else {
            text![
                "The board is not balanced, so the turn ",
                bad("loses"),
                ": there is a reply that balances it."
            ]
        };
        let marked = marked_ones(columns).map(Block::Paragraph);
        std::iter::once(Block::Table(column_table(columns)))
            .chain(marked)
            .chain([Block::Paragraph(verdict)])
    })
}

fn rows_in_turns(rows: &[(usize, Option<Turn>)]) -> StepText<'_> {
    let winning: Vec<usize> = rows
        .iter()
        .filter(|(_, turn)| turn.is_some())
        .map(|(row, _)| *row)
        .collect();
    let heading = match winning.len() {
        1 => text!["Only ", named(&winning), " takes part in a winning turn"],
        count => text![counted(count, "row"), " take part in a winning turn"],
    };
    StepText::new(heading, move || {
        let header = [(Align::Left, ""), (Align::Left, "a winning turn with it")];
        let mut table = Table::new(1, header.map(|(align, name)| (align, name.into())));
        for folded in folded_rows(rows.len(), MOST_ROWS_TOLD, |_| false) {
            match folded {
                FoldedRow::Row(row) => {
                    let turn = rows[row - 1].1.as_ref();
                    let told = turn.map_or_else(
                        || bad("none"),
                        |turn| good(taking_at_once(turn).to_string()),
                    );
                    table.row([Cell::from(row_name(row)), told.into()]);
                }
                FoldedRow::LeftOut(rows) => table.row([left_out(rows).into(), Cell::from("⋮")]),
            }
        }
        let why = text![
            "A row takes part if, going through the columns from the left, there is a way to even out each of them in which this row loses a 1."
        ];
        [Block::Table(table), Block::Paragraph(why)]
    })
}

fn winning_turns(turns: &[Turn], count: Option<u128>) -> StepText<'_> {
    let heading = match count {
        Some(1) => text!["That is the only winning turn"],
        Some(count) => text!["In all there are ", counted(count, "winning turn")],
        None => text![
            "In all there are more than ",
            counted(turns.len(), "winning turn")
        ],
    };
    StepText::new(heading, move || {
        let told = if turns.len() > MOST_ROWS_TOLD {
            MOST_ROWS_TOLD - 1
        } else {
            turns.len()
        };
        let mut items: Vec<Text> = turns[..told].iter().map(taking_at_once).collect();
        if told < turns.len() {
            let more = count.map(|count| counted(count - told as u128, "more winning turn"));
            items.push(text!["⋮ ", more.unwrap_or_else(|| "and many more".into())]);
        }
        (turns.len() > 1).then(|| Block::list(items))
    })
}

fn every_turn_spoils(step: &MooreStep, group: usize) -> StepText<'_> {
    let heading = text!["Every turn loses, because whatever is taken, something is left over"];
    StepText::new(heading, move || {
        let why = text![
            "In the leftmost column that a turn changes, fewer 1s go than the ",
            group,
            " of a group. The other player then has a turn that balances the board. Here is one for some turns, each row with how many are taken from it:"
        ];
        let header = [
            (Align::Left, "turn"),
            (Align::Left, "left over"),
            (Align::Left, "a reply that wins"),
        ];
        let mut table = Table::new(1, header.map(|(align, name)| (align, name.into())));
        for refuted in step.substeps() {
            if let MooreStep::RefuteTurn {
                turn,
                place,
                remainder,
                reply,
                ..
            } = refuted
            {
                table.row([
                    Cell::from(code(turn_in_brief(&turn))),
                    text![remainder, " in the ", column(place)].into(),
                    Cell::from(code(turn_in_brief(&reply))),
                ]);
            }
        }
        [Block::Paragraph(why), Block::Table(table)]
    })
}

fn refute(turn: &Turn, place: u64, remainder: usize, reply: &Turn) -> StepText<'static> {
    StepText::heading(text![
        taking_at_once_noun(turn).capitalised(),
        " leaves ",
        remainder,
        " over in the ",
        column(place),
        ", and the other player can ",
        taking_at_once(reply),
        " and win"
    ])
}

fn any_turn(count: Option<u128>) -> StepText<'static> {
    let heading = match count {
        Some(1) => text!["The only legal turn loses too"],
        Some(count) => text![
            "What to play all the same: any of the ",
            counted(count, "legal turn")
        ],
        None => text!["What to play all the same: any legal turn"],
    };
    StepText::new(heading, move || {
        let body = text![
            "Against perfect play no turn is better than another. Against somebody who may slip, taking little keeps the game long ",
            "and leaves more to get wrong."
        ];
        (count != Some(1)).then_some(Block::Paragraph(body))
    })
}
