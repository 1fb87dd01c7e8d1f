//! The one reader of the notation: words to a request.
//!
//! The command line hands over its words as it has sorted them; a lesson or a worksheet hands over a line, which is split at
//! white space and sorted here. So `explain 5,4 3 --move 1,2` means the same wherever it stands.

use std::io::Read;
use std::str::FromStr;

use super::argued::{Argued, ArguedAbout, ArguedAsks};
use super::asks::{Balance, Binary, Decimal, Gate, NimSum, WhoWins, WinningMove, Xor};
use super::choose::Choose;
use super::disguise::{parse_disguise, without_option};
use super::error::{Found, Origin, ParseError, Word};
use super::kind::Kind;
use super::look_ahead::LookAhead;
use super::moore::{MooreRequest, MooreShown};
use super::notation::{Question, Request};
use super::number::{
    MOST_IN_GROUP, parse_binary_digits, parse_bit, parse_move, parse_number, parse_turn,
};
use super::parts::{parse_board, parse_game, position_of, read_board};
use super::refute::Refute;
use super::wanted::WantedMove;
use crate::game::{Board, EqualForm, EqualHeaps, Game, Move, Position, Rule, Turn};

/// What `-` in place of a board means.
pub enum Dash<'a> {
    /// There is no standard input to read here.
    Refused,
    /// Read the board from this.
    Read(&'a mut dyn Read),
}

/// The words after the first, with the options taken out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// Numbers and boards, each word as it was given; a word may hold several numbers.
    pub plain: Vec<String>,
    /// Whether `--misere` is among them.
    pub misere: bool,
    /// What follows each `--move`.
    pub moves: Vec<String>,
    /// What follows `--row`.
    pub row: Option<String>,
    /// What follows `--to`.
    pub to: Option<String>,
    /// What follows `--variant`.
    pub variant: Option<String>,
    /// What follows `--by`.
    pub by: Option<String>,
    /// Whether `--proof` is among them.
    pub proof: bool,
    /// Whether `--all` is among them.
    pub all: bool,
}

impl Request {
    /// Reads a line of the notation, such as `sum 5 4 3 2`.
    ///
    /// # Errors
    /// When the words cannot be read; the message names the offending word and what was expected.
    pub fn parse(line: &str, dash: Dash<'_>) -> Result<Self, ParseError> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        Self::from_words(&words, dash)
    }

    /// Reads words, of which a board may take one or several: `["sum", "5 4", "3,2"]`.
    ///
    /// # Errors
    /// When the words cannot be read; the message names the offending word and what was expected.
    pub fn from_words<S: AsRef<str>>(words: &[S], dash: Dash<'_>) -> Result<Self, ParseError> {
        let mut words = words.iter().map(AsRef::as_ref);
        let first = words.next().unwrap_or_default();
        let kind = Kind::of_word(first).ok_or_else(|| ParseError::UnknownKind {
            word: Word::new(first),
        })?;
        Self::read(kind, &Words::sort(kind, words)?, dash)
    }

    /// Reads what is of a kind from words that have been sorted.
    ///
    /// # Errors
    /// When the words cannot be read; the message names the offending word and what was expected.
    pub fn read(kind: Kind, words: &Words, dash: Dash<'_>) -> Result<Self, ParseError> {
        let words = RequestReader::new(kind, words)?;
        Ok(Self::Question(match kind {
            Kind::Gate => return words.gate(),
            Kind::Binary => words.binary()?,
            Kind::Decimal => words.decimal()?,
            Kind::Xor => words.xor()?,
            Kind::Balance => words.balance(dash)?,
            Kind::Sum => words.sum(dash)?,
            Kind::Winner => Question::who_wins(words.position(dash)?),
            Kind::Rows => Question::winning_rows(words.position(dash)?),
            Kind::Move => Question::winning_move(words.position(dash)?),
            Kind::Equal(game) => words.equal_heaps(game)?,
            Kind::Choose => words.choose(dash)?,
            Kind::Refute => words.reply(dash)?,
            Kind::Fill => words.argued(ArguedAsks::Fill)?,
            Kind::Order => words.argued(ArguedAsks::Order)?,
            Kind::Flaw => words.argued(ArguedAsks::Flaw)?,
            Kind::Explain => return words.explain(dash),
            Kind::Moves => return words.every_move(dash),
            Kind::Board => return words.drawing(dash),
            Kind::Group => return words.group(),
            Kind::Values => return words.values(),
        }))
    }
}

