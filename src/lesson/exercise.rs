//! Exercises: questions of the program, or an author's own, with what their author says to the answers.

use super::front_matter::OffsetFault;
use crate::conversation::{Hints, Judged};
use crate::document::text::{Text, text};
use crate::document::{
    Block, Document, Known, Style, asking, offered, pick_form, pick_hint, picked_right,
    right_answer_as_typed, tell_first_miss, tell_hint, tell_judgement, tell_pick,
    tell_right_answer, tell_verdict,
};
use crate::judgement::{Answer, Hint, Judgement, Misconception, Picking, Reading, Verdict, judge};
use crate::question::{Names, Question};

/// Something that is asked in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// What is asked.
    pub asked: LessonQuestion,
    /// What its author says beside that.
    pub own: OwnWords,
    /// What its readers know: what the lesson teaches only further down, they have not met yet.
    pub known: Known,
}

/// What an author says to whoever works at an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnWords {
    /// Hints, in place of those that the program would give.
    pub hints: Vec<Text>,
    /// Why the right answer is right, for when it is known.
    pub why: Option<Text>,
}

/// What an exercise asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonQuestion {
    /// A question of the program.
    Question {
        /// The question.
        question: Question,
        /// The wrong answers that it is meant to catch.
        slips: Vec<ListedSlip>,
    },
    /// A question of the author, to be answered by picking.
    Written(WrittenQuestion),
}

/// A question that an author has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenQuestion {
    /// The word of its fence: `choose`, `order` or `flaw`.
    pub kind: &'static str,
    /// The question.
    pub question: Vec<Block>,
    /// What is to be picked from, as it is shown.
    pub lines: Vec<Text>,
    /// What is to be picked.
    pub pick: Picking,
    /// What is said to wrong answers.
    pub slips: Vec<WrittenSlip>,
}

/// A wrong answer that an exercise is meant to catch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSlip {
    /// The answer.
    pub answer: String,
    /// The code of its diagnosis, where the program is to say what has happened.
    pub code: Option<String>,
    /// What the author says in its place.
    pub words: Option<Text>,
    /// Where the line stands in the file.
    pub offset: usize,
}

/// What an author says to wrong answers of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenSlip {
    /// To which answers.
    pub to: WrongPick,
    /// What is said.
    pub words: Text,
    /// Where the line stands in the file.
    pub offset: usize,
}

/// Wrong answers to a question that is answered by picking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongPick {
    /// Just this one.
    Just(Answer),
    /// Those that choose this one, counted from 0.
    Choosing(usize),
    /// Those that put the one before the other, by the places in which they are shown.
    Before(usize, usize),
}

impl WrongPick {
    fn is(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Just(wrong), answer) => wrong == answer,
            (Self::Choosing(wrong), Answer::Chosen(chosen)) => chosen.contains(wrong),
            (Self::Before(first, second), Answer::Order(order)) => {
                let place = |line| order.iter().position(|at| at == line);
                place(first) < place(second)
            }
            _ => false,
        }
    }
}

impl WrittenQuestion {
    /// What it asks, paragraph by paragraph.
    fn paragraphs(&self) -> impl Iterator<Item = String> {
        self.question.iter().filter_map(|block| match block {
            Block::Paragraph(words) => Some(words.to_string()),
            _ => None,
        })
    }

    /// The words in which it asks.
    fn asked_in_words(&self) -> String {
        self.paragraphs().collect::<Vec<_>>().join(" ")
    }

    /// What the author says to a wrong answer: words for just this one come first.
    fn words_to(&self, answer: &Answer) -> Option<&Text> {
        let of = |slip: &&WrittenSlip| slip.to.is(answer);
        let mut just = self
            .slips
            .iter()
            .filter(|slip| matches!(slip.to, WrongPick::Just(_)));
        let slip = just.find(of).or_else(|| self.slips.iter().find(of));
        slip.map(|slip| &slip.words)
    }

