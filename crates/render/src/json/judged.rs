//! Answers judged, and what is right.

use super::board::with_board;
use super::object::{Json, Object, write_list};
use explain::derivation::Conclusion;
use explain::document::{message, stumbled};
use explain::judgement::{Diagnosis, FollowedWorking, Judgement, LineFound, judge_line};

/// An answer judged, with the message of its diagnosis, if it has one.
pub fn judged(judgement: &Judgement) -> Object {
    let read = judgement.answer.as_ref().filter(|_| judgement.reads_otherwise);
    let stumble = judgement.stumble.as_ref().map(|stumble| {
        Object::new().field("word", &stumble.word).field("message", stumbled(stumble).plain())
    });
    let diagnosis = judgement.diagnosis.as_ref().and_then(|diagnosis| {
        let message = message(judgement)?.plain();
        Some(Object::new().field("code", diagnosis.code()).field("message", message))
    });
    Object::new()
        .field("question", judgement.question.to_string())
        .field("answer", &judgement.given)
        .optional("read", read.map(ToString::to_string))
        .field("verdict", judgement.verdict.word())
        .optional("stumbled", stumble)
        .field("expected", Expected(&judgement.expected))
        .or_null("diagnosis", diagnosis)
        .optional("working", judgement.working.as_deref().map(working))
}

/// The lines of working, with what is found of each.
fn working(working: &FollowedWorking) -> Object {
    let lines = working.lines.iter().map(|line| {
        let right = match &line.found {
            LineFound::Wrong(right, _) => Some(right),
            _ => None,
        };
        let diagnosis = judge_line(&line.found).and_then(|judged| judged.diagnosis);
        Object::new()
            .field("text", &line.text)
            .field("found", line.found.word())
            .optional("right", right.filter(|right| !right.is_empty()))
            .optional("diagnosis", diagnosis.as_ref().map(Diagnosis::code))
    });
    Object::new()
        .list("lines", lines)
        .field("first_wrong", working.first_wrong())
        .field("goes_on", &working.goes_on)
}

/// Every right answer to a question that ends in this.
pub struct Expected<'a>(pub &'a Conclusion);

impl Json for Expected<'_> {
    fn write(&self, json: &mut Vec<u8>) {
        match self.0 {
            Conclusion::Bit(bit) => bit.write(json),
            Conclusion::Digits(digits) => digits.write(json),
            Conclusion::Number(number) => number.write(json),
            Conclusion::Alone(groups) => write_list(json, groups.odd()),
            Conclusion::Winner(found) => winner(found.mover_wins).write(json),
            Conclusion::FirstPlayerWins(wins) => if *wins { 1 } else { 2 }.write(json),
            Conclusion::Rows(found) => found.winning_rows().write(json),
            Conclusion::Moves(found) if found.board().is_nim() => found.winning_moves.write(json),
            Conclusion::Moves(found) => {
                let moves = found.winning_moves.iter();
                let moves = moves.map(|&mv| with_board(found.board(), mv));
                write_list(json, moves);
            }
            // What was not asked has no answer.
            _ => None::<u64>.write(json),
        }
    }
}

fn winner(mover_wins: bool) -> &'static str {
    if mover_wins { "wins" } else { "loses" }
}
