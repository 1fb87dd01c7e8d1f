//! Judgements in words, in this order: the verdict with what is right, one reason, the table where that is seen, and how to
//! go on.

use super::followed::followed;
use super::pick::again;
use super::prelude::*;
use super::reading::{self, MOST_SHOWN, none_is, read_as, shortened, shown, stumbled};
use super::{columns, simpler};
use crate::derivation::{Column, GateOutput, Situation, Step};
use crate::judgement::{
    Answer, Diagnosis, FalseReason, Judgement, Misconception, Verdict, judge_answer,
};
use crate::kinds::position;
use crate::phrase::{Stumble, StumbleCause};
use crate::question::Question;
use theory::hand_built::{Bit, numeral_binary};

/// Tells a judgement: the verdict, and for a wrong answer what is right and one reason.
pub fn tell_judgement(judgement: &Judgement, style: Style) -> Document {
    let working = judgement.working.as_deref();
    let corrected = corrected(judgement);
    let states_the_answer = corrected.is_some();
    let verdict = corrected.unwrap_or_else(|| verdict(judgement));
    let mut blocks = (verdict, working.map(followed)).into_blocks();
    match judgement.verdict {
        Verdict::Right => (why_right(judgement, style), more(judgement)).add_to(&mut blocks),
        Verdict::Wrong => {
            // The line where the working went wrong has been shown already.
            let went_wrong = working.is_some_and(|working| working.first_wrong().is_some());
            if style.depth > 0 && !went_wrong {
                (none_is_right(judgement), reason(judgement, style, false)).add_to(&mut blocks);
            }
            if !states_the_answer {
                Block::Conclusion(right_answer(&judgement.question)).add_to(&mut blocks);
            }
        }
        Verdict::Blank | Verdict::Malformed => how_to_answer(judgement).add_to(&mut blocks),
    }
    Document { blocks }
}

/// The verdict on a wrong number or wrong digits together with the right ones: "Not right: the nim sum of 5 4 3 is 2, not 12."
/// Digits that are too many for a verdict are left to the conclusion.
fn corrected(judgement: &Judgement) -> Option<Text> {
    let answer = judgement.answer.as_ref()?;
    let right = judgement.right.first()?;
    let is_short = matches!(answer, Answer::Bit(_) | Answer::Number(_) | Answer::Digits(_))
        && right.to_string().len() <= MOST_SHOWN;
    if !is_short || judgement.verdict != Verdict::Wrong || judgement.is_right_by_luck() {
        return None;
    }
    let right = claim(&judge_answer(&judgement.question, right.clone()));
    let given = judgement.as_typed(answer);
    let sentence = match judgement.diagnosis {
        // The digits of the right answer are another number.
        Some(Diagnosis::AnswerInBinary) => {
            text![{bad("Not right:")}" "{right}", not the number "{given}]
        }
        _ => text![{bad("Not right:")}" "{right}", not "{given}],
    };
    Some(and_how_it_was_read(sentence, judgement))
}

/// The verdict alone, for callers that add the rest themselves.
pub fn tell_verdict(judgement: &Judgement) -> Document {
    Document::of(verdict(judgement))
}

/// Tells the right answer to a question in a sentence, which says what was asked as well, and what more there is to say of it
/// unless somebody else says `why` it is right.
pub fn tell_right_answer(question: &Question, why: Option<&Text>) -> Text {
    let judgement = judge_answer(question, question.right_answer());
    let answer = claim(&judgement).capitalised().and(".");
    if why.is_some() { answer } else { answer.then(more(&judgement)) }
}

/// Tells a wrong answer to somebody who may try again: why it is not right, but nothing that states the right answer.
pub fn tell_first_miss(judgement: &Judgement, style: Style) -> Document {
    let claim = text![{bad("Not yet:")}" "{claim(judgement)}];
    let reason = if style.depth > 0 { reason(judgement, style, true) } else { Vec::new() };
    // What the rules do not allow is no try.
    let again = again(if judgement.is_illegal() { "Try again" } else { "Try once more" });
    Document::of((and_how_it_was_read(claim, judgement), reason, again))
}

/// Why an answer is wrong: what seems to have happened, or else the step that it contradicts, with the tables where that
/// is seen. A reader who cannot follow how the question is solved gets a reason that needs no theory. While the question
/// is open for another try, nothing states the right answer.
fn reason(judgement: &Judgement, style: Style, is_open: bool) -> Vec<Block> {
    let [happened, guess] = what_happened(judgement);
    if style.level < ReaderLevel::needed_for(&judgement.question) {
        return if simpler::is_about_the_rules(judgement) {
            (happened, guess).into_blocks()
        } else {
            simpler::reason(judgement).into_blocks()
        };
    }
    let step = judgement.contradiction.as_ref().filter(|step| {
        let is_secret = is_open && judgement.step_states_the_answer();
        // Why a gate gives what it gives is said by the right answer.
        !is_secret && !matches!(step, Step::Gate(GateOutput { place: None, .. }))
    });
    let mut shown = match step {
        Some(step) if style.depth > 1 => shown_with(judgement, step, is_open),
        _ => Vec::new(),
    };
    match (happened, step) {
        // What was meant is another question than where the answer is wrong.
        (Some(happened), _) if guess.is_some() => (happened, guess).into_blocks(),
        (Some(happened), _) => {
            shown.retain(|block| matches!(block, Block::Table(_)));
            (happened, shown).into_blocks()
        }
        (None, Some(step)) => (contradiction(judgement, step), shown, guess).into_blocks(),
        (None, None) => guess.into_blocks(),
    }
}

