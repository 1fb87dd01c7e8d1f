//! The splits of a heap into two parts with a given value, for games whose values grow by p every p heaps, p a power of
//! two; found without trying all splits.
//!
//! Let G(x + p·i) = G(x) + p·i from n₀ = 1 on. For two heaps at the places x and y of the period, all but the last digits of
//! their values are A and B, any numbers with the sum that the heap prescribes and the XOR that the value does. Now
//! A + B = (A ⊕ B) + 2 (A ∧ B): so the digits that A and B share are known, and each of the others belongs to one of
//! them. Every choice is a split.

use super::period::Period;

/// The splits of one heap with a given value.
pub(super) struct SplitPairs {
    heap: u64,
    /// The splits, grouped by the places of the two parts in the period.
    places: Vec<Places>,
}

/// The splits whose parts are at two given places of the period.
#[derive(Clone, Copy)]
struct Places {
    /// The first part at its place.
    first: u64,
    /// After how many heaps such places recur.
    length: u64,
    /// All but the last digits of the values of the first heaps at the two places.
    least: (u64, u64),
    /// The digits that both values share.
    shared: u64,
    /// The digits that exactly one of them has.
    apart: u64,
}

impl SplitPairs {
    pub fn of(period: Period, value_of: impl Fn(u64) -> u64, heap: u64, value: u64) -> Self {
        let Period { from, length, .. } = period;
        let places = (from..from + length).filter_map(|first| {
            let rest = heap.checked_sub(first)?.checked_sub(from)?;
            let second = from + rest % length;
            let [one, other] = [first, second].map(&value_of);
            let least = (one / length, other / length);
            let sum = rest / length + least.0 + least.1;
            let apart = value / length;
            let shared = sum.checked_sub(apart)?;
            let is_worth = (one ^ other) % length == value % length;
            let fits = is_worth && shared % 2 == 0 && (shared / 2) & apart == 0;
            fits.then_some(Places { first, length, least, shared: shared / 2, apart })
        });
        Self { heap, places: places.collect() }
    }

    /// The number of splits.
    pub fn count(&self) -> u64 {
        let ordered: u64 = self.places.iter().map(|places| places.count()).sum();
        // Each split except into equal halves has been counted in both orders.
        ordered.div_ceil(2)
    }

    /// The smaller part of each split, ascending.
    pub fn smaller_parts(self) -> impl Iterator<Item = u64> {
        let half = self.heap / 2;
        let parts = |places: Places| places.parts().take_while(move |&part| part <= half);
        let mut parts: Vec<_> =
            self.places.into_iter().map(|places| parts(places).peekable()).collect();
        std::iter::from_fn(move || {
            let next = parts.iter_mut().filter_map(|parts| parts.peek().copied());
            let least = next.min()?;
            parts.iter_mut().find_map(|parts| parts.next_if_eq(&least))
        })
    }
}

impl Places {
    /// All but the last digits of the values of the first part, ascending: the shared ones, and some of the others.
    fn numbers(self) -> impl Iterator<Item = u64> {
        let next = move |&some: &u64| {
            let some = some.wrapping_sub(self.apart) & self.apart;
            (some > 0).then_some(some)
        };
        std::iter::successors(Some(0), next).map(move |some| self.shared | some)
    }

    fn other(self, number: u64) -> u64 {
        number ^ self.apart
    }

    /// The first part of each split.
    fn parts(self) -> impl Iterator<Item = u64> {
        let (least, other_least) = self.least;
        self.numbers()
            .filter(move |&number| number >= least && self.other(number) >= other_least)
            .map(move |number| self.first + (number - least) * self.length)
    }

    fn count(self) -> u64 {
        let (least, other_least) = self.least;
        let below = |least: u64| self.numbers().take_while(move |&number| number < least);
        let both = below(least).filter(|&number| self.other(number) < other_least);
        let too_small = below(least).count() + below(other_least).count() - both.count();
        (1 << self.apart.count_ones()) - too_small as u64
    }
}
