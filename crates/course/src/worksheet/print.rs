//! A worksheet as a document, to be filled in by hand or, as Markdown, in an editor: empty for the student, or filled in as
//! the key.
//!
//! "1. Which move wins on 6 1 2? (`move 6 1 2`)", and below it "Answer (…): ________" or "Answer (…): 2,3". What belongs to
//! a question is part of its item.

use super::sheet::Sheet;
use super::working::working;
use explain::document::text::{blank, code, strong, text};
use explain::document::{
    Block, Document, IntoBlocks, Text, answer_form, asked_by_itself, right_answer_as_typed,
    rules_in_brief,
};
use explain::question::{Kind, Question};
use theory::{Game, Rule};

/// How a sheet is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Printing {
    /// Whether there are tables for the working.
    pub work: bool,
    /// Whether answers and tables are filled in.
    pub key: bool,
}

impl Sheet {
    /// The sheet as a document, with lines and ruled cells to write on. The key has the seed at its foot: a reader who has it
    /// can print the key.
    pub fn document(&self, printing: Printing) -> Document {
        let line = || blank(LENGTH_OF_A_LINE);
        let title = Block::Title(self.title().to_owned().into());
        let name = text!["Name:\u{a0}"{line()}"   Date:\u{a0}"{line()}];
        let head = (title, name, WHERE_TO_WRITE, self.rules());
        let items = self.questions.iter();
        let questions = Block::List {
            numbered: true,
            items: items.map(|question| item(question, printing)).collect(),
        };
        let seed = self.seed.filter(|_| printing.key);
        let foot = seed.map(|seed| Text::from(format!("Seed {seed}")));
        Document::of((head, questions, foot))
    }

    /// The rules of each game on the sheet other than Nim in normal play: "grundy: A move splits …".
    fn rules(&self) -> Option<Block> {
        let mut games: Vec<Game> = Vec::new();
        for question in &self.questions {
            let of_kind = (question.kind() == Kind::Towers).then_some(Game::Divisors);
            let board = question.board().into_iter();
            let on_board = board.flat_map(|board| board.parts().map(|(game, _)| game));
            for game in on_board.chain(of_kind) {
                if game != Game::Nim && !games.contains(&game) {
                    games.push(game);
                }
            }
        }
        let is_misere = |question: &Question| {
            question.position().is_some_and(|position| position.rule == Rule::Misere)
        };
        let misere = self.questions.iter().any(is_misere);
        let misere = misere.then(|| text![{strong("misère play")}{MISERE}]);
        let rules: Vec<Text> = games.into_iter().map(rules_of).chain(misere).collect();
        (!rules.is_empty()).then(|| Block::list(rules))
    }

    /// The title, or the default one.
    pub(super) fn title(&self) -> &str {
        self.title.as_deref().unwrap_or(TITLE)
    }
}

/// The default title of a sheet.
const TITLE: &str = "Nim worksheet";
const WHERE_TO_WRITE: &str = "Write each answer after its question, and any working below it.";
const MISERE: &str = ": The player who takes the last object loses.";

/// A game and its rules: "grundy: A move splits …".
pub(super) fn rules_of(game: Game) -> Text {
    let rules = rules_in_brief(game).to_string();
    let rules = rules.split_once(": ").map_or(&*rules, |(_, rules)| rules);
    let rules = format!(": {rules} A player who cannot move loses.");
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

/// A question with its answer line and the table of its working.
fn item(question: &Question, printing: Printing) -> Vec<Block> {
    let answer = if printing.key {
        strong(right_answer_as_typed(question))
    } else {
        blank(LENGTH_OF_A_LINE)
    };
    let asked = text![{asked_by_itself(question)}" "{words(question)}];
    // The line to write on stays with the end of what is before it.
    let answered = text![{before_answer(question)}"\u{a0}"{answer}];
    let table = printing.work.then(|| working(question, printing.key)).flatten();
    (asked, answered, table).into_blocks()
}
