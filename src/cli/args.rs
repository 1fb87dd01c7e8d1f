//! The arguments as clap reads them.
//!
//! What a board or a number means is left to the notation of [`question`](crate::question); here it is words.

use anstream::ColorChoice;
use clap::builder::{OsStringValueParser, PossibleValue, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};

use super::play::PlayArguments;
use super::worksheet::WorksheetArguments;
use crate::document::Telling;
use crate::nim::Positions;
use crate::question::{Names, Topic};

/// nimlab explains the game of Nim, step by step.
#[derive(Debug, Parser)]
#[command(name = "nimlab", version, about, max_term_width = 100)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub output: OutputArguments,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// How results are written; the same for every command.
#[derive(Args, Debug)]
#[command(next_help_heading = "How results are written")]
pub(super) struct OutputArguments {
    /// The form of the result
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "FORMAT"
    )]
    pub format: Format,
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        value_name = "WHEN",
        help = "When to use colour; NO_COLOR and CLICOLOR_FORCE are honoured"
    )]
    pub color: When,
    /// Write nothing outside ASCII
    #[arg(long, global = true)]
    pub ascii: bool,
    /// Which letter of P and N comes first: the standard one or the lab sheet's
    #[arg(long, global = true, value_enum, default_value_t, value_name = "NAMES")]
    pub names: NamesArgument,
    /// Lay text out for so many columns, 40 or more [default: the terminal's, else 80]
    #[arg(long, global = true, value_name = "N", value_parser = parse_width)]
    pub width: Option<usize>,
    /// How many levels of nested steps to show; 0 shows the conclusion alone
    #[arg(long, global = true, value_name = "N", default_value_t = Telling::USUAL_DEPTH, value_parser = parse_depth)]
    pub depth: usize,
}

/// A width of 40 or more; beyond what any terminal has, wider is no different.
fn parse_width(word: &str) -> Result<usize, String> {
    const WIDEST: u64 = 65_535;
    let width = whole_number(word, "columns", 40, u64::MAX)?;
    Ok(usize::try_from(width.min(WIDEST)).unwrap_or(usize::MAX))
}

fn parse_depth(word: &str) -> Result<usize, String> {
    let depth = whole_number(word, "levels", 0, u64::MAX)?;
    Ok(usize::try_from(depth).unwrap_or(usize::MAX))
}

fn parse_rows(word: &str) -> Result<u32, String> {
    let rows = whole_number(word, "rows", 1, Positions::MOST.ilog2().into())?;
    u32::try_from(rows).map_err(|error| error.to_string())
}

fn parse_max(word: &str) -> Result<u64, String> {
    whole_number(word, "objects", 1, u64::MAX)
}

fn parse_count(word: &str) -> Result<usize, String> {
    let count = whole_number(word, "questions", 1, 10_000)?;
    usize::try_from(count).map_err(|error| error.to_string())
}

pub(super) fn parse_seed(word: &str) -> Result<u64, String> {
    whole_number(word, "a seed", 0, u64::MAX)
}

/// A percentage.
pub(super) fn parse_difficulty(word: &str) -> Result<u8, String> {
    let percent = whole_number(word, "percent", 0, 100)?;
    u8::try_from(percent).map_err(|error| error.to_string())
}

/// A whole number in decimal, within bounds; the message says what was expected.
fn whole_number(word: &str, what: &str, least: u64, most: u64) -> Result<u64, String> {
    let is_decimal = word.bytes().all(|byte| byte.is_ascii_digit());
    let number = word
        .parse()
        .ok()
        .filter(|number| is_decimal && (least..=most).contains(number));
    number.ok_or_else(|| match most {
        u64::MAX => format!("expected a whole number ({what}), {least} or more"),
        _ => format!("expected a whole number ({what}) from {least} to {most}"),
    })
}

/// Words as they were given; what is no valid text is read as best it can be, and then refused by its name.
pub(super) fn word() -> impl TypedValueParser<Value = String> {
    OsStringValueParser::new().map(|word| word.to_string_lossy().into_owned())
}

/// The form of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For reading in a terminal.
    #[default]
    Text,
    /// For a handout.
    Markdown,
    /// For a script.
    Json,
}

/// When to use colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum When {
    /// On a terminal.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl From<When> for ColorChoice {
    fn from(when: When) -> Self {
        match when {
            When::Auto => Self::Auto,
            When::Always => Self::Always,
            When::Never => Self::Never,
        }
    }
}

/// Which letter of P and N comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum NamesArgument {
    /// N where the player to move wins.
    #[default]
    Standard,
    /// The other way round, as on the lab sheet.
    Lab,
}