/// Reads a line of the notation that asks something, such as `sum 5 4 3 2`.
impl FromStr for Question {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        match Request::parse(line, Dash::Refused)? {
            Request::Question(question) => Ok(question),
            shown => Err(ParseError::NotAsked {
                word: Word::new(&shown.to_string()),
            }),
        }
    }
}

impl Words {
    /// Takes the options out of the words of a line.
    fn sort<'a>(kind: Kind, words: impl Iterator<Item = &'a str>) -> Result<Self, ParseError> {
        let mut words = words.peekable();
        let options = kind.options();
        let mut sorted = Self::default();
        while let Some(word) = words.next() {
            match word.split_once('=').unwrap_or((word, "")) {
                // What follows is a word, whatever it looks like.
                ("--", "") => {
                    sorted.plain.extend(words.map(str::to_owned));
                    break;
                }
                ("--misere", "") if options.misere => sorted.misere = true,
                ("--proof", "") if options.manners => sorted.proof = true,
                ("--all", "") if options.manners => sorted.all = true,
                (option @ ("--move" | "--row" | "--to" | "--by" | "--variant"), value)
                    if (option == "--move" && sorted.moves.len() < options.moves)
                        || (option == "--row" && options.row && sorted.row.is_none())
                        || (option == "--to" && options.to && sorted.to.is_none())
                        || (option == "--by" && options.manners && sorted.by.is_none())
                        || (option == "--variant"
                            && options.variant
                            && sorted.variant.is_none()) =>
                {
                    let value = if word.contains('=') {
                        value
                    } else {
                        words.next().unwrap_or_default()
                    };
                    let mut value = value.to_owned();
                    // Of a turn in several rows: `--move 1,3 + 2,1`.
                    while words.next_if_eq(&"+").is_some() {
                        value = format!("{value} + {}", words.next().unwrap_or_default());
                    }
                    match option {
                        "--row" => sorted.row = Some(value),
                        "--to" => sorted.to = Some(value),
                        "--variant" => sorted.variant = Some(value),
                        "--by" => sorted.by = Some(value),
                        _ => sorted.moves.push(value),
                    }
                }
                (option, _) if option.starts_with("--") => {
                    return Err(ParseError::UnknownOption {
                        option: Word::new(option),
                        kind: kind.word(),
                    });
                }
                _ => sorted.plain.push(word.to_owned()),
            }
        }
        Ok(sorted)
    }
}

/// The largest heap of `values` where none is named.
const USUAL_LARGEST_HEAP: u64 = 30;
/// The largest heap up to which values are told.
const MOST_VALUES: u64 = 1_000_000;

/// The words of one request, on their way to what they mean.
struct RequestReader<'a> {
    kind: &'static str,
    words: &'a Words,
}

impl<'a> RequestReader<'a> {
    fn new(kind: Kind, words: &'a Words) -> Result<Self, ParseError> {
        let kind = kind.word();
        let plain = &words.plain;
        if plain.len() > 1 && plain.iter().any(|word| word.trim().is_empty()) {
            return Err(ParseError::EmptyWord { kind });
        }
        Ok(Self { kind, words })
    }

    fn text(&self) -> String {
        self.words.plain.join(" ")
    }

