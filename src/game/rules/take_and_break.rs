//! Take-and-break games: a move takes some objects from a heap, and leaves nothing, one heap or two. These games differ
//! in how many may be taken in each case.

use super::super::heaps::Heaps;
use super::heap_rules::{HeapOptions, HeapRules};
use super::period_law::PeriodLaw;
use super::values::{KnownValues, ValueLaw, Values};

/// The rules of a take-and-break game.
#[derive(Debug)]
pub(super) struct TakeAndBreak {
    /// For each number that is taken, from 0 on, the sum of 1 (nothing may be left), 2 (one heap may) and 4 (two
    /// nonempty heaps may); the last digit is not 0, unless it is the first.
    digits: Vec<u8>,
    /// Whether the two parts may be equal.
    equal_halves: bool,
    values: Values,
}

impl TakeAndBreak {
    /// The game of these digits.
    pub fn new(digits: Vec<u8>, equal_halves: bool, period: Option<PeriodLaw>) -> Self {
        Self { values: Values::new(law(&digits, equal_halves, period)), digits, equal_halves }
    }

    /// Grundy's game: a heap is split into two unequal ones. Whether its values ever repeat is not known.
    ///
    /// A heap of 3 can only become 1 and 2, both worth 0, so it is worth 1.
    pub fn grundy() -> Self {
        Self::new(vec![4], false, None)
    }

    /// Each possible way to take some and leave at most two heaps: how many are taken, and the digit that allows it.
    fn places(&self) -> impl Iterator<Item = (u64, u8)> + '_ {
        (0..).zip(self.digits.iter().copied())
    }

    /// What this digit allows to leave of a heap when this many are taken.
    fn left(&self, heap: u64, (taken, digit): (u64, u8)) -> Left {
        let rest = heap.checked_sub(taken);
        let may = |bit: u8| digit & bit != 0;
        let Some(rest) = rest.filter(|_| heap > 0) else {
            return Left::default();
        };
        Left {
            rest,
            whole: u64::from(if rest == 0 { may(1) } else { may(2) && taken > 0 }),
            two: if may(4) { self.halved(rest) } else { 0 },
        }
    }

    /// The number of ways to split this many into two heaps.
    fn halved(&self, objects: u64) -> u64 {
        objects.saturating_sub(u64::from(!self.equal_halves)) / 2
    }
}

/// How many options leave the rest whole (one heap or none), and how many as two heaps.
#[derive(Clone, Copy, Default)]
struct Left {
    rest: u64,
    whole: u64,
    two: u64,
}

impl Left {
    fn count(self) -> u64 {
        self.whole + self.two
    }

    /// The option with this index: first the whole, then two heaps, the smaller first.
    fn option(self, number: u64) -> Option<Heaps> {
        if number < self.whole {
            return Some(self.rest.into());
        }
        let first = number - self.whole + 1;
        (first <= self.two).then(|| Heaps::Two(first, self.rest - first))
    }

    /// The whole rest, if it has this value.
    fn whole_worth(self, known: &KnownValues, value: u64) -> Option<Heaps> {
        let whole = Heaps::from(self.rest);
        (self.whole > 0 && known.worth(whole) == value).then_some(whole)
    }
}

fn law(digits: &[u8], equal_halves: bool, period: Option<PeriodLaw>) -> ValueLaw {
    let taken = |bit: u8| -> Vec<u64> {
        let places = (0_u64..).zip(digits);
        places.filter(|&(_, digit)| digit & bit != 0).map(|(taken, _)| taken).collect()
    };
    ValueLaw {
        leaving_none: taken(1),
        leaving_one: taken(2),
        leaving_two: taken(4),
        equal_halves,
        period,
    }
}

