//! What is said to somebody who has not met everything: nothing that names what comes later, and never less than how to go on.

use nimlab::conversation::Hints;
use nimlab::derivation::Derivation;
use nimlab::document::{
    Block, Document, Idea, Known, Style, tell, tell_first_miss, tell_judgement, unknown_in,
};
use nimlab::judgement::{Verdict, judge};
use nimlab::lesson::BUILT_IN;
use nimlab::question::{Dash, Names, Question, Request};
use nimlab::render::{Terminal, terminal};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, prop, proptest};
use proptest::sample::select;

use crate::support::{cases, joined, plain};

const WIDE: Terminal = plain(10_000);

fn written(document: &Document) -> String {
    terminal(document, WIDE)
}

/// What is known at the end of so many lessons, with the lab or without.
fn after(lessons: usize, lab: bool) -> Known {
    let names = BUILT_IN[..lessons].iter();
    let names: Vec<&str> = names.map(|(file, _)| nimlab::lesson::name_of(file)).collect();
    let met = Idea::ALL.iter().copied();
    let met = met.filter(|idea| names.contains(&idea.lesson()));
    let known = met.fold(Known::NONE, Known::with);
    if lab { known } else { known.without(Idea::TheLab) }
}

fn style(known: Known) -> Style {
    Style { known, ..Style::default() }
}

/// Only what is known is named, but for what says the question and the answer again.
fn names_nothing_else(blocks: &[Block], known: Known) {
    let told = written(&Document { blocks: blocks.to_vec() });
    let named = unknown_in(&told, known);
    let named: Vec<&str> = named.iter().map(|named| named.idea.name()).collect();
    assert_eq!(named, Vec::<&str>::new(), "{told}");
}

fn board() -> impl Strategy<Value = String> {
    let rows = vec(0..9_u64, 1..5);
    rows.prop_map(|rows| joined(&rows, " "))
}

fn question() -> impl Strategy<Value = Question> {
    let kinds = select(vec!["winner", "rows", "move"]);
    let large = vec(20..90_u64, 2..4);
    let large = large.prop_map(|rows| joined(&rows, " "));
    let boards = prop::strategy::Union::new([board().boxed(), large.boxed()]);
    (kinds, boards).prop_map(|(kind, board)| format!("{kind} {board}").parse().unwrap())
}

fn answer() -> impl Strategy<Value = String> {
    let moves = (0..5_u64, 0..9_u64).prop_map(|(row, take)| format!("{row},{take}"));
    let words = select(vec!["wins", "loses", "none", "P", "what", "", "1 2", "2"]);
    prop::strategy::Union::new([moves.boxed(), words.prop_map(str::to_owned).boxed()])
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(150) })]

    #[test]
    fn hints_and_judgements_name_only_what_is_known(
        question in question(),
        given in answer(),
        lessons in 0..=BUILT_IN.len(),
        lab in proptest::bool::ANY,
    ) {
        let known = after(lessons, lab);
        let mut hints = Hints::new(question.clone());
        while hints.left() > 0 {
            let told = hints.next_hint(style(known));
            names_nothing_else(&told.blocks, known);
            assert!(!written(&told).trim().is_empty());
        }
        let judgement = judge(&question, &given, Names::Standard);
        let told = tell_judgement(&judgement, style(known));
        // What is asked and answered is said in the words of whoever asked.
        names_nothing_else(&told.blocks[1..], known);
        // A right answer may need no more words than that it is right.
        let is_brief = matches!(judgement.verdict, Verdict::Right | Verdict::Malformed);
        assert!(told.blocks.len() > 1 || is_brief);
        if judgement.verdict == Verdict::Wrong {
            let first = tell_first_miss(&judgement, style(known));
            names_nothing_else(&first.blocks[1..], known);
        }
    }

    #[test]
    fn derivations_name_only_what_is_known(
        board in board(),
        kind in select(vec!["explain", "sum", "winner", "move", "explain --misere", "moves"]),
        lessons in 0..=BUILT_IN.len(),
        depth in 0..4_usize,
    ) {
        let known = after(lessons, true);
        let request = Request::parse(&format!("{kind} {board}"), Dash::Refused).unwrap();
        let told = tell(&Derivation::of(request), Style { depth, ..style(known) });
        names_nothing_else(&told.blocks, known);
    }

    /// Whoever has met everything is told as somebody of whom nothing is known.
    #[test]
    fn after_the_course_everything_is_told(question in question(), given in answer()) {
        let everything = after(BUILT_IN.len(), true);
        let judgement = judge(&question, &given, Names::Standard);
        assert_eq!(
            tell_judgement(&judgement, style(everything)),
            tell_judgement(&judgement, Style::default()),
        );
    }
}

