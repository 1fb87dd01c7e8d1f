//! Answers judged, and what is right.

use serde::{Serialize, Serializer};

use super::object::Object;
use super::position::with_board;
use explain::document::{message, stumbled};
use explain::judgement::{
    Answer, Diagnosis, FollowedWorking, Judgement, LineFound, WinnerForm, judge_line,
};
use explain::question::Question;
use theory::Position;
use theory::hand_built::Bit;

/// An answer judged, with the message of its diagnosis, if it has one.
pub fn judged(judgement: &Judgement) -> Object {
    let read = match &judgement.answer {
        Some(answer) if judgement.reads_otherwise => Some(answer.to_string()),
        _ => None,
    };
    let stumble = judgement.stumble.as_ref().map(|stumble| {
        Object::new().field("word", &stumble.word).field("message", stumbled(stumble).plain())
    });
    let diagnosis = judgement.diagnosis.as_ref().and_then(|diagnosis| {
        let message = message(judgement)?.plain();
        Some(Object::new().field("code", diagnosis.code()).field("message", message))
    });
    let expected = Expected { question: &judgement.question, right: &judgement.right };
    Object::new()
        .field("question", judgement.question.to_string())
        .field("answer", &judgement.given)
        .optional("read", read)
        .field("verdict", judgement.verdict.word())
        .optional("stumbled", stumble)
        .field("expected", expected)
        .field("diagnosis", diagnosis)
        .optional("working", judgement.working.as_deref().map(working))
}

/// The lines of working, with what is found of each.
fn working(working: &FollowedWorking) -> Object {
    let lines = working.lines.iter().map(|line| {
        let right = match &line.found {
            LineFound::Wrong(right, _) if !right.is_empty() => Some(right),
            _ => None,
        };
        let diagnosis = judge_line(&line.found).and_then(|judged| judged.diagnosis);
        Object::new()
            .field("text", &line.text)
            .field("found", line.found.word())
            .optional("right", right)
            .optional("diagnosis", diagnosis.as_ref().map(Diagnosis::code))
    });
    Object::new()
        .list("lines", lines)
        .field("first_wrong", working.first_wrong())
        .field("goes_on", &working.goes_on)
}

/// Every right answer to a question: a list of moves, of digits, of rows or of sizes, a number, or who wins.
pub struct Expected<'a> {
    /// The question.
    pub question: &'a Question,
    /// The right answers to it.
    pub right: &'a [Answer],
}

impl Serialize for Expected<'_> {
    fn serialize<S: Serializer>(&self, json: S) -> Result<S::Ok, S::Error> {
        if let Question::Move(Position { board, .. }) = self.question {
            let moves = self.right.iter().filter_map(|answer| answer.move_on(board).ok());
            if board.is_nim() {
                return json.collect_seq(moves);
            }
            return json.collect_seq(moves.map(|mv| with_board(board, mv)));
        }
        match self.right.first() {
            Some(Answer::Bit(bit)) => bit.serialize(json),
            // 0 has no digits of its own.
            Some(Answer::Digits(digits)) if *digits == [Bit::Zero] => json.collect_seq([0; 0]),
            Some(Answer::Digits(digits)) => digits.serialize(json),
            Some(Answer::Number(number)) => u64::try_from(number).ok().serialize(json),
            Some(Answer::Winner { wins, said: WinnerForm::Word }) => {
                if *wins { "wins" } else { "loses" }.serialize(json)
            }
            Some(Answer::Winner { wins, said: WinnerForm::Player }) => {
                if *wins { 1 } else { 2 }.serialize(json)
            }
            Some(Answer::Rows(rows)) => {
                json.collect_seq(rows.iter().filter_map(|row| u64::try_from(row).ok()))
            }
            Some(Answer::Sizes(sizes)) => {
                json.collect_seq(sizes.iter().rev().filter_map(|size| u64::try_from(size).ok()))
            }
            _ => json.serialize_none(),
        }
    }
}
