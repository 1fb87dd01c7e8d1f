//! The round through the skipped exercises, at the end of a lesson or on the way.

use super::{LessonWalk, WalkState};
use crate::conversation::Reply;
use crate::lesson::skipped::{SecondRound, none_skipped, skipped_message};

impl LessonWalk {
    /// Handles the end of the lesson, which is announced once if an exercise was skipped.
    pub(super) fn at_the_end(&mut self) -> Reply {
        self.state = WalkState::Reading;
        let has_been_told = self.has_been_read && self.knows_what_was_skipped;
        self.has_been_read = true;
        let skipped = self.skipped();
        if skipped.is_empty() || has_been_told {
            return self.end(WalkState::Read);
        }
        self.knows_what_was_skipped = true;
        self.reply([skipped_message(&skipped)])
    }

    /// Goes to the first skipped exercise.
    pub(super) fn go_to_skipped(&mut self) -> Reply {
        let Some(at) = self.next_skipped(0) else {
            return self.reply([none_skipped()]);
        };
        let home = match self.second_round {
            Some(round) => round.home,
            None => (!self.has_been_read).then_some(self.at),
        };
        self.second_round = Some(SecondRound { at, home });
        self.screen(at, true)
    }

    /// Goes to the next skipped exercise, or back to where the round began.
    pub(super) fn on_in(&mut self, round: SecondRound) -> Reply {
        if let Some(at) = self.next_skipped(round.at + 1) {
            self.second_round = Some(SecondRound { at, ..round });
            return self.screen(at, true);
        }
        self.second_round = None;
        match round.home {
            Some(home) => self.screen(home, true),
            None => self.end(WalkState::Read),
        }
    }

    /// The screen of the first skipped exercise from a screen on.
    pub(super) fn next_skipped(&self, from: usize) -> Option<usize> {
        self.exercises.next_skipped(from, self.read_up_to())
    }

    /// The second round, if this is its current screen.
    pub(super) fn round_here(&self) -> Option<SecondRound> {
        self.second_round.filter(|round| round.at == self.at)
    }
}