    fn gate(&self) -> Result<Request, ParseError> {
        let text = self.text();
        if text.trim().is_empty() && !self.words.plain.is_empty() {
            return Err(ParseError::EmptyWord { kind: self.kind });
        }
        let inputs = pieces(&text)?;
        match inputs[..] {
            [] => Ok(Request::TruthTable),
            [a, b] => Ok(Request::Question(Question::Gate(Gate {
                a: parse_bit(a)?,
                b: parse_bit(b)?,
            }))),
            _ => {
                let found = inputs.get(2).map_or(Found::Few(inputs.len()), |extra| {
                    Found::Extra(Word::new(extra))
                });
                Err(self.wrong_count("two inputs, each 0 or 1, or none", found, "gate 1 0"))
            }
        }
    }

    fn binary(&self) -> Result<Question, ParseError> {
        let [number] = self.numbers("one number", "binary 6")?;
        Ok(Question::Binary(Binary { number }))
    }

    fn decimal(&self) -> Result<Question, ParseError> {
        let text = self.text();
        if text.trim().is_empty() {
            return Err(self.wrong_count("binary digits", Found::Few(0), "decimal 110"));
        }
        Ok(Question::Decimal(Decimal {
            digits: parse_binary_digits(&text)?,
        }))
    }

    fn xor(&self) -> Result<Question, ParseError> {
        let [a, b] = self.numbers("two numbers", "xor 3 5")?;
        Ok(Question::Xor(Xor { a, b }))
    }

    fn equal_heaps(&self, game: Game) -> Result<Question, ParseError> {
        let Some(EqualForm {
            takes,
            example,
            count: what_count,
            size: what_size,
            sizes: (least, most),
            ..
        }) = game.rules().equal_form()
        else {
            return Err(ParseError::UnknownKind {
                word: Word::new(self.kind),
            });
        };
        let [count, size] = self.numbers(takes, example)?;
        in_range(count, what_count, 1, u64::MAX)?;
        in_range(size, what_size, *least, *most)?;
        Ok(Question::Winner(WhoWins::Equal(EqualHeaps {
            game,
            count,
            size,
        })))
    }

    fn group(&self) -> Result<Request, ParseError> {
        let [size] = self.numbers("one number", "group 4")?;
        in_range(size, "the size of a table", 1, MOST_IN_GROUP)?;
        Ok(Request::Group { size })
    }

    fn values(&self) -> Result<Request, ParseError> {
        let words: Vec<&str> = self.words.plain.iter().map(String::as_str).collect();
        let &[word] = &words[..] else {
            let found = words.get(1).map_or(Found::Few(words.len()), |extra| {
                Found::Extra(Word::new(extra))
            });
            return Err(self.wrong_count("one game", found, "values octal:0.77 --to 20"));
        };
        let game = parse_game(word)?;
        if game.rules().rows_in_a_turn().is_some() {
            return Err(ParseError::ValuesOfMoore { game });
        }
        let to = match &self.words.to {
            Some(to) => parse_number(to.as_bytes(), Origin::Words)?,
            None => USUAL_LARGEST_HEAP,
        };
        let most = game.rules().most(to).min(MOST_VALUES);
        if to > most {
            return Err(ParseError::TooManyValues { game, to, most });
        }
        Ok(Request::Values { game, to })
    }

    fn position(&self, dash: Dash<'_>) -> Result<Position, ParseError> {
        position_of(self.board(dash)?, self.rule())
    }

    fn sum(&self, dash: Dash<'_>) -> Result<Question, ParseError> {
        let board = self.board_with_nim_sum(dash)?;
        Ok(Question::Sum(NimSum { board }))
    }

    fn balance(&self, dash: Dash<'_>) -> Result<Question, ParseError> {
        let board = self.board_with_nim_sum(dash)?;
        Ok(Question::Balance(Balance { board }))
    }

    fn board_with_nim_sum(&self, dash: Dash<'_>) -> Result<Board, ParseError> {
        let board = self.board(dash)?;
        if board.moore().is_some() {
            return Err(ParseError::SumOfMoore {
                game: board.game(),
                board: board.to_string(),
            });
        }
        Ok(board)
    }

