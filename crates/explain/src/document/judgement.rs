//! Judgements in words, in this order: what the answer says and what that is worth, what seems to have happened, the step
//! that contradicts the answer, and how to go on.

use super::claim::claim;
use super::explanation::describe;
use super::followed::followed;
use super::pick::again;
use super::prelude::*;
use super::question_words::{found, in_words};
use super::reader_level::ReaderLevel;
use super::reading::{self, none_is, read_as, shortened};
use super::style::Style;
use super::{columns, diagnosis, groups, notes, simpler};
use crate::derivation::{Analysis, Column, Conclusion, Derivation, GateOutput, Situation, Step};
use crate::judgement::{Answer, Diagnosis, Judgement, Misconception, Verdict, judge_answer};
use crate::kinds::position::{self, is_seen_in_columns};
use crate::question::Question;
use theory::hand_built::{Bit, numeral_binary};

/// Tells a judgement: the verdict, and for a wrong answer why, and what is right.
pub fn tell_judgement(judgement: &Judgement, style: Style) -> Document {
    let working = judgement.working.as_deref();
    let followed = working.map(followed);
    let mut blocks = (verdict(judgement), followed).into_blocks();
    let right_answer = || Block::Conclusion(found(&judgement.question, &judgement.expected));
    match judgement.verdict {
        Verdict::Right => (why_right(judgement, style), more(judgement)).add_to(&mut blocks),
        Verdict::Wrong => {
            // The line where the working went wrong has been shown already.
            let went_wrong = working.is_some_and(|working| working.first_wrong().is_some());
            if style.depth > 0 && !went_wrong {
                none_is_right(judgement, follows(judgement, style)).add_to(&mut blocks);
                blocks.extend(reasons(judgement, style, false));
            }
            blocks.push(right_answer());
        }
        Verdict::Blank | Verdict::Malformed => {
            blocks.extend(how_to_answer(judgement));
        }
    }
    Document { blocks }
}

/// The verdict alone, for callers that add the rest themselves.
pub fn tell_verdict(judgement: &Judgement) -> Document {
    Document::of(verdict(judgement))
}

/// Tells the right answer to a question in a sentence, which says what was asked as well, and what more there is to say of it
/// unless somebody else says `why` it is right.
pub fn tell_right_answer(question: &Question, why: Option<&Text>) -> Text {
    let answer = Answer::right(&Derivation::of(question).conclusion);
    match answer {
        None => right_answer(question),
        Some(answer) => {
            let judgement = judge_answer(question, answer);
            let told = claim(&judgement).capitalised().and(".");
            told.then(why.map_or_else(|| more(&judgement), |_| None))
        }
    }
}

/// Tells a wrong answer to somebody who may try again: why it is not right, but nothing that states the right answer.
pub fn tell_first_miss(judgement: &Judgement, style: Style) -> Document {
    let not_yet = text![{bad("Not yet:")}" "{claim(judgement)}];
    let not_yet = and_how_it_was_read(not_yet, judgement);
    let reasons = if style.depth > 0 { reasons(judgement, style, true) } else { Vec::new() };
    // What the rules do not allow is no try.
    let is_no_try = judgement.is_illegal();
    let again = again(if is_no_try { "Try again" } else { "Try once more" });
    Document::of((not_yet, reasons, again))
}

/// Whether the reader can follow how the question is solved.
fn follows(judgement: &Judgement, style: Style) -> bool {
    style.level >= ReaderLevel::needed_for(&judgement.question)
}

/// What seems to have happened and, if it may be shown, the step that the answer contradicts; for a reader who cannot
/// follow these, a reason that needs no theory. While the question `is_open`, nothing states the right answer.
fn reasons(judgement: &Judgement, style: Style, is_open: bool) -> Vec<Block> {
    let follows = follows(judgement, style);
    let is_seen = follows || simpler::is_about_the_rules(judgement);
    let [happened, guess] = what_happened(judgement).map(|told| told.filter(|_| is_seen));
    // Why a gate gives what it gives is said by the right answer.
    let is_told = |step: &&Step| {
        !(is_open && judgement.step_states_the_answer())
            && !matches!(step, Step::Gate(GateOutput { place: None, .. }))
    };
    let step = judgement.contradiction.as_ref().filter(is_told);
    let wants_simpler = !follows && (step.is_some() || happened.is_none());
    let simpler = wants_simpler.then(|| simpler::reason(judgement)).flatten();
    let has_reason = happened.is_some();
    let step = step.filter(|_| follows);
    let step = step.map(|step| contradiction(judgement, step, style, has_reason, is_open));
    (happened, simpler, step, guess).into_blocks()
}

