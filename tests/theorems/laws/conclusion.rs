//! What a derivation ends with, against the machine's own arithmetic.

use explain::derivation::{Conclusion, Derivation, LegalMoves};
use explain::question::{Binary, Decimal, Gate, Question, Request, Xor};
use theory::{Board, Position, Rule, bouton};

use super::arithmetic::{value, written};
use super::game::analysis;

pub fn is_native(derivation: &Derivation) {
    match (&derivation.request, &derivation.conclusion) {
        (Request::Question(question), conclusion) => answers(question, conclusion),
        (Request::TruthTable, Conclusion::TruthTable) => {}
        (Request::Explain { position, mv: None }, Conclusion::Position(told)) => {
            assert_eq!(told.position, *position);
            analysis(told);
        }
        (Request::LookAhead(ahead), Conclusion::Ahead(found)) => {
            assert_eq!(found.position, *ahead.position());
            super::ahead::agrees_with_theory(found);
        }
        (Request::Proof(board), Conclusion::Position(told)) => {
            assert_eq!(told.position, Position::new(board.clone(), Rule::Normal));
            analysis(told);
        }
        (Request::Explain { position, mv: Some(asked) }, Conclusion::Played(played)) => {
            let (before, after) = (&played.before, &played.after);
            assert_eq!((&before.position, &played.mv), (position, asked));
            assert_eq!(Ok(after.board()), position.board.after(*asked).as_ref());
            assert_eq!(after.rule(), position.rule);
            analysis(before);
            analysis(after);
        }
        (Request::Moves(position), Conclusion::EveryMove(told)) => every_move(position, told),
        (Request::Group { size }, Conclusion::Group(table)) => {
            assert_eq!(table.size, *size);
            super::group::table(table);
        }
        (request, conclusion) => panic!("{request:?} does not end in {conclusion:?}"),
    }
}

fn answers(question: &Question, conclusion: &Conclusion) {
    match (question, conclusion) {
        (&Question::Gate(Gate { a, b }), &Conclusion::Bit(output)) => {
            assert_eq!(output.is_one(), a.is_one() ^ b.is_one());
        }
        (Question::Binary(Binary { number: 0 }), Conclusion::Digits(digits)) => {
            assert!(digits.is_empty());
        }
        (Question::Binary(Binary { number }), Conclusion::Digits(digits)) => {
            assert_eq!(written(digits), format!("{number:b}"));
        }
        (Question::Decimal(Decimal { digits }), Conclusion::Number(number)) => {
            assert_eq!(*number, value(digits));
        }
        (Question::Xor(Xor { a, b }), Conclusion::Number(value)) => assert_eq!(*value, a ^ b),
        (Question::Balance(board), Conclusion::Alone(told)) => {
            assert_eq!(told.board, *board);
            let nim_sum = board.rows().iter().fold(0, |sum, size| sum ^ size);
            assert_eq!(told.odd().fold(0, |sizes, size| sizes | size), nim_sum);
        }
        (Question::Sum(board), Conclusion::Number(value)) => {
            assert_eq!(*value, board.nim_sum());
            assert_eq!(*value, board.rows().iter().fold(0, |sum, size| sum ^ size));
        }
        (Question::Winner(position), Conclusion::Winner(told))
        | (Question::Rows(position), Conclusion::Rows(told))
        | (Question::Move(position), Conclusion::Moves(told)) => {
            assert_eq!(told.position, *position);
            analysis(told);
        }
        (Question::Towers(asked), Conclusion::FirstPlayerWins(wins)) => {
            assert_eq!(*wins, asked.mover_wins());
        }
        (question, conclusion) => panic!("{question:?} is not answered by {conclusion:?}"),
    }
}

#[test]
fn the_native_theory_itself_is_bounded_by_the_board() {
    // The largest numbers there are must not overflow anywhere on the way.
    let board = Board::from([u64::MAX; 3]);
    for rule in [Rule::Normal, Rule::Misere] {
        let position = Position::new(board.clone(), rule);
        is_native(&Derivation::of(Request::Moves(position)));
    }
}

/// What can be done on the board.
fn every_move(position: &Position, told: &LegalMoves) {
    let Position { board, rule } = position;
    assert_eq!(told.analysis.position, *position);
    analysis(&told.analysis);
    assert_eq!(told.count, board.total());
    let listed = told.listed.iter().map(|legal| legal.mv);
    if told.complete {
        assert!(listed.eq(position.legal_moves()));
    } else {
        assert!(listed.eq(position.winning_moves()));
    }
    for legal in &told.listed {
        let after = board.after(legal.mv).expect("a listed move is legal");
        assert_eq!(told.board_after(legal), after);
        assert_eq!(legal.nim_sum, after.nim_sum());
        assert_eq!(legal.wins, !bouton(after.rows(), *rule));
    }
}
