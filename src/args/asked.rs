//! What follows the commands that ask, judge and search: topics, questions, lessons, sizes.
//!
//! What a command does is decided by the variant of [`Command`](super::Command). On the structs of its arguments there
//! are no doc comments, because clap would take them for the same.

use clap::Args;

use super::topic::TopicParser;
use super::values::{parse_seed, whole, word};
use course::worksheet::Sheet;
use explain::question::Topic;
use theory::Positions;

#[derive(Args, Debug)]
pub struct LessonArguments {
    /// A lesson by its name or number, or a lesson file; without one, lists the lessons
    #[arg(value_name = "NAME|FILE", value_parser = word())]
    pub lessons: Vec<String>,
    /// Check lesson files: every fence, answer and link
    #[arg(long)]
    pub lint: bool,
    /// Print the whole lesson, with the answers to its exercises at the end
    #[arg(long, conflicts_with = "lint")]
    pub key: bool,
    /// Show a lesson file again whenever it is saved, with what is to be mended in it
    #[arg(long, conflicts_with_all = ["lint", "reset"])]
    pub watch: bool,
    /// Reset the progress in this lesson, or, after asking, in all
    #[arg(long, conflicts_with_all = ["lint", "key"])]
    pub reset: bool,
}

#[derive(Args, Debug)]
pub struct CheckWords {
    /// The question in quotation marks, and the answer after it; - reads lines such as sum 5 4 3 2 = 0 from standard input
    #[arg(
        value_name = "QUESTION ANSWER",
        allow_negative_numbers = true, value_parser = word(),
        required = true
    )]
    pub words: Vec<String>,
}

#[derive(Args, Debug)]
pub struct PracticeArguments {
    /// What the questions are about: one of these, or a game such as kayles or subtract:1,2,3; everything of the lab if no topic is named
    #[arg(value_name = "TOPIC|GAME", value_parser = TopicParser)]
    pub topics: Vec<Topic>,
    /// How many questions
    #[arg(short = 'n', long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>("questions", 1, 10_000))]
    pub count: usize,
    /// Make up the same questions again
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub seed: Option<u64>,
}

#[derive(Args, Debug)]
pub struct GameArguments {
    /// The game whose values are shown, such as kayles or subtract:1,2,3; none lists the games
    #[arg(value_name = "GAME", value_parser = word())]
    pub game: Option<String>,
}

#[derive(Args, Clone, Debug)]
pub struct SearchSize {
    /// How many rows the boards have, 1 to 21
    #[arg(long, default_value_t = 4, value_name = "R", value_parser = whole::<u32>("rows", 1, Positions::most_rows().into()))]
    pub rows: u32,
    /// How many objects a row holds at most, at least 1
    #[arg(long, default_value_t = 7, value_name = "M", value_parser = whole::<u64>("objects", 1, u64::MAX))]
    pub max: u64,
}

/// The text below the options in the help.
pub const WORKSHEET_HELP: &str = "The sheet is Markdown, or with --format html a page to print. nimlab grade marks it when it is handed in; --key prints the answers. \
Without --seed, a seed is made up and shown on standard error.

A sheet of your own: --from FILE asks the questions of a file, one on each line, in the words of a command: sum 5 4 3 2, or move kayles 7 + nim 3 4. \
What follows a # is a comment.

--variants N prints Sheet A, Sheet B and so on: the same kinds of questions, as hard, with other numbers.

--format moodle writes a quiz for Moodle. Every wrong answer that a misconception leads to is listed with its reply, and the derivation is the general \
feedback. No live Moodle has read it yet: try it in a course of yours before you rely on it.

Examples:
  nimlab worksheet --seed 7
  nimlab worksheet --seed 7 > week-3.md
  nimlab worksheet --from questions.txt --work --format html > sheet.html
  nimlab worksheet winner move --seed 7 --format moodle > nim.xml
  nimlab worksheet xor sum --count 6 --work --seed 7 --key
  nimlab worksheet --variants 3 --seed 7 --output sheets";

#[derive(Args, Debug)]
pub struct WorksheetArguments {
    /// What the questions are about: one of these, or a game such as kayles or subtract:1,2,3; from binary to move if none is named
    #[arg(value_name = "TOPIC|GAME", value_parser = TopicParser)]
    pub topics: Vec<Topic>,
    /// How many questions, 1 to 1000
    #[arg(short = 'n', long, value_name = "N", default_value_t = Sheet::USUAL_COUNT, value_parser = whole::<usize>("questions", 1, Sheet::MOST_QUESTIONS as u64))]
    pub count: usize,
    /// Ask the questions in this file, one on each line, such as sum 5 4 3 2; - reads standard input
    #[arg(long, value_name = "FILE", value_parser = word(), conflicts_with_all = ["topics", "count"])]
    pub from: Option<String>,
    /// Print N sheets, A, B and so on: the same kinds of questions, other numbers
    #[arg(long, value_name = "N", value_parser = whole::<usize>("variants", 1, Sheet::MOST_VARIANTS as u64))]
    pub variants: Option<usize>,
    /// What the sheet is called
    #[arg(long, value_name = "TEXT", value_parser = word())]
    pub title: Option<String>,
    /// Print the same sheet again
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub seed: Option<u64>,
    /// Add tables to work in
    #[arg(long)]
    pub work: bool,
    /// Fill in the answers, and the tables
    #[arg(long)]
    pub key: bool,
    /// Write each sheet into a file of its own in this folder
    #[arg(long, value_name = "DIR", value_parser = word())]
    pub output: Option<String>,
}

/// The text below the options in the help.
pub const CHECK_HELP: &str = "An answer may come with its working, one line after the other, in one word or in several: nimlab names the first wrong line, says why, and how to \
go on from there. Equations of XOR are followed, divisions such as 6 / 2 = 3 R 0, conversions such as 5 = 101, and rows in digits below each other.

nimlab check - reads standard input: lines such as sum 5 4 3 2 = 0.

Examples:
  nimlab check \"sum 5 4 3 2 1\" 1
  nimlab check \"move 18 6 3 20 9\" 5,6
  nimlab check \"sum 5 4 3\" \"5 ^ 4 = 1\" \"1 ^ 3 = 2\"
  printf 'xor 3 5 = 6\\n' | nimlab check -";