/// The step that the answer contradicts, what the answer has in its place, and how the step is shown. One reason is
/// enough: beside another, the step is only drawn.
fn contradiction(
    judgement: &Judgement,
    step: &Step,
    style: Style,
    has_reason: bool,
    is_open: bool,
) -> Vec<Block> {
    let StepText { heading, body } = describe(step);
    let ask = judgement.question.ask();
    let body = match &ask {
        Some(ask) => ask.drawn(step, judgement, is_open),
        None => body,
    };
    if ask.is_some() && has_reason {
        return if style.depth > 1 { body } else { Vec::new() };
    }
    let (lead, statement) = match lead(step) {
        None => (None, heading.sentence()),
        Some(lead) => (Some(lead.and(":")), heading.emphasised()),
    };
    let shown = (style.depth > 1).then(|| (columns_behind(step), body));
    (lead, statement, in_the_answer(judgement, step), shown).into_blocks()
}

/// The columns that decide who wins.
fn columns_behind(step: &Step) -> Option<Table> {
    match step {
        Step::Verdict(found) if found.situation == Situation::NimSum => {
            Some(columns::whole_table(&found.columns, None))
        }
        _ => None,
    }
}

/// The words before a step that the answer contradicts; the result of a move, or a gate, needs none.
fn lead(step: &Step) -> Option<Text> {
    match step {
        Step::Refute(_) | Step::After(_) | Step::Gate(GateOutput { place: None, .. }) => None,
        _ => Some("It goes wrong here".into()),
    }
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
            let is_written_out = judgement.diagnosis.is_none() && notes::note(judgement).is_some();
            if number <= 1 || is_written_out {
                return Some(text!["Your answer has a "{digit}" there."]);
            }
            text![
                {number}" in binary is "{numeral(&numeral_binary(number))}", with a "{digit}
                " in the "{column(place)}"."
            ]
        }
        (Step::Divide(step), Answer::Digits(digits)) => {
            let digit = digits.iter().rev().nth(judgement.division(step.dividend)?);
            let there = digit.map_or_else(|| "none".into(), |digit| text!["a "{*digit}]);
            text!["The remainder is a digit of the result. Your answer has "{there}" there."]
        }
        (step, Answer::Rows(rows)) => {
            let row = match step {
                Step::HeapHasBit(of) => of.row,
                Step::Target(of) => of.row,
                _ => return None,
            };
            let is_named = rows.contains(&row.into());
            let names = if is_named { "names " } else { "does not name " };
            text!["Your answer "{names}{row_name(row)}"."]
        }
        _ => return None,
    })
}

/// Where no move wins, that comes first: no other answer could have been right. The reason is given to a reader who
/// follows it.
fn none_is_right(judgement: &Judgement, follows: bool) -> Option<Text> {
    match &judgement.expected {
        Conclusion::Moves(found) if found.winning_move().is_none() => Some(if follows {
            text![{none_is("No move wins")}": "{why_none(found)}]
        } else {
            text![{none_is("No move wins")}"."]
        }),
        // Why none does is the step that the answer contradicts.
        Conclusion::Rows(found) if found.winning_move().is_none() => {
            Some(none_is("No row holds a winning move").and("."))
        }
        _ => None,
    }
}

fn why_none(found: &Analysis) -> &'static str {
    match found.situation {
        Situation::Over => "nothing is left to take.",
        Situation::OnlyOnes { .. } => {
            "the number of rows of 1 is odd, so whoever moves now also takes the last of them, and loses."
        }
        _ if is_seen_in_columns(found) => {
            "every column is even, so every move makes some column odd."
        }
        _ => "the nim sum is 0, and to every move the other player has a reply that wins.",
    }
}

