//! One question for Moodle: how it is answered there, and the feedback to each answer.

use std::collections::HashSet;

use num_bigint::BigInt;
use thiserror::Error;

use super::super::print::{before_answer, rules_of};
use super::spelled::{right_answers, spelled};
use explain::derivation::Derivation;
use explain::document::text::{code, text};
use explain::document::{Block, Document, Style, answer_form, asked_by_itself, tell, why_wrong};
use explain::judgement::{Answer, Verdict, WinnerForm, judge, judge_answer, tempting_answers};
use explain::question::Question;
use theory::Game;
use theory::hand_built::Bit;

/// A question for Moodle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuizItem {
    /// The question.
    pub question: Question,
    /// Its name.
    pub name: String,
    /// The question, with everything that it is about.
    pub prompt: Document,
    /// How it is answered.
    pub response: QuizResponse,
    /// The feedback to an answer that is not listed, if letters are compared: how to write it.
    pub otherwise: Option<Document>,
    /// The derivation, shown after answering.
    pub general_feedback: Document,
}

/// How a question is answered in Moodle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuizResponse {
    /// By picking one of these.
    Choice(Vec<QuizAnswer>),
    /// By a number, which Moodle compares numerically.
    Number(Vec<QuizAnswer>),
    /// By a text, which Moodle compares letter by letter.
    Text(Vec<QuizAnswer>),
}

/// A question that has more right answers than can be listed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "'{0}' has more right answers than a quiz can list: expected a question with fewer, such as move 5 4 3"
)]
pub struct TooManyAnswers(String);

/// A listed answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuizAnswer {
    /// As it is typed.
    pub text: String,
    /// Whether it is right.
    pub is_right: bool,
    /// The feedback to it.
    pub feedback: Document,
}

/// The most right answers that are listed, each as often as there are ways to write it.
const MOST_LISTED: usize = 400;
/// No one types a longer number.
const MOST_CHARACTERS: usize = 40;
/// Up to here floating point represents every whole number exactly.
const LARGEST_EXACT: u64 = 1 << 53;

impl QuizItem {
    /// The item of a question.
    ///
    /// # Errors
    /// If it has more right answers than can be listed.
    pub fn of(question: &Question, name: &str) -> Result<Self, TooManyAnswers> {
        let response = response(question).ok_or_else(|| TooManyAnswers(question.to_string()))?;
        Ok(Self {
            question: question.clone(),
            name: name.to_owned(),
            prompt: prompt(question, &response),
            otherwise: matches!(response, QuizResponse::Text(_)).then(|| how_to_write(question)),
            response,
            general_feedback: tell(&Derivation::of(question), Style::default()),
        })
    }
}

impl QuizResponse {
    /// The listed answers.
    pub fn answers(&self) -> &[QuizAnswer] {
        match self {
            Self::Choice(answers) | Self::Number(answers) | Self::Text(answers) => answers,
        }
    }
}

fn prompt(question: &Question, response: &QuizResponse) -> Document {
    let board = question.board().into_iter();
    let mut games: Vec<_> = board
        .flat_map(|board| board.parts().map(|(game, _)| game))
        .filter(|game| *game != Game::Nim)
        .collect();
    games.dedup();
    let rules = games.into_iter().map(rules_of);
    let mut blocks: Vec<Block> = rules.map(Block::Paragraph).collect();
    blocks.push(Block::Paragraph(asked_by_itself(question)));
    if !matches!(response, QuizResponse::Choice(_)) {
        blocks.push(Block::Paragraph(before_answer(question)));
    }
    Document { blocks }
}

/// Whether an answer that is not listed is wrong, or right in other words, cannot be known.
fn how_to_write(question: &Question) -> Document {
    let told = text![
        "This answer is not right, or it is written in a form that is not known here. Write "
        {answer_form(question)}", and nothing else."
    ];
    Document::of(told)
}

/// How a question is answered, with all listed answers; `None` if there are too many.
fn response(question: &Question) -> Option<QuizResponse> {
    if let Some(all) = to_choose_from(question) {
        let answers = all.into_iter().map(|answer| listed(question, answer.to_string(), &answer));
        return Some(QuizResponse::Choice(answers.collect()));
    }
    let right = right_answers(question)?;
    let mut seen = HashSet::new();
    let mut answers: Vec<QuizAnswer> = Vec::new();
    let mut add = |answer: &Answer, answers: &mut Vec<QuizAnswer>| {
        for text in spelled(answer) {
            let is_short = text.len() <= MOST_CHARACTERS || answers.is_empty();
            // A text that could not be read if a student typed it is not an answer.
            let is_read = judge(question, &text).verdict != Verdict::Malformed;
            if is_short && is_read && seen.insert(text.clone()) {
                answers.push(listed(question, text, answer));
            }
        }
    };
    for answer in &right {
        add(answer, &mut answers);
    }
    if answers.len() > MOST_LISTED || answers.iter().any(|answer| !answer.is_right) {
        return None;
    }
    for answer in tempting_answers(question) {
        if answers.len() > 2 * MOST_LISTED {
            break;
        }
        let judgement = judge_answer(question, answer.clone());
        let is_slip = judgement.diagnosis.is_some() || matches!(answer, Answer::Number(_));
        if judgement.verdict == Verdict::Wrong && is_slip {
            add(&answer, &mut answers);
        }
    }
    Some(match right.first() {
        Some(Answer::Number(right)) if is_exact(right, &answers) => QuizResponse::Number(answers),
        _ => QuizResponse::Text(answers),
    })
}

/// All possible answers, if they are few.
fn to_choose_from(question: &Question) -> Option<Vec<Answer>> {
    let said = match question {
        Question::Gate(_) => {
            return Some([Bit::Zero, Bit::One].map(Answer::Bit).into());
        }
        Question::Towers(_) => WinnerForm::Player,
        Question::Winner(_) => WinnerForm::Word,
        _ => return None,
    };
    Some([true, false].map(|wins| Answer::Winner { wins, said }).into())
}

/// An answer with its feedback.
fn listed(question: &Question, text: String, answer: &Answer) -> QuizAnswer {
    // As it will be typed; what the quiz lists must be what `check` accepts.
    let read = judge(question, &text);
    let judgement = match read.verdict {
        Verdict::Right | Verdict::Wrong => read,
        Verdict::Blank | Verdict::Malformed => judge_answer(question, answer.clone()),
    };
    let is_right = judgement.verdict == Verdict::Right;
    let blocks = if is_right {
        vec![Block::Paragraph("Right.".into())]
    } else {
        why_wrong(&judgement, Style::default())
    };
    let blocks = if blocks.is_empty() {
        vec![Block::Paragraph(text![{code(text.clone())}" is not right."])]
    } else {
        blocks
    };
    QuizAnswer { text, is_right, feedback: Document { blocks } }
}

/// Whether Moodle, which computes with floating point, can distinguish the answers.
fn is_exact(right: &BigInt, answers: &[QuizAnswer]) -> bool {
    let values: Vec<f64> = answers.iter().filter_map(|answer| answer.text.parse().ok()).collect();
    let is_finite = values.iter().all(|value| value.is_finite());
    let mut bits: Vec<u64> = values.iter().map(|value| value.to_bits()).collect();
    bits.sort_unstable();
    bits.dedup();
    *right <= BigInt::from(LARGEST_EXACT) && is_finite && bits.len() == answers.len()
}
