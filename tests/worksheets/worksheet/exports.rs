//! What a platform shows without nimlab's style says, word for word, what Markdown says: nothing is glued together, nothing is
//! lost or drawn by a style alone, and nothing stands there twice.

use course::worksheet::{Quiz, QuizItem, QuizResponse};
use explain::document::Document;
use explain::question::Question;
use proptest::prelude::*;
use render::markdown;
use serde_json::{Value, json};

use super::list::question;
use super::quiz::{PLAIN, all_kinds, expected, read_by_moodle, sheet};
use crate::support::{cases, has};

fn words(document: &Document) -> Vec<String> {
    // What is a sign in Markdown stands behind a stroke.
    let page = markdown(document, PLAIN).replace('\\', "");
    let is_of_word = |c: char| c.is_alphanumeric() || c == '_';
    let words = page.split(|c| !is_of_word(c)).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// The words of each item: the question, the general feedback, and what is said to each answer.
fn all_words(quiz: &Quiz) -> Value {
    let of_item = |item: &QuizItem| -> Vec<Vec<String>> {
        let answers = item.response.answers().iter();
        let answers = answers.map(|answer| &answer.feedback);
        let texts = [&item.prompt, &item.general_feedback].into_iter();
        texts.chain(answers).chain(&item.otherwise).map(words).collect()
    };
    json!(quiz.items.iter().map(of_item).collect::<Vec<_>>())
}

/// The importer finds all items, with all their words.
fn says_it_all(quiz: &Quiz) {
    let read = read_by_moodle(quiz);
    assert_eq!(read["items"], json!(expected(quiz)));
    assert_eq!(read["words"], all_words(quiz));
}

proptest! {
    #![proptest_config(cases(30))]

    #[test]
    fn a_quiz_says_what_markdown_says(questions in prop::collection::vec(question(), 1..4)) {
        says_it_all(&Quiz::of(&sheet(questions)).unwrap());
    }
}

#[test]
fn every_kind_and_every_game_is_told_without_a_style() {
    let quiz = all_kinds();
    says_it_all(&quiz);
    let category = &read_by_moodle(&quiz)["categories"][0];
    assert_eq!(category, "$course$/A//B: {nim} = 50 % #1 ~ <b> & \\ ]]>");
    let games = [
        "sum kayles 20",
        "sum dawson 9",
        "sum grundy 12",
        "sum divisors 12",
        "move subtract:1,2,3 5 4",
    ];
    let questions: Vec<Question> = games.iter().map(|words| words.parse().expect(words)).collect();
    says_it_all(&Quiz::of(&sheet(questions)).unwrap());
}

/// A board stands on one line, and its rows are apart where a browser makes one space of many.
#[test]
fn the_rows_of_a_board_are_apart() {
    let item = QuizItem::of(&"move --misere 5 4 3".parse().unwrap(), "Question 01").unwrap();
    assert!(matches!(item.response, QuizResponse::Text(_)));
    let page = render::html_for_others(&item.general_feedback);
    has(&page, &["</span>\u{a0}\u{a0} <span class=\"row\">row\u{a0}2</span>"]);
}