/// What is plain of the answer as it reads, and what else may have been meant by it.
fn what_happened(judgement: &Judgement) -> [Option<Text>; 2] {
    let message = diagnosis::message(judgement);
    let diagnosis = judgement.diagnosis.as_ref();
    if diagnosis.is_some_and(Diagnosis::is_guess) {
        let illegal = match judgement.would_show(Misconception::Illegal) {
            Some(Diagnosis::Illegal(why)) => Some(position::illegal(why)),
            _ => None,
        };
        return [illegal.or_else(|| notes::note(judgement)), message];
    }
    [message.or_else(|| notes::note(judgement)), None]
}

/// Why an answer is wrong, in brief: what seems to have happened, and the statement from which it parts.
pub fn why_wrong(judgement: &Judgement, style: Style) -> Vec<Block> {
    let contradiction = judgement.contradiction.iter().filter(|_| style.depth > 1);
    let contradiction = contradiction.map(|step| match lead(step) {
        Some(lead) => text![{lead}": "{statement(step)}].sentence(),
        None => statement(step).sentence(),
    });
    let [happened, guess] = what_happened(judgement);
    // One reason is enough.
    let has_reason = judgement.question.ask().is_some() && happened.is_some();
    let contradiction = contradiction.filter(|_| !has_reason);
    let plain = [none_is_right(judgement, true), happened].into_iter().flatten();
    let told: Vec<Text> = plain.chain(contradiction).chain(guess).collect();
    told.into_blocks()
}

/// What a step states.
pub fn statement(step: &Step) -> Text {
    describe(step).heading
}

/// The right answer in a sentence.
pub fn right_answer(question: &Question) -> Text {
    found(question, &Derivation::of(question).conclusion)
}

/// The verdict in a sentence: "Not right: 3 ⊕ 5 is not 8."
pub fn verdict(judgement: &Judgement) -> Text {
    let verdict = match judgement.verdict {
        Verdict::Right => text![{good("Right:")}" "{claim(judgement)}],
        Verdict::Wrong if judgement.is_right_by_luck() => {
            let right = Judgement { verdict: Verdict::Right, ..judgement.clone() };
            text![{bad("Not right:")}" "{claim(&right)}", but the working does not lead there"]
        }
        Verdict::Wrong => text![{bad("Not right:")}" "{claim(judgement)}],
        Verdict::Blank => text![{bad("No answer yet")}" to "{code(judgement.question.to_string())}],
        Verdict::Malformed => text![{bad("Not readable:")}" "{code(shortened(&judgement.given))}],
    };
    and_how_it_was_read(verdict, judgement)
}

fn and_how_it_was_read(sentence: Text, judgement: &Judgement) -> Text {
    match read_as(judgement) {
        Some(read) => sentence.and(text![". "{read}]),
        None => sentence.and("."),
    }
}

/// Why a right answer is right, in a sentence.
fn why_right(judgement: &Judgement, style: Style) -> Option<Text> {
    let found = match &judgement.expected {
        // How each size pairs off, where they are few.
        Conclusion::Alone(groups) => groups::how_all_pair_off(groups),
        found => position::why_right(found),
    };
    found.filter(|_| style.depth > 0 && style.level >= ReaderLevel::Digits)
}

/// What is to be said of a right answer that the sentence of its verdict has not said: why it is right, or what else is.
fn more(judgement: &Judgement) -> Option<Text> {
    let is_more = match (&judgement.question, &judgement.expected) {
        (Question::Towers(_), _) => true,
        (Question::Move(_), Conclusion::Moves(found)) => found.count_winning_moves() > 1,
        _ => false,
    };
    is_more.then(|| found(&judgement.question, &judgement.expected))
}

/// What is in the way of reading the answer, and what one that can be read looks like.
pub fn how_to_answer(judgement: &Judgement) -> Vec<Block> {
    let form = in_words(&judgement.question, Place::ByItself).answer_form;
    reading::how_to_answer(judgement.stumble.as_ref(), &form).into_blocks()
}
