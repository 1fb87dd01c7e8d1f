//! Questions as JSON for whoever asks them elsewhere: the sentence, the form of an answer, and the lines to pick from.
//!
//! `choose 5 4 2 --move 1,3` has `"pick":"several"` and a line for each move, `{"name":"a","text":"Taking 3 from row 1","move":…}`;
//! in a line of `fill xor 3 5` the missing number is the `"gap"`, `____`.

use serde::Serialize;

use super::board_json::Echo;
use super::move_json::MoveJson;
use crate::document::AskedElsewhere;
use crate::document::text::{Role, Text};
use crate::judgement::Picking;
use crate::phrase::letter_of;
use crate::question::{Choose, Question};

/// What must be known to ask a question.
#[derive(Serialize)]
pub(crate) struct AskedJson<'a> {
    asks: String,
    answer_form: String,
    /// What an answer picks: one line, several, an order of all, or the first that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pick: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LineJson<'a>>,
    /// The sign for a number that is missing in a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    gap: Option<String>,
}

/// Something to pick from, or a line of an argument.
#[derive(Serialize)]
struct LineJson<'a> {
    /// What an answer calls it.
    name: String,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<MoveJson>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    board: Option<Echo<'a>>,
}

impl<'a> AskedJson<'a> {
    /// What must be known to ask a question of the program.
    pub fn of(question: &'a Question) -> Self {
        let mut told = Self::written(&AskedElsewhere::of(question));
        let lines = told.lines.iter_mut();
        match question {
            Question::Choose(Choose::Moves { position, moves }) => {
                for (line, &mv) in lines.zip(moves) {
                    line.r#move = Some(MoveJson::of(&position.board, mv));
                }
            }
            Question::Choose(Choose::Boards { boards, .. }) => {
                for (line, board) in lines.zip(boards) {
                    line.board = Some(Echo::of(board));
                }
            }
            _ => {}
        }
        told
    }

    /// The same, where more is shown with the question than its words say.
    pub fn of_shown(question: &'a Question) -> Option<Self> {
        let is_shown = matches!(question, Question::Choose(_) | Question::Argued(_));
        is_shown.then(|| Self::of(question))
    }

    /// What must be known to ask a question that somebody has written.
    pub fn written(asked: &AskedElsewhere) -> Self {
        let by_number = matches!(asked.pick, None | Some(Picking::Line { .. }));
        let line = |(at, text): (usize, &Text)| LineJson {
            name: if by_number {
                (at + 1).to_string()
            } else {
                letter_of(at).to_string()
            },
            text: plain(text),
            r#move: None,
            board: None,
        };
        let mut spans = asked.lines.iter().flat_map(Text::spans);
        let gap = spans.find(|span| span.role == Role::Blank);
        Self {
            asks: plain(&asked.asks),
            answer_form: plain(&asked.answer_form),
            pick: asked.pick.as_ref().map(|pick| match pick {
                Picking::One { .. } => "one",
                Picking::Several { .. } => "several",
                Picking::Order { .. } => "order",
                Picking::Line { .. } => "line",
            }),
            lines: asked.lines.iter().enumerate().map(line).collect(),
            gap: gap.map(|span| span.text.to_string()),
        }
    }
}

/// A text without its roles; its no-break spaces become spaces.
pub(super) fn plain(text: &Text) -> String {
    text.words().replace('\u{a0}', " ")
}
