//! Questions for another program to ask: the sentence, the form of an answer, and the lines to pick from.
//!
//! `choose 5 4 2 --move 1,3` has `"pick":"several"` and a line for each move, `{"name":"a","text":"Taking 3 from row 1","move":…}`;
//! in a line of `fill xor 3 5` the missing number is the `"gap"`, `____`.

use super::board::{board, with_board};
use super::object::Object;
use crate::document::AskedElsewhere;
use crate::document::text::{Role, Text};
use crate::judgement::{Answer, Picking};
use crate::phrase::letter_of;
use crate::question::{Choose, Question};

/// What must be known to ask a question of the program.
pub(crate) fn prompt(question: &Question) -> Object {
    let choice = |at: usize| match question {
        Question::Choose(Choose::Moves { position, moves }) => {
            let mv = moves.get(at).map(|&mv| with_board(&position.board, mv));
            Object::new().optional("move", mv)
        }
        Question::Choose(Choose::Boards { boards, .. }) => {
            boards.get(at).map_or_else(Object::new, board)
        }
        _ => Object::new(),
    };
    with_choices(&AskedElsewhere::of(question), choice)
}

/// The same, where more is shown with the question than its words say.
pub(crate) fn prompt_to_show(question: &Question) -> Option<Object> {
    let is_shown = matches!(question, Question::Choose(_) | Question::Argued(_));
    is_shown.then(|| prompt(question))
}

/// What must be known to ask a question that somebody has written.
pub(crate) fn written_prompt(asked: &AskedElsewhere) -> Object {
    with_choices(asked, |_| Object::new())
}

/// `choice` holds what the line of a choice has besides its words.
fn with_choices(asked: &AskedElsewhere, choice: impl Fn(usize) -> Object) -> Object {
    let by_number = matches!(asked.pick, None | Some(Picking { right: Answer::Line(_), .. }));
    let line = |(at, text): (usize, &Text)| {
        let name = if by_number { (at + 1).to_string() } else { letter_of(at).to_string() };
        Object::new().field("name", name).field("text", text.plain()).with(choice(at))
    };
    let mut spans = asked.lines.iter().flat_map(Text::spans);
    let gap = spans.find(|span| span.role == Role::Blank);
    let pick = asked.pick.as_ref().map(Picking::word);
    Object::new()
        .field("asks", asked.asks.plain())
        .field("answer_form", asked.answer_form.plain())
        .optional("pick", pick)
        .list_if_any("lines", asked.lines.iter().enumerate().map(line))
        .optional("gap", gap.map(|span| span.text.to_string()))
}
