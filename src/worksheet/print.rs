//! A worksheet as Markdown: empty for the student, or filled in as the key.
//!
//! Both are laid out alike, to the last blank: ``1. `sum 5 4 3 2` = ________`` and ``1. `sum 5 4 3 2` = 0``. The tables
//! stand in from the margin, so that they belong to their question.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

use super::sheet::{Sheet, SheetHead};
use super::working::{CellValue, Working, WorkingCell, WorkingColumn, WorkingTable};
use crate::document::wording::place;
use crate::document::{
    Document, lines_to_pick_from, right_answer_as_typed, rules_in_brief, who_wins_equal_heaps,
};
use crate::game::Game;
use crate::question::{Kind, Question, Topic};
use crate::render::{Terminal, markdown};

/// How a sheet is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Printing {
    /// Whether there are tables for the working.
    pub work: bool,
    /// Whether answers and tables are filled in.
    pub key: bool,
    /// Whether the seed stands at the foot of the students' sheet too, and with it what prints the key.
    pub show_seed: bool,
}

impl Printing {
    /// What stands at the foot, where something does: the seed, and what to type for the same sheet again.
    pub(super) fn foot(self, sheet: &Sheet) -> Option<(u64, String)> {
        let has_foot = self.key || self.show_seed;
        let made_up = sheet.made_up.as_ref().filter(|_| has_foot)?;
        Some((made_up.seed, made_up.again(self.work)))
    }
}

impl Sheet {
    /// The sheet as Markdown.
    #[must_use]
    pub fn print(&self, printing: Printing) -> String {
        let mut page = format!("# {}\n\n", self.head.title());
        page.push_str("Name: ______________________________   Date: ____________________\n\n");
        if let Some(instructions) = self.head.instructions() {
            page.push_str(&instructions);
            page.push_str("\n\n");
        }
        page.push_str(WHERE_TO_WRITE);
        page.push_str("\n\n");
        for topic in self.topics() {
            let line = format!("- **{}**: {}\n", topic.word(), asks(topic));
            page.push_str(&line);
        }
        if printing.work {
            page.push('\n');
            page.push_str(ON_THE_TABLES);
            page.push('\n');
        }
        for (number, question) in (1..).zip(&self.questions) {
            page.push('\n');
            page.push_str(&question_lines(number, question, printing));
        }
        if let Some((seed, again)) = printing.foot(self) {
            // Writing to a string cannot fail.
            let _ = writeln!(
                page,
                "\n---\n\nseed {seed} (the same sheet again: `{again}`)"
            );
        }
        page
    }

    /// What the questions are about, each topic once, in the order in which they are learned.
    pub(super) fn topics(&self) -> BTreeSet<Topic> {
        self.questions.iter().map(Topic::of).collect()
    }
}

impl SheetHead {
    /// What the sheet is called.
    pub(super) fn title(&self) -> &str {
        self.title.as_deref().unwrap_or(TITLE)
    }

    /// What is to be done, on a line of its own.
    pub(super) fn instructions(&self) -> Option<String> {
        let said = self.instructions.join(" ");
        (!said.is_empty()).then(|| format!("{INSTRUCTIONS} {said}"))
    }
}

/// What stands at the head of a sheet.
pub(super) const TITLE: &str = "Nim worksheet";
/// What the line begins with that says what is to be done.
pub(super) const INSTRUCTIONS: &str = "Instructions:";
pub(super) const WHERE_TO_WRITE: &str =
    "Write each answer on the line of its question, or on the one below.";
pub(super) const ON_THE_TABLES: &str =
    "The tables are for your working. Fill in what helps; no empty cell is wrong.";

/// What a topic asks, and how to answer.
pub(super) fn asks(topic: Topic) -> Cow<'static, str> {
    let kind = match topic {
        Topic::Kind(kind) => kind,
        Topic::Misere => {
            return "questions with --misere, where whoever takes the last object loses; answered as winner and move are".into();
        }
        Topic::Game(game) => return about_game(game).into(),
    };
    match kind {
        Kind::Gate => "the output of an XOR gate with these inputs: 0 or 1",
        Kind::Binary => "the number in binary, such as 101 (or 1 0 1, or [1, 0, 1])",
        Kind::Decimal => "the number that the binary digits stand for, such as 5",
        Kind::Xor => "the bitwise XOR of the two numbers, such as 5",
        Kind::Balance => "the sizes of groups that are left alone when equal groups are paired, such as 8 2, or none",
        Kind::Sum => "the nim sum of the rows, such as 5",
        Kind::Winner => "how the player to move fares on these rows: wins or loses",
        Kind::Rows => "every row that holds a winning move, such as 1 3, or none",
        Kind::Move => "one winning move, as the row and how many to take: 2,1, or none",
        Kind::Equal(game) => return who_wins_equal_heaps(game).into(),
        Kind::Choose => "the letters of the moves, or boards, with which the player to move wins, such as a, c, or none",
        Kind::Refute => "one reply that wins after this move, as the row and how many to take: 2,1",
        Kind::Fill => "the missing number, such as 5",
        Kind::Order => "the letters of the lines in the order in which they belong, such as c a b",
        Kind::Flaw => "the number of the first line that does not follow, such as 2",
        // These are shown and not asked.
        Kind::Explain | Kind::Moves | Kind::Board | Kind::Group | Kind::Values => "",
    }
    .into()
}

