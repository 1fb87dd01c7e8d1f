//! The kinds of questions: a file for each, which says all that is particular to the kind.
//!
//! A new kind has its file, and in this one its lines: in the list of [`Kind`]s and, if the lab does not ask for it, in
//! [`Kind::BESIDE_THE_LAB`]; in [`Question`] and its functions; in [`parse`] and [`make_up`]. The compiler asks for the rest.

pub mod ahead;
pub(crate) mod balance;
pub(crate) mod binary;
pub(crate) mod decimal;
pub(crate) mod gate;
pub mod group;
pub mod position;
pub mod proof;
pub(crate) mod sum;
pub mod towers;
pub mod values;
pub(crate) mod xor;

pub use binary::Binary;
pub use decimal::Decimal;
pub use gate::Gate;
pub use xor::Xor;

use std::collections::BTreeSet;
use std::fmt;

use crate::derivation::{Solved, Step};
use crate::document::prelude::*;
use crate::judgement::{Answer, Diagnosis, Judgement, Misconception, Slip};
use crate::phrase::Stumble;
use crate::question::{Dash, Generator, Level, ParseError, Request, RequestReader};
use balance::Balance;
use position::{Asked, Wanted};
use sum::Sum;
use theory::{Board, Position, Towers};

/// The kinds with their words, including synonyms, in the order in which they are learned. Their doc comments are
/// printed by help.
macro_rules! kinds {
    ($(#[doc = $about:literal] $kind:ident($word:literal, $name:literal, also $($also:literal),*);)*) => {
        /// A kind of question, or of something else that can be shown, in the order in which they are learned.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind {
            $(#[doc = $about] $kind,)*
        }

        impl Kind {
            /// The first word of requests of this kind.
            pub fn word(self) -> &'static str {
                match self {
                    $(Self::$kind => $word,)*
                }
            }

            /// Its name where no commands are typed: "The nim sum".
            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Self::$kind => $name,)*
                }
            }

            /// What such a request does: "XOR two numbers, column by column".
            pub fn about(self) -> &'static str {
                let about = match self {
                    $(Self::$kind => $about,)*
                };
                about.trim_start().trim_end_matches('.')
            }

            /// Synonyms.
            pub(crate) fn other_words(self) -> &'static [&'static str] {
                match self {
                    $(Self::$kind => &[$($also),*],)*
                }
            }
        }
    };
}

kinds! {
    /// Explain the XOR gate, for all inputs or for two.
    Gate("gate", "The XOR gate", also "xor-gate", "exclusive-or", "logic-gate", "truth-table");
    /// Convert a number to binary by repeated division.
    Binary("binary", "A number in binary", also "numeral-binary", "to-binary", "binary-digits", "digits", "division");
    /// Convert binary digits to a number by place values.
    Decimal("decimal", "What binary digits stand for", also "binary-numeral", "from-binary", "to-decimal", "place-values", "number");
    /// XOR two numbers, column by column.
    Xor("xor", "The XOR of two numbers", also "bitwise", "bitwise-xor", "bitwise-exclusive-or", "padded-xor");
    /// Pair equal groups of a board and find the unpaired ones.
    Balance("balance", "Unpaired groups", also "alone", "balanced", "groups", "pairs", "pair");
    /// Work out the nim sum of a board.
    Sum("sum", "The nim sum", also "nim-sum", "nimsum", "nim-value");
    /// Work out whether the player to move wins.
    Winner("winner", "Who wins?", also "who-wins", "wins", "loses", "verdict", "is-n-position", "is-p-position", "n-position", "p-position");
    /// Work out which rows hold a winning move.
    Rows("rows", "Rows with a winning move", also "good-rows", "winning-rows", "heaps", "piles");
    /// Work out a winning move.
    Move("move", "A winning move", also "optimal-move", "winning-move", "winning-moves", "best-move", "make-move");
    /// Explain who wins Tower Breakers.
    Towers("towers", "Tower Breakers: who wins?", also "tower-breakers", "breakers", "divisors");
    /// Explain who wins a board, why, and how.
    Explain("explain", "A position", also "position", "solve", "analyse", "analyze", "why");
    /// List the legal moves with what each leaves.
    Moves("moves", "The legal moves", also "legal-moves", "all-moves");
    /// Show the nim-addition table below N, and whether it is a group.
    Group("group", "Nim addition", also "nim-addition", "addition", "addition-table", "table");
}

impl Kind {
    /// The kinds of questions in the lab, in the order in which they are learned.
    pub const OF_THE_LAB: [Self; 8] = [
        Self::Gate,
        Self::Binary,
        Self::Decimal,
        Self::Xor,
        Self::Sum,
        Self::Winner,
        Self::Rows,
        Self::Move,
    ];

