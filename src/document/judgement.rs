//! Judgements in words, in this order: what the answer says and what that is worth, what seems to have happened, the step
//! that contradicts the answer, and how to go on.

use super::block::{Block, Document};
use super::claim::claim;
use super::describe::describe;
use super::idea::Known;
use super::in_words::in_words;
use super::named::shortened;
use super::pick::mismatch;
use super::reading::{read_as, stumbled};
use super::style::Style;
use super::text::{Text, bad, code, good, row as row_name, text};
use super::wording::{column, numeral};
use super::{diagnosis, moore, notes, simpler};
use crate::derivation::{Analysis, Conclusion, Derivation, MooreFound, MooreStep, Situation, Step};
use crate::hand_built::numeral_binary;
use crate::judgement::{Answer, Judgement, Picking, StepResult, Verdict, judge_answer};
use crate::question::{ArguedAsks, Names, Question, WhoWins};

/// Tells a judgement: the verdict, and for a wrong answer why, and what is right.
#[must_use]
pub fn tell_judgement(judgement: &Judgement, style: Style) -> Document {
    let mut blocks = vec![Block::Paragraph(verdict(judgement, style.names))];
    let right_answer = || {
        let words = in_words(&judgement.question);
        let found = words.found(&judgement.expected, style.names);
        Block::Conclusion(style.known.of_text(found))
    };
    match judgement.verdict {
        Verdict::Right => blocks.extend(more(judgement, style).map(Block::Paragraph)),
        Verdict::Wrong => {
            if style.depth > 0 {
                let none = none_is_right(judgement).map(|none| {
                    let known = style.known.of_text(none);
                    if known.is_empty() {
                        no_move_wins()
                    } else {
                        known
                    }
                });
                blocks.extend(none.map(Block::Paragraph));
                blocks.extend(reasons(judgement, style, |_| true));
            }
            blocks.push(right_answer());
        }
        Verdict::Blank | Verdict::Malformed => {
            blocks.extend(how_to_answer(judgement).filter(|told| style.known.covers_block(told)));
        }
    }
    Document { blocks }
}

/// Tells the verdict alone, for whoever says the rest.
#[must_use]
pub fn tell_verdict(judgement: &Judgement, style: Style) -> Document {
    Document {
        blocks: vec![Block::Paragraph(verdict(judgement, style.names))],
    }
}

/// Tells the right answer to a question in a sentence, which says what was asked as well, and what more there is to say of it
/// unless somebody else says `why` it is right.
#[must_use]
pub fn tell_right_answer(question: &Question, style: Style, why: Option<&Text>) -> Text {
    let answer = Answer::right(&Derivation::of(question).conclusion);
    match (question, answer) {
        (Question::Choose(_) | Question::Argued(_), _) | (_, None) => {
            style.known.of_text(right_answer(question, style.names))
        }
        (_, Some(answer)) => {
            let judgement = judge_answer(question, answer);
            let told = claim(&judgement).capitalised().and(".");
            match (why, more(&judgement, style)) {
                (None, Some(more)) => text![told, " ", more],
                _ => told,
            }
        }
    }
}

/// Tells a wrong answer to somebody who may try again: why it is not right, but nothing that states the right answer.
#[must_use]
pub fn tell_first_miss(judgement: &Judgement, style: Style) -> Document {
    let not_yet = text![bad("Not yet:"), " ", claim(judgement)];
    let not_yet = and_how_it_was_read(not_yet, judgement, style.names);
    let mut blocks = vec![Block::Paragraph(not_yet)];
    if style.depth > 0 {
        let keeps_the_answer = |judgement: &Judgement| !judgement.step_states_the_answer();
        blocks.extend(reasons(judgement, style, keeps_the_answer));
    }
    let again = "Try again, or type hint.";
    blocks.push(Block::Paragraph(again.into()));
    Document { blocks }
}

