//! What can be wrong with the words of a question, told so that the reader can mend it.
//!
//! Each message names the offending word and what was expected: `'-3' has a minus sign: expected a whole number …`.

use thiserror::Error;

use super::fault::{BracketFault, Found, NumberFault, Origin, Word};
use super::game_meant::game_meant_by;
use super::kind::Kind;
use super::wanted::WantedTurn;
use crate::game::{
    Board, Disguise, DisguisedGame, Game, GameTree, IllegalMove, NoSuchGame, TooManyToLookAhead,
};
use crate::phrase::TwoRows;

const EXPECTED_NUMBER: &str =
    "expected a whole number from 0 to 18446744073709551615, such as 13, or 0b1101 in binary";
const EXPECTED_BOARD: &str =
    "expected numbers separated by spaces or single commas, such as 5 4 3 or [5, 4, 3]";
const EXPECTED_MOVE: &str = "expected a row and how many to take from it, such as 3,2";

/// Why words cannot be read as a request.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // Only the fields whose names do not say it all have a line of their own.
pub enum ParseError {
    /// A word stands where a number should.
    #[error("{word}{place} {fault}: {EXPECTED_NUMBER}")]
    Number {
        word: Word,
        place: Origin,
        fault: NumberFault,
    },
    /// Two commas, or a comma or its like at an end, with no number beside it.
    #[error("there is {separator} with no number {side} it{place}: {EXPECTED_BOARD}")]
    EmptyPiece {
        /// With its article.
        separator: &'static str,
        /// `before` or `after`.
        side: &'static str,
        place: Origin,
    },
    /// A bracket that has no partner, or something beside brackets.
    #[error("{word}{place} {fault}: {EXPECTED_BOARD}")]
    Bracket {
        word: Word,
        place: Origin,
        fault: BracketFault,
    },
    /// Something that does not fit numbers joined by XOR.
    #[error(
        "{word}{place} does not fit here: expected a sign of XOR between any two numbers, and nothing else, such as 5 ^ 4 ^ 3"
    )]
    NotJoinedByXor { word: Word, place: Origin },
    /// Something that is no nimber among nimbers.
    #[error(
        "{word}{place} is not a nimber: expected a star and a whole number, such as *3 in *3 + *4"
    )]
    Nimber { word: Word, place: Origin },
    /// A dash between two numbers, which may be rows or the ends of a range.
    #[error(
        "{word}{place} can be read in two ways: expected {} {} for two rows, or {}:{} for all from {} to {}",
        ends[0], ends[1], ends[0], ends[1], ends[0], ends[1]
    )]
    RowsOrRange {
        word: Word,
        place: Origin,
        ends: [u64; 2],
    },
    /// A range of too many rows.
    #[error(
        "{word}{place} stands for too many rows: expected a range of at most {most}, such as 5:1"
    )]
    LongRange {
        word: Word,
        place: Origin,
        most: u64,
    },
    /// Something in a drawn board that belongs to no row, or to another row.
    #[error(
        "{word}{place} does not fit a drawn board here: expected row {row}, such as {row}: X X X"
    )]
    DrawnRow {
        word: Word,
        place: Origin,
        row: usize,
    },
    /// One of several words of a board has nothing in it.
    #[error("one of the words after '{kind}' is empty (\"\"): expected a number in each")]
    EmptyWord { kind: &'static str },
    /// A board without any row.
    #[error("the board has no rows{place}: {EXPECTED_BOARD}")]
    NoRows { place: Origin },
    /// A dash among the numbers of a board.
    #[error("'-' reads the whole board from standard input, so nothing else can stand beside it")]
    DashNotAlone,
    /// A dash where no input can be read.
    #[error("'-' reads a board from standard input, which is not possible here: {EXPECTED_BOARD}")]
    DashRefused,
    /// Standard input could not be read to its end.
    #[error("standard input cannot be read: {reason}")]
    Unreadable { reason: String },
    /// The first word asks for nothing known.
    #[error(
        "{word} is not something nimlab can explain:{} expected one of {}",
        guess(word, Kind::all()),
        listed(Kind::all())
    )]
    UnknownKind { word: Word },
    /// The first word asks nothing, where a question is expected.
    #[error(
        "{word} is not a question:{} expected one that begins with {}",
        guess(word, Kind::asked()),
        listed(Kind::asked())
    )]
    UnknownQuestion { word: Word },
    /// Words that can be shown and have no answer.
    #[error(
        "{word} can be shown, but has no answer to judge: expected a question such as sum 5 4 3 2"
    )]
    NotAsked { word: Word },
    /// An option that this kind of question does not take.
    #[error("{option} is not an option of '{kind}': expected {}", options(.kind))]
    UnknownOption { option: Word, kind: &'static str },
    /// Too few or too many words.
    #[error("'{kind}' takes {takes}, and {found}: expected for example {example}")]
    WrongCount {
        kind: &'static str,
        takes: &'static str,
        found: Found,
        example: &'static str,
    },
    /// Nothing to choose from.
    #[error("'choose' takes from 2 to 26 {what}, each once, and here there are {found} of them")]
    Choices { what: &'static str, found: usize },
    /// A move to be refuted, and no reply to it wins.
    #[error("no reply to the move {word} wins on {board}: expected a move that loses")]
    NoReplyWins { word: Word, board: String },
    /// No move is named for a reply.
    #[error("'refute' needs the move to reply to: expected for example refute 5 4 3 --move 1,2")]
    NoMoveToRefute,
    /// An argument about something else.
    #[error(
        "'{kind}' is about plain Nim with something left to take: expected for example {kind} move 5 4 3, {kind} sum 5 4 3 or {kind} xor 3 5"
    )]
    NotArgued { kind: &'static str },
    /// Moore's Nim where only one row can be changed.
    #[error(
        "'{kind}' is not asked of Moore's Nim: expected a board of another game, such as {kind} 5 4 3"
    )]
    NotOfMoore { kind: &'static str },
    /// One row, where one turn may change several.
    #[error(
        "--row is not for Moore's Nim, where one turn may change several rows: expected no --row"
    )]
    RowOfMoore,
    /// A row that the board has not.
    #[error("{word} is not a row of this board: expected {}", rows_to_ask_about(*.rows))]
    Row { word: Word, rows: usize },
    /// Something other than 0 or 1 at an input of the gate.
    #[error("{word} cannot be an input of the gate: expected 0 or 1")]
    NotABit { word: Word },
    /// Something other than binary digits.
    #[error(
        "{word} is not made of binary digits: expected only 0 and 1, such as 110, 1 1 0, [1, 1, 0] or 0b110"
    )]
    NotBinary { word: Word },
    /// More than 64 binary digits, not counting zeros in front.
    #[error("there are {digits} binary digits after the leading zeros: expected at most 64")]
    TooManyDigits { digits: usize },
    /// A number outside of what this kind of question takes.
    #[error("{number} is out of range: expected {what} from {least} to {most}")]
    OutOfRange {
        number: u64,
        what: &'static str,
        least: u64,
        most: u64,
    },
    /// A word that does not have the form of a move.
    #[error("{word} is not a move: {EXPECTED_MOVE}")]
    NotAMove { word: Word },
    /// Words that may call either of two rows.
    #[error("{word} can be read in two ways: as {rows}")]
    TwoRows { word: Word, rows: TwoRows },
    /// A word that does not have the form of a turn of Moore's Nim.
    #[error(
        "{word} is not a turn: expected rows with how many to take from each, such as 1,3 or 1,3 + 2,1"
    )]
    NotATurn { word: Word },
    /// A move that the rules do not allow on this board, or that can be made in several ways.
    #[error("the move {wanted} {}{}: {why}", is_no_move(why), after_moves(*.earlier))]
    Illegal {
        wanted: WantedTurn,
        /// How many moves of the same request were made before it.
        earlier: usize,
        why: Box<IllegalMove>,
    },
    /// A move where nobody can move.
    #[error("the move {wanted} is not legal: {because}, so the game is over and no move is legal")]
    NoMoveLeft {
        wanted: WantedTurn,
        because: &'static str,
    },
    /// A word where the name of a game should stand.
    #[error(
        "{word} {fault}:{} expected a game such as {}",
        game_guess(word, fault),
        games(*.with_values)
    )]
    NoGame {
        word: Word,
        fault: NoSuchGame,
        /// Whether only a game will do whose heaps have values.
        with_values: bool,
    },
    /// A first word that might name a game, and does not.
    #[error(
        "{word}{place} is not a number, and not a game that nimlab knows: expected numbers such as 5 4 3, or a game before them: {}, {}",
        games(false),
        DisguisedGame::ALL.map(DisguisedGame::word).join(", ")
    )]
    NeitherNumberNorGame { word: Word, place: Origin },
    /// The name of a game without any row.
    #[error(
        "there are no numbers after '{game}': expected the sizes of its heaps, such as {game} 7 5"
    )]
    NoSizes { game: Game },
    /// The word for a game behind a board.
    #[error(
        "{word} begins another game: expected a '+' between games, with a space on each side, such as {meant}"
    )]
    NotJoined {
        word: Word,
        /// The board with its games joined.
        meant: String,
    },
    /// A `+` with no board beside it.
    #[error(
        "there is a '+' with no board beside it: expected one on each side, such as lasker 7 + nim 3 4"
    )]
    EmptyPart,
    /// A heap whose value cannot be worked out.
    #[error(
        "{size} is too large for a heap of '{game}': expected at most {most}, because {}",
        why_no_larger(*.game)
    )]
    TooLargeFor { game: Game, size: u64, most: u64 },
    /// More values than are worked out.
    #[error("--to {to} asks for too many values of '{game}': expected {most} at most")]
    TooManyValues { game: Game, to: u64, most: u64 },
    /// Misère play of a game other than Nim.
    #[error(
        "--misere is not for this board with heaps of '{game}': {}",
        why_no_misere(*.game)
    )]
    MisereOf { game: Game },
    /// The word of a disguise without a position.
    #[error("there is nothing after '{game}': {}", disguise_takes(*.game))]
    NothingDisguised { game: DisguisedGame },
    /// Something other than heads and tails.
    #[error(
        "{word} has the sign {sign}: {}",
        disguise_takes(DisguisedGame::Turtles)
    )]
    NoCoin { word: Word, sign: Word },
    /// A position of a disguise that is too long.
    #[error(
        "there are {found} numbers or coins after '{game}': expected at most {}",
        Disguise::MOST_PLACES
    )]
    TooManyPlaces { game: DisguisedGame, found: usize },
    /// More coins on a staircase than can be counted.
    #[error(
        "there are too many coins after '{game}': expected at most {} in all",
        u64::MAX
    )]
    TooManyCoins { game: DisguisedGame },
    /// An option that goes with a board of Nim alone.
    #[error(
        "{option} does not go with '{game}': expected none, or the board of Nim that it is, such as {instead}"
    )]
    OptionOfDisguise {
        option: &'static str,
        game: DisguisedGame,
        /// What would do.
        instead: String,
    },
    /// A disguise where it is not told.
    #[error(
        "'{game}' stands by itself, and only explain, balance, sum, winner, rows and move take it: expected for example nimlab {explained}"
    )]
    DisguiseHere {
        game: DisguisedGame,
        /// The request that would do.
        explained: String,
    },
    /// Moore's Nim in a sum.
    #[error(
        "'{game}' stands alone, because one turn may take from several rows of it: expected just its rows, such as {game} 3 5 7"
    )]
    MooreInSum { game: Game },
    /// A turn of Moore's Nim that has come as several words.
    #[error(
        "'{game}' stands alone, and what follows '+' belongs to no board: expected a turn in quotation marks, such as --move \"1,3 + 2,1\""
    )]
    TurnNotQuoted { game: Game },
    /// The nim sum of a board of Moore's Nim.
    #[error(
        "'{game}' is not decided by a nim sum: expected explain, which counts its columns, such as nimlab explain {board}"
    )]
    SumOfMoore { game: Game, board: String },
    /// The values of Moore's Nim.
    #[error(
        "the rows of '{game}' have no values that add up to a nim sum: expected another game, such as nimlab values octal:0.77, or nimlab explain {game} 3 5 7"
    )]
    ValuesOfMoore { game: Game },
    /// A way to explain that there is not.
    #[error("{word} is not a way to explain: expected --by looking-ahead")]
    NoWay { word: Word },
    /// Two options of which each says how to explain.
    #[error("{one} and {other} cannot stand together: expected one of them")]
    Together {
        one: &'static str,
        other: &'static str,
    },
    /// The proof of Bouton's theorem on a board of another game.
    #[error("--proof is only for Nim, and this board has heaps of '{game}': expected no --proof")]
    ProofOf { game: Game },
    /// A board from which too many positions come up.
    #[error(
        "looking ahead takes at most {} positions (rows in any order counted once, empty rows left out), and from this board more can come up: expected a smaller board, or no --by looking-ahead",
        GameTree::MOST_POSITIONS
    )]
    TooManyToLookAhead(#[from] TooManyToLookAhead),
    /// A board of Moore's Nim with more rows than are worked out.
    #[error("the board has {rows} rows: expected at most {most} in '{game}'")]
    TooManyRowsFor {
        game: Game,
        rows: usize,
        most: usize,
    },
}

