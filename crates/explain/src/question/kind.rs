//! The kinds of requests, by the word that each begins with.
//!
//! `xor 3 5` is of the kind `xor`. The command line has a command for each kind, and a worksheet a topic for each that
//! has an answer.

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
