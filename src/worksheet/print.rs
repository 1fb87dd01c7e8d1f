//! A worksheet as a document, to be filled in by hand or, as Markdown, in an editor: empty for the student, or filled in as
//! the key.
//!
//! "1. Which move wins on 6 1 2? (`move 6 1 2`)", and below it "Answer (…): ________" or "Answer (…): 2,3". What belongs to
//! a question is part of its item.

use super::sheet::{Sheet, SheetHead};
use super::working::{CellValue, Working, WorkingCell, WorkingColumn, WorkingTable};
use crate::document::text::{blank, code, strong, text};
use crate::document::wording::{of_place, place};
use crate::document::{
    Align, Block, Cell, Document, IntoBlocks, Table, Text, answer_form, asked_by_itself,
    right_answer_as_typed, rules_in_brief,
};
use crate::game::{Family, Game};
use crate::question::{Kind, Question};

/// How a sheet is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Printing {
    /// Whether there are tables for the working.
    pub work: bool,
    /// Whether answers and tables are filled in.
    pub key: bool,
    /// Whether the students' sheet also has the seed at its foot, and with it the command for the key.
    pub show_seed: bool,
}

impl Printing {
    /// The foot, if there is one: the seed, and the command for the same sheet again.
    fn foot(self, sheet: &Sheet) -> Option<Text> {
        let has_foot = self.key || self.show_seed;
        let made_up = sheet.made_up.as_ref().filter(|_| has_foot)?;
        let again = code(made_up.again(self.work));
        Some(text!["seed "{made_up.seed}" (the same sheet again: "{again}")"])
    }
}

impl Sheet {
    /// The sheet as a document, with lines and ruled cells to write on.
    pub fn document(&self, printing: Printing) -> Document {
        let line = || blank(LENGTH_OF_A_LINE);
        let title = Block::Title(self.head.title().to_owned().into());
        let name = text!["Name:\u{a0}"{line()}"   Date:\u{a0}"{line()}];
        let instructions = self.head.instructions().map(Text::from);
        let on_the_tables = printing.work.then_some(ON_THE_TABLES);
        let head = (title, name, instructions, WHERE_TO_WRITE, self.rules());
        let items = self.questions.iter();
        let questions = Block::List {
            numbered: true,
            items: items.map(|question| item(question, printing)).collect(),
        };
        Document::of((head, on_the_tables, questions, printing.foot(self)))
    }

    /// The rules of each game on the sheet other than Nim: "grundy: A move splits …".
    fn rules(&self) -> Option<Block> {
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
        (!games.is_empty()).then(|| Block::list(games.into_iter().map(rules_of)))
    }
}

impl SheetHead {
    /// The title.
    pub(super) fn title(&self) -> &str {
        self.title.as_deref().unwrap_or(TITLE)
    }

    /// The instructions, on a line of their own.
    pub(super) fn instructions(&self) -> Option<String> {
        let said = self.instructions.join(" ");
        (!said.is_empty()).then(|| format!("{INSTRUCTIONS} {said}"))
    }
}

/// The default title of a sheet.
const TITLE: &str = "Nim worksheet";
/// The beginning of the line with instructions.
pub(super) const INSTRUCTIONS: &str = "Instructions:";
const WHERE_TO_WRITE: &str = "Write each answer after its question, or below it.";
pub(super) const ON_THE_TABLES: &str =
    "The tables are for your working. Fill in what helps; no empty cell is wrong.";

/// A game and its rules: "grundy: A move splits …".
pub(super) fn rules_of(game: Game) -> Text {
    let rules = rules_in_brief(game).to_string();
    let rules = rules.split_once(": ").map_or(&*rules, |(_, rules)| rules);
    let rules = format!(": {rules} Whoever cannot move loses.");
    text![{strong(game.to_string())}{rules}]
}

/// The words of a question in brackets, by which it is recognised: "(`sum 5 4`)".
fn words(question: &Question) -> Text {
    text!["("{code(question.to_string())}")"]
}

/// The text before an answer: "Answer (a whole number):".
pub(super) fn before_answer(question: &Question) -> Text {
    text!["Answer ("{answer_form(question)}"):"]
}

const LENGTH_OF_A_LINE: usize = 24;

/// A question with its answer line and the tables of its working.
fn item(question: &Question, printing: Printing) -> Vec<Block> {
    let answer = if printing.key {
        strong(right_answer_as_typed(question))
    } else {
        blank(LENGTH_OF_A_LINE)
    };
    let asked = text![{asked_by_itself(question)}" "{words(question)}];
    let answered = text![{before_answer(question)}" "{answer}];
    let working = printing.work.then(|| Working::of(question)).flatten();
    let key = working.as_ref().filter(|_| printing.key).map(Working::key);
    let key = key.unwrap_or_default();
    let tables = working.iter().flat_map(|working| &working.tables);
    let tables: Vec<Table> = tables.map(|grid| table(grid, &key)).collect();
    (asked, answered, tables).into_blocks()
}

/// A table of the working; cells that are not in the key stay empty.
fn table(grid: &WorkingTable, key: &[CellValue]) -> Table {
    let columns = grid.columns.iter();
    let columns = columns.map(|&column| (Align::Right, Text::from(header(grid, column))));
    let labels = (Align::Left, grid.corner.into());
    let are_digits = grid.columns.iter().all(|column| matches!(column, WorkingColumn::Place(_)));
    let mut table = Table {
        to_fill: true,
        breakable: are_digits,
        ..Table::new(1, std::iter::once(labels).chain(columns))
    };
    for row in &grid.rows {
        let cells = row.cells.iter().map(|cell| match cell {
            WorkingCell::Given(given) => given.clone().into(),
            WorkingCell::Fill(id) => {
                key.get(*id).map(ToString::to_string).unwrap_or_default().into()
            }
        });
        let label: Cell = row.label.clone().into();
        table.row(std::iter::once(label).chain(cells));
    }
    table
}

/// The head of a column: "4s" above groups, "4" above digits.
pub(super) fn header(grid: &WorkingTable, column: WorkingColumn) -> String {
    match column {
        WorkingColumn::Place(size) if grid.name == "groups" => of_place(size),
        WorkingColumn::Place(value) => place(value),
        WorkingColumn::Named(name) => name.to_owned(),
    }
}