impl ParseError {
    /// The same, where only a game will do whose heaps have values.
    pub(super) fn with_values(self) -> Self {
        match self {
            Self::NoGame { word, fault, .. } => Self::NoGame {
                word,
                fault,
                with_values: true,
            },
            other => other,
        }
    }

    /// The error for a move that `board` does not allow after `earlier` others.
    #[must_use]
    pub fn illegal(
        board: &Board,
        wanted: impl Into<WantedTurn>,
        earlier: usize,
        why: IllegalMove,
    ) -> Self {
        let wanted = wanted.into();
        let because = if board.is_empty() {
            "the board is empty"
        } else if !board.is_nim() && !can_be_changed(board) {
            "no row can be changed any more"
        } else {
            let why = Box::new(why);
            return Self::Illegal {
                wanted,
                earlier,
                why,
            };
        };
        Self::NoMoveLeft { wanted, because }
    }
}

/// What is wrong with a move that is not just one that the rules allow.
fn is_no_move(why: &IllegalMove) -> &'static str {
    match why {
        IllegalMove::SeveralWays { .. } => "can be made in several ways",
        _ => "is not legal",
    }
}

/// Whether any row of the board can be changed.
fn can_be_changed(board: &Board) -> bool {
    let mut rows = board.numbered_with_games();
    rows.any(|(_, game, size)| game.rules().option(size, 1).is_some())
}

