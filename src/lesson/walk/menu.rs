//! The commands on each screen of a lesson, and their words.

use super::LessonWalk;
use crate::conversation::{Choice, Judged, Menu};
use crate::judgement::Verdict;
use crate::lesson::pages::ScreenTask;
use crate::lesson::skipped::SecondRound;

impl LessonWalk {
    /// Whether a letter is an answer here. Among the choices a, b, c, the b does not mean back.
    pub(super) fn is_answer(&self, letter: &str) -> bool {
        let is_letter = letter.chars().count() == 1;
        self.exercise()
            .filter(|_| is_letter)
            .is_some_and(|exercise| {
                exercise.judge(letter, self.naming).verdict() != Verdict::Malformed
            })
    }

    /// A command by its letter, or by its word if the letter is an answer.
    fn command_or_word(
        &self,
        letter: &'static str,
        word: &'static str,
        does: &'static str,
    ) -> Choice {
        let typed = if self.is_answer(letter) { word } else { letter };
        Choice::new(typed, does)
    }

    pub(super) fn menu(&self) -> Menu {
        let is_asked = self.exercise().is_some();
        let round = self.round_here();
        let task = self.task();
        let on = match (task, round) {
            (Some(ScreenTask::Thought(_)), _) => "show an answer",
            (Some(ScreenTask::Exercise(_)), _) => "skip",
            (None, Some(round)) if self.next_skipped(round.at + 1).is_some() => "the next one",
            (None, Some(SecondRound { home: Some(_), .. })) => "back to your place",
            (None, None) if !self.is_last() || self.is_growing() => "go on",
            _ => "end of the lesson",
        };
        let has_hint = match task {
            Some(ScreenTask::Thought(thought)) => !thought.hints.is_empty(),
            _ => is_asked,
        };
        let hint = has_hint.then_some(Choice::of("hint"));
        let step = self
            .is_growing()
            .then(|| Choice::new("s", "rest of the step"));
        let tells_of_skipped = self.knows_what_was_skipped && !is_asked && round.is_none();
        let skipped = (tells_of_skipped && !self.skipped().is_empty())
            .then(|| Choice::new("skipped", "go there"));
        let others = [
            self.command_or_word("b", "back", "back"),
            self.command_or_word("q", "quit", "leave"),
        ];
        Menu {
            free: is_asked.then_some("answer"),
            choices: hint
                .into_iter()
                .chain([Choice::new("", on)])
                .chain(step)
                .chain(skipped)
                .chain(others)
                .collect(),
            is_listed: true,
        }
    }
}