/// What seems to have happened and, where it may be told, the step that the answer contradicts; for a reader who has not met
/// what these speak of, a reason that is plain to see.
fn reasons(judgement: &Judgement, style: Style, tells_step: fn(&Judgement) -> bool) -> Vec<Block> {
    if let Some(inside) = judgement.inside() {
        return reasons(&inside, style, tells_step);
    }
    let known = style.known;
    let knows_theory = simpler::is_of_known_theory(&judgement.question, known);
    let is_seen = knows_theory || simpler::is_about_the_rules(judgement);
    let happened = what_happened(judgement).filter(|happened| is_seen && known.covers(happened));
    let step = judgement.contradiction.as_ref();
    let step = step.filter(|_| tells_step(judgement));
    let is_followed = |step: &Step| knows_theory && known.covers(&describe(step).heading);
    let simpler = match (&happened, step) {
        (_, Some(step)) => !is_followed(step),
        (None, None) => known != Known::ALL,
        (Some(_), None) => false,
    };
    let simpler = if simpler {
        simpler::reason(judgement)
    } else {
        None
    };
    let step = step.filter(|step| is_followed(step));
    let step = step.map(|step| known.of_blocks(contradiction(judgement, step, style)));
    let told = happened.into_iter().chain(simpler).map(Block::Paragraph);
    told.chain(step.into_iter().flatten()).collect()
}

/// The step that the answer contradicts, with how it is shown, and what the answer has in its place.
fn contradiction(judgement: &Judgement, step: &Step, style: Style) -> Vec<Block> {
    let (statement, shown) = describe(step).apart();
    let mut blocks = match lead(judgement, step) {
        None => vec![Block::Paragraph(statement.sentence())],
        Some(lead) => vec![
            Block::Paragraph(text![lead, ":"]),
            Block::Paragraph(statement.emphasised()),
        ],
    };
    // Why a gate gives what it gives is said by the right answer.
    if style.depth > 1 && !matches!(step, Step::Gate { place: None, .. }) {
        blocks.extend(shown());
    }
    blocks.extend(in_the_answer(judgement, step).map(Block::Paragraph));
    blocks
}

/// What leads to a step that does not fit the answer; what comes of a move speaks for itself.
fn lead(judgement: &Judgement, step: &Step) -> Option<&'static str> {
    match (step, &judgement.diagnosis) {
        (
            Step::Refute { .. }
            | Step::After { .. }
            | Step::Moore(MooreStep::RefuteTurn { .. } | MooreStep::AfterTurn { .. }),
            _,
        ) => None,
        (_, Some(_)) => Some("This step does not fit the answer"),
        (_, None) => Some("This is the first step that does not fit the answer"),
    }
}

/// What the answer has in the place of what a step comes to, where that is not plain to see.
fn in_the_answer(judgement: &Judgement, step: &Step) -> Option<Text> {
    let implied = judgement.implied()?;
    Some(match (step, implied, judgement.answer.as_ref()?) {
        (
            &Step::Gate {
                place: Some(place), ..
            }
            | &Step::CountOnes { place, .. },
            StepResult::Digit(Some(digit)),
            Answer::Number(number),
        ) => {
            let number = u64::try_from(number).ok()?;
            let is_written_out = judgement.diagnosis.is_none() && notes::note(judgement).is_some();
            if number <= 1 || is_written_out {
                return Some(text!["The answer has a ", digit, " there."]);
            }
            text![
                number,
                " in binary is ",
                numeral(&numeral_binary(number)),
                ", with a ",
                digit,
                " in the ",
                column(place),
                "."
            ]
        }
        (Step::Divide { .. }, StepResult::Digit(Some(digit)), _) => {
            text![
                "The remainder is a digit of the result. In its place the answer has a ",
                digit,
                "."
            ]
        }
        (Step::Divide { .. }, StepResult::Digit(None), _) => {
            text!["The remainder is a digit of the result. In its place the answer has none."]
        }
        (
            &Step::HeapHasBit { row, .. } | &Step::Target { row, .. },
            StepResult::RowWins(wins),
            _,
        ) => {
            let names = if wins { "names " } else { "does not name " };
            text!["The answer ", names, row_name(row), "."]
        }
        _ => return None,
    })
}

/// Where no move wins, that comes first: no other answer could have been right.
fn none_is_right(judgement: &Judgement) -> Option<Text> {
    match &judgement.expected {
        Conclusion::Moves(found) if found.winning_moves.is_empty() => Some(text![
            "No move wins here, so the answer is ",
            code("none"),
            ": ",
            why_none(found)
        ]),
        // Why none does is the step that the answer contradicts.
        Conclusion::Rows(found) if found.winning_moves.is_empty() => Some(text![
            "No row holds a winning move here, so the answer is ",
            code("none"),
            "."
        ]),
        Conclusion::Moore(found) => moore::none_is_right(found),
        _ => None,
    }
}