/// Why a heap of a game can be no larger.
fn why_no_larger(game: Game) -> &'static str {
    match game.rules().period() {
        Some(_) => "the value of a larger one would have more than 64 bits",
        None => "no period of the values of smaller ones is proved from which it would follow",
    }
}

/// Why misère play of a game is not worked out.
fn why_no_misere(game: Game) -> &'static str {
    if game.rules().rows_in_a_turn().is_some() {
        return "nimlab has its theory for normal play alone; expected no --misere, or, on a small board, nimlab explain with --by looking-ahead";
    }
    "where whoever makes the last move loses, the values of its heaps do not decide who wins, as heaps of the same value may \
     behave differently, and more than 300 positions can come up, too many to look through; expected a smaller board, or no \
     --misere"
}

/// What stands after the word of a disguise.
fn disguise_takes(game: DisguisedGame) -> String {
    let (takes, example) = game.takes();
    format!("expected {takes}, such as {game} {example}")
}

/// Each game as it may be typed; those alone of whose heaps each has a value, where that matters.
fn games(with_values: bool) -> String {
    let mut games: Vec<&str> = Game::examples().collect();
    games.retain(|game| {
        let rules = game.parse::<Game>().map(Game::rules);
        !with_values || rules.is_ok_and(|rules| rules.rows_in_a_turn().is_none())
    });
    games.join(", ")
}