    /// What is wrong with what the author says to wrong answers.
    pub(super) fn mistold(&self) -> Vec<OffsetFault> {
        let right = self.pick.right.clone();
        let faulty = self.slips.iter().filter(|slip| slip.to.is(&right));
        let message = "this is listed as wrong, but the right answer is like that";
        let faulty = faulty.filter(|slip| {
            // Who chooses what is right as well as what is not is told of the latter.
            !matches!((&slip.to, &right), (WrongPick::Choosing(at), Answer::Chosen(right)) if !right.contains(at))
        });
        faulty
            .map(|slip| (slip.offset, message.to_owned()))
            .collect()
    }
}

impl Exercise {
    /// How whoever works at it is spoken to: of what is known by then alone.
    #[must_use]
    pub fn style(&self, style: Style) -> Style {
        Style {
            known: style.known.and(self.known),
            ..style
        }
    }

    /// Judges an answer. The slip that is listed for it speaks, even where others would lead to the same answer.
    #[must_use]
    pub fn judge(&self, given: &str, naming: impl Into<Option<Names>>) -> JudgedExercise<'_> {
        let (found, own) = match &self.asked {
            LessonQuestion::Question { question, slips } => {
                let judgement = judge(question, given, naming);
                let (judgement, own) = with_slip(judgement, slips);
                (FoundJudgement::Question(Box::new(judgement)), own)
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
                (
                    FoundJudgement::Written(written, given.to_owned(), reading),
                    own,
                )
            }
        };
        JudgedExercise {
            exercise: self,
            found,
            own,
        }
    }

    /// The question, as it is asked.
    #[must_use]
    pub fn asking(&self) -> Vec<Block> {
        match &self.asked {
            LessonQuestion::Question { question, .. } => asking(question),
            LessonQuestion::Written(written) => {
                let offered = offered(Some(&written.pick), &written.lines);
                let form = text!["(Answer: "{pick_form(&written.pick)}")"].at_prompt();
                Document::of((written.question.clone(), offered, form)).blocks
            }
        }
    }

    /// The right answer as it stands in a list of them, in this style, and why it is right.
    #[must_use]
    pub fn answer(&self, style: Style) -> Vec<Block> {
        let style = self.style(style);
        let answer = match &self.asked {
            LessonQuestion::Question { question, .. } => {
                tell_right_answer(question, style, self.own.why.as_ref())
            }
            LessonQuestion::Written(written) => picked_right(&written.pick, &written.lines),
        };
        Document::of((answer, self.own.why.clone())).blocks
    }

    /// The right answer as it would be typed.
    #[must_use]
    pub fn answer_as_typed(&self) -> String {
        match &self.asked {
            LessonQuestion::Question { question, .. } => right_answer_as_typed(question),
            LessonQuestion::Written(written) => written.pick.right.to_string(),
        }
    }

    /// What names it in a list: the words of the question.
    #[must_use]
    pub fn name(&self) -> String {
        match &self.asked {
            LessonQuestion::Question { question, .. } => question.to_string(),
            LessonQuestion::Written(written) => {
                let first = written.paragraphs().next();
                format!("{}: {}", written.kind, first.unwrap_or_default())
            }
        }
    }

    /// The hints to it, in this style.
    #[must_use]
    pub fn hints(&self, style: Style) -> Hints {
        let (default, answer) = match &self.asked {
            LessonQuestion::Question { question, .. } if self.own.hints.is_empty() => {
                return Hints::new(question.clone());
            }
            LessonQuestion::Question { question, .. } => {
                (None, tell_hint(question, &Hint::Answer, self.style(style)))
            }
            LessonQuestion::Written(written) => {
                let default = self.own.hints.is_empty().then(|| pick_hint(&written.pick));
                let answer = picked_right(&written.pick, &written.lines);
                (default, Block::Paragraph(answer))
            }
        };
        let hints = self.own.hints.iter().cloned().chain(default);
        Hints::written(hints.map(Block::Paragraph).chain([answer]).collect())
    }
}

