//! Opponents that play by a rule, mostly one that many people believe.
//!
//! A rule says which numbers it may take from each row. An opponent chooses a row among those that have such a number,
//! all equally likely, and then a number in the same way; if its rule says nothing, it chooses any legal move like
//! this. Emil takes from the largest row: from `5 5 2` he takes 1 to 5 from row 1 or from row 2, and nothing from row
//! 3.

use explain::question::Generator;
use theory::{Move, Position, Rule};

macro_rules! opponents {
    ($($opponent:ident $name:literal $plays:literal $is_right:literal;)*) => {
        /// An opponent.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Opponent {
            $(#[doc = $plays] $opponent,)*
        }

        impl Opponent {
            /// All of them, the easiest to beat first.
            pub const ALL: &[Self] = &[$(Self::$opponent),*];

            /// The name, which does not reveal the rule.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$opponent => $name,)*
                }
            }

            /// The rule, as the rest of a sentence after the name.
            pub const fn plays(self) -> &'static str {
                match self {
                    $(Self::$opponent => $plays,)*
                }
            }

            /// When the rule is right, in whole sentences.
            pub const fn is_right(self) -> &'static str {
                match self {
                    $(Self::$opponent => $is_right,)*
                }
            }
        }
    };
}

opponents! {
    Normal "Jonas"
        "plays as if the player who takes the last object wins"
        "In misère play that is right as long as it leaves a row with more than 1. With the move that leaves only rows of 1 it leaves an even number of them, and an odd number would win.";
    Anything "Mia"
        "takes any number from any row"
        "That wins only by luck.";
    Copy "Ben"
        "takes as many as the other player has just taken, from another row"
        "That is right where the other player was left two equal rows and nothing else: then it makes them equal again.";
    Largest "Emil"
        "takes any number from the largest row"
        "That is right only by luck: a winning move may be in another row, and only one number wins there.";
    OneAhead "Gina"
        "looks one move ahead: it takes the last object where that wins, leaves it where that loses, and otherwise takes anything"
        "That is right at the very end of a game. Before that it knows nothing.";
    Total "Dora"
        "adds up all rows and leaves an even number of objects"
        "That is right when every row holds 1. Otherwise the total is not enough: the player to move loses on 1 2 3 and wins on 1 1 4, and both add up to 6.";
    Even "Ida"
        "makes the largest row as long as the next one"
        "That is right with two rows, and wherever the other rows are pairs of equal ones.";
    Rows "Cleo"
        "leaves an even number of rows"
        "That is right when every row holds 1. Otherwise it matters how many each row holds.";
    TwoAhead "Hugo"
        "looks two moves ahead, at its own and at the reply: it wins when that is certain, and if it can it leaves no reply that wins at once"
        "That is right in the last moves of a game. Before that it knows nothing.";
    Perfect "Kara"
        "plays perfectly"
        "That is always right: it is beaten only from a board where the other player can win, and only without a mistake.";
}

/// Numbers that may be taken from a row: the least, and the others in steps from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Taking {
    row: usize,
    least: u64,
    step: u64,
    /// How many numbers, at least 1.
    count: u64,
}

impl Taking {
    fn up_to(row: usize, most: u64) -> Self {
        Self { row, least: 1, step: 1, count: most }
    }

    fn of(row: usize, take: u64) -> Self {
        Self { least: take, ..Self::up_to(row, 1) }
    }
}