impl HeapRules for TakeAndBreak {
    /// Ordered by how many they take, and then nothing, one heap, two heaps.
    fn options(&self, heap: u64) -> HeapOptions<'_> {
        Box::new(self.places().flat_map(move |place| {
            let left = self.left(heap, place);
            (0..left.count()).filter_map(move |number| left.option(number))
        }))
    }

    fn count_options(&self, heap: u64) -> u64 {
        let counts = self.places().map(|place| self.left(heap, place).count());
        counts.fold(0, u64::saturating_add)
    }

    /// Games that never split a heap and treat taking a whole heap like taking a part. In them a heap is worth 1 exactly if
    /// the smallest removal s leaves one worth 0 (Ferguson, *On sums of graph games with last player losing*, 1974). So if
    /// n is worth 0 and can be changed, n − s is not worth 0 and has an option n − s − t worth 0; hence n − t is an option
    /// of n worth 1.
    fn is_tame(&self) -> bool {
        matches!(self.period_law(), Some(PeriodLaw::Subtraction { .. }))
    }

    fn splits(&self) -> bool {
        self.digits.iter().any(|digit| digit & 4 != 0)
    }

    fn count_splits(&self, heap: u64, left: u64) -> u64 {
        let taken = heap.checked_sub(left).filter(|_| left > 0);
        let mut place = self.places().filter(|&(place, _)| Some(place) == taken);
        place.next().map_or(0, |place| self.left(heap, place).two)
    }

    fn option(&self, heap: u64, number: u64) -> Option<Heaps> {
        let mut before = number.checked_sub(1)?;
        for place in self.places() {
            let left = self.left(heap, place);
            if before < left.count() {
                return left.option(before);
            }
            before -= left.count();
        }
        None
    }

    fn allows(&self, heap: u64, option: Heaps) -> bool {
        let Some(taken) = heap.checked_sub(option.total()) else {
            return false;
        };
        let bit = match option {
            Heaps::Nothing => 1,
            Heaps::One(1..) => 2,
            Heaps::Two(first @ 1.., second) if first < second => 4,
            Heaps::Two(first @ 1.., second) if first == second && self.equal_halves => 4,
            _ => return false,
        };
        let digit = usize::try_from(taken).ok().and_then(|at| self.digits.get(at));
        let changes = taken > 0 || matches!(option, Heaps::Two(..));
        heap > 0 && changes && digit.is_some_and(|digit| digit & bit != 0)
    }

    fn values(&self) -> Option<&Values> {
        Some(&self.values)
    }

    fn options_worth(&self, heap: u64, value: u64) -> HeapOptions<'_> {
        let known = self.values.up_to(heap);
        Box::new(self.places().flat_map(move |place| {
            let left = self.left(heap, place);
            let two = SplitsWorth::of(&known, left, value);
            let whole = left.whole_worth(&known, value);
            whole.into_iter().chain(two.into_options(left.rest))
        }))
    }

    fn count_worth(&self, heap: u64, value: u64) -> u64 {
        let known = self.values.up_to(heap);
        let counts = self.places().map(|place| {
            let left = self.left(heap, place);
            let whole = left.whole_worth(&known, value);
            u64::from(whole.is_some()) + SplitsWorth::of(&known, left, value).count()
        });
        counts.fold(0, u64::saturating_add)
    }
}

/// The ways to leave two heaps with a given value, by the smaller of the two. As the values repeat, so do they: those
/// found in one period represent all that follow.
struct SplitsWorth {
    /// The smaller heaps before the repetition.
    before: Vec<u64>,
    /// The smaller heaps in its first round.
    first_round: Vec<u64>,
    /// After how many heaps they repeat.
    length: u64,
    /// The largest possible smaller heap.
    most: u64,
}

impl SplitsWorth {
    fn of(known: &KnownValues, left: Left, value: u64) -> Self {
        let (rest, most) = (left.rest, left.two);
        let end = most.saturating_add(1);
        let (from, length) =
            known.period().map_or((end, 1), |period| (period.from.clamp(1, end), period.length));
        let is_worth = |first: &u64| known.worth(Heaps::Two(*first, rest - first)) == value;
        Self {
            before: (1..from).filter(is_worth).collect(),
            first_round: (from..end.min(from + length)).filter(is_worth).collect(),
            length,
            most,
        }
    }

    fn count(&self) -> u64 {
        let rounds = |first: &u64| (self.most - first) / self.length + 1;
        self.before.len() as u64 + self.first_round.iter().map(rounds).sum::<u64>()
    }

    fn into_options(self, rest: u64) -> impl Iterator<Item = Heaps> {
        let Self { before, first_round, length, most } = self;
        let rounds = if first_round.is_empty() { 0 } else { u64::MAX };
        let repeated = (0..rounds)
            .map_while(move |round| Some((round.checked_mul(length)?, first_round.clone())))
            .flat_map(|(further, firsts)| {
                firsts.into_iter().map(move |first| first.checked_add(further))
            })
            .map_while(move |first| first.filter(|&first| first <= most));
        let firsts = before.into_iter().chain(repeated);
        firsts.map(move |first| Heaps::Two(first, rest - first))
    }
}
