//! The Grundy values of the heaps from 0 on, computed on demand, and their period as soon as it is proved.
//!
//! A heap that may be split has about half as many options as it has objects, so computing N values by trying all of
//! them takes N² / 4 steps. Nearly all values lie outside a *sparse space*: a set of numbers, closed under XOR, in
//! which only few heaps have their value (Berlekamp, Conway and Guy, *Winning Ways*, chapter 4). The XOR of two values
//! outside is inside, of one outside and one inside it is outside. So pairing the few heaps inside with all others
//! finds every option value outside; only values inside and below the least remaining one must be looked for among the
//! other pairs, and these are found soon. This is exact for any space; the one with the fewest heaps inside is chosen.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;

use super::super::heaps::Heaps;
use super::period::Period;
use super::period_law::PeriodLaw;
use super::seen_values::SeenValues;

/// The rules that determine the values of a game.
#[derive(Clone, Debug)]
pub(super) struct ValueLaw {
    /// How many may be taken if one heap is left.
    pub leaving_one: Vec<u64>,
    /// How many may be taken if two heaps are left.
    pub leaving_two: Vec<u64>,
    /// Whether the two heaps may be equal.
    pub equal_halves: bool,
    /// How many may be taken if nothing is left.
    pub leaving_none: Vec<u64>,
    /// The law that proves a period; `None` if none is known.
    pub period: Option<PeriodLaw>,
}

/// What the value of a heap follows from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueFrom {
    /// The value is the size.
    Size,
    /// The value is the number of prime factors of the size, with multiplicity: these, in ascending order.
    PrimeFactors(Vec<u64>),
    /// The value is the least whole number that is not the value of an option.
    Options,
    /// The values repeat, so it is that of a smaller heap, plus the saltus for each round.
    Period {
        /// How they repeat.
        period: Period,
        /// The smallest heap at the same place of the repetition.
        like: u64,
    },
}

impl ValueFrom {
    /// The period, once all values that prove it come before the heap; until then the options.
    pub(super) fn of(period: Option<Period>, heap: u64) -> Self {
        match period {
            Some(period) if heap >= period.values_needed => {
                Self::Period { period, like: period.like(heap) }
            }
            _ => Self::Options,
        }
    }
}

/// The values of a game, computed on demand.
#[derive(Debug)]
pub struct Values {
    law: ValueLaw,
    known: Mutex<Arc<KnownValues>>,
}

/// Values computed so far.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownValues {
    values: Vec<u32>,
    period: Option<Period>,
    /// How many options and numbers have been examined to find them.
    steps: u64,
}

impl KnownValues {
    /// How many values were computed one by one; all others follow from the period.
    pub fn worked_out(&self) -> u64 {
        self.values.len() as u64
    }

    /// The period, if one has been proved.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The value of the heaps that a move leaves; unknown heaps count as 0.
    pub fn worth(&self, option: Heaps) -> u64 {
        let value = |heap| self.get(heap).unwrap_or(0);
        match option {
            Heaps::Nothing => 0,
            Heaps::One(size) => value(size),
            Heaps::Two(first, second) => value(first) ^ value(second),
        }
    }

    /// The value of a heap; `None` if it is not known yet.
    pub fn get(&self, heap: u64) -> Option<u64> {
        let like = self.period.map_or(heap, |period| period.like(heap));
        let value = self.values.get(usize::try_from(like).ok()?)?;
        Some((*value).into())
    }
}

impl Values {
    /// The largest heap whose value is computed if no period is proved; an expensive game ends before it.
    const MOST: u64 = 100_000;
    /// The most steps for the values of a game, about a second's work; the period of 0.127 shows after 325 million. A
    /// count, unlike a time limit, ends at the same heap on every machine.
    const MOST_STEPS: u64 = 400_000_000;
    /// How many values are computed at first.
    const FIRST: usize = 512;

    pub(super) fn new(law: ValueLaw) -> Self {
        Self { law, known: Mutex::default() }
    }

    /// The values up to this heap, or as many as can be computed if no period goes further.
    pub(super) fn up_to(&self, heap: u64) -> Arc<KnownValues> {
        let mut known = self.lock();
        while known.get(heap).is_none() && Self::may_grow(&known) {
            *known = Arc::new(self.grown(&known));
        }
        Arc::clone(&known)
    }

    /// The value of a heap not larger than [`most`](Self::most).
    pub(super) fn value(&self, heap: u64) -> u64 {
        self.up_to(heap).get(heap).unwrap_or(0)
    }

    /// The largest heap whose value is known after that of `wanted` has been asked for.
    pub(super) fn most(&self, wanted: u64) -> u64 {
        let known = self.up_to(wanted);
        match known.period() {
            Some(_) => u64::MAX,
            None => known.worked_out().saturating_sub(1),
        }
    }

    /// The period proved by the values up to [`searched`](Self::searched).
    pub(super) fn period(&self) -> Option<Period> {
        self.law.period?;
        self.up_to(Self::MOST).period()
    }

    /// The largest heap whose value is computed one by one: up to where a period is proved or the work ends.
    pub(super) fn searched(&self) -> u64 {
        self.up_to(Self::MOST).worked_out().saturating_sub(1)
    }

    /// The law that proves a period.
    pub(super) fn period_law(&self) -> Option<PeriodLaw> {
        self.law.period
    }

    /// What the value of a heap follows from.
    pub(super) fn value_from(&self, heap: u64) -> ValueFrom {
        ValueFrom::of(self.up_to(heap).period(), heap)
    }

