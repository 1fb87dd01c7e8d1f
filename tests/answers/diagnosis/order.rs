//! The order and the tone of what is said of a wrong answer.

use explain::document::{Block, Document, Style, tell_first_miss, tell_judgement};
use explain::judgement::{Answer, Diagnosis, Judgement};
use explain::question::Question;
use render::terminal;

use crate::support::plain;

/// As it is read, every line whole.
pub fn read(document: &Document) -> String {
    let shown = plain(10_000);
    terminal(document, shown).replace('\u{a0}', " ")
}

/// First that the answer is not right, then where there is none that none is, last what is right, unless the verdict has said
/// it. Beside a slip there is no second reason.
pub fn is_told_in_order(judgement: &Judgement) {
    let document = tell_judgement(judgement, Style::default());
    let told = read(&document);
    let blocks: Vec<&str> = told.trim_end().split("\n\n").collect();
    assert!(blocks[0].starts_with("Not right: ") && blocks[0].ends_with('.'), "{told}");
    let right = judgement.right[0].to_string();
    let is_stated =
        matches!(judgement.answer, Some(Answer::Bit(_) | Answer::Number(_) | Answer::Digits(_)))
            && right.len() <= 60;
    if is_stated {
        assert!(blocks[0].contains(&format!(" is {right}, not ")), "{told}");
    }
    assert_eq!(is_stated, !blocks[blocks.len() - 1].starts_with("Answer: "), "{told}");
    let is_none =
        matches!((&judgement.question, &judgement.right[0]), (Question::Move(_), Answer::NoMove));
    assert_eq!(
        is_none,
        blocks[1].starts_with("No move wins here, so the answer is none"),
        "{told}"
    );
    let is_slip = judgement.diagnosis.as_ref().is_some_and(|slip| !slip.is_guess());
    let paragraphs = document.blocks.iter().filter(|block| matches!(block, Block::Paragraph(_)));
    let verdict_and_reason = if is_none { 3 } else { 2 };
    assert!(!is_slip || paragraphs.count() <= verdict_and_reason, "{told}");
    // A guess is worded as one, and comes after the reason why the answer is not right as it reads.
    let is_guess = judgement.diagnosis.as_ref().is_some_and(Diagnosis::is_guess);
    // Of a choice, the letter stands before it.
    let is_perhaps = |block: &&str| {
        let letter = block.split_once(": ").filter(|(letter, _)| letter.len() == 1);
        letter.map_or(*block, |(_, said)| said).starts_with("Perhaps ")
    };
    let guesses = blocks.iter().position(is_perhaps);
    assert_eq!(is_guess, guesses.is_some_and(|at| at > 1), "{told}");
    let again = if judgement.is_illegal() {
        "Try again, or type hint.\n"
    } else {
        "Try once more, or type hint.\n"
    };
    let first = read(&tell_first_miss(judgement, Style::default()));
    assert!(first.starts_with("Not yet: ") && first.ends_with(again), "{first}");
    assert!(!first.contains("Not right") && !first.contains("\nAnswer: "), "{first}");
    for text in [&told, &first] {
        for word in ["punish", "..", "answered", " ,", "  Answer"] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    }
}