/// That none does, where why cannot be told.
fn no_move_wins() -> Text {
    text!["No move wins here, so the answer is ", code("none"), "."]
}

fn why_none(found: &Analysis) -> &'static str {
    match found.situation {
        Situation::Over => "nothing is left to take.",
        Situation::OnlyOnes { .. } => {
            "the number of rows of 1 is odd, so whoever moves now also takes the last of them, and loses."
        }
        _ => "the nim sum is 0, and to every move the other player has a reply that wins.",
    }
}

/// What seems to have happened, or what can be said of the answer all the same.
fn what_happened(judgement: &Judgement) -> Option<Text> {
    diagnosis::message(judgement)
        .or_else(|| notes::note(judgement))
        .or_else(|| {
            mismatch(
                &Picking::of(&judgement.expected)?,
                judgement.answer.as_ref()?,
            )
        })
}

/// Why an answer is wrong, in brief: what seems to have happened, and the statement from which it parts.
pub(crate) fn why_wrong(judgement: &Judgement, style: Style) -> Vec<Block> {
    if let Some(inside) = judgement.inside() {
        return why_wrong(&inside, style);
    }
    let contradiction = judgement.contradiction.iter().filter(|_| style.depth > 1);
    let contradiction = contradiction.map(|step| match lead(judgement, step) {
        Some(lead) => text![lead, ": ", statement(step)].sentence(),
        None => statement(step).sentence(),
    });
    [none_is_right(judgement), what_happened(judgement)]
        .into_iter()
        .flatten()
        .chain(contradiction)
        .map(Block::Paragraph)
        .collect()
}

/// What a step states.
pub(crate) fn statement(step: &Step) -> Text {
    describe(step).heading
}

/// The right answer in a sentence.
pub(crate) fn right_answer(question: &Question, names: Option<Names>) -> Text {
    in_words(question).found(&Derivation::of(question).conclusion, names)
}

/// The verdict in a sentence: "Not right: 3 ⊕ 5 is not 8."
pub(crate) fn verdict(judgement: &Judgement, names: Option<Names>) -> Text {
    let verdict = match judgement.verdict {
        Verdict::Right => text![good("Right:"), " ", claim(judgement)],
        Verdict::Wrong => text![bad("Not right:"), " ", claim(judgement)],
        Verdict::Blank => text![
            bad("No answer yet"),
            " to ",
            code(judgement.question.to_string())
        ],
        Verdict::Malformed => text![bad("Not readable:"), " ", code(shortened(&judgement.given))],
    };
    and_how_it_was_read(verdict, judgement, names)
}

fn and_how_it_was_read(sentence: Text, judgement: &Judgement, names: Option<Names>) -> Text {
    match read_as(judgement, names.unwrap_or_default()) {
        Some(read) => sentence.and(text![". ", read]),
        None => sentence.and("."),
    }
}

/// What is to be said of a right answer that the sentence of its verdict has not said: why it is right, or what else is.
fn more(judgement: &Judgement, style: Style) -> Option<Text> {
    let is_more = match (&judgement.question, &judgement.expected) {
        (Question::Gate(_) | Question::Choose(_) | Question::Winner(WhoWins::Equal(_)), _)
        | (_, Conclusion::Moore(MooreFound::Turns(_))) => true,
        (Question::Argued(argued), _) => argued.asks != ArguedAsks::Order,
        (Question::Move(_) | Question::Refute(_), Conclusion::Moves(found)) => {
            found.count_winning_moves() > 1
        }
        // Whoever asked for the letter of the position is told it.
        (question, _) => style.names.is_some() && question.position().is_some(),
    };
    let found = || in_words(&judgement.question).found(&judgement.expected, style.names);
    is_more.then(|| style.known.of_text(found()))
}

/// What is in the way of reading the answer, and what one that can be read looks like.
pub(crate) fn how_to_answer(judgement: &Judgement) -> impl Iterator<Item = Block> {
    let form = in_words(&judgement.question).answer_form();
    let form = text!["An answer looks like this: ", form, "."];
    let stumble = judgement.stumble.as_ref().map(stumbled);
    stumble.into_iter().chain([form]).map(Block::Paragraph)
}