    fn may_grow(known: &KnownValues) -> bool {
        known.worked_out() <= Self::MOST && known.steps < Self::MOST_STEPS
    }

    /// Twice as many values, or as many as the remaining steps allow.
    fn grown(&self, known: &KnownValues) -> KnownValues {
        let most = usize::try_from(Self::MOST).unwrap_or(usize::MAX) + 1;
        let count = (2 * known.values.len()).clamp(Self::FIRST, most);
        let mut values = known.values.clone();
        values.reserve_exact(count - values.len());
        let left = Self::MOST_STEPS - known.steps;
        let steps = known.steps + self.law.extend(&mut values, count, left);
        let period = self.law.period.and_then(|law| law.proved_by(&values));
        KnownValues { values, period, steps }
    }

    fn lock(&self) -> MutexGuard<'_, Arc<KnownValues>> {
        // The values are consistent at every moment, so a panicked thread has left nothing half done.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ValueLaw {
    /// Computes values up to this count or number of steps, and returns the number of steps taken.
    fn extend(&self, values: &mut Vec<u32>, count: usize, most_steps: u64) -> u64 {
        let space = SparseSpace::of(values);
        let inside = |value: u32| space.holds(value);
        let mut heaps_inside: Vec<usize> =
            (0..values.len()).filter(|&heap| inside(values[heap])).collect();
        let mut seen = SeenValues::default();
        while values.len() < count && seen.steps < most_steps {
            let value = self.mex(values, &space, &heaps_inside, &mut seen);
            if inside(value) {
                heaps_inside.push(values.len());
            }
            values.push(value);
        }
        seen.steps
    }

    /// The least number that is not the value of an option of the next heap.
    fn mex(
        &self,
        values: &[u32],
        space: &SparseSpace,
        heaps_inside: &[usize],
        seen: &mut SeenValues,
    ) -> u32 {
        let heap = values.len();
        seen.clear();
        if self.leaving_none.contains(&(heap as u64)) {
            seen.add(0);
        }
        for rest in rests(heap, &self.leaving_one) {
            seen.steps += 1;
            seen.add(values[rest]);
        }
        for rest in rests(heap, &self.leaving_two) {
            for &first in heaps_inside.iter().take_while(|&&first| first < rest) {
                seen.steps += 1;
                let second = rest - first;
                if first > 0 && second < heap && (self.equal_halves || first != second) {
                    seen.add(values[first] ^ values[second]);
                }
            }
        }
        if space.is_everything() {
            return seen.least_missing(|_| true);
        }
        let outside = seen.least_missing(|value| !space.holds(value));
        // A smaller value inside may still be that of a pair of heaps that are both outside.
        let mut missing = seen.missing_below(outside, |value| space.holds(value));
        for rest in rests(heap, &self.leaving_two) {
            if missing == 0 {
                break;
            }
            for first in 1..=rest / 2 {
                seen.steps += 1;
                let second = rest - first;
                if second < heap && (self.equal_halves || first != second) {
                    let value = values[first] ^ values[second];
                    if value < outside && seen.add(value) {
                        missing -= 1;
                        if missing == 0 {
                            break;
                        }
                    }
                }
            }
        }
        // The numbers up to the value were examined too.
        seen.steps += u64::from(outside);
        if missing == 0 { outside } else { seen.least_missing(|_| true) }
    }
}

/// What is left of a heap after taking each of these numbers, if anything is.
fn rests(heap: usize, taken: &[u64]) -> impl Iterator<Item = usize> + '_ {
    let rest = move |&taken: &u64| heap.checked_sub(usize::try_from(taken).ok()?);
    taken.iter().filter_map(rest).filter(|&rest| rest > 0)
}

/// The numbers that have an even number of 1s in common with a mask.
struct SparseSpace {
    mask: u32,
}

impl SparseSpace {
    /// The space with the fewest of these values inside.
    fn of(values: &[u32]) -> Self {
        let largest = values.iter().max().copied().unwrap_or(0);
        let size = (largest as usize + 1).next_power_of_two();
        let mut balance = vec![0_i64; size];
        for &value in values {
            balance[value as usize] += 1;
        }
        // The Walsh–Hadamard transform: for each mask, how many more values lie inside its space than outside.
        let mut half = 1;
        while half < size {
            for start in (0..size).step_by(2 * half) {
                for at in start..start + half {
                    let (a, b) = (balance[at], balance[at + half]);
                    (balance[at], balance[at + half]) = (a + b, a - b);
                }
            }
            half *= 2;
        }
        let mask = (0..size).min_by_key(|&mask| balance[mask]).unwrap_or(0);
        Self { mask: u32::try_from(mask).unwrap_or(0) }
    }

    fn is_everything(&self) -> bool {
        self.mask == 0
    }

    fn holds(&self, value: u32) -> bool {
        (value & self.mask).count_ones().is_multiple_of(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_worked_out_than_a_small_heap_needs() {
        // Grundy's game has no known period, so the search goes as far as it may.
        let values = Values::new(ValueLaw {
            leaving_none: Vec::new(),
            leaving_one: Vec::new(),
            leaving_two: vec![0],
            equal_halves: false,
            period: None,
        });
        let worked_out = || values.lock().worked_out();
        assert_eq!((values.most(5), values.value(5)), (511, 2));
        assert_eq!(worked_out(), 512);
        assert!(values.most(600) >= 600);
        assert_eq!(worked_out(), 1024);
    }
}
