//! Practice in words: the questions, and the report at the end.

use super::report::{RoundReport, TopicTally, lesson_about};
use super::round::{AskedQuestion, Round};
use crate::conversation::Action;
use explain::document::text::{Text, code, good, strong, text};
use explain::document::wording::counted;
use explain::document::{
    Align, Block, Cell, Document, Table, asking, name_of_topic, rules_in_brief,
};
use explain::question::Topic;
use theory::Game;

/// The text before the first question.
pub fn opening(round: &Round) -> Document {
    let how = text![
        "Type an answer and press Enter. "{Action::Hint}" helps, step by step; "{Action::Skip}
        " shows the answer and goes on; "{Action::Leave}" ends the round."
    ]
    .at_prompt();
    let rules = round.named_topics().iter().map(|topic| match topic {
        Topic::Game(game) if *game != Game::Nim => Some(rules_in_brief(*game)),
        _ => None,
    });
    let title = Block::Title(text!["Practice: "{counted(round.count(), "question")}]);
    Document::of((title, how, rules.collect::<Vec<_>>()))
}

/// A question as it is asked.
pub fn ask(asked: &AskedQuestion, of: usize) -> Document {
    let title = text!["Question "{asked.number}" of "{of}];
    Document::of((Block::Title(title), asking(&asked.question)))
}

/// The report at the end of a round.
pub fn round_report(round: &Round) -> Document {
    let report = round.report();
    let TopicTally { right, wrong, blank, unreadable, told, second_try, .. } = report.total();
    let title = Block::Title("How it went".into());
    if report.topics.is_empty() {
        return Document::of((title, "No question was answered this time."));
    }
    let slips = report
        .misconceptions
        .iter()
        .map(|(&slip, &times)| text![{slip.in_words()}" ("{counted(times, "time")}")"]);
    let slips =
        (!report.misconceptions.is_empty()).then(|| ("What to watch out for:", Block::list(slips)));
    let next = match report.weakest() {
        Some(topic) => text![
            "To go on: "{code(practise(&[topic]))}
            " asks more of this kind, and "{code(format!("nimlab lesson {}", lesson_about(topic)))}" explains it."
        ],
        None if right > 0 => text![
            {good("All right.")}" "{code("nimlab practice --count 20")}" goes further."
        ],
        None => Text::default(),
    };
    let again = text!["To practise these questions again: "{code(command(round))}"."];
    let answered = right + wrong + blank + unreadable + told;
    let total = match answered {
        0 => text!["You have answered none of them"],
        _ => text![{strong(format!("{right} of {answered}"))}" right"],
    };
    let total = match (answered, second_try) {
        (1.., 1..) => total.and(" at the first try"),
        _ => total,
    };
    let end = (next, again.at_prompt(), total.sentence());
    Document::of((title, by_topic(report), slips, end))
}

/// The command for the same questions.
fn command(round: &Round) -> String {
    let (named, count, seed) = (round.named_topics(), round.count(), round.seed());
    format!("{} --count {count} --seed {seed}", practise(named))
}

/// The command to practise these topics.
fn practise(topics: &[Topic]) -> String {
    let words: Vec<String> = topics.iter().map(|topic| topic.word()).collect();
    ["nimlab practice", &words.join(" ")].join(" ").trim_end().to_owned()
}

/// A column of the report: whether it is shown, its name, and what it counts.
type TallyColumn = (bool, &'static str, fn(&TopicTally) -> usize);

/// Each question counts in exactly one column, except the last.
fn by_topic(report: &RoundReport) -> Table {
    let total = report.total();
    let columns: [TallyColumn; 8] = [
        (true, "right", |of| of.right),
        (total.second_try > 0, "right at the second try", |of| of.second_try),
        (true, "wrong", |of| of.wrong - of.second_try),
        (total.blank > 0, "blank", |of| of.blank),
        (total.unreadable > 0, "not readable", |of| of.unreadable),
        (total.told > 0, "right once told", |of| of.told),
        (total.skipped > 0, "skipped", |of| of.skipped),
        (total.hinted > 0, "with a hint", |of| of.hinted),
    ];
    let shown = columns.into_iter().filter(|(shown, ..)| *shown);
    let header = shown.clone().map(|(_, name, _)| (Align::Right, name.into()));
    let topic = [(Align::Left, "topic".into())];
    let mut table = Table::new(1, topic.into_iter().chain(header));
    for (topic, tally) in &report.topics {
        let counts = shown.clone().map(|(.., count)| Cell::from(count(tally)));
        let topic = [Cell::from(name_of_topic(*topic))];
        table.row(topic.into_iter().chain(counts));
    }
    table
}
