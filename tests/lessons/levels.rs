//! What is said to readers who have not come far: hints and reasons by looking ahead and by pairs.

use course::conversation::Hints;
use explain::document::{Document, ReaderLevel, Style, tell_first_miss, tell_judgement};
use explain::judgement::judge;
use render::terminal;

use crate::support::plain;

fn written(document: &Document) -> String {
    terminal(document, plain(10_000))
}

fn at(level: ReaderLevel) -> Style {
    Style { level, ..Style::default() }
}

fn hints(question: &str, level: ReaderLevel) -> Vec<String> {
    let mut hints = Hints::new(question.parse().unwrap());
    (0..hints.left()).map(|_| written(&hints.next_hint(at(level)))).collect()
}

/// Question, answer, and what a reader of the first lesson is told of it.
const AFTER_THE_FIRST_LESSON: &str = "
move 3 | 1,2 | You take 2 from row 1, which leaves 1. The other player takes 1 from row 1 and wins.
winner 1 1 1 | loses | You take 1 from row 1, which leaves 1 1. The other player takes 1 from row 2, which leaves 1. You take 1 from row 3 and win.
winner 1 1 | wins | You can leave 1, and from there the other player wins. For example: You take 1 from row 1, which leaves 1. The other player takes 1 from row 2 and wins.
rows 3 1 | 2 | For example: You take 1 from row 2, which leaves 3. The other player takes 3 from row 1 and wins.
move 8 | none | Some move wins here. Try each of them, and look at what it leaves: 7, 6, 5, 4, 3, 2, 1 or nothing.
move 9 | none | look at what it leaves: one of 9 boards.
# Too many boards can come up.
move 90 70 | 1,1 | After taking 1 from row 1, the other player can take 19 from row 1, and wins in the end.
# Of other games the rules are known, and no theory.
move kayles 3 | 1=2 | You take 1 from row 1 and leave 2 in one row, which leaves 2. The other player takes 2 from row 1 and wins.
rows kayles 3 2 | 2 | For example: You take 1 from row 2, which leaves 3 1.
# The rules of the game are known.
move 3 | 2,1 | there is no row 2
move 0 2 | 1,2 | Row 1 is empty, but it keeps its number
";

#[test]
fn a_reader_of_the_first_lesson_is_told_what_comes_of_a_move() {
    let rows = AFTER_THE_FIRST_LESSON.trim().lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split(" | ").collect();
        let judgement = judge(&cells[0].parse().unwrap(), cells[1]);
        for tell in [tell_judgement, tell_first_miss] {
            let told = written(&tell(&judgement, at(ReaderLevel::BeforeDigits)));
            assert!(told.contains(cells[2]), "{row}: {told}");
            assert!(!told.contains("nim sum"), "{row}: {told}");
        }
    }
}

#[test]
fn hints_speak_of_pairs_first_and_then_of_columns() {
    // What of this very board has no partner can be seen on it; of one row alone there is only what comes after a move.
    let first = hints("move 3 1", ReaderLevel::BeforeDigits);
    assert!(first[0].contains("row 1 has 2 and 1, and no other row has a group of 2"), "{first:?}");
    assert!(first[2].contains("begin in row 1: its group of 2 has to go"), "{first:?}");
    let alone = hints("move 0 3", ReaderLevel::BeforeDigits);
    assert!(alone[0].starts_with("The idea: try a move"), "{alone:?}");
    // A reader of the whole course is told of columns, and knows from the first hint on when no move wins.
    let told = hints("move 3 1", ReaderLevel::Everything);
    assert!(told[0].contains("leave every column even"), "{told:?}");
    assert!(told[0].contains("no move wins"), "{told:?}");
    assert!(told[1].contains("find the leftmost odd column"), "{told:?}");
}

/// Other games are looked at without the values of heaps.
#[test]
fn other_games_are_looked_at_without_their_theory() {
    for told in hints("move kayles 3 1", ReaderLevel::Digits) {
        assert!(!told.contains("worth") && !told.contains("value"), "{told}");
    }
}