    fn choose(&self, dash: Dash<'_>) -> Result<Question, ParseError> {
        let text = self.text();
        if text.contains('/') && self.words.moves.is_empty() {
            let rule = self.rule();
            let boards = text.split('/').map(|board| {
                let position = position_of(parse_board(board)?, rule)?;
                self.not_of_moore(&position)?;
                Ok(position.board)
            });
            let boards: Vec<Board> = boards.collect::<Result<_, ParseError>>()?;
            return Choose::boards(boards, rule).map(Question::Choose);
        }
        let position = self.position(dash)?;
        self.not_of_moore(&position)?;
        let moves = self.words.moves.iter();
        let moves = moves.map(|word| {
            let wanted = move_in_figures(word)?;
            let made = wanted.on(&position.board);
            made.map_err(|why| ParseError::illegal(&position.board, wanted, 0, why))
        });
        let moves = moves.collect::<Result<Vec<Move>, _>>()?;
        Choose::among(position, moves).map(Question::Choose)
    }

    fn reply(&self, dash: Dash<'_>) -> Result<Question, ParseError> {
        let position = self.position(dash)?;
        self.not_of_moore(&position)?;
        let moves = self.moves(&position.board)?;
        let &mv = moves.first().ok_or(ParseError::NoMoveToRefute)?;
        Refute::to(position, mv).map(Question::Refute)
    }

    /// An argument, which begins with the kind of question that it answers; that for a move need not be named.
    fn argued(&self, asks: ArguedAsks) -> Result<Question, ParseError> {
        const MOST_VARIANTS: u64 = 1_000_000;
        let text = self.text();
        let text = text.trim_start();
        let (first, rest) = text.split_once([' ', ',']).unwrap_or((text, ""));
        let (kind, words) = match Kind::of_word(first) {
            Some(kind @ (Kind::Xor | Kind::Sum | Kind::Move)) => (kind, rest),
            _ => (Kind::Move, text),
        };
        let words = Words {
            plain: words.split_ascii_whitespace().map(str::to_owned).collect(),
            ..Words::default()
        };
        let not_argued = ParseError::NotArgued { kind: self.kind };
        let about = match Request::read(kind, &words, Dash::Refused)? {
            Request::Question(Question::Xor(xor)) => ArguedAbout::Xor(xor),
            Request::Question(Question::Sum(sum)) => ArguedAbout::Sum(sum),
            Request::Question(Question::Move(mv)) => ArguedAbout::Move(mv),
            _ => return Err(not_argued),
        };
        let board = match &about {
            ArguedAbout::Xor(_) => None,
            ArguedAbout::Sum(NimSum { board }) => Some(board),
            ArguedAbout::Move(WinningMove(position)) => Some(&position.board),
        };
        let is_argued = |board: &Board| board.is_nim() && !board.is_empty() && board.is_echoed();
        if !board.is_none_or(is_argued) {
            return Err(not_argued);
        }
        let variant = match &self.words.variant {
            Some(variant) => parse_number(variant.as_bytes(), Origin::Words)?,
            None => 1,
        };
        in_range(variant, "the number of a variant", 1, MOST_VARIANTS)?;
        Ok(Question::Argued(Argued {
            about,
            asks,
            variant,
        }))
    }

    fn not_of_moore(&self, position: &Position) -> Result<(), ParseError> {
        match position.board.moore() {
            Some(_) => Err(ParseError::NotOfMoore { kind: self.kind }),
            None => Ok(()),
        }
    }

    fn rule(&self) -> Rule {
        if self.words.misere {
            Rule::Misere
        } else {
            Rule::Normal
        }
    }

