//! Reads a fence of a lesson: a live derivation, an exercise, something to think about, or plain code.

use super::exercise::{AuthorWords, Exercise, LessonQuestion, ListedSlip};
use super::fence_body::{FenceBody, Lists, Piece};
use super::fences::{EXPECTED, FenceKind};
use super::front_matter::OffsetFault;
use super::markdown::Fence;
use super::written;
use super::{LessonPart, Thought};
use explain::document::{Block, Text, drawings};
use explain::judgement::Misconception;
use explain::legible::quoted;
use explain::question::{Dash, ParseError, Question, Request, parse_board, parse_move};

impl Fence {
    /// What the fence is, in a file with this text; `None` if it cannot be read, which is then among the faults.
    pub fn part(&self, text: &str, faults: &mut Vec<OffsetFault>) -> Option<LessonPart> {
        let kind = FenceKind::of(&self.info);
        if kind != FenceKind::Code && !is_closed(&text[self.at.clone()]) {
            faults.push((
                self.at.start,
                "this fence is never closed: expected a line of backticks after it".to_owned(),
            ));
        }
        let (word, rest) = self.info.split_once(char::is_whitespace).unwrap_or((&self.info, ""));
        let rest = rest.trim();
        let part = match kind {
            FenceKind::Shown => self.shown(rest),
            FenceKind::Drawn => self.drawn(rest),
            FenceKind::Exercise => exercise(rest, &self.body(text, Lists::Prose), faults),
            FenceKind::Written => {
                let body = self.body(text, Lists::Items);
                let own = own_words(&body, faults);
                written::question(word, rest, &body, faults).map(|asked| {
                    LessonPart::Exercise(Exercise { asked: LessonQuestion::Written(asked), own })
                })
            }
            FenceKind::Thought => thought(rest, &self.body(text, Lists::Prose), faults),
            FenceKind::Unknown => {
                Err(format!("there is no fence {}: {EXPECTED}", quoted(word, 40)))
            }
            FenceKind::Code => Ok(LessonPart::Prose(Block::Code(self.code.clone()))),
        };
        part.map_err(|message| faults.push((self.at.start, message))).ok()
    }

    /// The lines inside the fence.
    fn body<'a>(&self, text: &'a str, lists: Lists) -> FenceBody<'a> {
        let fence = &text[self.at.clone()];
        let begin = fence.find('\n').map_or(fence.len(), |end| end + 1);
        let lines = self.code.lines().count();
        let inside = &fence[begin..];
        let end: usize = inside.split_inclusive('\n').take(lines).map(str::len).sum();
        FenceBody::read(&inside[..end], self.at.start + begin, lists)
    }

    /// Refuses lines in a fence that the program fills.
    fn is_empty(&self) -> Result<(), String> {
        if self.code.trim().is_empty() {
            return Ok(());
        }
        Err("this fence is filled by the program: expected nothing between its lines".to_owned())
    }

    /// `board 5 4 3 --move 1,2 --move 2,4`.
    fn drawn(&self, words: &str) -> Result<LessonPart, String> {
        self.is_empty()?;
        let drawn = || {
            let mut words = words.split("--move");
            let board = parse_board(words.next().unwrap_or_default())?;
            let mut now = board.clone();
            let mut moves = Vec::new();
            for word in words {
                let mv = parse_move(word.trim(), Some(&now))?.legal_on(&now)?;
                now = now.after(mv).unwrap_or(now);
                moves.push(mv);
            }
            Ok(Block::Quote(drawings(&board, &moves)))
        };
        drawn().map(LessonPart::Prose).map_err(|error: ParseError| error.to_string())
    }

    fn shown(&self, words: &str) -> Result<LessonPart, String> {
        self.is_empty()?;
        let (words, depth) = take_depth(words)?;
        if words.first() == Some(&"verify") {
            return Err("'verify' may run for long, so it is not for lessons".to_owned());
        }
        let request =
            Request::from_words(&words, Dash::Refused).map_err(|error| error.to_string())?;
        Ok(LessonPart::Shown { request, depth })
    }
}

/// Whether a fence ends with a line of its own, and not just with the file.
fn is_closed(fence: &str) -> bool {
    let last = fence.trim_end().lines().last().unwrap_or_default().trim();
    last.len() >= 3 && last.chars().all(|character| "`~".contains(character))
}

