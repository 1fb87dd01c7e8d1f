//! The round through the skipped exercises, at the end of a lesson or on the way.

use super::{LessonWalk, WalkEnd};
use crate::conversation::Reply;
use crate::lesson::skipped::{SecondRound, none_skipped, skipped_message};

impl LessonWalk {
    /// Handles the end of the lesson, which is announced once if an exercise was skipped.
    pub(super) fn at_the_end(&mut self) -> Reply {
        self.waiting = None;
        let has_been_told = self.has_been_read && self.knows_what_was_skipped;
        self.has_been_read = true;
        let skipped = self.skipped();
        if skipped.is_empty() || has_been_told {
            return self.end(WalkEnd::Read);
        }
        self.knows_what_was_skipped = true;
        Reply::ask([skipped_message(&skipped)], self.menu())
    }

    /// Goes to the first skipped exercise.
    pub(super) fn go_to_skipped(&mut self) -> Reply {
        let until = self.read_up_to();
        let Some(at) = self.exercises.next_skipped(0, until) else {
            return Reply::ask([none_skipped()], self.menu());
        };
        let home = match self.second_round {
            Some(round) => round.home,
            None => (!self.has_been_read).then_some(self.at),
        };
        self.second_round = Some(SecondRound { at, until, home });
        self.screen(at, true)
    }

    /// Goes to the next skipped exercise, or back to where the round began.
    pub(super) fn on_in(&mut self, round: SecondRound) -> Reply {
        if let Some(at) = self.exercises.next_skipped(round.at + 1, round.until) {
            self.second_round = Some(SecondRound { at, ..round });
            return self.screen(at, true);
        }
        self.second_round = None;
        match round.home {
            Some(home) => self.screen(home, true),
            None => self.end(WalkEnd::Read),
        }
    }

    /// The second round, if this is its current screen.
    pub(super) fn round_here(&self) -> Option<SecondRound> {
        self.second_round.filter(|round| round.at == self.at)
    }
}
