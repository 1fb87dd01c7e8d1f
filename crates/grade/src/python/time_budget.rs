//! How long a hand-in may take: each call, each function, and all together.
//!
//! Only the hand-in's own time counts: with 6 seconds per function a call may take 2, whatever else the machine does.
//!
//! **What never returns costs at most three times as long as one function may take**, whatever it is: a function, all
//! of them, a statement outside them, or many. The first that hangs has all the time it may have; from then on each
//! gets half of what is left of one and a half times that time, and in the end a twentieth of it, which no right call
//! needs. What returns does not count here, so a slow hand-in that is right has all its time.

use std::time::Duration;

/// The time limits, and what is left of them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TimeBudget {
    /// For one function, with all its calls.
    pub each: Duration,
    /// What is left for calls that return.
    calls: Duration,
    /// What is left for statements that return while the hand-in is loaded, again and again.
    loading: Duration,
    /// What was spent on what did not return, and on reloading because of it.
    lost: Duration,
}

impl TimeBudget {
    /// What never returns may take this many times as long as one function.
    pub const MOST_LOST: u32 = 3;

    /// With this much time for each function, and this many times as much for everything that returns.
    pub fn new(each: Duration, times: u32) -> Self {
        let overall = each * times;
        Self { each, calls: overall, loading: overall, lost: Duration::ZERO }
    }

    /// How long one call may take: enough for any right one, and short enough that one that hangs leaves time for
    /// others.
    pub fn one_call(&self) -> Duration {
        const SHARE: u32 = 3;
        const AT_LEAST: Duration = Duration::from_secs(1);
        (self.each / SHARE).max(AT_LEAST).min(self.for_statement())
    }

    /// How long a call of a function may take that has this much left.
    pub fn for_call(&self, left_of_function: Duration) -> Duration {
        self.one_call().min(left_of_function).min(self.calls)
    }

    /// How long all calls of a function may take, or a statement that returned before when the hand-in is loaded again.
    pub fn for_function(&self) -> Duration {
        self.each.min(self.can_be_lost())
    }

    /// How long a statement may take while the hand-in is loaded: the share of one thing that may hang.
    pub fn for_statement(&self) -> Duration {
        if self.lost.is_zero() {
            return self.each;
        }
        let half = (self.each * 3 / 2).saturating_sub(self.lost) / 2;
        half.max(self.least()).min(self.for_function())
    }

    /// More than any right call needs, or a start of Python.
    pub fn least(&self) -> Duration {
        self.each / 20
    }

    fn can_be_lost(&self) -> Duration {
        (self.each * Self::MOST_LOST).saturating_sub(self.lost)
    }

    /// All that a process may ever spend.
    pub fn all(&self) -> Duration {
        self.calls + self.loading + self.can_be_lost()
    }

    /// A call has returned after this long.
    pub fn spend_on_call(&mut self, spent: Duration) {
        self.calls = self.calls.saturating_sub(spent);
    }

    /// What returned while the hand-in was loaded took this long.
    pub fn spend_on_loading(&mut self, spent: Duration) {
        self.loading = self.loading.saturating_sub(spent);
    }

    /// This much was spent on what did not return.
    pub fn lose(&mut self, spent: Duration) {
        self.lost += spent;
    }

    /// Whether something has hung.
    pub fn has_lost(&self) -> bool {
        !self.lost.is_zero()
    }

    /// Whether so much was lost that another thing that hangs is not asked a second time.
    pub fn is_short(&self) -> bool {
        self.lost >= self.each
    }

    /// Whether nothing is left for loading everything outside the functions.
    pub fn is_short_for_loading(&self) -> bool {
        self.loading.is_zero() || self.lost >= self.each * 2
    }

    /// Whether no more calls can be made.
    pub fn is_used_up(&self) -> bool {
        self.calls.is_zero() || self.can_be_lost().is_zero()
    }

    /// Whether there is time for extras when this many functions are still to be asked in full.
    pub fn allows_more(&self, still_to_ask: usize) -> bool {
        let reserved = u32::try_from(still_to_ask + 1)
            .map_or(Duration::MAX, |functions| self.each.saturating_mul(functions));
        self.calls >= reserved && !self.is_used_up()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, proptest};

    use super::{Duration, TimeBudget};

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_call_has_a_third_of_the_time_for_its_function_and_a_second_at_least() {
        assert_eq!(TimeBudget::new(SECOND * 6, 16).one_call(), SECOND * 2);
        assert_eq!(TimeBudget::new(SECOND * 2, 16).one_call(), SECOND);
        let short = SECOND / 2;
        assert_eq!(TimeBudget::new(short, 16).one_call(), short);
    }

    #[test]
    fn what_comes_back_takes_nothing_from_what_may_hang() {
        let mut budget = TimeBudget::new(SECOND * 6, 16);
        for _ in 0..13 {
            assert_eq!(budget.for_function(), SECOND * 6);
            assert_eq!(budget.for_call(SECOND * 6), SECOND * 2);
            budget.spend_on_call(SECOND * 6);
            budget.spend_on_loading(SECOND);
        }
        assert!(!budget.is_used_up() && !budget.has_lost());
        assert!(budget.allows_more(2) && !budget.allows_more(3));
    }

    #[test]
    fn twelve_endless_loops_and_eight_statements_leave_time_for_others() {
        for each in [1, 2, 5, 60].map(Duration::from_secs) {
            let mut budget = TimeBudget::new(each, 16);
            for _ in 0..8 {
                budget.lose(budget.for_statement());
            }
            for _ in 0..24 {
                budget.lose(budget.for_call(budget.for_function()));
            }
            assert!(!budget.is_used_up(), "{budget:?}");
            assert!(budget.for_call(each) >= each / 20);
        }
    }

    proptest! {
        /// Whatever hangs, in whatever order, and whatever returns in between.
        #[test]
        fn what_hangs_never_costs_more_than_three_times_the_time(
            milliseconds in 1_u64..100_000,
            acts in proptest::collection::vec((0..4, any::<u16>()), 0..300),
        ) {
            let each = Duration::from_millis(milliseconds);
            let mut budget = TimeBudget::new(each, 16);
            let mut lost = Duration::ZERO;
            for (act, part) in acts {
                let taken = |allowed: Duration| allowed.mul_f64(f64::from(part) / f64::from(u16::MAX));
                let hangs = match act {
                    0 => budget.for_call(budget.for_function()),
                    1 => budget.for_statement(),
                    2 => taken(budget.for_function()),
                    _ => {
                        budget.spend_on_call(taken(budget.for_call(each)));
                        Duration::ZERO
                    }
                };
                budget.lose(hangs);
                lost += hangs;
                assert!(lost <= each * TimeBudget::MOST_LOST);
            }
        }
    }
}