    fn every_move(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        let position = self.position(dash)?;
        let row = self.words.row.as_deref();
        if position.board.moore().is_some() {
            if row.is_some() {
                return Err(ParseError::RowOfMoore);
            }
            let shown = MooreShown::EveryTurn;
            return Ok(Request::Moore(MooreRequest { position, shown }));
        }
        let Some(word) = row else {
            return Ok(Request::Moves(position));
        };
        let rows = position.board.rows().len();
        match word.parse() {
            Ok(row) if (1..=rows).contains(&row) => Ok(Request::MovesInRow { position, row }),
            _ => Err(ParseError::Row {
                word: Word::new(word),
                rows,
            }),
        }
    }

    fn explain(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        if let Some(disguise) = parse_disguise(&self.text())? {
            let beside = self.options().next().map(|(_, typed)| typed);
            return without_option(disguise, beside).map(Request::Disguised);
        }
        self.one_manner()?;
        let position = self.position(dash)?;
        let Words { by, proof, all, .. } = self.words;
        if let Some(word) = by {
            looking_ahead(word)?;
            let turn = self.turns(&position.board)?.into_iter().next();
            return Ok(Request::LookAhead(LookAhead::new(position, turn)?));
        }
        if *proof {
            let other = position
                .board
                .parts()
                .find(|(game, _)| *game != Game::nim());
            return match other {
                Some((game, _)) => Err(ParseError::ProofOf { game }),
                None => Ok(Request::Proof(position.board)),
            };
        }
        if *all {
            return Ok(Request::EveryWinningMove(position));
        }
        if position.board.moore().is_some() {
            let turns = self.turns(&position.board)?;
            let shown = MooreShown::Explained(turns.into_iter().next());
            return Ok(Request::Moore(MooreRequest { position, shown }));
        }
        let mv = self.moves(&position.board)?.first().copied();
        Ok(Request::Explain { position, mv })
    }