fn after_moves(earlier: usize) -> String {
    match earlier {
        0 => String::new(),
        1 => " after the move before it".to_owned(),
        _ => format!(" after the {earlier} moves before it"),
    }
}

fn listed(kinds: impl Iterator<Item = Kind>) -> String {
    kinds.map(Kind::word).collect::<Vec<_>>().join(", ")
}

/// Which of these a word probably means.
fn guess(word: &Word, mut kinds: impl Iterator<Item = Kind>) -> String {
    if word.typed().starts_with(|c: char| c.is_ascii_digit()) {
        return " what is asked of a board comes before it, as in sum 5 4 3;".to_owned();
    }
    let meant = Kind::meant_by(word.typed()).filter(|meant| kinds.any(|kind| kind == *meant));
    meant.map_or_else(String::new, |kind| {
        format!(" did you mean '{}'?", kind.word())
    })
}

/// The game that a word probably means, where it is the word that is not known.
fn game_guess(word: &Word, fault: &NoSuchGame) -> String {
    let meant = game_meant_by(word.typed()).filter(|_| *fault == NoSuchGame::Unknown);
    meant.map_or_else(String::new, |game| format!(" did you mean '{game}'?"))
}

/// The rows that a board has.
fn rows_to_ask_about(rows: usize) -> String {
    match rows {
        0 => "no --row, because it has none".to_owned(),
        1 => "1, because it has one".to_owned(),
        _ => format!("a number from 1 to {rows}"),
    }
}

/// The options that a kind takes.
fn options(kind: &str) -> &'static str {
    let options = Kind::of_word(kind).map(Kind::options);
    if options.is_some_and(|options| options.to) {
        return "--to, or none";
    }
    if options.is_some_and(|options| options.row) {
        return "--misere, --row, or none";
    }
    if options.is_some_and(|options| options.manners) {
        return "--misere, --move, --by, --proof, --all, or none";
    }
    match options.map(|options| (options.misere, options.moves > 0)) {
        Some((true, true)) => "--misere, --move, or none",
        Some((true, false)) => "--misere, or none",
        Some((false, true)) => "--move, or none",
        _ => "none",
    }
}