/// A step that the answer contradicts, and what the answer has in its place.
fn contradiction(judgement: &Judgement, step: &Step) -> Text {
    let statement = match step {
        // The result of a move or a gate, who wins, and a group need no words before them.
        Step::Refute(_)
        | Step::After(_)
        | Step::Verdict(_)
        | Step::PairOff(_)
        | Step::Gate(GateOutput { place: None, .. }) => statement(step),
        Step::HeapHasBit(row) => text![
            "It goes wrong here. The nim sum is "{row.nim_sum}". "{statement(step)}
        ],
        _ => text!["It goes wrong here. "{statement(step)}],
    };
    statement.sentence().then(in_the_answer(judgement, step))
}

/// What shows a step: the columns that decide who wins, the small tables of the step that it is a part of, or else what is
/// shown with the step itself.
fn shown_with(judgement: &Judgement, step: &Step, is_open: bool) -> Vec<Block> {
    if judgement.question.board().is_some_and(|board| !board.is_explained()) {
        return Vec::new();
    }
    if let Some(drawn) = judgement.question.ask().drawn(step, judgement, is_open) {
        return drawn;
    }
    // The columns decide who wins.
    if let Step::Verdict(found) = step
        && found.situation == Situation::NimSum
    {
        return columns::whole_table(&found.columns, None).into_blocks();
    }
    if !is_open {
        let steps = judgement.question.solve().steps;
        if let Some(whole) = steps.iter().find(|whole| whole.substeps().contains(step)) {
            let mut body = whole.in_words().body;
            body.retain(|block| matches!(block, Block::Table(table) if is_small(table)));
            return body;
        }
    }
    match step {
        // Its XOR says nothing of the digit that decides.
        Step::HeapHasBit(_) => Vec::new(),
        _ => step.in_words().body,
    }
}

/// Whether a table fits on a screen next to a verdict and a reason.
fn is_small(table: &Table) -> bool {
    const MOST_ROWS: usize = 9;
    const MOST_COLUMNS: usize = 12;
    table.rows() <= MOST_ROWS && table.header.len() <= MOST_COLUMNS
}

/// What the answer has in the place of what a step comes to, where that is not plain to see.
fn in_the_answer(judgement: &Judgement, step: &Step) -> Option<Text> {
    Some(match (step, judgement.answer.as_ref()?) {
        (
            &Step::Gate(GateOutput { place: Some(place), .. })
            | &Step::CountOnes(Column { place, .. }),
            Answer::Number(number),
        ) => {
            let number = u64::try_from(number).ok()?;
            let digit = Bit::from(number & place != 0);
            if number <= 1 {
                return Some(text!["Your answer has a "{digit}" there."]);
            }
            text![
                "Your answer, "{number}", is "{numeral(&numeral_binary(number))}" in binary, with a "
                {digit}" in the "{column(place)}"."
            ]
        }
        (Step::Divide(step), Answer::Digits(digits)) => {
            let there = match digits.iter().rev().nth(judgement.division(step.dividend)?) {
                Some(&digit) => text!["a "{digit}],
                None => "none".into(),
            };
            text!["The remainder is a digit of the result. Your answer has "{there}" there."]
        }
        _ => return None,
    })
}

/// Where no move wins, that comes first: no other answer could have been right.
fn none_is_right(judgement: &Judgement) -> Option<Text> {
    match judgement.right.first()? {
        Answer::NoMove => Some(none_is("No move wins").and(".")),
        Answer::Rows(rows) if rows.is_empty() => {
            Some(none_is("No row holds a winning move").and("."))
        }
        _ => None,
    }
}

/// What is plain of the answer as it reads, and what else may have been meant by it.
fn what_happened(judgement: &Judgement) -> [Option<Text>; 2] {
    let message = message(judgement);
    if !judgement.diagnosis.as_ref().is_some_and(Diagnosis::is_guess) {
        return [message.or_else(|| note(judgement)), None];
    }
    match judgement.would_show(Misconception::Illegal) {
        Some(Diagnosis::Illegal(why)) => [Some(position::illegal(why)), message],
        _ => [note(judgement), message],
    }
}

/// The message of a judgement's diagnosis, if it has one.
pub fn message(judgement: &Judgement) -> Option<Text> {
    let diagnosis = judgement.diagnosis.as_ref()?;
    Some(judgement.question.ask().message(diagnosis, judgement))
}

