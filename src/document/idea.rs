//! Ideas of the course, and which of them a reader has met: what is told to somebody speaks of no others.
//!
//! A reader of the first lesson knows the rules of the game and can look ahead; that 5 ⊕ 4 = 1 would say nothing there.
//! A word that names an idea is found whole, in any case, in the singular, the plural or the possessive; one with a capital
//! letter only as it is written here. Hyphens and underscores are parts of a word. What is taught in no lesson is free everywhere.

use crate::game::Board;

/// Makes an enum of the ideas, each with its name, the lesson of the course that introduces it, and the words that name it.
macro_rules! ideas {
    ($($idea:ident $name:literal in $lesson:literal: $($word:literal),*;)*) => {
        /// Something that the course teaches, and that has words of its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Idea {
            $(#[doc = $name] $idea,)*
        }

        impl Idea {
            /// All of them, in the order of the course.
            pub const ALL: &[Self] = &[$(Self::$idea,)*];

            /// Its name, as the front matter of a lesson says it.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$idea => $name,)*
                }
            }

            /// The name of the lesson that introduces it.
            #[must_use]
            pub fn lesson(self) -> &'static str {
                match self {
                    $(Self::$idea => $lesson,)*
                }
            }

            /// The words that name it, each in the singular.
            #[must_use]
            pub fn words(self) -> &'static [&'static str] {
                match self {
                    $(Self::$idea => &[$($word),*],)*
                }
            }
        }
    };
}

ideas! {
    LegalMove "legal move" in "the-game": "legal", "illegal";
    NormalPlay "normal play" in "the-game": "normal play";
    MirrorPlay "mirror play" in "the-game": "mirror play";
    LookingAhead "looking ahead" in "the-game": "looking ahead", "look ahead", "looks ahead";
    TheLab "the lab" in "the-game": "lab", "lab sheet";
    Gate "gate" in "xor-gate": "gate";
    Xor "XOR" in "xor-gate": "XOR", "⊕", "exclusive or", "XORed";
    Bit "bit" in "xor-gate": "one bit", "two bits", "bits";
    TruthTable "truth table" in "xor-gate": "truth table";
    LogicGates "logic gates" in "xor-gate": "OR", "AND", "NOT", "NAND";
    Binary "binary" in "binary": "binary", "1s column", "2s column", "4s column", "8s column", "16s column", "32s column", "64s column";
    Group "group" in "binary": "group", "grouped";
    Balance "balance" in "binary": "balance", "balanced", "unbalanced", "balancing", "rebalance";
    Bitwise "bitwise XOR" in "padded-xor": "bitwise";
    Padding "padding" in "padded-xor": "padding", "padded", "pad";
    Carry "carry" in "padded-xor": "carry", "carries", "carried", "carrying";
    NimSum "nim sum" in "nim-sum": "nim sum", "nim-sum";
    Abelian "abelian group" in "nim-sum": "abelian", "Boolean";
    Nimber "nimber" in "nim-sum": "nimber";
    Letters "P- and N-positions" in "winning-and-losing": "P-position", "N-position", "P-", "N-";
    BackwardInduction "backward induction" in "winning-and-losing": "backward induction";
    DecidingColumn "deciding column" in "optimal-move": "deciding column", "leftmost odd column", "leftmost 1";
    Theorem "theorem" in "why-it-works": "theorem";
    Induction "induction" in "why-it-works": "induction";
    Misere "misère play" in "beyond-nim": "misère";
    Mex "mex" in "other-games": "mex";
    GrundyValue "Grundy value" in "other-games": "Grundy value", "Sprague–Grundy";
    Impartial "impartial game" in "other-games": "impartial";
    Partisan "partisan game" in "beyond-nim": "partisan";
    StrategyStealing "strategy stealing" in "beyond-nim": "strategy stealing", "strategy-stealing", "steal the strategy";
    MooresNim "Moore's Nim" in "beyond-nim": "Moore", "Moore's Nim";
}

impl Idea {
    /// The idea of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|idea| idea.name() == name)
    }
}

/// The idea by which a board is explained, where it is not a board of plain Nim.
#[must_use]
pub fn idea_behind(board: &Board) -> Option<Idea> {
    match board.moore() {
        Some(_) => Some(Idea::MooresNim),
        None => (!board.is_nim()).then_some(Idea::GrundyValue),
    }
}

/// A set of ideas: those that a reader has met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub struct Known(u64);

impl Known {
    /// Everything, as in practice and wherever nothing else is said.
    pub const ALL: Self = Self(u64::MAX);
    /// Nothing yet.
    pub const NONE: Self = Self(0);

    /// Whether an idea has been met.
    #[must_use]
    pub fn has(self, idea: Idea) -> bool {
        self.0 & bit(idea) != 0
    }

    /// The same, and one idea more.
    pub fn with(self, idea: Idea) -> Self {
        Self(self.0 | bit(idea))
    }

    /// The same, except for one idea.
    pub const fn without(self, idea: Idea) -> Self {
        Self(self.0 & !bit(idea))
    }

    /// What either has met.
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What both have met.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The place of an idea in a set: there are fewer than 64.
const fn bit(idea: Idea) -> u64 {
    1 << idea as u32
}

const _: () = assert!(Idea::ALL.len() < 64);
