//! How long a hand-in may take: each call, each function, and all together.
//!
//! What is counted is the hand-in's own time, so with 5 seconds for each function a call may take 1.67, and what it may do
//! does not depend on what else the machine does.

use std::time::Duration;

/// What may be taken, and what is left of it.
#[derive(Clone, Copy, Debug)]
pub(in crate::grade) struct TimeBudget {
    /// One function, with all its calls.
    pub each: Duration,
    /// What is left for all calls.
    calls: Duration,
    /// What is left for loading the hand-in, again and again.
    loading: Duration,
}

impl TimeBudget {
    /// With so much time for each function, and this many times as much for all.
    pub fn new(each: Duration, times: u32) -> Self {
        let overall = each * times;
        Self {
            each,
            calls: overall,
            loading: overall,
        }
    }

    /// How long one call may take: long enough for any right one, and short enough that one that hangs leaves time for
    /// others.
    pub fn one_call(&self) -> Duration {
        const SHARE: u32 = 3;
        const AT_LEAST: Duration = Duration::from_secs(1);
        (self.each / SHARE).max(AT_LEAST).min(self.each)
    }

    /// How long a call may take of a function that has so much left.
    pub fn for_call(&self, left_of_function: Duration) -> Duration {
        self.one_call().min(left_of_function).min(self.calls)
    }

    /// How long a statement may take while the hand-in is loaded.
    pub fn for_statement(&self) -> Duration {
        self.each.min(self.all())
    }

    /// All that is left. What is not needed for loading is no time for calls, but the other way round it is.
    pub fn all(&self) -> Duration {
        self.calls + self.loading
    }

    /// A call took so long.
    pub fn spend_on_call(&mut self, spent: Duration) {
        self.calls = self.calls.saturating_sub(spent);
    }

    /// To load took so long.
    pub fn spend_on_loading(&mut self, spent: Duration) {
        let beyond = spent.saturating_sub(self.loading);
        self.loading = self.loading.saturating_sub(spent);
        self.spend_on_call(beyond);
    }

    /// Whether no call can be made any more.
    pub fn is_used_up(&self) -> bool {
        self.calls.is_zero()
    }

    /// Whether there is time for something more when this many functions are still to be asked in full.
    pub fn allows_more(&self, still_to_ask: usize) -> bool {
        let reserved = u32::try_from(still_to_ask + 1).map_or(Duration::MAX, |functions| {
            self.each.saturating_mul(functions)
        });
        self.calls >= reserved
    }
}

#[cfg(test)]
mod tests {
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
    fn loading_takes_time_from_calls_only_when_it_has_used_up_its_own() {
        let mut budget = TimeBudget::new(SECOND, 16);
        let overall = SECOND * 16;
        budget.spend_on_loading(overall);
        assert!(budget.allows_more(15) && budget.for_statement() == SECOND);
        budget.spend_on_loading(SECOND);
        assert!(!budget.allows_more(15) && budget.allows_more(14));
        budget.spend_on_call(overall);
        assert!(budget.is_used_up() && budget.for_call(SECOND).is_zero());
    }
}
