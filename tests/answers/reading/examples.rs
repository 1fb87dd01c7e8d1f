//! Phrases as people write them, by hand: what each is read as, and where each that cannot be read stumbles.

use nimlab::judgement::{Answer, Reading};
use nimlab::question::{Names, Question};

fn read(question: &Question, text: &str) -> String {
    match Answer::read(question, text, None::<Names>) {
        Reading::Answer(answer) => answer.to_string(),
        Reading::Blank => "-".to_owned(),
        Reading::Malformed(stumble) => format!("!{}", stumble.word),
    }
}

#[test]
fn every_phrase_is_read_as_it_is_meant() {
    let mut questions: Vec<Question> = Vec::new();
    let mut wrong = Vec::new();
    let lines = include_str!("phrases.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let Some(row) = line.strip_prefix("  ") else {
            let asked = line.split(" | ").map(|question| question.parse().unwrap());
            questions = asked.collect();
            continue;
        };
        let (text, expected) = row.split_once(" => ").expect(row);
        for question in &questions {
            let read = read(question, text);
            if read != expected {
                wrong.push(format!("{question}: {text:?} is read as {read:?}, not {expected:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // A space that keeps words together keeps these together, too.
    let question = "move 5 4 3".parse().unwrap();
    assert_eq!(read(&question, "1\u{a0}1"), "!1\u{a0}1");
}