    /// The other kinds of questions.
    pub const BESIDE_THE_LAB: [Self; 2] = [Self::Balance, Self::Towers];

    /// The kinds of questions, in the order in which they are learned.
    pub fn asked() -> impl Iterator<Item = Self> {
        Self::OF_THE_LAB.into_iter().chain(Self::BESIDE_THE_LAB)
    }

    /// All kinds: first questions, then those that are only shown.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::asked().chain([Self::Explain, Self::Moves, Self::Group])
    }

    /// The kind with this first word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::all().find(|kind| kind.word() == word)
    }

    /// The options that it takes.
    pub fn options(self) -> &'static [&'static str] {
        match self {
            Self::Winner | Self::Rows | Self::Move | Self::Moves => &["misere"],
            Self::Explain => &["misere", "move", "looking-ahead", "proof"],
            _ => &[],
        }
    }
}

/// Something with an answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The output of an XOR gate.
    Gate(Gate),
    /// The binary digits of a number.
    Binary(Binary),
    /// The number that binary digits stand for.
    Decimal(Decimal),
    /// The bitwise XOR of two numbers.
    Xor(Xor),
    /// Which groups of a board are unpaired.
    Balance(Board),
    /// The nim sum of a board.
    Sum(Board),
    /// Whether the player to move wins.
    Winner(Position),
    /// Which player wins Tower Breakers.
    Towers(Towers),
    /// Which rows hold a winning move.
    Rows(Position),
    /// A winning move.
    Move(Position),
}

impl Question {
    /// Its kind.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Gate(_) => Kind::Gate,
            Self::Binary(_) => Kind::Binary,
            Self::Decimal(_) => Kind::Decimal,
            Self::Xor(_) => Kind::Xor,
            Self::Balance(_) => Kind::Balance,
            Self::Sum(_) => Kind::Sum,
            Self::Winner(_) => Kind::Winner,
            Self::Towers(_) => Kind::Towers,
            Self::Rows(_) => Kind::Rows,
            Self::Move(_) => Kind::Move,
        }
    }

    /// The steps that solve it, and the right answers.
    pub fn solve(&self) -> Solved {
        self.ask().solve()
    }

    /// Whether an answer is right: it means the same as one of the right answers, in whatever form.
    pub fn accepts(&self, answer: &Answer) -> bool {
        self.ask().accepts(answer)
    }

    /// A right answer, as it would be typed; the first if there are several.
    pub fn right_answer(&self) -> Answer {
        self.solve().right.swap_remove(0)
    }

    /// What the question can do.
    pub(crate) fn ask(&self) -> Box<dyn Ask + '_> {
        match self {
            Self::Gate(gate) => Box::new(*gate),
            Self::Binary(binary) => Box::new(*binary),
            Self::Decimal(decimal) => Box::new(decimal.clone()),
            Self::Xor(xor) => Box::new(*xor),
            Self::Balance(board) => Box::new(Balance(board)),
            Self::Sum(board) => Box::new(Sum(board)),
            Self::Winner(position) => Box::new(Asked::new(Wanted::Winner, position)),
            Self::Rows(position) => Box::new(Asked::new(Wanted::Rows, position)),
            Self::Move(position) => Box::new(Asked::new(Wanted::Move, position)),
            Self::Towers(towers) => Box::new(*towers),
        }
    }
}

/// What a question of any kind can do: be written, solved, asked, answered and explained.
pub(crate) trait Ask {
    /// Writes what follows the word of the kind: " 1 0".
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The steps that solve it, and the right answers.
    fn solve(&self) -> Solved;

    /// Whether an answer is right, in whatever form it is given.
    fn accepts(&self, answer: &Answer) -> bool {
        self.solve().right.iter().any(|right| right.means_same_as(answer))
    }

    /// Its title, and what else a reader has to know of it.
    fn opening(&self) -> Vec<Block>;

    /// How it is asked, what an answer looks like, and two hints.
    fn words(&self, place: Place) -> QuestionWords;

    /// A step that helps without giving the answer away, if there is one.
    fn hint(&self) -> Option<Step>;

    /// The right answer in a sentence or two.
    fn conclusion(&self) -> Text;

    /// Why the right answer is right, where more can be said than the answer itself says.
    fn why_right(&self) -> Option<Text> {
        None
    }

    /// What an answer claims, without a full stop: "3 ⊕ 5 is 6", or "3 ⊕ 5 is not 8" of a wrong one.
    fn claim(&self, judgement: &Judgement, answer: &Answer) -> Text;

    /// Reads an answer, without working, remarks or reasons.
    fn read(&self, text: &str) -> Result<Answer, Stumble>;

    /// The answers that misconceptions lead to.
    fn slips(&self) -> Vec<Slip> {
        Vec::new()
    }

