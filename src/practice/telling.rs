//! Practice in words: the questions, and the report at the end.

use super::report::{RoundReport, TopicTally};
use super::round::{AskedQuestion, Round};
use crate::conversation::one_paragraph;
use crate::document::text::{Text, code, good, say, strong};
use crate::document::wording::counted;
use crate::document::{Align, Block, Cell, Document, Table, asking, misconception, rules_in_brief};
use crate::question::{Kind, Topic};

/// What is said before the first question.
#[must_use]
pub fn opening(round: &Round) -> Document {
    let how = say!("Type an answer and press Enter. `hint` helps, step by step; `skip` shows the answer and goes on; `quit` ends the round.")
    .at_prompt();
    let games = round.named_topics().iter().filter_map(|topic| match topic {
        Topic::Game(game) => Some(Block::Paragraph(rules_in_brief(*game))),
        _ => None,
    });
    let title = Block::Title(say!(
        "Practice: {questions}",
        questions = counted(round.count(), "question")
    ));
    Document {
        blocks: [title, Block::Paragraph(how)]
            .into_iter()
            .chain(games)
            .collect(),
    }
}

/// A question as it is asked.
#[must_use]
pub fn ask(asked: &AskedQuestion, of: usize) -> Document {
    let title = say!("Question {number} of {of}", number = asked.number);
    let mut blocks = vec![Block::Title(title)];
    blocks.extend(asking(&asked.question));
    Document { blocks }
}

/// What is said where nothing was typed.
pub(super) fn no_answer_yet() -> Document {
    let how = say!(" Type one, or `hint`, or `skip`.");
    one_paragraph(say!(
        "No answer yet.{at_prompt}",
        at_prompt = how.at_prompt()
    ))
}

/// The report at the end of a round.
#[must_use]
pub fn tell_report(round: &Round) -> Document {
    let report = round.report();
    let TopicTally {
        right,
        wrong,
        told,
        second_try,
        ..
    } = report.total();
    let mut blocks = vec![Block::Title("How it went".into())];
    if report.topics.is_empty() {
        blocks.push(Block::Paragraph(
            "No question was answered this time.".into(),
        ));
        return Document { blocks };
    }
    blocks.push(Block::Table(by_topic(report)));
    if !report.misconceptions.is_empty() {
        blocks.push(Block::Paragraph("What to watch out for:".into()));
        let slips = report.misconceptions.iter();
        blocks.push(Block::list(slips.map(|(&slip, &times)| {
            say!(
                "{misconception} ({times})",
                misconception = misconception(slip),
                times = counted(times, "time")
            )
        })));
    }
    let next = match report.weakest() {
        Some(topic) => say!(
            "To go on: {words} asks more of this kind, and {read_next} explains it.",
            words = code(format!("nimlab practice {}", topic.word())),
            read_next = code(read_next(topic))
        ),
        None if wrong == 0 && right > 0 => say!(
            "{all_right} `nimlab practice --count 20` goes further.",
            all_right = good("All right.")
        ),
        None => Text::default(),
    };
    blocks.push(Block::Paragraph(next));
    let again = say!(
        "To practise these questions again: {command}.",
        command = code(command(round))
    );
    blocks.push(Block::Paragraph(again.at_prompt()));
    let answered = right + wrong + told;
    let total = match answered {
        0 => say!("You have answered none of them"),
        _ => say!(
            "{words} right",
            words = strong(format!("{right} of {answered}"))
        ),
    };
    let total = match (answered, second_try) {
        (1.., 1..) => total.and(" at the first try"),
        _ => total,
    };
    blocks.push(Block::Paragraph(total.sentence()));
    Document { blocks }
}

/// What is typed to get the same questions again.
fn command(round: &Round) -> String {
    let named = round.named_topics().iter();
    let named: String = named.flat_map(|topic| [" ", topic.word()]).collect();
    let (count, seed) = (round.count(), round.seed());
    format!("nimlab practice{named} --count {count} --seed {seed}")
}

/// Each question that was met counts in one column, but for the last.
fn by_topic(report: &RoundReport) -> Table {
    let total = report.total();
    let columns = [
        (true, Align::Left, "topic"),
        (true, Align::Right, "right"),
        (
            total.second_try > 0,
            Align::Right,
            "right at the second try",
        ),
        (true, Align::Right, "wrong"),
        (total.told > 0, Align::Right, "right once told"),
        (total.skipped > 0, Align::Right, "skipped"),
        (total.hinted > 0, Align::Right, "with a hint"),
    ];
    let shown = columns.map(|(shown, ..)| shown);
    let header = columns.into_iter().filter(|(shown, ..)| *shown);
    let mut table = Table::new(1, header.map(|(_, align, name)| (align, name.into())));
    for (topic, tally) in &report.topics {
        let counts = [
            tally.right,
            tally.second_try,
            tally.wrong - tally.second_try,
            tally.told,
            tally.skipped,
            tally.hinted,
        ]
        .map(Cell::from);
        let cells = [Cell::from(topic.word())]
            .into_iter()
            .chain(counts)
            .zip(shown);
        table.row(cells.filter(|(_, shown)| *shown).map(|(cell, _)| cell));
    }
    table
}

/// The lesson that explains the topic.
fn read_next(topic: Topic) -> &'static str {
    match topic {
        Topic::Kind(Kind::Gate) => "nimlab lesson xor-gate",
        Topic::Kind(Kind::Binary | Kind::Decimal | Kind::Balance) => "nimlab lesson binary",
        Topic::Kind(Kind::Xor) => "nimlab lesson padded-xor",
        Topic::Kind(Kind::Sum | Kind::Group) => "nimlab lesson nim-sum",
        Topic::Kind(Kind::Winner | Kind::Explain) => "nimlab lesson winning-and-losing",
        Topic::Kind(
            Kind::Rows
            | Kind::Move
            | Kind::Moves
            | Kind::Board
            | Kind::Choose
            | Kind::Refute
            | Kind::Fill,
        ) => "nimlab lesson optimal-move",
        Topic::Kind(Kind::Order | Kind::Flaw) => "nimlab lesson why-it-works",
        Topic::Kind(Kind::Equal(_) | Kind::Values) | Topic::Misere | Topic::Game(_) => {
            "nimlab lesson beyond-nim"
        }
    }
}