fn told(question: &str, given: &str, known: Known) -> String {
    let judgement = judge(&question.parse().unwrap(), given, Names::Standard);
    written(&tell_judgement(&judgement, style(known)))
}

/// Question, answer, and what a reader of the first lesson is told of it.
const AFTER_THE_FIRST_LESSON: &str = "
move 3 | 1,2 | You take 2 from row 1, which leaves 1. The other player takes 1 from row 1 and wins.
winner 1 1 1 | loses | You take 1 from row 1, which leaves 1 1. The other player takes 1 from row 2, which leaves 1. You take 1 from row 3 and win.
winner 1 1 | wins | You can leave 1, and from there the other player wins. For example: You take 1 from row 1, which leaves 1. The other player takes 1 from row 2 and wins.
rows 3 1 | 2 | For example: You take 1 from row 2, which leaves 3. The other player takes 3 from row 1 and wins.
move 3 | none | Some move wins here. Try each of them, and look at what it leaves: 2, 1 or nothing.
# Too many boards can come up.
move 90 70 | 1,1 | After taking 1 from row 1, the other player can take 19 from row 1, and wins in the end.
# Of other games the rules are known, and no theory.
move kayles 3 | 1=2 | You take 1 from row 1 and leave 2 in one row, which leaves 2. The other player takes 2 from row 1 and wins.
move moore:2 2 1 1 | 1,2 | The other player takes 1 from row 2 and 1 from row 3 and wins.
rows kayles 3 2 | 2 | For example: You take 1 from row 2, which leaves 3 1.
# The rules of the game are known.
move 3 | 2,1 | there is no row 2
move 0 2 | 1,2 | Row 1 is empty, but it keeps its number
";

#[test]
fn a_reader_of_the_first_lesson_is_told_what_comes_of_a_move() {
    let first = after(1, true);
    let rows = AFTER_THE_FIRST_LESSON.trim().lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split(" | ").collect();
        let told = told(cells[0], cells[1], first);
        assert!(told.contains(cells[2]), "{row}: {told}");
    }
}

/// Between the nim sum and the values of heaps, other games are looked at without either.
#[test]
fn other_games_are_looked_at_without_their_theory() {
    let known = after(9, true);
    let question: Question = "move kayles 3 1".parse().unwrap();
    let mut hints = Hints::new(question.clone());
    while hints.left() > 0 {
        let told = written(&hints.next_hint(style(known)));
        assert!(!told.contains("worth") && !told.contains("value"), "{told}");
    }
    for given in ["1,1", "2,1", "none", "1=2"] {
        let told = told("move kayles 3 1", given, known);
        assert!(!told.contains("worth") && !told.contains("value"), "{told}");
    }
}

#[test]
fn hints_speak_of_pairs_first_and_then_of_groups() {
    let of = |question: &str, lessons: usize| {
        let known = after(lessons, true);
        let mut hints = Hints::new(question.parse().unwrap());
        let all = 0..hints.left();
        let told = all.map(|_| written(&hints.next_hint(style(known))));
        told.collect::<Vec<String>>()
    };
    let hints = |lessons| of("move 3 1", lessons);
    // What of this very board has no partner can be seen on it; of one row alone there is only what comes after a move.
    let first = hints(1);
    assert!(first[0].contains("row 1 has a 2 and a 1, and no other row shares the 2"), "{first:?}");
    assert!(first[2].contains("begin in row 1: its 2 has to go"), "{first:?}");
    let alone = of("move 0 3", 1);
    assert!(alone[0].starts_with("The idea: try a move"), "{alone:?}");
    // Whoever has met groups is asked to pair them, and knows from the first hint on when no move wins.
    for lessons in [3, 10] {
        let told = hints(lessons);
        assert!(told[0].contains("which sizes are left alone?"), "{told:?}");
        assert!(told[0].contains("Where none is, no move wins"), "{told:?}");
        assert!(told[1].contains("take the largest"), "{told:?}");
    }
}
