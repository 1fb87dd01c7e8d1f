//! Each depth says all that the depth before it says, in the same order; and nothing is shown in the same table twice.

use explain::derivation::Derivation;
use explain::document::{Block, Text, tell};
use explain::question::{Dash, Request};
use proptest::collection::vec;
use proptest::prelude::{Strategy, any};

use super::pointing::tables_in;
use crate::support::{at_depth, joined};

const DEEPEST: usize = 5;

pub fn adds_and_never_repeats(derivation: &Derivation) {
    let at_depth = |depth| {
        let style = at_depth(depth);
        tell(derivation, style).blocks
    };
    let mut before: Vec<String> = Vec::new();
    for depth in 0..=DEEPEST {
        let blocks = at_depth(depth);
        let mut lines = Vec::new();
        read(&blocks, "", &mut lines);
        let mut rest = lines.iter();
        for line in &before {
            let request = &derivation.request;
            let is_kept = rest.any(|other| other == line);
            assert!(is_kept, "{request} at depth {depth} does not say {line:?}");
        }
        before = lines;
    }
    let tables = tables_in(at_depth(DEEPEST));
    for (index, table) in tables.iter().enumerate() {
        let request = &derivation.request;
        assert!(!tables[..index].contains(table), "{request}: {table:?}");
    }
}

/// Every heading with its number, paragraph, item and row of a table, one after the other.
fn read(blocks: &[Block], number: &str, lines: &mut Vec<String>) {
    let mut section = 0;
    for block in blocks {
        match block {
            Block::Title(text) | Block::Paragraph(text) | Block::Conclusion(text) => {
                // Where the rest is to be had is said only where it is left out.
                let text = text.to_string();
                let rest = "--depth 3 lists them all.";
                let said = text.strip_suffix(rest).unwrap_or(&text).trim_end();
                let points_on = said.contains("to see: --depth 3 shows it");
                lines.extend(Some(said.to_owned()).filter(|said| !said.is_empty() && !points_on));
            }
            Block::Section { heading, body } => {
                section += 1;
                let number = format!("{number}{section}.");
                lines.push(format!("{number} {heading}"));
                read(body, &number, lines);
            }
            Block::List { items, .. } => items.iter().for_each(|item| read(item, number, lines)),
            Block::Table(table) => {
                let header: Vec<String> = table.header.iter().map(Text::to_string).collect();
                lines.push(header.join(" | "));
                for row in table.body.iter().chain(&table.foot) {
                    let cells: Vec<String> = row.iter().map(|cell| cell.text.to_string()).collect();
                    // A row that stands for those left out says nothing that the whole table does not.
                    if !cells.iter().any(|cell| cell == "⋮") {
                        lines.push(cells.join(" | "));
                    }
                }
            }
            other => lines.push(format!("{other:?}")),
        }
    }
}

/// Boards of all games, asked about in every way.
pub fn of_any_game() -> impl Strategy<Value = Request> {
    let games = ["kayles", "subtract:1,2,3", "dawson", "grundy", "divisors"];
    let asked = ["explain", "sum", "winner", "rows", "move"];
    let board = (0..games.len(), vec(1..12_u64, 1..4), vec(0..9_u64, 0..3));
    (0..asked.len(), board, any::<bool>()).prop_map(
        move |(asked_at, (game, sizes, rows), beside)| {
            let rows: Vec<String> = rows.iter().map(u64::to_string).collect();
            let nim = if beside && !rows.is_empty() {
                format!(" + nim {}", rows.join(" "))
            } else {
                String::new()
            };
            let words = format!("{} {} {}{nim}", asked[asked_at], games[game], joined(&sizes, " "));
            Request::parse(&words, Dash::Refused).unwrap()
        },
    )
}

/// From depth 2 on, size ⊕ nim sum is there for every row.
pub fn every_row_is_compared(rows: &[u64]) {
    let nim_sum = rows.iter().fold(0, |sum, size| sum ^ size);
    let lines = |kind: &str, depth| {
        let request = format!("{kind} {}", joined(rows, " "));
        let request = Request::parse(&request, Dash::Refused).unwrap();
        let style = at_depth(depth);
        let mut lines = Vec::new();
        read(&tell(&Derivation::of(request), style).blocks, "", &mut lines);
        lines
    };
    for depth in 2..=DEEPEST {
        for kind in ["explain", "rows"] {
            let lines = lines(kind, depth).join("\n").replace('\u{a0}', " ");
            for (row, size) in (1..).zip(rows).filter(|_| nim_sum > 0) {
                let left = size ^ nim_sum;
                let smaller = if left < *size { "smaller" } else { "larger" };
                let compared = format!("row {row} | {size} ⊕ {nim_sum} = {left} | {smaller}");
                let squeezed = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
                let is_there = lines.lines().any(|line| squeezed(line).starts_with(&compared));
                assert!(is_there, "{kind} {rows:?} at depth {depth}: {compared}");
            }
        }
    }
}