impl Opponent {
    /// The opponent with this name, in any case.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|it| it.name().eq_ignore_ascii_case(name.trim()))
    }

    /// The opponents under a rule, the easiest to beat first. In misère play most false rules fail from the start; one
    /// more opponent forgets that it is misère.
    pub fn under(rule: Rule) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |opponent| opponent.plays_under(rule))
    }

    /// Whether the opponent plays under a rule.
    pub fn plays_under(self, rule: Rule) -> bool {
        match rule {
            Rule::Normal => self != Self::Normal,
            Rule::Misere => matches!(
                self,
                Self::Anything | Self::OneAhead | Self::TwoAhead | Self::Normal | Self::Perfect
            ),
        }
    }

    /// Chooses a move on a board of Nim; `None` if there is none.
    pub(super) fn choose(
        self,
        position: &Position,
        last: Option<Move>,
        generator: &mut Generator,
    ) -> Option<Move> {
        let takings = self.takings(position, last);
        if takings.is_empty() {
            return None;
        }
        let taking = takings[generator.index(takings.len())];
        let take = taking.least + taking.step * generator.number(0, taking.count - 1);
        position.board.taking(taking.row, take).ok()
    }

    /// The choices of the rule, row by row: what it allows, or anything if it says nothing.
    fn takings(self, position: &Position, last: Option<Move>) -> Vec<Taking> {
        let allowed = self.allowed(position, last);
        if allowed.is_empty() {
            let rows = position.rows_with_moves();
            return rows.map(|(row, size)| Taking::up_to(row, size)).collect();
        }
        allowed
    }

    fn allowed(self, position: &Position, last: Option<Move>) -> Vec<Taking> {
        let rows: Vec<(usize, u64)> = position.rows_with_moves().collect();
        let each = |taking: &dyn Fn(usize, u64) -> Option<Taking>| {
            let takings = rows.iter().filter_map(|&(row, size)| taking(row, size));
            takings.collect()
        };
        // All of a row but this many.
        let all_but =
            |kept: u64| each(&|row, size| (size > kept).then(|| Taking::up_to(row, size - kept)));
        match self {
            Self::Anything => Vec::new(),
            Self::Copy => {
                let Some(last) = last else {
                    return Vec::new();
                };
                let take = last.take();
                each(&|row, size| (row != last.row && size >= take).then(|| Taking::of(row, take)))
            }
            Self::Rows if rows.len() % 2 == 1 => each(&|row, size| Some(Taking::of(row, size))),
            Self::Rows => all_but(1),
            Self::Total => {
                let is_even = position.board.total().is_multiple_of(2);
                let fewest = if is_even { 2 } else { 1 };
                each(&|row, size| {
                    (size >= fewest).then(|| Taking {
                        row,
                        least: fewest,
                        step: 2,
                        count: (size - fewest) / 2 + 1,
                    })
                })
            }
            Self::Largest => {
                let largest = rows.iter().map(|&(_, size)| size).max();
                each(&|row, size| (Some(size) == largest).then(|| Taking::up_to(row, size)))
            }
            Self::Even => {
                let mut sizes: Vec<u64> = rows.iter().map(|&(_, size)| size).collect();
                sizes.sort_unstable_by(|a, b| b.cmp(a));
                let next = sizes.get(1).copied().unwrap_or_default();
                each(&|row, size| (size > next).then(|| Taking::of(row, size - next)))
            }
            Self::OneAhead | Self::TwoAhead => {
                let sees_the_reply = self == Self::TwoAhead;
                match (position.rule, &rows[..]) {
                    (Rule::Normal, &[(row, size)]) => vec![Taking::of(row, size)],
                    // With two rows, taking one leaves the other to be taken.
                    (Rule::Normal, [_, _]) if sees_the_reply => all_but(1),
                    (Rule::Misere, _) if sees_the_reply => match leaving_one(&rows) {
                        winning if winning.is_empty() => all_but(u64::from(rows.len() == 1)),
                        winning => winning,
                    },
                    (Rule::Misere, [_]) => all_but(1),
                    _ => Vec::new(),
                }
            }
            Self::Normal | Self::Perfect => {
                let rule = if self == Self::Normal { Rule::Normal } else { position.rule };
                let position = Position::new(position.board.clone(), rule);
                let moves = position.winning_moves().into_iter();
                moves.map(|mv| Taking::of(mv.row, mv.take())).collect()
            }
        }
    }
}

/// The moves that leave a single object, which the other player has to take.
fn leaving_one(rows: &[(usize, u64)]) -> Vec<Taking> {
    match *rows {
        [(row, size)] if size > 1 => vec![Taking::of(row, size - 1)],
        [(first, a), (second, b)] => {
            let first = (b == 1).then(|| Taking::of(first, a));
            let second = (a == 1).then(|| Taking::of(second, b));
            first.into_iter().chain(second).collect()
        }
        _ => Vec::new(),
    }
}
