//! Games that are Nim in disguise, replayed: every winning move of the board of Nim is a legal move of the disguise, and
//! leaves the disguise of the board that the move of Nim leaves.

use nimlab::derivation::{Analysis, Conclusion, Derivation, Step, Translations};
use nimlab::game::{Board, Disguise, Position, Rule};
use nimlab::question::{Question, Request};

/// The steps are about this disguise, and those between are about its board of Nim.
pub fn of_disguise(disguise: &Disguise, analysis: &Analysis, steps: &[Step]) {
    let position = Position::new(disguise.board(), Rule::Normal);
    assert_eq!(analysis.position, position);
    match &of_nim(disguise, steps)[..] {
        [Step::NoRowIsLeft(of)] => assert!(of == disguise && position.is_over()),
        [of_nim @ .., Step::Translated { disguise: of, translations }] => {
            assert_eq!(of, disguise);
            assert_eq!(translations.moves.is_empty(), !analysis.mover_wins);
            let same = Derivation::of(Request::Explain { position, turn: None });
            assert_eq!(same.conclusion, Conclusion::Position(analysis.clone()));
            assert_eq!(of_nim, same.steps);
        }
        steps => panic!("{disguise} is not told to its end by {steps:?}"),
    }
}

/// What is asked of a disguise is found, and told, as it is of its board of Nim.
pub fn asked(disguise: &Disguise, asked: &Question, found: &Conclusion, steps: &[Step]) {
    let same = Derivation::of(asked);
    assert_eq!(same.request.to_string(), {
        let kind = asked.kind().word();
        format!("{kind} {}", disguise.board())
    });
    assert_eq!(*found, same.conclusion);
    let mut told = of_nim(disguise, steps);
    if let [Step::NoRowIsLeft(_)] = told[..] {
        assert!(disguise.board().is_empty() && asked.position().is_some());
        return;
    }
    let translated = told.pop_if(|step| matches!(step, Step::Translated { .. })).is_some();
    assert_eq!(translated, matches!(found, Conclusion::Rows(_) | Conclusion::Moves(_)));
    assert_eq!(told, same.steps);
}

/// The steps after those that say how it is a board of Nim, with the moves of that board counted in place of its own.
fn of_nim(disguise: &Disguise, steps: &[Step]) -> Vec<Step> {
    let [Step::Disguised(first), Step::NoOtherMoveCounts(second), rest @ ..] = steps else {
        panic!("{disguise} is not told by {steps:?}");
    };
    assert_eq!((first, second), (disguise, disguise));
    let position = Position::new(disguise.board(), Rule::Normal);
    let as_of_nim = |step: &Step| match step {
        Step::AnyMove { moves } => {
            assert_eq!(*moves, disguise.count_moves());
            Step::AnyMove { moves: Some(position.count_moves()) }
        }
        step => step.clone(),
    };
    rest.iter().map(as_of_nim).collect()
}

pub fn translated(disguise: &Disguise, translations: &Translations) {
    let board = disguise.board();
    for told in &translations.moves {
        let left = disguise.after(&told.disguised).expect("it is legal");
        let expected = board.after(told.mv).expect("it is legal");
        assert_eq!(sizes(&left.board()), sizes(&expected), "{disguise}");
    }
    for mv in &translations.raises {
        let left = disguise.after(mv).expect("it is legal");
        assert_eq!(left.board().nim_sum(), 0, "{disguise}: {mv:?}");
        assert!(left.board().total() > board.total());
    }
}

/// The sizes of the rows, without what counts for nothing: empty rows, and pairs of equal ones.
fn sizes(board: &Board) -> Vec<u64> {
    let mut sizes: Vec<u64> = Vec::new();
    for &size in board.rows().iter().filter(|&&size| size > 0) {
        match sizes.iter().position(|&other| other == size) {
            Some(at) => {
                sizes.remove(at);
            }
            None => sizes.push(size),
        }
    }
    sizes.sort_unstable();
    sizes
}