impl From<NamesArgument> for Names {
    fn from(names: NamesArgument) -> Self {
        match names {
            NamesArgument::Standard => Self::Standard,
            NamesArgument::Lab => Self::Lab,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    #[command(flatten)]
    Explaining(Explaining),
    /// Judge an answer or filled-in worksheets, and say why where something is wrong
    #[command(after_help = super::sheets::HELP)]
    Check(CheckWords),
    /// List the lessons, or walk through one
    #[command(
        after_help = "Examples:\n  nimlab lesson\n  nimlab lesson xor-gate\n  nimlab lesson --lint my-lesson.md"
    )]
    Lesson(LessonArguments),
    /// Play a game, with a coach and a review; or review one that was played
    #[command(after_help = super::play::HELP)]
    Play(PlayArguments),
    /// Practise: nimlab asks, judges and explains
    #[command(
        after_help = "At the prompt: hint (or h, ?) helps step by step, skip (or s) goes on, quit (or q) ends.\n\nExamples:\n  nimlab practice\n  nimlab practice binary decimal --count 5"
    )]
    Practice(PracticeArguments),
    /// Print a worksheet, or its key
    #[command(after_help = super::worksheet::HELP)]
    Worksheet(WorksheetArguments),
    /// Check Bouton's theorem against a search of every position
    #[command(after_help = "Example: nimlab verify --rows 3 --max 5")]
    Verify(SearchSize),
}

/// Which lesson, or which files.
#[derive(Args, Debug)]
pub(super) struct LessonArguments {
    /// A lesson by its name or number, or a lesson file; none lists the lessons
    #[arg(value_name = "NAME|FILE", value_parser = word())]
    pub lessons: Vec<String>,
    /// Check lesson files: every fence, every answer, every link
    #[arg(long)]
    pub lint: bool,
    /// Print the whole lesson, with the answers to its exercises at the end
    #[arg(long, conflicts_with = "lint")]
    pub key: bool,
    /// Forget how far the lessons have been read
    #[arg(long, conflicts_with = "lint")]
    pub reset: bool,
}

/// A question and an answer, or worksheets.
#[derive(Args, Debug)]
pub(super) struct CheckWords {
    /// The question in quotation marks, and the answer after it; or files and folders of worksheets
    #[arg(
        value_name = "QUESTION ANSWER | FILE",
        allow_negative_numbers = true, value_parser = word(),
        required = true
    )]
    pub words: Vec<String>,
}

/// What to practise.
#[derive(Args, Debug)]
pub(super) struct PracticeArguments {
    /// What the questions are about; everything of the lab if no topic is named
    #[arg(value_enum, value_name = "TOPIC")]
    pub topics: Vec<TopicArgument>,
    /// How many questions
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = parse_count)]
    pub count: usize,
    /// Make up the same questions again
    #[arg(long, value_name = "S", value_parser = parse_seed)]
    pub seed: Option<u64>,
}

/// A topic as it is typed: the first word of its questions.
#[derive(Clone, Copy, Debug)]
pub(super) struct TopicArgument(Topic);

impl From<TopicArgument> for Topic {
    fn from(TopicArgument(topic): TopicArgument) -> Self {
        topic
    }
}

impl ValueEnum for TopicArgument {
    fn value_variants<'a>() -> &'a [Self] {
        const VARIANTS: [TopicArgument; Topic::ALL.len()] = {
            let mut variants = [TopicArgument(Topic::Gate); Topic::ALL.len()];
            let mut index = 0;
            while index < variants.len() {
                variants[index] = TopicArgument(Topic::ALL[index]);
                index += 1;
            }
            variants
        };
        &VARIANTS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.word()))
    }
}

/// The commands that are written in the notation of questions.
#[derive(Debug, Subcommand)]
pub(super) enum Explaining {
    /// Explain a position: who wins, why, and with which moves
    #[command(
        after_help = "Examples:\n  nimlab explain 18 6 3 20 9\n  nimlab explain 5 4 3 2 1 --move 3,2\n  nimlab explain --misere 1 1 4"
    )]
    Explain(ExplainWords),
    /// Explain the XOR gate, for all inputs or for two
    #[command(after_help = "Examples:\n  nimlab gate\n  nimlab gate 1 0")]
    Gate(GateWords),
    /// Convert a number to binary by repeated division
    #[command(after_help = "Example: nimlab binary 6")]
    Binary(NumberWords),
    /// Convert binary digits to a number by place values
    #[command(after_help = "Example: nimlab decimal 110")]
    Decimal(DigitWords),
    /// XOR two numbers, column by column
    #[command(after_help = "Example: nimlab xor 3 5")]
    Xor(PairWords),
    /// Work out the nim sum of a board
    #[command(after_help = "Example: nimlab sum 5 4 3 2")]
    Sum(BoardWords),
    /// Work out whether the player to move wins
    #[command(after_help = "Example: nimlab winner 5 4 3 2")]
    Winner(PositionWords),
    /// Work out which rows hold a winning move
    #[command(after_help = "Example: nimlab rows 5 4 3 2 1")]
    Rows(PositionWords),
    /// Work out a winning move
    #[command(after_help = "Example: nimlab move 5 4 3 2 1")]
    Move(PositionWords),
    /// List the legal moves with what each leaves
    #[command(after_help = "Example: nimlab moves 5 4 3")]
    Moves(PositionWords),
    /// Draw a board as the lab sheet does, and again after each move
    #[command(after_help = "Example: nimlab board 5 4 3 --move 1,2 --move 2,4")]
    Board(DrawingWords),
    /// Show the nim-addition table of the numbers below N, and whether they form a group
    #[command(after_help = "Example: nimlab group 4")]
    Group(SizeWords),
    /// Explain who wins Tower Breakers
    #[command(after_help = "Example: nimlab towers 3 6")]
    Towers(TowerWords),
}