/// The judgement with the diagnosis of the slip that is listed for its answer, and what its author says of it.
fn with_slip(judgement: Judgement, slips: &[ListedSlip]) -> (Judgement, Option<&Text>) {
    if judgement.verdict != Verdict::Wrong {
        return (judgement, None);
    }
    let is_listed = |slip: &&ListedSlip| {
        judge(&judgement.question, &slip.answer, Names::Standard).answer == judgement.answer
    };
    let listed: Vec<&ListedSlip> = slips.iter().filter(is_listed).collect();
    let mut codes = listed.iter().filter_map(|slip| slip.code.as_deref());
    let known = codes.find_map(Misconception::of_code);
    let own = listed.iter().find_map(|slip| slip.words.as_ref());
    let judgement = match known.and_then(|slip| judgement.would_show(slip)) {
        Some(diagnosis) => judgement.diagnosed(Some(diagnosis)),
        None => judgement,
    };
    (judgement, own)
}

/// An answer to an exercise, judged.
#[derive(Clone, Debug)]
pub struct JudgedExercise<'a> {
    exercise: &'a Exercise,
    found: FoundJudgement<'a>,
    /// What the author says to this wrong answer.
    own: Option<&'a Text>,
}

#[derive(Clone, Debug)]
enum FoundJudgement<'a> {
    Question(Box<Judgement>),
    /// What was answered, and what that was read as.
    Written(&'a WrittenQuestion, String, Reading),
}

impl JudgedExercise<'_> {
    /// What the program has found, where it has asked.
    #[must_use]
    pub fn judgement(&self) -> Option<&Judgement> {
        match &self.found {
            FoundJudgement::Question(judgement) => Some(judgement),
            FoundJudgement::Written(..) => None,
        }
    }

    /// What the program says of an answer to its own question; the author's words stand behind the verdict, in place of the
    /// reasons.
    fn told(
        &self,
        tell: fn(&Judgement, Style) -> Document,
        of: &Judgement,
        style: Style,
    ) -> Document {
        let Some(own) = self.own.cloned() else {
            return tell(of, style);
        };
        let mut told = tell(of, Style { depth: 0, ..style });
        let at = told.blocks.len().min(1);
        told.blocks.insert(at, Block::Paragraph(own));
        told
    }
}

impl Judged for JudgedExercise<'_> {
    fn verdict(&self) -> Verdict {
        match &self.found {
            FoundJudgement::Question(judgement) => judgement.verdict,
            FoundJudgement::Written(written, _, reading) => reading.verdict(&written.pick.right),
        }
    }

    fn is_illegal(&self) -> bool {
        self.judgement().is_some_and(Judgement::is_illegal)
    }

    fn leaves_one_answer(&self) -> bool {
        match &self.found {
            FoundJudgement::Question(judgement) => judgement.leaves_one_answer(),
            FoundJudgement::Written(written, ..) => {
                written.pick.of == 2 && written.pick.word() != "several"
            }
        }
    }

    fn tell(&self, style: Style) -> Document {
        let style = self.exercise.style(style);
        let why = self.exercise.own.why.clone().map(Block::Paragraph);
        let mut told = match &self.found {
            // Why it is right is said by the author, or else by the program.
            FoundJudgement::Question(judgement)
                if self.verdict() == Verdict::Right && why.is_some() =>
            {
                tell_verdict(judgement, style)
            }
            FoundJudgement::Question(judgement) => self.told(tell_judgement, judgement, style),
            FoundJudgement::Written(written, given, reading) => {
                let WrittenQuestion { pick, lines, .. } = written;
                tell_pick(pick, lines, (given, reading), self.own.cloned(), false)
            }
        };
        let is_known = matches!(self.verdict(), Verdict::Right | Verdict::Wrong);
        told.blocks.extend(why.filter(|_| is_known));
        told
    }

    fn tell_first_miss(&self, style: Style) -> Document {
        let style = self.exercise.style(style);
        match &self.found {
            FoundJudgement::Question(judgement) => self.told(tell_first_miss, judgement, style),
            FoundJudgement::Written(written, given, reading) => {
                let WrittenQuestion { pick, lines, .. } = written;
                tell_pick(pick, lines, (given, reading), self.own.cloned(), true)
            }
        }
    }
}
