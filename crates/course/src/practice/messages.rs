//! Practice in words: the questions, and the report at the end.

use super::report::{RoundReport, TopicTally, lesson_about};
use super::round::{AskedQuestion, Round};
use crate::conversation::Action;
use explain::document::text::{Text, code, good, strong, text};
use explain::document::wording::{counted, listed};
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
    let TopicTally { right, wrong, blank, unreadable, revealed, skipped, second_try, .. } =
        report.total();
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
    let further = || code(format!("{} --count 20", practise(round.named_topics())));
    let next = match &report.weakest()[..] {
        &[topic] => text![
            "To go on: "{code(practise(&[topic]))}
            " asks more of this kind, and "{code(format!("nimlab lesson {}", lesson_about(topic)))}" explains it."
        ],
        [] if right == 0 => Text::default(),
        [] if right < round.count() => text![
            {good("All right so far")}" ("{right}" of "{round.count()}" answered). "{further()}" goes further."
        ],
        [] => text![{good("All right.")}" "{further()}" goes further."],
        topics => {
            let mut lessons: Vec<&str> = topics.iter().map(|&topic| lesson_about(topic)).collect();
            lessons.dedup();
            let lessons = lessons.iter().map(|lesson| code(format!("nimlab lesson {lesson}")));
            text![
                "To go on: "{code(practise(topics))}" asks more of these kinds. You can read about them in "
                {listed(lessons, "and")}"."
            ]
        }
    };
    let again = text!["To start with the same questions: "{code(command(round))}"."];
    let answered = right + wrong + blank + unreadable + revealed;
    let total = match answered {
        0 => text!["You have answered none of them"],
        _ => text![{strong(format!("{right} of {}", answered + skipped))}" right"],
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

/// A column of the report: its name, and what it counts.
type TallyColumn = (&'static str, fn(&TopicTally) -> usize);

/// Each question counts in exactly one column, except the last. A column without any is left out.
fn by_topic(report: &RoundReport) -> Table {
    let total = report.total();
    let columns: [TallyColumn; 8] = [
        ("right", |of| of.right),
        ("right at the second try", |of| of.second_try),
        ("wrong", |of| of.wrong - of.second_try),
        ("blank", |of| of.blank),
        ("not readable", |of| of.unreadable),
        ("right after the answer was shown", |of| of.revealed),
        ("skipped", |of| of.skipped),
        ("with a hint", |of| of.hinted),
    ];
    let shown = columns.into_iter().filter(|(_, count)| count(&total) > 0);
    let header = shown.clone().map(|(name, _)| (Align::Right, name.into()));
    let topic = [(Align::Left, "topic".into())];
    let mut table = Table::new(1, topic.into_iter().chain(header));
    for (topic, tally) in &report.topics {
        let counts = shown.clone().map(|(_, count)| Cell::from(count(tally)));
        let topic = [Cell::from(name_of_topic(*topic))];
        table.row(topic.into_iter().chain(counts));
    }
    table
}