    /// Every misconception that leads to this wrong answer, in order of preference.
    fn fitting(&self, answer: &Answer) -> Vec<Diagnosis> {
        leading_to(self.slips(), answer)
    }

    /// Plausible wrong answers.
    fn tempting(&self) -> Vec<Answer> {
        self.slips().into_iter().map(|slip| slip.answer).collect()
    }

    /// What seems to have happened, for a misconception behind a wrong answer.
    fn message(&self, _diagnosis: &Diagnosis, _: &Judgement) -> Text {
        Text::default()
    }

    /// What is certain of a wrong answer that no single misconception explains.
    fn note(&self, _: &Judgement, _answer: &Answer) -> Option<Text> {
        None
    }

    /// A table of the kind's own in which a step that a wrong answer contradicts is seen; while the question `is_open`,
    /// without the right answer. `None` if the step is shown as it is.
    fn drawn(&self, _step: &Step, _: &Judgement, _is_open: bool) -> Option<Vec<Block>> {
        None
    }

    /// How far a reader must have come to follow how it is solved.
    fn level(&self) -> ReaderLevel {
        ReaderLevel::Everything
    }

    /// The numbers in it, as they are written.
    fn numbers(&self) -> Vec<String> {
        Vec::new()
    }
}

/// The misconceptions among these that lead to an answer.
pub(crate) fn leading_to(slips: Vec<Slip>, answer: &Answer) -> Vec<Diagnosis> {
    slips.into_iter().filter(|slip| slip.answer == *answer).map(|slip| slip.diagnosis).collect()
}

/// That several of these misconceptions lead to an answer, so that none of them is named as its cause.
pub(crate) fn several_lead_to(
    slips: Vec<Slip>,
    judgement: &Judgement,
    answer: &Answer,
) -> Option<Text> {
    let fitting = leading_to(slips, answer);
    let each: BTreeSet<Misconception> = fitting.iter().map(Diagnosis::misconception).collect();
    if each.len() < 2 {
        return None;
    }
    let named = listed(each.into_iter().map(|slip| slip.in_words().into()), "or");
    Some(text!["More than one slip leads to "{judgement.as_typed(answer)}": "{named}"."])
}

/// What an answer claims that is a number: "3 ⊕ 5 is not 8".
pub(crate) fn claim_of_number(what: Text, judgement: &Judgement, answer: &Answer) -> Text {
    let given = judgement.as_typed(answer);
    match judgement.diagnosis {
        _ if judgement.is_right() => text![{what}" is "{given}],
        Some(Diagnosis::AnswerInBinary) => text![{what}" is not the number "{given}],
        _ => text![{what}" is not "{given}],
    }
}

/// Beside a wrong answer, numbers of more digits are not drawn: the table would hide what is said.
pub(crate) const MOST_DIGITS_DRAWN: usize = 16;

/// Reads a request of a kind from its words.
pub(crate) fn parse(
    kind: Kind,
    words: &RequestReader<'_>,
    dash: Dash<'_>,
) -> Result<Request, ParseError> {
    let question = match kind {
        Kind::Gate => return Gate::parse(words),
        Kind::Binary => Binary::parse(words)?,
        Kind::Decimal => Decimal::parse(words)?,
        Kind::Xor => Xor::parse(words)?,
        Kind::Balance => return Balance::parse(words, dash),
        Kind::Sum => return Sum::parse(words, dash),
        Kind::Winner => Question::Winner(words.position(dash)?),
        Kind::Rows => Question::Rows(words.position(dash)?),
        Kind::Move => Question::Move(words.position(dash)?),
        Kind::Towers => towers::parse(words)?,
        Kind::Explain => return words.explain(dash),
        Kind::Moves => return words.every_move(dash),
        Kind::Group => return words.group(),
    };
    Ok(Request::Question(question))
}

/// Makes up a question of a kind.
pub(crate) fn make_up(kind: Kind, chance: &mut Generator, level: Level) -> Question {
    match kind {
        Kind::Gate => Gate::make_up(chance),
        Kind::Binary => Binary::make_up(chance, level),
        Kind::Decimal => Decimal::make_up(chance, level),
        Kind::Xor => Xor::make_up(chance, level),
        Kind::Balance => Balance::make_up(chance, level),
        Kind::Winner => Question::Winner(chance.position(level, 2)),
        Kind::Rows => Question::Rows(chance.position(level, 5)),
        Kind::Move => Question::Move(chance.position(level, 5)),
        Kind::Towers => towers::make_up(chance, level),
        // Kinds that are only shown are asked about as nim sums.
        Kind::Sum | Kind::Explain | Kind::Moves | Kind::Group => Sum::make_up(chance, level),
    }
}