fn exercise(
    words: &str,
    body: &FenceBody<'_>,
    faults: &mut Vec<OffsetFault>,
) -> Result<LessonPart, String> {
    if words.is_empty() {
        return Err("a question is missing: expected one, such as exercise sum 5 3".to_owned());
    }
    let question: Question = words.parse().map_err(|error: ParseError| error.to_string())?;
    let expected = "expected wrong ANSWER CODE, wrong ANSWER: words, hint: words or why: words";
    let question_lines = Some(body.question).filter(|piece| !piece.text.trim().is_empty());
    let others = body.of(&["answer:", ""]);
    for piece in question_lines.into_iter().chain(others) {
        let line = piece.behind(0);
        let first = line.text.lines().next().unwrap_or_default();
        faults.push((
            line.offset,
            format!("{} is not for an exercise: {expected}", quoted(first, 60)),
        ));
    }
    let own = own_words(body, faults);
    let wrongs = body.of(&["wrong "]);
    let slips = wrongs.filter_map(|wrong| slip(wrong, faults)).collect();
    Ok(LessonPart::Exercise(Exercise { asked: LessonQuestion::Question { question, slips }, own }))
}

fn thought(
    rest: &str,
    body: &FenceBody<'_>,
    faults: &mut Vec<OffsetFault>,
) -> Result<LessonPart, String> {
    if !rest.is_empty() {
        return Err(format!(
            "{} is not expected after think: its question goes below",
            quoted(rest, 40)
        ));
    }
    for piece in body.of(&["wrong ", "why:", ""]) {
        faults.push((
                piece.offset,
                "this is not for something to think about: expected its question, then hint: words, then answer: and the answer".to_owned(),
            ));
    }
    let question = body.question.blocks(faults);
    let hints = body.of(&["hint:"]);
    let hints: Vec<Text> = hints.map(|hint| hint.words(faults)).collect();
    let answer = body.of(&["answer:"]).next();
    let answer = answer.map(|answer| answer.blocks(faults));
    let answer = answer.filter(|answer| !answer.is_empty());
    match (question.is_empty(), answer) {
            (false, Some(answer)) => Ok(LessonPart::Thought(Thought {
                question,
                hints,
                answer,
            })),
            (true, _) => Err("there is no question here: expected it between the backticks and answer:".to_owned()),
            (_, None) => Err("there is no answer to think towards: expected a line answer: and the answer below the question".to_owned()),
        }
}

/// The author's hints and reason for an exercise.
fn own_words(body: &FenceBody<'_>, faults: &mut Vec<OffsetFault>) -> AuthorWords {
    let hints = body.of(&["hint:"]);
    let hints = hints.map(|hint| hint.words(faults)).collect();
    let mut whys = body.of(&["why:"]);
    let why = whys.next().map(|why| why.words(faults));
    if let Some(second) = whys.next() {
        faults.push((second.offset, "there is a second why: expected at most one".to_owned()));
    }
    AuthorWords { hints, why }
}

/// The rest of a line after `wrong `: `ANSWER CODE`, `ANSWER: words`, or `ANSWER CODE: words`.
fn slip(wrong: Piece<'_>, faults: &mut Vec<OffsetFault>) -> Option<ListedSlip> {
    let (said, words) = wrong.answer_and_words(faults);
    let (answer, code) = match said.rsplit_once(char::is_whitespace) {
        Some((answer, code)) if words.is_none() || Misconception::of_code(code).is_some() => {
            (answer.trim(), Some(code.to_owned()))
        }
        _ => (said, None),
    };
    if code.is_none() && words.is_none() {
        faults.push((
            wrong.offset,
            format!(
                "{} has no code: expected wrong ANSWER CODE, or wrong ANSWER: words",
                quoted(&format!("wrong {said}"), 60)
            ),
        ));
        return None;
    }
    Some(ListedSlip { answer: answer.to_owned(), code, words, offset: wrong.offset })
}

/// The words without `--depth N`, and that depth.
fn take_depth(words: &str) -> Result<(Vec<&str>, Option<usize>), String> {
    let mut words: Vec<&str> = words.split_whitespace().collect();
    let Some(at) = words.iter().position(|word| *word == "--depth") else {
        return Ok((words, None));
    };
    let end = words.len().min(at + 2);
    let number = words.drain(at..end).nth(1).unwrap_or_default();
    let depth = number.parse();
    let depth = depth.map_err(|_| format!("'{number}' is not a depth: expected a whole number"))?;
    Ok((words, Some(depth)))
}
