//! The commands that are written in the notation of questions, with the help that clap gives on them.
//!
//! clap only sorts words from options here; what they mean is left to the notation itself, to which they are handed on as
//! they were given.

use clap::{Args, Subcommand};

use super::values::word;

/// The commands that are written in the notation of questions.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
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
    #[command(after_help = "Examples:\n  nimlab binary 6")]
    Binary(NumberWords),
    /// Convert binary digits to a number by place values
    #[command(after_help = "Examples:\n  nimlab decimal 110")]
    Decimal(DigitWords),
    /// XOR two numbers, column by column
    #[command(after_help = "Examples:\n  nimlab xor 3 5")]
    Xor(PairWords),
    /// Work out the nim sum of a board
    #[command(after_help = "Examples:\n  nimlab sum 5 4 3 2")]
    Sum(BoardWords),
    /// Work out whether the player to move wins
    #[command(after_help = "Examples:\n  nimlab winner 5 4 3 2")]
    Winner(PositionWords),
    /// Work out which rows hold a winning move
    #[command(after_help = "Examples:\n  nimlab rows 5 4 3 2 1")]
    Rows(PositionWords),
    /// Work out a winning move
    #[command(after_help = "Examples:\n  nimlab move 5 4 3 2 1")]
    Move(PositionWords),
    /// List the legal moves with what each leaves
    #[command(after_help = "Examples:\n  nimlab moves 5 4 3")]
    Moves(PositionWords),
    /// Draw a board as the lab sheet does, and again after each move
    #[command(after_help = "Examples:\n  nimlab board 5 4 3 --move 1,2 --move 2,4")]
    Board(DrawingWords),
    /// Show the nim-addition table below N, and whether it is a group
    #[command(after_help = "Examples:\n  nimlab group 4")]
    Group(SizeWords),
    /// Explain who wins Tower Breakers
    #[command(after_help = "Examples:\n  nimlab towers 3 6")]
    Towers(TowerWords),
}

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