/// The rules of a game, and how its questions are answered.
fn about_game(game: Game) -> String {
    let rules = rules_in_brief(game);
    if game.rules().rows_in_a_turn().is_some() {
        return format!(
            "{rules} Whoever cannot move loses. winner asks whether the player to move wins or loses; rows every row that takes part in a winning turn, such as \
             1 3, or none; move one winning turn: each row with how many to take from it, such as 1,3 or 1,3 + 2,1, or none"
        );
    }
    format!(
        "{rules} Whoever cannot move loses. sum asks what the rows are worth together, such as 5; winner whether the player to move wins or loses; rows every \
         row that holds a winning move, such as 1 3, or none; move one winning move: the row and how many to take, such as 2,1, or, \
         where that does not say it all, the row and what becomes of it, such as 2=1+4, or none"
    )
}

const BLANK: &str = "________________________";

fn question_lines(number: usize, question: &Question, printing: Printing) -> String {
    let marker = format!("{number}. ");
    let answer = if printing.key {
        right_answer_as_typed(question)
    } else {
        BLANK.to_owned()
    };
    let mut lines = format!("{marker}`{question}` = {answer}\n");
    let shown = shown_lines(question);
    if !shown.is_empty() {
        lines.push('\n');
        for line in shown {
            // Writing to a string cannot fail.
            let _ = writeln!(lines, "{:indent$}{line}", "", indent = marker.len());
        }
    }
    let working = printing.work.then(|| Working::of(question)).flatten();
    if let Some(working) = working {
        let key = working.key();
        for grid in &working.tables {
            lines.push('\n');
            for line in grid_lines(grid, &key, printing.key) {
                // Writing to a string cannot fail.
                let _ = writeln!(lines, "{:indent$}{line}", "", indent = marker.len());
            }
        }
    }
    lines
}

/// What is shown with a question, line by line: the choices, or the lines of an argument.
pub(super) fn shown_lines(question: &Question) -> Vec<String> {
    let Some(shown) = lines_to_pick_from(question) else {
        return Vec::new();
    };
    let document = Document {
        blocks: vec![shown],
    };
    let whole = Terminal {
        width: usize::MAX,
        ascii: false,
        colour: false,
        linear: false,
    };
    let lines = markdown(&document, whole);
    let lines = lines.lines().filter(|line| !line.is_empty());
    lines.map(str::to_owned).collect()
}

/// The lines of a table. The columns are as wide for the key as for the empty sheet.
fn grid_lines(grid: &WorkingTable, key: &[CellValue], filled_in: bool) -> Vec<String> {
    let in_key = |cell: &WorkingCell| match cell {
        WorkingCell::Given(text) => text.clone(),
        WorkingCell::Fill(id) => key.get(*id).map(ToString::to_string).unwrap_or_default(),
    };
    let header: Vec<String> = std::iter::once(grid.corner.to_owned())
        .chain(grid.columns.iter().map(|&column| header(column)))
        .collect();
    let width = |column: usize| {
        let cells = grid.rows.iter().map(|row| match column.checked_sub(1) {
            None => row.label.chars().count(),
            Some(column) => row
                .cells
                .get(column)
                .map_or(0, |cell| in_key(cell).chars().count()),
        });
        let room = match column.checked_sub(1).and_then(|at| grid.columns.get(at)) {
            Some(WorkingColumn::Named(_)) => 6,
            _ => 3,
        };
        cells
            .chain([header[column].chars().count(), room])
            .max()
            .unwrap_or(room)
    };
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let ruler = widths.iter().enumerate().map(|(column, &width)| {
        if column == 0 {
            "-".repeat(width)
        } else {
            format!("{}:", "-".repeat(width - 1))
        }
    });
    let mut lines = vec![
        line(&header, &widths),
        line(&ruler.collect::<Vec<_>>(), &widths),
    ];
    for row in &grid.rows {
        let cells = row.cells.iter().map(|cell| match cell {
            WorkingCell::Fill(_) if !filled_in => String::new(),
            cell => in_key(cell),
        });
        let cells: Vec<String> = std::iter::once(row.label.clone()).chain(cells).collect();
        lines.push(line(&cells, &widths));
    }
    lines
}

/// A line of a table: the label to the left, everything else to the right.
fn line(cells: &[String], widths: &[usize]) -> String {
    let mut line = String::from("|");
    for (column, (cell, &width)) in cells.iter().zip(widths).enumerate() {
        // Writing to a string cannot fail.
        let _ = if column == 0 {
            write!(line, " {cell:<width$} |")
        } else {
            write!(line, " {cell:>width$} |")
        };
    }
    line
}

pub(super) fn header(column: WorkingColumn) -> String {
    match column {
        WorkingColumn::Place(value) => place(value),
        WorkingColumn::Named(name) => name.to_owned(),
    }
}
