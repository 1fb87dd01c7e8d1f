//! Sheets that a teacher has put together: every question comes out as it was asked, and a bad line is named.

use course::worksheet::{BadLine, Sheet};
use explain::question::{Generator, Level, Question, Topic};
use proptest::prelude::*;
use render::{Terminal, terminal, to_ascii};

use super::{KEY, assert_all_right, every_topic, marked, words_of};
use crate::support::{cases, in_markdown};

fn read(text: &str) -> Sheet {
    listed(text).unwrap_or_else(|bad| panic!("{bad:?}"))
}

fn bad(text: &str) -> Vec<BadLine> {
    listed(text).expect_err(text)
}

fn listed(text: &str) -> Result<Sheet, Vec<BadLine>> {
    Sheet::listed(text)
}

fn level() -> impl Strategy<Value = Level> {
    (0_usize..6).prop_map(|harder| (0..harder).fold(Level::FIRST, |level, _| level.up()))
}

/// Questions of every kind, and of some games.
pub fn question() -> impl Strategy<Value = Question> {
    let games = ["kayles", "subtract:1,2,3", "dawson", "grundy"];
    let games = games.map(|game| Topic::Game(game.parse().unwrap()));
    let topics: Vec<Topic> = every_topic().into_iter().chain(games).collect();
    (prop::sample::select(topics), level(), any::<u64>())
        .prop_map(|(topic, level, seed)| Generator::new(seed).question(topic, level))
}

proptest! {
    #![proptest_config(cases(100))]

    /// What is listed is asked, in its order, whatever stands around it, and its key is all right.
    #[test]
    fn what_is_listed_is_asked(questions in prop::collection::vec((question(), 0_usize..5), 1..12)) {
        let line = |(question, layout): &(Question, usize)| match layout {
            0 => format!("{question}\n"),
            1 => format!("- `{question}`   # a comment\n\n"),
            2 => format!("17. {question}\r\n"),
            3 => format!("\t{question}  \n# sum\n"),
            _ => format!("* {question} #\n"),
        };
        let text: String = questions.iter().map(line).collect();
        let sheet = read(&format!("\u{feff}{text}"));
        let asked: Vec<Question> = questions.into_iter().map(|(question, _)| question).collect();
        prop_assert_eq!(&sheet.questions, &asked);
        prop_assert_eq!(sheet.seed, None);
        let key = in_markdown(&sheet, KEY);
        assert_all_right(&key, asked.len());
        let page = sheet.document(KEY);
        let manner = |linear| Terminal { width: usize::MAX, ascii: false, colour: false, linear };
        for printed in [&key, &to_ascii(&key), &terminal(&page, manner(true))] {
            let read = marked(printed);
            let words: Vec<String> = read.items.iter().map(words_of).collect();
            let asked: Vec<String> = asked.iter().map(ToString::to_string).collect();
            prop_assert_eq!(&words, &asked, "{}", printed);
            prop_assert!(read.is_all_right(), "{}", printed);
            prop_assert!(asked.iter().all(|words| printed.contains(words)), "{}", printed);
        }
    }
}

#[test]
fn every_bad_line_is_named_with_its_word() {
    let text = "\n\nmvoe 6 1 2\nxor\nsum 3 x\nexplain 5 4\ntitle: a\nsum 1 2\n";
    let told = bad(text);
    let words = ["'mvoe'", "'xor'", "'x'", "'explain 5 4'", "'title:'"];
    assert_eq!(told.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [3, 4, 5, 6, 7]);
    for ((_, why), word) in told.iter().zip(words) {
        assert!(why.contains(word) && why.contains("expected"), "{why}");
    }
    for empty in ["", "\n\n", "# sum 5 4"] {
        assert!(bad(empty)[0].1.starts_with("nothing is asked: "));
    }
    let rows = " 1".repeat(900);
    let why = &bad(&format!("sum{rows}"))[0].1;
    assert!(why.starts_with("the line is longer than 1000 characters: "), "{why}");
    let many = "sum 5 4\n".repeat(Sheet::MOST_QUESTIONS + 1);
    let last = Sheet::MOST_QUESTIONS + 1;
    let why = "this is question 1001: expected at most 1000".to_owned();
    assert_eq!(bad(&many), [(last, why)]);
}
