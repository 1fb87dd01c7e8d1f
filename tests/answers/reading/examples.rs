//! Phrases as people write them, by hand: what each is read as, and where each that cannot be read stumbles.

use explain::judgement::{Answer, Picking, Reading};
use explain::question::Question;

/// A question, or `choose` with boards to pick from.
#[derive(Debug)]
enum Asked {
    Question(Question),
    Boards(Vec<String>),
}

impl Asked {
    fn new(words: &str) -> Self {
        match words.strip_prefix("choose ") {
            Some(boards) => Self::Boards(boards.split(" / ").map(str::to_owned).collect()),
            None => Self::Question(words.parse().unwrap()),
        }
    }

    fn read(&self, text: &str) -> Reading {
        match self {
            Self::Question(question) => Answer::read(question, text),
            Self::Boards(boards) => {
                let right = Answer::Chosen([0].into());
                let picking = Picking { right, of: boards.len(), is_one: false };
                let asked = "On which of these boards does the player to move win?";
                Answer::picked(&picking, text, asked, boards)
            }
        }
    }
}

fn read(asked: &Asked, text: &str) -> String {
    match asked.read(text) {
        Reading::Answer(answer) => answer.to_string(),
        Reading::Blank => "-".to_owned(),
        Reading::Malformed(stumble) => format!("!{}", stumble.word),
    }
}

#[test]
fn every_phrase_is_read_as_it_is_meant() {
    let mut questions: Vec<Asked> = Vec::new();
    let mut wrong = Vec::new();
    let lines = include_str!("phrases.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let Some(row) = line.strip_prefix("  ") else {
            questions = line.split(" | ").map(Asked::new).collect();
            continue;
        };
        let (text, expected) = row.split_once(" => ").expect(row);
        for question in &questions {
            let read = read(question, text);
            if read != expected {
                wrong.push(format!("{question:?}: {text:?} is read as {read:?}, not {expected:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // A space that keeps words together keeps these together, too.
    let question = Asked::new("move 5 4 3");
    assert_eq!(read(&question, "1\u{a0}1"), "!1\u{a0}1");
}