    /// The options, each by its name and as it is typed.
    fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let words = self.words;
        let options = [
            (words.misere, "--misere", "--misere"),
            (!words.moves.is_empty(), "--move", "--move ROW,COUNT"),
            (words.by.is_some(), "--by", "--by looking-ahead"),
            (words.proof, "--proof", "--proof"),
            (words.all, "--all", "--all"),
        ];
        let given = options.into_iter().filter(|(given, ..)| *given);
        given.map(|(_, name, typed)| (name, typed))
    }

    /// Refuses options that cannot stand together: the theorem is one of normal play, and a move is one of all.
    fn one_manner(&self) -> Result<(), ParseError> {
        const APART: [(&str, &str); 6] = [
            ("--misere", "--proof"),
            ("--move", "--proof"),
            ("--move", "--all"),
            ("--by", "--proof"),
            ("--by", "--all"),
            ("--proof", "--all"),
        ];
        let given: Vec<&str> = self.options().map(|(name, _)| name).collect();
        let are_both_given =
            |(one, other): &&(&str, &str)| given.contains(one) && given.contains(other);
        match APART.iter().find(are_both_given) {
            Some(&(one, other)) => Err(ParseError::Together { one, other }),
            None => Ok(()),
        }
    }

    fn drawing(&self, dash: Dash<'_>) -> Result<Request, ParseError> {
        let board = self.board(dash)?;
        if board.moore().is_some() {
            let shown = MooreShown::Drawn(self.turns(&board)?);
            let position = Position::new(board, Rule::Normal);
            return Ok(Request::Moore(MooreRequest { position, shown }));
        }
        let moves = self.moves(&board)?;
        Ok(Request::Drawing { board, moves })
    }

    /// The moves, each legal after those before it.
    fn moves(&self, board: &Board) -> Result<Vec<Move>, ParseError> {
        let mut now = board.clone();
        let mut moves = Vec::new();
        for word in &self.words.moves {
            let wanted = move_in_figures(word)?;
            let made = wanted.on(&now).and_then(|mv| Ok((mv, now.after(mv)?)));
            let (mv, after) =
                made.map_err(|why| ParseError::illegal(&now, wanted, moves.len(), why))?;
            moves.push(mv);
            now = after;
        }
        Ok(moves)
    }

    /// The turns, which in Moore's Nim may be several moves, each legal after those before it.
    fn turns(&self, board: &Board) -> Result<Vec<Turn>, ParseError> {
        let mut now = board.clone();
        let mut turns = Vec::new();
        for word in &self.words.moves {
            let wanted = match now.moore() {
                Some(_) => parse_turn(word, Some(&now))?,
                None => move_in_figures(word)?.into(),
            };
            let made = wanted.on(&now);
            let turn = made.map_err(|why| ParseError::illegal(&now, wanted, turns.len(), why))?;
            now = now.after_turn(&turn).unwrap_or(now);
            turns.push(turn);
        }
        Ok(turns)
    }

    fn board(&self, dash: Dash<'_>) -> Result<Board, ParseError> {
        let words = &self.words.plain;
        let is_dash = |word: &String| word == "-";
        match dash {
            _ if !words.iter().any(is_dash) => {
                parse_board(&self.text()).map_err(|error| match error {
                    ParseError::MooreInSum { game } if !self.words.moves.is_empty() => {
                        ParseError::TurnNotQuoted { game }
                    }
                    error => error,
                })
            }
            _ if words.len() > 1 => Err(ParseError::DashNotAlone),
            Dash::Refused => Err(ParseError::DashRefused),
            Dash::Read(input) => read_board(input),
        }
    }

    /// Exactly `N` numbers.
    fn numbers<const N: usize>(
        &self,
        takes: &'static str,
        example: &'static str,
    ) -> Result<[u64; N], ParseError> {
        let text = self.text();
        let words = pieces(&text)?;
        let numbers = words
            .iter()
            .map(|word| parse_number(word.as_bytes(), Origin::Words));
        let numbers: Vec<u64> = numbers.collect::<Result<_, _>>()?;
        numbers.try_into().map_err(|numbers: Vec<u64>| {
            // The word as it was typed: `0b11` is not to be told as 3.
            let extra = words.get(N).map(|extra| Found::Extra(Word::new(extra)));
            let found = extra.unwrap_or(Found::Few(numbers.len()));
            self.wrong_count(takes, found, example)
        })
    }

    fn wrong_count(&self, takes: &'static str, found: Found, example: &'static str) -> ParseError {
        ParseError::WrongCount {
            kind: self.kind,
            takes,
            found,
            example,
        }
    }
}

/// The one way to explain that has a name.
fn looking_ahead(word: &str) -> Result<(), ParseError> {
    let word = word.trim();
    if word == LookAhead::WORD {
        return Ok(());
    }
    Err(ParseError::NoWay {
        word: Word::new(word),
    })
}

/// A move as the notation has it: `3,2` or `3=1+4`, in figures alone.
fn move_in_figures(word: &str) -> Result<WantedMove, ParseError> {
    let is_figure = |c: char| !c.is_alphabetic() || "bB".contains(c);
    match parse_move(word, None) {
        Ok(_) if !word.chars().all(is_figure) => Err(ParseError::NotAMove {
            word: Word::new(word),
        }),
        read => read,
    }
}

/// The words of a text that are separated by white space or by single commas.
fn pieces(text: &str) -> Result<Vec<&str>, ParseError> {
    let mut pieces = Vec::new();
    let between_commas: Vec<&str> = text.split(',').collect();
    for (index, words) in between_commas.iter().enumerate() {
        let before = pieces.len();
        pieces.extend(words.split_ascii_whitespace());
        if pieces.len() == before && between_commas.len() > 1 {
            let side = if index == 0 { "before" } else { "after" };
            return Err(ParseError::EmptyPiece {
                side,
                place: Origin::Words,
            });
        }
    }
    Ok(pieces)
}

fn in_range(number: u64, what: &'static str, least: u64, most: u64) -> Result<(), ParseError> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        Err(ParseError::OutOfRange {
            number,
            what,
            least,
            most,
        })
    }
}
