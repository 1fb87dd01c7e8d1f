//! Ideas of the course, and which of them a reader has met: what is told to somebody speaks of no others.
//!
//! A reader of the first lesson knows the rules of the game and can look ahead; that 5 ⊕ 4 = 1 would say nothing there.
//! Which words name an idea, and which lesson introduces it, is data beside the lessons.

use crate::game::Board;

/// Makes an enum of the ideas, each with its name.
macro_rules! ideas {
    ($($idea:ident $name:literal,)*) => {
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
        }
    };
}

ideas! {
    LegalMove "legal move",
    NormalPlay "normal play",
    MirrorPlay "mirror play",
    LookingAhead "looking ahead",
    TheLab "the lab",
    Gate "gate",
    Xor "XOR",
    Bit "bit",
    TruthTable "truth table",
    LogicGates "logic gates",
    Binary "binary",
    Group "group",
    Balance "balance",
    Bitwise "bitwise XOR",
    Padding "padding",
    Carry "carry",
    NimSum "nim sum",
    Abelian "abelian group",
    Nimber "nimber",
    Letters "P- and N-positions",
    BackwardInduction "backward induction",
    DecidingColumn "deciding column",
    Theorem "theorem",
    Induction "induction",
    Misere "misère play",
    Mex "mex",
    GrundyValue "Grundy value",
    Impartial "impartial game",
    Partisan "partisan game",
    StrategyStealing "strategy stealing",
    MooresNim "Moore's Nim",
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
