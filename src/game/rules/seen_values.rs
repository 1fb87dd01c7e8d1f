//! The values found among the options of one heap, and how many steps that took.

/// A set of values that is emptied in one step: each is stored with the number of the round in which it was added.
#[derive(Default)]
pub(super) struct SeenValues {
    round: u32,
    rounds: Vec<u32>,
    /// How many options and numbers have been examined, over all rounds.
    pub steps: u64,
}

impl SeenValues {
    pub fn clear(&mut self) {
        self.round += 1;
    }

    /// Adds a value, and returns whether it is new.
    pub fn add(&mut self, value: u32) -> bool {
        let at = value as usize;
        if at >= self.rounds.len() {
            self.rounds.resize(at + 1, 0);
        }
        let is_new = self.rounds[at] != self.round;
        self.rounds[at] = self.round;
        is_new
    }

    fn holds(&self, value: u32) -> bool {
        self.rounds.get(value as usize) == Some(&self.round)
    }

    pub fn least_missing(&self, counts: impl Fn(u32) -> bool) -> u32 {
        (0..u32::MAX).find(|&value| counts(value) && !self.holds(value)).unwrap_or(u32::MAX)
    }

    pub fn missing_below(&self, end: u32, counts: impl Fn(u32) -> bool) -> usize {
        (0..end).filter(|&value| counts(value) && !self.holds(value)).count()
    }
}
