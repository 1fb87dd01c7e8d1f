//! Games that are Nim in disguise, replayed: every winning move of the board of Nim is a legal move of the disguise, and
//! leaves the disguise of the board that the move of Nim leaves.

use nimlab::derivation::{Analysis, Step, Translations};
use nimlab::game::{Board, Disguise, Position, Rule};

use super::outline::of_position;

/// The steps are about this disguise, and those between are about its board of Nim.
pub fn of_disguise(disguise: &Disguise, analysis: &Analysis, steps: &[Step]) {
    let position = Position::new(disguise.board(), Rule::Normal);
    assert_eq!(analysis.position, position);
    let [
        Step::Disguised(first),
        Step::NoOtherMoveCounts(second),
        rest @ ..,
    ] = steps
    else {
        panic!("{disguise} is not told by {steps:?}");
    };
    assert_eq!((first, second), (disguise, disguise));
    match rest {
        [Step::NoRowIsLeft(of)] => assert!(of == disguise && position.is_over()),
        [
            of_nim @ ..,
            Step::Translated {
                disguise: of,
                translations,
            },
        ] => {
            assert_eq!(of, disguise);
            assert_eq!(translations.moves.is_empty(), !analysis.mover_wins);
            of_position(analysis, None, of_nim);
        }
        of_nim => of_position(analysis, None, of_nim),
    }
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
