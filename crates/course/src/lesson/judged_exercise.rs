//! Judged answers to exercises, with the author's feedback.

use super::exercise::{Exercise, LessonQuestion, ListedSlip, WrittenQuestion};
use crate::conversation::Judged;
use explain::document::text::Text;
use explain::document::{
    Block, Document, ReaderLevel, Style, tell_first_miss, tell_judgement, tell_pick, tell_verdict,
};
use explain::judgement::{Answer, Judgement, Misconception, Reading, Verdict, judge};

impl Exercise {
    /// Judges an answer. A slip that the author has listed for it decides the diagnosis, even if others lead to the
    /// same answer.
    pub fn judge(&self, given: &str) -> JudgedExercise<'_> {
        let (found, own) = match &self.asked {
            LessonQuestion::Question { question, slips } => {
                with_slip(judge(question, given), slips)
            }
            LessonQuestion::Written(written) => {
                let choices: Vec<String> = written.lines.iter().map(Text::plain).collect();
                let asked = written.asked_in_words();
                let reading = Answer::picked(&written.pick, given, &asked, &choices);
                let own = match &reading {
                    Reading::Answer(answer) if *answer != written.pick.right => {
                        written.words_to(answer)
                    }
                    _ => None,
                };
                (FoundJudgement::Written(written, given.to_owned(), reading), own)
            }
        };
        JudgedExercise { exercise: self, found, own }
    }
}

/// The judgement with the diagnosis of the slip that is listed for its answer, and the author's words on it.
fn with_slip(judgement: Judgement, slips: &[ListedSlip]) -> (FoundJudgement<'_>, Option<&Text>) {
    let found = |judgement, is_listed| FoundJudgement::Question {
        judgement: Box::new(judgement),
        is_listed,
    };
    if judgement.verdict != Verdict::Wrong {
        return (found(judgement, false), None);
    }
    let is_listed =
        |slip: &&ListedSlip| judge(&judgement.question, &slip.answer).answer == judgement.answer;
    let listed: Vec<&ListedSlip> = slips.iter().filter(is_listed).collect();
    let mut codes = listed.iter().filter_map(|slip| slip.code.as_deref());
    let known = codes.find_map(Misconception::of_code);
    let own = listed.iter().find_map(|slip| slip.words.as_ref());
    match known.and_then(|slip| judgement.would_show(slip)) {
        Some(diagnosis) => (found(judgement.diagnosed(Some(diagnosis)), true), own),
        None => (found(judgement, false), own),
    }
}

/// A judged answer to an exercise.
#[derive(Clone, Debug)]
pub struct JudgedExercise<'a> {
    exercise: &'a Exercise,
    found: FoundJudgement<'a>,
    /// The author's feedback to this wrong answer.
    own: Option<&'a Text>,
}

#[derive(Clone, Debug)]
enum FoundJudgement<'a> {
    Question {
        judgement: Box<Judgement>,
        /// Whether its diagnosis is a slip that the author has listed.
        is_listed: bool,
    },
    /// The answer as it was typed, and how it was read.
    Written(&'a WrittenQuestion, String, Reading),
}

impl JudgedExercise<'_> {
    /// The program's judgement, if it is the program's question.
    pub fn judgement(&self) -> Option<&Judgement> {
        match &self.found {
            FoundJudgement::Question { judgement, .. } => Some(judgement),
            FoundJudgement::Written(..) => None,
        }
    }

    /// The feedback, before another try or with the right answer. The author's words follow the verdict on a question of
    /// the program, instead of the reasons.
    fn told(&self, style: Style, tries_again: bool) -> Document {
        let own = self.own.cloned();
        let (judgement, is_listed) = match &self.found {
            FoundJudgement::Question { judgement, is_listed } => (judgement, *is_listed),
            FoundJudgement::Written(WrittenQuestion { pick, lines, .. }, given, reading) => {
                return tell_pick(pick, lines, (given, reading), own, tries_again);
            }
        };
        let style = if own.is_some() {
            Style { depth: 0, ..style }
        } else if is_listed && style.level < ReaderLevel::needed_for(&judgement.question) {
            // The slip is named at every level, but without the tables of a theory that has not come yet.
            Style { depth: style.depth.min(1), level: ReaderLevel::Everything }
        } else {
            style
        };
        let mut told = if tries_again {
            tell_first_miss(judgement, style)
        } else {
            tell_judgement(judgement, style)
        };
        let at = told.blocks.len().min(1);
        told.blocks.splice(at..at, own.map(Block::Paragraph));
        told
    }
}

impl Judged for JudgedExercise<'_> {
    fn verdict(&self) -> Verdict {
        match &self.found {
            FoundJudgement::Question { judgement, .. } => judgement.verdict,
            FoundJudgement::Written(written, _, reading) => reading.verdict(&written.pick.right),
        }
    }

    fn answer(&self) -> Option<&Answer> {
        match &self.found {
            FoundJudgement::Question { judgement, .. } => judgement.answer.as_ref(),
            FoundJudgement::Written(.., Reading::Answer(answer)) => Some(answer),
            FoundJudgement::Written(..) => None,
        }
    }

    fn is_illegal(&self) -> bool {
        self.judgement().is_some_and(Judgement::is_illegal)
    }

    fn leaves_one_answer(&self) -> bool {
        match &self.found {
            FoundJudgement::Question { judgement, .. } => judgement.leaves_one_answer(),
            FoundJudgement::Written(written, ..) => {
                written.pick.of == 2 && written.pick.word() != "several"
            }
        }
    }

    fn feedback(&self, style: Style) -> Document {
        let why = self.exercise.own.why.clone().map(Block::Paragraph);
        let mut told = match &self.found {
            // The author explains why it is right, or else the program.
            FoundJudgement::Question { judgement, .. }
                if self.verdict() == Verdict::Right && why.is_some() =>
            {
                tell_verdict(judgement)
            }
            _ => self.told(style, false),
        };
        let is_known = matches!(self.verdict(), Verdict::Right | Verdict::Wrong);
        told.blocks.extend(why.filter(|_| is_known));
        told
    }

    fn first_feedback(&self, style: Style) -> Document {
        self.told(style, true)
    }
}
