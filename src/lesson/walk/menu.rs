//! What can be asked for on each screen of a lesson, and the words for it.

use super::LessonWalk;
use crate::conversation::{Action, Choice, Judged, Menu};
use crate::lesson::pages::ScreenTask;
use crate::lesson::skipped::SecondRound;

impl LessonWalk {
    /// An action without the letters that are answers here: among the choices a, b, c, the b does not mean back.
    fn without_answers(&self, mut choice: Choice) -> Choice {
        if let Some(exercise) = self.exercise() {
            let is_answer = |letter| exercise.judge(letter, self.naming).is_a_try();
            let words = &mut choice.words;
            words.retain(|word| word.len() != 1 || !is_answer(word));
        }
        choice
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
        let hint = task.map(|task| {
            let has_none = matches!(task, ScreenTask::Thought(thought) if thought.hints.is_empty());
            Choice::new(Action::Hint, (!has_none).then_some("hint"))
        });
        let on = Choice::new(Action::GoOn, on).or(is_asked.then_some(Action::Skip));
        let step = self.is_growing().then(|| Choice::new(Action::Step, "rest of the step"));
        let tells_of_skipped = self.knows_what_was_skipped && !is_asked && round.is_none();
        let go_there = (tells_of_skipped && !self.skipped().is_empty()).then_some("go there");
        let others = [
            Choice::new(Action::Skipped, go_there),
            Choice::new(Action::Back, "back"),
            Choice::new(Action::Leave, "leave"),
        ];
        let choices = hint.into_iter().chain([on]).chain(step).chain(others);
        Menu {
            free: is_asked.then_some("answer"),
            choices: choices.map(|choice| self.without_answers(choice)).collect(),
            is_listed: true,
        }
    }
}
