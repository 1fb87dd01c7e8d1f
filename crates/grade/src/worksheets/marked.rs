//! Marks a filled-in sheet: each question with its judged answer.
//!
//! A sheet contains its own questions. If the sheets that were given out are known, exactly the questions of one of them
//! count, so nothing is gained by changing a question, leaving one out or adding an easy one:
//!
//! ```
//! use grade::worksheets::{GivenSheet, MarkedSheet};
//!
//! let given = GivenSheet::read("1. (`sum 6 1 5`) ____\n2. (`binary 6`) ____\n").unwrap();
//! let sheet = MarkedSheet::of("anna.md", "1. (`sum 1 1`) 0\n2. (`binary 6`) 110\n", &[given]);
//! assert_eq!((sheet.right(), sheet.items.len()), (1, 2));
//! ```

use crate::class::{NotJudged, StudentFiles};
use course::worksheet::{AskedQuestion, SheetText};
use explain::judgement::{Diagnosis, Judgement, Misconception, Verdict, judge};
use explain::question::Question;

/// A sheet that was handed in, marked unless there is a reason why it cannot be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarkedSheet {
    /// Whose it is, and its file.
    pub of: StudentFiles,
    /// The name that was written on it; empty if there is none.
    pub name: String,
    /// Its questions in order: those of the sheet that was given out, if that is known.
    pub items: Vec<Item>,
    /// Why it is not marked, if it is not: then there is nothing else.
    pub not_marked: Option<NotJudged>,
}

/// A question on a sheet, marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its line, counted from 1; `None` if it is missing from the sheet.
    pub line: Option<usize>,
    /// The judged answer, or why the question cannot be read.
    pub mark: Result<Box<Judgement>, UnreadableQuestion>,
}

/// A question that cannot be read, with the answer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The names of the fields say it all.
pub struct UnreadableQuestion {
    pub words: String,
    pub answer: String,
    pub why: String,
}

/// The questions of a sheet as it was given out, empty or as its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenSheet(Vec<Question>);

/// The error for a sheet without questions.
const NO_QUESTIONS: &str = "holds no questions: expected a worksheet with lines such as 1. What is the nim sum of 5 4 3 2? (`sum 5 4 3 2`) ____";

impl GivenSheet {
    /// Reads the questions of a sheet.
    ///
    /// # Errors
    /// If it has no question, or one that cannot be read: in words that follow the file's name.
    pub fn read(text: &str) -> Result<Self, String> {
        let questions = SheetText::read(text).questions.into_iter().map(|asked| {
            let line = asked.line;
            asked
                .question
                .map_err(|why| format!("cannot be marked against, because of line {line}: {why}"))
        });
        let questions: Vec<Question> = questions.collect::<Result<_, _>>()?;
        if questions.is_empty() { Err(NO_QUESTIONS.to_owned()) } else { Ok(Self(questions)) }
    }

    /// How many of its questions are among these.
    fn shared(&self, asked: &[AskedQuestion]) -> usize {
        let is_asked = |question: &&Question| {
            asked.iter().any(|asked| asked.question.as_ref() == Ok(*question))
        };
        self.0.iter().filter(is_asked).count()
    }
}

impl MarkedSheet {
    /// Marks the text of a sheet; against the given sheet that shares most questions with it, if any are given.
    pub fn of(file: &str, text: &str, given: &[GivenSheet]) -> Self {
        let of = StudentFiles { file: file.to_owned(), ..StudentFiles::default() };
        Self::read(of, Ok(text), given)
    }

    /// Marks a sheet, unless it cannot be read or has nothing to mark.
    pub fn read(of: StudentFiles, text: Result<&str, String>, given: &[GivenSheet]) -> Self {
        let not_marked = |of, why| Self { of, not_marked: Some(why), ..Self::default() };
        let SheetText { name, questions } = match text {
            Ok(text) => SheetText::read(text),
            Err(why) => return not_marked(of, NotJudged::NotTried(why)),
        };
        // Of several, the first that shares most.
        let sheets = given.iter().rev().map(|sheet| (sheet.shared(&questions), sheet));
        let sheet = sheets.max_by_key(|(shared, _)| *shared);
        let why = match sheet {
            Some((0, _)) => {
                "asks nothing that the given sheet asks: expected that sheet, filled in"
            }
            None if questions.is_empty() => NO_QUESTIONS,
            _ => "",
        };
        if !why.is_empty() {
            let why = NotJudged::Nothing(format!("'{}' {why}", of.file));
            return not_marked(of, why);
        }
        let items = match sheet {
            Some((_, sheet)) => against(sheet, questions),
            None => questions.into_iter().map(Item::of).collect(),
        };
        Self { of, name, items, not_marked: None }
    }

    /// The number of right answers.
    pub fn right(&self) -> usize {
        self.items.iter().filter(|item| item.verdict() == Verdict::Right).count()
    }

    /// Whether every answer is right.
    pub fn is_all_right(&self) -> bool {
        self.not_marked.is_none() && self.right() == self.items.len()
    }
}

/// The questions of a given sheet with their answers. Of several copies the first with an answer counts.
fn against(sheet: &GivenSheet, mut asked: Vec<AskedQuestion>) -> Vec<Item> {
    let items = sheet.0.iter().map(|question| {
        let is_copy = |asked: &AskedQuestion| asked.question.as_ref() == Ok(question);
        let answered = asked.iter().position(|it| is_copy(it) && !it.answer.is_empty());
        match answered.or_else(|| asked.iter().position(is_copy)) {
            Some(at) => Item::of(asked.remove(at)),
            None => Item { line: None, mark: Ok(Box::new(judge(question, ""))) },
        }
    });
    items.collect()
}

impl Item {
    fn of(asked: AskedQuestion) -> Self {
        let AskedQuestion { line, words, question, answer, .. } = asked;
        let mark = match question {
            Ok(question) => Ok(Box::new(judge(&question, &answer))),
            Err(why) => Err(UnreadableQuestion { words, answer, why }),
        };
        Self { line: Some(line), mark }
    }

    /// The verdict on the answer; a question that cannot be read is malformed.
    pub fn verdict(&self) -> Verdict {
        self.mark.as_ref().map_or(Verdict::Malformed, |judgement| judgement.verdict)
    }

    /// The misconception that the answer shows.
    pub fn misconception(&self) -> Option<Misconception> {
        let judgement = self.mark.as_ref().ok()?;
        judgement.diagnosis.as_ref().map(Diagnosis::misconception)
    }
}
