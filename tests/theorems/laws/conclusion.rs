//! What a derivation ends with, against the machine's own arithmetic.

use explain::derivation::{Analysis, Derivation, Found, LegalMoves};
use explain::judgement::WinnerForm;
use explain::question::{Answer, Binary, Decimal, Gate, Question, Request, Xor};
use num_bigint::BigInt;
use theory::hand_built::Bit;
use theory::{Board, Position, Rule, bouton};

use super::arithmetic::value;
use super::game::analysis;

pub fn is_native(derivation: &Derivation) {
    match (&derivation.request, &derivation.found) {
        (Request::Question(question), Found::Answers(right)) => answers(question, right),
        (Request::TruthTable, Found::TruthTable) => {}
        (Request::Explain { position, mv: None }, Found::Position(told)) => {
            assert_eq!(told.position, *position);
            analysis(told);
        }
        (Request::LookAhead(ahead), Found::Ahead(found)) => {
            assert_eq!(found.position, *ahead.position());
            super::ahead::agrees_with_theory(found);
        }
        (Request::Proof(board), Found::Position(told)) => {
            assert_eq!(told.position, Position::new(board.clone(), Rule::Normal));
            analysis(told);
        }
        (Request::Explain { position, mv: Some(asked) }, Found::Played(played)) => {
            let (before, after) = (&played.before, &played.after);
            assert_eq!((&before.position, &played.mv), (position, asked));
            assert_eq!(Ok(after.board()), position.board.after(*asked).as_ref());
            assert_eq!(after.rule(), position.rule);
            analysis(before);
            analysis(after);
        }
        (Request::Moves(position), Found::EveryMove(told)) => every_move(position, told),
        (Request::Group { size }, Found::Group(table)) => {
            assert_eq!(table.size, *size);
            super::group::table(table);
        }
        (request, found) => panic!("{request:?} does not end in {found:?}"),
    }
}

/// The right answers, by the machine's own arithmetic.
fn answers(question: &Question, right: &[Answer]) {
    let number = |number: u64| Answer::Number(number.into());
    match question {
        &Question::Gate(Gate { a, b }) => {
            assert_eq!(right, [Answer::Bit(Bit::from(a.is_one() ^ b.is_one()))]);
        }
        Question::Binary(Binary { number }) => {
            assert_eq!(right.len(), 1);
            assert_eq!(right[0].to_string(), format!("{number:b}"));
        }
        Question::Decimal(Decimal { digits }) => assert_eq!(right, [number(value(digits))]),
        Question::Xor(Xor { a, b }) => assert_eq!(right, [number(a ^ b)]),
        Question::Balance(board) => {
            let nim_sum = board.rows().iter().fold(0, |sum, size| sum ^ size);
            let unpaired =
                (0..64).map(|exponent| 1_u64 << exponent).filter(|size| nim_sum & size != 0);
            assert_eq!(right, [Answer::Sizes(unpaired.map(BigInt::from).collect())]);
        }
        Question::Sum(board) => {
            assert_eq!(right, [number(board.rows().iter().fold(0, |sum, size| sum ^ size))]);
        }
        Question::Winner(position) => {
            let wins = position.mover_wins();
            assert_eq!(right, [Answer::Winner { wins, said: WinnerForm::Word }]);
            analysis(&Analysis::of(position));
        }
        Question::Rows(position) => {
            let rows = position.winning_rows().into_iter().map(BigInt::from);
            assert_eq!(right, [Answer::Rows(rows.collect())]);
        }
        Question::Move(position) => {
            let moves = right.iter().filter_map(|answer| answer.move_on(&position.board).ok());
            assert_eq!(moves.collect::<Vec<_>>(), position.winning_moves());
            assert_eq!(right == [Answer::NoMove], !position.mover_wins() || position.is_over());
        }
        Question::Towers(towers) => {
            let wins = towers.mover_wins();
            assert_eq!(right, [Answer::Winner { wins, said: WinnerForm::Player }]);
        }
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