/// A board and what to do with it.
#[derive(Args, Debug)]
pub(super) struct ExplainWords {
    #[command(flatten)]
    board: BoardWords,
    /// Explain this move: why it wins, or which reply refutes it
    #[arg(long = "move", value_name = "ROW,COUNT", allow_hyphen_values = true, value_parser = word())]
    mv: Option<String>,
    /// Whoever takes the last object loses
    #[arg(long)]
    misere: bool,
}

#[derive(Args, Debug)]
pub(super) struct PositionWords {
    #[command(flatten)]
    board: BoardWords,
    /// Whoever takes the last object loses
    #[arg(long)]
    misere: bool,
}

#[derive(Args, Debug)]
pub(super) struct DrawingWords {
    #[command(flatten)]
    board: BoardWords,
    /// Make this move and draw the board again; may be given several times
    #[arg(long = "move", value_name = "ROW,COUNT", allow_hyphen_values = true, value_parser = word())]
    moves: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct BoardWords {
    /// The rows, separated by spaces or commas; - reads them from standard input
    #[arg(value_name = "BOARD", allow_negative_numbers = true, value_parser = word())]
    words: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct GateWords {
    /// The two inputs, each 0 or 1; none for the whole truth table
    #[arg(value_name = "INPUT", allow_negative_numbers = true, value_parser = word())]
    words: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct NumberWords {
    /// A whole number
    #[arg(value_name = "N", allow_negative_numbers = true, value_parser = word())]
    words: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct DigitWords {
    /// Binary digits, such as 110, 1 1 0, [1, 1, 0] or 0b110
    #[arg(value_name = "BITS", allow_negative_numbers = true, value_parser = word())]
    words: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct PairWords {
    /// Two whole numbers
    #[arg(value_name = "A B", allow_negative_numbers = true, value_parser = word())]
    words: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct SizeWords {
    /// N, from 1 to 64
    #[arg(value_name = "N", allow_negative_numbers = true, value_parser = word())]
    words: Vec<String>,
}

#[derive(Args, Debug)]
pub(super) struct TowerWords {
    /// How many towers, and how high they are
    #[arg(value_name = "N M", allow_negative_numbers = true, value_parser = word())]
    words: Vec<String>,
}

/// The boards that a search covers.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct SearchSize {
    /// How many rows the boards have, 1 to 29
    #[arg(long, default_value_t = 4, value_name = "R", value_parser = parse_rows)]
    pub rows: u32,
    /// How many objects a row holds at most, at least 1
    #[arg(long, default_value_t = 7, value_name = "M", value_parser = parse_max)]
    pub max: u64,
    /// Whoever takes the last object loses
    #[arg(long)]
    pub misere: bool,
}

impl Explaining {
    /// Whether this is `sum -`: the nim sum of what comes on standard input.
    pub fn is_sum_of_stdin(&self) -> bool {
        matches!(self, Self::Sum(BoardWords { words }) if words == &["-"])
    }

    /// The request in the words of the notation, each word as it was given.
    pub fn notation(self) -> Vec<String> {
        let none = Vec::new;
        let (kind, words, moves, misere) = match self {
            Self::Explain(ExplainWords { board, mv, misere }) => {
                ("explain", board.words, Vec::from_iter(mv), misere)
            }
            Self::Gate(GateWords { words }) => ("gate", words, none(), false),
            Self::Binary(NumberWords { words }) => ("binary", words, none(), false),
            Self::Decimal(DigitWords { words }) => ("decimal", words, none(), false),
            Self::Xor(PairWords { words }) => ("xor", words, none(), false),
            Self::Sum(BoardWords { words }) => ("sum", words, none(), false),
            Self::Winner(PositionWords { board, misere }) => {
                ("winner", board.words, none(), misere)
            }
            Self::Rows(PositionWords { board, misere }) => ("rows", board.words, none(), misere),
            Self::Move(PositionWords { board, misere }) => ("move", board.words, none(), misere),
            Self::Moves(PositionWords { board, misere }) => ("moves", board.words, none(), misere),
            Self::Board(DrawingWords { board, moves }) => ("board", board.words, moves, false),
            Self::Group(SizeWords { words }) => ("group", words, none(), false),
            Self::Towers(TowerWords { words }) => ("towers", words, none(), false),
        };
        let flag = misere.then(|| "--misere".to_owned());
        let moves = moves.into_iter().flat_map(|mv| ["--move".to_owned(), mv]);
        let options = flag.into_iter().chain(moves).chain(["--".to_owned()]);
        std::iter::once(kind.to_owned())
            .chain(options)
            .chain(words)
            .collect()
    }
}
