//! A worksheet as Markdown: empty for the student, or filled in as the key.
//!
//! Both are laid out alike, to the last blank: "1. Which move wins on 6 1 2?", and below it "Answer (…): ________" or "Answer
//! (…): 2,3". What belongs to a question stands in from the margin.

use std::fmt::Write;

use super::sheet::{Sheet, SheetHead};
use super::working::{CellValue, Working, WorkingCell, WorkingColumn, WorkingTable};
use crate::document::text::{strong, text};
use crate::document::wording::{of_place, place};
use crate::document::{
    Block, Document, Text, answer_form, asked_by_itself, lines_to_pick_from, right_answer_as_typed,
    rules_in_brief,
};
use crate::game::{Family, Game};
use crate::question::{Kind, Question};
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
        let rules = self.rules();
        for rules in &rules {
            let _ = writeln!(page, "- {}", inline(rules.clone()));
        }
        if printing.work {
            if !rules.is_empty() {
                page.push('\n');
            }
            page.push_str(ON_THE_TABLES);
            page.push('\n');
        }
        for (number, question) in (1..).zip(&self.questions) {
            if !page.ends_with("\n\n") {
                page.push('\n');
            }
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

    /// The rules of each game that is played on the sheet and is not Nim: "grundy: A move splits …".
    pub(super) fn rules(&self) -> Vec<Text> {
        let mut games: Vec<Game> = Vec::new();
        for question in &self.questions {
            let of_kind = match question.kind() {
                Kind::Equal(game) => Some(game),
                _ => None,
            };
            let board = question.board().into_iter();
            let on_board = board.flat_map(|board| board.parts().map(|(game, _)| game));
            for game in on_board.chain(of_kind) {
                if game.family() != Family::Nim && !games.contains(&game) {
                    games.push(game);
                }
            }
        }
        games.into_iter().map(rules_of).collect()
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
pub(super) const WHERE_TO_WRITE: &str = "Write each answer after its question, or below it.";
pub(super) const ON_THE_TABLES: &str =
    "The tables are for your working. Fill in what helps; no empty cell is wrong.";

/// What is played, and how: "grundy: A move splits …".
pub(super) fn rules_of(game: Game) -> Text {
    let rules = rules_in_brief(game).to_string();
    let rules = rules.split_once(": ").map_or(&*rules, |(_, rules)| rules);
    let rules = format!(": {rules} Whoever cannot move loses.");
    text![{strong(game.to_string())}{rules}]
}

/// What stands before an answer: "Answer (a whole number):".
pub(super) fn before_answer(question: &Question) -> Text {
    text!["Answer ("{answer_form(question)}"):"]
}

const BLANK: &str = "________________________";

fn question_lines(number: usize, question: &Question, printing: Printing) -> String {
    let marker = format!("{number}. ");
    let answer = if printing.key {
        right_answer_as_typed(question)
    } else {
        BLANK.to_owned()
    };
    let mut lines = format!("{marker}{}\n", inline(asked_by_itself(question)));
    let mut indented = |shown: &[String]| {
        if !shown.is_empty() {
            lines.push('\n');
        }
        for line in shown {
            // Writing to a string cannot fail.
            let _ = writeln!(lines, "{:indent$}{line}", "", indent = marker.len());
        }
    };
    indented(&shown_lines(question));
    indented(&[format!("{} {answer}", inline(before_answer(question)))]);
    let working = printing.work.then(|| Working::of(question)).flatten();
    if let Some(working) = working {
        let key = working.key();
        for grid in &working.tables {
            indented(&grid_lines(grid, &key, printing.key));
        }
    }
    lines
}

/// What is shown with a question, line by line: the choices, or the lines of an argument.
pub(super) fn shown_lines(question: &Question) -> Vec<String> {
    let Some(shown) = lines_to_pick_from(question) else {
        return Vec::new();
    };
    let lines = in_markdown(shown);
    let lines = lines.lines().filter(|line| !line.is_empty());
    lines.map(str::to_owned).collect()
}

/// A text as Markdown, on one line.
fn inline(text: Text) -> String {
    // What is one space to an editor is one to whoever reads the file.
    let line = in_markdown(Block::Paragraph(text));
    line.trim_end().replace('\u{a0}', " ")
}

fn in_markdown(block: Block) -> String {
    let document = Document::from_iter([block]);
    let whole = Terminal {
        width: usize::MAX,
        ascii: false,
        colour: false,
        linear: false,
    };
    markdown(&document, whole)
}

/// The lines of a table. The columns are as wide for the key as for the empty sheet.
fn grid_lines(grid: &WorkingTable, key: &[CellValue], filled_in: bool) -> Vec<String> {
    let columns = grid.columns.iter().map(|&column| match column {
        WorkingColumn::Named(_) => (header(grid, column), 6),
        WorkingColumn::Place(_) => (header(grid, column), 3),
    });
    let label = (grid.corner.to_owned(), 3);
    let (header, least): (Vec<String>, Vec<usize>) = std::iter::once(label).chain(columns).unzip();
    let rows = |filled_in: bool| {
        let rows = grid.rows.iter().map(move |row| {
            let cells = row.cells.iter().map(|cell| match cell {
                WorkingCell::Given(text) => text.clone(),
                WorkingCell::Fill(id) if filled_in => {
                    key.get(*id).map(ToString::to_string).unwrap_or_default()
                }
                WorkingCell::Fill(_) => String::new(),
            });
            let cells = std::iter::once(row.label.clone()).chain(cells);
            cells.collect::<Vec<String>>()
        });
        rows.collect::<Vec<_>>()
    };
    let mut widths = least;
    for cells in rows(true).iter().chain([&header]) {
        for (width, cell) in widths.iter_mut().zip(cells) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let ruler = widths.iter().enumerate().map(|(column, &width)| {
        if column == 0 {
            "-".repeat(width)
        } else {
            format!("{}:", "-".repeat(width - 1))
        }
    });
    let ruler: Vec<String> = ruler.collect();
    let lines = [header, ruler].into_iter().chain(rows(filled_in));
    lines.map(|cells| line(&cells, &widths)).collect()
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

/// The head of a column: "4s" above groups, "4" above digits.
pub(super) fn header(grid: &WorkingTable, column: WorkingColumn) -> String {
    match column {
        WorkingColumn::Place(size) if grid.name == "groups" => of_place(size),
        WorkingColumn::Place(value) => place(value),
        WorkingColumn::Named(name) => name.to_owned(),
    }
}