/// What is certain of a wrong answer without a diagnosis.
fn note(judgement: &Judgement) -> Option<Text> {
    judgement.question.ask().note(judgement, judgement.answer.as_ref()?)
}

/// What an answer says, right or not; nothing where there is no answer.
pub(crate) fn claim(judgement: &Judgement) -> Text {
    match &judgement.answer {
        Some(answer) => judgement.question.ask().claim(judgement, answer),
        None => Text::default(),
    }
}

impl Judgement {
    /// The answer as it is always written, or as it was typed where that is a plain number: `011` keeps its zero.
    pub(crate) fn as_typed(&self, answer: &Answer) -> Text {
        let given = self.given.trim();
        let is_plain =
            matches!(answer, Answer::Number(_)) && given.bytes().all(|b| b.is_ascii_digit());
        code(if is_plain { shortened(given) } else { shortened(&answer.to_string()) })
    }

    /// Whether the answer is right.
    pub(crate) fn is_right(&self) -> bool {
        self.verdict == Verdict::Right
    }
}

/// Why an answer is wrong, in brief: what seems to have happened, or else the statement that it contradicts.
pub fn why_wrong(judgement: &Judgement, style: Style) -> Vec<Block> {
    let [happened, guess] = what_happened(judgement);
    let reason = match (happened, &judgement.contradiction) {
        (None, Some(step)) if style.depth > 1 => Some(contradiction(judgement, step)),
        (happened, _) => happened,
    };
    (none_is_right(judgement), reason, guess).into_blocks()
}

/// What a step states.
pub fn statement(step: &Step) -> Text {
    step.in_words().heading
}

/// The right answer in a sentence.
pub fn right_answer(question: &Question) -> Text {
    question.ask().conclusion()
}

/// The verdict in a sentence: "Not right: 3 ⊕ 5 is not 8."
pub fn verdict(judgement: &Judgement) -> Text {
    let verdict = match judgement.verdict {
        Verdict::Right => match &judgement.false_reason {
            Some(reason) => {
                let wrong = put_right(reason);
                return text![{good("Right:")}" "{claim(judgement)}", but your reason is wrong: "{wrong}"."];
            }
            None => text![{good("Right:")}" "{claim(judgement)}],
        },
        Verdict::Wrong if judgement.is_right_by_luck() => {
            let right = Judgement { verdict: Verdict::Right, ..judgement.clone() };
            text![{bad("Not right:")}" "{claim(&right)}", but the working does not lead there"]
        }
        Verdict::Wrong => text![{bad("Not right:")}" "{claim(judgement)}],
        Verdict::Blank => text![{bad("No answer yet")}" to "{code(judgement.question.to_string())}],
        Verdict::Malformed => match &judgement.stumble {
            Some(stumble) if stumble.cause == StumbleCause::RightAsDigits => {
                return text![{strong("Nearly:")}" "{stumbled(stumble)}];
            }
            _ => text![{bad("Not readable:")}" "{code(shortened(&judgement.given))}],
        },
    };
    and_how_it_was_read(verdict, judgement)
}

/// What is true in place of a false reason.
fn put_right(reason: &FalseReason) -> Text {
    match reason {
        FalseReason::NimSum(nim_sum) => text!["the nim sum is "{*nim_sum}],
        FalseReason::Differ(one, other) => {
            text![{shown(one)}" and "{shown(other)}" are not equal, so they do not cancel"]
        }
        FalseReason::Total => "the ordinary sum decides nothing".into(),
        FalseReason::Equation(right) => code(right.clone()),
    }
}

fn and_how_it_was_read(sentence: Text, judgement: &Judgement) -> Text {
    match read_as(judgement) {
        Some(read) => sentence.and(text![". "{read}]),
        None => sentence.and("."),
    }
}

/// Why a right answer is right, in a sentence.
fn why_right(judgement: &Judgement, style: Style) -> Option<Text> {
    if style.depth == 0 || style.level < ReaderLevel::Digits {
        return None;
    }
    judgement.question.ask().why_right()
}

/// What is to be said of a right answer that the sentence of its verdict has not said: why it is right, or what else is.
fn more(judgement: &Judgement) -> Option<Text> {
    let is_more = matches!(judgement.question, Question::Towers(_)) || judgement.right.len() > 1;
    if is_more { Some(right_answer(&judgement.question)) } else { None }
}

/// What is in the way of reading the answer, and what one that can be read looks like.
pub fn how_to_answer(judgement: &Judgement) -> Vec<Block> {
    let is_nearly = |stumble: &Stumble| stumble.cause == StumbleCause::RightAsDigits;
    if judgement.stumble.as_ref().is_some_and(is_nearly) {
        return Vec::new();
    }
    let form = judgement.question.ask().words(Place::ByItself).answer_form;
    reading::how_to_answer(judgement.stumble.as_ref(), &form).into_blocks()
}
